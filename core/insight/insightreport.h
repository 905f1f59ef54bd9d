// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/insight/advice.h"
#include "core/insight/effectivelimits.h"
#include "core/insight/explain.h"
#include "core/insight/impact.h"

#include <string>

/// Answers about limits as text for a terminal or a chat, and as one line of JSON, a stable format.
namespace quotadeck::insight {
/// The sentence, the limits along the path, what would help.
[[nodiscard]] std::string asText(const Explanation& explanation, const Advice& advice,
                                 MessageText text = englishText);
[[nodiscard]] std::string asJson(const Explanation& explanation,
                                 const Advice& advice); ///< --help lists the keys

/// A line for each limit.
[[nodiscard]] std::string asText(const EffectiveLimits& limits, MessageText text = englishText);
[[nodiscard]] std::string asJson(const EffectiveLimits& limits);

/// The counts, then a line for each affected user, group or queue.
[[nodiscard]] std::string asText(const Impact& impact, MessageText text = englishText);
[[nodiscard]] std::string asJson(const Impact& impact);
} // namespace quotadeck::insight

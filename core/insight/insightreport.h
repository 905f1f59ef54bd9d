// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/insight/advice.h"
#include "core/insight/effectivelimits.h"
#include "core/insight/explain.h"
#include "core/insight/impact.h"
#include "core/insight/oversubscription.h"
#include "core/insight/queuelending.h"

#include <string>
#include <vector>

/// Answers about limits, what queues borrow and what is oversubscribed: as text for a terminal or a chat, and as one line of
/// JSON, a stable format.
namespace quotadeck::insight {
/// The sentence, the limits along the path, what would help.
[[nodiscard]] std::string asText(const Explanation& explanation, const Advice& advice,
                                 MessageText text = englishText);
[[nodiscard]] std::string asJson(const Explanation& explanation,
                                 const Advice& advice); ///< --help lists the keys

/// Why the rules reject the application, as a sentence.
[[nodiscard]] Message notPlacedText(const placement::Placement& placement);
/// The keys of asJson() of an Explanation, with the verdict "not-placed", and "rules"; @p state is the one that the rules were
/// applied to.
[[nodiscard]] std::string notPlacedJson(const Question& question, const QuotaState& state,
                                        const placement::Placement& placement);

/// A line for each limit.
[[nodiscard]] std::string asText(const EffectiveLimits& limits, MessageText text = englishText);
[[nodiscard]] std::string asJson(const EffectiveLimits& limits);

/// The counts, then a line for each affected user, group or queue.
[[nodiscard]] std::string asText(const Impact& impact, MessageText text = englishText);
[[nodiscard]] std::string asJson(const Impact& impact);

/// "root.a 6, root.b 2"; empty: no sibling has an unused guarantee.
[[nodiscard]] Message siblingsMessage(const LendingRow& row);
/// A line for each queue and resource type.
[[nodiscard]] std::string asText(const std::vector<LendingRow>& rows, MessageText text = englishText);
[[nodiscard]] std::string asJson(const std::vector<LendingRow>& rows); ///< --help lists the keys

/// "ds 120, qa 40"; @p row has contributors.
[[nodiscard]] Message contributorsMessage(const Oversubscription& row);
/// A line for each queue, resource type and claim.
[[nodiscard]] std::string asText(const std::vector<Oversubscription>& rows, MessageText text = englishText);
[[nodiscard]] std::string asJson(const std::vector<Oversubscription>& rows);
} // namespace quotadeck::insight

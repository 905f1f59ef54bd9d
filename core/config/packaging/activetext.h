// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/textspan.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The configuration in a scheduler's answer with its active configuration in YAML (REST-30): the lines of @p answer
/// without the keys that the scheduler adds and would reject. Errors: Parse, at "line:column", when the answer is not a
/// YAML map.
[[nodiscard]] Result<std::string> configurationInAnswer(std::string_view answer);

/// The same with empty comments in the place of those keys, so that places in the result and in @p answer are the same.
/// Errors likewise.
[[nodiscard]] Result<std::string> answerWithoutAddedKeys(std::string_view answer);

/// The keys that the scheduler has added to @p text, with their values, if the text is a saved answer; in the order of
/// the text. Empty for other texts: a queues.yaml may contain a checksum too.
[[nodiscard]] std::vector<TextSpan> addedKeys(std::string_view text);
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/textspan.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The configuration in what a scheduler answers when it is asked for the active one in YAML (REST-30): the lines of
/// @p answer as they are, without the keys that the scheduler adds and would not accept. Errors: Parse, at "line:column",
/// for what is no YAML map.
[[nodiscard]] Result<std::string> configurationInAnswer(std::string_view answer);

/// The same with empty comments in the place of those keys, so that every place of the result is that of @p answer. Errors likewise.
[[nodiscard]] Result<std::string> answerWithoutAddedKeys(std::string_view answer);

/// What the scheduler has added to @p text, when it is a saved answer: the places of the keys with their values, in the
/// order of the text. Empty when it is none: a checksum alone may stand in a queues.yaml, too.
[[nodiscard]] std::vector<TextSpan> addedKeys(std::string_view text);
} // namespace quotadeck::config

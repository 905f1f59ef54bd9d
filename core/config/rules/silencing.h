// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/finding.h"
#include "core/config/yaml/textedit.h"

#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The edit that silences @p finding, one of validateFile(@p text), with a comment on a line of its own above it:
///
///     # quotadeck:ignore CFG-LINT-1 billing reads this type
///
/// Errors: InvalidArgument for an error, which no comment silences, and for a reason that is empty or not one line;
///         Unsupported where no comment can stand, as inside a text over several lines.
/// Cost:   that of two validations, which prove that the comment helps and changes nothing else.
[[nodiscard]] Result<std::vector<TextEdit>> silencingEdits(std::string_view text, const Finding& finding,
                                                           std::string_view reason);
} // namespace quotadeck::config

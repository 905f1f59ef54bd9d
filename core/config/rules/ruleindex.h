// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The rule of the finding for a file that could not be read.
inline constexpr std::string_view kInputRule = "INPUT";

/// The rules of all families, sorted by id: those of reading a file first, advice last.
[[nodiscard]] const std::vector<RuleInfo>& allRules();

/// nullptr for an unknown id.
[[nodiscard]] const RuleInfo* findRule(std::string_view id);

/// True for a rule that validate() checks: only these can be named in an ignore comment.
[[nodiscard]] bool isCheckedRule(std::string_view id);
} // namespace quotadeck::config

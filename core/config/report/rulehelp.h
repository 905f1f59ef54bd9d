// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The rule of the finding that stands for a file which could not be read.
inline constexpr std::string_view kInputRule = "INPUT";

/// What a rule asks for, whatever the file.
struct RuleHelp
{
    std::string_view id; ///< "VAL-37"
    Severity severity = Severity::Error; ///< of a finding, unless the finding says otherwise
    std::string_view title; ///< one short sentence: how it should be
    std::string_view help; ///< what happens else, and what to do
};

/// Of every rule that a finding can name, in the order of the rules.
[[nodiscard]] const std::vector<RuleHelp>& ruleHelps();

/// nullptr for a rule that has none.
[[nodiscard]] const RuleHelp* findRuleHelp(std::string_view id);
} // namespace quotadeck::config

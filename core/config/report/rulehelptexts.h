// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/report/rulehelp.h"

#include <vector>

namespace quotadeck::config {
/// Of reading a file: INPUT, CFG.
[[nodiscard]] std::vector<RuleHelp> readingRuleHelps();
/// Of validating what was read: VAL up to 72.
[[nodiscard]] std::vector<RuleHelp> queueRuleHelps();
/// Of comparing levels of the hierarchy, what only the running scheduler finds, and advice: VAL from 75 on, ADV.
[[nodiscard]] std::vector<RuleHelp> hierarchyRuleHelps();
} // namespace quotadeck::config

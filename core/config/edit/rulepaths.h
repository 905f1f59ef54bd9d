// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/configplace.h"
#include "core/config/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// A path that a "fixed" placement rule has written.
struct RulePath
{
    ConfigPlace place; ///< of the rule's "value"
    std::string value;
};

/// What the fixed rules of the queue's partition must say so that they lead where they did before it was renamed:
/// only those that change. A path counts as far as it is known without an application: "root" and the fixed rules
/// above in the chain come first (PLC-17, PLC-22); upper and lower case do not matter.
[[nodiscard]] std::vector<RulePath> rulePathsAfterRename(const SchedulerConfig& config,
                                                         const ConfigPlace& queue, std::string_view name);
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Whether a new name of a queue changes placement rules too.
enum class PathsInRules {
    Keep, ///< the rules stay as written
    Follow, ///< the paths of "fixed" placement rules that lead to or through the queue get the new name (PLC-22)
};

/// A single value to be set.
struct ValueChange
{
    ConfigPlace place;
    std::string value;
};

/// The values to set, in this order, so that the queue is called @p name. Upper and lower case of paths do not matter.
/// Errors: InvalidArgument for an illegal name, NotFound without such a queue, Unsupported when the paths of the rules
/// cannot follow.
[[nodiscard]] Result<std::vector<ValueChange>> changesToRename(const SchedulerConfig& config,
                                                               const ConfigPlace& queue,
                                                               std::string_view name, PathsInRules paths);

/// The values to set so that fixed placement rules that lead to or through the queue at @p queue follow it to @p to, its place
/// in the list of another queue of the partition (PLC-22). Errors: Unsupported when a rule cannot follow.
[[nodiscard]] Result<std::vector<ValueChange>>
ruleChangesToMove(const SchedulerConfig& config, const ConfigPlace& queue, const ConfigPlace& to);
} // namespace quotadeck::config

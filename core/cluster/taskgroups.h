// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/placeholders.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// How pods describe the gang that their application is (APP-42).
namespace quotadeck::cluster {
inline constexpr std::string_view kTaskGroupName = "yunikorn.apache.org/task-group-name";
inline constexpr std::string_view kTaskGroups = "yunikorn.apache.org/task-groups";
inline constexpr std::string_view kSchedulingPolicyParameters
    = "yunikorn.apache.org/schedulingPolicyParameters";

/// Pods of one kind that an application needs at the same time.
struct TaskGroup
{
    std::string name;
    std::int32_t minMember = 1; ///< placeholders
    Resource minResource; ///< of each, base units
    std::map<std::string, std::string> nodeSelector;
    /// JSON as given, without white space; empty if absent.
    std::string tolerations;
    std::string affinity;
    std::string topologySpreadConstraints;

    friend bool operator==(const TaskGroup&, const TaskGroup&) = default;
};

/// Reads the list of an annotation. Parse for anything that is no such list, and for a group without a name, members
/// or resources; `where` is the group, by its name or place: "driver", "#2". Fields that are not known are ignored.
[[nodiscard]] Result<std::vector<TaskGroup>> readTaskGroups(std::string_view json);

/// What all placeholders of @p groups hold together; each is a pod, too (NSQ-8).
[[nodiscard]] Resource placeholderAsk(const std::vector<TaskGroup>& groups);

struct SchedulingPolicy
{
    std::chrono::milliseconds placeholderTimeout{}; ///< 0: the default; see cluster::placeholderTimeout()
    GangStyle gangStyle = GangStyle::Soft;
    std::vector<std::string> ignored; ///< parameters that are not known or unreadable, as written

    friend bool operator==(const SchedulingPolicy&, const SchedulingPolicy&) = default;
};

/// Reads "placeholderTimeoutInSeconds=60 gangSchedulingStyle=Hard"; the last of two wins, what cannot be read is as if
/// it were not there.
[[nodiscard]] SchedulingPolicy readSchedulingPolicy(std::string_view parameters);
} // namespace quotadeck::cluster

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

namespace quotadeck::cluster {
/// A container that runs before the others.
struct InitContainer
{
    Resource requests;
    bool isSidecar = false; ///< keeps running, so it counts like a container

    friend bool operator==(const InitContainer&, const InitContainer&) = default;
};

/// The requests of a pod, types named as in the scheduler (NSQ-7); limits do not count (NSQ-8).
struct PodResources
{
    std::vector<Resource> containers;
    std::vector<InitContainer> initContainers; ///< in their order
    Resource podLevel; ///< of the pod as a whole; vcore and memory replace what the containers sum up to
    Resource overhead; ///< of the runtime

    friend bool operator==(const PodResources&, const PodResources&) = default;
};

/// The resources that the scheduler is to allocate (NSQ-8): the containers together, or more where an init container
/// needs more beside the side-cars started before it; the overhead; and one of the type pods.
[[nodiscard]] Resource podRequest(const PodResources& pod);

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

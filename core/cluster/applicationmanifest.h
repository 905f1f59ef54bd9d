// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/base/textspan.h"
#include "core/cluster/taskgroups.h"
#include "core/placement/placement.h"
#include "core/resource/resource.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// A part of a manifest that the scheduler or the API server ignores or rejects.
struct ManifestProblem
{
    TextPosition place;
    Message message;
};

/// The application of a Pod or of the pods of a workload (table 10.1, APP-42).
struct ApplicationManifest
{
    std::string kind; ///< "Deployment"
    std::string name; ///< may be empty
    TextPosition place; ///< of the object
    std::string namespaceName; ///< "default" if the object names none
    std::optional<ApplicationId> app; ///< nothing: the scheduler does not handle its pods
    placement::Submission submission;
    std::optional<std::int64_t> pods; ///< at the same time; nothing for a DaemonSet, one on each node
    Resource podRequest; ///< of each pod, base units (NSQ-8)
    std::string taskGroup; ///< of its pods; empty = none
    std::vector<TaskGroup> taskGroups;
    SchedulingPolicy policy;
    std::vector<ManifestProblem> problems;
};

/// The applications of a text, and the objects that are none.
struct ManifestReading
{
    std::vector<ApplicationManifest> applications; ///< in the order of the text
    std::vector<Error> errors; ///< `where` is "line:column"
};

/// Bounds of a text, so that reading is bounded in time and memory however aliases multiply its parts.
inline constexpr std::size_t kMostManifestObjects = 10'000;
inline constexpr std::size_t kMostManifestProblems = 1'000; ///< more are not listed
inline constexpr std::size_t kMostManifestResources = 1'000; ///< types of a container
inline constexpr std::size_t kLongestAnnotation = std::size_t{256}
    << 10; ///< bytes; the API server takes no more

/// What ConfigMaps among the objects are: errors, as all that has no pods, or something that the caller reads.
enum class ConfigMaps { Refuse, PassOver };

/// Reads Pods, Deployments, StatefulSets, ReplicaSets, DaemonSets, Jobs and CronJobs, in YAML or JSON: one or several
/// documents, or the items of a List. The annotations of a Namespace anywhere in @p text give the tags of its
/// applications (NSQ-10). Any other kind, and a text without any pod, is an error; the rest is read all the same, unless @p text
/// exceeds one of the bounds.
[[nodiscard]] ManifestReading readApplicationManifests(std::string_view text,
                                                       ConfigMaps configMaps = ConfigMaps::Refuse);

/// {"kind","name","namespace","id","queue","user","groups","tags","pods","request","taskGroup","taskGroups","gang"};
/// amounts in base units. `id` and `pods` may be null; `gang` exists only with task groups.
[[nodiscard]] std::string applicationJson(const ApplicationManifest& application);
} // namespace quotadeck::cluster

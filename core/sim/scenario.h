// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/config/schema/schema.h"
#include "core/elastic/admission.h"
#include "core/elastic/editrules.h"
#include "core/elastic/eviction.h"
#include "core/elastic/quotacatalog.h"
#include "core/resource/resource.h"
#include "core/sim/action.h"
#include "core/sim/check.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::sim {
/// Values from @p least to @p most, both included.
template <typename T>
struct Range
{
    T least{};
    T most{};

    friend bool operator==(const Range&, const Range&) = default;
};

/// Machines of one kind, named "<name>-1" and so on.
struct NodeGroup
{
    std::string name;
    std::int64_t count = 1;
    std::string instanceType;
    Resource capacity;
};

struct ScenarioUser
{
    UserName name;
    std::vector<GroupName> groups;
};

/// Applications that are submitted together, repeatedly, beside the steady arrivals.
struct Burst
{
    Nanoseconds every{};
    std::int64_t applications = 0;
};

/// A stream of applications, each by one of @p users into one of @p queues at random.
struct Workload
{
    std::string name; ///< unique; applications are called "<name>-0001" and so on
    std::vector<QueuePath> queues; ///< leaves
    std::vector<UserName> users;
    Range<Nanoseconds> interarrival;
    Range<std::int64_t> pods; ///< of an application
    Resource podResources;
    Range<Nanoseconds> runTime; ///< of a pod, from its allocation
    std::int64_t maxOpenApplications = 0; ///< of one user in this workload; more are not submitted
    std::optional<Burst> burst;
    std::int64_t atStart = 0; ///< applications that are there at once
};

/// Machines of one kind under elastic quotas, named "<name>-1" and so on.
struct QuotaNodeGroup
{
    std::string name;
    std::int64_t count = 1;
    std::string model; ///< of its cards; empty = none (G1)
    Resource allocatable; ///< "cpu" in thousandths (EQ-1)
    std::string tree; ///< of quota groups, of whose pool they are (EQ-56); empty = of none
};

/// A cluster with elastic quotas instead of queues.
struct ElasticSetup
{
    std::vector<QuotaNodeGroup> nodes;
    std::string quotasText; ///< the manifests at the start
    std::vector<elastic::QuotaObject> quotas; ///< the same, a tree that the cluster takes
    bool scalesMin = true; ///< EQ-45
    elastic::EditOptions
        rules; ///< of the webhook; usage that is guaranteed counts for the solver, too (EQ-30)
    elastic::AdmissionOptions admission; ///< of the scheduler
    bool checksCreation = false; ///< pods beyond the limit for new pods are not created (EQ-64)
    elastic::RevokeOptions revoke;
    bool preempts = false; ///< makes room for important pods within their group (EQ-76)
    std::string cards; ///< the resource that the typed rules are on for (section 11); empty = off
};

/// A cluster with its users and what they run. A scenario that readScenario() returned is consistent: names are
/// unique, queues and users exist, ranges are in order, the limits and quotas can be read.
struct Scenario
{
    std::string name;
    std::string title;
    std::string description; ///< a page for an audience: paragraphs between empty lines
    SystemTime start; ///< the virtual time at which the cluster comes up, empty
    std::string clusterId;
    std::string partition;
    std::vector<NodeGroup> nodes;
    std::string configText; ///< of the queues.yaml at the start
    config::SchedulerConfig config; ///< the same, accepted by validation
    Nanoseconds releaseDelay
        = std::chrono::seconds(1); ///< from the request of a release to the end of the pod (APP-40)
    std::vector<ScenarioUser> users;
    std::vector<SetNamespace> namespaces;
    std::vector<Workload> workloads;
    std::vector<ScriptedEvent> events; ///< by time
    std::vector<Check> checks; ///< by time
    Mode mode = Mode::Current; ///< of the scheduler of queues
    std::optional<Nanoseconds> recordedFor; ///< set: the load was recorded for so long
    std::optional<ElasticSetup> elastic; ///< set: nodes, users, namespaces and workloads are empty
};

/// Reads a scenario file. Errors: Parse, `where` is @p where followed by ":line:column", the message names the key;
/// TooLarge for a text above 1 MiB.
[[nodiscard]] Result<Scenario> readScenario(std::string_view yaml, const std::string& where);

/// @p scenario, one with queues, under a scheduler in @p mode. Errors: Unsupported for elastic quotas; those of
/// cluster::readPartitionPlan() where that mode cannot load its queues; Parse for placement rules that it cannot build
/// (VAL-92); InvalidArgument for a workload whose applications it would reject.
[[nodiscard]] Result<Scenario> inMode(Scenario scenario, Mode mode);

/// What a list of scenarios shows.
struct ScenarioTitle
{
    std::string name;
    std::string title;
    std::string description;
    Mode mode = Mode::Current; ///< of a scenario with queues
    bool hasQueues = true; ///< else it has elastic quotas, which have no mode
};

/// Reads no more of a scenario file than that, which is quick however large the rest. Errors as readScenario().
[[nodiscard]] Result<ScenarioTitle> readScenarioTitle(std::string_view yaml, const std::string& where);

/// Reads one action as in the script of a scenario, "loseNode: node-1", or a list of them. Errors as readScenario().
[[nodiscard]] Result<std::vector<Action>> readActions(std::string_view yaml, const std::string& where);
} // namespace quotadeck::sim

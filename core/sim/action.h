// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/cluster/placeholders.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What can be done to a simulated cluster from outside, by the script of a scenario or as a manual action.
namespace quotadeck::sim {
using Nanoseconds = std::chrono::nanoseconds;

/// Pods of one kind. One is called @p name, several "<name>-1" and so on.
struct PodGroup
{
    std::string name; ///< unique in its application
    std::int64_t count = 1;
    Resource resources;
    Nanoseconds runTime{}; ///< from the allocation; 0 = until something ends them
    std::int32_t priority = 0;
    std::string taskGroup; ///< of the gang; empty = none
    Nanoseconds after{}; ///< created this long after the application
};

/// Placeholders of one kind, requested with the application.
struct GangGroup
{
    std::string name;
    std::int64_t members = 1;
    Resource resources; ///< of each
};

struct Gang
{
    cluster::GangStyle style = cluster::GangStyle::Soft;
    std::chrono::milliseconds timeout{}; ///< 0 = the default (APP-30)
    std::vector<GangGroup> groups;
};

struct SubmitApplication
{
    ApplicationId app;
    UserName user;
    std::optional<std::vector<GroupName>> groups; ///< nothing: those that the user has then
    std::string queue; ///< requested; empty = none
    std::string namespaceName; ///< of its pods; empty = none
    std::map<std::string, std::string> tags;
    std::optional<Gang> gang;
    std::vector<PodGroup> pods;
};

struct AddPods
{
    ApplicationId app;
    std::vector<PodGroup> pods;
};

/// Pods end by themselves.
struct CompletePods
{
    ApplicationId app;
    std::vector<std::string> pods; ///< empty = all
};

struct FailApplication
{
    ApplicationId app;
    std::string message;
};

/// A user moves an application to another queue, with access to both (ACL-25).
struct MoveApplication
{
    ApplicationId app;
    QueuePath queue; ///< a leaf
    UserName user; ///< who acts, with the groups of that moment
};

/// A user ends an application, with access to its queue (ACL-25).
struct KillApplication
{
    ApplicationId app;
    UserName user; ///< likewise
};

/// The scheduler preempts pods.
struct PreemptPods
{
    ApplicationId app;
    std::vector<std::string> pods; ///< empty = all
};

struct AddNode
{
    std::string name;
    std::string instanceType;
    Resource capacity;
};

/// Takes no new pods.
struct DrainNode
{
    std::string name;
};

/// Removed with all its pods, which their owners create anew.
struct LoseNode
{
    std::string name;
};

/// A drained node takes pods again, a lost one comes back empty.
struct ReturnNode
{
    std::string name;
};

/// Of the applications that the user submits from now on.
struct SetGroups
{
    UserName user;
    std::vector<GroupName> groups;
};

struct LoadConfiguration
{
    std::string text; ///< of the queues.yaml
};

/// Creates the namespace or changes it.
struct SetNamespace
{
    std::string name;
    std::map<std::string, std::string> annotations;
    std::optional<Resource> kubernetesQuota; ///< of the requests of all its pods, running or not
};

/// The scheduler restarts and recovers the running applications.
struct RestartScheduler
{
};

/// Pods of one kind under elastic quotas. One is called @p name, several "<name>-1" and so on. Their owner creates them
/// anew when they are evicted or lost.
struct QuotaPodGroup
{
    std::string name; ///< unique in its namespace
    std::int64_t count = 1;
    Resource requests; ///< "cpu" in thousandths (EQ-1)
    Nanoseconds runTime{}; ///< from the binding; 0 = until something ends them
    std::int32_t priority = 0;
    bool isPreemptible = true;
    std::vector<std::string> models; ///< of nodes that it takes; empty = any
};

/// Pods are created; they wait until the scheduler of the elastic quotas binds them.
struct CreateQuotaPods
{
    std::string namespaceName;
    std::string group; ///< that their label names; empty = none (EQ-91)
    std::vector<QuotaPodGroup> pods;
};

/// Pods end for good.
struct EndQuotaPods
{
    std::string namespaceName;
    std::vector<std::string> pods; ///< or their groups; empty = all of the namespace
};

/// As "kubectl apply": the objects of @p text one after the other, each if the cluster takes it.
struct ApplyQuotas
{
    std::string text; ///< ElasticQuota manifests
};

struct DeleteQuota
{
    std::string name;
};

/// A node of a cluster with elastic quotas.
struct AddQuotaNode
{
    std::string name;
    std::string model; ///< of its cards; empty = none (G1)
    Resource allocatable; ///< "cpu" in thousandths (EQ-1)
    std::string tree; ///< of quota groups, of whose pool it is (EQ-56); empty = of none
};

/// Turns the rules for models of cards on or off (section 11).
struct SetCardRules
{
    std::string resource; ///< that they are for; empty = off
};

using Action = std::variant<SubmitApplication, AddPods, CompletePods, FailApplication, MoveApplication,
                            KillApplication, PreemptPods, AddNode, DrainNode, LoseNode, ReturnNode, SetGroups,
                            LoadConfiguration, SetNamespace, RestartScheduler, CreateQuotaPods, EndQuotaPods,
                            ApplyQuotas, DeleteQuota, AddQuotaNode, SetCardRules>;

/// True for what only a cluster with elastic quotas does.
[[nodiscard]] inline bool isElasticAction(const Action& action)
{
    return std::holds_alternative<CreateQuotaPods>(action) || std::holds_alternative<EndQuotaPods>(action)
        || std::holds_alternative<ApplyQuotas>(action) || std::holds_alternative<DeleteQuota>(action)
        || std::holds_alternative<AddQuotaNode>(action) || std::holds_alternative<SetCardRules>(action);
}

/// True for what a cluster does with and without elastic quotas: nodes that drain, go and come back.
[[nodiscard]] inline bool isCommonAction(const Action& action)
{
    return std::holds_alternative<DrainNode>(action) || std::holds_alternative<LoseNode>(action)
        || std::holds_alternative<ReturnNode>(action);
}

/// "Submit etl-1": the title of a manual action.
[[nodiscard]] Message titleOf(const Action& action);

/// An action at a time.
struct ScriptedEvent
{
    Nanoseconds at{}; ///< since the start of the scenario
    std::string title; ///< as the script has it, never empty
    Action action;
};
} // namespace quotadeck::sim

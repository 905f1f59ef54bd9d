// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/strongid.h"
#include "core/cluster/application.h"
#include "core/resource/resource.h"
#include "core/sim/action.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// A namespace of Kubernetes with its quota, which counts pods from their creation to their end (NSQ-15).
struct Namespace
{
    std::map<std::string, std::string> annotations;
    std::optional<Resource> quota; ///< nothing = none; a type that is missing is unlimited
    Resource used; ///< without zeros
    std::uint64_t refused = 0; ///< pods that were over the quota
};

/// The namespaces of a cluster. A pod without a namespace, or in an unknown one, has no quota.
class Namespaces
{
public:
    /// Creates the namespace or changes it; what its pods use stays.
    void set(const SetNamespace& change);
    [[nodiscard]] const Namespace* find(const std::string& name) const; ///< nullptr when there is none

    /// Takes a pod in if the quota has room for @p resources, else counts it as refused.
    [[nodiscard]] bool admit(const std::string& name, const Resource& resources);
    /// A pod that was admitted has ended.
    void release(const std::string& name, const Resource& resources);

private:
    std::map<std::string, Namespace> m_namespaces;
};

/// A pod, from its creation to its end.
struct Pod
{
    Resource resources;
    Nanoseconds runTime{}; ///< 0 = until something ends it
    std::int32_t priority = 0;
    std::string taskGroup{};
    bool isPlaceholder = false;
    bool isRequested = false; ///< from the scheduler
};

/// An application as its owner sees it.
struct OwnedApplication
{
    cluster::ApplicationSpec asked; ///< as submitted, not as placed
    access::UserGroups user;
    std::optional<std::size_t> workload; ///< index in the scenario
    std::string namespaceName;
    std::map<std::string, Pod> pods; ///< those that have not ended, by key
    std::string firstPod; ///< key
    SystemTime submitted;
    int arrivals = 0; ///< groups of pods that are created later
    bool isGathering = false; ///< its gang is not complete, real pods are not requested yet
    std::vector<std::string> held; ///< keys of those
};

/// The names of the pods of @p group.
[[nodiscard]] std::vector<std::string> podNames(const PodGroup& group);
/// Pods are unique in the cluster, their names in an application.
[[nodiscard]] std::string podKey(const ApplicationId& app, const std::string& name);

/// What users and Kubernetes have in a simulated cluster beside the scheduler: groups of users, namespaces,
/// applications and their pods. Pods count in their namespace from their creation to their end.
class Owners
{
public:
    explicit Owners(const Scenario& scenario);

    [[nodiscard]] const std::vector<GroupName>& groupsOf(const UserName& user) { return m_groups[user]; }
    void setGroups(const UserName& user, std::vector<GroupName> groups)
    {
        m_groups[user] = std::move(groups);
    }
    [[nodiscard]] const Namespaces& namespaces() const { return m_namespaces; }
    void setNamespace(const SetNamespace& change) { m_namespaces.set(change); }

    /// Those that have not finished.
    [[nodiscard]] const std::map<ApplicationId, OwnedApplication>& applications() const
    {
        return m_applications;
    }
    [[nodiscard]] OwnedApplication* find(const ApplicationId& id); ///< nullptr when there is none
    /// Applications of @p user in @p workload that still have pods to start or to end.
    [[nodiscard]] std::int64_t openApplications(std::size_t workload, const UserName& user) const;
    /// The name of the next application of @p workload.
    [[nodiscard]] ApplicationId nextId(std::size_t workload, const std::string& name);

    /// Adds @p app, which the scheduler has accepted.
    void add(OwnedApplication app);
    /// The pods of @p app, which the scheduler has rejected, end.
    void discard(const OwnedApplication& app);
    /// Creates the pods that Kubernetes admits; returns how many it refused.
    std::int64_t addPods(OwnedApplication& app, const std::vector<PodGroup>& groups);
    /// Creates @p pod of @p app anew; false if the application has gone or Kubernetes refuses the pod.
    bool recreatePod(const ApplicationId& app, const std::string& key, const Pod& pod);
    void endPod(OwnedApplication& app, const std::string& key);
    /// An application without pods, now or to come, is no longer open for its owner.
    void settle(const ApplicationId& id);
    /// The scheduler has finished with the application: its pods end.
    void close(const ApplicationId& id);

private:
    std::map<UserName, std::vector<GroupName>> m_groups;
    Namespaces m_namespaces;
    std::map<ApplicationId, OwnedApplication> m_applications;
    std::vector<std::uint64_t> m_submitted; // by workload
    std::map<std::pair<std::size_t, UserName>, std::int64_t> m_open; // by workload and user
};
} // namespace quotadeck::sim

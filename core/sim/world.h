// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/result.h"
#include "core/cluster/cluster.h"
#include "core/sim/action.h"
#include "core/sim/elasticcluster.h"
#include "core/sim/eventqueue.h"
#include "core/sim/namespaces.h"
#include "core/sim/resultledger.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// A pod, from its creation to its end.
struct Pod
{
    Resource resources;
    Nanoseconds runTime{}; ///< 0 = until something ends it
    std::int32_t priority = 0;
    std::string taskGroup{};
    bool isPlaceholder = false;
    bool isRequested = false; ///< the scheduler knows of it
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
    int arrivals = 0; ///< groups of pods that are still to come
    bool isGathering = false; ///< its gang is not complete, real pods are not asked for yet
    std::vector<std::string> held; ///< keys of those
};

/// What became of an action.
struct Outcome
{
    SystemTime time;
    std::string title;
    bool isDone = true;
    std::string message; ///< one sentence; why not, where it is not done
    bool isOwn = false; ///< the cluster did it by itself

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The simulated cluster around the scheduler: nodes, users, namespaces and pods, and what happens to them. Does
/// for the scheduler what Kubernetes does: pods end when their time is over, releases are confirmed.
///
/// Shape:     one partition is simulated; the scheduler may have more, which stay empty.
/// Threading: thread-compatible.
class World
{
public:
    /// @p scenario must be consistent, see Scenario.
    explicit World(Scenario scenario);

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] SystemTime now() const { return m_now; }
    void setNow(SystemTime now)
    {
        m_now = now;
        if (m_elastic)
            m_elastic->passTime(now);
    }
    [[nodiscard]] EventQueue& events() { return m_events; }
    [[nodiscard]] const EventQueue& events() const { return m_events; }

    [[nodiscard]] const cluster::Cluster& cluster() const { return m_cluster; }
    [[nodiscard]] const cluster::Partition& partition() const { return *m_partition; }
    [[nodiscard]] const std::map<ApplicationId, OwnedApplication>& applications() const
    {
        return m_applications;
    }
    [[nodiscard]] const Namespaces& namespaces() const { return m_namespaces; }
    /// Of the active configuration; never null, another one after each that was taken.
    [[nodiscard]] const std::shared_ptr<const std::string>& configText() const { return m_configText; }
    /// The same, read.
    [[nodiscard]] const std::shared_ptr<const config::SchedulerConfig>& config() const { return m_config; }
    [[nodiscard]] const std::vector<Outcome>& outcomes() const { return m_outcomes; }
    /// The elastic quotas that the cluster has instead of queues; nullptr when it has queues.
    [[nodiscard]] const ElasticCluster* elastic() const { return m_elastic ? &*m_elastic : nullptr; }
    /// How the last loading of a configuration ended, or of elastic quotas, those at the start aside.
    [[nodiscard]] const std::optional<Outcome>& lastLoading() const { return m_lastLoading; }
    /// Applications of @p user in @p workload that still have pods to start or to end.
    [[nodiscard]] std::int64_t openApplications(std::size_t workload, const UserName& user) const;
    /// What became of all applications so far, or of the pods of a cluster with elastic quotas.
    [[nodiscard]] Results results() const
    {
        return m_elastic ? m_elastic->results(m_now)
                         : m_results.results(*m_partition, m_scenario.start, m_now);
    }
    /// Requests that the scheduler has tried so far, allocated or not.
    [[nodiscard]] std::uint64_t attempts() const { return m_elastic ? m_elastic->attempts() : m_attempts; }

    /// A new application of @p workload in @p queue with one pod for each of @p runTimes.
    void submit(std::size_t workload, const QueuePath& queue, const UserName& user,
                const std::vector<Nanoseconds>& runTimes);
    /// Does @p action and notes what became of it under @p title. The outcome says so if it could not be done.
    const Outcome& apply(const Action& action, std::string title);

    void handle(const PodsArrive& event);
    void handle(const PodsAreCreated& event);
    void handle(const PodEnds& event);
    void handle(const ReleaseEnds& event);
    void handle(const TimersAreDue& event);
    void handle(const SchedulingIsDue& event);
    void handle(const CleaningIsDue& event);
    void handle(const QuotaPodEnds& event);
    void handle(const QuotaPodIsGone& event);
    void handle(const OveruseIsChecked& event);
    /// Plans the next run of timers; after every event.
    void planTimers();

private:
    using Done = Result<std::string>; ///< a sentence, or why it could not be done

    Done perform(const SubmitApplication& action);
    Done perform(const AddPods& action);
    Done perform(const CompletePods& action);
    Done perform(const FailApplication& action);
    Done perform(const PreemptPods& action);
    Done perform(const AddNode& action);
    Done perform(const DrainNode& action);
    Done perform(const LoseNode& action);
    Done perform(const ReturnNode& action);
    Done perform(const SetGroups& action);
    Done perform(const LoadConfiguration& action);
    Done perform(const SetNamespace& action);
    Done perform(const RestartScheduler& action);
    Done perform(const auto& action); ///< of elastic quotas

    [[nodiscard]] Moment moment() { return {m_now, m_events}; }
    Done submit(cluster::ApplicationSpec spec, OwnedApplication app);
    std::int64_t addPods(OwnedApplication& app, const std::vector<PodGroup>& groups);
    Result<OwnedApplication*> find(const ApplicationId& app);
    Result<std::vector<std::string>> allocatedPods(const ApplicationId& app,
                                                   const std::vector<std::string>& names);
    void request(const ApplicationId& id, const std::string& pod);
    void follow(const ApplicationId& id, const cluster::Effects& effects);
    void follow(const std::vector<cluster::ApplicationEffects>& effects);
    void endPod(OwnedApplication& app, const std::string& pod);
    void endGathering(const ApplicationId& id);
    void askAgain(const ApplicationId& id);
    void settle(const ApplicationId& id);
    void close(const ApplicationId& id, bool hasFailed);
    void preemptForQuotas();
    void preempt(const std::vector<std::pair<ApplicationId, std::string>>& victims);
    void takeInAll(const cluster::Partition& before);
    void takeIn(const ApplicationId& id, const cluster::Application* before);

    Scenario m_scenario;
    SystemTime m_now;
    SystemTime m_expiredDropped; // when that was done last
    EventQueue m_events;
    cluster::Cluster m_cluster;
    cluster::Partition* m_partition = nullptr; // never removed
    std::shared_ptr<const std::string> m_configText;
    std::shared_ptr<const config::SchedulerConfig> m_config; // the active one
    std::map<UserName, std::vector<GroupName>> m_groups;
    std::optional<ElasticCluster> m_elastic;
    Namespaces m_namespaces;
    std::map<std::string, cluster::Node> m_lostNodes;
    std::map<ApplicationId, OwnedApplication> m_applications; // those that have not finished
    std::vector<std::uint64_t> m_submitted; // by workload
    std::map<std::pair<std::size_t, UserName>, std::int64_t> m_open; // by workload and user
    std::optional<SystemTime> m_plannedTimers;
    std::vector<Outcome> m_outcomes;
    std::optional<Outcome> m_lastLoading;
    std::uint64_t m_attempts = 0;
    ResultLedger m_results;
};
} // namespace quotadeck::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/cluster.h"
#include "core/sim/scenario.h"
#include "core/sim/scheduler/owners.h"
#include "core/sim/scheduler/resultledger.h"
#include "core/sim/scheduler/usagebook.h"
#include "core/sim/scheduler/workloadgenerator.h"
#include "core/sim/simulation.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// A cluster with the scheduler and its queues. Does for the scheduler what Kubernetes does: pods end when
/// their time is over, releases are confirmed.
///
/// Shape: one partition is simulated; the scheduler may have more, which stay empty.
class SchedulerSimulation final : public Simulation
{
public:
    /// @p scenario must be consistent, see Scenario; it and @p events must outlive the simulation.
    SchedulerSimulation(const Scenario& scenario, std::uint64_t seed, EventQueue& events);

    void start() override { m_workloads.start(*this); }
    void passTime(SystemTime now) override { m_now = now; }
    std::vector<Outcome> handle(const Event& event) override;
    void planTimers() override;
    Result<Message> apply(const Action& action) override;
    [[nodiscard]] Results results() const override
    {
        return m_books.results.results(*m_partition, m_scenario.start, m_now);
    }
    [[nodiscard]] std::uint64_t attempts() const override { return m_attempts; }
    /// See ResultLedger::digest().
    [[nodiscard]] std::uint64_t digest() const { return m_books.results.digest(); }

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] SystemTime now() const { return m_now; }
    [[nodiscard]] EventQueue& events() { return m_events; }
    [[nodiscard]] const cluster::Cluster& cluster() const { return m_cluster; }
    [[nodiscard]] const cluster::Partition& partition() const { return *m_partition; }
    /// Keeps what is held from now on; at most once. See UsageBook for @p tag.
    void keepUsage(std::string tag) { m_books.usage = std::make_unique<UsageBook>(std::move(tag)); }
    [[nodiscard]] const UsageBook* usageBook() const
    {
        return m_books.usage.get();
    } ///< null unless it is kept
    [[nodiscard]] const Owners& owners() const { return m_owners; }
    /// Of the active configuration; never null, another one after each that was accepted.
    [[nodiscard]] const std::shared_ptr<const std::string>& configText() const { return m_configText; }
    /// The same, read.
    [[nodiscard]] const std::shared_ptr<const config::SchedulerConfig>& config() const { return m_config; }

    /// A new application of @p workload in @p queue with one pod for each of @p runTimes.
    void submit(std::size_t workload, const QueuePath& queue, const UserName& user,
                const std::vector<Nanoseconds>& runTimes);

private:
    using Done = Result<Message>; ///< a sentence, or why it could not be done

    Done perform(const SubmitApplication& action);
    Done perform(const AddPods& action);
    Done perform(const CompletePods& action);
    Done perform(const FailApplication& action);
    Done perform(const MoveApplication& action);
    Done perform(const KillApplication& action);
    Done perform(const PreemptPods& action);
    Done perform(const AddNode& action);
    Done perform(const DrainNode& action);
    Done perform(const LoseNode& action);
    Done perform(const ReturnNode& action);
    Done perform(const SetGroups& action);
    Done perform(const LoadConfiguration& action);
    Done perform(const SetNamespace& action);
    Done perform(const RestartScheduler& action);

    void carryOut(const ApplicationArrives& event) { m_workloads.arrive(*this, event.workload); }
    void carryOut(const BurstArrives& event) { m_workloads.arriveInBurst(*this, event.workload); }
    void carryOut(const PodsArrive& event);
    void carryOut(const PodsAreCreated& event);
    void carryOut(const PodEnds& event);
    void carryOut(const ReleaseEnds& event);
    void carryOut(const TimersAreDue& event);
    void carryOut(const SchedulingIsDue& event);
    void carryOut(const CleaningIsDue& event);

    Done submit(cluster::ApplicationSpec spec, OwnedApplication app);
    Result<OwnedApplication*> find(const ApplicationId& app);
    [[nodiscard]] QueuePath shownQueueOf(const ApplicationId& app) const;
    Result<std::vector<std::string>> allocatedPods(const ApplicationId& app,
                                                   const std::vector<std::string>& names);
    void request(const ApplicationId& id, const std::string& pod);
    void follow(const ApplicationId& id, const cluster::Effects& effects);
    void follow(const std::vector<cluster::ApplicationEffects>& effects);
    void endGathering(const ApplicationId& id);
    void askAgain(const ApplicationId& id);
    void close(const ApplicationId& id, bool hasFailed);
    void preemptForQuotas();
    void preempt(const std::vector<std::pair<ApplicationId, std::string>>& victims);
    void takeInAll(const cluster::Partition& before);
    void takeIn(const ApplicationId& id, const cluster::Application* before);

    const Scenario& m_scenario;
    SystemTime m_now;
    SystemTime m_expiredDropped; // when that was done last
    EventQueue& m_events;
    cluster::Cluster m_cluster;
    cluster::Partition* m_partition = nullptr; // never removed
    std::shared_ptr<const std::string> m_configText;
    std::shared_ptr<const config::SchedulerConfig> m_config; // the active one
    Owners m_owners;
    WorkloadGenerator m_workloads;
    std::map<std::string, cluster::Node> m_lostNodes;
    std::optional<SystemTime> m_plannedTimers;
    std::uint64_t m_attempts = 0;
    struct Books
    {
        ResultLedger results;
        std::unique_ptr<UsageBook> usage; // null: not kept
    };
    Books m_books;
};
} // namespace quotadeck::sim

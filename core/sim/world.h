// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queuetree.h"
#include "core/resource/decision.h"
#include "core/sim/application.h"
#include "core/sim/eventqueue.h"
#include "core/sim/scenario.h"
#include "core/ugm/manager.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// A simulated machine.
struct Node
{
    std::string id;
    std::size_t group = 0; ///< index of its NodeGroup in the scenario
    Resource capacity;
    Resource allocated;
};

/// The simulated partition: nodes, queues, users and applications, and what may happen to an application.
///
/// Shape:     for every queue, user, group and node, usage is the sum over the allocated pods (SIM-1).
/// Threading: thread-compatible.
class World
{
public:
    /// @p scenario must be consistent, see Scenario.
    explicit World(Scenario scenario);

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] SystemTime now() const { return m_now; }
    void setNow(SystemTime now) { m_now = now; }
    [[nodiscard]] EventQueue& events() { return m_events; }

    [[nodiscard]] const cluster::QueueTree& queues() const { return m_queues; }
    [[nodiscard]] const ugm::Manager& usage() const { return m_usage; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const std::map<AppNumber, Application>& applications() const { return m_applications; }
    [[nodiscard]] Application& application(AppNumber app);
    [[nodiscard]] std::uint64_t completedApplications() const { return m_completed; }
    /// Applications of @p user in @p workload that still have pods to start or to end.
    [[nodiscard]] std::int64_t openApplications(std::size_t workload, const UserName& user) const;

    /// A new application of @p workload with one pod for each of @p runTimes; its requests follow a moment later.
    void submit(std::size_t workload, const UserName& user, const std::vector<Nanoseconds>& runTimes);
    /// New to Accepted: the requests are there (APP-11).
    void addRequests(AppNumber app);
    /// Places the pending pod number @p pod on @p node, where it fits, if the queues allow it; the user and group
    /// limits have been asked before (ENF-17, ENF-18). The first pod makes the application run (APP-12).
    [[nodiscard]] Decision tryAllocate(AppNumber app, std::size_t pod, std::size_t node);
    /// Frees what the pod has; with the last one the application is completing (APP-15).
    void endPod(AppNumber app, const std::string& pod);
    /// Completing to Completed: the application leaves the partition (APP-16, APP-17).
    void complete(AppNumber app);

private:
    void enter(Application& app, AppState state);
    void updateDemand(const Application& app);

    Scenario m_scenario;
    SystemTime m_now;
    EventQueue m_events;
    cluster::QueueTree m_queues;
    ugm::Manager m_usage;
    std::vector<Node> m_nodes;
    std::map<AppNumber, Application> m_applications;
    std::vector<std::uint64_t> m_submitted; // by workload
    std::map<std::pair<std::size_t, UserName>, std::int64_t> m_open; // by workload and user
    AppNumber m_nextApplication = 1;
    std::uint64_t m_completed = 0;
};
} // namespace quotadeck::sim

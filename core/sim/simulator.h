// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"
#include "core/sim/elastic/elasticsimulation.h"
#include "core/sim/scenario.h"
#include "core/sim/scheduler/schedulersimulation.h"
#include "core/sim/simulation.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// How a check of the scenario ended when its time came.
struct CheckResult
{
    std::size_t check = 0; ///< index in the scenario
    Message failure; ///< the differences found; empty when the check passed

    [[nodiscard]] bool passed() const { return failure.isEmpty(); }
    friend bool operator==(const CheckResult&, const CheckResult&) = default;
};

/// What a simulation has done since its start.
struct SimulationCounts
{
    std::uint64_t events = 0; ///< arrivals, requests, releases, timers, runs of the scheduler, actions
    std::uint64_t attempts = 0; ///< requests that the scheduler tried, allocated or not
};

/// The progress of a simulation, for display.
struct Progress
{
    std::uint64_t seed = 0;
    SystemTime now;
    Nanoseconds elapsed{}; ///< since the start of the scenario
    SystemTime nextEvent;
    SimulationCounts counts;
    std::vector<Outcome> outcomes; ///< of the script and of what was injected, by time
    std::vector<CheckResult> checks; ///< those whose time has come, by time
    elastic::QuotaSnapshotPtr quotas; ///< null for a cluster with queues
    std::shared_ptr<const config::SchedulerConfig> config{}; ///< the active one
    std::shared_ptr<const std::string> configText{}; ///< that it was read from
    std::shared_ptr<const Results> results{}; ///< added by the caller; may be of an earlier time
};

/// A cluster in virtual time: a seeded workload and the script of a scenario run through a Simulation, which is the
/// scheduler with its queues or a cluster with elastic quotas.
///
/// Threading: thread-compatible; nothing in it depends on wall clock, locale or thread timing: the same
///            scenario, seed and sequence of calls give the same snapshots (SIM-2).
class Simulator
{
public:
    Simulator(Scenario scenario, std::uint64_t seed);
    ~Simulator();
    Simulator(Simulator&&) noexcept;
    Simulator& operator=(Simulator&&) noexcept;

    [[nodiscard]] const Scenario& scenario() const;
    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] SystemTime now() const;
    [[nodiscard]] Nanoseconds elapsed() const; ///< since the start of the scenario

    /// Keeps what every allocation holds from now on, see UsageBook; not for elastic quotas, and not beyond a restart or a
    /// jump back.
    void keepUsage(std::string tag);
    /// Runs every event up to and including now() + @p duration.
    void advance(std::chrono::nanoseconds duration);
    /// Runs the next event, and now() becomes its time. There is always one.
    void step();
    /// When that will be.
    [[nodiscard]] SystemTime nextEvent() const;
    /// Goes to @p elapsed, which may be before now: what came later is then forgotten, what was injected before
    /// happens again. Goes in steps of at most @p step of virtual time and calls @p goOn after each. Once that returns
    /// false, the simulation stays where it is, and what was injected later is forgotten.
    void jumpTo(
        Nanoseconds elapsed, Nanoseconds step = Nanoseconds::max(),
        const std::function<bool()>& goOn = [] { return true; });
    /// Starts anew with @p seed and without anything injected.
    void restart(std::uint64_t seed);

    /// Runs @p action now, as a manual action beside the script.
    Outcome inject(const Action& action, const Message& title);
    /// The outcomes of the script and of manual actions, by time.
    [[nodiscard]] const std::vector<Outcome>& outcomes() const;
    /// The checks whose time has come, by time.
    [[nodiscard]] const std::vector<CheckResult>& checkResults() const;
    [[nodiscard]] SimulationCounts counts() const;
    [[nodiscard]] Results results() const;
    [[nodiscard]] Progress progress() const;

    /// The cluster as the scheduler would report it at now(), normalized.
    [[nodiscard]] ClusterSnapshot snapshot(EndedApplications ended = EndedApplications::Known) const;
    /// The simulated cluster, to be read; exactly one of these is not nullptr. Valid until the next restart or jump.
    [[nodiscard]] const SchedulerSimulation* scheduler() const;
    [[nodiscard]] const ElasticSimulation* elastic() const;
    /// Number of events that are planned.
    [[nodiscard]] std::size_t plannedEvents() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};
} // namespace quotadeck::sim

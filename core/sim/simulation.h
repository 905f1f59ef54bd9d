// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/action.h"
#include "core/sim/eventqueue.h"
#include "core/sim/results.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// The result of an action.
struct Outcome
{
    SystemTime time;
    std::string title;
    bool isDone = true;
    std::string message; ///< one sentence; the reason if it was not done
    bool isOwn = false; ///< the cluster did it by itself

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// A simulated cluster: SchedulerSimulation with queues, ElasticSimulation with elastic quotas. Both are given the
/// queue of
/// events, to which they add the events that follow from what happens.
///
/// Threading: thread-compatible.
class Simulation
{
public:
    Simulation() = default;
    Simulation(const Simulation&) = delete;
    Simulation& operator=(const Simulation&) = delete;
    virtual ~Simulation() = default;

    /// Plans the first events of the cluster's own; once, before all others.
    virtual void start() { }
    /// It is @p now, before what happens now.
    virtual void passTime(SystemTime now) = 0;
    /// Carries out @p event; events of the other kind of cluster do nothing. Returns what the cluster did by itself.
    virtual std::vector<Outcome> handle(const Event& event) = 0;
    /// Plans the next run of timers; after every event and action.
    virtual void planTimers() { }
    /// Carries out @p action. Returns a sentence about what was done; an error if it could not be done.
    virtual Result<std::string> apply(const Action& action) = 0;

    /// What became of all applications so far, or of the pods of a cluster with elastic quotas.
    [[nodiscard]] virtual Results results() const = 0;
    /// Requests that the scheduler has tried so far, allocated or not.
    [[nodiscard]] virtual std::uint64_t attempts() const = 0;
};
} // namespace quotadeck::sim

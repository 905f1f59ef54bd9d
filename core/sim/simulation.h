// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/cluster/allocation.h"
#include "core/sim/action.h"
#include "core/sim/results.h"
#include "core/snapshot/clustersnapshot.h"

#include <queue>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace quotadeck::sim {
struct ApplicationArrives ///< the next one of a workload
{
    std::size_t workload = 0;
};
struct BurstArrives
{
    std::size_t workload = 0;
};
struct PodsArrive ///< requests of an application
{
    ApplicationId app;
    std::vector<std::string> pods;
};
struct PodsAreCreated ///< more of them, for an application that is there
{
    ApplicationId app;
    PodGroup group;
};
struct PodEnds
{
    ApplicationId app;
    std::string pod;
    SystemTime bound; ///< when it was allocated; another allocation of the same pod goes on
};
struct ReleaseEnds ///< a pod whose release was requested has ended
{
    ApplicationId app;
    std::string pod;
    cluster::Termination reason = cluster::Termination::StoppedByRm;
};
struct TimersAreDue
{
};
struct SchedulingIsDue
{
};
struct CleaningIsDue
{
};
struct ScriptIsDue
{
    std::size_t event = 0; ///< index in the scenario
};

struct QuotaPodEnds ///< its time is over
{
    std::string pod; ///< "namespace/name", as the next
    SystemTime bound; ///< another binding of the same pod goes on
};
struct QuotaPodIsGone ///< an evicted pod has ended, its owner creates it anew
{
    std::string pod;
    SystemTime bound;
};
struct OveruseIsChecked
{
};

using Event = std::variant<ApplicationArrives, BurstArrives, PodsArrive, PodsAreCreated, PodEnds, ReleaseEnds,
                           TimersAreDue, SchedulingIsDue, CleaningIsDue, ScriptIsDue, QuotaPodEnds,
                           QuotaPodIsGone, OveruseIsChecked>;

/// What will happen, by time; events of one moment come out in the order in which they were added.
class EventQueue
{
public:
    struct Entry
    {
        SystemTime time;
        std::uint64_t sequence = 0;
        Event event;
    };

    void add(SystemTime time, Event event);
    /// Takes the next event out if it is not after @p end.
    [[nodiscard]] std::optional<Entry> takeUntil(SystemTime end);
    [[nodiscard]] std::optional<SystemTime> next() const;
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

private:
    struct IsLater
    {
        bool operator()(const Entry& left, const Entry& right) const;
    };

    std::priority_queue<Entry, std::vector<Entry>, IsLater> m_entries;
    std::uint64_t m_nextSequence = 0;
};

/// The result of an action.
struct Outcome
{
    SystemTime time;
    Message title;
    bool isDone = true;
    Message message; ///< one sentence; the reason if it was not done
    bool isOwn = false; ///< the cluster did it by itself

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// A simulated cluster: SchedulerSimulation with queues, ElasticSimulation with elastic quotas. Both are
/// given the queue of events, to which they add the events that follow from what happens.
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
    virtual Result<Message> apply(const Action& action) = 0;

    /// The outcome of all applications so far, or of the pods of a cluster with elastic quotas.
    [[nodiscard]] virtual Results results() const = 0;
    /// Requests that the scheduler has tried so far, allocated or not.
    [[nodiscard]] virtual std::uint64_t attempts() const = 0;
};
} // namespace quotadeck::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/cluster/allocation.h"
#include "core/sim/action.h"
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
} // namespace quotadeck::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/application.h"
#include "core/snapshot/clustersnapshot.h"

#include <queue>

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
struct RequestsArrive ///< of a new application
{
    AppNumber app = 0;
};
struct PodEnds
{
    AppNumber app = 0;
    std::string pod;
};
struct CompletingEnds
{
    AppNumber app = 0;
};
struct SchedulingIsDue
{
};

using Event = std::variant<ApplicationArrives, BurstArrives, RequestsArrive, PodEnds, CompletingEnds,
                           SchedulingIsDue>;

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

private:
    struct IsLater
    {
        bool operator()(const Entry& left, const Entry& right) const;
    };

    std::priority_queue<Entry, std::vector<Entry>, IsLater> m_entries;
    std::uint64_t m_nextSequence = 0;
};
} // namespace quotadeck::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::models {
/// Something that explains a step in a chart.
struct EventMark
{
    enum class Kind { Configuration, NodesAdded, NodesLost, Restart, HealthLost, HealthRestored };

    std::chrono::milliseconds time{}; ///< of the sample that showed it, since the epoch
    Kind kind = Kind::Configuration;
    std::vector<std::string> names; ///< the first few queues, people, nodes or checks that it is about
    std::size_t count = 0; ///< of all of them
};

/// "Configuration changed: root.a, root.b and 3 more"
[[nodiscard]] QString markText(const EventMark& mark);

/// Events of a cluster, found by comparing two samples in a row: quotas, limits or the set of queues changed
/// (dynamic queues come and go, and are no change), nodes came or went, the scheduler started again, health checks fail or
/// pass again.
///
/// Memory: the last 500 marks.
class EventMarks
{
public:
    /// Compares with the snapshot before; without one it is what there is, not what happened. O(changed rows + queues).
    void record(const SnapshotUpdate& update);

    [[nodiscard]] const std::deque<EventMark>& all() const { return m_marks; }

private:
    void compare(const PartitionSnapshot& earlier, const PartitionDelta& delta,
                 std::chrono::milliseconds time);
    void compareHealth(const HealthInfo& health, std::chrono::milliseconds time);
    void add(EventMark::Kind kind, std::chrono::milliseconds time, const std::vector<std::string>& names);

    std::optional<std::int64_t> m_startTime; ///< of the scheduler, as reported
    std::optional<std::set<std::string>> m_failedChecks; ///< empty: no health was reported yet
    std::deque<EventMark> m_marks;
};
} // namespace quotadeck::models

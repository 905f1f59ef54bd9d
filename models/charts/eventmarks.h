// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// Something that explains a step in a chart.
struct EventMark
{
    enum class Kind { Configuration, NodesAdded, NodesLost, Restart };

    std::chrono::milliseconds time{}; ///< of the sample that showed it, since the epoch
    Kind kind = Kind::Configuration;
    std::vector<std::string> names; ///< the first few queues, people or nodes that it is about
    std::size_t count = 0; ///< of all of them
};

/// Events of a cluster, found by comparing two samples in a row: quotas, limits or the set of queues changed
/// (dynamic queues come and go, and are no change), nodes came or went, the scheduler started again.
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
    void add(EventMark::Kind kind, std::chrono::milliseconds time, const std::vector<std::string>& names);

    std::optional<std::int64_t> m_startTime; ///< of the scheduler, as reported
    std::deque<EventMark> m_marks;
};
} // namespace quotadeck::models

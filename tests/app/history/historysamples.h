// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/recorder.h"
#include "core/snapshot/clustersnapshot.h"

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::test {
inline const QString kSource = QStringLiteral("http://cluster [default]");

inline history::SeriesKey usedMemory(const std::string& queue)
{
    return {history::SubjectKind::Queue, queue, history::Measure::Used, "memory"};
}

/// The queue uses @p memory; nothing: it is gone.
inline history::Row queueRow(const std::string& queue, std::optional<Quantity> memory)
{
    history::Row row{history::SubjectKind::Queue, queue, {}};
    if (memory)
        row.readings.push_back({history::Measure::Used, "memory", *memory});
    return row;
}

/// Root and the user bob at @p time; bob uses half of @p memory.
inline SnapshotPtr clusterAt(history::Milliseconds time, Quantity memory,
                             std::optional<Quantity> max = std::nullopt)
{
    QueueInfo root;
    root.path = QueuePath("root");
    root.allocated = Resource{{"memory", memory}};
    root.runningApps = 3;
    if (max)
        root.max = Resource{{"memory", *max}};
    UserUsage bob;
    bob.name = UserName("bob");
    UsageNode node;
    node.path = QueuePath("root");
    node.usage = Resource{{"memory", memory / 2}};
    bob.nodes.push_back(node);

    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(time);
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.queues = std::vector{root};
    partition.users = std::vector{bob};
    snapshot.partitions.push_back(partition);
    return std::make_shared<const ClusterSnapshot>(snapshot);
}
} // namespace quotadeck::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "core/snapshot/snapshotdelta.h"

#include <QObject>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::testing {
/// Remembers everything a feed emits with its differences, and what a consumer would show that only follows those.
class FeedRecorder : public QObject
{
public:
    explicit FeedRecorder(feed::Feed& feed)
    {
        QObject::connect(&feed, &feed::Feed::snapshotRead, this,
                         [this](const auto& reading) { take(reading); });
        QObject::connect(&feed, &feed::Feed::statusChanged, this,
                         [this](const auto& status) { statuses.push_back(status); });
    }

    [[nodiscard]] const ClusterSnapshot& last() const { return *updates.back()->snapshot; }
    [[nodiscard]] const PartitionSnapshot& lastPartition() const
    {
        return *findPartition(last(), updates.back()->partition);
    }
    [[nodiscard]] bool saw(SourceState state) const
    {
        return std::ranges::any_of(statuses, [state](const auto& status) { return status.state == state; });
    }
    /// The rows shown are exactly those of the last snapshot: no difference was lost or applied to another.
    [[nodiscard]] bool showsLast() const
    {
        const auto& partition = lastPartition();
        return m_queues.size() == partition.queues->size()
            && std::ranges::all_of(*partition.queues,
                                   [this](const auto& row) { return m_queues.at(row.path) == row; })
            && (!partition.applications
                || (m_applications.size() == partition.applications->size()
                    && std::ranges::all_of(*partition.applications, [this](const auto& row) {
                           return m_applications.at(row.id) == row;
                       })));
    }

    /// What is shown belongs to another course of things: the next update brings everything.
    void forget()
    {
        m_queues.clear();
        m_applications.clear();
        m_base.reset();
    }

    std::vector<std::shared_ptr<const SnapshotUpdate>> updates;
    std::vector<SourceStatus> statuses;

private:
    void take(const feed::SnapshotReading& reading)
    {
        if (updates.empty() || updates.back()->partition != reading.partition)
            forget();
        const auto update = makeUpdate(m_base, reading.snapshot, reading.partition);
        m_base = withKnownLists(reading.snapshot, m_base, reading.partition);
        for (const auto& path : update->delta.queues.removed)
            m_queues.erase(path);
        for (const auto* row : update->delta.queues.upserted)
            m_queues.insert_or_assign(row->path, *row);
        for (const auto& id : update->delta.applications.removed)
            m_applications.erase(id);
        for (const auto* row : update->delta.applications.upserted)
            m_applications.insert_or_assign(row->id, *row);
        updates.push_back(update);
    }

    SnapshotPtr m_base; ///< of the next difference
    std::map<QueuePath, QueueInfo> m_queues;
    std::map<ApplicationId, ApplicationInfo> m_applications;
};
} // namespace quotadeck::testing

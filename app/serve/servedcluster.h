// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/eventlog.h"
#include "core/cluster/partition.h"
#include "core/config/schema/schema.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/snapshotdelta.h"

#include <QByteArray>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace quotadeck::serve {
/// How many there were at one moment (REST-20).
struct HistoryPoint
{
    std::int64_t time = 0; ///< nanoseconds since the epoch
    std::int64_t applications = 0;
    std::int64_t containers = 0;
};

/// Everything requests are answered from: the last snapshot, and what is remembered of those before it, each within
/// a fixed bound.
///
/// Threading: thread-compatible; only the server's thread has it.
class ServedCluster
{
public:
    struct Setup
    {
        std::vector<config::PartitionConfig> config; ///< effective partitions
        std::string instanceId; ///< tells clients of the events that this is another run (REST-40)
        std::size_t events = 20'000; ///< kept
        /// Finished applications kept, none of them for longer than the scheduler does (APP-17).
        std::size_t finished = cluster::kMostEnded;
        std::size_t points = 1'440; ///< of the history, one a virtual minute
    };

    explicit ServedCluster(Setup setup);

    /// Makes @p update what is served. Events and finished applications are told from its difference.
    void publish(const SnapshotUpdate& update);

    /// What is active from now on.
    void setConfig(std::vector<config::PartitionConfig> config);

    [[nodiscard]] const SnapshotPtr& snapshot() const { return m_snapshot; } ///< null before the first
    [[nodiscard]] const std::vector<config::PartitionConfig>& config() const { return m_setup.config; }
    [[nodiscard]] const std::string& instanceId() const { return m_setup.instanceId; }
    [[nodiscard]] const EventLog& events() const { return m_events; }
    [[nodiscard]] const std::deque<HistoryPoint>& history() const { return m_history; }
    /// Applications that were seen to leave @p partition, in that order, and those that it lists as such.
    [[nodiscard]] std::vector<ApplicationInfo> completed(const PartitionSnapshot& partition) const;

    /// What @p make gives, made once for each snapshot. @p key must be one of a bounded number.
    [[nodiscard]] QByteArray cached(const std::string& key, const std::function<QByteArray()>& make) const;

private:
    void keepFinished(const SnapshotUpdate& update);
    void addHistory();

    Setup m_setup;
    SnapshotPtr m_snapshot;
    EventLog m_events;
    std::deque<HistoryPoint> m_history;
    std::deque<ApplicationInfo> m_finished;
    mutable std::map<std::string, QByteArray> m_cache;
};

/// Whether an application in @p state is over: such a one is not among the active ones (APP-1).
[[nodiscard]] bool isFinished(const std::string& state);
} // namespace quotadeck::serve

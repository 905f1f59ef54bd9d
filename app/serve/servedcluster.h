// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"
#include "core/snapshot/clusterevent.h"
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
/// The last events, numbered from 0 on, as the lines that clients get. The oldest make room for new ones (REST-40).
class EventLog
{
public:
    explicit EventLog(std::size_t capacity) : m_capacity(capacity) { }

    void append(const std::vector<ClusterEvent>& events);

    [[nodiscard]] bool isEmpty() const { return m_lines.empty(); }
    [[nodiscard]] std::uint64_t lowestId() const { return m_next - m_lines.size(); }
    [[nodiscard]] std::uint64_t highestId() const { return m_next == 0 ? 0 : m_next - 1; }
    [[nodiscard]] std::uint64_t nextId() const { return m_next; }
    /// The JSON of the event @p id, which must be kept.
    [[nodiscard]] const std::string& line(std::uint64_t id) const { return m_lines[id - lowestId()]; }

private:
    std::size_t m_capacity;
    std::deque<std::string> m_lines;
    std::uint64_t m_next = 0;
};

/// Counts at one time (REST-20).
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
        std::string instanceId; ///< distinguishes runs for clients of the event stream (REST-40)
        std::size_t events = 20'000; ///< kept
        std::size_t points = 1'440; ///< of the history, one a virtual minute
    };

    explicit ServedCluster(Setup setup);

    /// Serves @p update from now on. Events are derived from its difference.
    void publish(const SnapshotUpdate& update);

    /// Sets the active configuration.
    void setConfig(std::vector<config::PartitionConfig> config);

    [[nodiscard]] const SnapshotPtr& snapshot() const { return m_snapshot; } ///< null before the first
    [[nodiscard]] const std::vector<config::PartitionConfig>& config() const { return m_setup.config; }
    [[nodiscard]] const std::string& instanceId() const { return m_setup.instanceId; }
    [[nodiscard]] const EventLog& events() const { return m_events; }
    [[nodiscard]] const std::deque<HistoryPoint>& history() const { return m_history; }

    /// What @p make gives, made once for each snapshot. @p key must be one of a bounded number.
    [[nodiscard]] QByteArray cached(const std::string& key, const std::function<QByteArray()>& make) const;

private:
    void addHistory();

    Setup m_setup;
    SnapshotPtr m_snapshot;
    EventLog m_events;
    std::deque<HistoryPoint> m_history;
    mutable std::map<std::string, QByteArray> m_cache;
};
} // namespace quotadeck::serve

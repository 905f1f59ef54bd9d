// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/servedcluster.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace quotadeck::serve {
void EventLog::append(const std::vector<ClusterEvent>& events)
{
    m_next += events.size();
    // Those that would be gone at once need no text.
    const auto skipped = events.size() > m_capacity ? events.size() - m_capacity : 0;
    if (skipped > 0)
        m_lines.clear();
    for (std::size_t index = skipped; index < events.size(); ++index) {
        if (m_lines.size() == m_capacity)
            m_lines.pop_front();
        m_lines.push_back(rest::writeEvent(events[index]));
    }
}

namespace {
constexpr auto kHistoryStep = std::chrono::minutes(1);
} // namespace

ServedCluster::ServedCluster(Setup setup) : m_setup(std::move(setup)), m_events(m_setup.events) { }

void ServedCluster::publish(const SnapshotUpdate& update)
{
    const auto* previous = m_snapshot ? findPartition(*m_snapshot, update.partition) : nullptr;
    if (const auto* next = findPartition(*update.snapshot, update.partition)) {
        m_events.append(eventsBetween(previous, *next, update.delta, update.snapshot->time));
    }
    m_snapshot = update.snapshot;
    m_cache.clear();
    addHistory();
}

void ServedCluster::setConfig(std::vector<config::PartitionConfig> config)
{
    m_setup.config = std::move(config);
    m_cache.clear();
}

void ServedCluster::addHistory()
{
    const auto time = m_snapshot->time.time_since_epoch();
    if (!m_history.empty()
        && time.count() - m_history.back().time < std::chrono::nanoseconds(kHistoryStep).count())
        return;
    HistoryPoint point{time.count(), 0, 0};
    for (const auto& partition : m_snapshot->partitions) {
        const auto total = partition.info.applications.find("total");
        point.applications += total == partition.info.applications.end() ? 0 : total->second;
        point.containers += partition.info.totalContainers;
    }
    if (m_history.size() == m_setup.points)
        m_history.pop_front();
    m_history.push_back(point);
}

QByteArray ServedCluster::cached(const std::string& key, const std::function<QByteArray()>& make) const
{
    const auto [entry, isNew] = m_cache.try_emplace(key);
    if (isNew)
        entry->second = make();
    return entry->second;
}
} // namespace quotadeck::serve

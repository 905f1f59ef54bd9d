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

bool isFinished(const std::string& state)
{
    return state == "Completed" || state == "Failed" || state == "Rejected" || state == "Expired";
}

ServedCluster::ServedCluster(Setup setup) : m_setup(std::move(setup)), m_events(m_setup.events) { }

void ServedCluster::publish(const SnapshotUpdate& update)
{
    const auto* previous = m_snapshot ? findPartition(*m_snapshot, update.partition) : nullptr;
    if (const auto* next = findPartition(*update.snapshot, update.partition)) {
        m_events.append(eventsBetween(previous, *next, update.delta, update.snapshot->time));
        keepFinished(update);
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

void ServedCluster::keepFinished(const SnapshotUpdate& update)
{
    const auto* previous = m_snapshot ? findPartition(*m_snapshot, update.partition) : nullptr;
    if (!previous || !previous->applications)
        return;
    const auto now = update.snapshot->time.time_since_epoch().count();
    const auto expired = now - cluster::kFinishedTime.count();
    while (!m_finished.empty() && m_finished.front().finishedTime <= expired)
        m_finished.pop_front();
    for (const auto& id : update.delta.applications.removed) {
        const auto app = std::ranges::lower_bound(*previous->applications, id, {}, &ApplicationInfo::id);
        if (app == previous->applications->end() || app->id != id || isFinished(app->state))
            continue;
        ApplicationInfo over = *app;
        over.state = over.state == "Failing" ? "Failed" : "Completed";
        over.stateLog.push_back({now, over.state});
        over.finishedTime = now;
        over.used.reset();
        over.pending.reset();
        over.requests.clear();
        over.allocations.clear();
        if (m_finished.size() == m_setup.finished)
            m_finished.pop_front();
        m_finished.push_back(std::move(over));
    }
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

std::vector<ApplicationInfo> ServedCluster::completed(const PartitionSnapshot& partition) const
{
    std::vector<ApplicationInfo> result;
    for (const auto& app : m_finished) {
        if (app.partition == partition.info.name)
            result.push_back(app);
    }
    if (partition.applications) {
        std::ranges::copy_if(*partition.applications, std::back_inserter(result), [](const auto& app) {
            return isFinished(app.state) && app.state != "Rejected";
        });
    }
    return result;
}

QByteArray ServedCluster::cached(const std::string& key, const std::function<QByteArray()>& make) const
{
    const auto [entry, isNew] = m_cache.try_emplace(key);
    if (isNew)
        entry->second = make();
    return entry->second;
}
} // namespace quotadeck::serve

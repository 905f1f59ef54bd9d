// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/eventmarks.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <iterator>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostMarks = 500;
constexpr std::size_t kMostNames = 3;

/// Calls @p visit with every row of @p changed and what it was in @p earlier, or nullptr; both are in the order of
/// @p less, so one walk through either finds all.
template <typename Row, typename Key, typename Less, typename Visit>
void forEachChanged(const std::vector<const Row*>& changed, const std::vector<Row>& earlier, Key key,
                    Less less, const Visit& visit)
{
    auto before = earlier.begin();
    for (const Row* row : changed) {
        while (before != earlier.end() && less(std::invoke(key, *before), std::invoke(key, *row)))
            ++before;
        const bool isKnown
            = before != earlier.end() && !less(std::invoke(key, *row), std::invoke(key, *before));
        visit(*row, isKnown ? &*before : nullptr);
    }
}

bool isConfiguredAlike(const QueueInfo& left, const QueueInfo& right)
{
    const bool isRoot = left.parent.text().empty(); // its maximum is what the nodes offer
    return (isRoot || left.max == right.max) && left.guaranteed == right.guaranteed
        && left.maxRunningApps == right.maxRunningApps && left.properties == right.properties
        && left.childTemplate == right.childTemplate && left.sortingPolicy == right.sortingPolicy;
}

/// Limits of a queue that is tracked in one of the two only came with the first use, not with a configuration.
bool isLimitedAlike(const std::vector<UsageNode>& left, const std::vector<UsageNode>& right)
{
    auto other = right.begin();
    for (const UsageNode& node : left) {
        while (other != right.end() && precedesInTree(other->path, node.path))
            ++other;
        const bool isInBoth = other != right.end() && other->path == node.path;
        if (isInBoth
            && (other->maxResources != node.maxResources || other->maxApplications != node.maxApplications))
            return false;
    }
    return true;
}

void addChangedQueues(std::vector<std::string>& names, const ListDelta<QueueInfo, QueuePath>& delta,
                      const std::vector<QueueInfo>& earlier)
{
    forEachChanged(delta.upserted, earlier, &QueueInfo::path, precedesInTree,
                   [&names](const QueueInfo& queue, const QueueInfo* before) {
                       if (queue.isManaged && (!before || !isConfiguredAlike(queue, *before)))
                           names.push_back(queue.path.text());
                   });
    for (const QueuePath& path : delta.removed) {
        const auto before = std::ranges::lower_bound(earlier, path, precedesInTree, &QueueInfo::path);
        if (before != earlier.end() && before->path == path && before->isManaged)
            names.push_back(path.text());
    }
}

template <typename Usage, typename Name>
void addChangedLimits(std::vector<std::string>& names, const ListDelta<Usage, Name>& delta,
                      const std::vector<Usage>& earlier)
{
    forEachChanged(delta.upserted, earlier, &Usage::name, std::ranges::less(),
                   [&names](const Usage& now, const Usage* before) {
                       if (before && !isLimitedAlike(now.nodes, before->nodes))
                           names.push_back(now.name.text());
                   });
}

struct EventMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::EventMark)
};
} // namespace

QString markText(const EventMark& mark)
{
    QStringList names;
    for (const std::string& name : mark.names)
        names << QString::fromStdString(name);
    QString subjects = names.join(QStringLiteral(", "));
    if (mark.count > mark.names.size())
        subjects
            = EventMarkTexts::tr("%1 and %n more", "names", static_cast<int>(mark.count - mark.names.size()))
                  .arg(subjects);
    switch (mark.kind) {
    case EventMark::Kind::Configuration:
        return EventMarkTexts::tr("Configuration changed: %1").arg(subjects);
    case EventMark::Kind::NodesAdded:
        return EventMarkTexts::tr("Node added: %1").arg(subjects);
    case EventMark::Kind::NodesLost:
        return EventMarkTexts::tr("Node lost: %1").arg(subjects);
    case EventMark::Kind::Restart:
        return EventMarkTexts::tr("Scheduler restarted: %1").arg(subjects);
    case EventMark::Kind::HealthLost:
        return EventMarkTexts::tr("Health check failed: %1").arg(subjects);
    case EventMark::Kind::HealthRestored:
        return EventMarkTexts::tr("Health check passed again: %1").arg(subjects);
    }
    return {};
}

void EventMarks::record(const SnapshotUpdate& update)
{
    const PartitionSnapshot* now = findPartition(*update.snapshot, update.partition);
    if (!now)
        return;
    const auto time = std::chrono::floor<std::chrono::milliseconds>(update.snapshot->time.time_since_epoch());
    const PartitionSnapshot* earlier
        = update.earlier ? findPartition(*update.earlier, update.partition) : nullptr;
    if (earlier)
        compare(*earlier, update.delta, time);
    if (update.snapshot->health)
        compareHealth(*update.snapshot->health, time);
    for (const ClusterInfo& cluster : update.snapshot->clusters) {
        if (cluster.startTime == 0)
            continue;
        if (m_startTime && *m_startTime != cluster.startTime)
            add(EventMark::Kind::Restart, time, {cluster.clusterName});
        m_startTime = cluster.startTime;
        break; // one scheduler serves all partitions
    }
}

void EventMarks::compare(const PartitionSnapshot& earlier, const PartitionDelta& delta,
                         std::chrono::milliseconds time)
{
    std::vector<std::string> names;
    if (earlier.queues)
        addChangedQueues(names, delta.queues, *earlier.queues);
    if (earlier.users)
        addChangedLimits(names, delta.users, *earlier.users);
    if (earlier.groups)
        addChangedLimits(names, delta.groups, *earlier.groups);
    add(EventMark::Kind::Configuration, time, names);
    if (!earlier.nodes)
        return;
    std::vector<std::string> added;
    forEachChanged(delta.nodes.upserted, *earlier.nodes, &NodeInfo::id, std::ranges::less(),
                   [&added](const NodeInfo& node, const NodeInfo* before) {
                       if (!before)
                           added.push_back(node.id);
                   });
    add(EventMark::Kind::NodesLost, time, delta.nodes.removed);
    add(EventMark::Kind::NodesAdded, time, added);
}

/// REST-21
void EventMarks::compareHealth(const HealthInfo& health, std::chrono::milliseconds time)
{
    std::set<std::string> failed;
    for (const HealthCheck& check : health.checks) {
        if (!check.succeeded)
            failed.insert(check.name);
    }
    if (m_failedChecks) {
        const auto onlyIn = [](const std::set<std::string>& these, const std::set<std::string>& others) {
            std::vector<std::string> names;
            std::ranges::set_difference(these, others, std::back_inserter(names));
            return names;
        };
        add(EventMark::Kind::HealthLost, time, onlyIn(failed, *m_failedChecks));
        add(EventMark::Kind::HealthRestored, time, onlyIn(*m_failedChecks, failed));
    }
    m_failedChecks = std::move(failed);
}

void EventMarks::add(EventMark::Kind kind, std::chrono::milliseconds time,
                     const std::vector<std::string>& names)
{
    if (names.empty())
        return;
    const auto shown = static_cast<std::ptrdiff_t>(std::min(kMostNames, names.size()));
    m_marks.push_back({time, kind, {names.begin(), names.begin() + shown}, names.size()});
    if (m_marks.size() > kMostMarks)
        m_marks.pop_front();
}
} // namespace quotadeck::models

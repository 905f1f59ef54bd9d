// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/removals.h"

#include "core/base/text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::insight {
namespace {
using config::Change;
using config::ChangeKind;

/// A leaf becomes a parent: its applications stay, but the scheduler no longer reaches them (QUE-45).
bool isTypeChange(const Change& change)
{
    return change.kind == ChangeKind::Changed && change.field == "parent";
}

/// Also of a queue that moves or has another name: to the scheduler the old one is removed (QUE-41).
bool isRemoval(const Change& change)
{
    return change.direction == config::Direction::Dangerous
        && (change.kind == ChangeKind::Removed || change.kind == ChangeKind::Moved
            || change.kind == ChangeKind::Renamed || isTypeChange(change));
}

/// That the scheduler removes, or that becomes a parent; empty for a partition.
QueuePath removedQueue(const Change& change)
{
    if (isTypeChange(change))
        return QueuePath(change.path);
    return QueuePath(change.kind == ChangeKind::Removed ? change.path : change.oldText.value_or(""));
}

bool isLeft(const ApplicationInfo& app)
{
    constexpr const char* kEnded[] = {"Completed", "Failed", "Rejected", "Expired"};
    return app.finishedTime == 0 && std::ranges::find(kEnded, app.state) == std::end(kEnded);
}

/// Counts the applications of one partition by queue.
class Applications
{
public:
    explicit Applications(const PartitionSnapshot& snapshot)
    {
        if (snapshot.applications) {
            for (const ApplicationInfo& app : *snapshot.applications) {
                if (isLeft(app))
                    m_applications.push_back({app.queue.lowered(), app.state == "Running"});
            }
            m_isKnown = true;
        } else if (snapshot.queues) {
            for (const QueueInfo& queue : *snapshot.queues) {
                if (queue.isLeaf)
                    m_applications.insert(m_applications.end(),
                                          queue.runningApps + queue.allocatingAcceptedApps.size(),
                                          {queue.path.lowered(), true});
            }
            m_isKnown = true;
        }
        if (snapshot.queues) {
            for (const QueueInfo& queue : *snapshot.queues)
                m_listed.push_back(queue.path.lowered());
        }
    }

    /// In @p queue, and if @p countsBelow below, or in the whole partition for an empty path; nothing while that is not known.
    /// A queue that the snapshot does not list is unknown: the cluster may be another one than that of the file.
    [[nodiscard]] std::optional<ApplicationCount> countIn(const QueuePath& queue, bool countsBelow) const
    {
        if (!m_isKnown)
            return std::nullopt;
        ApplicationCount count;
        for (const auto& [path, isRunning] : m_applications) {
            if (!queue.isEmpty() && !(countsBelow ? queue.contains(path) : queue == path))
                continue;
            ++count.left;
            count.running += isRunning ? 1 : 0;
        }
        if (!queue.isEmpty() && count.left == 0 && std::ranges::find(m_listed, queue) == m_listed.end())
            return std::nullopt;
        return count;
    }

private:
    std::vector<std::pair<QueuePath, bool>>
        m_applications; ///< the queue, in lower case; whether it runs (QUE-30)
    std::vector<QueuePath> m_listed; ///< in lower case
    bool m_isKnown = false;
};

const PartitionSnapshot* partitionOf(const ClusterSnapshot* snapshot, std::string_view name)
{
    if (snapshot == nullptr)
        return nullptr;
    const auto found = std::ranges::find_if(snapshot->partitions, [name](const PartitionSnapshot& one) {
        return equalsIgnoringAsciiCase(one.info.name, name);
    });
    return found == snapshot->partitions.end() ? nullptr : &*found;
}

/// What is left in the removed queue or partition, for people.
Message textOfCount(const std::optional<ApplicationCount>& count)
{
    if (!count)
        return QUOTADECK_TEXT("insight", "whether applications run in it is unknown");
    if (count->left == 0)
        return QUOTADECK_TEXT("insight", "no application runs in it");
    if (count->running == count->left)
        return {QUOTADECK_COUNT_TEXT("insight", "%n applications run in it", "%n application runs in it"),
                Message::Count{count->left}};
    return {QUOTADECK_COUNT_TEXT("insight", "%n applications are left in it, %1 running",
                                 "%n application is left in it, %1 running"),
            Message::Count{count->left}, count->running};
}

void assess(Change& change, const std::optional<ApplicationCount>& count)
{
    const bool isIdle = count && count->left == 0;
    const bool isQueue = !removedQueue(change).isEmpty();
    if (isTypeChange(change))
        change.sentence = {isIdle ? QUOTADECK_TEXT("insight", "becomes a parent (%1)")
                                  : QUOTADECK_TEXT("insight",
                                                   "becomes a parent (%1): its applications are no longer "
                                                   "scheduled"),
                           textOfCount(count)};
    else if (change.kind == ChangeKind::Removed
             && isQueue) // in front of the content, which may be long and cut
        change.sentence
            = {QUOTADECK_TEXT("insight", "queue removed (%1)%2"), textOfCount(count), change.content};
    else if (change.kind == ChangeKind::Removed)
        change.sentence
            = {QUOTADECK_TEXT("insight",
                              "partition removed (%1): its queues drain and all its applications fail"),
               textOfCount(count)};
    if (isIdle && isQueue)
        change.direction = config::Direction::Neutral;
}
} // namespace

namespace {
/// What runs in removed queues, by the partitions of a snapshot.
class Running
{
public:
    explicit Running(const ClusterSnapshot* snapshot) : m_snapshot(snapshot) { }

    [[nodiscard]] std::optional<ApplicationCount> countIn(const Change& removal)
    {
        const PartitionSnapshot* const partition = partitionOf(m_snapshot, removal.partition);
        if (partition == nullptr)
            return std::nullopt;
        return m_applications.try_emplace(partition, *partition)
            .first->second.countIn(removedQueue(removal).lowered(), !isTypeChange(removal));
    }

private:
    const ClusterSnapshot* m_snapshot;
    std::map<const PartitionSnapshot*, Applications> m_applications;
};
} // namespace

void assessRemovals(std::vector<Change>& changes, const ClusterSnapshot* snapshot)
{
    Running running(snapshot);
    for (Change& change : changes) {
        if (isRemoval(change))
            assess(change, running.countIn(change));
    }
}

std::vector<DangerousRemoval> dangerousRemovals(const std::vector<Change>& changes,
                                                const ClusterSnapshot* snapshot)
{
    std::vector<DangerousRemoval> removals;
    Running running(snapshot);
    for (const Change& change : changes) {
        if (isRemoval(change)) // what was found to be idle is not dangerous any more
            removals.push_back(
                {change.partition, removedQueue(change), running.countIn(change), isTypeChange(change)});
    }
    return removals;
}

Message runningText(const DangerousRemoval& removal)
{
    return textOfCount(removal.applications);
}

std::optional<ApplicationCount> applicationsIn(const PartitionSnapshot& snapshot, const QueuePath& queue)
{
    return Applications(snapshot).countIn(queue.lowered(), false);
}
} // namespace quotadeck::insight

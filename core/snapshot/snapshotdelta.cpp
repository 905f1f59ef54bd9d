// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/snapshotdelta.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace quotadeck {
namespace {
/// One pass over two lists that @p less orders by @p key.
template <typename Row, typename Key, typename KeyOf, typename Less>
ListDelta<Row, Key> merge(const std::vector<Row>& previous, const std::vector<Row>& next, KeyOf keyOf,
                          Less less)
{
    [[maybe_unused]] const auto isOutOfOrder = [less](const auto& a, const auto& b) { return !less(a, b); };
    assert(std::ranges::adjacent_find(next, isOutOfOrder, keyOf) == next.end()
           && "the newer list must be normalized");
    ListDelta<Row, Key> delta;
    auto old = previous.begin();
    for (const auto& row : next) {
        const auto& key = std::invoke(keyOf, row);
        for (; old != previous.end() && less(std::invoke(keyOf, *old), key); ++old)
            delta.removed.push_back(std::invoke(keyOf, *old));
        if (old == previous.end() || less(key, std::invoke(keyOf, *old))) {
            delta.upserted.push_back(&row);
        } else {
            if (row != *old)
                delta.upserted.push_back(&row);
            ++old;
        }
    }
    for (; old != previous.end(); ++old)
        delta.removed.push_back(std::invoke(keyOf, *old));
    return delta;
}

template <typename Key, typename Row, typename KeyOf, typename Less = std::ranges::less>
ListDelta<Row, Key> listDifference(const std::optional<std::vector<Row>>* previous,
                                   const std::optional<std::vector<Row>>& next, KeyOf keyOf, Less less = {})
{
    static const std::vector<Row> kNothing;
    if (!next)
        return {};
    const bool isKnown = previous != nullptr && previous->has_value();
    return merge<Row, Key>(isKnown ? **previous : kNothing, *next, keyOf, less);
}

ListDelta<ApplicationInfo, ApplicationId> finishedDifference(const PartitionSnapshot* previous,
                                                             const PartitionSnapshot& next)
{
    static const std::vector<ApplicationInfo> kNone;
    const auto* before = previous ? previous->finished.list.get() : nullptr;
    const auto* now = next.finished.list.get();
    if (!now || now == before) // shared while nothing changes
        return {};
    return merge<ApplicationInfo, ApplicationId>(before ? *before : kNone, *now, &ApplicationInfo::id,
                                                 std::ranges::less());
}

/// What takes everything away that @p previous has.
PartitionDelta removalOf(const PartitionSnapshot& previous)
{
    PartitionSnapshot nothing;
    nothing.queues.emplace();
    nothing.users.emplace();
    nothing.groups.emplace();
    nothing.applications.emplace();
    nothing.nodes.emplace();
    nothing.finished = finishedApplications({});
    return difference(&previous, nothing);
}
} // namespace

PartitionDelta difference(const PartitionSnapshot* previous, const PartitionSnapshot& next)
{
    const auto of = [previous](auto list) { return previous ? &(previous->*list) : nullptr; };
    PartitionDelta delta;
    delta.queues = listDifference<QueuePath>(of(&PartitionSnapshot::queues), next.queues, &QueueInfo::path,
                                             precedesInTree);
    std::ranges::reverse(delta.queues.removed); // children before their parents
    delta.users = listDifference<UserName>(of(&PartitionSnapshot::users), next.users, &UserUsage::name);
    delta.groups = listDifference<GroupName>(of(&PartitionSnapshot::groups), next.groups, &GroupUsage::name);
    delta.applications = listDifference<ApplicationId>(of(&PartitionSnapshot::applications),
                                                       next.applications, &ApplicationInfo::id);
    delta.nodes = listDifference<std::string>(of(&PartitionSnapshot::nodes), next.nodes, &NodeInfo::id);
    delta.finished = finishedDifference(previous, next);
    return delta;
}

std::shared_ptr<SnapshotUpdate> makeUpdate(const SnapshotPtr& previous, SnapshotPtr next,
                                           std::string partition)
{
    assert(next != nullptr);
    const auto* before = previous ? findPartition(*previous, partition) : nullptr;
    const auto* after = findPartition(*next, partition);
    PartitionDelta delta;
    if (after != nullptr)
        delta = difference(before, *after);
    else if (before != nullptr)
        delta = removalOf(*before);
    return std::make_shared<SnapshotUpdate>(
        SnapshotUpdate{std::move(next), std::move(partition), std::move(delta), previous});
}

SnapshotPtr withKnownLists(SnapshotPtr next, const SnapshotPtr& earlier, const std::string& partition)
{
    const auto* before = earlier ? findPartition(*earlier, partition) : nullptr;
    const auto* current = findPartition(*next, partition);
    if (before == nullptr || current == nullptr)
        return next;
    const auto isLost = [&](auto list) { return !(current->*list) && before->*list; };
    if (!isLost(&PartitionSnapshot::queues) && !isLost(&PartitionSnapshot::users)
        && !isLost(&PartitionSnapshot::groups) && !isLost(&PartitionSnapshot::applications)
        && !isLost(&PartitionSnapshot::nodes) && (current->finished.isKnown() || !before->finished.isKnown()))
        return next;

    auto merged = std::make_shared<ClusterSnapshot>(*next);
    auto& known
        = *std::ranges::find(merged->partitions, partition, [](const auto& p) { return p.info.name; });
    const auto keep = [&](auto list) {
        if (!(known.*list))
            known.*list = before->*list;
    };
    keep(&PartitionSnapshot::queues);
    keep(&PartitionSnapshot::users);
    keep(&PartitionSnapshot::groups);
    keep(&PartitionSnapshot::applications);
    keep(&PartitionSnapshot::nodes);
    if (!known.finished.isKnown())
        known.finished = before->finished;
    return merged;
}
} // namespace quotadeck

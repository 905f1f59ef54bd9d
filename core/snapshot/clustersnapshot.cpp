// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace quotadeck {
const AllocationLogEntry* latestLogEntry(const ApplicationInfo& application)
{
    const AllocationLogEntry* latest = nullptr;
    for (const RequestInfo& request : application.requests) {
        for (const AllocationLogEntry& entry : request.log) {
            if (!latest || entry.lastOccurrence > latest->lastOccurrence)
                latest = &entry;
        }
    }
    return latest;
}

const UsageNode* findNode(const std::vector<UsageNode>& nodes, const QueuePath& path)
{
    const auto node = std::ranges::find(nodes, path, &UsageNode::path);
    return node == nodes.end() ? nullptr : &*node;
}

const PartitionSnapshot* findPartition(const ClusterSnapshot& snapshot, std::string_view name)
{
    const auto partition
        = std::ranges::find_if(snapshot.partitions, [name](const PartitionSnapshot& candidate) {
              return candidate.info.name == name;
          });
    return partition == snapshot.partitions.end() ? nullptr : &*partition;
}

namespace {
/// Sorts by pointers and moves each row once: rows are hundreds of bytes, and equal ones keep their order.
template <typename Row, typename Key, typename Less = std::ranges::less>
void sortRows(std::vector<Row>& rows, Key key, Less less = {})
{
    if (std::ranges::is_sorted(rows, less, key))
        return;
    std::vector<Row*> order;
    order.reserve(rows.size());
    for (auto& row : rows)
        order.push_back(&row);
    std::ranges::stable_sort(order, less,
                             [&key](Row* row) -> decltype(auto) { return std::invoke(key, *row); });
    std::vector<Row> sorted;
    sorted.reserve(rows.size());
    for (auto* row : order)
        sorted.push_back(std::move(*row));
    rows = std::move(sorted);
}

/// Sorts rows that @p key identifies. Of rows with one key the first stays: a source that repeats itself must not
/// make a row come and go.
template <typename Row, typename Key, typename Less = std::ranges::less>
void sortUnique(std::vector<Row>& rows, Key key, Less less = {})
{
    sortRows(rows, key, less);
    const auto isRepeated = [key, less](const Row& earlier, const Row& later) {
        return !less(std::invoke(key, earlier), std::invoke(key, later));
    };
    rows.erase(std::unique(rows.begin(), rows.end(), isRepeated), rows.end());
}

template <typename Value>
void sortValues(std::vector<Value>& values)
{
    if (!std::ranges::is_sorted(values))
        std::ranges::sort(values);
}

void normalizeTree(std::vector<UsageNode>& nodes)
{
    for (auto& node : nodes)
        sortValues(node.runningApplications);
    sortUnique(nodes, &UsageNode::path, precedesInTree);
}
} // namespace

void normalize(std::vector<ClusterInfo>& clusters)
{
    sortRows(clusters, &ClusterInfo::partition);
}

void normalize(std::vector<PartitionInfo>& partitions)
{
    sortRows(partitions, &PartitionInfo::name);
}

void normalize(std::vector<QueueInfo>& queues)
{
    for (auto& queue : queues)
        sortValues(queue.allocatingAcceptedApps);
    sortUnique(queues, &QueueInfo::path, precedesInTree);
}

void normalize(std::vector<UserUsage>& users)
{
    for (auto& user : users)
        normalizeTree(user.nodes);
    sortUnique(users, &UserUsage::name);
}

void normalize(std::vector<GroupUsage>& groups)
{
    for (auto& group : groups) {
        sortValues(group.applications);
        normalizeTree(group.nodes);
    }
    sortUnique(groups, &GroupUsage::name);
}

void normalize(std::vector<ApplicationInfo>& applications)
{
    for (auto& application : applications) {
        for (auto& request : application.requests) {
            sortRows(request.log, [](const AllocationLogEntry& entry) {
                return std::tie(entry.lastOccurrence, entry.message);
            });
        }
        sortRows(application.requests, &RequestInfo::key);
        sortRows(application.allocations, &AllocationInfo::key);
        sortRows(application.placeholders, &PlaceholderInfo::taskGroupName);
        sortValues(application.reservations);
    }
    sortUnique(applications, &ApplicationInfo::id);
}

const ApplicationInfo* FinishedApplications::find(const ApplicationId& id) const
{
    if (!list)
        return nullptr;
    const auto row = std::ranges::lower_bound(*list, id, {}, &ApplicationInfo::id);
    return row != list->end() && row->id == id ? &*row : nullptr;
}

FinishedApplications finishedApplications(std::vector<ApplicationInfo> rows)
{
    const auto end = [](const ApplicationInfo& row) {
        return row.finishedTime != 0 ? row.finishedTime : row.submissionTime;
    };
    sortRows(rows, end, std::ranges::greater());
    if (rows.size() > kMostFinished)
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(kMostFinished), rows.end());
    normalize(rows);
    return {std::make_shared<const std::vector<ApplicationInfo>>(std::move(rows))};
}

void normalize(std::vector<NodeInfo>& nodes)
{
    for (auto& node : nodes) {
        sortRows(node.allocations, &AllocationInfo::key);
        sortRows(node.foreignAllocations, &AllocationInfo::key);
        sortValues(node.reservations);
    }
    sortUnique(nodes, &NodeInfo::id);
}

void normalize(PartitionSnapshot& partition)
{
    const auto normalizeIfKnown = [](auto& list) {
        if (list)
            normalize(*list);
    };
    normalizeIfKnown(partition.queues);
    normalizeIfKnown(partition.users);
    normalizeIfKnown(partition.groups);
    normalizeIfKnown(partition.applications);
    normalizeIfKnown(partition.nodes);
}
} // namespace quotadeck

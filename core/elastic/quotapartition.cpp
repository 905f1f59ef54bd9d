// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotapartition.h"

#include "core/base/saturating.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::elastic {
namespace {
/// The scheduler gives this to the groups that it does not limit (EQ-13); whatever is more is no limit either.
constexpr Quantity kUnlimitedFrom = kMaxQuantity / 5;
constexpr const char* kPartitionRoot = "root";
constexpr std::string_view kDot = "_dot_"; ///< as the scheduler writes users in names of queues

std::string partOfPath(std::string_view name)
{
    std::string part;
    for (const char character : name)
        part += character == '.' ? kDot : std::string_view(&character, 1);
    return part;
}

/// Nothing where nothing is set.
std::optional<Resource> quotaLimits(const Resource& amounts)
{
    Resource limits;
    for (const auto& [type, value] : amounts.entries()) {
        if (value < kUnlimitedFrom)
            limits.set(type, value);
    }
    return limits.entries().empty() ? std::nullopt : std::optional(asOfQueues(limits));
}

std::optional<Resource> reportedAmounts(const std::optional<Resource>& amounts)
{
    return amounts ? std::optional(asOfQueues(*amounts)) : std::nullopt;
}

/// What the pods of a leaf request beyond what they use. Nothing: not reported.
std::optional<Resource> pendingOfLeaf(const QuotaObject& object)
{
    const QuotaStatus& status = object.status;
    const auto& request = status.childRequest || !object.group.lends ? status.childRequest : status.request;
    if (!request || !status.used)
        return std::nullopt;
    Resource pending;
    for (const auto& [type, value] : request->entries())
        pending.set(type, std::max<Quantity>(0, saturatingSubtract(value, status.used->valueOr0(type))));
    return asOfQueues(pending);
}

/// The sum of @p parts. Nothing: one of them is not reported, or there are no parts.
std::optional<Resource> sumOfKnown(const std::vector<const std::optional<Resource>*>& parts)
{
    std::optional<Resource> sum;
    for (const auto* const part : parts) {
        if (!*part)
            return std::nullopt;
        sum = add(sum ? ResourceView(sum) : ResourceView(Resource()), *part);
    }
    return sum;
}

/// Fills what follows from the queues below: @p queues are in pre-order.
void addUpQueues(std::vector<QueueInfo>& queues)
{
    std::map<QueuePath, std::vector<const QueueInfo*>> children;
    for (auto queue = queues.rbegin(); queue != queues.rend(); ++queue) {
        const auto own = children.find(queue->path);
        if (own != children.end()) {
            std::vector<const std::optional<Resource>*> used;
            std::vector<const std::optional<Resource>*> pending;
            for (const QueueInfo* const child : own->second) {
                used.push_back(&child->allocated);
                pending.push_back(&child->pending);
            }
            queue->isLeaf = false;
            queue->pending = sumOfKnown(pending);
            // Every pod belongs to a group, the default group at least: no pods are the root's own.
            if (!queue->allocated || queue->parent.isEmpty())
                queue->allocated = sumOfKnown(used);
        }
        if (!queue->parent.isEmpty())
            children[queue->parent].push_back(&*queue);
    }
}

/// What max leaves of @p queue and of those above, whose headroom is @p above; nothing: not known of a type.
using Headroom = std::map<ResourceType, std::optional<Quantity>>;
Headroom headroomIn(const QueueInfo& queue, const Headroom& above)
{
    Headroom headroom;
    for (const auto& [type, limit] : ResourceView(queue.max).entries()) {
        std::optional<Quantity>& left = headroom[type];
        if (queue.allocated)
            left = saturatingSubtract(limit, queue.allocated->valueOr0(type));
        const auto ofAbove = above.find(type);
        if (left && ofAbove != above.end())
            left = ofAbove->second ? std::optional(std::min(*left, *ofAbove->second)) : std::nullopt;
    }
    return headroom;
}

void addHeadroom(std::vector<QueueInfo>& queues)
{
    std::map<QueuePath, Headroom> known;
    for (QueueInfo& queue : queues) {
        const Headroom& headroom = known[queue.path] = headroomIn(queue, known[queue.parent]);
        for (const auto& [type, left] : headroom) {
            if (!left)
                continue;
            if (!queue.headroom)
                queue.headroom.emplace();
            queue.headroom->set(type, *left);
        }
    }
}

std::vector<NodeInfo> nodesOfMachines(const std::vector<QuotaMachine>& machines)
{
    std::vector<NodeInfo> nodes;
    for (const QuotaMachine& machine : machines) {
        NodeInfo& node = nodes.emplace_back();
        node.id = machine.name;
        node.capacity = asOfQueues(machine.allocatable);
        node.schedulable = machine.isSchedulable;
    }
    return nodes;
}
} // namespace

Resource asOfQueues(const Resource& amounts)
{
    Resource renamed;
    for (const auto& [type, value] : amounts.entries())
        renamed.set(type.name() == "cpu" ? ResourceType("vcore") : type, value);
    return renamed;
}

std::map<std::string, QueuePath> quotaPaths(const std::map<std::string, std::string>& parents)
{
    std::map<std::string, QueuePath> paths;
    for (const auto& [group, unused] : parents) {
        std::vector<const std::string*> way; // up to the root, or to a group whose path is known
        std::set<std::string> passed;
        QueuePath path(kPartitionRoot);
        for (const std::string* name = &group; !isRootName(*name) && passed.insert(*name).second;) {
            if (const auto known = paths.find(*name); known != paths.end()) {
                path = known->second;
                break;
            }
            const auto found = parents.find(*name);
            if (found == parents.end())
                break;
            way.push_back(&found->first);
            name = &found->second;
        }
        for (const std::string* const name : way | std::views::reverse) {
            path = path.child(partOfPath(*name));
            paths[*name] = path;
        }
    }
    return paths;
}

std::string groupOfPath(const QueuePath& path)
{
    if (path.parent().isEmpty())
        return std::string(kRootGroup);
    std::string group(path.name());
    for (std::size_t dot = group.find(kDot); dot != std::string::npos; dot = group.find(kDot, dot + 1))
        group.replace(dot, kDot.size(), ".");
    return group;
}

PartitionSnapshot quotaPartition(const QuotaSnapshot& quotas)
{
    std::map<std::string, std::string> parents;
    std::map<std::string, const QuotaObject*> objects;
    for (const QuotaObject& object : quotas.objects) {
        if (object.group.name != kRootGroup && objects.try_emplace(object.group.name, &object).second)
            parents[object.group.name] = object.group.parent;
    }
    const Resource total = withMachines(quotas.total, quotas.machines);
    PartitionSnapshot partition;
    partition.hasQuotaGroups = true;
    partition.info.name = kQuotaPartition;
    partition.info.totalNodes = std::ssize(quotas.machines);
    if (!total.entries().empty())
        partition.info.capacity = asOfQueues(total);
    std::vector<QueueInfo>& queues = partition.queues.emplace();
    QueueInfo& root = queues.emplace_back();
    root.path = QueuePath(kPartitionRoot);
    root.max = partition.info.capacity;
    for (const auto& [name, path] : quotaPaths(parents)) {
        const QuotaObject& object = *objects.at(name);
        QueueInfo& queue = queues.emplace_back();
        queue.path = path;
        queue.parent = path.parent();
        queue.isLeaf = !object.group.isParent;
        queue.isManaged = true;
        queue.guaranteed = quotaLimits(object.group.min);
        if (name != kSystemGroup) // which nothing limits (EQ-13)
            queue.max = quotaLimits(object.group.max);
        queue.allocated = reportedAmounts(object.status.used);
        queue.pending = pendingOfLeaf(object);
    }
    normalize(queues);
    addUpQueues(queues);
    addHeadroom(queues);
    partition.info.usedCapacity = queues.front().allocated;
    if (!quotas.machines.empty()) {
        partition.nodes = nodesOfMachines(quotas.machines);
        normalize(*partition.nodes);
    }
    return partition;
}

ClusterSnapshot withQuotas(ClusterSnapshot snapshot, const QuotaSnapshot* quotas)
{
    if (!quotas || findPartition(snapshot, kQuotaPartition))
        return snapshot;
    const auto place = std::ranges::lower_bound(
        snapshot.partitions, kQuotaPartition, {},
        [](const PartitionSnapshot& each) -> std::string_view { return each.info.name; });
    snapshot.partitions.insert(place, quotaPartition(*quotas));
    return snapshot;
}
} // namespace quotadeck::elastic

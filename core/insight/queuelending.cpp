// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/queuelending.h"

#include "core/base/saturating.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <map>

namespace quotadeck::insight {
namespace {
/// A queue with what it counts.
struct Member
{
    const QueueInfo* queue = nullptr;
    const Resource* guaranteed = nullptr;

    [[nodiscard]] Quantity used(ResourceType type) const
    {
        return ResourceView(queue->allocated).valueOr0(type);
    }
    [[nodiscard]] Quantity unused(ResourceType type) const
    {
        return std::max<Quantity>(0, saturatingSubtract(guaranteed->valueOr0(type), used(type)));
    }
};

using Group = std::vector<Member>; // with the same parent

/// The types that are guaranteed to a queue of @p group, in the order of display.
std::vector<ResourceType> typesOf(const Group& group)
{
    std::vector<ResourceType> types;
    for (const Member& member : group) {
        for (const auto& [type, value] : member.guaranteed->entries()) {
            if (value > 0 && std::ranges::find(types, type) == types.end())
                types.push_back(type);
        }
    }
    std::ranges::sort(types, precedesForDisplay);
    return types;
}

LendingRow rowOf(const Member& member, ResourceType type, const Group& group, const QueueInfo* parent)
{
    LendingRow row{.queue = member.queue->path,
                   .type = type,
                   .used = member.used(type),
                   .guaranteed = member.guaranteed->valueOr0(type),
                   .borrowed = 0,
                   .unused = member.unused(type),
                   .siblings = {},
                   .free = {}};
    row.borrowed = std::max<Quantity>(0, saturatingSubtract(row.used, row.guaranteed));
    for (const Member& sibling : group) {
        if (const Quantity unused = sibling.unused(type); unused > 0 && sibling.queue != member.queue)
            row.siblings.push_back({sibling.queue->path, unused});
    }
    std::ranges::stable_sort(row.siblings, std::ranges::greater(), &UnusedGuarantee::amount);
    if (parent != nullptr) {
        row.free = ResourceView(parent->headroom).find(type);
        if (row.free)
            row.free = std::max<Quantity>(0, *row.free);
    }
    return row;
}

void addRows(std::vector<LendingRow>& rows, const Member& member, const Group& group, const QueueInfo* parent)
{
    for (const ResourceType type : typesOf(group))
        rows.push_back(rowOf(member, type, group, parent));
}

const QueueInfo* queueAt(const std::vector<QueueInfo>& queues, const QueuePath& path)
{
    const auto found = std::ranges::find(queues, path, &QueueInfo::path);
    return found == queues.end() ? nullptr : &*found;
}
} // namespace

std::vector<Resource> countedGuarantees(const std::vector<QueueInfo>& queues)
{
    std::vector<Resource> counted(queues.size());
    std::map<QueuePath, Resource> ofChildren; // by the parent
    for (std::size_t i = queues.size(); i-- > 0;) { // children come after their parent
        const QueueInfo& queue = queues[i];
        const ResourceView own(queue.guaranteed);
        if (!isEmpty(own))
            counted[i] = *own.get();
        else if (const auto sum = ofChildren.find(queue.path); sum != ofChildren.end())
            counted[i] = sum->second;
        Resource& above = ofChildren[queue.parent];
        above = add(above, counted[i]);
    }
    return counted;
}

std::vector<LendingRow> lending(const std::vector<QueueInfo>& queues)
{
    const std::vector<Resource> guaranteed = countedGuarantees(queues);
    std::map<QueuePath, Group> groups; // by the parent
    std::map<QueuePath, const QueueInfo*> byPath;
    for (std::size_t i = 0; i < queues.size(); ++i) {
        groups[queues[i].parent].push_back({&queues[i], &guaranteed[i]});
        byPath.emplace(queues[i].path, &queues[i]);
    }
    std::vector<LendingRow> rows;
    for (std::size_t i = 0; i < queues.size(); ++i) {
        const QueueInfo& queue = queues[i];
        if (queue.parent.isEmpty())
            continue; // the root has nobody to borrow from
        const auto parent = byPath.find(queue.parent);
        addRows(rows, {&queue, &guaranteed[i]}, groups.at(queue.parent),
                parent == byPath.end() ? nullptr : parent->second);
    }
    return rows;
}

std::vector<LendingRow> lendingOf(const std::vector<QueueInfo>& queues, const QueuePath& path)
{
    std::vector<LendingRow> rows;
    const QueueInfo* queue = queueAt(queues, path);
    if (queue == nullptr || queue->parent.isEmpty())
        return rows;
    const std::vector<Resource> guaranteed = countedGuarantees(queues);
    Group group;
    Member member;
    for (std::size_t i = 0; i < queues.size(); ++i) {
        if (queues[i].parent != queue->parent)
            continue;
        group.push_back({&queues[i], &guaranteed[i]});
        if (&queues[i] == queue)
            member = group.back();
    }
    addRows(rows, member, group, queueAt(queues, queue->parent));
    return rows;
}
} // namespace quotadeck::insight

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/queuelending.h"

#include "core/base/saturating.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <map>

namespace quotadeck::insight {
namespace {
/// Queues with the same parent.
class Group
{
public:
    void add(const QueueInfo& queue, const Resource& guaranteed)
    {
        for (const auto& [type, value] : guaranteed.entries()) {
            if (value <= 0)
                continue;
            std::vector<UnusedGuarantee>& unused = m_unused[type];
            const Quantity amount = saturatingSubtract(value, ResourceView(queue.allocated).valueOr0(type));
            if (amount > 0)
                unused.push_back({queue.path, amount});
        }
    }
    /// To be called after the last queue.
    void sort()
    {
        for (auto& [type, unused] : m_unused) {
            std::ranges::stable_sort(unused, std::ranges::greater(), &UnusedGuarantee::amount);
            m_types.push_back(type);
        }
        std::ranges::sort(m_types, precedesForDisplay);
    }
    /// Those of which a queue has a guaranteed amount, in the order of display.
    [[nodiscard]] const std::vector<ResourceType>& types() const { return m_types; }
    /// The largest unused guarantees of queues other than @p path.
    [[nodiscard]] std::vector<UnusedGuarantee> unusedBeside(const QueuePath& path, ResourceType type) const
    {
        std::vector<UnusedGuarantee> siblings;
        for (const UnusedGuarantee& unused : m_unused.at(type)) {
            if (siblings.size() == LendingRow::kMostSiblings)
                break;
            if (unused.queue != path)
                siblings.push_back(unused);
        }
        return siblings;
    }

private:
    std::map<ResourceType, std::vector<UnusedGuarantee>> m_unused;
    std::vector<ResourceType> m_types;
};

LendingRow rowOf(const QueueInfo& queue, const Resource& guaranteed, ResourceType type, const Group& group,
                 const QueueInfo* parent)
{
    LendingRow row{.queue = queue.path,
                   .type = type,
                   .used = ResourceView(queue.allocated).valueOr0(type),
                   .guaranteed = guaranteed.valueOr0(type),
                   .borrowed = 0,
                   .unused = 0,
                   .siblings = group.unusedBeside(queue.path, type),
                   .free = {}};
    row.borrowed = std::max<Quantity>(0, saturatingSubtract(row.used, row.guaranteed));
    row.unused = std::max<Quantity>(0, saturatingSubtract(row.guaranteed, row.used));
    if (parent != nullptr) {
        row.free = ResourceView(parent->headroom).find(type);
        if (row.free)
            row.free = std::max<Quantity>(0, *row.free);
    }
    return row;
}

void addRows(std::vector<LendingRow>& rows, const QueueInfo& queue, const Resource& guaranteed,
             const Group& group, const QueueInfo* parent)
{
    for (const ResourceType type : group.types())
        rows.push_back(rowOf(queue, guaranteed, type, group, parent));
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
    std::vector<Resource> sums; // by depth: of the queues there whose parent comes next
    for (std::size_t i = queues.size(); i-- > 0;) { // children come after their parent
        const QueueInfo& queue = queues[i];
        const auto depth = static_cast<std::size_t>(std::ranges::count(queue.path.text(), '.'));
        if (sums.size() < depth + 2)
            sums.resize(depth + 2);
        const ResourceView own(queue.guaranteed);
        counted[i] = isEmpty(own) ? sums[depth + 1] : *own.get();
        sums[depth + 1] = {};
        if (!isEmpty(counted[i]))
            sums[depth] = add(sums[depth], counted[i]);
    }
    return counted;
}

std::vector<LendingRow> lending(const std::vector<QueueInfo>& queues)
{
    const std::vector<Resource> guaranteed = countedGuarantees(queues);
    std::map<QueuePath, Group> groups; // by the parent
    std::map<QueuePath, const QueueInfo*> byPath;
    for (std::size_t i = 0; i < queues.size(); ++i) {
        groups[queues[i].parent].add(queues[i], guaranteed[i]);
        byPath.emplace(queues[i].path, &queues[i]);
    }
    for (auto& [parent, group] : groups)
        group.sort();
    std::vector<LendingRow> rows;
    for (std::size_t i = 0; i < queues.size(); ++i) {
        const QueueInfo& queue = queues[i];
        if (queue.parent.isEmpty())
            continue; // the root has nobody to borrow from
        const auto parent = byPath.find(queue.parent);
        addRows(rows, queue, guaranteed[i], groups.at(queue.parent),
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
    for (std::size_t i = 0; i < queues.size(); ++i) {
        if (queues[i].parent == queue->parent)
            group.add(queues[i], guaranteed[i]);
    }
    group.sort();
    addRows(rows, *queue, guaranteed[static_cast<std::size_t>(queue - queues.data())], group,
            queueAt(queues, queue->parent));
    return rows;
}
} // namespace quotadeck::insight

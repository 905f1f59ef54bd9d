// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/grouptable.h"

#include <algorithm>

namespace quotadeck::ugm {
GroupTracker& GroupTable::link(const GroupName& name)
{
    {
        const std::shared_lock lock(m_mutex);
        if (const auto group = m_groups.find(name); group != m_groups.end()) {
            ++group->second->links;
            return *group->second;
        }
    }
    const std::unique_lock lock(m_mutex);
    GroupTracker& group = getLocked(name);
    ++group.links;
    return group;
}

void GroupTable::unlink(GroupTracker& group)
{
    // Not the last one: the group stays in any case, and the table need not be locked for everyone.
    std::uint32_t links = group.links.load();
    while (links > 1) {
        if (group.links.compare_exchange_weak(links, links - 1))
            return;
    }
    const std::unique_lock lock(m_mutex);
    if (--group.links > 0)
        return; // linked again while this call waited
    const bool isIdle = [&group] {
        const std::lock_guard groupLock(group.mutex);
        return group.queues.isRemovable();
    }();
    if (isIdle)
        m_groups.erase(group.name);
}

GroupTracker* GroupTable::find(const GroupName& name) const
{
    const std::shared_lock lock(m_mutex);
    const auto group = m_groups.find(name);
    return group == m_groups.end() ? nullptr : group->second.get();
}

GroupTracker& GroupTable::get(const GroupName& name)
{
    const std::unique_lock lock(m_mutex);
    return getLocked(name);
}

GroupTracker& GroupTable::getLocked(const GroupName& name)
{
    auto& group = m_groups[name];
    if (!group)
        group = std::make_unique<GroupTracker>(name, *m_paths);
    return *group;
}

std::vector<GroupTracker*> GroupTable::all() const
{
    std::vector<GroupTracker*> result;
    {
        const std::shared_lock lock(m_mutex);
        for (const auto& [name, group] : m_groups)
            result.push_back(group.get());
    }
    std::ranges::sort(result, {}, [](const GroupTracker* group) -> const GroupName& { return group->name; });
    return result;
}

void GroupTable::removeIdle()
{
    const std::unique_lock lock(m_mutex);
    absl::erase_if(m_groups, [](const auto& entry) {
        entry.second->queues.pruneAll();
        return entry.second->links == 0 && entry.second->queues.isRemovable();
    });
}
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/managerstate.h"

#include <algorithm>

namespace quotadeck::ugm {
std::size_t commonLength(std::string_view left, std::string_view right)
{
    const auto [l, r] = std::ranges::mismatch(left, right);
    const auto same = static_cast<std::size_t>(l - left.begin());
    const bool endsLeft = l == left.end() || *l == '.';
    const bool endsRight = r == right.end() || *r == '.';
    if (endsLeft && endsRight)
        return same;
    const auto dot = left.substr(0, same).rfind('.');
    return dot == std::string_view::npos ? 0 : dot;
}

void leaveGroup(QueueTracker& queues, const TrackedApplication& app, const Booking& ended,
                std::size_t uncounted)
{
    HeldLevels held = app.heldByGroup(*ended.path);
    held.add(0, uncounted);
    queues.letGo(ended.inGroup);
    queues.removeRunning(ended.inGroup, held);
    queues.prune(ended.inGroup);
}

void linkLimits(const UserTracker& user, const TrackedApplication& app, Booking& booking)
{
    booking.limitedInUser = user.queues.limitedAt(booking.inUser);
    booking.limitedInGroup = app.group ? app.group->queues.limitedAt(booking.inGroup) : QueueTracker::kNone;
}

HeldLevels TrackedApplication::heldByUser(std::string_view path) const
{
    HeldLevels held;
    for (const Booking& booking : bookings)
        held.add(0, commonLength(path, *booking.path));
    return held;
}

HeldLevels TrackedApplication::heldByGroup(std::string_view path) const
{
    HeldLevels held;
    for (const Booking& booking : bookings) {
        if (booking.inGroup != QueueTracker::kNone)
            held.add(booking.uncounted, commonLength(path, *booking.path));
    }
    return held;
}

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

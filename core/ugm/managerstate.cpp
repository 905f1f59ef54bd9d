// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/managerstate.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace quotadeck::ugm {
void AdaptiveMutex::await()
{
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        std::this_thread::yield();
        // Looked at first: an attempt takes the cache line away from the thread that works there.
        if (m_state.load(std::memory_order_relaxed) == kFree && take())
            return;
    }
    while (m_state.exchange(kAwaited, std::memory_order_acquire) != kFree)
        m_state.wait(kAwaited, std::memory_order_relaxed);
}

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

namespace {
using NodeId = QueueTracker::NodeId;

void forEachUser(ManagerState& state, auto visit)
{
    for (UserShard& shard : state.shards) {
        for (const auto& [name, user] : shard.users)
            visit(*user);
    }
}

void removeIdleUsers(ManagerState& state)
{
    for (UserShard& shard : state.shards)
        absl::erase_if(shard.users, [](const auto& entry) { return entry.second->queues.isRemovable(); });
}

/// Sets the limits by name of @p next; trackers and nodes that are created for them start with @p defaults (UGM-52).
void setNamedLimits(ManagerState& state, const SharedLimits& next, const SharedLimits& defaults)
{
    for (const auto& [path, queue] : next->queues()) {
        for (const auto& [name, limit] : queue.users) {
            auto& user = state.shardOf(name).users[name];
            if (!user)
                user = std::make_unique<UserTracker>(name, state.paths, defaults);
            user->queues.setLimit(user->queues.create(path, defaults), next, limit, LimitOrigin::Own);
        }
        for (const auto& [name, limit] : queue.groups) {
            QueueTracker& queues = state.groups.get(name).queues;
            queues.setLimit(queues.create(path, SharedLimits()), next, limit, LimitOrigin::Own);
        }
    }
}

void updateCleanly(ManagerState& state, const SharedLimits& next)
{
    forEachUser(state, [&next](UserTracker& user) { user.queues.resetLimits(next); });
    for (GroupTracker* group : state.groups.all())
        group->queues.resetLimits(SharedLimits());
    setNamedLimits(state, next, next);

    forEachUser(state, [](UserTracker& user) { user.queues.pruneAll(); });
    removeIdleUsers(state);
    state.groups.removeIdle();
}

bool hasNamedLimit(const Limits& limits, std::string_view path, const UserName& user)
{
    const auto queue = limits.queues().find(path);
    return queue != limits.queues().end() && queue->second.users.contains(user);
}

bool hasNamedLimits(const Limits& limits, std::string_view path)
{
    const auto queue = limits.queues().find(path);
    return queue != limits.queues().end() && !queue->second.users.empty();
}

bool hasGroupLimit(const Limits& limits, std::string_view path, const GroupName& group)
{
    const auto queue = limits.queues().find(path);
    return queue != limits.queues().end() && queue->second.groups.contains(group);
}

/// Takes @p app out of its group. The levels shared with @p cleared are forgotten as a whole by the caller.
void cutLink(TrackedApplication& app, std::string_view cleared)
{
    for (Booking& booking : app.bookings) {
        if (booking.inGroup == QueueTracker::kNone)
            continue;
        const Booking ended = booking;
        booking.inGroup = QueueTracker::kNone;
        booking.uncounted = 0;
        leaveGroup(app.group->queues, app, ended,
                   std::max<std::size_t>(ended.uncounted, commonLength(cleared, *ended.path)));
    }
    --app.group->links;
    app.group = nullptr;
    app.isGroupSettled = false;
}

/// Cuts the links of the applications that run at @p path or below from @p group. Of the others the levels above
/// @p path no longer know (UGM-57).
void forgetApplications(ManagerState& state, const GroupTracker& group, const QueuePath& path)
{
    const auto runsHere = [&path](const Booking& booking) { return path.contains(QueuePath(*booking.path)); };
    for (UserShard& shard : state.shards) {
        for (auto& [key, app] : shard.applications) {
            if (app.group != &group)
                continue;
            if (std::ranges::any_of(app.bookings, runsHere)) {
                cutLink(app, path.text());
                continue;
            }
            for (Booking& booking : app.bookings) {
                const auto forgotten = static_cast<std::uint32_t>(commonLength(path.text(), *booking.path));
                booking.uncounted = std::max(booking.uncounted, forgotten);
            }
        }
    }
}

/// The limit of @p group at @p path is gone: the usage below and, without regard for what other queues hold, above
/// it is forgotten (UGM-57).
void dropGroupLimit(ManagerState& state, GroupTracker& group, const std::string& path)
{
    const NodeId node = group.queues.find(path);
    if (node == QueueTracker::kNone)
        return;
    const QueuePath limited(path);
    forgetApplications(state, group, limited);
    for (const NodeId candidate : group.queues.inOrder()) {
        const QueuePath other(group.queues.path(candidate));
        if (limited.contains(other) || other.contains(limited))
            group.queues.clearUsage(candidate);
    }
    group.queues.clearLimit(node);
    group.queues.dropIdle(limited);
}

/// The limit of @p user at @p path is gone, and with it, where nothing runs, the limits below (UGM-58).
void dropUserLimit(UserTracker& user, const std::string& path)
{
    const NodeId node = user.queues.find(path);
    if (node == QueueTracker::kNone)
        return;
    user.queues.clearLimit(node);
    if (user.queues.running(node) == 0)
        user.queues.dropIdle(QueuePath(path));
}

void dropRemovedLimits(ManagerState& state, const Limits& old, const Limits& next)
{
    for (const auto& [path, queue] : old.queues()) {
        for (const auto& [name, limit] : queue.groups) {
            GroupTracker* const group = state.groups.find(name);
            if (group && !hasGroupLimit(next, path, name))
                dropGroupLimit(state, *group, path);
        }
    }
    for (const auto& [path, queue] : old.queues()) {
        for (const auto& [name, limit] : queue.users) {
            const auto& users = state.shardOf(name).users;
            const auto user = users.find(name);
            if (user != users.end() && !hasNamedLimit(next, path, name))
                dropUserLimit(*user->second, path);
        }
    }
    removeIdleUsers(state);
}

bool isSameLimit(const Limit& left, const Limit& right)
{
    return left.maxApplications == right.maxApplications
        && equals(left.maxResources, right.maxResources); // UGM-56
}

/// Step 4 of UGM-55. Where named limits were and are beside it, a changed wildcard reaches nobody here, and a removed
/// one stays in force.
void updateChangedWildcards(ManagerState& state, const SharedLimits& old, const SharedLimits& next)
{
    for (const auto& wildcard : old->userWildcards()) {
        const std::string& path = wildcard.first;
        const auto changed = next->userWildcards().find(path);
        const bool isRemoved = changed == next->userWildcards().end();
        if (!isRemoved && isSameLimit(changed->second, wildcard.second))
            continue;
        if (hasNamedLimits(*old, path) && hasNamedLimits(*next, path))
            continue;
        forEachUser(state, [&](UserTracker& user) {
            if (hasNamedLimit(*next, path, user.name) && hasNamedLimit(*old, path, user.name))
                return;
            const NodeId node = user.queues.create(path, old);
            if (user.queues.limitOrigin(node) != LimitOrigin::Wildcard)
                return;
            if (isRemoved)
                user.queues.clearLimit(node);
            else
                user.queues.setLimit(node, next, changed->second, LimitOrigin::Wildcard);
        });
    }
}

/// Step 5 of UGM-55: every known user gets a node at every wildcard, wherever it runs.
void spreadWildcards(ManagerState& state, const SharedLimits& old, const SharedLimits& next)
{
    for (const auto& wildcard : next->userWildcards()) {
        forEachUser(state, [&](UserTracker& user) {
            const auto& [path, limit] = wildcard;
            if (!hasNamedLimit(*next, path, user.name))
                user.queues.setLimit(user.queues.create(path, old), next, limit, LimitOrigin::Wildcard);
        });
    }
}

void updateAsTheScheduler(ManagerState& state, const SharedLimits& next)
{
    const SharedLimits old = state.limits;
    setNamedLimits(state, next, old);
    dropRemovedLimits(state, *old, *next);
    updateChangedWildcards(state, old, next);
    spreadWildcards(state, old, next);
    state.groups.removeIdle();
}

void relinkLimits(ManagerState& state)
{
    forEachUser(state, [](UserTracker& user) { user.queues.relinkLimits(); });
    for (GroupTracker* group : state.groups.all())
        group->queues.relinkLimits();
    for (UserShard& shard : state.shards) {
        for (auto& [key, app] : shard.applications) {
            for (Booking& booking : app.bookings)
                linkLimits(*key.user, app, booking);
        }
    }
}

void dropUnusedPaths(ManagerState& state)
{
    absl::flat_hash_set<const std::string*> used; // bookings refer to paths of nodes that they hold
    forEachUser(state, [&used](const UserTracker& user) { user.queues.collectPaths(used); });
    for (const GroupTracker* group : state.groups.all())
        group->queues.collectPaths(used);
    state.paths.keepOnly(used);
}
} // namespace

void updateLimits(ManagerState& state, SharedLimits next)
{
    if (state.mode == Mode::Seed)
        updateCleanly(state, next);
    else
        updateAsTheScheduler(state, next);
    state.limits = std::move(next);
    relinkLimits(state);
    dropUnusedPaths(state);
}
} // namespace quotadeck::ugm

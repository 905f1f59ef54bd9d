// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/strongid.h"
#include "core/ugm/limits.h"
#include "core/ugm/queuetracker.h"

#include <absl/container/flat_hash_map.h>
#include <absl/container/inlined_vector.h>
#include <absl/container/node_hash_map.h>
#include <absl/hash/hash.h>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string_view>
#include <vector>

namespace quotadeck::ugm {
/// A mutex for work that takes less time than to wake a thread: a thread that finds it locked lets other threads run up to
/// kAttempts times before it sleeps. Not fair: a thread that has just come may get it first. Threading: not recursive.
class AdaptiveMutex
{
public:
    static constexpr int kAttempts = 20;

    void lock()
    {
        if (!take()) [[unlikely]]
            await();
    }
    void unlock()
    {
        if (m_state.exchange(kFree, std::memory_order_release) == kAwaited) [[unlikely]]
            m_state.notify_one();
    }

private:
    static constexpr int kFree = 0;
    static constexpr int kLocked = 1;
    static constexpr int kAwaited = 2; ///< locked, and threads may sleep

    [[nodiscard]] bool take()
    {
        int state = kFree;
        return m_state.compare_exchange_strong(state, kLocked, std::memory_order_acquire,
                                               std::memory_order_relaxed);
    }
    void await();

    std::atomic<int> m_state = kFree;
};

/// A group, or "*" for everyone whom no named group covers (UGM-14): the cumulative usage of the applications that
/// are charged to it (UGM-3). Wildcard limits of users do not reach it (UGM-6).
struct alignas(64) GroupTracker // a cache line of its own, as UserShard
{
    GroupTracker(GroupName groupName, PathTable& paths)
        : queues(paths, SharedLimits())
        , name(std::move(groupName))
    {
    }

    // What every booking touches comes first.
    AdaptiveMutex mutex; ///< guards queues
    QueueTracker queues;
    const GroupName name;
    std::atomic<std::uint32_t> links = 0; ///< applications that are charged here; above 0 it is not removed
};

/// The groups of a manager, shared by all threads.
///
/// Ownership: owns the groups. A group stays as long as an application is linked to it or a limit holds for it, so
///            the pointer that link() returns is good until unlink(): a group with an increase under way cannot be
///            removed (UGM-43).
/// Threading: link(), unlink() and visit() are safe from any thread, the others need all updates stopped.
/// Locking:   the table first, then one group (UGM-44).
class GroupTable
{
public:
    explicit GroupTable(PathTable& paths) : m_paths(&paths) { }

    /// The group @p name, created when it is not known, with one application more.
    [[nodiscard]] GroupTracker& link(const GroupName& name);
    /// One application less; the group goes with its last one unless it has a limit or usage.
    void unlink(GroupTracker& group);
    /// Calls @p visit with the tracker of @p name, locked, or nullptr.
    template <typename Visitor>
    auto visit(const GroupName& name, Visitor visitor) const
    {
        const std::shared_lock lock(m_mutex);
        const auto group = m_groups.find(name);
        if (group == m_groups.end())
            return visitor(static_cast<const QueueTracker*>(nullptr));
        const std::lock_guard groupLock(group->second->mutex);
        return visitor(static_cast<const QueueTracker*>(&group->second->queues));
    }

    [[nodiscard]] GroupTracker* find(const GroupName& name) const;
    /// The group @p name, created when it is not known; without an application it stays only with a limit.
    [[nodiscard]] GroupTracker& get(const GroupName& name);
    [[nodiscard]] std::vector<GroupTracker*> all() const; ///< by name
    /// Drops the nodes and groups that nothing needs.
    void removeIdle();

private:
    GroupTracker& getLocked(const GroupName& name);

    PathTable* m_paths;
    mutable std::shared_mutex m_mutex;
    absl::flat_hash_map<GroupName, std::unique_ptr<GroupTracker>, TextHash> m_groups;
};

/// A user: usage along the queue tree (UGM-2).
struct UserTracker
{
    UserTracker(UserName userName, PathTable& paths, const SharedLimits& defaults)
        : name(std::move(userName))
        , hash(TextHash()(name.text()))
        , queues(paths, defaults)
    {
    }

    const UserName name;
    const std::size_t hash; ///< of the name
    QueueTracker queues;
};

/// Where an application runs: its queue in the tree of its user and in that of its group.
struct Booking
{
    const std::string* path = nullptr; ///< from the table of paths
    QueueTracker::NodeId inUser = QueueTracker::kNone;
    QueueTracker::NodeId inGroup
        = QueueTracker::kNone; ///< kNone also after the group was settled anew (UGM-57)
    // Where their limits begin, known here so that a question about headroom does not load the nodes above.
    QueueTracker::NodeId limitedInUser = QueueTracker::kNone;
    QueueTracker::NodeId limitedInGroup = QueueTracker::kNone;
    /// Levels of the group with paths up to this length forgot the application in an update (UGM-57); its next
    /// increase counts it there again.
    std::uint32_t uncounted = 0;
};

/// An application with usage: the group it is charged to and the queues it runs in, as a rule one (UGM-65).
struct TrackedApplication
{
    /// The levels of @p path that count the application in the tree of its user, or of its group.
    [[nodiscard]] HeldLevels heldByUser(std::string_view path) const;
    [[nodiscard]] HeldLevels heldByGroup(std::string_view path) const;

    /// The group settled at the first usage, nullptr being none (UGM-10).
    GroupTracker* group = nullptr;
    /// False after an update took the limit of the group away: it is settled anew at the next increase (UGM-57).
    bool isGroupSettled = true;
    absl::InlinedVector<Booking, 1> bookings;
};

/// Makes @p booking of @p app know where its limits begin: when it is made and after relinkLimits().
void linkLimits(const UserTracker& user, const TrackedApplication& app, Booking& booking);

/// The length of the deepest path that both paths are at or below: 6 for root.a.b and root.a.c.
[[nodiscard]] std::size_t commonLength(std::string_view left, std::string_view right);

/// Takes @p ended, which is none of the bookings of @p app any more, out of the tree of the group. Levels with paths up
/// to @p uncounted do not count it.
void leaveGroup(QueueTracker& queues, const TrackedApplication& app, const Booking& ended,
                std::size_t uncounted);

/// An application is known by its user and its ID. Two users may use one ID; those are two applications.
struct ApplicationKey
{
    UserTracker* user = nullptr;
    ApplicationId app;
};

/// The same, not stored.
struct ApplicationKeyView
{
    std::string_view user;
    std::size_t userHash; ///< as UserTracker::hash
    std::string_view app;
};

struct ApplicationKeyHash
{
    using is_transparent = void;
    std::size_t operator()(const ApplicationKeyView& key) const
    {
        return absl::HashOf(key.userHash, absl::string_view(key.app.data(), key.app.size()));
    }
    std::size_t operator()(const ApplicationKey& key) const
    {
        return (*this)(ApplicationKeyView{key.user->name.text(), key.user->hash, key.app.text()});
    }
};

struct ApplicationKeyEqual
{
    using is_transparent = void;
    bool operator()(const ApplicationKey& a, const ApplicationKey& b) const
    {
        return a.user == b.user && a.app == b.app;
    }
    bool operator()(const ApplicationKey& a, const ApplicationKeyView& b) const
    {
        return a.app.text() == b.app && a.user->hash == b.userHash && a.user->name.text() == b.user;
    }
    bool operator()(const ApplicationKeyView& a, const ApplicationKey& b) const { return (*this)(b, a); }
};

/// A part of the users with their applications. Every update of a user runs under the mutex of its shard, and the
/// groups are only changed from there: who holds all shards has stopped all updates.
struct alignas(64) UserShard // a cache line of its own: shards are locked by different threads
{
    mutable AdaptiveMutex mutex;
    absl::flat_hash_map<UserName, std::unique_ptr<UserTracker>, TextHash> users;
    absl::node_hash_map<ApplicationKey, TrackedApplication, ApplicationKeyHash, ApplicationKeyEqual>
        applications;
};

/// What a Manager owns.
///
/// Locking: a shard, then the table of groups, then one group, then the table of paths (UGM-44); several shards
///          only in their order. `limits` is read under any shard's mutex and replaced under all of them.
struct ManagerState
{
    // Far more than threads, so that they seldom meet, and few enough to be locked at once.
    static constexpr std::size_t kShards = 32;
    // The top bits: the maps inside a shard use the lower ones.
    static constexpr int kShardShift = std::numeric_limits<std::size_t>::digits - 5;
    using AllShards = std::array<std::unique_lock<AdaptiveMutex>, kShards>;

    explicit ManagerState(Mode managerMode) : mode(managerMode) { }

    /// The shard of the user whose name has this hash.
    [[nodiscard]] UserShard& shardOf(std::size_t userHash) { return shards[userHash >> kShardShift]; }
    [[nodiscard]] UserShard& shardOf(const UserName& user) { return shardOf(TextHash()(user.text())); }

    /// Stops all updates until the result is destroyed.
    [[nodiscard]] AllShards lockAll() const
    {
        AllShards locks;
        for (std::size_t index = 0; index < kShards; ++index)
            locks[index] = std::unique_lock(shards[index].mutex);
        return locks;
    }

    std::array<UserShard, kShards> shards;
    PathTable paths;
    GroupTable groups{paths};
    SharedLimits limits = std::make_shared<const Limits>();
    const Mode mode;
};

/// Makes @p next the active limits of @p state, whose shards the caller has locked.
///
/// Mode::Seed: every node gets exactly the limit that holds for it, usage and groups stay (UGM-50 to UGM-54).
/// Mode::Current: as the scheduler does it, with what it loses on the way (UGM-55 to UGM-58).
void updateLimits(ManagerState& state, SharedLimits next);
} // namespace quotadeck::ugm

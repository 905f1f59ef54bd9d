// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/ugm/grouptable.h"
#include "core/ugm/queuetracker.h"

#include <absl/container/flat_hash_map.h>
#include <absl/container/inlined_vector.h>
#include <absl/container/node_hash_map.h>
#include <absl/hash/hash.h>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string_view>

namespace quotadeck::ugm {
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

/// Takes @p ended, which is none of the bookings of @p app any more, out of the tree of the group. Levels with paths up to
/// @p uncounted do not count it.
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
    mutable std::mutex mutex;
    absl::flat_hash_map<UserName, std::unique_ptr<UserTracker>, TextHash> users;
    absl::node_hash_map<ApplicationKey, TrackedApplication, ApplicationKeyHash, ApplicationKeyEqual>
        applications;
};
} // namespace quotadeck::ugm

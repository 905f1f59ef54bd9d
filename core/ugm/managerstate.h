// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/ugm/grouptable.h"
#include "core/ugm/limits.h"
#include "core/ugm/pathtable.h"
#include "core/ugm/usershard.h"

#include <array>
#include <cstddef>
#include <limits>
#include <mutex>

namespace quotadeck::ugm {
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
    using AllShards = std::array<std::unique_lock<std::mutex>, kShards>;

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
} // namespace quotadeck::ugm

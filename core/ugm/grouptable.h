// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/ugm/queuetracker.h"

#include <absl/container/flat_hash_map.h>
#include <atomic>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <vector>

namespace quotadeck::ugm {
/// A group, or "*" for everyone whom no named group covers (UGM-14): the cumulative usage of the applications that
/// are charged to it (UGM-3). Wildcard limits of users do not reach it (UGM-6).
struct GroupTracker
{
    GroupTracker(GroupName groupName, PathTable& paths)
        : name(std::move(groupName))
        , queues(paths, SharedLimits())
    {
    }

    const GroupName name;
    std::mutex mutex; ///< guards queues
    QueueTracker queues;
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
} // namespace quotadeck::ugm

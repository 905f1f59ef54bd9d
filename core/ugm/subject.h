// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/ugm/heldlevels.h"
#include "core/ugm/managerstate.h"

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace quotadeck::ugm {
using access::UserGroups;

/// What is known of a user and one of its applications; the shard is locked while it is used.
struct Subject
{
    UserTracker* user = nullptr; ///< nullptr: not tracked
    TrackedApplication* app = nullptr; ///< nullptr: without usage

    /// True when it is known to which group the application is charged.
    [[nodiscard]] bool isSettled() const { return app && app->isGroupSettled; }

    /// Where the application is booked on exactly @p path, or nullptr.
    [[nodiscard]] Booking* bookingAt(std::string_view path) const
    {
        if (!app)
            return nullptr;
        const auto booking = std::ranges::find_if(
            app->bookings, [path](const Booking& candidate) { return *candidate.path == path; });
        return booking == app->bookings.end() ? nullptr : &*booking;
    }

    /// The same, but only where every level of user and group counts the application, so that nothing but amounts
    /// changes when it is booked again.
    [[nodiscard]] Booking* countedBookingAt(std::string_view path) const
    {
        Booking* const booking = isSettled() ? bookingAt(path) : nullptr;
        const bool isCounted
            = booking && booking->uncounted == 0 && (!app->group || booking->inGroup != QueueTracker::kNone);
        return isCounted ? booking : nullptr;
    }

    [[nodiscard]] HeldLevels heldByUser(std::string_view path) const
    {
        return app ? app->heldByUser(path) : HeldLevels();
    }
    [[nodiscard]] HeldLevels heldByGroup(std::string_view path) const
    {
        return app ? app->heldByGroup(path) : HeldLevels();
    }

    [[nodiscard]] const QueueTracker* queues() const { return user ? &user->queues : nullptr; }
};

[[nodiscard]] Subject findSubject(UserShard& shard, const UserName& user, std::size_t userHash,
                                  const ApplicationId& app);

// The four questions of an increase; @p path is lower case, a denial names its subject.
[[nodiscard]] Decision userMayRun(const ManagerState& state, const Subject& subject, const std::string& path,
                                  const UserGroups& user);
[[nodiscard]] Decision userHasRoom(const ManagerState& state, const Subject& subject, const std::string& path,
                                   const UserGroups& user, const Resource& usage);
[[nodiscard]] Decision groupMayRun(const Subject& subject, const QueueTracker* queues, const GroupName& name,
                                   const std::string& path);
[[nodiscard]] Decision groupHasRoom(const QueueTracker* queues, const GroupName& name,
                                    const std::string& path, const Resource& usage);

/// Calls @p ask with the queues of the group that @p subject is or would be charged to and its name; queues are
/// nullptr for a group without a tracker. Not called when it is charged to none.
template <typename Question>
void askGroup(const ManagerState& state, const Subject& subject, const QueuePath& queue,
              const UserGroups& user, Question ask)
{
    if (subject.isSettled()) {
        if (GroupTracker* const group = subject.app->group) {
            const std::lock_guard lock(group->mutex);
            ask(&group->queues, group->name);
        }
        return;
    }
    if (const auto name = state.limits->groupFor(queue, user.groups))
        state.groups.visit(*name, [&](const QueueTracker* queues) { ask(queues, *name); });
}
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/usershard.h"

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
} // namespace quotadeck::ugm

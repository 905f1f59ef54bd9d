// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/decrease.h"

#include <mutex>
#include <string>
#include <string_view>

namespace quotadeck::ugm {
namespace {
Status notTracked(const QueuePath& queue, const char* subject, const std::string& name)
{
    return fail(ErrorCode::NotFound, queue.text(),
                std::string("The ") + subject + " " + name + " has no usage in this queue.");
}

/// Ends @p booking of @p subject, whose group is locked.
void endBooking(const Subject& subject, Booking* booking)
{
    const Booking ended = *booking;
    subject.app->bookings.erase(booking);
    QueueTracker& own = subject.user->queues;
    own.letGo(ended.inUser);
    own.removeRunning(ended.inUser, subject.heldByUser(*ended.path));
    own.prune(ended.inUser);
    if (ended.inGroup != QueueTracker::kNone)
        leaveGroup(subject.app->group->queues, *subject.app, ended, ended.uncounted);
}

/// Takes @p usage from @p path and above; where that node is missing, from what is above the deepest one there is
/// (UGM-34).
void subtractFrom(QueueTracker& queues, std::string_view path, const Resource& usage)
{
    const QueueTracker::NodeId node = queues.find(path);
    if (node != QueueTracker::kNone) {
        queues.subtract(node, usage);
        queues.prune(node);
        return;
    }
    while (queues.find(path) == QueueTracker::kNone)
        path = path.substr(0, path.rfind('.'));
    queues.subtract(queues.parent(queues.find(path)), usage);
}
} // namespace

void giveBack(ManagerState& state, UserShard& shard, const Subject& subject, Booking* booking,
              const ApplicationId& app, const Resource& usage, AppRemoval removal)
{
    UserTracker& user = *subject.user;
    GroupTracker* const group = subject.app->group;
    {
        const auto lock = group ? std::unique_lock(group->mutex) : std::unique_lock<std::mutex>();
        user.queues.subtract(booking->inUser, usage);
        if (group)
            group->queues.subtract(booking->inGroup, usage);
        if (removal == AppRemoval::Keep)
            return;
        endBooking(subject, booking);
    }
    if (!subject.app->bookings.empty()) // it runs in another queue (UGM-65)
        return;
    if (group)
        state.groups.unlink(*group);
    shard.applications.erase(ApplicationKeyView{user.name.text(), user.hash, app.text()});
    if (user.queues.isRemovable())
        shard.users.erase(UserName(user.name));
}

Status giveBackElsewhere(ManagerState& state, UserShard& shard, const Subject& subject,
                         const QueuePath& queue, const UserName& name, const Resource& usage)
{
    if (state.mode == Mode::Seed || !subject.user)
        return notTracked(queue, "user", name.text());
    GroupTracker* const group = subject.app ? subject.app->group : nullptr;
    const auto lock = group ? std::unique_lock(group->mutex) : std::unique_lock<std::mutex>();
    const bool isUserTracked = subject.user->queues.find(queue.text()) != QueueTracker::kNone;
    const bool isGroupTracked = !group || group->queues.find(queue.text()) != QueueTracker::kNone;
    subtractFrom(subject.user->queues, queue.text(), usage);
    if (group)
        subtractFrom(group->queues, queue.text(), usage);
    if (!subject.app && subject.user->queues.isRemovable())
        shard.users.erase(name);
    if (!isUserTracked)
        return notTracked(queue, "user", name.text());
    if (!isGroupTracked)
        return notTracked(queue, "group", group->name.text());
    return {};
}
} // namespace quotadeck::ugm

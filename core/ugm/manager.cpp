// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"

#include "core/ugm/decrease.h"
#include "core/ugm/increase.h"
#include "core/ugm/limitupdate.h"
#include "core/ugm/managerstate.h"
#include "core/ugm/subject.h"
#include "core/ugm/usagelisting.h"
#include "core/ugm/usagerestore.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace quotadeck::ugm {
namespace {
bool isTrackingPath(const QueuePath& lowered)
{
    const auto parts = lowered.parts();
    return !parts.empty() && parts.front() == "root" && !lowered.text().ends_with('.')
        && std::ranges::none_of(parts, [](std::string_view part) { return part.empty(); });
}

Status checkArguments(const QueuePath& lowered, const ApplicationId& app, const UserName& user,
                      ResourceView usage)
{
    const char* problem = nullptr;
    if (!isTrackingPath(lowered))
        problem = "The queue path must be \"root\" or start with \"root.\", without an empty part.";
    else if (app.isEmpty())
        problem = "The application has no ID.";
    else if (user.isEmpty())
        problem = "The user has no name.";
    else if (usage.isNil())
        problem = "There is no usage to book.";
    if (problem)
        return fail(ErrorCode::InvalidArgument, lowered.text(), problem);
    return {};
}
} // namespace

Manager::Manager(Mode mode) : m_state(std::make_unique<ManagerState>(mode)) { }
Manager::~Manager() = default;
Manager::Manager(Manager&&) noexcept = default;
Manager& Manager::operator=(Manager&&) noexcept = default;

Manager Manager::restored(const TrackedUsage& usage, Limits limits, Mode mode)
{
    Manager manager(mode);
    restoreUsage(*manager.m_state, usage);
    manager.applyLimits(std::move(limits));
    return manager;
}

void Manager::applyLimits(Limits limits)
{
    auto next = std::make_shared<const Limits>(std::move(limits));
    const auto locks = m_state->lockAll();
    updateLimits(*m_state, std::move(next));
}

Status Manager::increase(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                         ResourceView usage)
{
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    if (bookAgain(subject, path, usage))
        return {};
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user.user, usage); !status)
        return status;
    Increase(*m_state, shard, subject, queue, app, user).book(*usage.get());
    return {};
}

Result<Decision> Manager::tryIncrease(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                      ResourceView usage)
{
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user.user, usage); !status)
        return tl::unexpected(status.error());
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    Increase increase(*m_state, shard, findSubject(shard, user.user, hash, app), queue, app, user);
    Decision decision = increase.check(*usage.get());
    if (decision.isAllowed())
        increase.book(*usage.get());
    return decision;
}

Status Manager::decrease(const QueuePath& path, const ApplicationId& app, const UserName& user,
                         ResourceView usage, AppRemoval removal)
{
    const std::size_t hash = TextHash()(user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user, hash, app);
    if (Booking* const booking = subject.bookingAt(path.text()); booking && !usage.isNil()) {
        giveBack(*m_state, shard, subject, booking, app, *usage.get(), removal);
        return {};
    }
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user, usage); !status)
        return status;
    Booking* const booking = subject.bookingAt(queue.text());
    if (!booking)
        return giveBackElsewhere(*m_state, shard, subject, queue, user, *usage.get());
    giveBack(*m_state, shard, subject, booking, app, *usage.get(), removal);
    return {};
}

std::optional<Resource> Manager::headroom(const QueuePath& path, const ApplicationId& app,
                                          const UserGroups& user) const
{
    std::optional<Resource> result;
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    if (const Booking* const booking = subject.countedBookingAt(path.text())) {
        // The group is locked before either is asked, as a lock waits for every load before it, and asked first: few
        // groups stay in the cache while the user's nodes come from further away.
        GroupTracker* const group = subject.app->group;
        const auto groupLock = group ? std::unique_lock(group->mutex) : std::unique_lock<std::mutex>();
        if (group)
            group->queues.lowerHeadroomFrom(booking->limitedInGroup, result);
        subject.user->queues.lowerHeadroomFrom(booking->limitedInUser, result);
        return result;
    }
    const QueuePath queue = path.lowered();
    QueueTracker::lowerHeadroom(result, subject.queues(), queue.text(), m_state->limits.get());
    askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName&) {
        QueueTracker::lowerHeadroom(result, queues, queue.text(), nullptr);
    });
    return result;
}

Decision Manager::canRun(const QueuePath& path, const ApplicationId& app, const UserGroups& user) const
{
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    if (subject.countedBookingAt(path.text()))
        return {}; // it runs here already, so it is counted at every level
    const QueuePath queue = path.lowered();
    Decision decision = userMayRun(*m_state, subject, queue.text(), user);
    if (decision.isAllowed()) {
        askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName& name) {
            decision = groupMayRun(subject, queues, name, queue.text());
        });
    }
    return decision;
}

Decision Manager::fits(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                       const Resource& usage) const
{
    const QueuePath queue = path.lowered();
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    Decision decision = userHasRoom(*m_state, subject, queue.text(), user, usage);
    if (decision.isAllowed()) {
        askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName& name) {
            decision = groupHasRoom(queues, name, queue.text(), usage);
        });
    }
    return decision;
}

LimitTrace Manager::trace(const QueuePath& path, const ApplicationId& app, const UserGroups& user) const
{
    const QueuePath queue = path.lowered();
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    LimitTrace result;
    result.user = QueueTracker::levels(subject.queues(), queue.text(), subject.heldByUser(queue.text()),
                                       m_state->limits.get());
    result.isGroupSettled = subject.isSettled();
    askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName& name) {
        result.group = name;
        result.groupLevels
            = QueueTracker::levels(queues, queue.text(), subject.heldByGroup(queue.text()), nullptr);
    });
    return result;
}

std::shared_ptr<const Limits> Manager::limits() const
{
    const std::lock_guard lock(m_state->shards.front().mutex);
    return m_state->limits;
}

TrackedUsage Manager::usage() const
{
    const auto locks = m_state->lockAll();
    return {listUsers(*m_state), listGroups(*m_state)};
}

std::vector<UserUsage> Manager::users() const
{
    const auto locks = m_state->lockAll();
    return listUsers(*m_state);
}

std::vector<GroupUsage> Manager::groups() const
{
    const auto locks = m_state->lockAll();
    return listGroups(*m_state);
}
} // namespace quotadeck::ugm

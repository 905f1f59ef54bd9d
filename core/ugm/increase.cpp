// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/increase.h"

#include <memory>
#include <string>

namespace quotadeck::ugm {
Increase::Increase(ManagerState& state, UserShard& shard, const Subject& subject, const QueuePath& queue,
                   const ApplicationId& app, const UserGroups& user)
    : m_state(state)
    , m_shard(shard)
    , m_queue(queue)
    , m_id(app)
    , m_user(user)
    , m_subject(subject)
{
    if (m_subject.isSettled()) {
        m_group = m_subject.app->group;
    } else if (const auto name = state.limits->groupFor(queue, user.groups)) {
        m_group = &state.groups.link(*name);
        m_isNewLink = true;
    }
    if (m_group)
        m_groupLock = std::unique_lock(m_group->mutex);
}

Increase::~Increase()
{
    if (m_groupLock.owns_lock())
        m_groupLock.unlock();
    if (m_isNewLink) // denied: the group goes as it came
        m_state.groups.unlink(*m_group);
}

Decision Increase::check(const Resource& usage) const
{
    const std::string& path = m_queue.text();
    const QueueTracker* const shared = m_group ? &m_group->queues : nullptr;
    Decision decision = userMayRun(m_state, m_subject, path, m_user);
    if (decision.isAllowed() && m_group)
        decision = groupMayRun(m_subject, shared, m_group->name, path);
    if (decision.isAllowed())
        decision = userHasRoom(m_state, m_subject, path, m_user, usage);
    if (decision.isAllowed() && m_group)
        decision = groupHasRoom(shared, m_group->name, path, usage);
    return decision;
}

void Increase::book(const Resource& usage)
{
    TrackedApplication& app = application();
    Booking* booking = m_subject.bookingAt(m_queue.text());
    if (!booking)
        booking = &addBooking(app);
    else if (m_group)
        countInGroup(*booking);
    linkLimits(*m_subject.user, app, *booking);
    m_subject.user->queues.add(booking->inUser, usage);
    if (m_group)
        m_group->queues.add(booking->inGroup, usage);
}

TrackedApplication& Increase::application()
{
    if (!m_subject.user) {
        auto tracker = std::make_unique<UserTracker>(m_user.user, m_state.paths, m_state.limits);
        m_subject.user = tracker.get();
        m_shard.users.emplace(m_user.user, std::move(tracker));
    }
    if (!m_subject.app)
        m_subject.app = &m_shard.applications.try_emplace(ApplicationKey{m_subject.user, m_id}).first->second;
    m_subject.app->group = m_group;
    m_subject.app->isGroupSettled = true;
    m_isNewLink = false;
    return *m_subject.app;
}

Booking& Increase::addBooking(TrackedApplication& app)
{
    QueueTracker& queues = m_subject.user->queues;
    Booking booking;
    booking.inUser = queues.create(m_queue.text(), m_state.limits);
    booking.path = &queues.path(booking.inUser);
    queues.hold(booking.inUser);
    queues.addRunning(booking.inUser, m_subject.heldByUser(m_queue.text()));
    if (m_group)
        countInGroup(booking);
    return app.bookings.emplace_back(booking);
}

/// Makes every level of the group count the application.
void Increase::countInGroup(Booking& booking)
{
    const HeldLevels held = m_subject.heldByGroup(m_queue.text());
    if (booking.inGroup == QueueTracker::kNone) {
        booking.inGroup = m_group->queues.create(m_queue.text(), SharedLimits());
        m_group->queues.hold(booking.inGroup);
    } else if (booking.uncounted == 0) {
        return;
    }
    m_group->queues.addRunning(booking.inGroup, held);
    booking.uncounted = 0;
}

bool bookAgain(const Subject& subject, const QueuePath& path, ResourceView usage)
{
    const Booking* const booking = subject.countedBookingAt(path.text());
    if (!booking || usage.isNil())
        return false;
    subject.user->queues.add(booking->inUser, *usage.get());
    if (GroupTracker* const group = subject.app->group) {
        const std::lock_guard lock(group->mutex);
        group->queues.add(booking->inGroup, *usage.get());
    }
    return true;
}
} // namespace quotadeck::ugm

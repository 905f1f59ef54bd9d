// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/subject.h"

#include <mutex>

namespace quotadeck::ugm {
/// The whole of an increase. The shard of the user and then the group it is charged to are locked while it lives; what
/// it was made of must live as long.
class Increase
{
public:
    Increase(ManagerState& state, UserShard& shard, const Subject& subject, const QueuePath& queue,
             const ApplicationId& app, const UserGroups& user);
    Increase(const Increase&) = delete;
    Increase& operator=(const Increase&) = delete;
    ~Increase();

    [[nodiscard]] Decision check(const Resource& usage) const;
    void book(const Resource& usage);

private:
    TrackedApplication& application();
    Booking& addBooking(TrackedApplication& app);
    void countInGroup(Booking& booking);

    ManagerState& m_state;
    UserShard& m_shard;
    const QueuePath& m_queue;
    const ApplicationId& m_id;
    const UserGroups& m_user;
    Subject m_subject;
    GroupTracker* m_group = nullptr;
    bool m_isNewLink = false;
    std::unique_lock<std::mutex> m_groupLock;
};

/// Books on a queue in which the application runs already: most increases by far, without a look-up of the path.
/// False, and nothing booked, where that is not so. The shard is locked.
[[nodiscard]] bool bookAgain(const Subject& subject, const QueuePath& path, ResourceView usage);
} // namespace quotadeck::ugm

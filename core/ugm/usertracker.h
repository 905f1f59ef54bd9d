// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/snapshot/usageinfo.h"
#include "core/ugm/queuetracker.h"

#include <map>
#include <optional>

namespace quotadeck::ugm {
/// The group an application is charged to; nothing when it is charged to none.
using ChargedGroup = std::optional<GroupName>;

/// A user: usage along the queue tree and the group of each running application (UGM-2).
/// Threading: thread-compatible.
class UserTracker
{
public:
    explicit UserTracker(const LimitsByQueue& defaults) : m_queues(defaults) { }

    [[nodiscard]] QueueTracker& queues() { return m_queues; }
    [[nodiscard]] const QueueTracker& queues() const { return m_queues; }

    /// The group settled for @p app at its first usage, "none" included; nullptr for an unknown application.
    /// Valid until the next link() or unlink().
    [[nodiscard]] const ChargedGroup* groupOf(const ApplicationId& app) const;
    /// Settles the group of @p app, which must be unknown: it never changes while the application runs (UGM-10).
    void link(const ApplicationId& app, ChargedGroup group);
    void unlink(const ApplicationId& app);

    [[nodiscard]] UserUsage usage(const UserName& name) const;

private:
    QueueTracker m_queues;
    std::map<ApplicationId, ChargedGroup> m_groups;
};
} // namespace quotadeck::ugm

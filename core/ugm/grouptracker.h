// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/snapshot/usageinfo.h"
#include "core/ugm/queuetracker.h"

#include <set>

namespace quotadeck::ugm {
/// A group, or "*" for everyone whom no named group covers (UGM-14): the cumulative usage of the applications
/// that are charged to it (UGM-3). Wildcard limits of users do not reach it (UGM-6).
/// Threading: thread-compatible.
class GroupTracker
{
public:
    GroupTracker();

    [[nodiscard]] QueueTracker& queues() { return m_queues; }
    [[nodiscard]] const QueueTracker& queues() const { return m_queues; }
    /// What a group has where it has no limit of its own: nothing.
    [[nodiscard]] static const LimitsByQueue& defaults();

    void add(const ApplicationId& app) { m_applications.insert(app); }
    void remove(const ApplicationId& app) { m_applications.erase(app); }

    [[nodiscard]] GroupUsage usage(const GroupName& name) const;

private:
    QueueTracker m_queues;
    std::set<ApplicationId> m_applications; // whose they are is known to the user trackers
};
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/grouptracker.h"

namespace quotadeck::ugm {
GroupTracker::GroupTracker() : m_queues(defaults()) { }

const LimitsByQueue& GroupTracker::defaults()
{
    static const LimitsByQueue none;
    return none;
}

GroupUsage GroupTracker::usage(const GroupName& name) const
{
    GroupUsage result;
    result.name = name;
    result.applications.reserve(m_users.size());
    for (const auto& [app, user] : m_users)
        result.applications.push_back(app);
    result.nodes = m_queues.nodes();
    return result;
}
} // namespace quotadeck::ugm

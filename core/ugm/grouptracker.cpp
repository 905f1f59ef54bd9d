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
    result.applications.assign(m_applications.begin(), m_applications.end());
    result.nodes = m_queues.nodes();
    return result;
}
} // namespace quotadeck::ugm

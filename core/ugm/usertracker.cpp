// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/usertracker.h"

#include <cassert>
#include <utility>

namespace quotadeck::ugm {
const ChargedGroup* UserTracker::groupOf(const ApplicationId& app) const
{
    const auto group = m_groups.find(app);
    return group == m_groups.end() ? nullptr : &group->second;
}

void UserTracker::link(const ApplicationId& app, ChargedGroup group)
{
    [[maybe_unused]] const bool isNew = m_groups.emplace(app, std::move(group)).second;
    assert(isNew);
}

void UserTracker::unlink(const ApplicationId& app)
{
    m_groups.erase(app);
}

UserUsage UserTracker::usage(const UserName& name) const
{
    UserUsage result;
    result.name = name;
    for (const auto& [app, group] : m_groups) {
        if (group)
            result.groups.emplace(app, *group);
    }
    result.nodes = m_queues.nodes();
    return result;
}
} // namespace quotadeck::ugm

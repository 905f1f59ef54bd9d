// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/memberships.h"

#include <cstdint>
#include <utility>

namespace quotadeck::insight {
Memberships::Memberships(const std::vector<access::UserGroups>& told, const PartitionSnapshot& snapshot)
{
    std::map<UserName, std::int64_t> submitted;
    if (snapshot.applications) {
        for (const ApplicationInfo& app : *snapshot.applications) {
            const auto [newest, isFirst] = submitted.try_emplace(app.user, app.submissionTime);
            if (!isFirst && app.submissionTime < newest->second)
                continue;
            newest->second = app.submissionTime;
            m_groups[app.user] = app.groups;
        }
    }
    for (const access::UserGroups& person : told)
        m_groups[person.user] = person.groups;
}

const std::vector<GroupName>* Memberships::of(const UserName& user) const
{
    const auto groups = m_groups.find(user);
    return groups == m_groups.end() ? nullptr : &groups->second;
}
} // namespace quotadeck::insight

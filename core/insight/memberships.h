// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/strongid.h"
#include "core/snapshot/clustersnapshot.h"

#include <map>
#include <vector>

namespace quotadeck::insight {
/// Who is in which groups: as told, else as the newest application of the snapshot was submitted with.
class Memberships
{
public:
    Memberships(const std::vector<access::UserGroups>& told, const PartitionSnapshot& snapshot);

    /// nullptr: unknown, which is not the same as none.
    [[nodiscard]] const std::vector<GroupName>* of(const UserName& user) const;

private:
    std::map<UserName, std::vector<GroupName>> m_groups;
};
} // namespace quotadeck::insight

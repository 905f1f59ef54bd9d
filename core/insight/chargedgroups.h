// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/config/schema/schema.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/limits.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace quotadeck::insight {
/// The groups of each user: as given, else those with which the newest application of the snapshot was submitted.
class Memberships
{
public:
    Memberships(const std::vector<access::UserGroups>& told, const PartitionSnapshot& snapshot);

    /// nullptr: unknown, which is not the same as none.
    [[nodiscard]] const std::vector<GroupName>* of(const UserName& user) const;

private:
    std::map<UserName, std::vector<GroupName>> m_groups;
};

/// The group that a new application of one user in one queue is charged to; nothing: none.
struct ChargeCell
{
    std::optional<ugm::GroupMatch> before; ///< the same as after when there is nothing to compare
    std::optional<ugm::GroupMatch> after;

    /// True when another group is charged, whichever limit decides it.
    [[nodiscard]] bool isChanged() const;
};

/// Users by leaf queues.
struct ChargeMatrix
{
    std::vector<access::UserGroups> users;
    std::vector<QueuePath> queues; ///< lower case, in the order of the tree
    std::vector<ChargeCell> cells; ///< row by row

    [[nodiscard]] const ChargeCell& at(std::size_t user, std::size_t queue) const
    {
        return cells[user * queues.size() + queue];
    }
};

/// The leaf queues are those of both partitions, which are effective ones, and @p dynamic; @p before may be nullptr.
/// Errors: those of ugm::Limits.
[[nodiscard]] Result<ChargeMatrix> chargeMatrix(const config::PartitionConfig* before,
                                                const config::PartitionConfig& after,
                                                std::vector<access::UserGroups> users,
                                                const std::vector<QueuePath>& dynamic = {});
} // namespace quotadeck::insight

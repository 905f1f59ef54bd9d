// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/groupresolver.h"
#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/limits.h"

#include <cstddef>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::insight {
/// One number that holds for a person at one level, on one side of an edit.
struct EffectiveSide
{
    std::string holder; ///< the user or group named, "*" for a wildcard; empty for a queue's quota
    Quantity value = 0;
    bool isBinding = false; ///< the smallest of its subject and type on the way (ENF-3)

    friend bool operator==(const EffectiveSide&, const EffectiveSide&) = default;
};

struct EffectiveRow
{
    QueuePath queue; ///< lower case
    DenialSubject subject = DenialSubject::Queue;
    std::optional<ResourceType> type; ///< none: the number of running applications
    std::optional<EffectiveSide> before; ///< nothing: not limited here
    std::optional<EffectiveSide> after;
};

/// What holds for a person in a queue, level by level, before and after an edit.
struct EffectiveLimits
{
    access::UserGroups user;
    QueuePath queue;
    bool hasBefore = false; ///< there are two sides to compare
    std::optional<ugm::GroupMatch> groupBefore; ///< that new applications are charged to; nothing: none
    std::optional<ugm::GroupMatch> groupAfter;
    std::vector<EffectiveRow> rows; ///< from the root down; queue, user, group; types as displayed
};

/// Both partitions are effective ones; @p before may be nullptr. Errors: those of ugm::Limits.
[[nodiscard]] Result<EffectiveLimits> effectiveLimits(const config::PartitionConfig* before,
                                                      const config::PartitionConfig& after,
                                                      const access::UserGroups& user, const QueuePath& queue);

/// The groups of each user: as given, else those with which the newest application of the snapshot was submitted.
class Memberships
{
public:
    Memberships(const std::vector<access::UserGroups>& given, const PartitionSnapshot& snapshot);

    /// nullptr: unknown, which is not the same as none.
    [[nodiscard]] const std::vector<GroupName>* of(const UserName& user) const;

private:
    std::unordered_map<UserName, std::vector<GroupName>> m_groups;
};

/// Adds the names of users with a limit on @p queue or below, without the wildcard.
void addLimitedUsers(std::set<UserName>& users, const config::QueueConfig& queue);

/// What a directory knows of users.
struct DirectoryAnswer
{
    std::vector<access::UserGroups> people; ///< by name; who is not in the directory is left out
    std::optional<Error> problem; ///< the first user that could not be looked up, other than an unknown one
};

/// The groups of @p users and of everyone in @p snapshot whose groups are neither @p given nor reported with an
/// application. Blocks while the directory answers; returns what it has soon after @p stop was requested.
[[nodiscard]] DirectoryAnswer groupsInDirectory(access::UserGroupCache& directory, std::set<UserName> users,
                                                const std::vector<access::UserGroups>& given,
                                                const PartitionSnapshot& snapshot,
                                                const std::stop_token& stop = {});

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

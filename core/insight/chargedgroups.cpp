// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/chargedgroups.h"

#include "core/config/schema/effective.h"

#include <algorithm>
#include <cstdint>
#include <set>
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

namespace {
struct TreeOrder
{
    bool operator()(const QueuePath& left, const QueuePath& right) const
    {
        return precedesInTree(left, right);
    }
};
using Leaves = std::set<QueuePath, TreeOrder>;

void addLeaves(Leaves& leaves, const config::QueueConfig& queue, const QueuePath& path)
{
    if (queue.queues.value.empty() && !queue.parent.value) // QUE-2
        leaves.insert(path.lowered());
    for (const config::QueueConfig& child : queue.queues.value)
        addLeaves(leaves, child, path.child(child.name.value));
}

Result<ugm::Limits> readSide(const config::PartitionConfig& partition, Leaves& leaves)
{
    const config::QueueConfig& root = config::rootOf(partition);
    addLeaves(leaves, root, QueuePath(config::kRootQueue));
    return ugm::Limits::fromQueues(root);
}
} // namespace

bool ChargeCell::isChanged() const
{
    if (before.has_value() != after.has_value())
        return true;
    return before && before->group != after->group;
}

Result<ChargeMatrix> chargeMatrix(const config::PartitionConfig* before, const config::PartitionConfig& after,
                                  std::vector<access::UserGroups> users,
                                  const std::vector<QueuePath>& dynamic)
{
    Leaves leaves;
    for (const QueuePath& queue : dynamic)
        leaves.insert(queue.lowered());
    auto now = readSide(after, leaves);
    if (!now)
        return tl::unexpected(std::move(now).error());
    auto old = before != nullptr ? readSide(*before, leaves) : now;
    if (!old)
        return tl::unexpected(std::move(old).error());

    ChargeMatrix matrix{std::move(users), {leaves.begin(), leaves.end()}, {}};
    matrix.cells.reserve(matrix.users.size() * matrix.queues.size());
    for (const access::UserGroups& user : matrix.users) {
        for (const QueuePath& queue : matrix.queues)
            matrix.cells.push_back(
                {old->matchGroup(queue, user.groups), now->matchGroup(queue, user.groups)});
    }
    return matrix;
}
} // namespace quotadeck::insight

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/effectivelimits.h"

#include "core/config/schema/effective.h"
#include "core/resource/display.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace quotadeck::insight {
namespace {
using Side = std::optional<EffectiveSide> EffectiveRow::*;

int rank(DenialSubject subject)
{
    return subject == DenialSubject::Queue ? 0 : subject == DenialSubject::User ? 1 : 2;
}

bool precedes(const EffectiveRow& left, const EffectiveRow& right)
{
    if (left.queue != right.queue)
        return left.queue.text().size() < right.queue.text().size(); // all lie on one path
    if (left.subject != right.subject)
        return rank(left.subject) < rank(right.subject);
    if (!left.type || !right.type)
        return left.type.has_value() && !right.type; // applications last
    return precedesForDisplay(*left.type, *right.type);
}

class Rows
{
public:
    void add(const std::vector<config::EffectiveValue>& values, DenialSubject subject, Side side)
    {
        for (const config::EffectiveValue& value : values) {
            EffectiveRow& row = rowFor(value.level.lowered(), subject, value.type);
            row.*side = EffectiveSide{value.holder, value.value, value.isBinding};
        }
    }

    std::vector<EffectiveRow> take()
    {
        std::ranges::sort(m_rows, precedes);
        return std::move(m_rows);
    }

private:
    EffectiveRow& rowFor(const QueuePath& queue, DenialSubject subject,
                         const std::optional<ResourceType>& type)
    {
        const auto known = std::ranges::find_if(m_rows, [&](const EffectiveRow& row) {
            return std::tie(row.queue, row.subject, row.type) == std::tie(queue, subject, type);
        });
        if (known != m_rows.end())
            return *known;
        return m_rows.emplace_back(EffectiveRow{queue, subject, type, {}, {}});
    }

    std::vector<EffectiveRow> m_rows;
};

/// Adds one side to @p rows and returns the group that is charged there.
Result<std::optional<ugm::GroupMatch>> addSide(Rows& rows, const config::PartitionConfig& partition,
                                               const access::UserGroups& user, const QueuePath& queue,
                                               Side side)
{
    auto limits = ugm::Limits::fromQueues(config::rootOf(partition));
    if (!limits)
        return tl::unexpected(std::move(limits).error());
    rows.add(config::queueMaxima(partition, queue), DenialSubject::Queue, side);
    rows.add(config::userLimits(partition, queue, user.user.text()), DenialSubject::User, side);
    auto group = limits->matchGroup(queue.lowered(), user.groups);
    if (group)
        rows.add(config::groupLimits(partition, queue, group->group.text()), DenialSubject::Group, side);
    return group;
}

} // namespace

Result<EffectiveLimits> effectiveLimits(const config::PartitionConfig* before,
                                        const config::PartitionConfig& after, const access::UserGroups& user,
                                        const QueuePath& queue)
{
    EffectiveLimits result;
    result.user = user;
    result.queue = queue;
    result.hasBefore = before != nullptr;
    Rows rows;
    if (before != nullptr) {
        auto group = addSide(rows, *before, user, queue, &EffectiveRow::before);
        if (!group)
            return tl::unexpected(std::move(group).error());
        result.groupBefore = *std::move(group);
    }
    auto group = addSide(rows, after, user, queue, &EffectiveRow::after);
    if (!group)
        return tl::unexpected(std::move(group).error());
    result.groupAfter = *std::move(group);
    result.rows = rows.take();
    return result;
}

Memberships::Memberships(const std::vector<access::UserGroups>& given, const PartitionSnapshot& snapshot)
{
    if (snapshot.applications) {
        std::unordered_map<std::string_view, const ApplicationInfo*> newest; // by user
        for (const ApplicationInfo& app : *snapshot.applications) {
            const ApplicationInfo*& known = newest[app.user.text()];
            if (!known || app.submissionTime >= known->submissionTime)
                known = &app;
        }
        m_groups.reserve(newest.size());
        for (const auto& [user, app] : newest)
            m_groups.emplace(app->user, app->groups);
    }
    for (const access::UserGroups& person : given)
        m_groups[person.user] = person.groups;
}

const std::vector<GroupName>* Memberships::of(const UserName& user) const
{
    const auto groups = m_groups.find(user);
    return groups == m_groups.end() ? nullptr : &groups->second;
}

void addLimitedUsers(std::set<UserName>& users, const config::QueueConfig& queue)
{
    for (const config::LimitConfig& limit : queue.limits.value) {
        for (const auto& user : limit.users.value) {
            if (!user.value.empty() && user.value != ugm::kWildcard)
                users.insert(UserName(user.value));
        }
    }
    for (const config::QueueConfig& child : queue.queues.value)
        addLimitedUsers(users, child);
}

DirectoryAnswer groupsInDirectory(access::UserGroupCache& directory, std::set<UserName> users,
                                  const std::vector<access::UserGroups>& given,
                                  const PartitionSnapshot& snapshot, const std::stop_token& stop)
{
    for (const UserUsage& user : snapshot.users.value_or(std::vector<UserUsage>()))
        users.insert(user.name);
    const Memberships memberships(given, snapshot);
    DirectoryAnswer answer;
    for (const UserName& user : users) {
        if (stop.stop_requested())
            break;
        if (memberships.of(user) != nullptr)
            continue;
        auto person = directory.resolve(user);
        if (person)
            answer.people.push_back(*std::move(person));
        else if (person.error().code != ErrorCode::NotFound && !answer.problem)
            answer.problem = std::move(person).error();
    }
    return answer;
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

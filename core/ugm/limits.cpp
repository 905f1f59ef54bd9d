// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/limits.h"

#include "core/config/schema/resourcetext.h"
#include "core/resource/resourceops.h"

#include <algorithm>

namespace quotadeck::ugm {
namespace {
constexpr const char* kRoot = "root";
} // namespace

std::string_view parentPath(std::string_view path)
{
    const auto dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(0, dot);
}

bool Limit::isSet() const
{
    return maxApplications != 0 || !isZero(maxResources);
}

std::optional<Quantity> Limit::most(ResourceType type) const
{
    return isZero(maxResources) ? std::nullopt : maxResources->find(type);
}

bool hasRoom(Quantity limit, Quantity used, Quantity asked)
{
    return asked <= std::max<Quantity>(0, saturatingSubtract(limit, used));
}

Result<Limits> Limits::fromQueues(const config::QueueConfig& root)
{
    Limits limits;
    if (Status status = limits.addQueue(root, QueuePath(kRoot)); !status)
        return tl::unexpected(status.error());
    return limits;
}

Status Limits::addQueue(const config::QueueConfig& queue, const QueuePath& path)
{
    for (const config::LimitConfig& limit : queue.limits.value) {
        if (Status status = addLimit(limit, path); !status)
            return status;
    }
    for (const config::QueueConfig& child : queue.queues.value) {
        if (Status status = addQueue(child, path.child(child.name.value)); !status)
            return status;
    }
    return {};
}

Status Limits::addLimit(const config::LimitConfig& config, const QueuePath& path)
{
    auto resources = config::readResource(config.maxResources, path.text());
    if (!resources)
        return tl::unexpected(resources.error());
    const Limit limit{isEmpty(*resources) ? std::nullopt : std::optional(std::move(*resources)),
                      config.maxApplications.value};
    if (!limit.isSet())
        return {};

    Queue& queue = m_queues[path.text()];
    for (const config::TextField& user : config.users.value) {
        if (user.value == kWildcard)
            m_userWildcards[path.text()] = limit;
        else if (!user.value.empty())
            queue.users[UserName(user.value)] = limit;
    }
    for (const config::TextField& group : config.groups.value) {
        if (group.value.empty())
            continue;
        const bool isNew = queue.groups.insert_or_assign(GroupName(group.value), limit).second;
        if (isNew && group.value != kWildcard)
            queue.groupOrder.emplace_back(group.value);
    }
    return {};
}

std::optional<GroupName> Limits::groupFor(const QueuePath& queue, const std::vector<GroupName>& groups) const
{
    auto match = matchGroup(queue, groups);
    return match ? std::optional(std::move(match->group)) : std::nullopt;
}

std::optional<GroupMatch> Limits::matchGroup(const QueuePath& queue,
                                             const std::vector<GroupName>& groups) const
{
    if (groups.empty())
        return std::nullopt;
    const GroupName wildcard(kWildcard);
    for (std::string_view level = queue.text(); !level.empty(); level = parentPath(level)) {
        const auto limits = m_queues.find(level);
        if (limits == m_queues.end())
            continue;
        const auto& order = limits->second.groupOrder;
        const auto member = std::ranges::find_if(order, [&groups](const GroupName& group) {
            return std::ranges::find(groups, group) != groups.end();
        });
        if (member != order.end())
            return GroupMatch{*member, QueuePath(level)};
        if (limits->second.groups.contains(wildcard))
            return GroupMatch{wildcard, QueuePath(level)};
    }
    return std::nullopt;
}
} // namespace quotadeck::ugm

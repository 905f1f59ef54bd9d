// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/normalform.h"

#include "core/resource/resourceops.h"
#include "core/snapshot/sorting.h"

#include <algorithm>

namespace quotadeck::ugm {
namespace {
bool isUsed(const UsageNode& node)
{
    return !isZero(node.usage) || !node.runningApplications.empty();
}

bool saysSomething(const UsageNode& node)
{
    return isUsed(node) || !isEmpty(node.maxResources) || node.maxApplications > 0;
}

/// Keeps the nodes for which @p isKept holds and their ancestors. @p nodes are in pre-order.
void keepNodes(std::vector<UsageNode>& nodes, bool (*isKept)(const UsageNode&))
{
    std::vector<UsageNode> kept;
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
        const bool hasChild = !kept.empty() && node->path.contains(kept.back().path);
        if (hasChild || isKept(*node))
            kept.push_back(std::move(*node));
    }
    std::ranges::reverse(kept);
    nodes = std::move(kept);
}

void tidyAmounts(std::vector<UsageNode>& nodes)
{
    for (UsageNode& node : nodes) {
        if (node.usage)
            node.usage->prune();
        if (isEmpty(node.usage))
            node.usage.reset();
        if (isEmpty(node.maxResources))
            node.maxResources.reset();
    }
}

void keepRunning(UserUsage& user)
{
    const std::vector<ApplicationId> none;
    const auto& running = user.nodes.empty() ? none : user.nodes.front().runningApplications;
    std::erase_if(user.groups, [&running](const auto& entry) {
        return !std::ranges::binary_search(running, entry.first);
    });
}

void reduce(TrackedUsage& usage, bool (*isKept)(const UsageNode&))
{
    normalize(usage.users);
    normalize(usage.groups);
    for (UserUsage& user : usage.users) {
        tidyAmounts(user.nodes);
        keepNodes(user.nodes, isKept);
        keepRunning(user);
    }
    for (GroupUsage& group : usage.groups) {
        tidyAmounts(group.nodes);
        keepNodes(group.nodes, isKept);
    }
    std::erase_if(usage.users, [](const UserUsage& user) { return user.nodes.empty(); });
    std::erase_if(usage.groups, [](const GroupUsage& group) { return group.nodes.empty(); });
}
} // namespace

void normalize(TrackedUsage& usage)
{
    reduce(usage, saysSomething);
}

void reduceToUsed(TrackedUsage& usage)
{
    reduce(usage, isUsed);
}
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/listedstate.h"

#include "core/config/schema/effective.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <utility>

namespace quotadeck::insight {
namespace {
config::TextField text(const std::string& value)
{
    return {value, true, {}, {}};
}

config::LimitConfig limitOf(const UsageNode& node, config::TextList config::LimitConfig::*list,
                            const std::string& name)
{
    config::LimitConfig limit;
    (limit.*list) = {{text(name)}, true, {}, {}};
    limit.maxApplications = {node.maxApplications, node.maxApplications != 0, {}, {}};
    for (const auto& [type, value] : ResourceView(node.maxResources).entries()) {
        const std::string key(type.name());
        limit.maxResources.value.push_back(
            {key,
             formatQuantity(std::max<Quantity>(0, value), quantityKind(key), QuantityStyle::Decimal),
             {},
             {}});
    }
    limit.maxResources.isSet = !limit.maxResources.value.empty();
    return limit;
}

config::QueueConfig& queueAt(config::QueueConfig& root, const QueuePath& path)
{
    config::QueueConfig* queue = &root;
    const auto parts = path.parts();
    for (std::size_t level = 1; level < parts.size(); ++level) {
        auto& children = queue->queues.value;
        const auto isNamed
            = [&](const config::QueueConfig& child) { return child.name.value == parts[level]; };
        auto known = std::ranges::find_if(children, isNamed);
        if (known == children.end()) {
            known = children.emplace(children.end());
            known->name = text(std::string(parts[level]));
        }
        queue = &*known;
    }
    return *queue;
}

template <typename Usage>
void addLimits(config::QueueConfig& root, const std::vector<Usage>& listed,
               config::TextList config::LimitConfig::*list)
{
    for (const Usage& usage : listed) {
        for (const UsageNode& node : usage.nodes) {
            if (ugm::Limit{node.maxResources, node.maxApplications}.isSet())
                queueAt(root, node.path).limits.value.push_back(limitOf(node, list, usage.name.text()));
        }
    }
}
} // namespace

Result<ListedState> listedState(const PartitionSnapshot& snapshot)
{
    if (!snapshot.queues || snapshot.queues->empty())
        return fail(ErrorCode::NotFound, "queues", "The source does not tell of queues.");
    if (!snapshot.users || !snapshot.groups)
        return fail(ErrorCode::NotFound, "users", "The source does not tell the limits of users and groups.");
    config::QueueConfig root;
    root.name = text(std::string(config::kRootQueue));
    addLimits(root, *snapshot.users, &config::LimitConfig::users);
    addLimits(root, *snapshot.groups, &config::LimitConfig::groups);
    auto limits = ugm::Limits::fromQueues(root);
    if (!limits)
        return tl::unexpected(std::move(limits).error());
    config::PartitionConfig partition;
    partition.name = text(snapshot.info.name);
    partition.queues = {{std::move(root)}, true, {}, {}};
    return ListedState{std::move(partition),
                       {restoredQueues(*snapshot.queues),
                        ugm::Manager::restored({*snapshot.users, *snapshot.groups}, *std::move(limits)), true,
                        true}};
}

bool isListed(const PartitionSnapshot& snapshot, const UserName& user, const QueuePath& queue)
{
    if (!snapshot.users)
        return false;
    const auto usage = std::ranges::find(*snapshot.users, user, &UserUsage::name);
    if (usage == snapshot.users->end())
        return false;
    for (QueuePath level = queue.lowered(); !level.isEmpty(); level = level.parent()) {
        if (findNode(usage->nodes, level) == nullptr)
            return false;
    }
    return true;
}
} // namespace quotadeck::insight

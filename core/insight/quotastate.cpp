// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/quotastate.h"

#include "core/cluster/partitionplan.h"
#include "core/config/schema/effective.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <map>
#include <utility>

namespace quotadeck::insight {
namespace {
using cluster::QueueSpec;
using cluster::QueueTree;

/// A first pass holds the counters of running applications to what is listed, which need not be the sum of the
/// children (QUE-30), and leaves out templates: dynamic queues are listed with what they have.
enum class Pass { Structure, Settings };

QueueSpec specOf(const QueueInfo& info, Pass pass)
{
    QueueSpec spec;
    spec.path = info.path.lowered();
    spec.isLeaf = info.isLeaf;
    spec.isRoot = info.parent.isEmpty();
    spec.max = info.max;
    spec.guaranteed = info.guaranteed;
    spec.properties = info.properties;
    spec.maxApplications = pass == Pass::Structure ? info.runningApps : info.maxRunningApps;
    if (pass == Pass::Settings)
        spec.childTemplate = info.childTemplate;
    return spec;
}

/// The configured queues of @p infos, which are in pre-order.
QueueSpec specTree(const std::vector<QueueInfo>& infos, Pass pass)
{
    QueueSpec root = specOf(infos.front(), pass);
    std::map<QueuePath, QueueSpec*> byPath{{root.path, &root}};
    std::map<QueuePath, std::vector<const QueueInfo*>> children;
    for (const QueueInfo& info : infos) {
        if (info.isManaged)
            children[info.path.lowered().parent()].push_back(&info);
    }
    // Level by level: a list of children is complete before anything points into it.
    std::vector<QueueSpec*> level{&root};
    while (!level.empty()) {
        std::vector<QueueSpec*> next;
        for (QueueSpec* parent : level) {
            for (const QueueInfo* info : children[parent->path])
                parent->children.push_back(specOf(*info, pass));
            std::ranges::sort(parent->children, {}, &QueueSpec::path);
            for (QueueSpec& child : parent->children)
                next.push_back(&child);
        }
        level = std::move(next);
    }
    return root;
}

/// Books in each queue what it is listed with beyond its children.
void restoreContents(QueueTree& tree, const std::vector<QueueInfo>& infos)
{
    std::map<QueuePath, std::pair<Resource, std::uint64_t>> own;
    for (const QueueInfo& info : infos) {
        const QueuePath path = info.path.lowered();
        auto& [held, running] = own[path];
        addTo(held, info.allocated);
        running += info.runningApps;
        if (const auto parent = own.find(path.parent()); parent != own.end()) {
            subtractFrom(parent->second.first, info.allocated);
            parent->second.second -= std::min(parent->second.second, info.runningApps);
        }
    }
    for (const auto& [path, content] : own) {
        if (tree.find(path) == nullptr)
            continue;
        tree.allocate(path, content.first);
        for (std::uint64_t app = 0; app < content.second; ++app)
            tree.addRunning(path, ApplicationId());
    }
    for (const QueueInfo& info : infos) {
        if (!info.isLeaf || tree.find(info.path) == nullptr)
            continue;
        for (const std::string& app : info.allocatingAcceptedApps)
            tree.addAllocating(info.path.lowered(), ApplicationId(app));
    }
}

void restoreStates(QueueTree& tree, const std::vector<QueueInfo>& infos)
{
    for (const QueueInfo& info : infos) {
        if (tree.find(info.path) == nullptr)
            continue;
        const bool isStopped = info.status == cluster::stateName(cluster::QueueState::Stopped);
        const bool isDraining = info.status == cluster::stateName(cluster::QueueState::Draining);
        if (isStopped)
            static_cast<void>(tree.handle(cluster::QueueEvent::Stop, info.path, {}));
        else if (isDraining)
            static_cast<void>(tree.handle(cluster::QueueEvent::Remove, info.path, {}));
    }
}
} // namespace

QueueTree restoredQueues(const std::vector<QueueInfo>& queues)
{
    QueueTree tree(specTree(queues, Pass::Structure));
    for (const QueueInfo& info : queues) {
        if (!info.isManaged && info.isLeaf)
            static_cast<void>(
                tree.create(info.path)); // refused below a leaf: such a list has no order to keep
    }
    restoreContents(tree, queues);
    static_cast<void>(tree.update(specTree(queues, Pass::Settings), {}));
    for (const QueueInfo& info : queues) {
        if (!info.isManaged && info.isLeaf && tree.find(info.path) != nullptr)
            tree.apply({info.maxRunningApps, info.guaranteed, info.max}, info.path.lowered());
    }
    restoreStates(tree, queues);
    tree.setCapacity(queues.front().max.value_or(Resource()));
    return tree;
}

Result<QuotaState> quotaState(const config::PartitionConfig& partition, const PartitionSnapshot* snapshot,
                              Mode mode)
{
    auto plan = cluster::readPartitionPlan(partition, mode);
    if (!plan)
        return tl::unexpected(std::move(plan).error());
    const bool knowsQueues = snapshot != nullptr && snapshot->queues && !snapshot->queues->empty();
    const bool knowsUsage = snapshot != nullptr && snapshot->users && snapshot->groups;
    ugm::TrackedUsage tracked;
    if (knowsUsage)
        tracked = {*snapshot->users, *snapshot->groups};
    QuotaState state{knowsQueues ? restoredQueues(*snapshot->queues) : QueueTree(plan->queues),
                     ugm::Manager::restored(tracked, std::move(plan->limits)), knowsUsage, knowsQueues, mode};
    if (knowsQueues)
        static_cast<void>(state.queues.update(plan->queues, {}));
    return state;
}

void assumeCapacity(QuotaState& state, const Resource& request)
{
    if (state.knowsQueues)
        return;
    Resource capacity = state.queues.root().max.value_or(Resource());
    for (const auto& [type, value] : request.entries())
        capacity.set(type, kMaxQuantity);
    state.queues.setCapacity(capacity);
}

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
        return fail(ErrorCode::NotFound, "queues",
                    QUOTADECK_TEXT("insight", "The source does not report queues."));
    if (!snapshot.users || !snapshot.groups)
        return fail(ErrorCode::NotFound, "users",
                    QUOTADECK_TEXT("insight", "The source does not report the limits of users and groups."));
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

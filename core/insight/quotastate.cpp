// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/quotastate.h"

#include "core/cluster/partitionplan.h"
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

Result<QuotaState> quotaState(const config::PartitionConfig& partition, const PartitionSnapshot* snapshot)
{
    auto plan = cluster::readPartitionPlan(partition, Mode::Current);
    if (!plan)
        return tl::unexpected(std::move(plan).error());
    const bool knowsQueues = snapshot != nullptr && snapshot->queues && !snapshot->queues->empty();
    const bool knowsUsage = snapshot != nullptr && snapshot->users && snapshot->groups;
    ugm::TrackedUsage tracked;
    if (knowsUsage)
        tracked = {*snapshot->users, *snapshot->groups};
    QuotaState state{knowsQueues ? restoredQueues(*snapshot->queues) : QueueTree(plan->queues),
                     ugm::Manager::restored(tracked, std::move(plan->limits)), knowsUsage, knowsQueues};
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
} // namespace quotadeck::insight

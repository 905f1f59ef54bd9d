// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/schedulingcycle.h"

#include "core/cluster/queuequota.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace quotadeck::sim {
namespace {
constexpr const char* kNoUserQuota = "Not enough user quota";
constexpr const char* kNoQueueQuota = "Not enough queue quota";
/// Pods that one application can start in one cycle.
constexpr int kTurns = 16;

void addToLog(Pod& pod, const char* message, SystemTime now)
{
    auto entry = std::ranges::find(pod.log, message, &AllocationLogEntry::message);
    if (entry == pod.log.end())
        entry = pod.log.insert(entry, {message, 0, 0});
    entry->lastOccurrence = now.time_since_epoch().count();
    ++entry->count;
}

class Turn
{
public:
    explicit Turn(World& world) : m_world(world)
    {
        for (const auto& [number, app] : world.applications()) {
            if (!app.pending.empty())
                m_waiting[app.queue].push_back(number);
        }
    }

    /// True when something was allocated.
    bool run() { return !m_waiting.empty() && visit(m_world.queues().root()); }

private:
    using ChildWithShare = std::pair<double, const cluster::Queue*>;

    bool visit(const cluster::Queue& queue)
    {
        if (queue.isLeaf)
            return visitLeaf(queue);
        const auto& capacity = m_world.queues().root().max;
        std::vector<ChildWithShare> order;
        order.reserve(queue.children.size());
        for (const cluster::Queue* child : queue.children)
            order.emplace_back(fairShare(child->allocated, child->guaranteed, capacity), child);
        std::ranges::stable_sort(order, {}, &ChildWithShare::first);
        bool hasAllocated = false;
        for (const auto& [share, child] : order)
            hasAllocated = visit(*child) || hasAllocated;
        return hasAllocated;
    }

    bool visitLeaf(const cluster::Queue& leaf)
    {
        const auto waiting = m_waiting.find(leaf.path);
        if (waiting == m_waiting.end())
            return false;
        bool hasAllocated = false;
        for (const AppNumber app : waiting->second)
            hasAllocated = tryApplication(app) || hasAllocated;
        return hasAllocated;
    }

    bool tryApplication(AppNumber number)
    {
        Application& app = m_world.application(number);
        const ugm::UserGroups user{app.user, app.groups};
        const cluster::Queue& leaf = *m_world.queues().find(app.queue);
        if (app.state == AppState::Accepted
            && (!cluster::canRun(leaf, app.id).isAllowed()
                || !m_world.usage().canRun(app.queue, app.id, user).isAllowed()))
            return false;

        const auto ofUser = m_world.usage().headroom(app.queue, app.id, user);
        const auto ofQueue = cluster::headroom(leaf);
        for (std::size_t index = 0; index < app.pending.size(); ++index) {
            Pod& pod = app.pending[index];
            pod.wasTried = true;
            if (!fitInMaxUndef(ofUser, pod.resources)) {
                addToLog(pod, kNoUserQuota, m_world.now());
            } else if (!fitInMaxUndef(ofQueue, pod.resources)) {
                addToLog(pod, kNoQueueQuota, m_world.now());
            } else if (const auto node = chooseNode(pod.resources)) {
                if (m_world.tryAllocate(number, index, *node).isAllowed())
                    return true;
                addToLog(pod, kNoQueueQuota, m_world.now());
            } else {
                // The pods of a workload are alike: no node has room for the others either.
                std::ranges::for_each(app.pending, [](Pod& other) { other.wasTried = true; });
                return false;
            }
        }
        return false;
    }

    /// The node with the smallest share in use of those with enough left.
    [[nodiscard]] std::optional<std::size_t> chooseNode(const Resource& request) const
    {
        std::optional<std::size_t> best;
        double bestShare = 0.0;
        for (std::size_t index = 0; index < m_world.nodes().size(); ++index) {
            const Node& node = m_world.nodes()[index];
            if (!fitIn(subtract(node.capacity, node.allocated), request))
                continue;
            const double share = fairShare(node.allocated, std::nullopt, node.capacity);
            if (!best || share < bestShare) {
                best = index;
                bestShare = share;
            }
        }
        return best;
    }

    World& m_world;
    std::map<QueuePath, std::vector<AppNumber>> m_waiting; // by leaf, oldest first
};
} // namespace

void runSchedulingCycle(World& world)
{
    for (int turn = 0; turn < kTurns; ++turn) {
        if (!Turn(world).run())
            return;
    }
}
} // namespace quotadeck::sim

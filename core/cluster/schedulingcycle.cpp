// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/schedulingcycle.h"

#include "core/cluster/queuesort.h"

#include <algorithm>
#include <string>
#include <utility>

namespace quotadeck::cluster {
namespace {
class Cycle
{
public:
    Cycle(Partition& partition, SystemTime now) : m_partition(partition), m_now(now) { }

    std::vector<ApplicationEffects> run()
    {
        const Queue& root = m_partition.queues().root();
        const bool maySwap = std::ranges::any_of(
            m_partition.applications(), [](const auto& entry) { return hasPlaceholders(entry.second); });
        if (!maySwap || !visit(root, {&Cycle::hasPlaceholders, &Cycle::replace}))
            visit(root, {&Cycle::hasRequests, &Cycle::allocate});
        return std::move(m_done);
    }

private:
    /// What is done to the applications of a pass.
    struct Pass
    {
        bool (*concerns)(const Application& app); ///< cheap: asked of every application
        bool (Cycle::*attempt)(const Application& app); ///< true ends the pass
    };

    static bool hasRequests(const Application& app) { return !app.data().requests.empty(); }
    static bool hasPlaceholders(const Application& app)
    {
        return hasRequests(app) && !app.data().placeholderUsed.entries().empty();
    }

    /// Goes through the applications below @p queue in their order; true when @p pass succeeded for one.
    bool visit(const Queue& queue, const Pass& pass)
    {
        if (queue.isLeaf)
            return visitLeaf(queue, pass);
        for (const Queue* child : sortedChildren(queue)) {
            if (visit(*child, pass))
                return true;
        }
        return false;
    }

    bool visitLeaf(const Queue& leaf, const Pass& pass)
    {
        std::vector<ApplicationOrder> order;
        for (const auto& [id, demand] : leaf.applications) {
            const Application& app = m_partition.applications().at(id);
            if (pass.concerns(app))
                order.push_back({id, demand.priority, app.data().submitted, app.data().used});
        }
        sortApplications(leaf, order);
        for (const ApplicationOrder& entry : order) {
            if ((this->*pass.attempt)(m_partition.applications().at(entry.id)))
                return true;
        }
        return false;
    }

    bool replace(const Application& app)
    {
        auto effects = m_partition.tryReplace(app.id(), {});
        if (!effects || effects->releases.empty())
            return false;
        const bool hasSwapped = effects->releases.back().reason == Termination::PlaceholderReplaced;
        m_done.push_back({app.id(), *std::move(effects)});
        return hasSwapped;
    }

    bool allocate(const Application& app)
    {
        std::vector<std::string> keys;
        for (const Request& request : app.data().requests)
            keys.push_back(request.key);
        for (const std::string& key : keys) {
            auto attempt = m_partition.tryAllocate(app.id(), key, {}, m_now);
            if (!attempt || attempt->outcome == AttemptOutcome::ApplicationDenied
                || attempt->outcome == AttemptOutcome::NotScheduled)
                return false;
            if (attempt->isAllocated()) {
                m_done.push_back({app.id(), std::move(attempt->effects)});
                return true;
            }
        }
        return false;
    }

    Partition& m_partition;
    SystemTime m_now;
    std::vector<ApplicationEffects> m_done;
};
} // namespace

std::vector<ApplicationEffects> runSchedulingCycle(Partition& partition, SystemTime now)
{
    return Cycle(partition, now).run();
}
} // namespace quotadeck::cluster

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/preemptionvictims.h"

#include "core/cluster/attempt.h"
#include "core/cluster/queue.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <unordered_map>

namespace quotadeck::sim {
namespace {
using cluster::Allocation;
using cluster::Application;
using cluster::Node;
using cluster::Partition;
using cluster::Queue;
using cluster::Request;

constexpr std::size_t kMostAttempts = 10; // of a queue in one cycle (QUE-69)

bool isAtOrBelow(const Queue& queue, const Queue& top)
{
    for (const Queue* level = &queue; level; level = level->parent) {
        if (level == &top)
            return true;
    }
    return false;
}

/// What has waited long enough.
struct Waiting
{
    const Application* app = nullptr;
    const Request* request = nullptr;
};

struct Candidate
{
    const Application* app = nullptr;
    const Allocation* allocation = nullptr;
    const Queue* leaf = nullptr;

    [[nodiscard]] const Resource& amount() const { return allocation->request.resource; }
};

/// Where a request would go, and what has to make room for it there.
struct Plan
{
    const Node* node = nullptr;
    std::vector<const Candidate*> victims;
};

/// The cluster as it will be once everything asked back has ended and everything promised has come.
class Outlook
{
public:
    /// @p partition is not copied and must not change.
    explicit Outlook(const Partition& partition) : m_partition(partition)
    {
        for (const auto& [id, node] : partition.nodes().all())
            m_onNode[&node] = node.allocated;
        for (const auto& [id, app] : partition.applications()) {
            for (const auto& [key, allocation] : app.data().allocations) {
                const Node* const node
                    = allocation.asked ? partition.nodes().find(allocation.placing.nodeId) : nullptr;
                if (node)
                    take(*node, leafOf(app), allocation.request.resource);
            }
        }
    }

    [[nodiscard]] const Resource& used(const Queue& queue) const
    {
        const auto changed = m_inQueue.find(&queue);
        return changed == m_inQueue.end() ? queue.allocated : changed->second;
    }
    [[nodiscard]] const Resource& used(const Node& node) const { return m_onNode.at(&node); }

    /// Those of @p node whose release is not requested yet, in the order in which they go.
    [[nodiscard]] const std::vector<Candidate>& candidates(const Node& node)
    {
        if (!m_hasCandidates)
            collectCandidates(); // few cycles come as far as this
        return m_candidates[&node];
    }

    void take(const Node& node, const Queue& leaf, const Resource& amount)
    {
        subtractFrom(m_onNode.at(&node), amount);
        for (const Queue* level = &leaf; level; level = level->parent)
            subtractFrom(changed(*level), amount);
    }
    void give(const Node& node, const Queue& leaf, const Resource& amount)
    {
        addTo(m_onNode.at(&node), amount);
        for (const Queue* level = &leaf; level; level = level->parent)
            addTo(changed(*level), amount);
    }

    /// Carries out @p plan, so that no other request counts on the same room.
    void promise(const Plan& plan, const Queue& leaf, const Request& request)
    {
        give(*plan.node, leaf, request.resource);
        for (const Candidate* victim : plan.victims)
            take(*plan.node, *victim->leaf, victim->amount());
        std::erase_if(m_candidates[plan.node], [&plan](const Candidate& candidate) {
            return std::ranges::any_of(plan.victims, [&candidate](const Candidate* victim) {
                return victim->allocation == candidate.allocation;
            });
        });
    }

private:
    Resource& changed(const Queue& queue)
    {
        return m_inQueue.try_emplace(&queue, queue.allocated).first->second;
    }

    [[nodiscard]] const Queue& leafOf(const Application& app) const
    {
        return *m_partition.queues().find(app.data().spec.queue);
    }

    void collectCandidates()
    {
        m_hasCandidates = true;
        for (const auto& [id, app] : m_partition.applications()) {
            for (const auto& [key, allocation] : app.data().allocations) {
                const Node* const node
                    = allocation.asked ? nullptr : m_partition.nodes().find(allocation.placing.nodeId);
                if (node)
                    m_candidates[node].push_back({&app, &allocation, &leafOf(app)});
            }
        }
        for (auto& [node, candidates] : m_candidates) {
            std::ranges::stable_sort(candidates, [](const Candidate& left, const Candidate& right) {
                if (left.allocation->request.priority != right.allocation->request.priority)
                    return left.allocation->request.priority < right.allocation->request.priority;
                return left.allocation->bound > right.allocation->bound;
            });
        }
    }

    const Partition& m_partition;
    bool m_hasCandidates = false;
    std::unordered_map<const Queue*, Resource> m_inQueue;
    std::unordered_map<const Node*, Resource> m_onNode;
    std::unordered_map<const Node*, std::vector<Candidate>> m_candidates;
};

/// What one request lacks on one node, and in the queues above it.
class Shortage
{
public:
    Shortage(const Outlook& outlook, const Node& node, const Queue& leaf, const Resource& request)
    {
        for (const auto& [type, asked] : request.entries()) {
            lack(nullptr, type, asked, outlook.used(node), node.capacity.valueOr0(type));
            for (const Queue* level = &leaf; level; level = level->parent) {
                const auto most = ResourceView(level->max).find(type);
                if (most || !level->parent) // the root has what the nodes have (QUE-11)
                    lack(level, type, asked, outlook.used(*level), most.value_or(0));
            }
        }
    }

    [[nodiscard]] bool isOver() const { return m_gaps.empty(); }

    /// Whether some of what @p candidate holds is missing.
    [[nodiscard]] bool wants(const Candidate& candidate) const
    {
        return std::ranges::any_of(m_gaps, [&candidate](const Gap& gap) {
            return gap.counts(candidate) && candidate.amount().valueOr0(gap.type) > 0;
        });
    }

    void take(const Candidate& candidate)
    {
        for (Gap& gap : m_gaps) {
            if (gap.counts(candidate))
                gap.missing = saturatingSubtract(gap.missing, candidate.amount().valueOr0(gap.type));
        }
        std::erase_if(m_gaps, [](const Gap& gap) { return gap.missing <= 0; });
    }

private:
    struct Gap
    {
        const Queue* level = nullptr; // nullptr: the node
        ResourceType type;
        Quantity missing = 0;

        [[nodiscard]] bool counts(const Candidate& candidate) const
        {
            return !level || isAtOrBelow(*candidate.leaf, *level);
        }
    };

    void lack(const Queue* level, ResourceType type, Quantity asked, const Resource& used, Quantity most)
    {
        const Quantity missing = saturatingSubtract(saturatingAdd(used.valueOr0(type), asked), most);
        if (asked > 0 && missing > 0)
            m_gaps.push_back({level, type, missing});
    }

    std::vector<Gap> m_gaps;
};

/// The queues and requests of one cycle.
class Preemption
{
public:
    Preemption(const Partition& partition, SystemTime now) : m_partition(partition), m_now(now) { }

    std::vector<std::pair<ApplicationId, std::string>> run()
    {
        for (const Queue* queue : m_partition.queues().queues()) {
            if (queue->isLeaf && !queue->pending.entries().empty() && hasGuarantee(*queue))
                serve(*queue);
        }
        return std::move(m_victims);
    }

private:
    static bool hasGuarantee(const Queue& leaf)
    {
        for (const Queue* level = &leaf; level; level = level->parent) {
            if (level->guaranteed)
                return true;
        }
        return false;
    }

    /// The requests of @p leaf that have waited long enough, in their order.
    [[nodiscard]] std::vector<Waiting> waiting(const Queue& leaf) const
    {
        const auto delay = cluster::policiesOf(leaf).preemptionDelay;
        std::vector<Waiting> result;
        for (const auto& [id, demand] : leaf.applications) {
            if (demand.pending.entries().empty())
                continue;
            const Application& app = m_partition.applications().at(id);
            for (const Request& request : app.data().requests) {
                if (m_now - request.created >= delay)
                    result.push_back({&app, &request});
            }
        }
        std::ranges::stable_sort(result, [](const Waiting& left, const Waiting& right) {
            if (left.request->priority != right.request->priority)
                return left.request->priority > right.request->priority;
            return left.request->created < right.request->created;
        });
        return result;
    }

    void serve(const Queue& leaf)
    {
        std::size_t attempts = 0;
        for (const auto& [app, request] : waiting(leaf)) {
            if (++attempts > kMostAttempts)
                return;
            if (!isOnlyShortOfRoom(*app, *request, leaf))
                continue;
            if (!m_outlook)
                m_outlook.emplace(m_partition);
            if (isGuaranteed(leaf, request->resource))
                makeRoom(leaf, *request);
        }
    }

    /// False when a limit of a user or a number of applications blocks it: preemption would not help.
    [[nodiscard]] bool isOnlyShortOfRoom(const Application& app, const Request& request,
                                         const Queue& leaf) const
    {
        const auto verdict
            = cluster::judge(app, request, leaf, m_partition.usage(), m_partition.settings().mode);
        return verdict.outcome == cluster::AttemptOutcome::Allocated
            || verdict.outcome == cluster::AttemptOutcome::QueueDenied;
    }

    /// Whether @p request stays within what every level of @p leaf is guaranteed, and one is guaranteed some of it.
    [[nodiscard]] bool isGuaranteed(const Queue& leaf, const Resource& request) const
    {
        bool isNamed = false;
        for (const Queue* level = &leaf; level; level = level->parent) {
            for (const auto& [type, asked] : request.entries()) {
                const auto guaranteed = ResourceView(level->guaranteed).find(type);
                if (!guaranteed || asked <= 0)
                    continue;
                isNamed = true;
                if (saturatingAdd(m_outlook->used(*level).valueOr0(type), asked) > *guaranteed)
                    return false;
            }
        }
        return isNamed;
    }

    /// Takes the node on which the fewest have to go, of equals the first by id.
    void makeRoom(const Queue& leaf, const Request& request)
    {
        std::optional<Plan> best;
        for (const auto& [id, node] : m_partition.nodes().all()) {
            if (!node.isSchedulable)
                continue;
            auto plan = planOn(node, leaf, request);
            if (plan && (!best || plan->victims.size() < best->victims.size()))
                best = std::move(plan);
        }
        if (!best)
            return;
        for (const Candidate* victim : best->victims)
            m_victims.emplace_back(victim->app->id(), victim->allocation->key());
        m_outlook->promise(*best, leaf, request);
    }

    [[nodiscard]] std::optional<Plan> planOn(const Node& node, const Queue& leaf, const Request& request)
    {
        Shortage shortage(*m_outlook, node, leaf, request.resource);
        Plan plan{&node, {}};
        std::unordered_map<const Queue*, Resource> taken;
        for (const Candidate& candidate : m_outlook->candidates(node)) {
            if (shortage.isOver())
                break;
            if (!shortage.wants(candidate) || !mayGo(candidate, leaf, request, taken))
                continue;
            shortage.take(candidate);
            plan.victims.push_back(&candidate);
            for (const Queue* level = candidate.leaf; level; level = level->parent)
                addTo(taken[level], candidate.amount());
        }
        if (!shortage.isOver())
            return std::nullopt;
        dropNeedless(plan, leaf, request);
        return plan;
    }

    /// A large one that came late may have made the small ones before it needless.
    void dropNeedless(Plan& plan, const Queue& leaf, const Request& request) const
    {
        for (std::size_t index = 0; index < plan.victims.size();) {
            Shortage shortage(*m_outlook, *plan.node, leaf, request.resource);
            for (std::size_t other = 0; other < plan.victims.size(); ++other) {
                if (other != index)
                    shortage.take(*plan.victims[other]);
            }
            if (shortage.isOver())
                plan.victims.erase(plan.victims.begin() + static_cast<std::ptrdiff_t>(index));
            else
                ++index;
        }
    }

    /// Whether @p candidate may be taken for @p request of @p leaf when @p taken has gone already.
    [[nodiscard]] bool mayGo(const Candidate& candidate, const Queue& leaf, const Request& request,
                             const std::unordered_map<const Queue*, Resource>& taken) const
    {
        if (candidate.allocation->request.priority > request.priority
            || !cluster::policiesOf(*candidate.leaf).allowsPreemption)
            return false;
        for (const Queue* level = &leaf; level; level = level->parent) {
            if (isAtOrBelow(*candidate.leaf, *level))
                return staysAboveGuaranteed(candidate, *level, taken);
            if (cluster::policiesOf(*level).isPreemptionFence)
                return false;
        }
        return false;
    }

    /// Whether every level of @p candidate below @p common, which it shares with the request, keeps what it is
    /// guaranteed.
    [[nodiscard]] bool staysAboveGuaranteed(const Candidate& candidate, const Queue& common,
                                            const std::unordered_map<const Queue*, Resource>& taken) const
    {
        if (candidate.leaf == &common)
            return false; // the queue of the request has less than its own
        for (const Queue* level = candidate.leaf; level != &common; level = level->parent) {
            const auto gone = taken.find(level);
            for (const auto& [type, amount] : candidate.amount().entries()) {
                const auto guaranteed = ResourceView(level->guaranteed).find(type);
                if (!guaranteed || amount <= 0)
                    continue;
                const Quantity before
                    = saturatingSubtract(m_outlook->used(*level).valueOr0(type),
                                         gone == taken.end() ? 0 : gone->second.valueOr0(type));
                if (saturatingSubtract(before, amount) < *guaranteed)
                    return false;
            }
        }
        return true;
    }

    const Partition& m_partition;
    SystemTime m_now;
    std::optional<Outlook> m_outlook; // made for the first who is only short of room
    std::vector<std::pair<ApplicationId, std::string>> m_victims;
};
} // namespace

std::vector<std::pair<ApplicationId, std::string>> preemptionVictims(const Partition& partition,
                                                                     SystemTime now)
{
    if (!partition.settings().isPreemptionEnabled)
        return {};
    return Preemption(partition, now).run();
}

namespace {
struct QuotaCandidate
{
    ApplicationId app;
    const cluster::Allocation* allocation = nullptr;
};

/// True when @p amount has a type of which an excess is left.
bool helps(const Resource& remaining, const Resource& amount)
{
    return std::ranges::any_of(remaining.entries(), [&amount](const Resource::Entry& entry) {
        return entry.value > 0 && amount.valueOr0(entry.type) > 0;
    });
}
} // namespace

std::vector<std::pair<ApplicationId, std::string>> quotaVictims(const cluster::Partition& partition,
                                                                const cluster::QuotaExcess& excess)
{
    Resource remaining = excess.excess;
    std::vector<QuotaCandidate> candidates;
    for (const auto& [id, app] : partition.applications()) {
        if (!excess.queue.contains(app.data().spec.queue))
            continue;
        for (const auto& [key, allocation] : app.data().allocations) {
            if (allocation.asked)
                subtractFrom(remaining, allocation.request.resource);
            else
                candidates.push_back({id, &allocation});
        }
    }
    std::ranges::stable_sort(candidates, [](const QuotaCandidate& left, const QuotaCandidate& right) {
        if (left.allocation->request.priority != right.allocation->request.priority)
            return left.allocation->request.priority < right.allocation->request.priority;
        return left.allocation->bound > right.allocation->bound;
    });
    std::vector<std::pair<ApplicationId, std::string>> victims;
    for (const QuotaCandidate& candidate : candidates) {
        const Resource& amount = candidate.allocation->request.resource;
        if (!helps(remaining, amount))
            continue;
        subtractFrom(remaining, amount);
        victims.emplace_back(candidate.app, candidate.allocation->key());
    }
    return victims;
}
} // namespace quotadeck::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/schedulingcycle.h"

#include "core/cluster/queue.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <compare>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace quotadeck::cluster {
namespace {
/// A total order in which more in one type and less in none is greater.
std::strong_ordering compareAmounts(const Resource& left, const Resource& right)
{
    const Resource differences = subtract(left, right);
    for (const auto& [type, difference] : differences.entries()) {
        if (difference != 0)
            return difference <=> 0;
    }
    return std::strong_ordering::equal;
}

struct RankedQueue
{
    const Queue* queue = nullptr;
    double share = 0.0;
};

struct RankedApplication
{
    ApplicationOrder* application = nullptr;
    std::vector<double> shares;
};
} // namespace

std::vector<const Queue*> sortedChildren(const Queue& parent)
{
    std::vector<RankedQueue> ranked;
    for (const Queue* child : parent.children) {
        if (child->state != QueueState::Stopped && strictlyGreaterThanZero(child->pending))
            ranked.push_back({child, fairShare(child->allocated, child->guaranteed, fairMax(*child))});
    }
    const bool byPriority = policiesOf(parent).sortsByPriority;
    std::ranges::stable_sort(ranked, [byPriority](const RankedQueue& left, const RankedQueue& right) {
        if (byPriority && left.queue->priority != right.queue->priority)
            return left.queue->priority > right.queue->priority;
        if (left.share != right.share)
            return left.share < right.share;
        if (left.queue->priority != right.queue->priority)
            return left.queue->priority > right.queue->priority;
        return compareAmounts(left.queue->pending, right.queue->pending) > 0;
    });
    std::vector<const Queue*> result;
    result.reserve(ranked.size());
    for (const RankedQueue& entry : ranked)
        result.push_back(entry.queue);
    return result;
}

void sortApplications(const Queue& leaf, std::vector<ApplicationOrder>& applications)
{
    const QueuePolicies policies = policiesOf(leaf);
    std::vector<RankedApplication> ranked;
    ranked.reserve(applications.size());
    for (ApplicationOrder& application : applications) {
        ranked.push_back(
            {&application,
             policies.isFair ? shares(application.allocated, leaf.guaranteed) : std::vector<double>()});
    }
    // Shares are numbers, never NaN: the order is a total one. Those of a fifo queue are all alike, and so are
    // the times of a fair one.
    const auto before = [&policies](const RankedApplication& left, const RankedApplication& right) {
        const auto priority = right.application->priority <=> left.application->priority;
        if (policies.sortsByPriority && priority != 0)
            return priority < 0;
        if (const auto share = compareShares(left.shares, right.shares); share != 0)
            return share < 0;
        if (!policies.isFair && left.application->submitted != right.application->submitted)
            return left.application->submitted < right.application->submitted;
        return priority < 0;
    };
    std::ranges::stable_sort(ranked, before);
    std::vector<ApplicationOrder> result;
    result.reserve(applications.size());
    for (const RankedApplication& entry : ranked)
        result.push_back(std::move(*entry.application));
    applications = std::move(result);
}

namespace {
class Scheduler
{
public:
    Scheduler(Partition& partition, SystemTime now)
        : m_partition(partition)
        , m_now(now)
        , m_maySwap(isAnyGang(partition.queues().root()))
    {
    }

    /// One cycle; false when there was nothing to do.
    bool act()
    {
        const Queue& root = m_partition.queues().root();
        m_maySwap = m_maySwap && visit(root, &Scheduler::replaceIn);
        return m_maySwap || visit(root, &Scheduler::allocateIn);
    }

    SchedulingRun take() { return std::move(m_run); }

private:
    /// The requests of an application in their order; those before @p next were tried.
    struct Requests
    {
        std::vector<std::string> keys;
        std::size_t next = 0;
    };

    static bool hasPlaceholders(const Application& app)
    {
        return !app.data().requests.empty() && !app.data().placeholderUsed.entries().empty();
    }

    /// Whether an application below @p queue has placeholders to swap; asks only those that wait for something.
    [[nodiscard]] bool isAnyGang(const Queue& queue) const
    {
        if (queue.pending.entries().empty())
            return false;
        if (!queue.isLeaf)
            return std::ranges::any_of(queue.children,
                                       [this](const Queue* child) { return isAnyGang(*child); });
        return std::ranges::any_of(queue.applications, [this](const auto& entry) {
            return isWaiting(entry.second) && hasPlaceholders(m_partition.applications().at(entry.first));
        });
    }

    static bool isWaiting(const Demand& demand) { return !demand.pending.entries().empty(); }

    /// Goes through the leaves below @p queue in their order; true when @p attempt succeeded in one.
    bool visit(const Queue& queue, bool (Scheduler::*attempt)(const Queue& leaf))
    {
        if (queue.isLeaf)
            return (this->*attempt)(queue);
        for (const Queue* child : sortedChildren(queue)) {
            if (visit(*child, attempt))
                return true;
        }
        return false;
    }

    /// The applications of @p leaf that @p concerns, in their order.
    std::vector<const Application*> sorted(const Queue& leaf, bool (*concerns)(const Application& app)) const
    {
        std::vector<const Application*> waiting;
        for (const auto& [id, demand] : leaf.applications) {
            if (!isWaiting(demand))
                continue;
            const Application& app = m_partition.applications().at(id);
            if (concerns(app))
                waiting.push_back(&app);
        }
        if (waiting.size() < 2) // mostly: large clusters have many leaves
            return waiting;
        std::vector<ApplicationOrder> order;
        order.reserve(waiting.size());
        for (const Application* app : waiting)
            order.push_back({app->id(), app->requestPriority(), app->data().submitted, app->data().used});
        sortApplications(leaf, order);
        std::ranges::transform(order, waiting.begin(), [this](const ApplicationOrder& entry) {
            return &m_partition.applications().at(entry.id);
        });
        return waiting;
    }

    bool replaceIn(const Queue& leaf)
    {
        return std::ranges::any_of(sorted(leaf, hasPlaceholders),
                                   [this](const Application* app) { return replace(*app); });
    }

    bool replace(const Application& app)
    {
        auto effects = m_partition.tryReplace(app.id(), {});
        if (!effects || effects->releases.empty())
            return false;
        const bool hasSwapped = effects->releases.back().reason == Termination::PlaceholderReplaced;
        m_run.done.push_back({app.id(), *std::move(effects)});
        return hasSwapped;
    }

    bool allocateIn(const Queue& leaf)
    {
        if (m_exhausted.contains(&leaf))
            return false;
        const auto hasRequests = [](const Application& app) { return !app.data().requests.empty(); };
        for (const Application* app : sorted(leaf, hasRequests)) {
            if (allocate(*app))
                return true;
        }
        m_exhausted.insert(&leaf);
        return false;
    }

    bool allocate(const Application& app)
    {
        const auto [entry, isNew] = m_requests.try_emplace(&app);
        auto& [keys, next] = entry->second;
        if (isNew) {
            for (const Request& request : app.data().requests)
                keys.push_back(request.key);
        }
        while (next < keys.size()) {
            ++m_run.attempts;
            auto attempt = m_partition.tryAllocate(app.id(), keys[next++], {}, m_now);
            if (!attempt)
                continue; // it takes the place of a placeholder by now
            if (!attempt->isAllocated())
                m_run.denied.push_back({app.id(), attempt->outcome, std::move(attempt->denial)});
            if (attempt->outcome == AttemptOutcome::ApplicationDenied
                || attempt->outcome == AttemptOutcome::NotScheduled) {
                next = keys.size();
                return false;
            }
            if (attempt->isAllocated()) {
                m_maySwap = m_maySwap || hasPlaceholders(app);
                m_run.done.push_back({app.id(), std::move(attempt->effects)});
                return true;
            }
        }
        return false;
    }

    Partition& m_partition;
    SystemTime m_now;
    bool m_maySwap;
    std::unordered_map<const Application*, Requests> m_requests;
    std::unordered_set<const Queue*> m_exhausted; // leaves
    SchedulingRun m_run;
};
} // namespace

SchedulingRun runScheduling(Partition& partition, SystemTime now)
{
    Scheduler scheduler(partition, now);
    while (scheduler.act()) { }
    return scheduler.take();
}
} // namespace quotadeck::cluster

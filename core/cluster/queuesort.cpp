// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuesort.h"

#include "core/cluster/queuepolicies.h"
#include "core/cluster/queuequota.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <compare>

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
} // namespace quotadeck::cluster

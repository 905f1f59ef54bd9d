// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/eviction.h"

#include "core/elastic/amounts.h"
#include "core/elastic/quotagroup.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <numeric>

namespace quotadeck::elastic {
bool isLessImportant(const QuotaPod& left, const QuotaPod& right)
{
    if (left.priority != right.priority)
        return left.priority < right.priority;
    const QuotaTime leftStart = left.start.value_or(QuotaTime::max());
    const QuotaTime rightStart = right.start.value_or(QuotaTime::max());
    return leftStart != rightStart ? leftStart > rightStart : left.name < right.name;
}

std::vector<std::size_t> revokeVictims(std::span<const QuotaPod> pods, const Resource& used,
                                       const Resource& limit)
{
    std::vector<std::size_t> order(pods.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order,
                      [pods](std::size_t a, std::size_t b) { return isLessImportant(pods[a], pods[b]); });
    Resource left = used; // in all dimensions throughout (EQ-73)
    std::vector<std::size_t> taken;
    for (const std::size_t i : order) { // EQ-70
        if (exceeded(left, limit).empty())
            break;
        if (pods[i].isNonPreemptible)
            continue;
        left = subtract(left, pods[i].request);
        taken.push_back(i);
    }
    if (!exceeded(left, limit).empty()) // EQ-71
        return taken;
    std::vector<std::size_t> victims;
    std::ranges::reverse(taken);
    for (const std::size_t i : taken) { // EQ-72
        const Resource with = add(left, pods[i].request);
        if (exceeded(with, limit).empty())
            left = with;
        else
            victims.push_back(i);
    }
    return victims;
}

bool OveruseClock::sample(QuotaTime now, bool isOverused)
{
    const bool fires = isOverused && now - m_lastGood > m_delay;
    if (!isOverused || fires)
        m_lastGood = now;
    return fires;
}

namespace {
std::vector<std::size_t> candidatesOf(const Preemptor& preemptor, std::span<const GroupedPod> pods,
                                      const PreemptionOptions& options)
{
    std::vector<std::size_t> candidates;
    for (std::size_t i = 0; i < pods.size(); ++i) {
        if (mayPreempt(preemptor, pods[i], options))
            candidates.push_back(i);
    }
    return candidates;
}
} // namespace

bool mayPreempt(const Preemptor& preemptor, const GroupedPod& victim, const PreemptionOptions& options)
{
    return preemptor.group == victim.group && victim.pod.priority < preemptor.pod.priority
        && !victim.pod.isNonPreemptible && !(options.sparesDefaultGroup && victim.group == kDefaultGroup);
}

bool isEligible(const Preemptor& preemptor, std::span<const PreemptionNode> nodes)
{
    if (preemptor.neverPreempts)
        return false;
    if (!preemptor.nominatedNode)
        return true;
    const auto node = std::ranges::find(nodes, *preemptor.nominatedNode, &PreemptionNode::name);
    return node == nodes.end() || std::ranges::none_of(node->pods, [&preemptor](const GroupedPod& pod) {
               return pod.isTerminating && pod.group == preemptor.group
                   && pod.pod.priority < preemptor.pod.priority;
           });
}

std::optional<std::vector<std::size_t>> victimsOnNode(const Preemptor& preemptor, const PreemptionNode& node,
                                                      const Resource& used, const Resource& limit,
                                                      const PreemptionOptions& options)
{
    auto candidates = candidatesOf(preemptor, node.pods, options);
    if (candidates.empty())
        return std::nullopt;
    const Resource& request = preemptor.pod.request;
    const auto fits = [&](const Resource& groupUsed, const Resource& free) {
        return exceeded(add(groupUsed, masked(request, limit)), limit).empty()
            && exceededStrictly(request, free).empty();
    };
    Resource groupUsed = used;
    Resource free = node.free;
    for (const std::size_t i : candidates) {
        groupUsed = subtract(groupUsed, node.pods[i].pod.request);
        free = add(free, node.pods[i].pod.request);
    }
    if (!fits(groupUsed, free))
        return std::nullopt;
    std::ranges::sort(candidates, [&node](std::size_t a, std::size_t b) {
        const bool riskA = node.pods[a].isBudgetAtRisk;
        const bool riskB = node.pods[b].isBudgetAtRisk;
        return riskA != riskB ? riskA : isLessImportant(node.pods[b].pod, node.pods[a].pod);
    });
    std::vector<std::size_t> victims;
    for (const std::size_t i : candidates) {
        const Resource keptUsed = add(groupUsed, node.pods[i].pod.request);
        const Resource keptFree = subtract(free, node.pods[i].pod.request);
        if (fits(keptUsed, keptFree)) {
            groupUsed = keptUsed;
            free = keptFree;
        } else {
            victims.push_back(i);
        }
    }
    return victims;
}

std::vector<std::size_t> victimsInGroup(const Preemptor& preemptor, std::span<const GroupedPod> pods,
                                        const Resource& used, const Resource& limit,
                                        const PreemptionOptions& options)
{
    const auto candidates = candidatesOf(preemptor, pods, options);
    std::vector<QuotaPod> lower;
    lower.reserve(candidates.size());
    for (const std::size_t i : candidates)
        lower.push_back(pods[i].pod);
    auto victims = revokeVictims(lower, used, subtract(limit, masked(preemptor.pod.request, limit)));
    for (std::size_t& victim : victims)
        victim = candidates[victim];
    return victims;
}
} // namespace quotadeck::elastic

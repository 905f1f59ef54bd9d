// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/sim/elasticcluster.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <tuple>
#include <utility>

/// How room is made for a pod within its group (section 7.2). Never across groups: their priorities are not comparable.
namespace quotadeck::sim {
using elastic::GroupedPod;
using elastic::PreemptionNode;

std::vector<PreemptionNode> ElasticCluster::preemptionNodes(const Pod& pod) const
{
    std::vector<PreemptionNode> nodes;
    for (const auto& [name, node] : m_nodes) {
        if (takes(pod, node))
            nodes.push_back({name, node.free, {}});
    }
    for (const auto& entry : m_pods) {
        const elastic::QuotaPodState& other = entry.second.state;
        const auto node = std::ranges::find(nodes, other.node, &PreemptionNode::name);
        if (node == nodes.end())
            continue;
        GroupedPod running{other.manifest.pod, other.group, false, other.isTerminating};
        if (const auto group = m_objects.find(other.group); group != m_objects.end())
            running.pod.request = elastic::masked(running.pod.request, group->second.group.max);
        node->pods.push_back(std::move(running));
    }
    return nodes;
}

/// Evicts on the node where that costs least: the least important first of its victims, then the fewest, then by name. A
/// sentence about it; empty when no room can be made, or is being made already (EQ-77).
std::string ElasticCluster::preemptFor(Pod& pod, const Moment& moment)
{
    const auto row = m_solved->table.find(pod.state.group);
    if (!row || isTyped(pod)) // EQ-76 for the default group; the rules for models have their own way (G8)
        return {};
    const elastic::Preemptor preemptor{pod.state.manifest.pod, pod.state.group, false,
                                       pod.nominatedNode.empty() ? std::nullopt
                                                                 : std::optional(pod.nominatedNode)};
    const auto nodes = preemptionNodes(pod);
    if (!elastic::isEligible(preemptor, nodes))
        return {};
    const Resource used = m_solved->solution.resource(m_solved->table, elastic::QuotaAmount::Used, *row);
    const Resource limit = elastic::limitOf(m_solved->table, m_solved->solution, *row);
    using Cost = std::tuple<std::int32_t, std::size_t>; // highest priority that goes, number
    std::optional<Cost> best;
    const PreemptionNode* chosen = nullptr;
    std::vector<std::size_t> victims;
    for (const PreemptionNode& node : nodes) {
        auto found = elastic::victimsOnNode(preemptor, node, used, limit);
        if (!found || found->empty())
            continue;
        std::int32_t highest = node.pods[found->front()].pod.priority;
        for (const std::size_t victim : *found)
            highest = std::max(highest, node.pods[victim].pod.priority);
        const Cost cost{highest, found->size()};
        if (best && *best <= cost)
            continue;
        best = cost;
        chosen = &node;
        victims = *std::move(found);
    }
    if (!chosen)
        return {};
    std::vector<std::string> names;
    for (const std::size_t victim : victims) {
        names.push_back(chosen->pods[victim].pod.name);
        evict(m_pods.at(names.back()), moment);
    }
    pod.nominatedNode = chosen->name;
    pod.state.waits = fmt::format("room is being made for it on {}", chosen->name);
    return fmt::format("{} of priority {} needs room in {}: {} evicted", preemptor.pod.name,
                       preemptor.pod.priority, pod.state.group, fmt::join(names, ", "));
}
} // namespace quotadeck::sim

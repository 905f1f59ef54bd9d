// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/elastic/quotacards.h"
#include "core/resource/resourceops.h"
#include "core/sim/elasticcluster.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>
#include <utility>

/// How pods go where a group uses more than it may, and what single models of cards ask for.
namespace quotadeck::sim {
using elastic::QuotaAmount;

bool ElasticCluster::isTyped(const Pod& pod) const
{
    return !m_cards.empty() && pod.request().valueOr0(ResourceType(m_cards)) > 0
        && m_solved->table.find(pod.state.group);
}

elastic::TypedCards ElasticCluster::cards() const
{
    return elastic::cardsOf(snapshot({}), ResourceType(m_cards));
}

/// A node of the model with the most headroom that has one (G7).
ElasticCluster::Node* ElasticCluster::typedNodeFor(Pod& pod)
{
    const elastic::TypedCards counted = cards();
    const auto group = std::ranges::find(counted.groups(), pod.state.group, &elastic::TypedGroup::name);
    if (group == counted.groups().end())
        return nodeFor(pod, std::nullopt);
    const auto place = static_cast<std::size_t>(group - counted.groups().begin());
    std::vector<std::string> models = pod.state.models;
    if (models.empty()) {
        for (const auto& entry : counted.capacity())
            models.push_back(entry.first);
    }
    pod.state.waits.clear();
    while (!models.empty()) {
        const auto placement = counted.place(place, pod.request().valueOr0(ResourceType(m_cards)), models,
                                             pod.state.manifest.pod.isNonPreemptible);
        for (const auto& [model, reason] : placement.refused)
            pod.state.waits += fmt::format("{}{}: {}", pod.state.waits.empty() ? "" : "; ",
                                           model.empty() ? "no model" : model, elastic::describe(reason));
        if (!placement.model)
            return nullptr;
        if (Node* const node = nodeFor(pod, placement.model))
            return node;
        pod.state.waits = fmt::format("{}: no node has room for it", *placement.model);
        std::erase(models, *placement.model);
    }
    return nullptr;
}

void ElasticCluster::evict(Pod& pod, const Moment& moment)
{
    if (std::exchange(pod.state.isTerminating, true))
        return;
    ++pod.state.evictions;
    m_ledger.evicted(pod.state.group);
    moment.events.add(moment.now + m_releaseDelay,
                      QuotaPodIsGone{pod.state.manifest.pod.name, *pod.state.manifest.pod.start});
}

/// Evicts as many of @p candidates as it takes for @p used to fit in @p limit (EQ-69 to EQ-74); their names.
std::string ElasticCluster::evictAll(std::vector<Pod*> candidates, const Resource& used,
                                     const Resource& limit, const Moment& moment)
{
    std::vector<elastic::QuotaPod> pods;
    for (const Pod* pod : candidates) {
        pods.push_back(pod->state.manifest.pod);
        pods.back().request = elastic::masked(pod->request(), used);
    }
    std::vector<std::string> names;
    for (const std::size_t position : elastic::revokeVictims(pods, used, limit)) {
        names.push_back(pods[position].name);
        evict(*candidates[position], moment);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

/// Leaves alone have pods of their own, so nothing can be taken from a parent (EQ-67).
std::vector<std::string> ElasticCluster::overusedLeaves() const
{
    std::vector<std::string> groups = overusedGroups(*m_solved);
    std::erase_if(groups, [this](const std::string& name) {
        const auto object = m_objects.find(name);
        return object != m_objects.end() && object->second.group.isParent;
    });
    return groups;
}

std::string ElasticCluster::revoke(const std::string& group, const Moment& moment)
{
    std::vector<Pod*> pods;
    for (auto& entry : m_pods) {
        if (entry.second.state.group == group && entry.second.isAssigned())
            pods.push_back(&entry.second);
    }
    const auto row = m_solved->table.find(group);
    const auto& nodes = m_solved->problem.nodes;
    const auto node = std::ranges::find_if(
        nodes, [&group](const elastic::QuotaNode& candidate) { return candidate.group.name == group; });
    const Resource used
        = row ? m_solved->solution.resource(m_solved->table, QuotaAmount::Used, *row) : node->demand.used;
    const Resource limit
        = row ? elastic::limitOf(m_solved->table, m_solved->solution, *row) : node->group.max;
    const std::string victims = evictAll(std::move(pods), used, limit, moment);
    return victims.empty()
        ? fmt::format("{} uses more than it may for too long, but none of its pods may be evicted", group)
        : fmt::format("{} uses more than it may for too long: {} evicted", group, victims);
}

/// G8: in every group that has more than it is guaranteed, the pods on this model.
std::vector<std::string> ElasticCluster::reclaim(const std::string& model, const Moment& moment)
{
    const ResourceType type(m_cards);
    std::vector<std::string> told;
    const elastic::TypedCards counted = cards();
    for (const elastic::TypedReclaim& wanted : counted.reclaim(model)) {
        std::vector<Pod*> pods;
        Resource used;
        used.set(type, 0);
        for (auto& entry : m_pods) {
            Pod& pod = entry.second;
            if (pod.state.group != wanted.group || pod.state.node.empty() || pod.state.model != model)
                continue;
            pods.push_back(&pod);
            used.set(type, saturatingAdd(used.valueOr0(type), pod.request().valueOr0(type)));
        }
        Resource limit;
        limit.set(type, saturatingSubtract(used.valueOr0(type), wanted.cards));
        const std::string victims = evictAll(std::move(pods), used, limit, moment);
        told.push_back(fmt::format("{} gives {} of {} back to whom they are guaranteed: {} {}", wanted.group,
                                   wanted.cards, model, victims.empty() ? "no pod" : victims,
                                   wanted.isMove ? "moves" : "evicted"));
    }
    return told;
}

std::vector<std::string> ElasticCluster::checkOveruse(const Moment& moment)
{
    std::vector<std::string> told;
    const std::vector<std::string> overused = overusedLeaves();
    m_clocks.try_emplace(std::string(elastic::kDefaultGroup), moment.now, m_revoke.delay);
    for (auto& [group, clock] : m_clocks) {
        const bool isOver = std::ranges::find(overused, group) != overused.end();
        if (clock.sample(moment.now, isOver))
            told.push_back(revoke(group, moment));
    }
    if (m_cards.empty())
        return told;
    const elastic::TypedCards counted = cards();
    for (auto& [model, clock] : m_cardClocks) {
        if (!clock.sample(moment.now, !counted.reclaim(model).empty()))
            continue;
        for (std::string& sentence : reclaim(model, moment))
            told.push_back(std::move(sentence));
    }
    return told;
}
} // namespace quotadeck::sim

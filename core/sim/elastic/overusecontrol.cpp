// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elastic/overusecontrol.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace quotadeck::sim {
using elastic::QuotaAmount;

namespace {
/// @p pods: the names of those that are evicted.
Message reclaimText(const elastic::TypedReclaim& wanted, const std::string& model, const std::string& pods)
{
    if (pods.empty())
        return {QUOTADECK_TEXT(
                    "sim",
                    "%1 must return %2 of %3 to groups that are guaranteed them, but none of its pods may "
                    "be evicted"),
                wanted.group, wanted.cards, model};
    return {wanted.isMove
                ? QUOTADECK_TEXT("sim", "%1 returns %2 of %3 to groups that are guaranteed them: %4 moves")
                : QUOTADECK_TEXT("sim", "%1 returns %2 of %3 to groups that are guaranteed them: %4 evicted"),
            wanted.group, wanted.cards, model, pods};
}
} // namespace

OveruseControl::OveruseControl(ElasticState& state, const ElasticSetup& setup, SystemTime start)
    : m_state(state)
    , m_delay(setup.revoke.delay)
{
    for (const elastic::QuotaObject& object : setup.quotas)
        watchGroup(object.group.name, start);
    for (const QuotaNodeGroup& group : setup.nodes) {
        if (group.count > 0)
            watchModel(group.model, start);
    }
}

void OveruseControl::restartModels(SystemTime now)
{
    for (auto& [model, clock] : m_models)
        clock = elastic::OveruseClock(now, m_delay);
}

/// Evicts as many of @p candidates as it takes for @p used to fit in @p limit (EQ-69 to EQ-74); their names.
std::string OveruseControl::evictAll(std::vector<ElasticPod*> candidates, const Resource& used,
                                     const Resource& limit, const Moment& moment)
{
    std::vector<elastic::QuotaPod> pods;
    for (const ElasticPod* pod : candidates) {
        pods.push_back(pod->state.manifest.pod);
        pods.back().request = elastic::masked(pod->request(), used);
    }
    std::vector<std::string> names;
    for (const std::size_t position : elastic::revokeVictims(pods, used, limit)) {
        names.push_back(pods[position].name);
        m_state.evict(*candidates[position], moment);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

/// Only leaves have pods of their own, so no pod of a parent can be evicted (EQ-67).
std::vector<std::string> OveruseControl::overusedLeaves() const
{
    std::vector<std::string> groups = overusedGroups(*m_state.solved);
    std::erase_if(groups, [this](const std::string& name) {
        const auto object = m_state.objects.find(name);
        return object != m_state.objects.end() && object->second.group.isParent;
    });
    return groups;
}

Message OveruseControl::revoke(const std::string& group, const Moment& moment)
{
    std::vector<ElasticPod*> pods;
    for (auto& entry : m_state.pods) {
        if (entry.second.state.group == group && entry.second.isAssigned())
            pods.push_back(&entry.second);
    }
    const auto row = m_state.solved->table.find(group);
    const auto& nodes = m_state.solved->problem.nodes;
    const auto node = std::ranges::find_if(
        nodes, [&group](const elastic::QuotaNode& candidate) { return candidate.group.name == group; });
    const Resource used = row
        ? m_state.solved->solution.resource(m_state.solved->table, QuotaAmount::Used, *row)
        : node->demand.used;
    const Resource limit
        = row ? elastic::limitOf(m_state.solved->table, m_state.solved->solution, *row) : node->group.max;
    const std::string victims = evictAll(std::move(pods), used, limit, moment);
    if (victims.empty())
        return {QUOTADECK_TEXT(
                    "sim", "%1 has been over its limit for too long, but none of its pods may be evicted"),
                group};
    return {QUOTADECK_TEXT("sim", "%1 has been over its limit for too long: %2 evicted"), group, victims};
}

/// Evicts pods on @p model in every group that has more cards than it is guaranteed (G8).
std::vector<Message> OveruseControl::reclaim(const std::string& model, const Moment& moment)
{
    const ResourceType type(m_state.cards);
    std::vector<Message> sentences;
    const elastic::TypedCards counted = m_state.typedCards();
    for (const elastic::TypedReclaim& wanted : counted.reclaim(model)) {
        std::vector<ElasticPod*> pods;
        Resource used;
        used.set(type, 0);
        for (auto& entry : m_state.pods) {
            ElasticPod& pod = entry.second;
            if (pod.state.group != wanted.group || pod.state.node.empty() || pod.state.model != model)
                continue;
            pods.push_back(&pod);
            used.set(type, saturatingAdd(used.valueOr0(type), pod.request().valueOr0(type)));
        }
        Resource limit;
        limit.set(type, saturatingSubtract(used.valueOr0(type), wanted.cards));
        const std::string victims = evictAll(std::move(pods), used, limit, moment);
        sentences.push_back(reclaimText(wanted, model, victims));
    }
    return sentences;
}

std::vector<Message> OveruseControl::check(const Moment& moment)
{
    std::vector<Message> sentences;
    const std::vector<std::string> overused = overusedLeaves();
    m_groups.try_emplace(std::string(elastic::kDefaultGroup), moment.now, m_delay);
    for (auto& [group, clock] : m_groups) {
        const bool isOver = std::ranges::find(overused, group) != overused.end();
        if (clock.sample(moment.now, isOver))
            sentences.push_back(revoke(group, moment));
    }
    if (m_state.cards.empty())
        return sentences;
    const elastic::TypedCards counted = m_state.typedCards();
    for (auto& [model, clock] : m_models) {
        if (!clock.sample(moment.now, !counted.reclaim(model).empty()))
            continue;
        for (Message& sentence : reclaim(model, moment))
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}
} // namespace quotadeck::sim

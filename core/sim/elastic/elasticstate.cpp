// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elastic/elasticstate.h"

#include "core/elastic/amounts.h"
#include "core/elastic/poddemand.h"
#include "core/elastic/quotasnapshot.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::sim {
using elastic::QuotaAmount;

ElasticState::ElasticState(const ElasticSetup& setup, Nanoseconds releaseDelay, SystemTime start)
    : cards(setup.cards)
    , ledger(start)
    , m_scalesMin(setup.scalesMin)
    , m_guaranteesUsage(setup.rules.guaranteesUsage)
    , m_releaseDelay(releaseDelay)
{
    for (const elastic::QuotaObject& object : setup.quotas)
        objects.emplace(object.group.name, object);
    for (const QuotaNodeGroup& group : setup.nodes) {
        for (std::int64_t number = 1; number <= group.count; ++number) {
            const std::string name = fmt::format("{}-{}", group.name, number);
            nodes[name] = {{name, group.model, group.allocatable, true, group.tree}, group.allocatable};
            if (!group.tree.empty())
                pools.insert(group.tree);
        }
    }
    solve();
}

elastic::QuotaCatalog ElasticState::catalog() const
{
    std::vector<elastic::QuotaObject> groups;
    for (const auto& entry : objects) {
        groups.push_back(entry.second);
        fillStatus(groups.back());
    }
    std::vector<elastic::BoundPod> bindings;
    for (const auto& entry : pods)
        bindings.push_back(entry.second.state.manifest.binding);
    return elastic::QuotaCatalog(std::move(groups), std::move(bindings));
}

Resource ElasticState::total() const
{
    std::vector<elastic::QuotaMachine> machines;
    for (const auto& entry : nodes)
        machines.push_back(entry.second.machine);
    return elastic::withMachines({}, machines);
}

void ElasticState::findGroups(bool all)
{
    if (!all && std::ranges::none_of(pods, [](const auto& entry) { return entry.second.isNew; }))
        return;
    std::vector<elastic::QuotaObject> list;
    for (const auto& entry : objects)
        list.push_back(entry.second);
    const elastic::QuotaCatalog groups(std::move(list));
    for (auto& [name, pod] : pods) {
        if (all || std::exchange(pod.isNew, false))
            pod.state.group = elastic::groupOfPod(groups, pod.state.manifest.binding);
    }
}

elastic::QuotaProblem ElasticState::problem() const
{
    elastic::QuotaProblem problem;
    problem.total = total();
    problem.options.scalesMin = m_scalesMin;
    problem.options.guaranteesUsage = m_guaranteesUsage;
    problem.options.hasSeveralTrees
        = std::ranges::any_of(objects, [](const auto& entry) { return entry.second.group.isTreeRoot; });
    std::map<std::string, std::size_t> places;
    for (const auto& [name, object] : objects) {
        places.emplace(name, problem.nodes.size());
        problem.nodes.push_back({object.group, {}});
    }
    if (places.try_emplace(std::string(elastic::kDefaultGroup), problem.nodes.size()).second) {
        elastic::QuotaGroup group;
        group.name = elastic::kDefaultGroup;
        problem.nodes.push_back({std::move(group), {}});
    }
    for (const auto& [name, pod] : pods) {
        elastic::countPod(problem.nodes[places.at(pod.state.group)], pod.state.manifest.pod,
                          pod.isAssigned());
    }
    return problem;
}

/// The controller of profiles writes the sum of the nodes of a tree into its root, as its total and its min (EQ-56).
void ElasticState::measurePools()
{
    for (auto& entry : objects) {
        elastic::QuotaGroup& root = entry.second.group;
        if (!root.isTreeRoot || !pools.contains(root.treeId))
            continue;
        root.treeTotal = {};
        for (const auto& node : nodes) {
            if (node.second.machine.tree == root.treeId)
                addTo(root.treeTotal, node.second.machine.allocatable);
        }
        for (const auto& type : root.max.entries()) {
            if (!root.treeTotal.find(type.type))
                root.treeTotal.set(type.type, 0);
        }
        root.min = elastic::masked(root.treeTotal, root.max);
    }
}

void ElasticState::solve()
{
    measurePools();
    auto input = problem();
    // No rule accepts an edit that breaks the tree.
    auto table = elastic::QuotaTable::fromNodes(input.nodes, input.total, input.options).value();
    auto solution = elastic::QuotaSolver(table, input.options).solve();
    solved.emplace(SolvedQuotas{std::move(input), std::move(table), std::move(solution)});
    ledger.treeChanged();
}

/// Of the tree of @p group; that of a reserved group is the default tree.
const std::string& ElasticState::treeOf(const std::string& group) const
{
    static const std::string kDefaultTree;
    const auto found = objects.find(group);
    return found == objects.end() ? kDefaultTree : found->second.group.treeId;
}

bool ElasticState::takes(const ElasticPod& pod, const ElasticNode& node) const
{
    const auto& models = pod.state.models;
    const std::string& tree = treeOf(pod.state.group);
    return node.machine.isSchedulable
        && (models.empty() || std::ranges::find(models, node.machine.model) != models.end())
        && (!pools.contains(tree) || node.machine.tree == tree);
}

void ElasticState::release(ElasticPod& pod)
{
    if (const auto node = nodes.find(pod.state.node); node != nodes.end())
        node->second.free = add(node->second.free, pod.request());
    pod.state.node.clear();
    pod.state.model.clear();
    pod.state.isTerminating = false;
    pod.state.manifest.isAssigned = false;
    pod.state.manifest.pod.start.reset();
}

void ElasticState::fillStatus(elastic::QuotaObject& object) const
{
    const auto row = solved ? solved->table.find(object.group.name) : std::nullopt;
    if (!row)
        return;
    const auto value
        = [&](QuotaAmount amount) { return solved->solution.resource(solved->table, amount, *row); };
    elastic::QuotaStatus& status = object.status;
    status.used = value(QuotaAmount::Used);
    status.request = value(QuotaAmount::Request);
    status.childRequest = value(QuotaAmount::ChildRequest);
    status.runtime = value(QuotaAmount::Runtime);
    status.effectiveMin = value(QuotaAmount::EffectiveMin);
    if (m_guaranteesUsage)
        status.guaranteed = value(QuotaAmount::Guaranteed);
    status.nonPreemptibleRequest = value(QuotaAmount::NonPreemptibleRequest);
    status.nonPreemptibleUsed = value(QuotaAmount::NonPreemptibleUsed);
}

elastic::QuotaSnapshot ElasticState::snapshot(SystemTime now) const
{
    elastic::QuotaSnapshot snapshot;
    snapshot.time = now;
    snapshot.total = total();
    snapshot.cards = cards;
    for (const elastic::QuotaNode& node : solved->problem.nodes) {
        const auto known = objects.find(node.group.name);
        if (known == objects.end() && node.demand.request.entries().empty())
            continue; // a default group that is neither configured nor used
        elastic::QuotaObject object = known == objects.end() ? elastic::QuotaObject() : known->second;
        object.group = node.group;
        fillStatus(object);
        if (elastic::isReserved(node.group.name)) {
            object.status.used = node.demand.used;
            object.status.request = node.demand.request;
            object.status.childRequest = node.demand.request;
            object.status.runtime = node.group.max; // EQ-15
        }
        snapshot.objects.push_back(std::move(object));
    }
    std::ranges::sort(snapshot.objects, {},
                      [](const elastic::QuotaObject& object) { return object.group.name; });
    for (const auto& entry : nodes)
        snapshot.machines.push_back(entry.second.machine);
    for (const auto& entry : pods)
        snapshot.pods.push_back(entry.second.state);
    return snapshot;
}

bool ElasticState::isTyped(const ElasticPod& pod) const
{
    return !cards.empty() && pod.request().valueOr0(ResourceType(cards)) > 0
        && solved->table.find(pod.state.group);
}

elastic::TypedCards ElasticState::typedCards() const
{
    return elastic::cardsOf(snapshot({}), ResourceType(cards));
}

void ElasticState::evict(ElasticPod& pod, const Moment& moment)
{
    if (std::exchange(pod.state.isTerminating, true))
        return;
    ++pod.state.evictions;
    ledger.evicted(pod.state.group);
    moment.events.add(moment.now + m_releaseDelay,
                      QuotaPodIsGone{pod.state.manifest.pod.name, *pod.state.manifest.pod.start});
}
} // namespace quotadeck::sim

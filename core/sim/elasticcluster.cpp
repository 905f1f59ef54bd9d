// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elasticcluster.h"

#include "core/elastic/amounts.h"
#include "core/elastic/quotacards.h"
#include "core/elastic/remedy.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

/// How pods are bound and what is known of the groups; actions are in elasticactions.cpp, taking back in elasticrevoke.cpp.
namespace quotadeck::sim {
namespace {
using elastic::QuotaAmount;

/// What counts in a group: the types of its max (EQ-18); all where a reserved group has none.
Resource counted(const Resource& request, const elastic::QuotaGroup& group)
{
    return elastic::isReserved(group.name) && group.max.entries().empty()
        ? request
        : elastic::masked(request, group.max);
}

RefusalReason reasonOf(const elastic::Refusal& refusal)
{
    const bool isOfMin = refusal.check == elastic::AdmissionCheck::NonPreemptibleMin;
    return {isOfMin ? RefusalKind::Guarantee : RefusalKind::Runtime, refusal.group, refusal.violated.front()};
}
} // namespace

ElasticCluster::ElasticCluster(const ElasticSetup& setup, Nanoseconds releaseDelay, SystemTime start)
    : m_revoke(setup.revoke)
    , m_scalesMin(setup.scalesMin)
    , m_preempts(setup.preempts)
    , m_cards(setup.cards)
    , m_releaseDelay(releaseDelay)
    , m_ledger(start)
{
    m_admission.checksParents = setup.checksParents;
    for (const elastic::QuotaObject& object : setup.quotas) {
        m_objects.emplace(object.group.name, object);
        m_clocks.emplace(object.group.name, elastic::OveruseClock(start, m_revoke.delay));
    }
    for (const QuotaNodeGroup& group : setup.nodes) {
        for (std::int64_t number = 1; number <= group.count; ++number) {
            const std::string name = fmt::format("{}-{}", group.name, number);
            m_nodes[name] = {{name, group.model, group.allocatable, true, group.tree}, group.allocatable};
            m_cardClocks.try_emplace(group.model, start, m_revoke.delay);
            if (!group.tree.empty())
                m_pools.insert(group.tree);
        }
    }
    solve();
}

elastic::QuotaCatalog ElasticCluster::catalog() const
{
    std::vector<elastic::QuotaObject> objects;
    for (const auto& entry : m_objects) {
        objects.push_back(entry.second);
        fillStatus(objects.back());
    }
    std::vector<elastic::BoundPod> pods;
    for (const auto& entry : m_pods)
        pods.push_back(entry.second.state.manifest.binding);
    return elastic::QuotaCatalog(std::move(objects), std::move(pods));
}

Resource ElasticCluster::total() const
{
    std::vector<elastic::QuotaMachine> machines;
    for (const auto& entry : m_nodes)
        machines.push_back(entry.second.machine);
    return elastic::withMachines({}, machines);
}

elastic::QuotaOptions ElasticCluster::options() const
{
    elastic::QuotaOptions options;
    options.scalesMin = m_scalesMin;
    options.hasSeveralTrees
        = std::ranges::any_of(m_objects, [](const auto& entry) { return entry.second.group.isTreeRoot; });
    return options;
}

/// Puts every pod in its group, or only those that have none yet (EQ-93).
void ElasticCluster::findGroups(bool all)
{
    if (!all && std::ranges::none_of(m_pods, [](const auto& entry) { return entry.second.isNew; }))
        return;
    std::vector<elastic::QuotaObject> objects;
    for (const auto& entry : m_objects)
        objects.push_back(entry.second);
    const elastic::QuotaCatalog groups(std::move(objects));
    for (auto& [name, pod] : m_pods) {
        if (all || std::exchange(pod.isNew, false))
            pod.state.group = elastic::groupOfPod(groups, pod.state.manifest.binding);
    }
}

elastic::QuotaProblem ElasticCluster::problem() const
{
    elastic::QuotaProblem problem;
    problem.total = total();
    problem.options = options();
    std::map<std::string, std::size_t> places;
    for (const auto& [name, object] : m_objects) {
        places.emplace(name, problem.nodes.size());
        problem.nodes.push_back({object.group, {}});
    }
    if (places.try_emplace(std::string(elastic::kDefaultGroup), problem.nodes.size()).second) {
        elastic::QuotaGroup group;
        group.name = elastic::kDefaultGroup;
        problem.nodes.push_back({std::move(group), {}});
    }
    for (const auto& [name, pod] : m_pods) {
        auto& [group, demand] = problem.nodes[places.at(pod.state.group)];
        const Resource request = counted(pod.request(), group);
        const bool isFixed = pod.state.manifest.pod.isNonPreemptible;
        demand.request = add(demand.request, request); // EQ-17
        if (isFixed)
            demand.nonPreemptibleRequest = add(demand.nonPreemptibleRequest, request);
        if (pod.isAssigned())
            demand.used = add(demand.used, request);
        if (pod.isAssigned() && isFixed)
            demand.nonPreemptibleUsed = add(demand.nonPreemptibleUsed, request);
    }
    return problem;
}

/// What the controller of profiles writes into the root of each tree that has nodes of its own: their sum is what the tree has
/// and what it is guaranteed (EQ-56).
void ElasticCluster::measurePools()
{
    for (auto& entry : m_objects) {
        elastic::QuotaGroup& root = entry.second.group;
        if (!root.isTreeRoot || !m_pools.contains(root.treeId))
            continue;
        root.treeTotal = {};
        for (const auto& node : m_nodes) {
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

void ElasticCluster::solve()
{
    measurePools();
    auto input = problem();
    // What breaks the tree no rule lets in.
    auto table = elastic::QuotaTable::fromNodes(input.nodes, input.total, input.options).value();
    auto solution = elastic::QuotaSolver(table, input.options).solve();
    m_solved.emplace(SolvedQuotas{std::move(input), std::move(table), std::move(solution)});
    m_ledger.treeChanged();
}

std::vector<std::string> ElasticCluster::waitingPods() const
{
    std::vector<const Pod*> waiting;
    for (const auto& entry : m_pods) {
        if (!entry.second.isAssigned())
            waiting.push_back(&entry.second);
    }
    std::ranges::stable_sort(waiting, [](const Pod* left, const Pod* right) { // then by name
        const auto priority = [](const Pod* pod) { return pod->state.manifest.pod.priority; };
        return priority(left) != priority(right) ? priority(left) > priority(right)
                                                 : left->created < right->created;
    });
    std::vector<std::string> names;
    names.reserve(waiting.size());
    for (const Pod* pod : waiting)
        names.push_back(pod->state.manifest.pod.name);
    return names;
}

std::vector<std::string> ElasticCluster::schedule(const Moment& moment)
{
    std::vector<std::string> told;
    for (const std::string& name : waitingPods()) {
        Pod& pod = m_pods.at(name);
        tryToBind(pod, moment);
        if (!m_preempts || pod.isAssigned())
            continue;
        if (std::string sentence = preemptFor(pod, moment); !sentence.empty())
            told.push_back(std::move(sentence));
    }
    return told;
}

/// Of the tree of @p group; that of a reserved group is the default tree.
const std::string& ElasticCluster::treeOf(const std::string& group) const
{
    static const std::string kDefaultTree;
    const auto found = m_objects.find(group);
    return found == m_objects.end() ? kDefaultTree : found->second.group.treeId;
}

/// As far as models and pools go: pods of a tree with nodes of its own run there alone (EQ-56).
bool ElasticCluster::takes(const Pod& pod, const Node& node) const
{
    const auto& models = pod.state.models;
    const std::string& tree = treeOf(pod.state.group);
    return node.machine.isSchedulable
        && (models.empty() || std::ranges::find(models, node.machine.model) != models.end())
        && (!m_pools.contains(tree) || node.machine.tree == tree);
}

std::optional<elastic::Refusal> ElasticCluster::refusal(const Pod& pod) const
{
    const elastic::PodDemand demand{pod.state.group, pod.request(), pod.state.manifest.pod.isNonPreemptible,
                                    true};
    if (const auto row = m_solved->table.find(pod.state.group))
        return elastic::admit(
            demand, elastic::admissionLevels(m_solved->table, m_solved->solution, *row, true), m_admission);
    return elastic::admit(m_solved->problem, demand, m_admission).value().refusal; // a reserved group
}

void ElasticCluster::tryToBind(Pod& pod, const Moment& moment)
{
    ++m_attempts;
    if (const auto refused = refusal(pod)) {
        pod.state.waits = elastic::describe(*refused, refused->violated.front());
        m_ledger.refused(pod.state.group, reasonOf(*refused));
        return;
    }
    Node* const node = isTyped(pod) ? typedNodeFor(pod) : nodeFor(pod, std::nullopt);
    if (node) {
        bind(pod, *node, moment);
        return;
    }
    if (!isTyped(pod))
        pod.state.waits = "no node that it takes has room for it";
    m_ledger.refused(pod.state.group, {.kind = isTyped(pod) ? RefusalKind::Cards : RefusalKind::NoNode});
}

/// The first by name that has room.
ElasticCluster::Node* ElasticCluster::nodeFor(const Pod& pod, const std::optional<std::string>& model)
{
    for (auto& [name, node] : m_nodes) {
        if (takes(pod, node) && (!model || node.machine.model == *model)
            && elastic::exceededStrictly(pod.request(), node.free).empty())
            return &node;
    }
    return nullptr;
}

void ElasticCluster::bind(Pod& pod, Node& node, const Moment& moment)
{
    m_ledger.bound(pod.state.group, moment.now - pod.created);
    node.free = subtract(node.free, pod.request());
    pod.state.node = node.machine.name;
    pod.state.model = node.machine.model;
    pod.state.waits.clear();
    pod.nominatedNode.clear();
    pod.state.manifest.isAssigned = true;
    pod.state.manifest.pod.start = moment.now;
    if (pod.runTime > Nanoseconds::zero())
        moment.events.add(moment.now + pod.runTime, QuotaPodEnds{pod.state.manifest.pod.name, moment.now});
    solve();
}

/// Takes the pod off its node.
void ElasticCluster::release(Pod& pod)
{
    if (const auto node = m_nodes.find(pod.state.node); node != m_nodes.end())
        node->second.free = add(node->second.free, pod.request());
    pod.state.node.clear();
    pod.state.model.clear();
    pod.state.isTerminating = false;
    pod.state.manifest.isAssigned = false;
    pod.state.manifest.pod.start.reset();
}

void ElasticCluster::handle(const QuotaPodEnds& event)
{
    const auto found = m_pods.find(event.pod);
    if (found == m_pods.end() || found->second.state.manifest.pod.start != event.bound)
        return;
    release(found->second);
    m_ledger.ended(found->second.state.group);
    m_pods.erase(found);
    solve();
}

void ElasticCluster::handle(const QuotaPodIsGone& event, SystemTime now)
{
    const auto found = m_pods.find(event.pod);
    if (found == m_pods.end() || found->second.state.manifest.pod.start != event.bound)
        return;
    release(found->second);
    found->second.created = now;
    solve();
}

/// What the scheduler would write into the object (EQ-98).
void ElasticCluster::fillStatus(elastic::QuotaObject& object) const
{
    const auto row = m_solved ? m_solved->table.find(object.group.name) : std::nullopt;
    if (!row)
        return;
    const auto value
        = [&](QuotaAmount amount) { return m_solved->solution.resource(m_solved->table, amount, *row); };
    elastic::QuotaStatus& status = object.status;
    status.used = value(QuotaAmount::Used);
    status.request = value(QuotaAmount::Request);
    status.childRequest = value(QuotaAmount::ChildRequest);
    status.runtime = value(QuotaAmount::Runtime);
    status.effectiveMin = value(QuotaAmount::EffectiveMin);
    status.nonPreemptibleRequest = value(QuotaAmount::NonPreemptibleRequest);
    status.nonPreemptibleUsed = value(QuotaAmount::NonPreemptibleUsed);
}

elastic::QuotaSnapshot ElasticCluster::snapshot(SystemTime now) const
{
    elastic::QuotaSnapshot snapshot;
    snapshot.time = now;
    snapshot.total = total();
    snapshot.cards = m_cards;
    for (const elastic::QuotaNode& node : m_solved->problem.nodes) {
        const auto known = m_objects.find(node.group.name);
        if (known == m_objects.end() && node.demand.request.entries().empty())
            continue; // a default group that nobody set and nobody uses
        elastic::QuotaObject object = known == m_objects.end() ? elastic::QuotaObject() : known->second;
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
    for (const auto& entry : m_nodes)
        snapshot.machines.push_back(entry.second.machine);
    for (const auto& entry : m_pods)
        snapshot.pods.push_back(entry.second.state);
    return snapshot;
}

const elastic::QuotaPodState* ElasticCluster::findPod(const std::string& name) const
{
    const auto found = m_pods.find(name);
    return found == m_pods.end() ? nullptr : &found->second.state;
}

Results ElasticCluster::results(SystemTime now) const
{
    ElasticLedger::Pods pods;
    for (const auto& entry : m_pods) {
        const Pod& pod = entry.second;
        auto& group = pods[pod.state.group];
        if (pod.isAssigned())
            ++group.running;
        else
            group.waits.add(now - pod.created);
    }
    return m_ledger.results(*m_solved, pods, now);
}
} // namespace quotadeck::sim

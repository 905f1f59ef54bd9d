// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elastic/elasticscheduler.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <tuple>
#include <utility>

namespace quotadeck::sim {
using elastic::GroupedPod;
using elastic::PreemptionNode;

namespace {
RefusalReason reasonOf(const elastic::Refusal& refusal)
{
    const bool isOfMin = refusal.check == elastic::AdmissionCheck::NonPreemptibleMin;
    return {isOfMin ? RefusalKind::Guarantee : RefusalKind::Runtime, refusal.group, refusal.violated.front()};
}
} // namespace

ElasticScheduler::ElasticScheduler(ElasticState& state, const ElasticSetup& setup)
    : m_state(state)
    , m_admission(setup.admission)
    , m_preempts(setup.preempts)
{
}

std::vector<std::string> ElasticScheduler::waitingPods() const
{
    std::vector<const ElasticPod*> waiting;
    for (const auto& entry : m_state.pods) {
        if (!entry.second.isAssigned())
            waiting.push_back(&entry.second);
    }
    std::ranges::stable_sort(waiting, [](const ElasticPod* left, const ElasticPod* right) { // then by name
        const auto priority = [](const ElasticPod* pod) { return pod->state.manifest.pod.priority; };
        return priority(left) != priority(right) ? priority(left) > priority(right)
                                                 : left->created < right->created;
    });
    std::vector<std::string> names;
    names.reserve(waiting.size());
    for (const ElasticPod* pod : waiting)
        names.push_back(pod->state.manifest.pod.name);
    return names;
}

std::vector<Message> ElasticScheduler::schedule(const Moment& moment)
{
    std::vector<Message> sentences;
    for (const std::string& name : waitingPods()) {
        ElasticPod& pod = m_state.pods.at(name);
        tryToBind(pod, moment);
        if (!m_preempts || pod.isAssigned())
            continue;
        if (Message sentence = preemptFor(pod, moment); !sentence.isEmpty())
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}

std::optional<elastic::Refusal> ElasticScheduler::refusal(const ElasticPod& pod) const
{
    const elastic::PodDemand demand{pod.state.group, pod.request(), pod.state.manifest.pod.isNonPreemptible,
                                    true};
    if (const auto row = m_state.solved->table.find(pod.state.group))
        return elastic::admit(demand,
                              elastic::admissionLevels(m_state.solved->table, m_state.solved->solution, *row,
                                                       m_admission.usesRuntime),
                              m_admission);
    return elastic::admit(m_state.solved->problem, demand, m_admission).value().refusal; // a reserved group
}

void ElasticScheduler::tryToBind(ElasticPod& pod, const Moment& moment)
{
    ++m_attempts;
    if (const auto refused = refusal(pod)) {
        pod.state.waits = elastic::describe(*refused, refused->violated.front());
        m_state.ledger.refused(pod.state.group, reasonOf(*refused));
        return;
    }
    ElasticNode* const node = m_state.isTyped(pod) ? typedNodeFor(pod) : nodeFor(pod, std::nullopt);
    if (node) {
        bind(pod, *node, moment);
        return;
    }
    if (!m_state.isTyped(pod))
        pod.state.waits = QUOTADECK_TEXT("sim", "no node on which it may run has room for it");
    m_state.ledger.refused(pod.state.group,
                           {.kind = m_state.isTyped(pod) ? RefusalKind::Cards : RefusalKind::NoNode});
}

ElasticNode* ElasticScheduler::nodeFor(const ElasticPod& pod, const std::optional<std::string>& model)
{
    for (auto& [name, node] : m_state.nodes) {
        if (m_state.takes(pod, node) && (!model || node.machine.model == *model)
            && elastic::exceededStrictly(pod.request(), node.free).empty())
            return &node;
    }
    return nullptr;
}

void ElasticScheduler::bind(ElasticPod& pod, ElasticNode& node, const Moment& moment)
{
    m_state.ledger.bound(pod.state.group, moment.now - pod.created);
    node.free = subtract(node.free, pod.request());
    pod.state.node = node.machine.name;
    pod.state.model = node.machine.model;
    pod.state.waits = {};
    pod.nominatedNode.clear();
    pod.state.manifest.isAssigned = true;
    pod.state.manifest.pod.start = moment.now;
    if (pod.runTime > Nanoseconds::zero())
        moment.events.add(moment.now + pod.runTime, QuotaPodEnds{pod.state.manifest.pod.name, moment.now});
    m_state.solve();
}

ElasticNode* ElasticScheduler::typedNodeFor(ElasticPod& pod)
{
    const elastic::TypedCards counted = m_state.typedCards();
    const auto group = std::ranges::find(counted.groups(), pod.state.group, &elastic::TypedGroup::name);
    if (group == counted.groups().end())
        return nodeFor(pod, std::nullopt);
    const auto place = static_cast<std::size_t>(group - counted.groups().begin());
    std::vector<std::string> models = pod.state.models;
    if (models.empty()) {
        for (const auto& entry : counted.capacity())
            models.push_back(entry.first);
    }
    pod.state.waits = {};
    std::vector<Message> reasons;
    while (!models.empty()) {
        const auto placement = counted.place(place, pod.request().valueOr0(ResourceType(m_state.cards)),
                                             models, pod.state.manifest.pod.isNonPreemptible);
        for (const auto& [model, reason] : placement.refused)
            reasons.push_back(
                Message::joined({model.empty() ? Message(QUOTADECK_TEXT("sim", "no model")) : Message(model),
                                 elastic::describe(reason)},
                                ": "));
        pod.state.waits = Message::joined(reasons, "; ");
        if (!placement.model)
            return nullptr;
        if (ElasticNode* const node = nodeFor(pod, placement.model))
            return node;
        reasons = {Message(QUOTADECK_TEXT("sim", "%1: no node has room for it"), *placement.model)};
        pod.state.waits = reasons.front();
        std::erase(models, *placement.model);
    }
    return nullptr;
}

std::vector<PreemptionNode> ElasticScheduler::preemptionNodes(const ElasticPod& pod) const
{
    std::vector<PreemptionNode> nodes;
    for (const auto& [name, node] : m_state.nodes) {
        if (m_state.takes(pod, node))
            nodes.push_back({name, node.free, {}});
    }
    for (const auto& entry : m_state.pods) {
        const elastic::QuotaPodState& other = entry.second.state;
        const auto node = std::ranges::find(nodes, other.node, &PreemptionNode::name);
        if (node == nodes.end())
            continue;
        GroupedPod running{other.manifest.pod, other.group, false, other.isTerminating};
        if (const auto group = m_state.objects.find(other.group); group != m_state.objects.end())
            running.pod.request = elastic::masked(running.pod.request, group->second.group.max);
        node->pods.push_back(std::move(running));
    }
    return nodes;
}

Message ElasticScheduler::preemptFor(ElasticPod& pod, const Moment& moment)
{
    const auto row = m_state.solved->table.find(pod.state.group);
    if (!row
        || m_state.isTyped(pod)) // EQ-76 for the default group; the rules for models have their own way (G8)
        return {};
    const elastic::Preemptor preemptor{pod.state.manifest.pod, pod.state.group, false,
                                       pod.nominatedNode.empty() ? std::nullopt
                                                                 : std::optional(pod.nominatedNode)};
    const auto nodes = preemptionNodes(pod);
    if (!elastic::isEligible(preemptor, nodes))
        return {};
    const Resource used
        = m_state.solved->solution.resource(m_state.solved->table, elastic::QuotaAmount::Used, *row);
    const Resource limit
        = elastic::limitOf(m_state.solved->table, m_state.solved->solution, *row, m_admission.usesRuntime);
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
        m_state.evict(m_state.pods.at(names.back()), moment);
    }
    pod.nominatedNode = chosen->name;
    pod.state.waits = {QUOTADECK_TEXT("sim", "waiting for evicted pods to end on %1"), chosen->name};
    return {QUOTADECK_TEXT("sim", "%1 of priority %2 preempts in %3: %4 evicted"), preemptor.pod.name,
            preemptor.pod.priority, pod.state.group, fmt::format("{}", fmt::join(names, ", "))};
}
} // namespace quotadeck::sim

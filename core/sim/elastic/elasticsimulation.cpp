// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elastic/elasticsimulation.h"

#include "core/elastic/admission.h"
#include "core/elastic/amounts.h"
#include "core/elastic/editrules.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <variant>

namespace quotadeck::sim {
namespace {
std::string podName(const std::string& namespaceName, const std::string& name)
{
    return fmt::format("{}/{}", namespaceName, name);
}

std::vector<std::string> podNames(const std::string& namespaceName, const QuotaPodGroup& group)
{
    if (group.count == 1)
        return {podName(namespaceName, group.name)};
    std::vector<std::string> names;
    for (std::int64_t number = 1; number <= group.count; ++number)
        names.push_back(podName(namespaceName, fmt::format("{}-{}", group.name, number)));
    return names;
}

Message::Count counted(std::size_t number)
{
    return Message::Count{number};
}

/// The first error as the cluster's webhook reports it.
std::optional<Message> firstError(const std::vector<elastic::QuotaFinding>& findings)
{
    const auto error = std::ranges::find(findings, config::Severity::Error, &elastic::QuotaFinding::severity);
    if (error == findings.end())
        return std::nullopt;
    return Message(QUOTADECK_TEXT("sim", "%1: %2 [%3]"), error->group, error->message, error->rule);
}
} // namespace

ElasticSimulation::ElasticSimulation(const Scenario& scenario, EventQueue& events)
    : m_now(scenario.start)
    , m_events(events)
    , m_state(*scenario.elastic, scenario.releaseDelay, scenario.start)
    , m_rules(scenario.elastic->rules)
    , m_checksCreation(scenario.elastic->checksCreation)
    , m_scheduler(m_state, *scenario.elastic)
    , m_overuse(m_state, *scenario.elastic, scenario.start)
{
}

void ElasticSimulation::passTime(SystemTime now)
{
    m_now = now;
    m_state.ledger.passTime(*m_state.solved, now);
}

std::vector<Outcome> ElasticSimulation::own(MessageTemplate title, std::vector<Message> sentences) const
{
    std::vector<Outcome> outcomes;
    for (Message& sentence : sentences)
        outcomes.push_back({m_now, title, true, std::move(sentence), true});
    return outcomes;
}

std::vector<Outcome> ElasticSimulation::handle(const Event& event)
{
    if (std::holds_alternative<SchedulingIsDue>(event))
        return own(QUOTADECK_TEXT("sim", "Preemption"), m_scheduler.schedule(moment()));
    if (std::holds_alternative<OveruseIsChecked>(event))
        return own(QUOTADECK_TEXT("sim", "Over-use is revoked"), m_overuse.check(moment()));
    if (const auto* const ends = std::get_if<QuotaPodEnds>(&event))
        carryOut(*ends);
    else if (const auto* const gone = std::get_if<QuotaPodIsGone>(&event))
        carryOut(*gone);
    return {};
}

Result<Message> ElasticSimulation::apply(const Action& action)
{
    return std::visit(
        [&](const auto& what) -> Done {
            if constexpr (requires { this->perform(what); })
                return perform(what);
            else
                return fail(
                    ErrorCode::Unsupported, {},
                    QUOTADECK_TEXT(
                        "sim", "a cluster with elastic quotas has no queues: this action is not supported"));
        },
        action);
}

ElasticSimulation::Done ElasticSimulation::perform(const CreateQuotaPods& action)
{
    elastic::PodEdit edit;
    edit.pod = {action.namespaceName, action.group};
    if (const auto error = firstError(elastic::checkPod(m_state.catalog(), edit, m_rules)))
        return fail(ErrorCode::InvalidArgument, action.group, *error); // V26
    for (const QuotaPodGroup& group : action.pods) {
        for (const std::string& name : podNames(action.namespaceName, group)) {
            if (m_state.pods.contains(name))
                return fail(ErrorCode::InvalidArgument, name,
                            {QUOTADECK_TEXT("sim", "pod %1 exists already"), name});
        }
    }
    std::size_t created = 0;
    const std::string quota = elastic::groupOfPod(m_state.catalog(), edit.pod);
    Message refusal;
    for (const QuotaPodGroup& group : action.pods) {
        for (const std::string& name : podNames(action.namespaceName, group)) {
            ElasticPod pod;
            pod.state.manifest.binding = edit.pod;
            pod.state.manifest.pod
                = {name, group.priority, std::nullopt, group.requests, !group.isPreemptible};
            pod.state.models = group.models;
            pod.baseName = podName(action.namespaceName, group.name);
            pod.runTime = group.runTime;
            pod.created = m_now;
            pod.state.group = quota;
            refusal = m_checksCreation ? creationRefusal(pod) : Message();
            if (!refusal.isEmpty())
                break; // those before it stay, as with a controller that creates one after the other
            m_state.pods.emplace(name, std::move(pod));
            ++created;
            if (m_checksCreation) { // the next one is compared with all before it
                m_state.findGroups(false);
                m_state.solve();
            }
        }
        if (!refusal.isEmpty())
            break;
    }
    m_state.findGroups(false);
    m_state.solve();
    Message sentence(QUOTADECK_COUNT_TEXT("sim", "%n pods in %1", "%n pod in %1"), quota, counted(created));
    if (refusal.isEmpty())
        return sentence;
    return fail(ErrorCode::InvalidArgument, action.group,
                created == 0 ? refusal : Message(QUOTADECK_TEXT("sim", "%1; then %2"), sentence, refusal));
}

Message ElasticSimulation::creationRefusal(const ElasticPod& pod) const
{
    const std::string& name = pod.state.group;
    const auto object = m_state.objects.find(name);
    const auto row = m_state.solved->table.find(name);
    if (object == m_state.objects.end() || !row)
        return {};
    const elastic::QuotaGroup& group = object->second.group;
    const Resource& bound = group.admission ? *group.admission : group.max;
    const Resource requests
        = m_state.solved->solution.resource(m_state.solved->table, elastic::QuotaAmount::ChildRequest, *row);
    const elastic::PodDemand demand{name, pod.request(), pod.state.manifest.pod.isNonPreemptible, false};
    const auto exceeded = elastic::exceededOnCreation(demand, group.max, requests, bound);
    if (exceeded.empty())
        return {};
    const ResourceType type = exceeded.front();
    const auto amount
        = [type](const Resource& amounts) { return elastic::amountFigure(type, amounts.valueOr0(type)); };
    return {QUOTADECK_TEXT("sim",
                           "pod %1 is not created: %2 of group %3: %4 of at most %5 are requested, the pod "
                           "requests %6"),
            pod.state.manifest.pod.name,
            type.name(),
            name,
            amount(requests),
            amount(bound),
            amount(pod.request())};
}

ElasticSimulation::Done ElasticSimulation::perform(const EndQuotaPods& action)
{
    std::vector<std::string> ended;
    for (const auto& entry : m_state.pods) {
        const std::string& name = entry.first;
        const auto& pod = entry.second;
        const auto isMeant = [&](const std::string& wanted) {
            const std::string full = podName(action.namespaceName, wanted);
            return name == full || pod.baseName == full;
        };
        if (pod.state.manifest.binding.namespaceName == action.namespaceName
            && (action.pods.empty() || std::ranges::any_of(action.pods, isMeant)))
            ended.push_back(name);
    }
    if (ended.empty())
        return fail(ErrorCode::NotFound, action.namespaceName,
                    {QUOTADECK_TEXT("sim", "there are no such pods in namespace %1"), action.namespaceName});
    for (const std::string& name : ended) {
        ElasticPod& pod = m_state.pods.at(name);
        m_state.release(pod);
        m_state.ledger.ended(pod.state.group);
        m_state.pods.erase(name);
    }
    m_state.solve();
    return Message(QUOTADECK_COUNT_TEXT("sim", "%n pods ended", "%n pod ended"), counted(ended.size()));
}

ElasticSimulation::Done ElasticSimulation::perform(const ApplyQuotas& action)
{
    const auto content = elastic::readQuotaManifests(action.text);
    const auto error
        = std::ranges::find(content.findings, config::Severity::Error, &config::Finding::severity);
    if (error != content.findings.end())
        return fail(ErrorCode::Parse, {},
                    {QUOTADECK_TEXT("sim", "line %1: %2"), error->span.begin.line, error->message});
    if (content.manifests.empty())
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("sim", "there is no ElasticQuota object in the text"));
    std::vector<Message> done;
    std::optional<Message> refusal;
    for (const elastic::QuotaManifest& manifest : content.manifests) {
        const std::string& name = manifest.object.group.name;
        const bool isNew = !m_state.objects.contains(name);
        elastic::QuotaEdit edit{isNew ? elastic::EditKind::Create : elastic::EditKind::Update,
                                manifest.object};
        edit.object.status = {};
        if (isNew)
            edit.object = elastic::withCreateDefaults(std::move(edit.object), m_state.catalog());
        else
            m_state.fillStatus(edit.object);
        refusal = firstError(elastic::checkEdit(m_state.catalog(), edit, m_rules));
        if (refusal)
            break; // those before it stay, as with kubectl
        edit.object.status = {};
        m_state.objects.insert_or_assign(name, std::move(edit.object));
        m_overuse.watchGroup(name, m_now);
        done.push_back(
            {isNew ? QUOTADECK_TEXT("sim", "%1 created") : QUOTADECK_TEXT("sim", "%1 configured"), name});
        m_state.findGroups(true);
        m_state.solve();
    }
    Message sentence = Message::joined(std::move(done));
    if (refusal)
        return fail(ErrorCode::InvalidArgument, {},
                    sentence.isEmpty() ? *refusal
                                       : Message(QUOTADECK_TEXT("sim", "%1; then %2"), sentence, *refusal));
    return sentence;
}

ElasticSimulation::Done ElasticSimulation::perform(const DeleteQuota& action)
{
    elastic::QuotaEdit edit;
    edit.kind = elastic::EditKind::Delete;
    edit.object.group.name = action.name;
    if (const auto refusal = firstError(elastic::checkEdit(m_state.catalog(), edit, m_rules)))
        return fail(ErrorCode::InvalidArgument, action.name, *refusal);
    m_state.objects.erase(action.name);
    m_overuse.forgetGroup(action.name);
    m_state.findGroups(true);
    m_state.solve();
    return Message(QUOTADECK_TEXT("sim", "%1 deleted"), action.name);
}

ElasticSimulation::Done ElasticSimulation::perform(const AddQuotaNode& action)
{
    if (m_state.nodes.contains(action.name) || m_state.lostNodes.contains(action.name))
        return fail(ErrorCode::InvalidArgument, action.name,
                    {QUOTADECK_TEXT("sim", "node %1 exists already"), action.name});
    m_state.nodes[action.name]
        = {{action.name, action.model, action.allocatable, true, action.tree}, action.allocatable};
    m_overuse.watchModel(action.model, m_now);
    if (!action.tree.empty())
        m_state.pools.insert(action.tree);
    m_state.solve();
    return Message(QUOTADECK_TEXT("sim", "node %1 added"), action.name);
}

ElasticSimulation::Done ElasticSimulation::perform(const DrainNode& action)
{
    const auto node = m_state.nodes.find(action.name);
    if (node == m_state.nodes.end())
        return fail(ErrorCode::NotFound, action.name,
                    {QUOTADECK_TEXT("sim", "there is no node %1"), action.name});
    node->second.machine.isSchedulable = false;
    return Message(QUOTADECK_TEXT("sim", "node %1 takes no new pods"), action.name);
}

ElasticSimulation::Done ElasticSimulation::perform(const LoseNode& action)
{
    const auto node = m_state.nodes.find(action.name);
    if (node == m_state.nodes.end())
        return fail(ErrorCode::NotFound, action.name,
                    {QUOTADECK_TEXT("sim", "there is no node %1"), action.name});
    std::size_t lost = 0;
    for (auto& entry : m_state.pods) {
        ElasticPod& pod = entry.second;
        if (pod.state.node != action.name)
            continue;
        m_state.release(pod);
        pod.created = m_now; // its owner asks again
        ++lost;
    }
    m_state.lostNodes.insert_or_assign(action.name, node->second.machine);
    m_state.nodes.erase(node);
    m_state.solve();
    return Message(QUOTADECK_COUNT_TEXT("sim", "node %1 removed with %n pods", "node %1 removed with %n pod"),
                   action.name, counted(lost));
}

ElasticSimulation::Done ElasticSimulation::perform(const ReturnNode& action)
{
    if (const auto node = m_state.nodes.find(action.name); node != m_state.nodes.end()) {
        node->second.machine.isSchedulable = true;
        return Message(QUOTADECK_TEXT("sim", "node %1 takes pods again"), action.name);
    }
    const auto lost = m_state.lostNodes.find(action.name);
    if (lost == m_state.lostNodes.end())
        return fail(ErrorCode::NotFound, action.name,
                    {QUOTADECK_TEXT("sim", "there is no node %1"), action.name});
    elastic::QuotaMachine machine = std::move(lost->second);
    m_state.lostNodes.erase(lost);
    machine.isSchedulable = true;
    m_state.nodes[action.name] = {machine, machine.allocatable};
    m_state.solve();
    return Message(QUOTADECK_TEXT("sim", "node %1 is back without pods"), action.name);
}

ElasticSimulation::Done ElasticSimulation::perform(const SetCardRules& action)
{
    m_state.cards = action.resource;
    m_overuse.restartModels(m_now);
    return m_state.cards.empty() ? Message(QUOTADECK_TEXT("sim", "cards are not counted by model"))
                                 : Message(QUOTADECK_TEXT("sim", "%1 is counted by model"), m_state.cards);
}

void ElasticSimulation::carryOut(const QuotaPodEnds& event)
{
    const auto found = m_state.pods.find(event.pod);
    if (found == m_state.pods.end() || found->second.state.manifest.pod.start != event.bound)
        return;
    m_state.release(found->second);
    m_state.ledger.ended(found->second.state.group);
    m_state.pods.erase(found);
    m_state.solve();
}

void ElasticSimulation::carryOut(const QuotaPodIsGone& event)
{
    const auto found = m_state.pods.find(event.pod);
    if (found == m_state.pods.end() || found->second.state.manifest.pod.start != event.bound)
        return;
    m_state.release(found->second);
    found->second.created = m_now;
    m_state.solve();
}

const elastic::QuotaPodState* ElasticSimulation::findPod(const std::string& name) const
{
    const auto found = m_state.pods.find(name);
    return found == m_state.pods.end() ? nullptr : &found->second.state;
}

Results ElasticSimulation::results() const
{
    ElasticLedger::Pods pods;
    for (const auto& entry : m_state.pods) {
        const ElasticPod& pod = entry.second;
        auto& group = pods[pod.state.group];
        if (pod.isAssigned())
            ++group.running;
        else
            group.waits.add(m_now - pod.created);
    }
    return m_state.ledger.results(*m_state.solved, pods, m_now);
}
} // namespace quotadeck::sim

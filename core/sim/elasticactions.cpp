// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrules.h"
#include "core/resource/resourceops.h"
#include "core/sim/elasticcluster.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

/// What the script of a scenario, or a person, does to a cluster with elastic quotas.
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

std::string counted(std::size_t number, const char* what)
{
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

/// The first error as the cluster's webhook would tell it.
std::optional<std::string> firstError(const std::vector<elastic::QuotaFinding>& findings)
{
    const auto error = std::ranges::find(findings, config::Severity::Error, &elastic::QuotaFinding::severity);
    if (error == findings.end())
        return std::nullopt;
    return fmt::format("{}: {} [{}]", error->group, error->message, error->rule);
}
} // namespace

bool isCommonAction(const Action& action)
{
    return std::holds_alternative<DrainNode>(action) || std::holds_alternative<LoseNode>(action)
        || std::holds_alternative<ReturnNode>(action);
}

bool isElasticAction(const Action& action)
{
    return std::holds_alternative<CreateQuotaPods>(action) || std::holds_alternative<EndQuotaPods>(action)
        || std::holds_alternative<ApplyQuotas>(action) || std::holds_alternative<DeleteQuota>(action)
        || std::holds_alternative<AddQuotaNode>(action) || std::holds_alternative<SetCardRules>(action);
}

Result<std::string> ElasticCluster::apply(const Action& action, const Moment& moment)
{
    return std::visit(
        [&](const auto& what) -> Done {
            if constexpr (requires { this->perform(what, moment); })
                return perform(what, moment);
            else
                return fail(ErrorCode::Unsupported, {},
                            "a cluster with elastic quotas has no queues: it cannot do this");
        },
        action);
}

ElasticCluster::Done ElasticCluster::perform(const CreateQuotaPods& action, const Moment& moment)
{
    elastic::PodEdit edit;
    edit.pod = {action.namespaceName, action.group};
    if (const auto error = firstError(elastic::checkPod(catalog(), edit)))
        return fail(ErrorCode::InvalidArgument, action.group, *error); // V26
    for (const QuotaPodGroup& group : action.pods) {
        for (const std::string& name : podNames(action.namespaceName, group)) {
            if (m_pods.contains(name))
                return fail(ErrorCode::InvalidArgument, name, fmt::format("there is a pod {} already", name));
        }
    }
    std::size_t created = 0;
    for (const QuotaPodGroup& group : action.pods) {
        for (const std::string& name : podNames(action.namespaceName, group)) {
            Pod pod;
            pod.state.manifest.binding = edit.pod;
            pod.state.manifest.pod
                = {name, group.priority, std::nullopt, group.requests, !group.isPreemptible};
            pod.state.models = group.models;
            pod.baseName = podName(action.namespaceName, group.name);
            pod.runTime = group.runTime;
            pod.created = moment.now;
            m_pods.emplace(name, std::move(pod));
            ++created;
        }
    }
    findGroups(false);
    solve();
    return fmt::format("{} in {}", counted(created, "pod"),
                       m_pods.at(podNames(action.namespaceName, action.pods.front()).front()).state.group);
}

ElasticCluster::Done ElasticCluster::perform(const EndQuotaPods& action, const Moment&)
{
    std::vector<std::string> ended;
    for (const auto& entry : m_pods) {
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
                    fmt::format("there are no such pods in namespace {}", action.namespaceName));
    for (const std::string& name : ended) {
        Pod& pod = m_pods.at(name);
        release(pod);
        m_ledger.ended(pod.state.group);
        m_pods.erase(name);
    }
    solve();
    return fmt::format("{} ended", counted(ended.size(), "pod"));
}

/// Why the cluster's webhook refuses @p edit; nothing when it takes it.
std::optional<std::string> ElasticCluster::refuses(const elastic::QuotaEdit& edit) const
{
    return firstError(elastic::checkEdit(catalog(), edit));
}

ElasticCluster::Done ElasticCluster::perform(const ApplyQuotas& action, const Moment& moment)
{
    const auto content = elastic::readQuotaManifests(action.text);
    const auto error
        = std::ranges::find(content.findings, config::Severity::Error, &config::Finding::severity);
    if (error != content.findings.end())
        return fail(ErrorCode::Parse, {}, fmt::format("line {}: {}", error->span.begin.line, error->message));
    if (content.manifests.empty())
        return fail(ErrorCode::Parse, {}, "there is no ElasticQuota object in the text");
    std::vector<std::string> done;
    std::optional<std::string> refusal;
    for (const elastic::QuotaManifest& manifest : content.manifests) {
        const std::string& name = manifest.object.group.name;
        const bool isNew = !m_objects.contains(name);
        elastic::QuotaEdit edit{isNew ? elastic::EditKind::Create : elastic::EditKind::Update,
                                manifest.object};
        edit.object.status = {};
        if (isNew)
            edit.object = elastic::withCreateDefaults(std::move(edit.object), catalog());
        else
            fillStatus(edit.object);
        refusal = refuses(edit);
        if (refusal)
            break; // those before it stay, as with kubectl
        edit.object.status = {};
        m_objects.insert_or_assign(name, std::move(edit.object));
        m_clocks.try_emplace(name, moment.now, m_revoke.delay);
        done.push_back(fmt::format("{} {}", name, isNew ? "created" : "configured"));
        findGroups(true);
        solve();
    }
    const std::string told = fmt::format("{}", fmt::join(done, ", "));
    if (refusal)
        return fail(ErrorCode::InvalidArgument, {},
                    told.empty() ? *refusal : fmt::format("{}; then {}", told, *refusal));
    return told;
}

ElasticCluster::Done ElasticCluster::perform(const DeleteQuota& action, const Moment&)
{
    elastic::QuotaEdit edit;
    edit.kind = elastic::EditKind::Delete;
    edit.object.group.name = action.name;
    if (const auto refusal = refuses(edit))
        return fail(ErrorCode::InvalidArgument, action.name, *refusal);
    m_objects.erase(action.name);
    m_clocks.erase(action.name);
    findGroups(true);
    solve();
    return fmt::format("{} deleted", action.name);
}

ElasticCluster::Done ElasticCluster::perform(const AddQuotaNode& action, const Moment& moment)
{
    if (m_nodes.contains(action.name) || m_lostNodes.contains(action.name))
        return fail(ErrorCode::InvalidArgument, action.name,
                    fmt::format("there is a node {} already", action.name));
    m_nodes[action.name]
        = {{action.name, action.model, action.allocatable, true, action.tree}, action.allocatable};
    m_cardClocks.try_emplace(action.model, moment.now, m_revoke.delay);
    if (!action.tree.empty())
        m_pools.insert(action.tree);
    solve();
    return fmt::format("{} takes pods", action.name);
}

ElasticCluster::Done ElasticCluster::perform(const DrainNode& action, const Moment&)
{
    const auto node = m_nodes.find(action.name);
    if (node == m_nodes.end())
        return fail(ErrorCode::NotFound, action.name, fmt::format("there is no node {}", action.name));
    node->second.machine.isSchedulable = false;
    return fmt::format("{} keeps its pods and takes no new ones", action.name);
}

ElasticCluster::Done ElasticCluster::perform(const LoseNode& action, const Moment& moment)
{
    const auto node = m_nodes.find(action.name);
    if (node == m_nodes.end())
        return fail(ErrorCode::NotFound, action.name, fmt::format("there is no node {}", action.name));
    std::size_t lost = 0;
    for (auto& entry : m_pods) {
        Pod& pod = entry.second;
        if (pod.state.node != action.name)
            continue;
        release(pod);
        pod.created = moment.now; // its owner asks again
        ++lost;
    }
    m_lostNodes.insert_or_assign(action.name, node->second.machine);
    m_nodes.erase(node);
    solve();
    return fmt::format("{} is gone with {}", action.name, counted(lost, "pod"));
}

ElasticCluster::Done ElasticCluster::perform(const ReturnNode& action, const Moment&)
{
    if (const auto node = m_nodes.find(action.name); node != m_nodes.end()) {
        node->second.machine.isSchedulable = true;
        return fmt::format("{} takes pods again", action.name);
    }
    const auto lost = m_lostNodes.find(action.name);
    if (lost == m_lostNodes.end())
        return fail(ErrorCode::NotFound, action.name, fmt::format("there is no node {}", action.name));
    elastic::QuotaMachine machine = std::move(lost->second);
    m_lostNodes.erase(lost);
    machine.isSchedulable = true;
    m_nodes[action.name] = {machine, machine.allocatable};
    solve();
    return fmt::format("{} is back, empty", action.name);
}

ElasticCluster::Done ElasticCluster::perform(const SetCardRules& action, const Moment& moment)
{
    m_cards = action.resource;
    for (auto& [model, clock] : m_cardClocks) // what was before the rules is nobody's over-use
        clock = elastic::OveruseClock(moment.now, m_revoke.delay);
    return m_cards.empty() ? "cards are counted alone" : fmt::format("{} goes by models", m_cards);
}
} // namespace quotadeck::sim

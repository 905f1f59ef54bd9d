// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticstate.h"

#include "core/elastic/amounts.h"
#include "core/elastic/editrules.h"
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/quotavalidator.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string_view>
#include <utility>

namespace quotadeck::models {
namespace {
using elastic::QuotaDocument;
using elastic::QuotaManifest;

constexpr std::string_view kStuckRule = "EQ-89";
constexpr std::string_view kFirstLevelRule = "EQ-84"; // about all groups of the first level, so reported once

Result<ElasticSolutionPtr> solve(const std::vector<QuotaManifest>& manifests, const Resource& total)
{
    const auto problem = elastic::reportedProblem(manifests, total);
    auto table = elastic::QuotaTable::fromNodes(problem.nodes, problem.total, problem.options);
    if (!table)
        return tl::unexpected(table.error());
    auto solution = elastic::QuotaSolver(*table, problem.options).solve();
    return std::make_shared<const ElasticSolution>(
        ElasticSolution{*std::move(table), problem.options, std::move(solution)});
}

std::vector<ResourceType> resourcesOf(const std::vector<QuotaManifest>& manifests)
{
    std::vector<ResourceType> types;
    for (const QuotaManifest& manifest : manifests) {
        for (const Resource* amounts : {&manifest.object.group.max, &manifest.object.group.min}) {
            for (const auto& entry : amounts->entries()) {
                if (std::ranges::find(types, entry.type) == types.end())
                    types.push_back(entry.type);
            }
        }
    }
    const auto rank
        = [](ResourceType type) { return type.name() == "cpu" ? 0 : (type.name() == "memory" ? 1 : 2); };
    std::ranges::sort(types, [rank](ResourceType left, ResourceType right) {
        return std::pair(rank(left), left.name()) < std::pair(rank(right), right.name());
    });
    return types;
}

/// A type whose total is not known limits nothing.
elastic::EditOptions editOptions(const Resource& total, const std::vector<ResourceType>& types)
{
    elastic::EditOptions options;
    if (total.entries().empty())
        return options;
    options.clusterTotal = total;
    for (const ResourceType type : types) {
        if (!total.find(type))
            options.clusterTotal->set(type, kMaxQuantity);
    }
    return options;
}

std::vector<elastic::QuotaObject> objectsOf(const std::vector<QuotaManifest>& manifests)
{
    std::vector<elastic::QuotaObject> objects;
    objects.reserve(manifests.size());
    for (const QuotaManifest& manifest : manifests)
        objects.push_back(manifest.object);
    return objects;
}

std::vector<std::string> silentTreesOf(const std::vector<QuotaManifest>& manifests)
{
    std::vector<std::string> trees;
    for (const QuotaManifest& manifest : manifests) {
        const elastic::QuotaGroup& group = manifest.object.group;
        if (group.isTreeRoot && !group.treeId.empty() && !group.ignoresDefaultTree
            && group.treeTotal.entries().empty())
            trees.push_back(group.treeId);
    }
    return trees;
}

/// Names the @p steps by which the stuck groups reach their new values.
config::Finding stuckFinding(const ElasticState& state, const std::vector<elastic::QuotaEdit>& steps)
{
    config::Finding finding;
    finding.rule = kStuckRule;
    finding.severity = config::Severity::Warning;
    finding.category = elastic::categoryOf(finding.rule);
    finding.path = state.stuck.front();
    finding.span = state.document.find(finding.path)->place("max");
    finding.message = elastic::stuckMessage(state.stuck, steps);
    return finding;
}

/// @p manifests with what @p reported has of their groups and they do not say themselves.
std::vector<QuotaManifest> withReports(std::vector<QuotaManifest> manifests,
                                       const elastic::QuotaSnapshot& reported)
{
    std::map<std::string_view, const elastic::QuotaObject*> known;
    for (const elastic::QuotaObject& object : reported.objects)
        known.emplace(object.group.name, &object);
    for (QuotaManifest& manifest : manifests) {
        const auto found = known.find(manifest.object.group.name);
        if (found == known.end())
            continue;
        const auto fill = [](std::optional<Resource>& target, const std::optional<Resource>& source) {
            if (!target)
                target = source;
        };
        elastic::QuotaStatus& status = manifest.object.status;
        const elastic::QuotaStatus& now = found->second->status;
        fill(status.used, now.used);
        fill(status.request, now.request);
        fill(status.childRequest, now.childRequest);
        fill(status.runtime, now.runtime);
        fill(status.guaranteed, now.guaranteed);
        fill(status.nonPreemptibleRequest, now.nonPreemptibleRequest);
        fill(status.nonPreemptibleUsed, now.nonPreemptibleUsed);
        Resource& total = manifest.object.group.treeTotal;
        if (total.entries().empty())
            total = found->second->group.treeTotal;
    }
    return manifests;
}

/// Adds the findings of changing @p saved into the document of @p state, beyond those of the groups as they stand.
void judgeChange(ElasticState& state, const QuotaDocument& saved, const elastic::EditOptions& options)
{
    std::vector<elastic::QuotaEdit> edits;
    for (const QuotaManifest& manifest : state.document.content().manifests) {
        const QuotaManifest* const before = saved.find(manifest.object.group.name);
        if (!before || before->object.group == manifest.object.group)
            continue;
        edits.push_back({elastic::EditKind::Update, manifest.object});
        state.changed.push_back(manifest.object.group.name);
    }
    if (edits.empty())
        return;
    const elastic::QuotaCatalog before(objectsOf(saved.content().manifests));
    const auto plan = elastic::planEdits(before, edits, options);
    for (const std::size_t position : plan.order)
        state.order.push_back(edits[position].object.group.name);
    auto& findings = state.verdict.findings;
    if (!plan.stuck.empty()) {
        for (const std::size_t position : plan.stuck)
            state.stuck.push_back(edits[position].object.group.name);
        findings.push_back(stuckFinding(state, elastic::recreation(before, edits, plan.stuck)));
    }
    for (const elastic::QuotaFinding& finding : plan.findings) {
        const bool isKnown = std::ranges::any_of(findings, [&finding](const config::Finding& known) {
            return known.rule == finding.rule
                && (known.path == finding.group || known.rule == kFirstLevelRule);
        });
        const QuotaManifest* const manifest = state.document.find(finding.group);
        if (isKnown || !manifest)
            continue;
        config::Finding placed;
        placed.rule = finding.rule;
        placed.severity = finding.severity;
        placed.category = elastic::categoryOf(finding.rule);
        placed.path = finding.group;
        placed.span = manifest->place(finding.part);
        placed.message = Message::joined({finding.group, finding.message}, ": ");
        findings.push_back(std::move(placed));
        state.verdict.accepted = state.verdict.accepted && finding.severity != config::Severity::Error;
    }
    std::ranges::stable_sort(findings, {},
                             [](const config::Finding& finding) { return finding.span.begin.offset; });
}

/// Why a text has groups of which not all is known; nothing where it has none.
std::optional<Error> readingError(const std::vector<config::Finding>& findings)
{
    const auto found = std::ranges::find(findings, config::Severity::Error, &config::Finding::severity);
    if (found == findings.end())
        return std::nullopt;
    return Error{ErrorCode::Parse, fmt::format("{}", found->span.begin.line), found->message};
}
} // namespace

ElasticStatePtr makeElasticState(ElasticInput input)
{
    auto state = std::make_shared<ElasticState>(QuotaDocument(std::move(input.text)));
    state->total = std::move(input.total);
    if (input.reported)
        state->told = withReports(state->document.content().manifests, *input.reported);
    const auto& manifests = state->manifests();
    state->resources = resourcesOf(manifests);
    state->pods = elastic::readPodManifests(state->text());
    state->machines = elastic::readMachines(state->text());
    state->profiles = elastic::readQuotaProfiles(state->text());
    elastic::assignTrees(state->machines, state->profiles);
    if (input.reported && state->machines.empty())
        state->machines = input.reported->machines;
    if (input.reported && state->profiles.empty())
        state->profiles = input.reported->profiles;
    state->total = elastic::withMachines(std::move(state->total), state->machines);
    state->silentGroups = static_cast<std::size_t>(std::ranges::count_if(
        manifests, [](const QuotaManifest& manifest) { return elastic::isRequestUnknown(manifest.object); }));
    state->silentTrees = silentTreesOf(manifests);
    const auto options = editOptions(state->total, state->resources);
    const std::string texts[] = {state->text()};
    state->verdict = std::move(elastic::validateQuotaTexts(texts, options).front());
    // A group of which a part is not known changes what all others get.
    state->treeError = readingError(state->document.content().findings);
    if (!state->treeError) {
        if (auto solved = solve(manifests, state->total))
            state->now = *std::move(solved);
        else
            state->treeError = solved.error();
    }
    if (state->text() == input.savedText) {
        state->saved = state->now;
        return state;
    }
    const QuotaDocument saved(std::move(input.savedText));
    if (input.saved)
        state->saved = std::move(input.saved);
    else if (!readingError(saved.content().findings))
        state->saved = solve(input.reported ? withReports(saved.content().manifests, *input.reported)
                                            : saved.content().manifests,
                             state->total)
                           .value_or(ElasticSolutionPtr());
    judgeChange(*state, saved, options);
    return state;
}

const QuotaManifest* ElasticState::find(std::string_view group) const
{
    if (told.empty())
        return document.find(group);
    const auto found = std::ranges::find_if(
        told, [group](const QuotaManifest& manifest) { return manifest.object.group.name == group; });
    return found == told.end() ? nullptr : &*found;
}

ElasticStatePtr makeClusterState(const elastic::QuotaSnapshotPtr& snapshot, const Resource& totals)
{
    auto state = std::make_shared<ElasticState>(QuotaDocument(std::string()));
    state->cluster = snapshot;
    state->total = snapshot->total;
    for (const auto& entry : totals.entries()) {
        if (!state->total.find(entry.type))
            state->total.set(entry.type, entry.value);
    }
    for (const elastic::QuotaObject& object : snapshot->objects) {
        QuotaManifest& manifest = state->told.emplace_back();
        manifest.object = object;
    }
    for (const elastic::QuotaPodState& pod : snapshot->pods)
        state->pods.push_back(pod.manifest);
    state->machines = snapshot->machines;
    state->profiles = snapshot->profiles;
    state->resources = resourcesOf(state->told);
    state->silentTrees = silentTreesOf(state->told);
    state->verdict.accepted = true;
    if (auto solved = solve(state->told, state->total))
        state->now = *std::move(solved);
    else
        state->treeError = solved.error();
    if (!state->now)
        return state;
    std::map<std::string, Resource> reported;
    for (const elastic::QuotaObject& object : snapshot->objects) {
        if (object.status.runtime)
            reported.emplace(object.group.name, *object.status.runtime);
    }
    state->differences = elastic::compareRuntimes(elastic::reportedProblem(state->told, state->total),
                                                  state->now->table, state->now->solution, reported);
    std::erase_if(state->differences,
                  [&state](const auto& difference) { // an unknown value is no difference
                      const auto& [group, type] = difference.first;
                      const auto row = state->now->table.find(group);
                      return row && !isTotalKnown(*state, state->now->table, *row, type);
                  });
    return state;
}

EvictionPreview evictionPreview(const ElasticState& state, const QuotaManifest& manifest)
{
    EvictionPreview preview;
    const auto row = state.now ? state.now->table.find(manifest.object.group.name) : std::nullopt;
    if (!row || !manifest.object.status.used)
        return preview;
    const elastic::QuotaCatalog catalog(objectsOf(state.manifests()));
    const auto pods = elastic::assignedPods(catalog, state.pods, manifest.object.group);
    Resource limit = elastic::limitOf(state.now->table, state.now->solution, *row);
    for (const ResourceType type : state.resources) {
        if (!isTotalKnown(state, state.now->table, *row, type))
            limit.erase(type); // absent is unlimited: nothing is evicted for an unknown limit
    }
    Resource used = state.now->solution.resource(state.now->table, elastic::QuotaAmount::Used, *row);
    preview.known = pods.size();
    for (const std::size_t position : elastic::revokeVictims(pods, used, limit)) {
        preview.victims.push_back(pods[position]);
        for (const auto& entry : pods[position].request.entries())
            used.set(entry.type, saturatingSubtract(used.valueOr0(entry.type), entry.value));
    }
    preview.suffices = elastic::exceeded(used, limit).empty();
    return preview;
}

bool isTotalKnown(const ElasticState& state, const elastic::QuotaTable& table, elastic::QuotaTable::Row row,
                  ResourceType type)
{
    while (!table.isRoot(row))
        row = table.parent(row);
    if (row != 0)
        return table.total(row).find(type).has_value();
    return state.total.find(type).has_value() && state.silentTrees.empty();
}
} // namespace quotadeck::models

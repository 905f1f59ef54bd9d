// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticstate.h"

#include "core/elastic/amounts.h"
#include "core/elastic/editrules.h"
#include "core/elastic/poddemand.h"
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/quotavalidator.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string_view>
#include <utility>

namespace quotadeck::models {
namespace {
using elastic::QuotaAmount;
using elastic::QuotaDocument;
using elastic::QuotaManifest;

constexpr std::string_view kStuckRule = "EQ-89";
constexpr std::string_view kFirstLevelRule = "EQ-84"; // about all groups of the first level, so reported once

Result<ElasticSolutionPtr> solve(const std::vector<QuotaManifest>& manifests, const Resource& total)
{
    auto tree = elastic::solveTree(elastic::reportedProblem(manifests, total));
    if (!tree)
        return tl::unexpected(std::move(tree).error());
    return std::make_shared<const elastic::SolvedTree>(*std::move(tree));
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

/// Adds the findings of changing @p saved into the document of @p state, beyond those of the groups as they stand.
void judgeChange(ElasticState& state, const QuotaDocument& saved, const elastic::EditOptions& options)
{
    auto edits = elastic::editsBetween(saved.content().manifests, state.document.content().manifests);
    std::erase_if(edits,
                  [](const elastic::QuotaEdit& edit) { return edit.kind != elastic::EditKind::Update; });
    for (const elastic::QuotaEdit& edit : edits)
        state.changed.push_back(edit.object.group.name);
    if (edits.empty())
        return;
    const auto before = elastic::catalogOf(saved.content().manifests, elastic::bindingsOf(state.pods));
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
        state->told = elastic::withReports(state->document.content().manifests, input.reported->objects);
    state->pods = elastic::readPodManifests(state->text());
    if (!state->pods.empty())
        state->told = elastic::withPodDemand(state->manifests(), state->pods);
    const auto& manifests = state->manifests();
    state->resources = elastic::resourcesOf(manifests);
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
    auto options = editOptions(state->total, state->resources);
    options.isStrict = state->isStrict = input.isStrict;
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
        state->saved = solve(elastic::withPodDemand(input.reported ? elastic::withReports(
                                                        saved.content().manifests, input.reported->objects)
                                                                   : saved.content().manifests,
                                                    elastic::readPodManifests(saved.text())),
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
    state->resources = elastic::resourcesOf(state->told);
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
                      return row && !state->now->isTotalKnown(*row, type);
                  });
    return state;
}

elastic::EvictionPreview evictionPreview(const ElasticState& state, const QuotaManifest& manifest)
{
    if (!state.now || !manifest.object.status.used)
        return {};
    return elastic::evictionPreview(*state.now, elastic::catalogOf(state.manifests()), state.pods,
                                    manifest.object.group);
}

Quantity ElasticFigures::overuse() const
{
    return used && runtime ? std::max<Quantity>(saturatingSubtract(*used, *runtime), 0) : 0;
}

ElasticFigures elasticFigures(const ElasticState& state, const QuotaManifest& manifest, ResourceType type)
{
    const elastic::QuotaGroup& group = manifest.object.group;
    ElasticFigures figures;
    figures.min = group.min.find(type);
    figures.max = group.max.find(type);
    if (group.weight && &group.effectiveWeight() == &*group.weight)
        figures.weight = group.weight->find(type);
    const auto runtimeIn = [&](const ElasticSolutionPtr& solved) {
        return solved ? solved->runtime(group.name, type) : std::nullopt;
    };
    figures.runtime = runtimeIn(state.now);
    const auto& reported = manifest.object.status;
    if (!state.cluster)
        figures.savedRuntime = runtimeIn(state.saved);
    else if (reported.runtime) // an empty one is not known (EQ-98)
        figures.savedRuntime = reported.runtime->find(type);
    if (elastic::isReserved(group.name)) { // takes no part in the sharing (EQ-53)
        figures.used = reported.used ? std::optional(reported.used->valueOr0(type)) : std::nullopt;
        figures.request = reported.request ? std::optional(reported.request->valueOr0(type)) : std::nullopt;
        figures.runtime = figures.max; // EQ-15
        return figures;
    }
    if (!state.now) { // what is reported of a leaf itself is known all the same
        if (!group.isParent && reported.used)
            figures.used = reported.used->valueOr0(type);
        if (!group.isParent && reported.request)
            figures.request = reported.request->valueOr0(type);
        return figures;
    }
    const auto row = state.now->table.find(group.name);
    const auto resource = state.now->table.resourceIndex(type);
    if (!row || !resource)
        return figures;
    const bool isLeaf = !group.isParent;
    if (!isLeaf || !elastic::isRequestUnknown(manifest.object))
        figures.request = state.now->solution.value(QuotaAmount::Request, *resource, *row);
    if (!isLeaf || manifest.object.status.used)
        figures.used = state.now->solution.value(QuotaAmount::Used, *resource, *row);
    if (figures.runtime)
        figures.effectiveMin = state.now->solution.value(QuotaAmount::EffectiveMin, *resource, *row);
    return figures;
}
} // namespace quotadeck::models

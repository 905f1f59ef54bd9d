// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotaimpact.h"

#include "core/elastic/amounts.h"
#include "core/elastic/poddemand.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace quotadeck::elastic {
namespace {
bool exceeds(std::optional<Quantity> used, std::optional<Quantity> runtime)
{
    return used && runtime && *used > *runtime;
}

/// Empty: not known. A parent has the sum of its leaves.
std::optional<Quantity> usedOf(const SolvedTree& tree, const QuotaObject& object, ResourceType type)
{
    const auto row = tree.table.find(object.group.name);
    const auto resource = tree.table.resourceIndex(type);
    if (!row || !resource || (!object.group.isParent && !object.status.used))
        return std::nullopt;
    return tree.solution.value(QuotaAmount::Used, *resource, *row);
}

/// What removing the group of @p object is about: the resources of its max, and those that it reports as used, even if no max
/// counts them any more. One that reports nothing and has no max may use each of @p others.
std::vector<ResourceType> removedTypes(const QuotaObject& object, std::span<const QuotaManifest> others)
{
    std::vector<ResourceType> types;
    for (const auto& entry : object.group.max.entries())
        types.push_back(entry.type);
    if (!object.status.used)
        return types.empty() && !object.group.isParent ? resourcesOf(others) : types;
    for (const auto& entry : object.status.used->entries()) {
        if (entry.value > 0 && std::ranges::find(types, entry.type) == types.end())
            types.push_back(entry.type);
    }
    return types;
}

/// As the group of @p object reports it, else as it follows from @p before.
std::optional<Quantity> reportedUse(const SolvedTree& before, const QuotaObject& object, ResourceType type)
{
    const auto reported = object.status.used ? object.status.used->find(type) : std::nullopt;
    return reported ? reported : usedOf(before, object, type);
}

const QuotaManifest* findNamed(std::span<const QuotaManifest> manifests, std::string_view name)
{
    const auto found = std::ranges::find_if(
        manifests, [name](const QuotaManifest& manifest) { return manifest.object.group.name == name; });
    return found == manifests.end() ? nullptr : &*found;
}

template <typename Item>
void fillFrom(std::vector<Item>& target, const std::vector<Item>& source)
{
    if (target.empty())
        target = source;
}
} // namespace

std::vector<RuntimeChange> runtimeChanges(const SolvedTree* before, const SolvedTree* after,
                                          std::span<const QuotaManifest> manifests,
                                          std::span<const ResourceType> types)
{
    std::vector<RuntimeChange> changes;
    for (const QuotaManifest& manifest : manifests) {
        const std::string& name = manifest.object.group.name;
        for (const ResourceType type : types) {
            if (isReserved(name))
                continue;
            const auto old = before ? before->runtime(name, type) : std::nullopt;
            const auto now = after ? after->runtime(name, type) : std::nullopt;
            if (old == now)
                continue;
            const auto used = after ? usedOf(*after, manifest.object, type) : std::nullopt;
            changes.push_back({name, type, old, now, used, exceeds(used, now) && !exceeds(used, old)});
        }
    }
    std::ranges::stable_partition(changes, &RuntimeChange::isOver);
    return changes;
}

std::vector<RuntimeChange> removedGroups(const SolvedTree& before, std::span<const QuotaManifest> older,
                                         std::span<const QuotaManifest> newer)
{
    std::vector<RuntimeChange> rows;
    for (const QuotaManifest& manifest : older) {
        const QuotaGroup& group = manifest.object.group;
        if (isReserved(group.name) || findNamed(newer, group.name))
            continue;
        for (const ResourceType type : removedTypes(manifest.object, older)) {
            const auto used = reportedUse(before, manifest.object, type);
            RuntimeChange& row = rows.emplace_back(
                RuntimeChange{group.name, type, before.runtime(group.name, type), std::nullopt, used});
            row.isRemoved = true;
            row.isRemovedInUse = !group.isParent && (!used || *used > 0);
        }
    }
    std::ranges::stable_partition(rows, &RuntimeChange::isRemovedInUse);
    return rows;
}

EvictionPreview evictionPreview(const SolvedTree& tree, const QuotaCatalog& catalog,
                                const std::vector<PodManifest>& pods, const QuotaGroup& group)
{
    EvictionPreview preview;
    const auto row = tree.table.find(group.name);
    if (!row)
        return preview;
    const auto assigned = assignedPods(catalog, pods, group);
    Resource limit = limitOf(tree.table, tree.solution, *row);
    for (const ResourceType type : tree.table.resources()) {
        if (!tree.isTotalKnown(*row, type))
            limit.erase(type); // absent is unlimited: nothing is evicted for an unknown limit
    }
    Resource used = tree.solution.resource(tree.table, QuotaAmount::Used, *row);
    preview.known = assigned.size();
    for (const std::size_t position : revokeVictims(assigned, used, limit)) {
        preview.victims.push_back(assigned[position]);
        for (const auto& entry : assigned[position].request.entries())
            used.set(entry.type, saturatingSubtract(used.valueOr0(entry.type), entry.value));
    }
    preview.suffices = exceeded(used, limit).empty();
    return preview;
}

std::vector<QuotaManifest> withReports(std::vector<QuotaManifest> manifests,
                                       std::span<const QuotaObject> reported)
{
    std::map<std::string_view, const QuotaObject*> known;
    for (const QuotaObject& object : reported)
        known.emplace(object.group.name, &object);
    for (QuotaManifest& manifest : manifests) {
        const auto found = known.find(manifest.object.group.name);
        if (found == known.end())
            continue;
        const auto fill = [](std::optional<Resource>& target, const std::optional<Resource>& source) {
            if (!target)
                target = source;
        };
        QuotaStatus& status = manifest.object.status;
        const QuotaStatus& now = found->second->status;
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

std::vector<QuotaEdit> editsBetween(std::span<const QuotaManifest> older,
                                    std::span<const QuotaManifest> newer)
{
    std::vector<QuotaEdit> edits;
    for (const QuotaManifest& manifest : newer) {
        const QuotaManifest* const before = findNamed(older, manifest.object.group.name);
        if (!before)
            edits.push_back({EditKind::Create, manifest.object});
        else if (before->object.group != manifest.object.group)
            edits.push_back({EditKind::Update, manifest.object});
    }
    for (const QuotaManifest& manifest : older) {
        if (!findNamed(newer, manifest.object.group.name))
            edits.push_back({EditKind::Delete, manifest.object});
    }
    return edits;
}

std::vector<ResourceType> resourcesOf(std::span<const QuotaManifest> manifests)
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

bool QuotaImpact::isBad() const
{
    return countOver() > 0 || removesGroupsInUse() || !plan.stuck.empty() || hasErrors(plan.findings);
}

bool QuotaImpact::removesGroupsInUse() const
{
    return std::ranges::any_of(changes, &RuntimeChange::isRemovedInUse);
}

std::size_t QuotaImpact::countOver() const
{
    std::set<std::string_view> groups;
    for (const RuntimeChange& change : changes) {
        if (change.isOver)
            groups.insert(change.group);
    }
    return groups.size();
}

Result<QuotaImpact> quotaImpact(const ManifestSet& older, ManifestSet newer, const Resource& total,
                                EditOptions options)
{
    fillFrom(newer.pods, older.pods);
    fillFrom(newer.machines, older.machines);
    fillFrom(newer.profiles, older.profiles);
    const QuotaCatalog before = catalogOf(older.manifests, bindingsOf(older.pods));
    newer.manifests = withReports(std::move(newer.manifests), before.objects());
    ManifestSet known = older; // of the cluster as it is to be, so that only the edits make a difference
    known.pods = newer.pods;
    known.machines = newer.machines;
    known.profiles = newer.profiles;

    const auto solvedBefore = solveTree(problemOf(known, total));
    if (!solvedBefore)
        return tl::unexpected(solvedBefore.error());
    const auto solvedAfter = solveTree(problemOf(newer, total));
    if (!solvedAfter)
        return tl::unexpected(solvedAfter.error());

    QuotaImpact impact;
    const auto types = resourcesOf(newer.manifests);
    const auto manifests = withPodDemand(newer.manifests, newer.pods);
    impact.changes = runtimeChanges(&*solvedBefore, &*solvedAfter, manifests, types);
    impact.areRuntimesKnown = std::ranges::any_of(manifests, [&](const QuotaManifest& manifest) {
        return std::ranges::any_of(types, [&](ResourceType type) {
            return solvedAfter->runtime(manifest.object.group.name, type).has_value();
        });
    });
    auto removed = removedGroups(*solvedBefore, withPodDemand(known.manifests, known.pods), newer.manifests);
    std::ranges::move(removed, std::back_inserter(impact.changes));
    std::ranges::stable_partition(
        impact.changes, [](const RuntimeChange& change) { return change.isOver || change.isRemovedInUse; });
    const QuotaCatalog after = catalogOf(newer.manifests);
    for (const RuntimeChange& change : impact.changes) {
        const QuotaManifest* const manifest = findNamed(manifests, change.group);
        if (change.isOver && !impact.evictions.contains(change.group))
            impact.evictions.emplace(
                change.group, evictionPreview(*solvedAfter, after, newer.pods, manifest->object.group));
    }
    impact.edits = editsBetween(older.manifests, newer.manifests);
    options.clusterTotal = knownTotal(newer, total);
    impact.plan = planEdits(before, impact.edits, options);
    return impact;
}
} // namespace quotadeck::elastic

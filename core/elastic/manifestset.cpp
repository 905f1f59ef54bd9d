// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/manifestset.h"

#include "core/elastic/poddemand.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <utility>

namespace quotadeck::elastic {
namespace {
/// The part of @p amounts that a profile takes; its ratio counts only above 0 and up to 1 (EQ-56).
Resource partOf(const Resource& amounts, const std::string& ratio)
{
    double part = 1;
    const char* const end = ratio.data() + ratio.size();
    const auto [at, error] = std::from_chars(ratio.data(), end, part);
    if (ratio.empty() || error != std::errc() || at != end || !(part > 0 && part < 1))
        return amounts;
    Resource result;
    for (const auto& entry : amounts.entries())
        result.set(entry.type, static_cast<Quantity>(static_cast<double>(entry.value) * part));
    return result;
}

/// What the controller of profiles would write into the roots of trees (EQ-56).
std::vector<QuotaManifest> withPoolTotals(std::vector<QuotaManifest> manifests, const ManifestSet& set)
{
    auto machines = set.machines;
    assignTrees(machines, set.profiles);
    for (QuotaManifest& manifest : manifests) {
        QuotaGroup& root = manifest.object.group;
        const QuotaProfile* const profile = profileOf(set.profiles, root.namespaceName, root.name);
        if (!root.isTreeRoot || !root.treeTotal.entries().empty() || !profile)
            continue;
        if (root.treeId.empty())
            root.treeId = profile->treeId;
        Resource sum;
        for (const QuotaMachine& machine : machines) {
            if (machine.tree == profile->treeId)
                addTo(sum, machine.allocatable);
        }
        root.treeTotal = partOf(sum, profile->ratio);
    }
    return manifests;
}

/// The pods of the default group count even where no object configures it (EQ-52).
void countDefaultGroup(QuotaProblem& problem, const ManifestSet& set)
{
    const QuotaCatalog catalog = catalogOf(set.manifests);
    if (catalog.find(kDefaultGroup))
        return;
    QuotaNode node;
    node.group.name = kDefaultGroup;
    for (const PodManifest& pod : set.pods) {
        if (groupOfPod(catalog, pod.binding) == kDefaultGroup)
            countPod(node, pod.pod, pod.isAssigned);
    }
    if (!node.demand.request.entries().empty())
        problem.nodes.push_back(std::move(node));
}
} // namespace

ReadManifests readManifests(std::string_view text)
{
    ReadManifests result;
    auto content = readQuotaManifests(text);
    result.set.manifests = std::move(content.manifests);
    result.findings = std::move(content.findings);
    result.set.pods = readPodManifests(text);
    result.set.machines = readMachines(text);
    result.set.profiles = readQuotaProfiles(text);
    return result;
}

void append(ManifestSet& set, ManifestSet more)
{
    std::ranges::move(more.manifests, std::back_inserter(set.manifests));
    std::ranges::move(more.pods, std::back_inserter(set.pods));
    std::ranges::move(more.machines, std::back_inserter(set.machines));
    std::ranges::move(more.profiles, std::back_inserter(set.profiles));
}

QuotaProblem problemOf(const ManifestSet& set, const Resource& total)
{
    auto problem = reportedProblem(withPodDemand(withPoolTotals(set.manifests, set), set.pods),
                                   withMachines(total, set.machines));
    countDefaultGroup(problem, set);
    return problem;
}

std::optional<Resource> knownTotal(const ManifestSet& set, const Resource& total)
{
    Resource known = withMachines(total, set.machines);
    if (known.entries().empty())
        return std::nullopt;
    for (const QuotaManifest& manifest : set.manifests) {
        for (const Resource* amounts : {&manifest.object.group.min, &manifest.object.group.max}) {
            for (const auto& entry : amounts->entries()) {
                if (!known.find(entry.type))
                    known.set(entry.type, kMaxQuantity);
            }
        }
    }
    return known;
}
} // namespace quotadeck::elastic

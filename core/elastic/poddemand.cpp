// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/poddemand.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace quotadeck::elastic {
namespace {
/// The part that counts in a group: the types of its max (EQ-18); all where a reserved group has none.
Resource countedRequest(const Resource& request, const QuotaGroup& group)
{
    return isReserved(group.name) && group.max.entries().empty() ? request : masked(request, group.max);
}
} // namespace

std::vector<BoundPod> bindingsOf(std::span<const PodManifest> pods)
{
    std::vector<BoundPod> bindings;
    bindings.reserve(pods.size());
    for (const PodManifest& pod : pods)
        bindings.push_back(pod.binding);
    return bindings;
}

void countPod(QuotaNode& node, const QuotaPod& pod, bool isAssigned)
{
    QuotaDemand& demand = node.demand;
    const Resource request = countedRequest(pod.request, node.group);
    demand.request = add(demand.request, request); // EQ-17
    if (pod.isNonPreemptible)
        demand.nonPreemptibleRequest = add(demand.nonPreemptibleRequest, request);
    if (isAssigned)
        demand.used = add(demand.used, request);
    if (isAssigned && pod.isNonPreemptible)
        demand.nonPreemptibleUsed = add(demand.nonPreemptibleUsed, request);
}

void countPods(QuotaProblem& problem, const QuotaCatalog& catalog, std::span<const PodManifest> pods)
{
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < problem.nodes.size(); ++i)
        places.emplace(problem.nodes[i].group.name, i);
    for (const PodManifest& pod : pods) {
        const std::string name = groupOfPod(catalog, pod.binding);
        const auto [place, isNew] = places.try_emplace(name, problem.nodes.size());
        if (isNew) {
            QuotaGroup group;
            group.name = name;
            problem.nodes.push_back({std::move(group), {}});
        }
        countPod(problem.nodes[place->second], pod.pod, pod.isAssigned);
    }
}

std::vector<QuotaManifest> withPodDemand(std::vector<QuotaManifest> manifests,
                                         std::span<const PodManifest> pods)
{
    if (pods.empty())
        return manifests;
    QuotaProblem counted;
    for (const QuotaManifest& manifest : manifests)
        counted.nodes.push_back({manifest.object.group, {}});
    countPods(counted, catalogOf(manifests), pods);
    for (std::size_t i = 0; i < manifests.size(); ++i) {
        const QuotaDemand& demand = counted.nodes[i].demand;
        QuotaObject& object = manifests[i].object;
        if (object.group.isParent || demand.request.entries().empty())
            continue;
        QuotaStatus& status = object.status;
        if (isRequestUnknown(object))
            status.childRequest = demand.request;
        const auto fill = [](std::optional<Resource>& target, const Resource& sum) {
            if (!target)
                target = sum;
        };
        fill(status.used, demand.used);
        fill(status.nonPreemptibleRequest, demand.nonPreemptibleRequest);
        fill(status.nonPreemptibleUsed, demand.nonPreemptibleUsed);
    }
    return manifests;
}
} // namespace quotadeck::elastic

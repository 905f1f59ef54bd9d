// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticadmission.h"

#include "core/elastic/quotaanswer.h"

#include <algorithm>

namespace quotadeck::models {
namespace {
/// @p pod is counted in the tree of @p state.
Message creationReason(const ElasticState& state, const elastic::QuotaGroup& group,
                       const elastic::PodDemand& pod)
{
    const auto row = state.now->table.find(group.name);
    if (!group.admission || !pod.isCounted || !row)
        return {};
    const auto others = elastic::requestedByOthers(state.now->table, state.now->solution, *row, pod);
    const auto refusal = elastic::creationRefusal(pod, group, others);
    return refusal ? elastic::describe(*refusal, refusal->violated.front()) : Message();
}
} // namespace

std::optional<PodVerdict> podVerdict(const ElasticState& state, const elastic::QuotaPodState& pod)
{
    const elastic::QuotaManifest* const manifest = state.find(pod.group);
    if (!state.now || !manifest)
        return std::nullopt;
    const elastic::QuotaPod& asked = pod.manifest.pod;
    const auto row = state.now->table.find(pod.group);
    const auto isKnown = [&](const auto& entry) {
        return !manifest->object.group.max.find(entry.type) || !row
            || state.now->isTotalKnown(*row, entry.type);
    };
    if (!std::ranges::all_of(asked.request.entries(), isKnown))
        return std::nullopt;
    const elastic::PodDemand demand{pod.group, asked.request, asked.isNonPreemptible,
                                    !elastic::isRequestUnknown(manifest->object)};
    const auto admission = elastic::admit(elastic::reportedProblem(state.manifests(), state.total), demand);
    if (!admission)
        return std::nullopt;
    PodVerdict verdict;
    verdict.creation = creationReason(state, manifest->object.group, demand);
    if (!admission->refusal)
        return verdict;
    verdict.refusal = elastic::describe(*admission->refusal, admission->refusal->violated.front());
    for (const elastic::QuotaChange& change : admission->remedy)
        verdict.changes.push_back(elastic::describe(change));
    const auto running
        = elastic::assignedPods(elastic::catalogOf(state.manifests()), state.pods, manifest->object.group);
    for (const std::string& victim :
         elastic::preemptionVictims(asked, pod.group, running, *admission->refusal))
        verdict.victims << QString::fromStdString(victim);
    return verdict;
}
} // namespace quotadeck::models

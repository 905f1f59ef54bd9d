// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticadmission.h"

#include "core/elastic/amounts.h"
#include "core/elastic/eviction.h"
#include "core/resource/resourceops.h"
#include "models/elastic/elasticaccount.h"

#include <algorithm>

namespace quotadeck::models {
namespace {
QStringList victimsOf(const ElasticState& state, const elastic::QuotaGroup& group,
                      const elastic::QuotaPod& asked, const elastic::Refusal& refusal)
{
    if (refusal.check != elastic::AdmissionCheck::OwnLimit) // preemption looks at that of the group alone
        return {};
    std::vector<elastic::QuotaObject> objects;
    std::ranges::transform(state.manifests(), std::back_inserter(objects), &elastic::QuotaManifest::object);
    std::vector<elastic::GroupedPod> running;
    for (elastic::QuotaPod& pod :
         elastic::assignedPods(elastic::QuotaCatalog(std::move(objects)), state.pods, group))
        running.push_back({std::move(pod), group.name, false, false});
    Resource used = refusal.used;
    QStringList victims;
    for (const std::size_t at :
         elastic::victimsInGroup({asked, group.name, false, {}}, running, used, refusal.limit)) {
        used = subtract(used, running[at].pod.request);
        victims << QString::fromStdString(running[at].pod.name);
    }
    const bool isEnough = elastic::exceeded(add(used, refusal.request), refusal.limit).empty();
    return isEnough ? victims : QStringList();
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
            || isTotalKnown(state, state.now->table, *row, entry.type);
    };
    if (!std::ranges::all_of(asked.request.entries(), isKnown))
        return std::nullopt;
    const elastic::PodDemand demand{pod.group, asked.request, asked.isNonPreemptible,
                                    !elastic::isRequestUnknown(manifest->object)};
    const auto admission = elastic::admit(elastic::reportedProblem(state.manifests(), state.total), demand);
    if (!admission)
        return std::nullopt;
    PodVerdict verdict;
    if (!admission->refusal)
        return verdict;
    verdict.refusal = elastic::describe(*admission->refusal, admission->refusal->violated.front());
    for (const elastic::QuotaChange& change : admission->remedy)
        verdict.changes.push_back(elastic::describe(change));
    verdict.victims = victimsOf(state, manifest->object.group, asked, *admission->refusal);
    return verdict;
}
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticadmission.h"

#include "core/elastic/amounts.h"
#include "core/elastic/eviction.h"
#include "core/resource/resourceops.h"
#include "models/elastic/elasticaccount.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
struct AdmissionTexts
{
    Q_DECLARE_TR_FUNCTIONS(ElasticAdmission)
};

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

QString changeText(const elastic::QuotaChange& change)
{
    using Field = elastic::QuotaChange::Field;
    const QString group = textOf(change.group);
    const QString type = textOf(std::string(change.type.name()));
    const QString from = elasticText(change.type.name(), change.from);
    const QString to = elasticText(change.type.name(), change.to);
    switch (change.field) {
    case Field::Min:
        //: resource, group, two amounts
        return AdmissionTexts::tr("min of %1 of %2: %3 → %4").arg(type, group, from, to);
    case Field::Max:
        //: resource, group, two amounts
        return AdmissionTexts::tr("max of %1 of %2: %3 → %4").arg(type, group, from, to);
    case Field::ClusterTotal:
        break;
    }
    //: resource, two amounts
    return AdmissionTexts::tr("%1 of the cluster: %2 → %3").arg(type, from, to);
}

QString refusalText(const elastic::Refusal& refusal)
{
    const ResourceType type = refusal.violated.front();
    const auto text
        = [type](const Resource& amounts) { return elasticText(type.name(), amounts.valueOr0(type)); };
    const QString group = textOf(refusal.group);
    const QString name = textOf(std::string(type.name()));
    const bool isOfMin = refusal.check == elastic::AdmissionCheck::NonPreemptibleMin;
    return (isOfMin ? AdmissionTexts::tr("non-preemptible pods must fit in the min of %1, %2 %3: %4 are used "
                                         "by such pods and the pod requests %5")
                    : AdmissionTexts::tr("%1 may use %2 %3: %4 are used and the pod requests %5"))
        .arg(group, text(refusal.limit), name, text(refusal.used), text(refusal.request));
}
} // namespace

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
        victims << textOf(running[at].pod.name);
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
    verdict.refusal = refusalText(*admission->refusal);
    for (const elastic::QuotaChange& change : admission->remedy)
        verdict.changes << changeText(change);
    verdict.victims = victimsOf(state, manifest->object.group, asked, *admission->refusal);
    return verdict;
}
} // namespace quotadeck::models

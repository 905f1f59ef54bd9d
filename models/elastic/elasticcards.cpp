// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticcards.h"

#include "core/elastic/quotasnapshot.h"
#include "models/common/messagetext.h"
#include "models/elastic/elasticaccount.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
struct CardTexts
{
    Q_DECLARE_TR_FUNCTIONS(ElasticCards)
};

QString modelName(const std::string& model)
{
    return model.empty() ? CardTexts::tr("(no model)") : QString::fromStdString(model);
}

std::optional<std::size_t> placeOf(const elastic::TypedCards& cards, std::string_view group)
{
    const auto found = std::ranges::find(cards.groups(), group, &elastic::TypedGroup::name);
    if (found == cards.groups().end())
        return std::nullopt;
    return static_cast<std::size_t>(found - cards.groups().begin());
}

QString verdictByModel(const elastic::TypedCards& cards, const elastic::QuotaPodState& pod, Quantity asked)
{
    const auto place = placeOf(cards, pod.group);
    if (!place)
        return {};
    std::vector<std::string> models = pod.models;
    if (models.empty()) {
        for (const auto& entry : cards.capacity())
            models.push_back(entry.first);
    }
    const auto placement = cards.place(*place, asked, models, pod.manifest.pod.isNonPreemptible);
    if (placement.model)
        return CardTexts::tr("would receive cards of model %1", "model").arg(modelName(*placement.model));
    QStringList reasons;
    for (const auto& [model, refusal] : placement.refused) {
        reasons << QStringLiteral("%1: %2").arg(modelName(model), messageText(elastic::describe(refusal)));
    }
    return reasons.join(QStringLiteral("; "));
}
} // namespace

std::vector<elastic::QuotaPodState> elasticPods(const ElasticState& state)
{
    if (state.cluster)
        return state.cluster->pods;
    std::vector<elastic::QuotaObject> objects;
    for (const elastic::QuotaManifest& manifest : state.manifests())
        objects.push_back(manifest.object);
    const elastic::QuotaCatalog catalog(std::move(objects));
    std::vector<elastic::QuotaPodState> pods;
    for (const elastic::PodManifest& pod : state.pods) {
        elastic::QuotaPodState& told = pods.emplace_back();
        told.manifest = pod;
        told.group = elastic::groupOfPod(catalog, pod.binding);
        told.node = pod.node;
        if (!pod.model.empty())
            told.models = {pod.model};
    }
    return pods;
}

bool hasCardModels(const ElasticState& state, ResourceType type)
{
    return std::ranges::any_of(state.machines, [type](const elastic::QuotaMachine& machine) {
        return !machine.model.empty() && machine.allocatable.valueOr0(type) > 0;
    });
}

std::optional<elastic::TypedCards> elasticCards(const ElasticState& state, ResourceType type)
{
    if (!state.now || !hasCardModels(state, type))
        return std::nullopt;
    elastic::QuotaSnapshot snapshot;
    snapshot.machines = state.machines;
    snapshot.pods = elasticPods(state);
    for (const elastic::QuotaManifest& manifest : state.manifests()) {
        elastic::QuotaObject& object = snapshot.objects.emplace_back(manifest.object);
        if (const auto row = state.now->table.find(object.group.name))
            object.status.runtime
                = state.now->solution.resource(state.now->table, elastic::QuotaAmount::Runtime, *row);
    }
    return elastic::cardsOf(snapshot, type);
}

std::optional<CardAccount> cardAccount(const ElasticState& state, std::string_view group, ResourceType type)
{
    const auto cards = elasticCards(state, type);
    const auto place = cards ? placeOf(*cards, group) : std::nullopt;
    if (!place)
        return std::nullopt;
    const auto text = [type](Quantity value) { return elasticText(type.name(), value); };
    const auto& models = cards->groups()[*place].models;
    CardAccount account;
    for (const auto& entry : cards->capacity()) {
        const std::string& model = entry.first;
        const auto amounts = models.find(model);
        account.models.append({modelName(model), text(cards->guarantee(*place, model)),
                               text(amounts == models.end() ? 0 : amounts->second.used),
                               text(cards->headroom(*place, model)), text(cards->most(*place, model))});
        for (const elastic::TypedReclaim& reclaim : cards->reclaim(model))
            account.reclaims << CardTexts::tr("%1 would have to release %2 of %3.", "group, number, model")
                                    .arg(QString::fromStdString(reclaim.group), text(reclaim.cards),
                                         modelName(model));
    }
    return account;
}

QString cardsToCome(const elastic::TypedCards& cards, std::string_view group, ResourceType type)
{
    const auto place = placeOf(cards, group);
    QStringList parts;
    for (const auto& entry : cards.capacity()) {
        if (place)
            parts << QStringLiteral("%1 %2").arg(modelName(entry.first),
                                                 elasticText(type.name(), cards.most(*place, entry.first)));
    }
    return parts.join(QStringLiteral(" · "));
}

QString cardVerdict(const ElasticState& state, const elastic::QuotaPodState& pod, ResourceType type,
                    CardRules rules)
{
    const Quantity asked = pod.manifest.pod.request.valueOr0(type);
    const auto cards = elasticCards(state, type);
    const auto place = cards ? placeOf(*cards, pod.group) : std::nullopt;
    if (!place || asked <= 0 || pod.manifest.isAssigned)
        return {};
    if (rules == CardRules::Models)
        return verdictByModel(*cards, pod, asked);
    const elastic::TypedGroup& group = cards->groups()[*place];
    return saturatingAdd(group.used(), asked) <= group.runtime
        ? CardTexts::tr("would receive cards of any free model")
        : CardTexts::tr("more than the runtime %1 of its group").arg(elasticText(type.name(), group.runtime));
}
} // namespace quotadeck::models

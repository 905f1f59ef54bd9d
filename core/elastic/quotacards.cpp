// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotacards.h"

#include "core/base/jsontext.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/yamltree.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"
#include "core/resource/resourceops.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::elastic {
namespace {
using config::YamlKind;
using config::YamlNode;

void readObject(const YamlNode& object, std::vector<QuotaMachine>& machines)
{
    if (config::textOf(&object, "kind") != "Node")
        return;
    const YamlNode* const metadata = config::valueOf(&object, "metadata");
    QuotaMachine machine;
    machine.name = config::textOf(metadata, "name");
    machine.model = config::textOf(config::valueOf(metadata, "labels"), kModelLabel);
    machine.isSchedulable = config::textOf(config::valueOf(&object, "spec"), "unschedulable") != "true";
    const YamlNode* const amounts = config::valueOf(config::valueOf(&object, "status"), "allocatable");
    if (amounts && amounts->kind == YamlKind::Mapping) {
        for (const auto& entry : config::mapEntries(*amounts).entries) {
            const std::string_view type = entry.key->text();
            if (const auto amount = parseAmount(type, config::textOf(amounts, type)))
                machine.allocatable.set(type, *amount);
        }
    }
    machines.push_back(std::move(machine));
}

std::string modelJson(const TypedCards& cards, std::size_t group, const std::string& model)
{
    const auto& models = cards.groups()[group].models;
    const auto found = models.find(model);
    const TypedModel amounts = found == models.end() ? TypedModel() : found->second;
    return fmt::format("{{\"min\":{},\"guaranteed\":{},\"request\":{},\"used\":{},\"outstanding\":{},"
                       "\"headroom\":{}}}",
                       amounts.min, cards.guarantee(group, model), amounts.request, amounts.used,
                       cards.outstanding(group, model), cards.headroom(group, model));
}
} // namespace

std::vector<QuotaMachine> readMachines(std::string_view text)
{
    std::vector<QuotaMachine> machines;
    auto begins = config::documentBegins(text);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const auto tree = config::parseYaml(text.substr(begins[i], begins[i + 1] - begins[i]));
        const YamlNode* const root = tree ? tree->root() : nullptr;
        if (!root || root->kind != YamlKind::Mapping)
            continue;
        readObject(*root, machines);
        const YamlNode* const items = config::valueOf(root, "items");
        if (!items || items->kind != YamlKind::Sequence)
            continue;
        for (const config::YamlRef& item : items->items()) {
            if (item.node->kind == YamlKind::Mapping)
                readObject(*item.node, machines);
        }
    }
    return machines;
}

Resource withMachines(Resource total, const std::vector<QuotaMachine>& machines)
{
    Resource sum;
    for (const QuotaMachine& machine : machines)
        addTo(sum, machine.allocatable);
    for (const auto& entry : sum.entries()) {
        if (!total.find(entry.type))
            total.set(entry.type, entry.value);
    }
    return total;
}

TypedCards cardsOf(const QuotaSnapshot& snapshot, ResourceType type)
{
    std::map<std::string, Quantity> capacity;
    std::map<std::string, std::string> models; // of the machines
    for (const QuotaMachine& machine : snapshot.machines) {
        models[machine.name] = machine.model;
        if (const auto cards = machine.allocatable.find(type))
            capacity[machine.model] = saturatingAdd(capacity[machine.model], *cards);
    }
    std::vector<TypedGroup> groups;
    for (const QuotaObject& object : snapshot.objects) {
        if (object.group.isParent || isReserved(object.group.name))
            continue;
        TypedGroup& group = groups.emplace_back();
        group.name = object.group.name;
        group.lends = object.group.lends;
        group.runtime = object.status.runtime ? object.status.runtime->valueOr0(type) : 0;
        if (const auto typed = object.group.typed.find(type.name()); typed != object.group.typed.end())
            group.models = typed->second;
    }
    std::vector<CardPod> pods;
    for (const QuotaPodState& pod : snapshot.pods) {
        if (const Quantity cards = pod.manifest.pod.request.valueOr0(type); cards > 0)
            pods.push_back({pod.group, cards, pod.models,
                            pod.manifest.isAssigned ? std::optional(models[pod.node]) : std::nullopt});
    }
    return countCards(std::move(capacity), std::move(groups), pods);
}

std::string cardsJson(const TypedCards& cards, std::string_view resource)
{
    std::string models;
    std::string reclaims;
    for (const auto& [model, capacity] : cards.capacity()) {
        models += fmt::format("{}{}:{{\"capacity\":{},\"free\":{}}}", models.empty() ? "" : ",",
                              jsonQuoted(model), capacity, cards.free(model));
        for (const TypedReclaim& reclaim : cards.reclaim(model))
            reclaims += fmt::format("{}{{\"model\":{},\"group\":{},\"cards\":{},\"isMove\":{}}}",
                                    reclaims.empty() ? "" : ",", jsonQuoted(model), jsonQuoted(reclaim.group),
                                    reclaim.cards, reclaim.isMove);
    }
    std::string groups;
    for (std::size_t i = 0; i < cards.groups().size(); ++i) {
        const TypedGroup& group = cards.groups()[i];
        std::string own;
        for (const auto& entry : cards.capacity())
            own += fmt::format("{}{}:{}", own.empty() ? "" : ",", jsonQuoted(entry.first),
                               modelJson(cards, i, entry.first));
        groups
            += fmt::format("{}{}:{{\"runtime\":{},\"used\":{},\"models\":{{{}}}}}", groups.empty() ? "" : ",",
                           jsonQuoted(group.name), group.runtime, group.used(), own);
    }
    return fmt::format("{{\"resource\":{},\"models\":{{{}}},\"groups\":{{{}}},\"reclaim\":[{}]}}",
                       jsonQuoted(std::string(resource)), models, groups, reclaims);
}
} // namespace quotadeck::elastic

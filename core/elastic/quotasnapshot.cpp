// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasnapshot.h"

#include "core/base/jsontext.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/yamltree.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"
#include "core/elastic/manifestobjects.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::elastic {
std::vector<TreeTotal> treeTotals(const QuotaTable& table, const std::vector<QuotaMachine>& machines)
{
    std::vector<TreeTotal> totals;
    for (QuotaTable::Row root = 0; root < table.treeCount(); ++root) {
        TreeTotal total;
        total.tree = table.name(root);
        total.shared = table.total(root);
        for (const QuotaMachine& machine : machines) {
            if (root != 0 && machine.tree != total.tree)
                continue;
            ++total.machines;
            addTo(total.allocatable, machine.allocatable);
            if (!machine.isSchedulable)
                addTo(total.unschedulable, machine.allocatable);
        }
        totals.push_back(std::move(total));
    }
    TreeTotal& first = totals.front();
    first.reservedUsed = table.reservedDemand().used;
    first.ofOtherTrees = table.ofOtherTrees();
    return totals;
}

namespace {
using config::YamlKind;
using config::YamlNode;

Resource amountsOf(const YamlNode* map)
{
    Resource amounts;
    if (!map || map->kind != YamlKind::Mapping)
        return amounts;
    for (const auto& entry : config::mapEntries(*map).entries) {
        const std::string_view type = entry.key->text();
        if (const auto amount = parseAmount(type, config::textOf(map, type)))
            amounts.set(type, *amount);
    }
    return amounts;
}

/// The effective request (EQ-16): containers run together, of the init containers one after the other.
Resource requestOf(const YamlNode* spec)
{
    Resource sum;
    const auto eachRequest = [spec](std::string_view list, auto&& visit) {
        const YamlNode* const containers = config::valueOf(spec, list);
        if (!containers || containers->kind != YamlKind::Sequence)
            return;
        for (const config::YamlRef& container : containers->items()) {
            const auto requests
                = amountsOf(config::valueOf(config::valueOf(container.node, "resources"), "requests"));
            for (const auto& entry : requests.entries())
                visit(entry.type, entry.value);
        }
    };
    const auto add = [&sum](ResourceType type, Quantity value) {
        sum.set(type, saturatingAdd(sum.valueOr0(type), value));
    };
    eachRequest("containers", add);
    eachRequest("initContainers", [&sum](ResourceType type, Quantity value) {
        sum.set(type, std::max(sum.valueOr0(type), value));
    });
    const Resource overhead = amountsOf(config::valueOf(spec, "overhead"));
    for (const auto& entry : overhead.entries())
        add(entry.type, entry.value);
    return sum;
}

std::optional<int> numberAt(std::string_view text, std::size_t at, std::size_t digits)
{
    int value = 0;
    if (text.size() < at + digits)
        return std::nullopt;
    const char* const end = text.data() + at + digits;
    const auto [stop, error] = std::from_chars(text.data() + at, end, value);
    return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

/// "2026-11-22T10:00:00Z", as Kubernetes writes times.
std::optional<QuotaTime> timeOf(std::string_view text)
{
    const auto year = numberAt(text, 0, 4);
    const auto month = numberAt(text, 5, 2);
    const auto day = numberAt(text, 8, 2);
    const auto hour = numberAt(text, 11, 2);
    const auto minute = numberAt(text, 14, 2);
    const auto second = numberAt(text, 17, 2);
    if (!year || !month || !day || !hour || !minute || !second || !text.ends_with('Z'))
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return std::nullopt;
    return std::chrono::sys_days(date) + std::chrono::hours(*hour) + std::chrono::minutes(*minute)
        + std::chrono::seconds(*second);
}

void readObject(const YamlNode& object, std::string_view kind, std::vector<PodManifest>& pods)
{
    const YamlNode* const status = config::valueOf(&object, "status");
    const std::string_view phase = config::textOf(status, "phase");
    if (kind != "Pod" || phase == "Succeeded" || phase == "Failed")
        return;
    const YamlNode* const metadata = config::valueOf(&object, "metadata");
    const YamlNode* const labels = config::valueOf(metadata, "labels");
    const YamlNode* const spec = config::valueOf(&object, "spec");
    const std::string_view space = config::textOf(metadata, "namespace");
    PodManifest manifest;
    manifest.binding.namespaceName = space.empty() ? "default" : space;
    manifest.binding.label = config::textOf(labels, fmt::format("{}name", kQuotaPrefix));
    manifest.pod.name
        = fmt::format("{}/{}", manifest.binding.namespaceName, config::textOf(metadata, "name"));
    const std::string_view priority = config::textOf(spec, "priority");
    std::from_chars(priority.data(), priority.data() + priority.size(), manifest.pod.priority);
    manifest.pod.start = timeOf(config::textOf(status, "startTime"));
    manifest.pod.request = requestOf(spec);
    manifest.pod.isNonPreemptible
        = config::textOf(labels, fmt::format("{}preemptible", kQuotaPrefix)) == "false";
    manifest.node = config::textOf(spec, "nodeName");
    manifest.isAssigned = !manifest.node.empty();
    manifest.model = config::textOf(config::valueOf(spec, "nodeSelector"), kModelLabel);
    pods.push_back(std::move(manifest));
}
} // namespace

std::vector<PodManifest> readPodManifests(std::string_view text)
{
    std::vector<PodManifest> pods;
    eachManifestObject(
        text, [&pods](const YamlNode& object, std::string_view kind) { readObject(object, kind, pods); });
    return pods;
}

std::vector<QuotaPod> assignedPods(const QuotaCatalog& catalog, const std::vector<PodManifest>& pods,
                                   const QuotaGroup& group)
{
    std::vector<QuotaPod> result;
    for (const PodManifest& manifest : pods) {
        if (!manifest.isAssigned || groupOfPod(catalog, manifest.binding) != group.name)
            continue;
        result.push_back(manifest.pod);
        result.back().request = masked(manifest.pod.request, group.max);
    }
    return result;
}

namespace {
using config::YamlKind;
using config::YamlNode;

void readObject(const YamlNode& object, std::string_view kind, std::vector<QuotaMachine>& machines)
{
    if (kind != "Node")
        return;
    const YamlNode* const metadata = config::valueOf(&object, "metadata");
    QuotaMachine machine;
    machine.name = config::textOf(metadata, "name");
    machine.labels = config::textsOf(config::valueOf(metadata, "labels"));
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
    eachManifestObject(text, [&machines](const YamlNode& object, std::string_view kind) {
        readObject(object, kind, machines);
    });
    return machines;
}

void assignTrees(std::vector<QuotaMachine>& machines, const std::vector<QuotaProfile>& profiles)
{
    for (QuotaMachine& machine : machines) {
        const auto profile = std::ranges::find_if(profiles, [&machine](const QuotaProfile& candidate) {
            return candidate.nodes && candidate.nodes->matches(machine.labels);
        });
        if (profile != profiles.end())
            machine.tree = profile->treeId;
    }
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

namespace {
/// Each name once, ascending.
std::vector<const QuotaObject*> groupsByName(const QuotaSnapshot* snapshot)
{
    std::vector<const QuotaObject*> groups;
    if (!snapshot)
        return groups;
    groups.reserve(snapshot->objects.size());
    for (const QuotaObject& object : snapshot->objects)
        groups.push_back(&object);
    const auto nameOf = [](const QuotaObject* object) -> const std::string& { return object->group.name; };
    std::ranges::stable_sort(groups, {}, nameOf);
    const auto doubles = std::ranges::unique(groups, {}, nameOf);
    groups.erase(doubles.begin(), doubles.end());
    return groups;
}
} // namespace

QuotaDelta quotaDifference(const QuotaSnapshot* earlier, const QuotaSnapshot* next)
{
    QuotaDelta delta;
    if (earlier == next)
        return delta;
    const auto before = groupsByName(earlier);
    auto old = before.begin();
    for (const QuotaObject* group : groupsByName(next)) {
        for (; old != before.end() && (*old)->group.name < group->group.name; ++old)
            delta.removed.push_back((*old)->group.name);
        const bool isKnown = old != before.end() && (*old)->group.name == group->group.name;
        if (!isKnown || **old != *group)
            delta.upserted.push_back(group);
        if (isKnown)
            ++old;
    }
    for (; old != before.end(); ++old)
        delta.removed.push_back((*old)->group.name);
    return delta;
}
} // namespace quotadeck::elastic

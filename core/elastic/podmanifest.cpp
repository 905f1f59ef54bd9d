// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/podmanifest.h"

#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/yamltree.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace quotadeck::elastic {
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

void readObject(const YamlNode& object, std::vector<PodManifest>& pods)
{
    const YamlNode* const status = config::valueOf(&object, "status");
    const std::string_view phase = config::textOf(status, "phase");
    if (config::textOf(&object, "kind") != "Pod" || phase == "Succeeded" || phase == "Failed")
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
    auto begins = config::documentBegins(text);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const auto tree = config::parseYaml(text.substr(begins[i], begins[i + 1] - begins[i]));
        const YamlNode* const root = tree ? tree->root() : nullptr;
        if (!root || root->kind != YamlKind::Mapping)
            continue;
        readObject(*root, pods);
        const YamlNode* const items = config::valueOf(root, "items");
        if (!items || items->kind != YamlKind::Sequence || !config::textOf(root, "kind").ends_with("List"))
            continue;
        for (const config::YamlRef& item : items->items()) {
            if (item.node->kind == YamlKind::Mapping)
                readObject(*item.node, pods);
        }
    }
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
} // namespace quotadeck::elastic

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/clusterconfig.h"

#include "core/base/inflater.h"
#include "core/base/jsontext.h"
#include "core/base/text.h"

#include <absl/strings/escaping.h>
#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::size_t kMostText = std::size_t{16} << 20; ///< bytes; the largest configuration that is read
constexpr std::size_t kMostObject = std::size_t{1} << 20; ///< bytes; of all data of a ConfigMap
constexpr std::size_t kRoom = std::size_t{256} << 10;
constexpr std::string_view kPackedSuffix = ".gz";
constexpr std::string_view kPolicyGroup = "service.policyGroup";

struct Entry
{
    std::string key;
    ClusterConfig::Form form = ClusterConfig::Form::Data;
};

bool isPacked(std::string_view key)
{
    return key.size() > kPackedSuffix.size()
        && equalsIgnoringAsciiCase(key.substr(key.size() - kPackedSuffix.size()), kPackedSuffix);
}

/// How @p map has the value of @p key: a packed entry counts more (PKG-3).
std::optional<Entry> entryFor(const ConfigMap& map, std::string_view key)
{
    for (const auto& [name, bytes] : map.binaryData) {
        if (isPacked(name) && std::string_view(name).substr(0, name.size() - kPackedSuffix.size()) == key)
            return Entry{name, ClusterConfig::Form::Packed};
    }
    if (map.data.contains(std::string(key)))
        return Entry{std::string(key), ClusterConfig::Form::Data};
    return std::nullopt;
}

Result<std::string> unpacked(const std::string& bytes, const std::string& where)
{
    Inflater inflater(Inflater::Format::Gzip, kMostText);
    std::string text;
    std::string_view rest = bytes;
    for (bool isMore = true; isMore;) {
        const auto before = text.size();
        text.resize(before + kRoom);
        const auto step = inflater.step(rest, std::span(text).subspan(before));
        if (!step)
            return fail(step.error().code, where, step.error().message);
        text.resize(before + step->written);
        rest.remove_prefix(step->used);
        isMore = !rest.empty() || step->written == kRoom;
    }
    if (const Status end = inflater.finish(); !end)
        return fail(ErrorCode::Parse, where, end.error().message);
    return text;
}

Result<std::string> textOf(const ConfigMap& map, const Entry& entry)
{
    if (entry.form == ClusterConfig::Form::Data)
        return map.data.at(entry.key);
    return unpacked(map.binaryData.at(entry.key),
                    fmt::format("{}/{}: {}", map.nameSpace, map.name, entry.key));
}

/// PKG-2; a packed value of the policy group is as good as a plain one for the scheduler, but nobody packs a word.
std::string configKey(const ConfigMap* defaults, const ConfigMap* configs)
{
    for (const auto* map : {configs, defaults}) {
        if (map == nullptr)
            continue;
        if (const auto group = map->data.find(std::string(kPolicyGroup)); group != map->data.end())
            return group->second + ".yaml";
    }
    return "queues.yaml";
}

/// Times in the server's form are in the order of their texts.
std::optional<ConfigWriter> writerOf(const ConfigMap& map, const std::string& key)
{
    const FieldManager* last = nullptr;
    for (const auto& manager : map.managers) {
        const bool isOfKey = std::ranges::find(manager.dataKeys, key) != manager.dataKeys.end();
        if (isOfKey && (last == nullptr || manager.time > last->time))
            last = &manager;
    }
    return last == nullptr ? std::nullopt : std::optional(ConfigWriter{last->name, last->time});
}

/// The tools that put an object back to what they have, and the field managers of @p keys.
std::vector<std::string> otherManagersOf(const ConfigMap& map, const std::vector<std::string>& keys)
{
    std::vector<std::string> found = deployersOf(map.labels, map.annotations);
    for (const auto& manager : map.managers) {
        const bool isOfKey = std::ranges::find_first_of(manager.dataKeys, keys) != manager.dataKeys.end();
        // What a person wrote with kubectl stays as it is.
        if (isOfKey && !manager.name.starts_with("kubectl") && manager.name != kFieldManager
            && std::ranges::find(found, manager.name) == found.end())
            found.push_back(manager.name);
    }
    return found;
}
} // namespace

Result<ClusterConfig> clusterConfig(std::string nameSpace, const ConfigMap* defaults,
                                    const ConfigMap* configs)
{
    ClusterConfig config;
    config.nameSpace = std::move(nameSpace);
    config.key = configKey(defaults, configs);
    config.entry = config.key;
    for (const auto* map : {configs, defaults}) {
        const auto entry = map ? entryFor(*map, config.key) : std::nullopt;
        if (!entry)
            continue;
        auto text = textOf(*map, *entry);
        if (!text)
            return tl::unexpected(text.error());
        config.isKnown = true;
        config.configMap = map->name;
        config.entry = entry->key;
        config.form = entry->form;
        config.text = *std::move(text);
        config.writer = writerOf(*map, entry->key);
        break;
    }
    if (config.configMap == kConfigsMap && defaults) {
        if (const auto entry = entryFor(*defaults, config.key)) {
            if (auto text = textOf(*defaults, *entry))
                config.defaults = *std::move(text);
        }
    }
    if (configs) {
        config.resourceVersion = configs->resourceVersion;
        config.isImmutable = configs->isImmutable;
        config.otherManagers = otherManagersOf(*configs, {config.entry});
    }
    return config;
}

Result<ConfigWrite> writeOf(const ClusterConfig& current, const std::optional<std::string>& text)
{
    const auto where = fmt::format("{}/{}", current.nameSpace, kConfigsMap);
    if (current.isImmutable)
        return fail(
            ErrorCode::InvalidArgument, where,
            QUOTADECK_TEXT("kube", "the ConfigMap is immutable: delete it and create it again to change it"));
    const bool isPackedForm = current.form == ClusterConfig::Form::Packed;
    std::string value = text.value_or(std::string());
    if (isPackedForm)
        value = absl::Base64Escape(gzipped(value, GzipEffort::Best));
    if (value.size() > kMostObject)
        return fail(
            ErrorCode::TooLarge, where,
            Message(QUOTADECK_TEXT("kube", "the configuration has %1 bytes, but Kubernetes takes at most %2"),
                    value.size(), kMostObject));
    const auto values
        = fmt::format("{{{}:{}}}", jsonQuoted(current.entry), text ? jsonQuoted(value) : std::string("null"));
    const std::string_view member = isPackedForm ? "binaryData" : "data";
    if (current.resourceVersion.empty()) {
        return ConfigWrite{"POST", "application/json",
                           jsonObject({{"apiVersion", jsonQuoted("v1")},
                                       {"kind", jsonQuoted("ConfigMap")},
                                       {"metadata",
                                        jsonObject({{"name", jsonQuoted(kConfigsMap)},
                                                    {"namespace", jsonQuoted(current.nameSpace)}})},
                                       {member, values}})};
    }
    return ConfigWrite{
        "PATCH", "application/merge-patch+json",
        jsonObject({{"metadata", jsonObject({{"resourceVersion", jsonQuoted(current.resourceVersion)}})},
                    {member, values}})};
}
} // namespace quotadeck::kube

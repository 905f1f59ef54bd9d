// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/completion.h"

#include "core/base/text.h"
#include "core/config/edit/keyhelp.h"
#include "core/config/edit/textcontext.h"
#include "core/config/schema/schemafields.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace quotadeck::config {
namespace {
/// A key and the map that its value is, if it is one.
struct KnownKey
{
    std::string_view key;
    MapKind value;
};

constexpr std::array kKeyValues{
    KnownKey{"partitions", MapKind::Partition},
    KnownKey{"queues", MapKind::Queue},
    KnownKey{"limits", MapKind::Limit},
    KnownKey{"placementrules", MapKind::Rule},
    KnownKey{"parent", MapKind::Rule},
    KnownKey{"filter", MapKind::Filter},
    KnownKey{"resources", MapKind::Resources},
    KnownKey{"guaranteed", MapKind::Quantities},
    KnownKey{"max", MapKind::Quantities},
    KnownKey{"maxresources", MapKind::Quantities},
    KnownKey{"resourceweights", MapKind::Quantities},
    KnownKey{"childtemplate", MapKind::Template},
    KnownKey{"properties", MapKind::Properties},
    KnownKey{"preemption", MapKind::Preemption},
    KnownKey{"nodesortpolicy", MapKind::NodeSort},
    KnownKey{"usergroupresolver", MapKind::Resolver},
};

constexpr std::array<std::string_view, 6> kProperties{"application.sort.policy", "application.sort.priority",
                                                      "priority.policy",         "priority.offset",
                                                      "preemption.policy",       "preemption.delay"};

template <typename T>
std::vector<std::string_view> keysOf()
{
    std::vector<std::string_view> keys;
    const T object;
    forEachField(object, [&keys](std::string_view key, const auto&) { keys.push_back(key); });
    return keys;
}

std::vector<std::string_view> keysOf(MapKind map, const KnownNames& known)
{
    switch (map) {
    case MapKind::Config:
        return keysOf<SchedulerConfig>();
    case MapKind::Partition:
        return keysOf<PartitionConfig>();
    case MapKind::Queue:
        return keysOf<QueueConfig>();
    case MapKind::Limit:
        return keysOf<LimitConfig>();
    case MapKind::Rule:
        return keysOf<PlacementRuleConfig>();
    case MapKind::Filter:
        return keysOf<FilterConfig>();
    case MapKind::Resources:
        return keysOf<ResourcesConfig>();
    case MapKind::Template:
        return keysOf<ChildTemplateConfig>();
    case MapKind::Preemption:
        return keysOf<PreemptionConfig>();
    case MapKind::NodeSort:
        return keysOf<NodeSortPolicyConfig>();
    case MapKind::Resolver:
        return {"type"};
    case MapKind::Quantities:
        return {known.resources.begin(), known.resources.end()};
    case MapKind::Properties:
        return {kProperties.begin(), kProperties.end()};
    case MapKind::None:
        break;
    }
    return {};
}

/// The map below @p map that @p key leads to. "parent" of a queue is a word, of a rule a rule.
MapKind below(MapKind map, std::string_view key)
{
    const auto allowed = keysOf(map, {});
    if (std::ranges::find(allowed, key) == allowed.end() || (map == MapKind::Queue && key == "parent"))
        return MapKind::None;
    const auto* const known = std::ranges::find(kKeyValues, key, &KnownKey::key);
    return known == kKeyValues.end() ? MapKind::None : known->value;
}

/// The map that @p keys lead to; those around the queue file, in a manifest, do not count.
MapKind mapOf(std::span<const std::string> keys)
{
    const auto top = std::ranges::find(keys, "partitions");
    MapKind map = MapKind::Config;
    for (auto key = top; key != keys.end(); ++key)
        map = below(map, *key);
    return map;
}

std::vector<std::string_view> valuesOf(MapKind map, std::string_view key, const KnownNames& known)
{
    if (key == "users" && (map == MapKind::Limit || map == MapKind::Filter))
        return {known.users.begin(), known.users.end()};
    if (key == "groups" && (map == MapKind::Limit || map == MapKind::Filter))
        return {known.groups.begin(), known.groups.end()};
    if (key == "create" || key == "enabled" || key == "quotapreemptionenabled"
        || (key == "parent" && map == MapKind::Queue))
        return {"true", "false"};
    if (key == "name" && map == MapKind::Rule)
        return {"provided", "user", "fixed", "tag"};
    if (key == "type" && map == MapKind::Filter)
        return {"allow", "deny"};
    if (key == "type" && map == MapKind::NodeSort)
        return {"fair", "binpacking"};
    if (key == "application.sort.policy")
        return {"fifo", "fair", "stateaware"};
    return {};
}

bool beginsLike(std::string_view word, std::string_view begin)
{
    return word.size() > begin.size() && equalsIgnoringAsciiCase(word.substr(0, begin.size()), begin);
}

void sortOnce(std::vector<std::string>& names)
{
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
}

void collect(const std::vector<LimitConfig>& limits, KnownNames& names)
{
    for (const LimitConfig& limit : limits) {
        for (const TextField& user : limit.users.value)
            names.users.push_back(user.value);
        for (const TextField& group : limit.groups.value)
            names.groups.push_back(group.value);
        for (const TextEntry& entry : limit.maxResources.value)
            names.resources.push_back(entry.key);
    }
}

void collect(const std::vector<QueueConfig>& queues, KnownNames& names)
{
    for (const QueueConfig& queue : queues) {
        for (const TextMap* map : {&queue.resources.value.guaranteed, &queue.resources.value.max}) {
            for (const TextEntry& entry : map->value)
                names.resources.push_back(entry.key);
        }
        collect(queue.limits.value, names);
        collect(queue.queues.value, names);
    }
}
} // namespace

KnownNames namesIn(const SchedulerConfig& config)
{
    KnownNames names{{"memory", "vcore"}, {"*"}, {"*"}};
    for (const PartitionConfig& partition : config.partitions) {
        collect(partition.limits.value, names);
        collect(partition.queues.value, names);
    }
    for (auto* list : {&names.resources, &names.users, &names.groups})
        sortOnce(*list);
    return names;
}

Completion completionAt(std::string_view text, std::size_t offset, const KnownNames& known)
{
    offset = std::min(offset, text.size());
    Completion completion{wordBegin(text, offset), {}};
    const std::string_view begin = text.substr(completion.begin, offset - completion.begin);
    TextContext context = contextAt(text, offset);
    // An item of a list of names is a value of the list's key.
    const bool isName
        = !context.keys.empty() && (context.keys.back() == "users" || context.keys.back() == "groups");
    std::vector<std::string_view> words;
    if (!context.isValue && !isName) {
        words = keysOf(mapOf(context.keys), known);
    } else if (!context.keys.empty()) {
        const std::string key = std::move(context.keys.back());
        context.keys.pop_back();
        words = valuesOf(mapOf(context.keys), key, known);
    }
    for (const std::string_view word : words) {
        if (beginsLike(word, begin))
            completion.words.emplace_back(word);
    }
    return completion;
}

std::string_view keyHelpAt(std::string_view text, std::size_t offset)
{
    constexpr std::string_view kEnds = " \t\r\n,:[]{}\"'#";
    const std::size_t begin = wordBegin(text, offset);
    const std::size_t end = std::min(text.find_first_of(kEnds, begin), text.size());
    if (begin == end || end == text.size() || text[end] != ':')
        return {};
    const auto context = contextAt(text, begin);
    return context.isValue ? std::string_view()
                           : keyHelp(mapOf(context.keys), text.substr(begin, end - begin));
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/completion.h"

#include "core/config/edit/textcontext.h"
#include "core/config/schema/schemafields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace quotadeck::config {
namespace {
/// The maps that a configuration is made of.
enum class MapKind : std::uint8_t {
    None,
    Config,
    Partition,
    Queue,
    Limit,
    Rule,
    Filter,
    Resources,
    Quantities,
    Template,
    Properties,
    Preemption,
    NodeSort,
    Resolver,
};

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

constexpr std::array<std::string_view, 6> kCompletedProperties{
    "application.sort.policy", "application.sort.priority", "priority.policy",
    "priority.offset",         "preemption.policy",         "preemption.delay"};

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
        return {kCompletedProperties.begin(), kCompletedProperties.end()};
    case MapKind::None:
        break;
    }
    return {};
}

/// The map of @p key in @p map. "parent" of a queue is a value, of a rule it is a rule.
MapKind below(MapKind map, std::string_view key)
{
    const auto allowed = keysOf(map, {});
    if (std::ranges::find(allowed, key) == allowed.end() || (map == MapKind::Queue && key == "parent"))
        return MapKind::None;
    const auto* const known = std::ranges::find(kKeyValues, key, &KnownKey::key);
    return known == kKeyValues.end() ? MapKind::None : known->value;
}

/// The map that @p keys lead to; those of a manifest around the queue file do not count.
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

struct KeyHelp
{
    MapKind map;
    std::string_view key;
    MessageTemplate text;
};

constexpr std::array kHelp{
    KeyHelp{
        MapKind::Config, "partitions",
        QUOTADECK_TEXT(
            "edit", "The partitions of the cluster, each scheduled separately; usually one, \"default\".")},
    KeyHelp{
        MapKind::Partition, "name",
        QUOTADECK_TEXT("edit", "The name of the partition; \"default\" is the one that Kubernetes uses.")},
    KeyHelp{
        MapKind::Partition, "queues",
        QUOTADECK_TEXT("edit", "The top queues; the scheduler inserts a root above them if there is none.")},
    KeyHelp{MapKind::Partition, "limits",
            QUOTADECK_TEXT("edit", "Limits of users and groups on the root queue.")},
    KeyHelp{MapKind::Partition, "placementrules",
            QUOTADECK_TEXT(
                "edit", "How the queue of an application is chosen: the first rule that matches decides.")},
    KeyHelp{MapKind::Partition, "nodesortpolicy",
            QUOTADECK_TEXT("edit", "The order in which nodes are tried.")},
    KeyHelp{MapKind::Partition, "preemption",
            QUOTADECK_TEXT("edit", "Whether allocations may be preempted.")},
    KeyHelp{MapKind::Partition, "usergroupresolver",
            QUOTADECK_TEXT("edit", "Where the groups of a user come from.")},
    KeyHelp{MapKind::Queue, "name",
            QUOTADECK_TEXT("edit", "The name of the queue, unique among its siblings, ignoring case.")},
    KeyHelp{MapKind::Queue, "parent",
            QUOTADECK_TEXT("edit",
                           "true: the queue has children and accepts no applications itself, even without "
                           "children in the file.")},
    KeyHelp{MapKind::Queue, "queues", QUOTADECK_TEXT("edit", "The queues below this one.")},
    KeyHelp{
        MapKind::Queue, "resources",
        QUOTADECK_TEXT("edit", "The guaranteed and maximum resources of the queue and all queues below it.")},
    KeyHelp{
        MapKind::Queue, "maxapplications",
        QUOTADECK_TEXT(
            "edit",
            "The maximum number of running applications in the queue and below it; 0 or not set: no limit.")},
    KeyHelp{
        MapKind::Queue, "submitacl",
        QUOTADECK_TEXT("edit", "Who may submit applications: users, a space, groups; \"*\" is everyone.")},
    KeyHelp{MapKind::Queue, "adminacl",
            QUOTADECK_TEXT(
                "edit",
                "Who may administer the queue and submit to it: users, a space, groups; \"*\" is everyone.")},
    KeyHelp{MapKind::Queue, "properties", QUOTADECK_TEXT("edit", "Scheduling settings of this queue.")},
    KeyHelp{MapKind::Queue, "childtemplate",
            QUOTADECK_TEXT("edit", "The settings of queues that placement rules create below this one.")},
    KeyHelp{MapKind::Queue, "limits",
            QUOTADECK_TEXT("edit", "Limits of users and groups in this queue and below it.")},
    KeyHelp{MapKind::Limit, "limit", QUOTADECK_TEXT("edit", "A description.")},
    KeyHelp{MapKind::Limit, "users",
            QUOTADECK_TEXT("edit",
                           "The users to whom this limit applies, each separately; \"*\" is everyone else.")},
    KeyHelp{MapKind::Limit, "groups",
            QUOTADECK_TEXT("edit",
                           "The groups to which this limit applies, all members together; \"*\" is all other "
                           "groups together.")},
    KeyHelp{
        MapKind::Limit, "maxresources",
        QUOTADECK_TEXT("edit", "The maximum of each resource; a resource that is not set is not limited.")},
    KeyHelp{MapKind::Limit, "maxapplications",
            QUOTADECK_TEXT("edit", "The maximum number of running applications; 0 or not set: no limit.")},
    KeyHelp{
        MapKind::Resources, "guaranteed",
        QUOTADECK_TEXT(
            "edit", "The resources that the queue gets before other queues get more than their guarantee.")},
    KeyHelp{
        MapKind::Resources, "max",
        QUOTADECK_TEXT(
            "edit",
            "The maximum of the queue and all queues below it; a resource that is not set is not limited.")},
    KeyHelp{MapKind::Rule, "name", QUOTADECK_TEXT("edit", "The kind of rule: provided, user, fixed or tag.")},
    KeyHelp{MapKind::Rule, "create", QUOTADECK_TEXT("edit", "Whether the rule may create the queue.")},
    KeyHelp{MapKind::Rule, "value",
            QUOTADECK_TEXT("edit", "The queue of a fixed rule, or the tag name of a tag rule.")},
    KeyHelp{MapKind::Rule, "filter",
            QUOTADECK_TEXT("edit", "The users and groups to which the rule applies.")},
    KeyHelp{MapKind::Rule, "parent",
            QUOTADECK_TEXT("edit", "The rule that chooses the queue above the one of this rule.")},
    KeyHelp{MapKind::Filter, "type",
            QUOTADECK_TEXT("edit", "allow: only users that match; deny: only users that do not match.")},
    KeyHelp{MapKind::Filter, "users", QUOTADECK_TEXT("edit", "Users, or one regular expression.")},
    KeyHelp{MapKind::Filter, "groups", QUOTADECK_TEXT("edit", "Groups, or one regular expression.")},
    KeyHelp{MapKind::Template, "maxapplications",
            QUOTADECK_TEXT("edit", "The maxapplications of a created queue.")},
    KeyHelp{MapKind::Template, "properties", QUOTADECK_TEXT("edit", "The properties of a created queue.")},
    KeyHelp{MapKind::Template, "resources", QUOTADECK_TEXT("edit", "The resources of a created queue.")},
    KeyHelp{MapKind::Preemption, "enabled",
            QUOTADECK_TEXT("edit", "false: no preemption. If it is not set, it is true.")},
    KeyHelp{MapKind::Preemption, "quotapreemptionenabled",
            QUOTADECK_TEXT("edit", "true: pods above a lowered quota are preempted.")},
    KeyHelp{MapKind::NodeSort, "type",
            QUOTADECK_TEXT("edit", "fair: the emptiest node first; binpacking: the fullest.")},
    KeyHelp{MapKind::NodeSort, "resourceweights",
            QUOTADECK_TEXT("edit", "The weight of each resource in the usage of a node.")},
    KeyHelp{MapKind::Resolver, "type",
            QUOTADECK_TEXT(
                "edit",
                "os: the groups of the operating system; not set: the groups given with the application.")},
    KeyHelp{MapKind::Quantities, "vcore", QUOTADECK_TEXT("edit", "CPU cores: \"2\" or \"500m\".")},
    KeyHelp{MapKind::Quantities, "memory", QUOTADECK_TEXT("edit", "Bytes of memory: \"10Gi\" or \"10G\".")},
    KeyHelp{
        MapKind::Properties, "application.sort.policy",
        QUOTADECK_TEXT("edit", "The order in which applications get resources: fifo, fair or stateaware.")},
};

/// What @p key of a map of kind @p map is for; empty for an unknown key.
Message keyHelp(MapKind map, std::string_view key)
{
    const auto* const found = std::ranges::find_if(
        kHelp, [&](const KeyHelp& help) { return help.map == map && help.key == key; });
    return found == kHelp.end() ? Message() : found->text;
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

Message keyHelpAt(std::string_view text, std::size_t offset)
{
    constexpr std::string_view kEnds = " \t\r\n,:[]{}\"'#";
    const std::size_t begin = wordBegin(text, offset);
    const std::size_t end = std::min(text.find_first_of(kEnds, begin), text.size());
    if (begin == end || end == text.size() || text[end] != ':')
        return {};
    const auto context = contextAt(text, begin);
    return context.isValue ? Message() : keyHelp(mapOf(context.keys), text.substr(begin, end - begin));
}
} // namespace quotadeck::config

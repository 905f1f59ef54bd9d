// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/reader.h"

#include "core/base/text.h"
#include "core/config/schema/keysuggestion.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/scalarvalue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr const char* kCategory = "yaml";
/// Entries of a map with free keys (CFG-13). The scheduler has no bound, but clusters have a handful of types, and
/// the arithmetic on resources is made for few.
constexpr std::size_t kMostEntries = 1000;

std::string_view kindName(const YamlNode& node)
{
    switch (node.kind) {
    case YamlKind::Sequence:
        return "a list";
    case YamlKind::Mapping:
        return "a map";
    case YamlKind::Scalar:
        break;
    }
    return "a single value";
}

/// One key of a schema type and the field that takes its value.
template <typename T>
struct Slot
{
    std::string_view name;
    T& field;
};

template <typename T>
Slot<T> slot(std::string_view name, T& field)
{
    return {name, field};
}

/// "usergroupresolver" is a map of one key, kept as that key's field.
struct ResolverField
{
    TextField& type;
};

/// Those of @p known that are not among @p entries.
std::vector<std::string_view> absentKeys(std::span<const std::string_view> known,
                                         std::span<const MapEntry> entries)
{
    std::vector<std::string_view> absent;
    std::ranges::copy_if(known, std::back_inserter(absent), [entries](std::string_view key) {
        return std::ranges::none_of(entries,
                                    [key](const MapEntry& entry) { return entry.key->text() == key; });
    });
    return absent;
}

/// Replaces a value for the time of a scope.
template <typename T>
class Scoped
{
public:
    Scoped(T& target, T value) : m_target(target), m_before(std::exchange(target, std::move(value))) { }
    ~Scoped() { m_target = std::move(m_before); }
    Scoped(const Scoped&) = delete;
    Scoped& operator=(const Scoped&) = delete;

private:
    T& m_target;
    T m_before;
};

class Reader
{
public:
    ReadResult read(const YamlTree& tree)
    {
        if (tree.version() && (tree.version()->major != 1 || tree.version()->minor != 1)) {
            report("CFG-1", tree.version()->span,
                   fmt::format("the scheduler refuses %YAML {}.{}: remove the line, or write %YAML 1.1",
                               tree.version()->major, tree.version()->minor));
        }
        if (tree.root() && !isNull(*tree.root())) {
            if (tree.root()->kind == YamlKind::Mapping)
                readBody(*tree.root(), m_result.config);
            else
                report("CFG-3", tree.root()->span,
                       fmt::format("the file must be a map with the key \"partitions\", but is {}",
                                   kindName(*tree.root())));
        }
        return std::move(m_result);
    }

private:
    /// A queue being read.
    struct QueuePlace
    {
        QueuePlace* above; ///< nullptr at the top
        const YamlNode& list; ///< that it is an item of
        const YamlNode& mapping;
        std::string path; ///< empty until a finding needs it
    };

    /// Of the queue being read; empty outside of all. Most texts are read without a finding, and so without paths.
    std::string path() { return m_queue ? pathOf(*m_queue) : std::string(); }
    static const std::string& pathOf(QueuePlace& queue);

    Finding& report(std::string rule, TextSpan span, std::string message)
    {
        return m_result.findings.emplace_back(
            Finding{std::move(rule), Severity::Error, kCategory, path(), span, std::move(message), {}, {}});
    }

    void reportType(std::string rule, const MapEntry& entry, std::string_view wanted)
    {
        const YamlNode& node = *entry.value.node;
        const std::string actual = node.kind == YamlKind::Scalar ? fmt::format("\"{}\"", node.text())
                                                                 : std::string(kindName(node));
        report(std::move(rule), node.span,
               fmt::format("\"{}\" must be {}, but is {}", entry.key->text(), wanted, actual));
        m_result.damaged.push_back(m_mapping);
    }

    void reportKeys(const YamlNode& mapping, const std::vector<KeyProblem>& problems)
    {
        for (const KeyProblem& problem : problems) {
            switch (problem.kind) {
            case KeyProblem::Kind::Duplicate:
                report("CFG-5", problem.at.node->span,
                       fmt::format("\"{}\" is written twice in this map", problem.at.node->text()))
                    .related.push_back({problem.first.node->span, "the first one is here"});
                break;
            case KeyProblem::Kind::NotText:
                report("CFG-4", problem.at.place(),
                       fmt::format("a key must be a text, but is {}", kindName(*problem.at.node)));
                break;
            case KeyProblem::Kind::BadMerge:
                report("CFG-6", problem.at.place(),
                       "\"<<\" takes a map, an alias of a map, or a list of these");
                m_result.damaged.push_back(&mapping);
                break;
            }
        }
    }

    void reportUnknown(const MapEntry& entry, std::span<const std::string_view> known,
                       std::span<const std::string_view> absent);

    template <typename... T>
    void readSlots(const YamlNode& mapping, Slot<T>... slots)
    {
        const Scoped<const YamlNode*> inMapping(m_mapping, &mapping);
        const std::array known = {slots.name...};
        const MapEntries all = mapEntries(mapping);
        reportKeys(mapping, all.problems);
        std::optional<std::vector<std::string_view>> absent; // asked for only when something is wrong
        for (const MapEntry& entry : all.entries) {
            const bool isKnown
                = ((entry.key->text() == slots.name && (readField(entry, slots.field), true)) || ...);
            if (isKnown)
                continue;
            if (!absent)
                absent = absentKeys(known, all.entries);
            reportUnknown(entry, known, *absent);
        }
    }

    /// Notes where @p entry stands; true when it has a value at all.
    template <typename T>
    bool begin(const MapEntry& entry, Field<T>& field)
    {
        field.key = entry.key->span;
        field.span = entry.value.node->span;
        field.isSet = !isNull(*entry.value.node);
        return field.isSet;
    }

    void readField(const MapEntry& entry, TextField& field);
    void readField(const MapEntry& entry, BoolField& field);
    void readField(const MapEntry& entry, CountField& field);
    void readField(const MapEntry& entry, TextList& field);
    void readField(const MapEntry& entry, TextMap& field);
    void readField(const MapEntry& entry, Field<std::vector<WeightEntry>>& field);
    void readField(const MapEntry& entry, ResolverField field);
    void readField(const MapEntry& entry, std::vector<PlacementRuleConfig>& parent);

    /// A map of the schema.
    template <typename T>
    void readField(const MapEntry& entry, Field<T>& field)
    {
        if (!begin(entry, field))
            return;
        if (entry.value.node->kind != YamlKind::Mapping)
            reportType("CFG-12", entry, "a map");
        else
            readBody(*entry.value.node, field.value);
    }

    /// A list of maps of the schema.
    template <typename T>
    void readField(const MapEntry& entry, Field<std::vector<T>>& field)
    {
        if (!begin(entry, field))
            return;
        if (entry.value.node->kind != YamlKind::Sequence) {
            reportType("CFG-12", entry, "a list");
            return;
        }
        const YamlNode& list = *entry.value.node;
        field.value.reserve(list.items().size());
        for (const YamlRef& item : list.items()) {
            if (isNull(*item.node)) // CFG-7
                continue;
            if (item.node->kind == YamlKind::Mapping)
                readItem(*item.node, list, field.value.emplace_back());
            else
                report("CFG-12", item.place(),
                       fmt::format("each item of \"{}\" must be a map, but this is {}", entry.key->text(),
                                   kindName(*item.node)));
        }
    }

    template <typename T>
    void readItem(const YamlNode& mapping, const YamlNode&, T& target)
    {
        readBody(mapping, target);
    }
    void readItem(const YamlNode& mapping, const YamlNode& list, QueueConfig& queue);

    void readBody(const YamlNode& mapping, SchedulerConfig& config);
    void readBody(const YamlNode& mapping, PartitionConfig& partition);
    void readBody(const YamlNode& mapping, QueueConfig& queue);
    void readBody(const YamlNode& mapping, LimitConfig& limit);
    void readBody(const YamlNode& mapping, ResourcesConfig& resources);
    void readBody(const YamlNode& mapping, ChildTemplateConfig& childTemplate);
    void readBody(const YamlNode& mapping, PlacementRuleConfig& rule);
    void readBody(const YamlNode& mapping, FilterConfig& filter);
    void readBody(const YamlNode& mapping, PreemptionConfig& preemption);
    void readBody(const YamlNode& mapping, NodeSortPolicyConfig& policy);

    ReadResult m_result;
    QueuePlace* m_queue = nullptr; ///< the innermost
    const YamlNode* m_mapping = nullptr; ///< being read
};

void Reader::reportUnknown(const MapEntry& entry, std::span<const std::string_view> known,
                           std::span<const std::string_view> absent)
{
    const std::string_view nearest = nearestKey(entry.key->text(), known);
    // A key that is there already would then be there twice (CFG-5).
    const bool isTaken = std::ranges::find(absent, nearest) == absent.end();
    if (nearest.empty() || isTaken) {
        report("CFG-4", entry.key->span, fmt::format("unknown key \"{}\"", entry.key->text()));
        return;
    }
    report("CFG-4", entry.key->span,
           fmt::format("unknown key \"{}\": is \"{}\" meant?", entry.key->text(), nearest))
        .fixes.push_back({fmt::format("Rename the key to \"{}\"", nearest),
                          {TextEdit{entry.key->span, std::string(nearest)}}});
}

void Reader::readField(const MapEntry& entry, TextField& field)
{
    if (!begin(entry, field))
        return;
    const YamlNode& node = *entry.value.node;
    if (node.kind != YamlKind::Scalar)
        reportType("CFG-12", entry, "a text");
    else if (!isResolvable(node))
        reportType("CFG-8", entry, fmt::format("what its tag {} says", node.tag()));
    else
        field.value = node.text();
}

void Reader::readField(const MapEntry& entry, BoolField& field)
{
    if (!begin(entry, field))
        return;
    const auto value
        = entry.value.node->kind == YamlKind::Scalar ? readBoolean(*entry.value.node) : std::nullopt;
    if (!value)
        reportType("CFG-9", entry, "true or false, without quotes");
    field.value = value.value_or(false);
}

void Reader::readField(const MapEntry& entry, CountField& field)
{
    if (!begin(entry, field))
        return;
    const auto value
        = entry.value.node->kind == YamlKind::Scalar ? readCount(*entry.value.node) : std::nullopt;
    if (!value)
        reportType("CFG-10", entry, "a whole number of at least 0, without quotes");
    field.value = value.value_or(0);
}

void Reader::readField(const MapEntry& entry, TextList& field)
{
    if (!begin(entry, field))
        return;
    if (entry.value.node->kind != YamlKind::Sequence) {
        reportType("CFG-12", entry, "a list such as [a, b]");
        return;
    }
    field.value.reserve(entry.value.node->items().size());
    for (const YamlRef& item : entry.value.node->items()) {
        if (isNull(*item.node)) // CFG-7
            continue;
        if (item.node->kind == YamlKind::Scalar && isResolvable(*item.node)) {
            field.value.push_back({std::string(item.node->text()), true, {}, item.node->span});
        } else {
            report("CFG-12", item.place(),
                   fmt::format("each item of \"{}\" must be a text, but this is {}", entry.key->text(),
                               kindName(*item.node)));
            m_result.damaged.push_back(m_mapping);
        }
    }
}

void Reader::readField(const MapEntry& entry, TextMap& field)
{
    if (!begin(entry, field))
        return;
    if (entry.value.node->kind != YamlKind::Mapping) {
        reportType("CFG-12", entry, "a map such as {memory: 10Gi}");
        return;
    }
    const MapEntries all = mapEntries(*entry.value.node);
    reportKeys(*entry.value.node, all.problems);
    if (all.entries.size() > kMostEntries) {
        report("CFG-13", entry.key->span,
               fmt::format("\"{}\" has {} entries: more than {} are not read", entry.key->text(),
                           all.entries.size(), kMostEntries));
        m_result.damaged.push_back(m_mapping);
        return;
    }
    field.value.reserve(all.entries.size());
    for (const MapEntry& item : all.entries) {
        const YamlNode& node = *item.value.node;
        TextEntry& text = field.value.emplace_back(
            TextEntry{std::string(item.key->text()), {}, item.key->span, node.span});
        if (node.kind != YamlKind::Scalar || !isResolvable(node)) {
            reportType("CFG-12", item, "a text or number");
            field.value.pop_back();
        } else if (!isNull(node)) { // CFG-7
            text.value = node.text();
        }
    }
}

void Reader::readField(const MapEntry& entry, Field<std::vector<WeightEntry>>& field)
{
    if (!begin(entry, field))
        return;
    if (entry.value.node->kind != YamlKind::Mapping) {
        reportType("CFG-12", entry, "a map such as {memory: 1.0}");
        return;
    }
    const MapEntries all = mapEntries(*entry.value.node);
    reportKeys(*entry.value.node, all.problems);
    for (const MapEntry& item : all.entries) {
        const YamlNode& node = *item.value.node;
        const auto value = node.kind != YamlKind::Scalar ? std::nullopt
            : isNull(node)                               ? 0.0
                                                         : readFloat(node);
        if (!value)
            reportType("CFG-11", item, "a number");
        else
            field.value.push_back({std::string(item.key->text()), *value, item.key->span, node.span});
    }
}

void Reader::readField(const MapEntry& entry, ResolverField field)
{
    const YamlNode& node = *entry.value.node;
    if (isNull(node))
        return;
    if (node.kind != YamlKind::Mapping)
        reportType("CFG-12", entry, "a map");
    else
        readSlots(node, slot("type", field.type));
}

void Reader::readField(const MapEntry& entry, std::vector<PlacementRuleConfig>& parent)
{
    const YamlNode& node = *entry.value.node;
    if (isNull(node))
        return;
    if (node.kind != YamlKind::Mapping)
        reportType("CFG-12", entry, "a placement rule");
    else
        readBody(node, parent.emplace_back());
}

void Reader::readBody(const YamlNode& mapping, SchedulerConfig& config)
{
    Field<std::vector<PartitionConfig>> partitions;
    readSlots(mapping, slot("partitions", partitions), slot("checksum", config.checksum));
    config.partitions = std::move(partitions.value);
}

void Reader::readBody(const YamlNode& mapping, PartitionConfig& partition)
{
    partition.span = mapping.span;
    ResolverField resolver{partition.userGroupResolverType};
    readSlots(mapping, slot("name", partition.name), slot("queues", partition.queues),
              slot("placementrules", partition.placementRules), slot("limits", partition.limits),
              slot("preemption", partition.preemption), slot("nodesortpolicy", partition.nodeSortPolicy),
              slot("usergroupresolver", resolver));
}

const std::string& Reader::pathOf(QueuePlace& queue)
{
    if (!queue.path.empty())
        return queue.path;
    const MapEntries all = mapEntries(queue.mapping); // a name may come through "<<" (CFG-6)
    const auto name = std::ranges::find_if(all.entries, [](const MapEntry& entry) {
        return entry.key->text() == "name" && entry.value.node->kind == YamlKind::Scalar
            && !isNull(*entry.value.node);
    });
    const std::string own(name == all.entries.end() ? std::string_view() : name->value.node->text());
    const auto siblings = [&queue] {
        return std::ranges::count_if(queue.list.items(),
                                     [](const YamlRef& item) { return !isNull(*item.node); });
    };
    const bool isRoot = !queue.above && equalsIgnoringAsciiCase(own, "root") && siblings() == 1; // VAL-12
    queue.path = isRoot ? own : fmt::format("{}.{}", queue.above ? pathOf(*queue.above) : "root", own);
    return queue.path;
}

void Reader::readItem(const YamlNode& mapping, const YamlNode& list, QueueConfig& queue)
{
    QueuePlace place{m_queue, list, mapping, {}};
    const Scoped<QueuePlace*> inQueue(m_queue, &place);
    readBody(mapping, queue);
}

void Reader::readBody(const YamlNode& mapping, QueueConfig& queue)
{
    queue.span = mapping.span;
    readSlots(mapping, slot("name", queue.name), slot("parent", queue.parent),
              slot("resources", queue.resources), slot("maxapplications", queue.maxApplications),
              slot("properties", queue.properties), slot("adminacl", queue.adminAcl),
              slot("submitacl", queue.submitAcl), slot("childtemplate", queue.childTemplate),
              slot("queues", queue.queues), slot("limits", queue.limits));
}

void Reader::readBody(const YamlNode& mapping, LimitConfig& limit)
{
    limit.span = mapping.span;
    readSlots(mapping, slot("limit", limit.description), slot("users", limit.users),
              slot("groups", limit.groups), slot("maxresources", limit.maxResources),
              slot("maxapplications", limit.maxApplications));
}

void Reader::readBody(const YamlNode& mapping, ResourcesConfig& resources)
{
    readSlots(mapping, slot("guaranteed", resources.guaranteed), slot("max", resources.max));
}

void Reader::readBody(const YamlNode& mapping, ChildTemplateConfig& childTemplate)
{
    readSlots(mapping, slot("maxapplications", childTemplate.maxApplications),
              slot("properties", childTemplate.properties), slot("resources", childTemplate.resources));
}

void Reader::readBody(const YamlNode& mapping, PlacementRuleConfig& rule)
{
    rule.span = mapping.span;
    readSlots(mapping, slot("name", rule.name), slot("create", rule.create), slot("filter", rule.filter),
              slot("parent", rule.parent), slot("value", rule.value));
}

void Reader::readBody(const YamlNode& mapping, FilterConfig& filter)
{
    readSlots(mapping, slot("type", filter.type), slot("users", filter.users), slot("groups", filter.groups));
}

void Reader::readBody(const YamlNode& mapping, PreemptionConfig& preemption)
{
    readSlots(mapping, slot("enabled", preemption.enabled),
              slot("quotapreemptionenabled", preemption.quotaPreemptionEnabled));
}

void Reader::readBody(const YamlNode& mapping, NodeSortPolicyConfig& policy)
{
    readSlots(mapping, slot("type", policy.type), slot("resourceweights", policy.resourceWeights));
}

std::string ruleOf(YamlErrorKind kind)
{
    switch (kind) {
    case YamlErrorKind::TooLarge:
    case YamlErrorKind::Nesting:
        return "CFG-13";
    case YamlErrorKind::Alias:
        return "CFG-6";
    case YamlErrorKind::Packaging:
        return "PKG-2";
    case YamlErrorKind::Encoding:
    case YamlErrorKind::Syntax:
        break;
    }
    return "CFG-1";
}
} // namespace

ReadResult readConfig(const YamlTree& tree)
{
    return Reader().read(tree);
}

Finding findingFor(const YamlError& error)
{
    return {ruleOf(error.kind), Severity::Error, kCategory, {}, error.span, error.message, {}, {}};
}
} // namespace quotadeck::config

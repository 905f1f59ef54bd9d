// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/reader.h"

#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/yamlscalar.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr const char* kCategory = "yaml";

constexpr RuleInfo kYaml{
    "CFG-1", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "The text is YAML in UTF-8"),
    QUOTADECK_TEXT(
        "rules",
        "The scheduler reads the first YAML document of the file; JSON is YAML too. Correct the place that "
        "is named: often a tab in the indentation, a missing quote or a missing colon.")};
constexpr RuleInfo kTopMap{
    "CFG-3", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "The document is a map"),
    QUOTADECK_TEXT(
        "rules",
        "The file starts with \"partitions:\" at the top; a list or a single value cannot be read.")};
constexpr RuleInfo kUnknownKey{"CFG-4", Severity::Error, "yaml",
                               QUOTADECK_TEXT("rules", "Only known keys are used"),
                               QUOTADECK_TEXT("rules",
                                              "Keys are lower case and exact; any other key rejects the "
                                              "file. Correct the spelling or remove the key.")};
constexpr RuleInfo kDuplicateKey{
    "CFG-5", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "A key occurs once in its map"),
    QUOTADECK_TEXT(
        "rules", "The same key twice rejects the file, whatever its quotes. Keep the one that is intended.")};
constexpr RuleInfo kReference{
    "CFG-6", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "Aliases and merge keys have a target"),
    QUOTADECK_TEXT("rules",
                   "An alias needs an anchor before it; a merge key takes a map or a list of maps.")};
constexpr RuleInfo kTag{
    "CFG-8", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "A text is a single value"),
    QUOTADECK_TEXT("rules",
                   "Any single value is taken literally where a text is expected; a list or a map is not.")};
constexpr RuleInfo kBoolean{"CFG-9", Severity::Error, "yaml",
                            QUOTADECK_TEXT("rules", "A switch is true or false"),
                            QUOTADECK_TEXT("rules", "Write true or false without quotes.")};
constexpr RuleInfo kCount{
    "CFG-10", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "A number of applications is a whole number"),
    QUOTADECK_TEXT("rules", "Write a whole number of at least 0, without quotes; 0 means no limit.")};
constexpr RuleInfo kWeight{"CFG-11", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "A weight is a number"),
                           QUOTADECK_TEXT("rules", "Write a number such as 1 or 0.5, without quotes.")};
constexpr RuleInfo kType{"CFG-12", Severity::Error, "yaml",
                         QUOTADECK_TEXT("rules", "A value has the type that its key expects"),
                         QUOTADECK_TEXT("rules",
                                        "Write a list where a list is expected and a map where a map is "
                                        "expected: users: [bob], not users: bob.")};
constexpr RuleInfo kBounds{
    "CFG-13", Severity::Error, "yaml", QUOTADECK_TEXT("rules", "The file stays within bounds"),
    QUOTADECK_TEXT("rules",
                   "Nesting, size and the number of problems shown are bounded, so that no file can exhaust "
                   "the memory. Split or simplify the file.")};

/// The most entries of a map with free keys (CFG-13). The scheduler has no bound, but clusters have a handful of types,
/// and the arithmetic on resources is made for few.
constexpr std::size_t kMostEntries = 1000;

std::string ruleOf(YamlErrorKind kind)
{
    switch (kind) {
    case YamlErrorKind::TooLarge:
    case YamlErrorKind::Nesting:
        return std::string(kBounds.id);
    case YamlErrorKind::Alias:
        return std::string(kReference.id);
    case YamlErrorKind::Packaging:
        return "PKG-2";
    case YamlErrorKind::Encoding:
    case YamlErrorKind::Syntax:
        break;
    }
    return std::string(kYaml.id);
}

/// "a list", "a map", "a single value".
MessageTemplate kindName(const YamlNode& node)
{
    switch (node.kind) {
    case YamlKind::Sequence:
        return QUOTADECK_TEXT("rules", "a list");
    case YamlKind::Mapping:
        return QUOTADECK_TEXT("rules", "a map");
    case YamlKind::Scalar:
        break;
    }
    return QUOTADECK_TEXT("rules", "a single value");
}

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

/// A queue that is being read.
struct QueuePlace
{
    QueuePlace* above; ///< nullptr at the top
    const YamlNode& list; ///< the list of which it is an item
    const YamlNode& mapping;
    std::string path; ///< empty until a finding needs it
};

/// The path of @p queue, worked out once.
const std::string& pathOf(QueuePlace& queue)
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

/// Collects what is wrong with the form of a text, with the queue and the mapping in which it was found.
class FormFindings
{
public:
    /// The queue and the mapping being read, while the returned objects live.
    [[nodiscard]] Scoped<QueuePlace*> enter(QueuePlace& queue) { return {m_queue, &queue}; }
    [[nodiscard]] Scoped<const YamlNode*> enter(const YamlNode& mapping) { return {m_mapping, &mapping}; }
    [[nodiscard]] QueuePlace* queue() const { return m_queue; } ///< the innermost; nullptr outside of all

    Finding& add(const RuleInfo& rule, TextSpan span, Message message);
    /// A value of the wrong type; the mapping being read is noted as damaged. @p form is a template of the key, the
    /// actual value and its tag.
    void addType(const RuleInfo& rule, const MapEntry& entry, const MessageTemplate& form);
    void addKeys(const YamlNode& mapping, const std::vector<KeyProblem>& problems);
    void addUnknown(const MapEntry& entry, std::span<const std::string_view> known,
                    std::span<const std::string_view> absent);
    void markDamaged() { m_damaged.push_back(m_mapping); }

    [[nodiscard]] std::vector<Finding> takeFindings() { return std::move(m_findings); }
    [[nodiscard]] std::vector<const YamlNode*> takeDamaged() { return std::move(m_damaged); }

private:
    std::vector<Finding> m_findings;
    std::vector<const YamlNode*> m_damaged;
    QueuePlace* m_queue = nullptr;
    const YamlNode* m_mapping = nullptr;
};

Finding& FormFindings::add(const RuleInfo& rule, TextSpan span, Message message)
{
    // Most texts have no finding, so the path is worked out only here.
    return m_findings.emplace_back(Finding{std::string(rule.id),
                                           rule.severity,
                                           kCategory,
                                           m_queue ? pathOf(*m_queue) : std::string(),
                                           span,
                                           std::move(message),
                                           {},
                                           {}});
}

void FormFindings::addType(const RuleInfo& rule, const MapEntry& entry, const MessageTemplate& form)
{
    const YamlNode& node = *entry.value.node;
    const Message actual
        = node.kind == YamlKind::Scalar ? Message(fmt::format("\"{}\"", node.text())) : kindName(node);
    add(rule, node.span, {form, entry.key->text(), actual, node.tag()});
    markDamaged();
}

void FormFindings::addKeys(const YamlNode& mapping, const std::vector<KeyProblem>& problems)
{
    for (const KeyProblem& problem : problems) {
        switch (problem.kind) {
        case KeyProblem::Kind::Duplicate:
            add(kDuplicateKey, problem.at.node->span,
                Message(QUOTADECK_TEXT("rules", "\"%1\" is written twice in this map"),
                        problem.at.node->text()))
                .related.push_back(
                    {problem.first.node->span, QUOTADECK_TEXT("rules", "the first one is here")});
            break;
        case KeyProblem::Kind::NotText:
            add(kUnknownKey, problem.at.place(),
                Message(QUOTADECK_TEXT("rules", "a key must be a text, but is %1"),
                        kindName(*problem.at.node)));
            break;
        case KeyProblem::Kind::BadMerge:
            add(kReference, problem.at.place(),
                QUOTADECK_TEXT("rules", "\"<<\" takes a map, an alias of a map, or a list of these"));
            m_damaged.push_back(&mapping);
            break;
        }
    }
}

void FormFindings::addUnknown(const MapEntry& entry, std::span<const std::string_view> known,
                              std::span<const std::string_view> absent)
{
    const std::string_view nearest = nearestKey(entry.key->text(), known);
    // A key that exists already would then be written twice (CFG-5).
    const bool isTaken = std::ranges::find(absent, nearest) == absent.end();
    if (nearest.empty() || isTaken) {
        add(kUnknownKey, entry.key->span,
            Message(QUOTADECK_TEXT("rules", "unknown key \"%1\""), entry.key->text()));
        return;
    }
    add(kUnknownKey, entry.key->span,
        Message(QUOTADECK_TEXT("rules", "unknown key \"%1\": did you mean \"%2\"?"), entry.key->text(),
                nearest))
        .fixes.push_back({Message(QUOTADECK_TEXT("rules", "Rename the key to \"%1\""), nearest),
                          {TextEdit{entry.key->span, std::string(nearest)}}});
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

/// Gives the nodes of a tree the types of the schema.
class SchemaReader
{
public:
    [[nodiscard]] ReadResult read(const YamlTree& tree);

private:
    template <typename... T>
    void readSlots(const YamlNode& mapping, Slot<T>... slots)
    {
        const auto inMapping = m_findings.enter(mapping);
        const std::array known = {slots.name...};
        const MapEntries all = mapEntries(mapping);
        m_findings.addKeys(mapping, all.problems);
        std::optional<std::vector<std::string_view>> absent; // needed only for an unknown key
        for (const MapEntry& entry : all.entries) {
            const bool isKnown
                = ((entry.key->text() == slots.name && (readField(entry, slots.field), true)) || ...);
            if (isKnown)
                continue;
            if (!absent)
                absent = absentKeys(known, all.entries);
            m_findings.addUnknown(entry, known, *absent);
        }
    }

    /// Stores the place of @p entry; true when it has a value.
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
            m_findings.addType(kType, entry, QUOTADECK_TEXT("rules", "\"%1\" must be a map, but is %2"));
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
            m_findings.addType(kType, entry, QUOTADECK_TEXT("rules", "\"%1\" must be a list, but is %2"));
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
                m_findings.add(
                    kType, item.place(),
                    Message(QUOTADECK_TEXT("rules", "each item of \"%1\" must be a map, but this is %2"),
                            entry.key->text(), kindName(*item.node)));
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

    FormFindings m_findings;
};

ReadResult SchemaReader::read(const YamlTree& tree)
{
    ReadResult result;
    if (tree.version() && (tree.version()->major != 1 || tree.version()->minor != 1)) {
        m_findings.add(
            kYaml, tree.version()->span,
            Message(QUOTADECK_TEXT("rules",
                                   "the scheduler rejects %YAML %1.%2: remove the line, or write %YAML 1.1"),
                    tree.version()->major, tree.version()->minor));
    }
    if (tree.root() && !isNull(*tree.root())) {
        if (tree.root()->kind == YamlKind::Mapping)
            readBody(*tree.root(), result.config);
        else
            m_findings.add(
                kTopMap, tree.root()->span,
                Message(
                    QUOTADECK_TEXT("rules", "the file must be a map with the key \"partitions\", but is %1"),
                    kindName(*tree.root())));
    }
    result.findings = m_findings.takeFindings();
    result.damaged = m_findings.takeDamaged();
    return result;
}

void SchemaReader::readBody(const YamlNode& mapping, SchedulerConfig& config)
{
    Field<std::vector<PartitionConfig>> partitions;
    readSlots(mapping, slot("partitions", partitions), slot("checksum", config.checksum));
    config.partitions = std::move(partitions.value);
}

void SchemaReader::readBody(const YamlNode& mapping, PartitionConfig& partition)
{
    partition.span = mapping.span;
    ResolverField resolver{partition.userGroupResolverType};
    readSlots(mapping, slot("name", partition.name), slot("queues", partition.queues),
              slot("placementrules", partition.placementRules), slot("limits", partition.limits),
              slot("preemption", partition.preemption), slot("nodesortpolicy", partition.nodeSortPolicy),
              slot("usergroupresolver", resolver));
}

void SchemaReader::readItem(const YamlNode& mapping, const YamlNode& list, QueueConfig& queue)
{
    QueuePlace place{m_findings.queue(), list, mapping, {}};
    const auto inQueue = m_findings.enter(place);
    readBody(mapping, queue);
}

void SchemaReader::readBody(const YamlNode& mapping, QueueConfig& queue)
{
    queue.span = mapping.span;
    readSlots(mapping, slot("name", queue.name), slot("parent", queue.parent),
              slot("resources", queue.resources), slot("maxapplications", queue.maxApplications),
              slot("properties", queue.properties), slot("adminacl", queue.adminAcl),
              slot("submitacl", queue.submitAcl), slot("childtemplate", queue.childTemplate),
              slot("queues", queue.queues), slot("limits", queue.limits));
}

void SchemaReader::readBody(const YamlNode& mapping, LimitConfig& limit)
{
    limit.span = mapping.span;
    readSlots(mapping, slot("limit", limit.description), slot("users", limit.users),
              slot("groups", limit.groups), slot("maxresources", limit.maxResources),
              slot("maxapplications", limit.maxApplications));
}

void SchemaReader::readBody(const YamlNode& mapping, ResourcesConfig& resources)
{
    readSlots(mapping, slot("guaranteed", resources.guaranteed), slot("max", resources.max));
}

void SchemaReader::readBody(const YamlNode& mapping, ChildTemplateConfig& childTemplate)
{
    readSlots(mapping, slot("maxapplications", childTemplate.maxApplications),
              slot("properties", childTemplate.properties), slot("resources", childTemplate.resources));
}

void SchemaReader::readBody(const YamlNode& mapping, PlacementRuleConfig& rule)
{
    rule.span = mapping.span;
    readSlots(mapping, slot("name", rule.name), slot("create", rule.create), slot("filter", rule.filter),
              slot("parent", rule.parent), slot("value", rule.value));
}

void SchemaReader::readBody(const YamlNode& mapping, FilterConfig& filter)
{
    readSlots(mapping, slot("type", filter.type), slot("users", filter.users), slot("groups", filter.groups));
}

void SchemaReader::readBody(const YamlNode& mapping, PreemptionConfig& preemption)
{
    readSlots(mapping, slot("enabled", preemption.enabled),
              slot("quotapreemptionenabled", preemption.quotaPreemptionEnabled));
}

void SchemaReader::readBody(const YamlNode& mapping, NodeSortPolicyConfig& policy)
{
    readSlots(mapping, slot("type", policy.type), slot("resourceweights", policy.resourceWeights));
}

void SchemaReader::readField(const MapEntry& entry, TextField& field)
{
    if (!begin(entry, field))
        return;
    const YamlNode& node = *entry.value.node;
    if (node.kind != YamlKind::Scalar)
        m_findings.addType(kType, entry, QUOTADECK_TEXT("rules", "\"%1\" must be a text, but is %2"));
    else if (!isResolvable(node))
        m_findings.addType(kTag, entry,
                           QUOTADECK_TEXT("rules", "\"%1\" must be a value of its tag %3, but is %2"));
    else
        field.value = node.text();
}

void SchemaReader::readField(const MapEntry& entry, BoolField& field)
{
    if (!begin(entry, field))
        return;
    const auto value
        = entry.value.node->kind == YamlKind::Scalar ? readBoolean(*entry.value.node) : std::nullopt;
    if (!value)
        m_findings.addType(
            kBoolean, entry,
            QUOTADECK_TEXT("rules", "\"%1\" must be true or false, without quotes, but is %2"));
    field.value = value.value_or(false);
}

void SchemaReader::readField(const MapEntry& entry, CountField& field)
{
    if (!begin(entry, field))
        return;
    const auto value
        = entry.value.node->kind == YamlKind::Scalar ? readCount(*entry.value.node) : std::nullopt;
    if (!value)
        m_findings.addType(
            kCount, entry,
            QUOTADECK_TEXT("rules",
                           "\"%1\" must be a whole number of at least 0, without quotes, but is %2"));
    field.value = value.value_or(0);
}

void SchemaReader::readField(const MapEntry& entry, TextList& field)
{
    if (!begin(entry, field))
        return;
    if (entry.value.node->kind != YamlKind::Sequence) {
        m_findings.addType(kType, entry,
                           QUOTADECK_TEXT("rules", "\"%1\" must be a list such as [a, b], but is %2"));
        return;
    }
    field.value.reserve(entry.value.node->items().size());
    for (const YamlRef& item : entry.value.node->items()) {
        if (isNull(*item.node)) // CFG-7
            continue;
        if (item.node->kind == YamlKind::Scalar && isResolvable(*item.node)) {
            field.value.push_back({std::string(item.node->text()), true, {}, item.node->span});
        } else {
            m_findings.add(
                kType, item.place(),
                Message(QUOTADECK_TEXT("rules", "each item of \"%1\" must be a text, but this is %2"),
                        entry.key->text(), kindName(*item.node)));
            m_findings.markDamaged();
        }
    }
}

void SchemaReader::readField(const MapEntry& entry, TextMap& field)
{
    if (!begin(entry, field))
        return;
    if (entry.value.node->kind != YamlKind::Mapping) {
        m_findings.addType(kType, entry,
                           QUOTADECK_TEXT("rules", "\"%1\" must be a map such as {memory: 10Gi}, but is %2"));
        return;
    }
    const MapEntries all = mapEntries(*entry.value.node);
    m_findings.addKeys(*entry.value.node, all.problems);
    if (all.entries.size() > kMostEntries) {
        m_findings.add(kBounds, entry.key->span,
                       Message(QUOTADECK_TEXT("rules", "\"%1\" has %2 entries, at most %3 are read"),
                               entry.key->text(), all.entries.size(), kMostEntries));
        m_findings.markDamaged();
        return;
    }
    field.value.reserve(all.entries.size());
    for (const MapEntry& item : all.entries) {
        const YamlNode& node = *item.value.node;
        TextEntry& text = field.value.emplace_back(
            TextEntry{std::string(item.key->text()), {}, item.key->span, node.span});
        if (node.kind != YamlKind::Scalar || !isResolvable(node)) {
            m_findings.addType(kType, item,
                               QUOTADECK_TEXT("rules", "\"%1\" must be a text or number, but is %2"));
            field.value.pop_back();
        } else if (!isNull(node)) { // CFG-7
            text.value = node.text();
        }
    }
}

void SchemaReader::readField(const MapEntry& entry, Field<std::vector<WeightEntry>>& field)
{
    if (!begin(entry, field))
        return;
    if (entry.value.node->kind != YamlKind::Mapping) {
        m_findings.addType(kType, entry,
                           QUOTADECK_TEXT("rules", "\"%1\" must be a map such as {memory: 1.0}, but is %2"));
        return;
    }
    const MapEntries all = mapEntries(*entry.value.node);
    m_findings.addKeys(*entry.value.node, all.problems);
    for (const MapEntry& item : all.entries) {
        const YamlNode& node = *item.value.node;
        const auto value = node.kind != YamlKind::Scalar ? std::nullopt
            : isNull(node)                               ? 0.0
                                                         : readFloat(node);
        if (!value)
            m_findings.addType(kWeight, item, QUOTADECK_TEXT("rules", "\"%1\" must be a number, but is %2"));
        else
            field.value.push_back({std::string(item.key->text()), *value, item.key->span, node.span});
    }
}

void SchemaReader::readField(const MapEntry& entry, ResolverField field)
{
    const YamlNode& node = *entry.value.node;
    if (isNull(node))
        return;
    if (node.kind != YamlKind::Mapping)
        m_findings.addType(kType, entry, QUOTADECK_TEXT("rules", "\"%1\" must be a map, but is %2"));
    else
        readSlots(node, slot("type", field.type));
}

void SchemaReader::readField(const MapEntry& entry, std::vector<PlacementRuleConfig>& parent)
{
    const YamlNode& node = *entry.value.node;
    if (isNull(node))
        return;
    if (node.kind != YamlKind::Mapping)
        m_findings.addType(kType, entry,
                           QUOTADECK_TEXT("rules", "\"%1\" must be a placement rule, but is %2"));
    else
        readBody(node, parent.emplace_back());
}
} // namespace

ReadResult readConfig(const YamlTree& tree)
{
    return SchemaReader().read(tree);
}

Finding findingFor(const YamlError& error)
{
    return {ruleOf(error.kind), Severity::Error, kCategory, {}, error.span, error.message, {}, {}};
}

std::span<const RuleInfo> readingRules()
{
    static constexpr std::array kRules{
        RuleInfo::fact("INPUT", Severity::Error, QUOTADECK_TEXT("rules", "The file can be read"),
                       QUOTADECK_TEXT("rules",
                                      "The file could not be opened or read, or is larger than a "
                                      "configuration may be. Check its name and permissions.")),
        kYaml,
        RuleInfo{"CFG-2",
                 Severity::Error,
                 {},
                 QUOTADECK_TEXT("rules", "An empty configuration is legal"),
                 QUOTADECK_TEXT("rules",
                                "An empty text, comments alone and a null document are read as a "
                                "configuration without partitions.")},
        kTopMap,
        kUnknownKey,
        kDuplicateKey,
        kReference,
        RuleInfo{"CFG-7",
                 Severity::Error,
                 {},
                 QUOTADECK_TEXT("rules", "A null counts as not set"),
                 QUOTADECK_TEXT("rules",
                                "A null value is the default of its key; a null in a list is dropped; a null "
                                "quantity is an empty text, which is not a quantity.")},
        kTag,
        kBoolean,
        kCount,
        kWeight,
        kType,
        kBounds,
    };
    return kRules;
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/reader.h"

#include "core/base/text.h"
#include "core/config/schema/keysuggestion.h"
#include "core/config/schema/schemareader.h"

#include <algorithm>
#include <iterator>

namespace quotadeck::config {
namespace {
constexpr const char* kCategory = "yaml";

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

ReadResult SchemaReader::read(const YamlTree& tree)
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

Finding& SchemaReader::report(std::string rule, TextSpan span, std::string message)
{
    return m_result.findings.emplace_back(
        Finding{std::move(rule), Severity::Error, kCategory, path(), span, std::move(message), {}, {}});
}

void SchemaReader::reportType(std::string rule, const MapEntry& entry, std::string_view wanted)
{
    const YamlNode& node = *entry.value.node;
    const std::string actual
        = node.kind == YamlKind::Scalar ? fmt::format("\"{}\"", node.text()) : std::string(kindName(node));
    report(std::move(rule), node.span,
           fmt::format("\"{}\" must be {}, but is {}", entry.key->text(), wanted, actual));
    m_result.damaged.push_back(m_mapping);
}

void SchemaReader::reportKeys(const YamlNode& mapping, const std::vector<KeyProblem>& problems)
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
            report("CFG-6", problem.at.place(), "\"<<\" takes a map, an alias of a map, or a list of these");
            m_result.damaged.push_back(&mapping);
            break;
        }
    }
}

void SchemaReader::reportUnknown(const MapEntry& entry, std::span<const std::string_view> known,
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

const std::string& SchemaReader::pathOf(QueuePlace& queue)
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

void SchemaReader::readItem(const YamlNode& mapping, const YamlNode& list, QueueConfig& queue)
{
    QueuePlace place{m_queue, list, mapping, {}};
    const Scoped<QueuePlace*> inQueue(m_queue, &place);
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

ReadResult readConfig(const YamlTree& tree)
{
    return SchemaReader().read(tree);
}

Finding findingFor(const YamlError& error)
{
    return {ruleOf(error.kind), Severity::Error, kCategory, {}, error.span, error.message, {}, {}};
}
} // namespace quotadeck::config

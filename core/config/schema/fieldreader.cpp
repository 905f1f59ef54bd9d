// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/schemareader.h"

/// How a value of each kind is read.
namespace quotadeck::config {
namespace {
/// Entries of a map with free keys (CFG-13). The scheduler has no bound, but clusters have a handful of types, and
/// the arithmetic on resources is made for few.
constexpr std::size_t kMostEntries = 1000;
} // namespace

void SchemaReader::readField(const MapEntry& entry, TextField& field)
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

void SchemaReader::readField(const MapEntry& entry, BoolField& field)
{
    if (!begin(entry, field))
        return;
    const auto value
        = entry.value.node->kind == YamlKind::Scalar ? readBoolean(*entry.value.node) : std::nullopt;
    if (!value)
        reportType("CFG-9", entry, "true or false, without quotes");
    field.value = value.value_or(false);
}

void SchemaReader::readField(const MapEntry& entry, CountField& field)
{
    if (!begin(entry, field))
        return;
    const auto value
        = entry.value.node->kind == YamlKind::Scalar ? readCount(*entry.value.node) : std::nullopt;
    if (!value)
        reportType("CFG-10", entry, "a whole number of at least 0, without quotes");
    field.value = value.value_or(0);
}

void SchemaReader::readField(const MapEntry& entry, TextList& field)
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

void SchemaReader::readField(const MapEntry& entry, TextMap& field)
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

void SchemaReader::readField(const MapEntry& entry, Field<std::vector<WeightEntry>>& field)
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

void SchemaReader::readField(const MapEntry& entry, ResolverField field)
{
    const YamlNode& node = *entry.value.node;
    if (isNull(node))
        return;
    if (node.kind != YamlKind::Mapping)
        reportType("CFG-12", entry, "a map");
    else
        readSlots(node, slot("type", field.type));
}

void SchemaReader::readField(const MapEntry& entry, std::vector<PlacementRuleConfig>& parent)
{
    const YamlNode& node = *entry.value.node;
    if (isNull(node))
        return;
    if (node.kind != YamlKind::Mapping)
        reportType("CFG-12", entry, "a placement rule");
    else
        readBody(node, parent.emplace_back());
}
} // namespace quotadeck::config

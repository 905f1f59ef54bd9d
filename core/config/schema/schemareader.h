// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/reader.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/scalarvalue.h"

#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How texts become a configuration; for the reader alone.
namespace quotadeck::config {
/// "a list", "a map", "a single value".
[[nodiscard]] std::string_view kindName(const YamlNode& node);
/// Those of @p known that are not among @p entries.
[[nodiscard]] std::vector<std::string_view> absentKeys(std::span<const std::string_view> known,
                                                       std::span<const MapEntry> entries);

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

/// Reads one configuration: the keys of each type are in reader.cpp, values in fieldreader.cpp.
class SchemaReader
{
public:
    [[nodiscard]] ReadResult read(const YamlTree& tree);

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

    Finding& report(std::string rule, TextSpan span, std::string message);
    void reportType(std::string rule, const MapEntry& entry, std::string_view wanted);
    void reportKeys(const YamlNode& mapping, const std::vector<KeyProblem>& problems);
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
} // namespace quotadeck::config

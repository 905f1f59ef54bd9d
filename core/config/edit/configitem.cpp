// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/configitem.h"

#include "core/config/schema/schemafields.h"

#include <cmath>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
template <typename T>
YamlValue mapValue(const T& object);

void add(std::vector<YamlEntry>& entries, std::string_view key, YamlValue value)
{
    entries.push_back({std::string(key), std::move(value)});
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const TextField& field)
{
    if (field.isSet)
        add(entries, key, YamlValue::of({field.value, ScalarUse::Text}));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const BoolField& field)
{
    if (field.isSet)
        add(entries, key, YamlValue::of({field.value ? "true" : "false", ScalarUse::Number}));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const CountField& field)
{
    if (field.isSet)
        add(entries, key, YamlValue::of({std::to_string(field.value), ScalarUse::Number}));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const TextList& field)
{
    if (!field.isSet)
        return;
    std::vector<YamlValue> items;
    for (const TextField& item : field.value)
        items.push_back(YamlValue::of({item.value, ScalarUse::Text}));
    add(entries, key, YamlValue::listOf(std::move(items)));
}

std::string numberText(double value)
{
    if (std::isnan(value))
        return ".nan";
    if (std::isinf(value))
        return value < 0 ? "-.inf" : ".inf";
    return fmt::format("{}", value);
}

NewScalar entryValue(const TextEntry& entry)
{
    return {entry.value, ScalarUse::Quantity};
}

NewScalar entryValue(const WeightEntry& entry)
{
    return {numberText(entry.value), ScalarUse::Number};
}

template <typename Entry>
void addEntries(std::vector<YamlEntry>& entries, std::string_view key, const Field<std::vector<Entry>>& field)
{
    if (!field.isSet)
        return;
    std::vector<YamlEntry> inner;
    for (const Entry& entry : field.value)
        add(inner, entry.key, YamlValue::of(entryValue(entry)));
    add(entries, key, YamlValue::mapOf(std::move(inner)));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const TextMap& field)
{
    addEntries(entries, key, field);
}

void addField(std::vector<YamlEntry>& entries, std::string_view key,
              const Field<std::vector<WeightEntry>>& field)
{
    addEntries(entries, key, field);
}

template <typename T>
void addItems(std::vector<YamlEntry>& entries, std::string_view key, const std::vector<T>& list)
{
    std::vector<YamlValue> items;
    items.reserve(list.size());
    for (const T& item : list)
        items.push_back(mapValue(item));
    add(entries, key, YamlValue::listOf(std::move(items)));
}

template <typename T>
void addField(std::vector<YamlEntry>& entries, std::string_view key, const Field<std::vector<T>>& field)
{
    if (field.isSet)
        addItems(entries, key, field.value);
}

template <typename T>
void addField(std::vector<YamlEntry>& entries, std::string_view key, const Field<T>& field)
{
    if (field.isSet)
        add(entries, key, mapValue(field.value));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key,
              const std::vector<PlacementRuleConfig>& parent)
{
    if (!parent.empty())
        add(entries, key, mapValue(parent.front()));
}

template <typename T>
void addField(std::vector<YamlEntry>& entries, std::string_view key, const ResolverFields<T>& resolver)
{
    if (resolver.type.isSet)
        add(entries, key, mapValue(resolver));
}

template <typename T>
YamlValue mapValue(const T& object)
{
    std::vector<YamlEntry> entries;
    forEachField(object, [&](std::string_view key, const auto& field) { addField(entries, key, field); });
    return YamlValue::mapOf(std::move(entries));
}
} // namespace

YamlValue valueOf(const ConfigItem& item)
{
    if (const auto* const text = std::get_if<std::string>(&item))
        return YamlValue::of({*text, ScalarUse::Text});
    if (const auto* const limit = std::get_if<LimitConfig>(&item))
        return mapValue(*limit);
    if (const auto* const queue = std::get_if<QueueConfig>(&item))
        return mapValue(*queue);
    if (const auto* const rule = std::get_if<PlacementRuleConfig>(&item))
        return mapValue(*rule);
    return mapValue(std::get<PartitionConfig>(item));
}
} // namespace quotadeck::config

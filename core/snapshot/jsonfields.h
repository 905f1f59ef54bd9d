// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/jsonread.h"
#include "core/snapshot/jsonwrite.h"

#include <algorithm>
#include <string_view>

/// Tables that say once how the fields of a struct are called in JSON, for reading and writing. Internal to
/// core/snapshot.
namespace quotadeck::rest {
template <typename Row>
struct Field
{
    std::string_view name;
    void (*read)(const JsonValue& value, Row& row);
    void (*write)(JsonWriter& writer, std::string_view name, const Row& row); ///< null: is never written
};

template <const auto& Table, typename Row>
void readFields(const JsonValue& value, Row& row);
template <const auto& Table, typename Row>
void writeFields(JsonWriter& writer, const Row& row);

/// Makes the entries of a table for @p Row: `Fields<QueueInfo>::always<&QueueInfo::isLeaf>("isLeaf")`.
template <typename Row>
struct Fields
{
    template <auto Member>
    static void readMember(const JsonValue& value, Row& row)
    {
        read(value, row.*Member);
    }

    template <auto Member>
    static void writeMember(JsonWriter& writer, std::string_view name, const Row& row)
    {
        writer.key(name);
        write(writer, row.*Member);
    }

    template <auto Member>
    static void writeUnlessEmpty(JsonWriter& writer, std::string_view name, const Row& row)
    {
        if (!isEmptyField(row.*Member))
            writeMember<Member>(writer, name, row);
    }

    /// Left out when empty (REST-7).
    template <auto Member>
    static constexpr Field<Row> optional(std::string_view name)
    {
        return {name, &readMember<Member>, &writeUnlessEmpty<Member>};
    }

    template <auto Member>
    static constexpr Field<Row> always(std::string_view name)
    {
        return {name, &readMember<Member>, &writeMember<Member>};
    }

    /// A spelling of other versions: understood, not written.
    template <auto Member>
    static constexpr Field<Row> alias(std::string_view name)
    {
        return {name, &readMember<Member>, nullptr};
    }

    /// An object of its own in JSON whose fields, @p Table, belong to the same struct. Always written.
    template <const auto& Table>
    static constexpr Field<Row> nested(std::string_view name)
    {
        return {name, &readFields<Table, Row>, [](JsonWriter& writer, std::string_view key, const Row& row) {
                    writer.key(key);
                    writer.beginObject();
                    writeFields<Table>(writer, row);
                    writer.endObject();
                }};
    }
};

template <typename Table>
constexpr bool isSortedByName(const Table& table)
{
    return std::ranges::is_sorted(table, {}, [](const auto& field) { return field.name; });
}

/// Reads the field @p name if @p Table knows it.
template <const auto& Table, typename Row>
void readField(std::string_view name, const JsonValue& value, Row& row)
{
    static_assert(isSortedByName(Table));
    const auto field
        = std::ranges::lower_bound(Table, name, {}, [](const Field<Row>& entry) { return entry.name; });
    if (field != Table.end() && field->name == name)
        field->read(value, row);
}

template <const auto& Table, typename Row>
void readFields(const JsonValue& value, Row& row)
{
    value.eachField(
        [&row](std::string_view name, const JsonValue& field) { readField<Table>(name, field, row); });
}

/// Writes the fields of @p row between the braces that the caller writes.
template <const auto& Table, typename Row>
void writeFields(JsonWriter& writer, const Row& row)
{
    static_assert(isSortedByName(Table));
    for (const auto& field : Table) {
        if (field.write)
            field.write(writer, field.name, row);
    }
}

template <const auto& Table, typename Row>
void writeObject(JsonWriter& writer, const Row& row)
{
    writer.beginObject();
    writeFields<Table>(writer, row);
    writer.endObject();
}
} // namespace quotadeck::rest

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/jsonread.h"
#include "core/snapshot/jsonwrite.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// How each struct of the snapshot is read from and written to one JSON object: tables of fields, and rows with a path
/// that are flat here and nested in `children` in JSON. The lists of jsonread.h and jsonwrite.h find these functions by
/// their argument. Internal to core.
namespace quotadeck::rest {
void read(const JsonValue& value, ClusterInfo& cluster);
void read(const JsonValue& value, PartitionInfo& partition);
void read(const JsonValue& value, NodeInfo& node);
void read(const JsonValue& value, HealthCheck& check);
void read(const JsonValue& value, HealthInfo& health);
void read(const JsonValue& value, QueueTemplate& childTemplate);
void read(const JsonValue& value, UserUsage& user);
void read(const JsonValue& value, GroupUsage& group);
void read(const JsonValue& value, AllocationInfo& allocation);
void read(const JsonValue& value, AllocationLogEntry& entry);
void read(const JsonValue& value, RequestInfo& request);
void read(const JsonValue& value, StateLogEntry& entry);
void read(const JsonValue& value, PlaceholderInfo& placeholder);
void read(const JsonValue& value, ApplicationInfo& application);

void write(JsonWriter& writer, const ClusterInfo& cluster);
void write(JsonWriter& writer, const PartitionInfo& partition);
void write(JsonWriter& writer, const NodeInfo& node);
void write(JsonWriter& writer, const HealthCheck& check);
void write(JsonWriter& writer, const HealthInfo& health);
void write(JsonWriter& writer, const QueueTemplate& childTemplate);
void write(JsonWriter& writer, const UserUsage& user);
void write(JsonWriter& writer, const GroupUsage& group);
void write(JsonWriter& writer, const AllocationInfo& allocation);
void write(JsonWriter& writer, const AllocationLogEntry& entry);
void write(JsonWriter& writer, const RequestInfo& request);
void write(JsonWriter& writer, const StateLogEntry& entry);
void write(JsonWriter& writer, const PlaceholderInfo& placeholder);
void write(JsonWriter& writer, const ApplicationInfo& application);

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

/// Reads the field @p name if @p Table has it.
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

/// Appends the object @p value and what is below it to @p rows. The depth of the recursion is bounded by the
/// parser's.
template <const auto& Table, typename Row>
void readTree(const JsonValue& value, std::vector<Row>& rows, std::string_view pathKey)
{
    const auto at = rows.size();
    value.context().charge(sizeof(Row));
    rows.emplace_back();
    std::optional<JsonValue> children;
    value.eachField([&](std::string_view name, const JsonValue& field) {
        if (name == "children")
            children = field;
        else
            readField<Table>(name, field, rows[at]);
    });
    if (rows[at].path.isEmpty())
        return value.misses(pathKey);
    if (children)
        children->eachItem([&](const JsonValue& child) { readTree<Table>(child, rows, pathKey); });
}

/// The tree as one object, or as a list of such, since both were seen.
template <const auto& Table, typename Row>
void readTrees(const JsonValue& value, std::vector<Row>& rows, std::string_view pathKey)
{
    if (value.isArray())
        value.eachItem([&](const JsonValue& item) { readTree<Table>(item, rows, pathKey); });
    else
        readTree<Table>(value, rows, pathKey);
}

/// The index after the subtree of rows[at]. Everything belongs to the first row, wherever it lies: nothing that
/// a server sent is lost.
template <typename Row>
[[nodiscard]] std::size_t endOfSubtree(const std::vector<Row>& rows, std::size_t at)
{
    if (at == 0)
        return rows.size();
    auto end = at + 1;
    while (end < rows.size() && rows[at].path.contains(rows[end].path))
        ++end;
    return end;
}

/// How much of a tree is written below a row.
enum class Depth { Subtree, OwnFields };

/// Writes rows[at] with its subtree. @p writeChildNames(writer, rows, at) may add a field before `children`; it does
/// so, too, where the children themselves are left out.
template <const auto& Table, typename Row, typename WriteChildNames>
void writeTree(JsonWriter& writer, const std::vector<Row>& rows, std::size_t at,
               WriteChildNames&& writeChildNames, Depth depth = Depth::Subtree)
{
    constexpr std::string_view kChildren = "children";
    const auto end = endOfSubtree(rows, at);
    const auto writeOwnFields = [&](bool isBeforeChildren) {
        for (const auto& field : Table) {
            if (field.write && (field.name < kChildren) == isBeforeChildren)
                field.write(writer, field.name, rows[at]);
        }
    };

    writer.beginObject();
    writeOwnFields(true);
    if (end > at + 1)
        writeChildNames(writer, rows, at);
    if (end > at + 1 && depth == Depth::Subtree) {
        writer.key(kChildren);
        writer.beginArray();
        for (auto child = at + 1; child < end; child = endOfSubtree(rows, child))
            writeTree<Table>(writer, rows, child, writeChildNames);
        writer.endArray();
    }
    writeOwnFields(false);
    writer.endObject();
}
} // namespace quotadeck::rest

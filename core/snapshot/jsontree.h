// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/jsonfields.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// Rows with a path, flat and in pre-order here, nested in `children` in JSON. Internal to core/snapshot.
namespace quotadeck::rest {
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

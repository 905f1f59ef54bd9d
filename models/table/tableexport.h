// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <chrono>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// What a table was exported from.
struct TableOrigin
{
    QString page{}; ///< the title of the page
    QString source{}; ///< empty: none
    QString partition{}; ///< empty: none
    bool isSimulated = false;
    std::optional<std::chrono::milliseconds> time{}; ///< of the data, since the epoch; nothing: not known
    QString filter{}; ///< empty: none

    friend bool operator==(const TableOrigin&, const TableOrigin&) = default;
};

/// A copy of a table, or of a part of it, to be written on any thread.
struct TableContent
{
    struct Column
    {
        QString title{};
        bool isNumeric = false;
    };
    struct Cell
    {
        QString text; ///< as shown; empty: nothing, or not known
        QVariant exact; ///< as ExactRole
    };
    struct Row
    {
        QString id; ///< as IdRole: of a queue its path; empty: the model has none
        int level = 0; ///< in a tree
        std::vector<Cell> cells; ///< one for each column
    };

    TableOrigin origin;
    std::vector<Column> columns; ///< in the order on the screen
    std::vector<Row> rows;
};

/// One line: page, source, partition, time of the data, and that it is simulated if it is.
[[nodiscard]] QString originText(const TableOrigin& origin);

/// Comma-separated values (RFC 4180) in UTF-8: a line of titles, then one for each row. Behind a column of which exact values are
/// known, "<title> (exact)" has them: cores, bytes, pieces, parts of 1, times in UTC, "unlimited". What is not known is empty. Rows of
/// a tree begin with their key, the id. No text is a formula: see csvText().
[[nodiscard]] QByteArray tableAsCsv(const TableContent& table);
/// One object: what the table was exported from, "columns" in their order, and "rows" with their cells by the title. A cell with an
/// exact value is {"text", "value"}, others are texts; what is not known is null.
[[nodiscard]] QByteArray tableAsJson(const TableContent& table);
/// A table of GitHub's Markdown with the texts that are shown; rows of a tree begin with their key, the id.
[[nodiscard]] QByteArray tableAsMarkdown(const TableContent& table);
} // namespace quotadeck::models

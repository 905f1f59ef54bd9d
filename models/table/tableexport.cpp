// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tableexport.h"

#include "models/common/celltext.h"
#include "models/common/exporttext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <cstddef>

namespace quotadeck::models {
namespace {
struct TableExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(TableExport)
};

const QString kId
    = QStringLiteral("Key"); ///< not "ID": a file that begins so is of another format for spreadsheets (SYLK)

/// The text; empty for the sign of a value that is not set or not known.
QString knownText(const TableContent::Cell& cell)
{
    return cell.text == unsetText() ? QString() : cell.text;
}

bool hasExactValues(const TableContent& table, std::size_t column)
{
    return std::ranges::any_of(
        table.rows, [column](const TableContent::Row& row) { return row.cells.at(column).exact.isValid(); });
}

/// Whether the id says more than the first column: the names of queues occur under several parents.
bool showsIds(const TableContent& table)
{
    const bool isTree
        = std::ranges::any_of(table.rows, [](const TableContent::Row& row) { return row.level > 0; });
    return isTree && std::ranges::any_of(table.rows, [](const TableContent::Row& row) {
               return !row.id.isEmpty() && (row.cells.empty() || row.id != row.cells.front().text);
           });
}

QString isoTime(std::chrono::milliseconds time)
{
    return QDateTime::fromMSecsSinceEpoch(time.count(), Qt::UTC).toString(Qt::ISODateWithMs);
}

QString exactField(const QVariant& exact)
{
    return exact.typeId() == QMetaType::Double ? plainNumber(exact.toDouble()) : csvField(exact.toString());
}

QString markdownCell(QString text)
{
    text.replace(u'&', QStringLiteral("&amp;"));
    for (const QChar sign : QStringLiteral("\\|*_`[]~"))
        text.replace(sign, QStringLiteral("\\") + sign);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    return text.replace(u'<', QStringLiteral("&lt;")).replace(u'\n', QStringLiteral("<br>"));
}

QJsonValue orNull(const QString& text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

/// Titles that occur twice get a number.
std::vector<QString> keysOf(const TableContent& table)
{
    std::vector<QString> keys;
    for (const TableContent::Column& column : table.columns) {
        QString key = column.title;
        for (int number = 2; std::ranges::find(keys, key) != keys.end(); ++number)
            key = QStringLiteral("%1 %2").arg(column.title).arg(number);
        keys.push_back(key);
    }
    return keys;
}
} // namespace

QString originText(const TableOrigin& origin)
{
    QStringList parts = {origin.page};
    if (origin.isSimulated)
        parts << TableExportTexts::tr("SIMULATED");
    for (const QString& part : {origin.source, origin.partition}) {
        if (!part.isEmpty())
            parts << part;
    }
    if (origin.time)
        parts << timeText(*origin.time);
    if (!origin.filter.isEmpty())
        parts << TableExportTexts::tr("filter: %1").arg(origin.filter);
    return parts.join(QStringLiteral("  ·  "));
}

QByteArray tableAsCsv(const TableContent& table)
{
    const bool hasIds = showsIds(table);
    std::vector<bool> hasExact;
    QStringList fields;
    if (hasIds)
        fields << kId;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const QString& title = table.columns[column].title;
        hasExact.push_back(hasExactValues(table, column));
        fields << csvText(title);
        if (hasExact.back())
            fields << csvText(TableExportTexts::tr("%1 (exact)").arg(title));
    }
    QStringList lines = {fields.join(u',')};
    for (const TableContent::Row& row : table.rows) {
        fields.clear();
        if (hasIds)
            fields << csvText(row.id);
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            fields << csvText(knownText(row.cells[column]));
            if (hasExact[column])
                fields << exactField(row.cells[column].exact);
        }
        lines << fields.join(u',');
    }
    return lines.join(QStringLiteral("\r\n")).append(QStringLiteral("\r\n")).toUtf8();
}

QByteArray tableAsJson(const TableContent& table)
{
    const std::vector<QString> keys = keysOf(table);
    QJsonArray rows;
    for (const TableContent::Row& row : table.rows) {
        QJsonObject cells;
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            const TableContent::Cell& cell = row.cells[column];
            const QJsonValue text = orNull(knownText(cell));
            if (cell.exact.isValid())
                cells[keys[column]] = QJsonObject{{QStringLiteral("text"), text},
                                                  {QStringLiteral("value"), cell.exact.toJsonValue()}};
            else
                cells[keys[column]] = text;
        }
        rows << QJsonObject{{QStringLiteral("key"), orNull(row.id)},
                            {QStringLiteral("level"), row.level},
                            {QStringLiteral("cells"), cells}};
    }
    QJsonArray columns;
    for (const QString& key : keys)
        columns << key;
    const TableOrigin& origin = table.origin;
    const QJsonObject root{
        {QStringLiteral("page"), origin.page},
        {QStringLiteral("source"), orNull(origin.source)},
        {QStringLiteral("partition"), orNull(origin.partition)},
        {QStringLiteral("simulated"), origin.isSimulated},
        {QStringLiteral("time"), origin.time ? QJsonValue(isoTime(*origin.time)) : QJsonValue()},
        {QStringLiteral("filter"), orNull(origin.filter)},
        {QStringLiteral("columns"), columns},
        {QStringLiteral("rows"), rows}};
    return QJsonDocument(root).toJson();
}

QByteArray tableAsMarkdown(const TableContent& table)
{
    const bool hasIds = showsIds(table);
    QStringList titles;
    QStringList rules;
    if (hasIds) {
        titles << kId;
        rules << QStringLiteral("---");
    }
    for (const TableContent::Column& column : table.columns) {
        titles << markdownCell(column.title);
        rules << (column.isNumeric ? QStringLiteral("---:") : QStringLiteral("---"));
    }
    const auto line = [](const QStringList& cells) {
        return QStringLiteral("| %1 |").arg(cells.join(QStringLiteral(" | ")));
    };
    QStringList lines = {line(titles), line(rules)};
    for (const TableContent::Row& row : table.rows) {
        QStringList cells;
        if (hasIds)
            cells << markdownCell(row.id);
        for (const TableContent::Cell& cell : row.cells)
            cells << markdownCell(cell.text);
        lines << line(cells);
    }
    return lines.join(u'\n').append(u'\n').toUtf8();
}
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/resultsmodel.h"

#include "models/common/celltext.h"
#include "models/simulation/resultwords.h"

#include <QLocale>

#include <optional>
#include <utility>

namespace quotadeck::models {
namespace {
using sim::Measure;

/// What a column of numbers shows.
std::optional<Measure> measureOf(int column)
{
    switch (static_cast<ResultsModel::Column>(column)) {
    case ResultsModel::SubmittedColumn:
        return Measure::Submitted;
    case ResultsModel::WaitingColumn:
        return Measure::Waiting;
    case ResultsModel::RunningColumn:
        return Measure::Running;
    case ResultsModel::CompletedColumn:
        return Measure::Completed;
    case ResultsModel::FailedColumn:
        return Measure::Failed;
    case ResultsModel::RejectedColumn:
        return Measure::Rejected;
    case ResultsModel::MeanWaitColumn:
        return Measure::MeanWait;
    case ResultsModel::LongWaitColumn:
        return Measure::LongWait;
    case ResultsModel::DeniedColumn:
        return Measure::Denied;
    default:
        return std::nullopt;
    }
}

/// All reasons, a line each.
QString reasonsText(const sim::ResultRow& row)
{
    QStringList lines;
    for (const sim::DenialCount& denial : row.denials)
        lines << QStringLiteral("%1 × %2").arg(QLocale().toString(qulonglong{denial.count}),
                                               denialReasonText(denial.reason));
    return lines.join(u'\n');
}

QString display(const sim::ResultRow& row, int column)
{
    if (const auto measure = measureOf(column))
        return measureText(*measure, valueOf(row, *measure));
    switch (column) {
    case ResultsModel::NameColumn:
        return resultName(row);
    case ResultsModel::ShareColumn:
        return row.share ? shareText(row.share) : unlimitedText();
    case ResultsModel::ReasonColumn:
        if (row.denials.empty())
            return {};
        //: a reason, how many others
        return row.denials.size() == 1
            ? denialReasonText(row.denials.front().reason)
            : ResultsModel::tr("%1, %n more", nullptr, static_cast<int>(row.denials.size() - 1))
                  .arg(denialReasonText(row.denials.front().reason));
    default:
        return {};
    }
}

QVariant sortValue(const sim::ResultRow& row, int column)
{
    if (const auto measure = measureOf(column))
        return valueOf(row, *measure).value_or(-1); // unknown below every number
    if (column == ResultsModel::ShareColumn)
        return row.share ? row.share->mean() : -1.0;
    return display(row, column);
}

QString toolTip(const sim::ResultRow& row, int column)
{
    if (column == ResultsModel::ReasonColumn || column == ResultsModel::DeniedColumn)
        return reasonsText(row);
    if (column != ResultsModel::ShareColumn || !row.share)
        return display(row, column);
    //: path of a queue
    return ResultsModel::tr("%1\nThe quota is that at %2.")
        .arg(shareText(row.share), QString::fromStdString(row.share->queue.text()));
}
} // namespace

void ResultsModel::setResults(std::shared_ptr<const sim::Results> results)
{
    m_results = std::move(results);
    showRows();
}

void ResultsModel::setKind(Kind kind)
{
    if (std::exchange(m_kind, kind) != kind)
        showRows();
}

void ResultsModel::showRows()
{
    std::vector<ResultsRow> rows;
    if (m_results) {
        for (const sim::ResultRow& row : m_kind == Kind::Queues ? m_results->queues : m_results->users)
            rows.push_back({QString::fromStdString(row.name), row});
    }
    setRows(std::move(rows));
}

int ResultsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ResultsModel::cell(const ResultsRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(row.result, column);
    case Qt::ToolTipRole:
        return toolTip(row.result, column);
    case SortRole:
        return sortValue(row.result, column);
    case NumericRole:
        return measureOf(column).has_value();
    case EmphasisRole: {
        const auto measure = measureOf(column);
        const bool isNothing = measure && valueOf(row.result, *measure).value_or(0) == 0;
        return static_cast<int>(isNothing ? Emphasis::Dim : Emphasis::Normal);
    }
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto measure = measureOf(section);
    if (role == Qt::TextAlignmentRole && measure)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && measure)
        return measureHelp(*measure);
    if (role == Qt::ToolTipRole && section == ShareColumn)
        return tr("Of the quota that most is used of on the average: of a queue the smallest maximum up to "
                  "the root, "
                  "of a user the limits");
    if (role != Qt::DisplayRole)
        return {};
    if (measure)
        return measureTitle(*measure);
    switch (static_cast<Column>(section)) {
    case NameColumn:
        return m_kind == Kind::Queues ? tr("Queue") : tr("User");
    case ShareColumn:
        return tr("Share of quota");
    case ReasonColumn:
        return tr("Denied by");
    default:
        return {};
    }
}
} // namespace quotadeck::models

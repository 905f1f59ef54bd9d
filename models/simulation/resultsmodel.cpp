// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/resultsmodel.h"

#include "models/common/celltext.h"
#include "models/simulation/resultwords.h"

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

QString ResultsModel::display(const ResultsRow& row, int column) const
{
    const sim::ResultRow& result = row.result;
    if (const auto measure = measureOf(column))
        return measureText(*measure, valueOf(result, *measure));
    switch (column) {
    case NameColumn:
        return resultName(result);
    case ShareColumn:
        return result.share ? shareText(result.share) : unlimitedText();
    case ReasonColumn:
        return mostOftenText(result.denials);
    default:
        return {};
    }
}

QString ResultsModel::toolTip(const ResultsRow& row, int column) const
{
    const auto& share = row.result.share;
    if (column == ReasonColumn || column == DeniedColumn)
        return reasonsText(row.result.denials);
    if (column != ShareColumn || !share)
        return display(row, column);
    //: path of a queue
    return tr("%1\nQuota of %2.").arg(shareText(share), QString::fromStdString(share->queue.text()));
}

QVariant ResultsModel::sortValue(const ResultsRow& row, int column) const
{
    if (const auto measure = measureOf(column))
        return valueOf(row.result, *measure).value_or(-1); // unknown below every number
    if (column == ShareColumn)
        return row.result.share ? row.result.share->mean() : -1.0;
    return display(row, column);
}

bool ResultsModel::isNumber(int column) const
{
    return measureOf(column).has_value();
}

bool ResultsModel::isDim(const ResultsRow& row, int column) const
{
    const auto measure = measureOf(column);
    return measure && valueOf(row.result, *measure).value_or(0) == 0;
}

QString ResultsModel::help(int column) const
{
    if (const auto measure = measureOf(column))
        return measureHelp(*measure);
    return column == ShareColumn
        ? tr("Share of the quota with the highest mean usage: for a queue the smallest max up to the root, "
             "for a user the limits")
        : QString();
}

QString ResultsModel::title(int column) const
{
    if (const auto measure = measureOf(column))
        return measureTitle(*measure);
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return m_kind == Kind::Queues ? tr("Queue") : tr("User");
    case ShareColumn:
        return tr("Share of quota");
    case ReasonColumn:
        return tr("Blocked by");
    default:
        return {};
    }
}
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/resultsmodel.h"

#include "models/common/celltext.h"
#include "models/simulation/resultwords.h"

#include <utility>

namespace quotadeck::models {
namespace {
using sim::Measure;

template <Measure measure>
QString measured(const ResultsRow& row)
{
    return measureText(measure, valueOf(row.result, measure));
}

/// A column of one measure, unknown values below every number.
template <Measure measure>
constexpr ColumnOf<ResultsRow> measureColumn(int column)
{
    using Row = const ResultsRow&;
    return {
        .column = column,
        .sharedTitle = [] { return measureTitle(measure); },
        .sharedHelp = [] { return measureHelp(measure); },
        .isNumeric = true,
        .text = measured<measure>,
        .emphasis = [](Row row) { return dimUnless(valueOf(row.result, measure).value_or(0) != 0); },
        .isBefore
        = [](Row left, Row right) { return valueOf(left.result, measure) < valueOf(right.result, measure); },
    };
}

QString deniedReasons(const ResultsRow& row)
{
    return reasonsText(row.result.denials);
}

constexpr ColumnOf<ResultsRow> deniedColumn(int column)
{
    auto denied = measureColumn<Measure::Denied>(column);
    denied.toolTip = deniedReasons;
    return denied;
}
} // namespace

ColumnTable<ResultsRow> ResultsModel::columns()
{
    using Row = const ResultsRow&;
    static constexpr ColumnOf<ResultsRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("What the row stands for"),
            .text = [](Row row) { return resultName(row.result); },
        },
        measureColumn<Measure::Submitted>(SubmittedColumn),
        measureColumn<Measure::Waiting>(WaitingColumn),
        measureColumn<Measure::Running>(RunningColumn),
        measureColumn<Measure::Completed>(CompletedColumn),
        measureColumn<Measure::Failed>(FailedColumn),
        measureColumn<Measure::Rejected>(RejectedColumn),
        measureColumn<Measure::MeanWait>(MeanWaitColumn),
        measureColumn<Measure::LongWait>(LongWaitColumn),
        {
            .column = ShareColumn,
            .title = QT_TR_NOOP("Share of quota"),
            .help = QT_TR_NOOP("Share of the quota with the highest mean usage: for a queue the smallest max "
                               "up to the root, "
                               "for a user the limits"),
            .text = [](Row row) { return row.result.share ? shareText(row.result.share) : unlimitedText(); },
            .toolTip =
                [](Row row) {
                    const auto& share = row.result.share;
                    if (!share)
                        return unlimitedText();
                    //: path of a queue
                    return tr("%1\nQuota of %2.")
                        .arg(shareText(share), QString::fromStdString(share->queue.text()));
                },
            .isBefore =
                [](Row left, Row right) { // not limited below every share
                    const auto mean
                        = [](Row row) { return row.result.share ? row.result.share->mean() : -1.0; };
                    return mean(left) < mean(right);
                },
        },
        deniedColumn(DeniedColumn),
        {
            .column = ReasonColumn,
            .title = QT_TR_NOOP("Blocked by"),
            .help = QT_TR_NOOP("What waiting applications wait for most"),
            .text = [](Row row) { return mostOftenText(row.result.denials); },
            .toolTip = deniedReasons,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ResultsModel::ResultsModel(QObject* parent) : RowList(columns(), parent) { }

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

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_kind == Kind::Users && section == NameColumn && orientation == Qt::Horizontal
        && role == Qt::DisplayRole)
        return tr("User");
    return RowList::headerData(section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_resultsmodel.cpp"

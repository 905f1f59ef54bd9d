// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/overviewtables.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/common/forecasttext.h"
#include "models/common/usagebar.h"

#include <QLocale>

#include <cmath>

namespace quotadeck::models {
namespace {
Share shareOf(const CapacityRow& row)
{
    return row.used ? Share(*row.used, row.total) : Share();
}

QString typeText(const CapacityRow& row)
{
    return QString::fromStdString(std::string(row.type->name()));
}

QString amountText(const CapacityRow& row, const std::optional<Quantity>& amount)
{
    return amount ? quantityText(*row.type, *amount) : unsetText();
}

QString exactAmount(const CapacityRow& row, const std::optional<Quantity>& amount)
{
    return amount ? exactText(*row.type, *amount) : CapacityModel::tr("Not reported");
}

QVariant capacityBar(const CapacityRow& row)
{
    if (!row.total || !row.used)
        return {};
    UsageBar bar;
    bar.used = *row.used;
    bar.pending = row.pending.value_or(0);
    bar.max = row.total;
    bar.type = typeText(row);
    bar.text = CapacityModel::tr("%1: %2 of %3 used, %4 pending")
                   .arg(bar.type, amountText(row, row.used), amountText(row, row.total),
                        amountText(row, row.pending));
    return QVariant::fromValue(bar);
}

bool isFailureState(const StateRow& row)
{
    return row.count > 0
        && (row.state == QLatin1StringView("Failing") || row.state == QLatin1StringView("Failed")
            || row.state == QLatin1StringView("Rejected"));
}

QString limitAmounts(const LimitUseRow& row)
{
    const Binding& binding = row.binding;
    if (!binding.type)
        return LimitUseModel::tr("%1 of %n applications", nullptr, static_cast<int>(binding.limit))
            .arg(QLocale().toString(static_cast<qlonglong>(binding.used)));
    const QString limit = quantityText(*binding.type, binding.limit);
    QString used = quantityText(*binding.type, binding.used);
    // "144 of 180 GiB": a unit that both have is written once.
    if (const auto space = limit.lastIndexOf(u' '); space > 0 && used.endsWith(limit.mid(space)))
        used.chop(limit.size() - space);
    //: resource type, used amount, limit
    return LimitUseModel::tr("%1 %2 of %3").arg(QString::fromStdString(binding.type->name()), used, limit);
}

QVariant limitBar(const LimitUseRow& row)
{
    UsageBar bar;
    bar.used = row.binding.used;
    bar.max = row.binding.limit;
    bar.type = row.binding.type ? QString::fromStdString(row.binding.type->name()) : QString();
    bar.text = row.binding.sentence();
    return QVariant::fromValue(bar);
}

bool isQueueRow(const LimitUseRow& row)
{
    return row.id.starts_with("q:");
}

QString placeText(const LimitUseRow& row)
{
    return isQueueRow(row) ? unsetText() : QString::fromStdString(row.binding.queue.text());
}

/// In whole percent points.
int pointsOf(const UseTrend& trend)
{
    return static_cast<int>(std::lround(trend.change * 100));
}

QString trendText(const LimitUseRow& row)
{
    if (!row.trend)
        return unsetText();
    const int points = pointsOf(*row.trend);
    const QString digits = QLocale().toString(std::abs(points));
    if (points == 0)
        return percentText(digits);
    return (points > 0 ? QStringLiteral("+") : QStringLiteral("−")) + percentText(digits);
}

QString forecastText(const LimitUseRow& row)
{
    return row.forecast ? timeToLimitText(*row.forecast) : QString();
}

QString forecastToolTip(const LimitUseRow& row)
{
    return row.forecast
        ? timeToLimitBasis(*row.forecast)
        : LimitUseModel::tr(
            "Unknown: the use does not clearly grow, the limit is reached already, or the limit has "
            "not been observed long enough");
}

QString reasonText(const WaitingRow& row)
{
    return row.reason.isEmpty() ? WaitingModel::tr("The scheduler reports no reason") : row.reason;
}

QString waitText(const WaitingRow& row)
{
    return row.since.count() == 0 ? unsetText() : ageText(row.age);
}

RowState stateOf(EventMark::Kind kind)
{
    switch (kind) {
    case EventMark::Kind::NodesLost:
    case EventMark::Kind::Restart:
        return RowState::Warning;
    case EventMark::Kind::HealthLost:
        return RowState::Critical;
    case EventMark::Kind::Configuration:
    case EventMark::Kind::NodesAdded:
    case EventMark::Kind::HealthRestored:
        return RowState::Normal;
    }
    return RowState::Normal;
}
} // namespace

ColumnTable<CapacityRow> CapacityModel::columns()
{
    using Row = const CapacityRow&;
    static constexpr ColumnOf<CapacityRow> kColumns[] = {
        {
            .column = TypeColumn,
            .title = QT_TR_NOOP("Resource"),
            .text = typeText,
            .isBefore = [](Row left, Row right) { return left.id < right.id; },
        },
        {
            .column = ShareColumn,
            .title = QT_TR_NOOP("Use"),
            .help = QT_TR_NOOP("Used part of the capacity; hatched: pending"),
            .text = [](Row row) { return row.total && row.used ? shareOf(row).text() : unsetText(); },
            .toolTip =
                [](Row row) {
                    return row.total && row.used ? capacityBar(row).value<UsageBar>().text
                                                 : tr("Not reported");
                },
            .state = [](Row row) { return shareOf(row).state(); },
            .bar = capacityBar,
            .isBefore = [](Row left, Row right) { return shareOf(left) < shareOf(right); },
            .isSame = equalIn<&CapacityRow::used, &CapacityRow::total, &CapacityRow::pending>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .isNumeric = true,
            .text = [](Row row) { return amountText(row, row.used); },
            .toolTip = [](Row row) { return exactAmount(row, row.used); },
            .isBefore = orderedBy<&CapacityRow::used>,
        },
        {
            .column = TotalColumn,
            .title = QT_TR_NOOP("Capacity"),
            .help = QT_TR_NOOP("Offered by the nodes"),
            .isNumeric = true,
            .text = [](Row row) { return amountText(row, row.total); },
            .toolTip = [](Row row) { return exactAmount(row, row.total); },
            .isBefore = orderedBy<&CapacityRow::total>,
        },
        {
            .column = PendingColumn,
            .title = QT_TR_NOOP("Pending"),
            .help = QT_TR_NOOP("Requested but not yet allocated"),
            .isNumeric = true,
            .text = [](Row row) { return amountText(row, row.pending); },
            .toolTip = [](Row row) { return exactAmount(row, row.pending); },
            .emphasis = [](Row row) { return dimUnless(row.pending.value_or(0) != 0); },
            .isBefore = orderedBy<&CapacityRow::pending>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

CapacityModel::CapacityModel(QObject* parent) : OverviewTable(columns(), parent) { }

ColumnTable<StateRow> StateCountModel::columns()
{
    using Row = const StateRow&;
    static constexpr ColumnOf<StateRow> kColumns[] = {
        {
            .column = StateColumn,
            .title = QT_TR_NOOP("State"),
            .help = QT_TR_NOOP("State reported by the scheduler"),
            .text = textIn<&StateRow::state>,
            .toolTip =
                [](Row row) {
                    return row.isListed ? row.state : tr("Applications in this state are not listed");
                },
            .state = [](Row row) { return isFailureState(row) ? RowState::Critical : RowState::Normal; },
            .emphasis = [](Row row) { return dimUnless(row.isListed); },
            .isBefore = orderedBy<&StateRow::state>,
        },
        {
            .column = CountColumn,
            .title = QT_TR_NOOP("Applications"),
            .isNumeric = true,
            .text = [](Row row) { return QLocale().toString(static_cast<qlonglong>(row.count)); },
            .isBefore = orderedBy<&StateRow::count>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

StateCountModel::StateCountModel(QObject* parent) : OverviewTable(columns(), parent) { }

ColumnTable<HealthRow> HealthModel::columns()
{
    using Row = const HealthRow&;
    static constexpr ColumnOf<HealthRow> kColumns[] = {
        {
            .column = CheckColumn,
            .title = QT_TR_NOOP("Check"),
            .text = textIn<&HealthRow::name>,
            .isBefore = orderedBy<&HealthRow::name>,
        },
        {
            .column = ResultColumn,
            .title = QT_TR_NOOP("Result"),
            .text = [](Row row) { return row.isPassed ? tr("passed") : tr("failed"); },
            .state = [](Row row) { return row.isPassed ? RowState::Normal : RowState::Critical; },
            .isBefore = orderedBy<&HealthRow::isPassed>,
        },
        {
            .column = DiagnosisColumn,
            .title = QT_TR_NOOP("Diagnosis"),
            .text = textIn<&HealthRow::diagnosis>,
            .emphasis = [](Row row) { return dimUnless(!row.isPassed); },
            .isBefore = orderedBy<&HealthRow::diagnosis>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

HealthModel::HealthModel(QObject* parent) : OverviewTable(columns(), parent) { }

ColumnTable<LimitUseRow> LimitUseModel::columns()
{
    using Row = const LimitUseRow&;
    static constexpr ColumnOf<LimitUseRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Name"),
            .help = QT_TR_NOOP("Queue, user or group"),
            .text = textIn<&LimitUseRow::name>,
            .kind = kindIn<&LimitUseRow::kind>,
            .isBefore = orderedBy<&LimitUseRow::name>,
        },
        {
            .column = ShareColumn,
            .title = QT_TR_NOOP("Use"),
            .help = QT_TR_NOOP("Used part of the limit"),
            .text = [](Row row) { return row.binding.share.text(); },
            .toolTip = [](Row row) { return row.binding.sentence(); },
            .state = [](Row row) { return row.binding.share.state(); },
            .bar = limitBar,
            .isBefore = [](Row left, Row right) { return left.binding.share < right.binding.share; },
            .isSame = [](Row left, Row right) { return left.binding == right.binding; },
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used of limit"),
            .text = limitAmounts,
            .toolTip = [](Row row) { return row.binding.sentence(); },
            .isSame = [](Row left, Row right) { return left.binding == right.binding; },
        },
        {
            .column = PlaceColumn,
            .title = QT_TR_NOOP("Set at"),
            .help = QT_TR_NOOP("Queue where the limit is set"),
            .text = placeText,
            .toolTip
            = [](Row row) { return isQueueRow(row) ? tr("The queue's own maximum") : placeText(row); },
            .emphasis = [](Row row) { return dimUnless(!isQueueRow(row)); },
        },
        {
            .column = TrendColumn,
            .title = QT_TR_NOOP("Change"),
            .help = QT_TR_NOOP("Change of the use in the last 15 minutes"),
            .isNumeric = true,
            .text = trendText,
            .toolTip =
                [](Row row) {
                    if (!row.trend)
                        return tr("Not observed long enough");
                    //: percentage, time
                    return tr("%1 of the limit in %2").arg(trendText(row), ageText(row.trend->span));
                },
            .emphasis = [](Row row) { return dimUnless(row.trend && pointsOf(*row.trend) != 0); },
            .isBefore =
                [](Row left, Row right) {
                    const auto change = [](Row row) { return row.trend ? row.trend->change : -2; };
                    return change(left) < change(right);
                },
            .isSame = equalIn<&LimitUseRow::trend>,
        },
        {
            .column = ForecastColumn,
            .title = QT_TR_NOOP("Limit in"),
            .help = QT_TR_NOOP("When the limit is reached if the use grows as in the last 15 minutes"),
            .isNumeric = true,
            .text = forecastText,
            .toolTip = forecastToolTip,
            .isBefore =
                [](Row left, Row right) {
                    const auto likely = [](Row row) {
                        return row.forecast ? row.forecast->likely : std::chrono::nanoseconds::max();
                    };
                    return likely(left) < likely(right);
                },
            .isSame = equalIn<&LimitUseRow::forecast>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

LimitUseModel::LimitUseModel(QObject* parent) : OverviewTable(columns(), parent) { }

ColumnTable<WaitingRow> WaitingModel::columns()
{
    using Row = const WaitingRow&;
    static constexpr ColumnOf<WaitingRow> kColumns[] = {
        {
            .column = ReasonColumn,
            .title = QT_TR_NOOP("Reason"),
            .help = QT_TR_NOOP("Latest scheduler message for a pending request"),
            .text = reasonText,
            .emphasis = [](Row row) { return dimUnless(!row.reason.isEmpty()); },
        },
        {
            .column = ApplicationsColumn,
            .title = QT_TR_NOOP("Applications"),
            .help = QT_TR_NOOP("Applications that wait for this reason"),
            .isNumeric = true,
            .text = [](Row row) { return QLocale().toString(row.applications); },
            .isBefore = orderedBy<&WaitingRow::applications>,
        },
        {
            .column = AgeColumn,
            .title = QT_TR_NOOP("Longest wait"),
            .isNumeric = true,
            .text = waitText,
            .isBefore = orderedBy<&WaitingRow::age>,
        },
        {
            .column = LongestColumn,
            .title = QT_TR_NOOP("Waiting longest"),
            .help = QT_TR_NOOP("Application that has waited longest"),
            .text = textIn<&WaitingRow::longest>,
            //: application, queue
            .toolTip = [](Row row) { return tr("%1 in %2").arg(row.longest, row.queue); },
            .isBefore = orderedBy<&WaitingRow::longest>,
            .isSame = equalIn<&WaitingRow::longest, &WaitingRow::queue>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

WaitingModel::WaitingModel(QObject* parent) : OverviewTable(columns(), parent) { }

ColumnTable<ChangeRow> ChangeListModel::columns()
{
    using Row = const ChangeRow&;
    static constexpr ColumnOf<ChangeRow> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Time"),
            .text = [](Row row) { return clockText(row.mark.time); },
            .toolTip = [](Row row) { return timeText(row.mark.time); },
            .isBefore = [](Row left, Row right) { return left.mark.time < right.mark.time; },
        },
        {
            .column = ChangeColumn,
            .title = QT_TR_NOOP("Change"),
            .text = [](Row row) { return markText(row.mark); },
            .state = [](Row row) { return stateOf(row.mark.kind); },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ChangeListModel::ChangeListModel(QObject* parent) : OverviewTable(columns(), parent) { }
} // namespace quotadeck::models

#include "moc_overviewtables.cpp"

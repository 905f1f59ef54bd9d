// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alerttables.h"

#include "models/common/celltext.h"

#include <chrono>

namespace quotadeck::models {
namespace {
std::chrono::milliseconds wallMilliseconds(SystemTime time)
{
    return std::chrono::floor<std::chrono::milliseconds>(time.time_since_epoch());
}

QString untilText(const Silence& silence)
{
    switch (silence.span) {
    case SilenceSpan::Hour:
    case SilenceSpan::EightHours:
        break;
    case SilenceSpan::UntilResolved:
        return SilenceListModel::tr("resolved");
    case SilenceSpan::Forever:
        return SilenceListModel::tr("removed");
    }
    return silence.until ? timeText(wallMilliseconds(*silence.until)) : unsetText();
}
} // namespace

RowState AlertRow::state() const
{
    if (silence)
        return RowState::Normal;
    return severity == alert::Severity::Critical ? RowState::Critical : RowState::Warning;
}

int AlertRow::urgency() const
{
    return silence ? -1 : static_cast<int>(severity);
}

std::string alertId(const std::string& rule, const metrics::Labels& labels)
{
    std::string id = rule;
    for (const auto& [name, value] : labels)
        id += '\n' + name + '=' + value;
    return id;
}

ColumnTable<AlertRow> AlertListModel::columns()
{
    using Row = const AlertRow&;
    static constexpr ColumnOf<AlertRow> kColumns[] = {
        {
            .column = SeverityColumn,
            .title = QT_TR_NOOP("Severity"),
            .text =
                [](Row row) {
                    return row.severity == alert::Severity::Critical ? tr("critical") : tr("warning");
                },
            .state = [](Row row) { return row.state(); },
            .emphasis = [](Row row) { return dimUnless(!row.silence); },
            .isBefore = [](Row left, Row right) { return left.urgency() < right.urgency(); },
            .isSame = equalIn<&AlertRow::severity, &AlertRow::silence>,
        },
        {
            .column = WhatColumn,
            .title = QT_TR_NOOP("What"),
            .help = QT_TR_NOOP("Queue, user, group or cluster that the alert is about, and its value"),
            .text = textIn<&AlertRow::what>,
            .toolTip
            = [](Row row) { return row.summary.isEmpty() ? row.what : row.what + u'\n' + row.summary; },
            .emphasis = [](Row row) { return dimUnless(!row.silence); },
            .isBefore = orderedBy<&AlertRow::what>,
            .isSame = equalIn<&AlertRow::what, &AlertRow::summary, &AlertRow::silence>,
        },
        {
            .column = RuleColumn,
            .title = QT_TR_NOOP("Rule"),
            .text = textIn<&AlertRow::rule>,
            .toolTip = [](Row row) { return row.summary.isEmpty() ? row.rule : row.summary; },
            .emphasis = [](Row row) { return dimUnless(!row.silence); },
            .isBefore = orderedBy<&AlertRow::rule>,
            .isSame = equalIn<&AlertRow::rule, &AlertRow::summary, &AlertRow::silence>,
        },
        {
            .column = SinceColumn,
            .title = QT_TR_NOOP("Since"),
            .help = QT_TR_NOOP("When the alert began to fire"),
            .text = [](Row row) { return clockText(wallMilliseconds(row.since)); },
            .toolTip = [](Row row) { return timeText(wallMilliseconds(row.since)); },
            .emphasis = [](Row row) { return dimUnless(!row.silence); },
            .isBefore = orderedBy<&AlertRow::since>,
            .isSame = equalIn<&AlertRow::since, &AlertRow::silence>,
        },
        {
            .column = SilenceColumn,
            .title = QT_TR_NOOP("Silent until"),
            .help = QT_TR_NOOP("Silent alerts are neither counted nor notified of"),
            .text = [](Row row) { return row.silence ? untilText(*row.silence) : unsetText(); },
            .emphasis = [](Row row) { return dimUnless(row.silence.has_value()); },
            .isSame = equalIn<&AlertRow::silence>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

AlertListModel::AlertListModel(QObject* parent) : OverviewTable(columns(), parent) { }

ColumnTable<SilenceRow> SilenceListModel::columns()
{
    using Row = const SilenceRow&;
    static constexpr ColumnOf<SilenceRow> kColumns[] = {
        {
            .column = RuleColumn,
            .title = QT_TR_NOOP("Rule"),
            .text = [](Row row) { return row.silence.rule; },
        },
        {
            .column = WhatColumn,
            .title = QT_TR_NOOP("What"),
            .text = [](Row row) { return row.silence.what; },
        },
        {
            .column = UntilColumn,
            .title = QT_TR_NOOP("Silent until"),
            .text = [](Row row) { return untilText(row.silence); },
            .isSame = [](Row left, Row right) { return left.silence == right.silence; },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

SilenceListModel::SilenceListModel(QObject* parent) : OverviewTable(columns(), parent) { }
} // namespace quotadeck::models

#include "moc_alerttables.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionlistmodel.h"

#include <algorithm>

namespace quotadeck::models {
namespace {
QString assertionStateText(AssertionState state)
{
    switch (state) {
    case AssertionState::Failed:
        return AssertionListModel::tr("Failed");
    case AssertionState::Unknown:
        return AssertionListModel::tr("Unknown");
    case AssertionState::NotApplicable:
        return AssertionListModel::tr("Does not apply");
    case AssertionState::Passed:
        break;
    }
    return AssertionListModel::tr("Passed");
}

QString assertionStateCell(const AssertionRow& row)
{
    const QString state = assertionStateText(row.state);
    //: "Passed (stale)": so it was when it was evaluated last
    return row.isOld ? AssertionListModel::tr("%1 (stale)").arg(state) : state;
}

RowState assertionRowState(const AssertionRow& row)
{
    if (row.isOld || row.state == AssertionState::NotApplicable)
        return RowState::Stale;
    if (row.state == AssertionState::Failed)
        return RowState::Critical;
    return row.state == AssertionState::Unknown ? RowState::Warning : RowState::Normal;
}

QString assertionToolTip(const AssertionRow& row)
{
    if (row.change.isEmpty())
        return row.result;
    return row.result + u'\n' + AssertionListModel::tr("To pass: %1").arg(row.change);
}
} // namespace

ColumnTable<AssertionRow> AssertionListModel::columns()
{
    using Row = const AssertionRow&;
    static constexpr ColumnOf<AssertionRow> kColumns[] = {
        {
            .column = StateColumn,
            .title = QT_TR_NOOP("State"),
            .help = QT_TR_NOOP("Whether the assertion holds for the current text"),
            .text = assertionStateCell,
            .state = assertionRowState,
            .isBefore = [](Row left, Row right) { return left.state < right.state; },
        },
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Assertion"),
            .help = QT_TR_NOOP("Name of the assertion in its file"),
            .text = textIn<&AssertionRow::id>,
            .emphasis = [](Row row) { return dimUnless(!row.isOld); },
        },
        {
            .column = WhoColumn,
            .title = QT_TR_NOOP("User"),
            .help = QT_TR_NOOP("User whom it is about"),
            .text = textIn<&AssertionRow::who>,
            .emphasis = [](Row row) { return dimUnless(!row.isOld); },
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue that it is about"),
            .text = textIn<&AssertionRow::queue>,
            .emphasis = [](Row row) { return dimUnless(!row.isOld); },
        },
        {
            .column = UsageColumn,
            .title = QT_TR_NOOP("Usage"),
            .help = QT_TR_NOOP("The usage from which it is evaluated"),
            .text = textIn<&AssertionRow::usage>,
            .emphasis = [](Row row) { return dimUnless(!row.isOld); },
        },
        {
            .column = ResultColumn,
            .title = QT_TR_NOOP("Result"),
            .help = QT_TR_NOOP("What was expected and found, and the limit that decides it"),
            .text = textIn<&AssertionRow::result>,
            .toolTip = assertionToolTip,
            .emphasis = [](Row row) { return dimUnless(!row.isOld); },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

AssertionListModel::AssertionListModel(QObject* parent) : RowList(columns(), parent) { }

int AssertionListModel::rowOf(const QString& id) const
{
    const auto row = std::ranges::find(rows(), id, &AssertionRow::id);
    return row == rows().end() ? -1 : static_cast<int>(row - rows().begin());
}
} // namespace quotadeck::models

#include "moc_assertionlistmodel.cpp"

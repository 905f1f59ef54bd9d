// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/scriptmodel.h"

#include "models/common/messagetext.h"
#include "models/simulation/elapsedtext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
using Entry = ScriptModel::Entry;

/// The same row, whatever became of it.
bool isSame(const Entry& left, const Entry& right)
{
    return left.at == right.at && left.title == right.title && left.isInjected == right.isInjected;
}

QString outcomeText(const Entry& entry)
{
    if (entry.state == ScriptModel::State::Upcoming)
        return ScriptModel::tr("pending");
    const QString message = messageText(entry.message);
    if (entry.state == ScriptModel::State::Refused)
        return message.isEmpty() ? ScriptModel::tr("not done") : ScriptModel::tr("not done: %1").arg(message);
    return message.isEmpty() ? ScriptModel::tr("done") : message;
}

Emphasis entryEmphasis(const Entry& entry)
{
    return dimUnless(entry.state != ScriptModel::State::Upcoming);
}
} // namespace

ColumnTable<Entry> ScriptModel::columns()
{
    static constexpr ColumnOf<Entry> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Time"),
            .help = QT_TR_NOOP("When it happens, since the start of the scenario"),
            .isNumeric = true,
            .text = [](const Entry& entry) { return elapsedText(entry.at); },
            .emphasis = entryEmphasis,
        },
        {
            .column = EventColumn,
            .title = QT_TR_NOOP("Event"),
            .help = QT_TR_NOOP("What happens"),
            .text =
                [](const Entry& entry) {
                    const QString title = messageText(entry.title);
                    //: title of an action that was injected
                    return entry.isInjected ? tr("%1 (manual)").arg(title) : title;
                },
            .emphasis = entryEmphasis,
        },
        {
            .column = OutcomeColumn,
            .title = QT_TR_NOOP("Outcome"),
            .help = QT_TR_NOOP("What came of it"),
            .text = outcomeText,
            .state =
                [](const Entry& entry) {
                    return entry.state == State::Refused ? RowState::Warning : RowState::Normal;
                },
            .emphasis = entryEmphasis,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ScriptModel::ScriptModel(QObject* parent) : QAbstractTableModel(parent) { }

void ScriptModel::setScenario(std::shared_ptr<const sim::Scenario> scenario)
{
    m_scenario = std::move(scenario);
    replace(merged({}));
}

void ScriptModel::setOutcomes(const std::vector<sim::Outcome>& outcomes)
{
    replace(merged(outcomes));
}

/// Outcomes come in the order of the script; one that is not of its next event was injected, or is the cluster's own.
std::vector<Entry> ScriptModel::merged(const std::vector<sim::Outcome>& outcomes) const
{
    std::vector<Entry> entries;
    if (!m_scenario)
        return entries;
    const auto& script = m_scenario->events;
    std::size_t next = 0;
    for (const sim::Outcome& outcome : outcomes) {
        Entry entry{outcome.time - m_scenario->start, outcome.title, false,
                    outcome.isDone ? State::Done : State::Refused, outcome.message};
        const bool isNext = !outcome.isOwn && next < script.size() && script[next].at == entry.at
            && Message(script[next].title) == entry.title;
        entry.isInjected = !isNext && !outcome.isOwn;
        next += isNext ? 1 : 0;
        entries.push_back(std::move(entry));
    }
    for (; next < script.size(); ++next)
        entries.push_back({script[next].at, script[next].title, false, State::Upcoming, {}});
    return entries;
}

void ScriptModel::replace(std::vector<Entry> entries)
{
    // Only the part between the common ends comes or goes, so that a selected row stays selected.
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(m_entries, entries, isSame);
    const auto prefix = static_cast<int>(oldDiffers - m_entries.begin());
    const int most = static_cast<int>(std::min(m_entries.size(), entries.size())) - prefix;
    int suffix = 0;
    while (suffix < most && isSame(*(m_entries.rbegin() + suffix), *(entries.rbegin() + suffix)))
        ++suffix;
    const int removed = static_cast<int>(m_entries.size()) - prefix - suffix;
    const int added = static_cast<int>(entries.size()) - prefix - suffix;
    if (removed > 0) {
        beginRemoveRows({}, prefix, prefix + removed - 1);
        m_entries.erase(m_entries.begin() + prefix, m_entries.begin() + prefix + removed);
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, prefix, prefix + added - 1);
        m_entries.insert(m_entries.begin() + prefix, entries.begin() + prefix,
                         entries.begin() + prefix + added);
        endInsertRows();
    }
    int first = -1;
    int last = -1;
    for (int row = 0; row < rowCount(); ++row) {
        auto& entry = m_entries[static_cast<std::size_t>(row)];
        auto& newer = entries[static_cast<std::size_t>(row)];
        if (entry == newer)
            continue;
        entry = std::move(newer);
        first = first < 0 ? row : first;
        last = row;
    }
    if (first >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

int ScriptModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int ScriptModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns().count();
}

QVariant ScriptModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    if (role == IdRole)
        return QStringLiteral("%1 %2")
            .arg(entry.at.count())
            .arg(QString::fromStdString(entry.title.english()));
    return columns().cell(entry, index.column(), role);
}

QVariant ScriptModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columns().header(staticMetaObject, section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_scriptmodel.cpp"

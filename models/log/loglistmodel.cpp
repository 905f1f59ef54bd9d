// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/loglistmodel.h"

#include "models/common/celltext.h"

#include <algorithm>
#include <string>
#include <utility>

namespace quotadeck::models {
namespace {
/// Rows never change.
bool isSameEntry(const LogEntry& /*left*/, const LogEntry& /*right*/)
{
    return true;
}

QString levelKeyOf(const LogEntry& entry)
{
    return logLevelKey(entry.level);
}

RowState stateOfLevel(const LogEntry& entry)
{
    switch (entry.level) {
    case LogLevel::Debug:
    case LogLevel::Information:
        return RowState::Normal;
    case LogLevel::Warning:
        return RowState::Warning;
    case LogLevel::Error:
        break;
    }
    return RowState::Critical;
}
} // namespace

ColumnTable<LogEntry> LogListModel::columns()
{
    using Row = const LogEntry&;
    static constexpr ColumnOf<LogEntry> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Time"),
            .help = QT_TR_NOOP("When it was logged"),
            .text = [](Row row) { return timeText(row.time); },
            .toolTip = noToolTip,
            .isBefore = orderedBy<&LogEntry::number>, // clocks are set back
            .isSame = isSameEntry,
        },
        {
            .column = LevelColumn,
            .title = QT_TR_NOOP("Level"),
            .help = QT_TR_NOOP("How severe it is"),
            .filter = {.key = "level", .text = levelKeyOf},
            .text = [](Row row) { return logLevelText(row.level); },
            .toolTip = noToolTip,
            .state = stateOfLevel,
            .isBefore = orderedBy<&LogEntry::level>,
            .isSame = isSameEntry,
        },
        {
            .column = CategoryColumn,
            .title = QT_TR_NOOP("Category"),
            .help = QT_TR_NOOP("Part of the program"),
            .filter = {.key = "category", .isMain = true},
            .text = textIn<&LogEntry::category>,
            .isSame = isSameEntry,
        },
        {
            .column = TextColumn,
            .title = QT_TR_NOOP("Text"),
            .help = QT_TR_NOOP("What happened; English, except for messages of the window"),
            .filter = {.key = "text", .isMain = true},
            .text = textIn<&LogEntry::text>,
            .isSame = isSameEntry,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

LogListModel::LogListModel(ProgramLog* log, QObject* parent) : LiveTree(columns(), parent), m_log(log)
{
    connect(log, &ProgramLog::grew, this, &LogListModel::update, Qt::QueuedConnection);
    update();
}

void LogListModel::setLeastLevel(LogLevel level)
{
    if (std::exchange(m_least, level) != level)
        refilter();
}

void LogListModel::update()
{
    ProgramLog::Reading reading = m_log->readAfter(m_last);
    std::vector<std::string> removed;
    for (std::uint64_t number = m_oldest; number < std::min(reading.oldest, m_last + 1); ++number)
        removed.push_back(std::to_string(number));
    m_oldest = reading.oldest;
    if (removed.empty() && reading.entries.empty())
        return;
    std::vector<Incoming> incoming;
    incoming.reserve(reading.entries.size());
    for (LogEntry& entry : reading.entries) {
        m_last = entry.number;
        incoming.push_back({std::to_string(entry.number), {}, std::move(entry)});
    }
    Q_EMIT changing();
    applyRows(removed, std::move(incoming));
    Q_EMIT changed();
}

std::vector<LogEntry> LogListModel::entries(const QStringList& ids) const
{
    std::vector<LogEntry> found;
    for (const QString& id : ids) {
        if (const LogEntry* entry = rowFor(id.toStdString()))
            found.push_back(*entry);
    }
    return found;
}
} // namespace quotadeck::models

#include "moc_loglistmodel.cpp"

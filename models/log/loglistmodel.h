// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/log/programlog.h"
#include "models/table/livetree.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace quotadeck::models {
/// The entries of the program's log, as long as that keeps them. Rows are only appended and dropped.
class LogListModel final : public LiveTree<LogEntry>
{
    Q_OBJECT
public:
    enum Column { TimeColumn, LevelColumn, CategoryColumn, TextColumn, ColumnCount };
    Q_ENUM(Column)

    /// @p log outlives the model.
    explicit LogListModel(ProgramLog* log, QObject* parent = nullptr);

    /// Lists no entry below @p level; at first all are listed.
    void setLeastLevel(LogLevel level);
    [[nodiscard]] LogLevel leastLevel() const { return m_least; }
    /// Takes over what the log has; it does so by itself soon after the log has grown.
    void update();
    /// The entries called @p ids that the model still has, in that order.
    [[nodiscard]] std::vector<LogEntry> entries(const QStringList& ids) const;
    /// How many entries of this session the log has dropped.
    [[nodiscard]] std::uint64_t dropped() const { return m_oldest - 1; }

Q_SIGNALS:
    void changing(); ///< rows are about to come and go
    void changed();

private:
    static ColumnTable<LogEntry> columns();
    [[nodiscard]] bool isListed(const LogEntry& row) const override { return row.level >= m_least; }

    ProgramLog* m_log; // not owned
    LogLevel m_least = LogLevel::Debug;
    std::uint64_t m_oldest = 1; ///< number of the first entry that is kept
    std::uint64_t m_last = 0; ///< number of the newest one
};
} // namespace quotadeck::models

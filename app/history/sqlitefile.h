// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSqlDatabase;

/// What all SQLite files of this program have in common.
namespace quotadeck::history {
// SQLite's result codes, as the driver hands them on.
inline constexpr auto kSqliteCorrupt = "11";
inline constexpr auto kSqliteNotADatabase = "26";
inline constexpr int kSqliteBusyTimeout = 10'000; ///< ms that a statement waits for other processes

/// The numbers by which an SQLite file is identified.
struct SqliteStamp
{
    qint64 application = 0;
    qint64 version = 0;
};

/// Whether the file @p path begins as those of SQLite do.
[[nodiscard]] bool beginsAsSqlite(const QString& path);
/// Of the file @p path and its log, without writing to them. Zeros for a file that is none of SQLite.
[[nodiscard]] SqliteStamp sqliteStamp(const QString& path);
/// Sets what opens @p path without writing to it. On a medium that is not writable a log that no process has open counts as absent:
/// SQLite could not make the index that it needs for it.
void setSqliteReadOnly(QSqlDatabase& database, const QString& path);
/// Sets what opens @p path for writing; a write waits for those of other processes.
void setSqliteWritable(QSqlDatabase& database, const QString& path);
} // namespace quotadeck::history

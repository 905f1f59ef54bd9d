// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/sqlitefile.h"

#include "app/history/sqlconnection.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>
#include <QVariant>
#include <QtEndian>

namespace quotadeck::history {
namespace {
constexpr auto kSqliteMagic = "SQLite format 3";

/// From the header of the file, which opening it with SQLite could change already.
SqliteStamp stampInHeader(const QString& path)
{
    constexpr qsizetype kHeader = 100;
    constexpr qsizetype kVersionAt = 60;
    constexpr qsizetype kApplicationAt = 68;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray header = file.read(kHeader);
    if (header.size() < kHeader || !header.startsWith(kSqliteMagic))
        return {};
    return {qFromBigEndian<qint32>(header.constData() + kApplicationAt),
            qFromBigEndian<qint32>(header.constData() + kVersionAt)};
}

/// From the file with its log, where a process that was killed has left one: the header may be in that.
SqliteStamp stampInLog(const QString& path)
{
    const SqlConnection connection(QStringLiteral("QSQLITE"));
    QSqlDatabase database = connection.database();
    setSqliteReadOnly(database, path);
    const auto number = [&connection](const QString& pragma) {
        QSqlQuery query = connection.prepare(pragma);
        return SqlConnection::run(query) && query.next() ? query.value(0).toLongLong() : 0;
    };
    if (!database.open())
        return {};
    return {number(QStringLiteral("PRAGMA application_id")), number(QStringLiteral("PRAGMA user_version"))};
}

/// As the header says: the version that a writer must know is 2.
bool hasWriteAheadLog(const QString& path)
{
    constexpr qsizetype kWriteVersion = 18;
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(kWriteVersion + 1) : QByteArray();
    return header.size() > kWriteVersion && header[kWriteVersion] == 2;
}
} // namespace

bool beginsAsSqlite(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly)
        && file.read(qstrlen(kSqliteMagic)).startsWith(kSqliteMagic);
}

SqliteStamp sqliteStamp(const QString& path)
{
    const bool hasLog = QFileInfo(path + QStringLiteral("-wal")).size() > 0;
    return hasLog ? stampInLog(path) : stampInHeader(path);
}

void setSqliteReadOnly(QSqlDatabase& database, const QString& path)
{
    const QFileInfo file(path);
    // Without its shared memory a file with a log can only be read as one that nobody changes. A file without a log is
    // locked as usual.
    const bool isFixed = hasWriteAheadLog(path) && !QFileInfo(file.absolutePath()).isWritable()
        && !QFileInfo::exists(path + QStringLiteral("-shm"));
    if (isFixed) {
        const QByteArray encoded = QUrl::toPercentEncoding(file.absoluteFilePath(), "/");
        database.setDatabaseName(QStringLiteral("file:%1?immutable=1").arg(QLatin1String(encoded)));
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
    } else {
        database.setDatabaseName(path);
        database.setConnectOptions(
            QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(kSqliteBusyTimeout));
    }
}

void setSqliteWritable(QSqlDatabase& database, const QString& path)
{
    database.setDatabaseName(path);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kSqliteBusyTimeout));
}
} // namespace quotadeck::history

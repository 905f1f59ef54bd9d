// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyfile.h"

#include "app/history/sqlitefile.h"
#include "core/file/filewriter.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QVariant>

#include <sys/stat.h>

namespace quotadeck::history {
namespace {
constexpr std::size_t kSchema = 3;
constexpr int kApplicationId = 0x51444831; // "QDH1", so that `file` and we know our own files

/// The statements that lead to each version from the one before it, the first from an empty file.
std::array<QStringList, kSchema> migrations()
{
    const QStringList tables{
        QStringLiteral("CREATE TABLE source(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)"),
        QStringLiteral(
            "CREATE TABLE series(source INTEGER NOT NULL, number INTEGER NOT NULL, kind INTEGER NOT NULL, "
            "id TEXT NOT NULL, measure INTEGER NOT NULL, type TEXT NOT NULL, "
            "PRIMARY KEY(source, number)) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE stretch(source INTEGER NOT NULL, start INTEGER NOT NULL, until INTEGER NOT NULL, "
            "written1 INTEGER NOT NULL, written2 INTEGER NOT NULL, "
            "PRIMARY KEY(source, start)) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE block(source INTEGER NOT NULL, level INTEGER NOT NULL, page INTEGER NOT NULL, "
            "time INTEGER NOT NULL, is_key INTEGER NOT NULL, data BLOB NOT NULL, "
            "PRIMARY KEY(source, level, page, time)) WITHOUT ROWID"),
        QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId),
    };
    // Without it each pruning reads the whole file, and other processes wait for that before they can write.
    const QStringList ages{QStringLiteral("CREATE INDEX block_age ON block(level, time)")};
    // The tables are the same. What is new are series of elastic quota groups, whose kinds and measures earlier versions do not know:
    // they must leave the file alone.
    const QStringList groups;
    return {tables, ages, groups};
}

bool isNewer(const SqliteStamp& stamp)
{
    return stamp.application == kApplicationId && stamp.version > static_cast<qint64>(kSchema);
}

Status checkNotNewer(const QString& path)
{
    if (!isNewer(sqliteStamp(path)))
        return {};
    return fail(
        ErrorCode::Unsupported, path.toStdString(),
        QUOTADECK_TEXT("history",
                       "The usage history was written by a newer version of QuotaDeck; it is left as it is. "
                       "Update QuotaDeck to continue it, or move the file away to begin a new one."));
}

tl::unexpected<Error> notAHistory(const QString& path)
{
    return fail(ErrorCode::Parse, path.toStdString(),
                QUOTADECK_TEXT("history", "The file is not a usage history."));
}

/// Makes the folder and the file, if there is none, and nobody but the owner can read them. SQLite gives the files that
/// it puts beside the file the same mode.
Status makePrivate(const QString& path)
{
    const std::string folder = QFileInfo(path).path().toStdString();
    if (Status status = file::makeFolder(folder, file::Access::Private); !status)
        return status;
    if (!QFile::exists(path))
        return file::writeFile(path.toStdString(), {}, file::Access::Private);
    // A file system without modes keeps a history all the same.
    QFile::setPermissions(QFileInfo(path).path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    for (const char* const part : {"", "-wal", "-shm"})
        QFile::setPermissions(path + QLatin1String(part), QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

/// Nothing for a path that leads nowhere.
std::pair<dev_t, ino_t> identityOf(const QString& path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return {info.st_dev, info.st_ino};
}

qint64 stored(Milliseconds time)
{
    return time.count();
}

Stretch readStretch(const QSqlQuery& query)
{
    Stretch stretch;
    stretch.start = Milliseconds(query.value(0).toLongLong());
    stretch.until = Milliseconds(query.value(1).toLongLong());
    stretch.written = {stretch.until, Milliseconds(query.value(2).toLongLong()),
                       Milliseconds(query.value(3).toLongLong())};
    return stretch;
}
} // namespace

HistoryFile::HistoryFile(QString path) : m_path(std::move(path)), m_connection(QStringLiteral("QSQLITE")) { }

HistoryFile::~HistoryFile() = default;

Result<std::unique_ptr<HistoryFile>> HistoryFile::open(const QString& path)
{
    if (Status status = checkNotNewer(path); !status)
        return tl::unexpected(status.error());
    if (Status status = makePrivate(path); !status)
        return tl::unexpected(status.error());
    std::unique_ptr<HistoryFile> file(new HistoryFile(path));
    file->m_identity = identityOf(path);
    QSqlDatabase database = file->m_connection.database();
    setSqliteWritable(database, path);
    if (!database.open())
        return fail(ErrorCode::Io, path.toStdString(), database.lastError().text().toStdString());
    if (Status status = file->prepareFile(); !status)
        return tl::unexpected(status.error());
    return file;
}

Result<std::unique_ptr<HistoryFile>> HistoryFile::openForReading(const QString& path)
{
    if (Status status = checkNotNewer(path); !status)
        return tl::unexpected(status.error());
    if (sqliteStamp(path).application != kApplicationId) // SQLite would put files beside it
        return notAHistory(path);
    std::unique_ptr<HistoryFile> file(new HistoryFile(path));
    file->m_identity = identityOf(path);
    QSqlDatabase database = file->m_connection.database();
    setSqliteReadOnly(database, path);
    if (!database.open())
        return fail(ErrorCode::Io, path.toStdString(), database.lastError().text().toStdString());
    const auto version = file->version();
    if (!version)
        return tl::unexpected(version.error());
    if (*version == 0)
        return notAHistory(path);
    return file;
}

Status HistoryFile::prepareFile()
{
    // Freed pages go back to the disk only in a file that was made so.
    for (const char* const pragma :
         {"auto_vacuum = INCREMENTAL", "journal_mode = WAL", "synchronous = NORMAL"}) {
        if (Status status = run(QStringLiteral("PRAGMA ") + QLatin1String(pragma)); !status)
            return status;
    }
    const auto current = version();
    if (!current)
        return tl::unexpected(current.error());
    if (*current == kSchema)
        return {};
    if (Status status = begin(); !status)
        return status;
    Status status = bringUpToDate();
    if (status)
        status = commit();
    if (!status)
        rollBack();
    return status;
}

/// 0 of an empty file.
Result<std::size_t> HistoryFile::version()
{
    const auto tables = number(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
    const auto application = number(QStringLiteral("PRAGMA application_id"));
    const auto version = number(QStringLiteral("PRAGMA user_version"));
    for (const auto* result : {&tables, &application, &version}) {
        if (!*result)
            return tl::unexpected(result->error());
    }
    if (*tables == 0)
        return 0;
    if (*application != kApplicationId || *version < 1 || *version > static_cast<qint64>(kSchema))
        return notAHistory(m_path);
    return static_cast<std::size_t>(*version);
}

Status HistoryFile::bringUpToDate()
{
    const auto from = version(); // again: the first look was before the transaction
    if (!from)
        return tl::unexpected(from.error());
    const auto steps = migrations();
    for (std::size_t step = *from; step < steps.size(); ++step) {
        for (const QString& statement : steps[step]) {
            if (Status status = run(statement); !status)
                return status;
        }
    }
    return run(QStringLiteral("PRAGMA user_version = %1").arg(kSchema));
}

bool HistoryFile::isInPlace() const
{
    return m_identity == identityOf(m_path);
}

Status HistoryFile::check()
{
    QSqlQuery query = prepare(QStringLiteral("PRAGMA quick_check(1)"));
    if (Status status = run(query); !status)
        return status;
    const QString verdict = query.next() ? query.value(0).toString() : query.lastError().databaseText();
    if (verdict != QLatin1String("ok"))
        return fail(ErrorCode::Parse, m_path.toStdString(), verdict.toStdString());
    return {};
}

QSqlQuery HistoryFile::prepare(const QString& statement) const
{
    return m_connection.prepare(statement);
}

tl::unexpected<Error> HistoryFile::failure(const QSqlQuery& query) const
{
    const QString code = query.lastError().nativeErrorCode();
    const bool isDamaged
        = code == QLatin1String(kSqliteCorrupt) || code == QLatin1String(kSqliteNotADatabase);
    return fail(isDamaged ? ErrorCode::Parse : ErrorCode::Io, m_path.toStdString(),
                query.lastError().databaseText().toStdString());
}

Status HistoryFile::run(QSqlQuery& query)
{
    return SqlConnection::run(query) ? Status() : Status(failure(query));
}

Status HistoryFile::run(const QString& statement)
{
    QSqlQuery query = prepare(statement);
    return run(query);
}

Result<qint64> HistoryFile::number(const QString& statement)
{
    QSqlQuery query = prepare(statement);
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    return query.next() ? query.value(0).toLongLong() : 0;
}

Status HistoryFile::begin()
{
    return run(QStringLiteral("BEGIN IMMEDIATE"));
}

Status HistoryFile::commit()
{
    return run(QStringLiteral("COMMIT"));
}

void HistoryFile::rollBack()
{
    // After some errors SQLite has rolled back by itself, and this one fails; either way nothing is open then.
    (void)run(QStringLiteral("ROLLBACK"));
}

Result<std::optional<qint64>> HistoryFile::findSource(const QString& name)
{
    QSqlQuery query = prepare(QStringLiteral("SELECT id FROM source WHERE name = ?"));
    query.addBindValue(name);
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    return query.next() ? std::optional(query.value(0).toLongLong()) : std::nullopt;
}

Result<QStringList> HistoryFile::sourceNames()
{
    QSqlQuery query = prepare(QStringLiteral("SELECT name FROM source ORDER BY name"));
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    QStringList names;
    while (query.next())
        names << query.value(0).toString();
    return query.lastError().isValid() ? Result<QStringList>(failure(query)) : names;
}

Result<qint64> HistoryFile::source(const QString& name)
{
    const auto known = findSource(name);
    if (!known)
        return tl::unexpected(known.error());
    if (*known)
        return **known;
    QSqlQuery query = prepare(QStringLiteral("INSERT INTO source(name) VALUES(?)"));
    query.addBindValue(name);
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    return query.lastInsertId().toLongLong();
}

Result<HistoryFile::SeriesNumbers> HistoryFile::series(qint64 source)
{
    QSqlQuery query
        = prepare(QStringLiteral("SELECT number, kind, id, measure, type FROM series WHERE source = ?"));
    query.addBindValue(source);
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    SeriesNumbers numbers;
    while (query.next()) {
        SeriesKey key;
        key.kind = static_cast<SubjectKind>(query.value(1).toInt());
        key.id = query.value(2).toString().toStdString();
        key.measure = static_cast<Measure>(query.value(3).toInt());
        key.type = query.value(4).toString().toStdString();
        numbers.emplace(std::move(key), query.value(0).toUInt());
    }
    if (query.lastError().isValid())
        return failure(query);
    return numbers;
}

Status HistoryFile::addSeries(qint64 source, const SeriesKey& key, std::uint32_t number)
{
    QSqlQuery query = prepare(QStringLiteral(
        "INSERT INTO series(source, number, kind, id, measure, type) VALUES(?, ?, ?, ?, ?, ?)"));
    query.addBindValue(source);
    query.addBindValue(number);
    query.addBindValue(static_cast<int>(key.kind));
    query.addBindValue(QString::fromStdString(key.id));
    query.addBindValue(static_cast<int>(key.measure));
    query.addBindValue(QString::fromStdString(key.type));
    return run(query);
}

Status HistoryFile::write(qint64 source, const Block& block)
{
    QSqlQuery query = prepare(QStringLiteral(
        "INSERT OR REPLACE INTO block(source, level, page, time, is_key, data) VALUES(?, ?, ?, ?, ?, ?)"));
    query.addBindValue(source);
    query.addBindValue(static_cast<qint64>(block.level));
    query.addBindValue(static_cast<qint64>(block.page));
    query.addBindValue(stored(block.time));
    query.addBindValue(block.isKey ? 1 : 0);
    query.addBindValue(block.data);
    return run(query);
}

Status HistoryFile::write(qint64 source, const Stretch& stretch)
{
    QSqlQuery query = prepare(QStringLiteral(
        "INSERT OR REPLACE INTO stretch(source, start, until, written1, written2) VALUES(?, ?, ?, ?, ?)"));
    query.addBindValue(source);
    query.addBindValue(stored(stretch.start));
    query.addBindValue(stored(stretch.until));
    query.addBindValue(stored(stretch.written[1]));
    query.addBindValue(stored(stretch.written[2]));
    return run(query);
}

Result<std::vector<Stretch>> HistoryFile::stretches(qint64 source, Milliseconds from, Milliseconds to)
{
    QSqlQuery query
        = prepare(QStringLiteral("SELECT start, until, written1, written2 FROM stretch "
                                 "WHERE source = ? AND start <= ? AND until >= ? ORDER BY start"));
    query.addBindValue(source);
    query.addBindValue(stored(to));
    query.addBindValue(stored(from));
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    std::vector<Stretch> result;
    while (query.next())
        result.push_back(readStretch(query));
    if (query.lastError().isValid())
        return failure(query);
    return result;
}

Result<std::optional<Stretch>> HistoryFile::lastStretch(qint64 source)
{
    QSqlQuery query = prepare(QStringLiteral("SELECT start, until, written1, written2 FROM stretch "
                                             "WHERE source = ? ORDER BY start DESC LIMIT 1"));
    query.addBindValue(source);
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    return query.next() ? std::optional(readStretch(query)) : std::nullopt;
}

Result<QSqlQuery> HistoryFile::blocksFrom(qint64 source, std::size_t level, std::size_t page,
                                          Milliseconds start, Milliseconds from, Milliseconds to)
{
    const QString ofPage
        = QStringLiteral("FROM block WHERE source = :source AND level = :level AND page = :page ");
    const auto bindPage = [&](QSqlQuery& query) {
        query.bindValue(QStringLiteral(":source"), source);
        query.bindValue(QStringLiteral(":level"), static_cast<qint64>(level));
        query.bindValue(QStringLiteral(":page"), static_cast<qint64>(page));
    };
    QSqlQuery key = prepare(QStringLiteral("SELECT time ") + ofPage
                            + QStringLiteral("AND is_key = 1 AND time BETWEEN :start AND :from "
                                             "ORDER BY time DESC LIMIT 1"));
    bindPage(key);
    key.bindValue(QStringLiteral(":start"), stored(start));
    key.bindValue(QStringLiteral(":from"), stored(from));
    if (Status status = run(key); !status)
        return tl::unexpected(status.error());
    const qint64 first = key.next() ? key.value(0).toLongLong() : stored(start);
    QSqlQuery query = prepare(QStringLiteral("SELECT time, data ") + ofPage
                              + QStringLiteral("AND time BETWEEN :first AND :to ORDER BY time"));
    bindPage(query);
    query.bindValue(QStringLiteral(":first"), first);
    query.bindValue(QStringLiteral(":to"), stored(to));
    if (Status status = run(query); !status)
        return tl::unexpected(status.error());
    return query;
}

Result<qint64> HistoryFile::usedBytes()
{
    return number(QStringLiteral("SELECT (page_count - freelist_count) * page_size FROM pragma_page_count(), "
                                 "pragma_freelist_count(), pragma_page_size()"));
}

Status HistoryFile::dropBefore(std::size_t level, Milliseconds time)
{
    QSqlQuery query = prepare(QStringLiteral("DELETE FROM block WHERE level = ? AND time < ?"));
    query.addBindValue(static_cast<qint64>(level));
    query.addBindValue(stored(time));
    return run(query);
}

/// False when there is nothing left to drop.
Result<bool> HistoryFile::dropOldestHalf()
{
    for (std::size_t level = 0; level < kLevels.size(); ++level) {
        QSqlQuery query = prepare(QStringLiteral("SELECT min(time), max(time) FROM block WHERE level = ?"));
        query.addBindValue(static_cast<qint64>(level));
        if (Status status = run(query); !status)
            return tl::unexpected(status.error());
        if (!query.next() || query.isNull(0) || query.value(0) == query.value(1))
            continue;
        const qint64 oldest = query.value(0).toLongLong();
        const qint64 half = oldest + (query.value(1).toLongLong() - oldest + 1) / 2;
        query.finish();
        if (Status status = dropBefore(level, Milliseconds(half)); !status)
            return tl::unexpected(status.error());
        return true;
    }
    return false;
}

Status HistoryFile::prune(Milliseconds now, qint64 mostBytes, Milliseconds longest)
{
    for (std::size_t level = 0; level < kLevels.size(); ++level) {
        if (Status status = dropBefore(level, now - std::min(kLevels[level].age, longest)); !status)
            return status;
    }
    QSqlQuery ended = prepare(QStringLiteral("DELETE FROM stretch WHERE until < ?"));
    ended.addBindValue(stored(now - std::min(kLevels.back().age, longest)));
    if (Status status = run(ended); !status)
        return status;
    for (;;) {
        const auto bytes = usedBytes();
        if (!bytes)
            return tl::unexpected(bytes.error());
        if (*bytes <= mostBytes)
            break;
        const auto dropped = dropOldestHalf();
        if (!dropped)
            return tl::unexpected(dropped.error());
        if (!*dropped)
            break;
    }
    QSqlQuery vacuum = prepare(QStringLiteral("PRAGMA incremental_vacuum"));
    if (Status status = run(vacuum); !status)
        return status;
    while (vacuum.next()) { } // one page a step
    return {};
}
} // namespace quotadeck::history

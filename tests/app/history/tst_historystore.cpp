// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "tests/app/history/historysamples.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <sys/stat.h>

namespace tst_historystore {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace quotadeck::test;
using std::chrono::seconds;
using namespace std::chrono_literals;

namespace {
/// A store with what feeds do to it.
struct Session
{
    explicit Session(const QString& path, const QString& source = kSource)
        : store({path, 1LL << 30, Milliseconds(0)})
    {
        store.setSource(source);
    }

    void show(const SnapshotPtr& next)
    {
        store.record(makeUpdate(last, next, "default"));
        last = next;
    }

    [[nodiscard]] std::vector<std::vector<history::Line>> lines(const std::vector<SeriesKey>& series,
                                                                const QString& source = kSource)
    {
        std::optional<Result<history::Reply>> answer;
        QObject context;
        store.read({source, series, seconds(0), seconds(1000), 1000}, &context,
                   [&answer](const auto& result) { answer = result; });
        [&] { QTRY_VERIFY(answer.has_value()); }();
        return answer && *answer ? (*answer)->lines : std::vector<std::vector<history::Line>>(series.size());
    }

    HistoryStore store;
    SnapshotPtr last;
};

SeriesKey key(SubjectKind kind, const char* id, Measure measure, const char* type = "memory")
{
    return {kind, id, measure, type};
}

/// Does @p statement in the file, which may be in use; keeps a connection open as long as it lives.
class Database
{
public:
    explicit Database(const QString& path) : m_name(QUuid::createUuid().toString())
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("no database");
    }
    ~Database()
    {
        QSqlDatabase::database(m_name).close();
        QSqlDatabase::removeDatabase(m_name);
    }
    Q_DISABLE_COPY_MOVE(Database)

    QVariant run(const QString& statement)
    {
        QSqlQuery query(QSqlDatabase::database(m_name));
        if (!query.exec(statement))
            qFatal("%s", qPrintable(query.lastError().text()));
        return query.next() ? query.value(0) : QVariant();
    }

private:
    QString m_name;
};

/// The mode of @p path as `ls` shows it in digits.
int modeOf(const QString& path)
{
    struct stat info = {};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? static_cast<int>(info.st_mode & 0777)
                                                                   : -1;
}
} // namespace

class TestHistoryStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;

    QString newPath() { return m_folder.filePath(QStringLiteral("%1/history.sqlite").arg(++m_number)); }

private Q_SLOTS:
    void whatWasSeenIsThereAfterARestart()
    {
        const QString path = newPath();
        {
            Session session(path);
            session.show(clusterAt(10s, 100, 400));
            session.show(clusterAt(11s, 120, 400));
            session.show(clusterAt(12s, 120));
        }
        Session session(path);
        session.show(clusterAt(50s, 70));
        const auto lines = session.lines({
            key(SubjectKind::Queue, "root", Measure::Used),
            key(SubjectKind::Queue, "root", Measure::Limit),
            key(SubjectKind::Queue, "root", Measure::Applications, ""),
            key(SubjectKind::User, "bob", Measure::Used),
        });
        QCOMPARE(lines[0].size(), std::size_t(2)); // before and after the restart
        QCOMPARE(lines[0][0].front().range.last, Quantity(100));
        QCOMPARE(lines[0][0].back().range.last, Quantity(120));
        QCOMPARE(lines[0][1].back().range.last, Quantity(70));
        QCOMPARE(lines[1].size(), std::size_t(1)); // the limit was taken away
        QCOMPARE(lines[2][0].front().range.last, Quantity(3));
        QCOMPARE(lines[3][0].back().range.last, Quantity(60));
    }

    void sourcesAreApart()
    {
        Session session(newPath());
        session.show(clusterAt(10s, 100));
        session.store.setSource(QStringLiteral("other"));
        session.show(clusterAt(11s, 999));
        const auto lines = session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        QCOMPARE(lines[0].size(), std::size_t(1));
        QCOMPARE(lines[0][0].back().range.last, Quantity(100));
    }

    void aFailureOfTheSourceIsAGap()
    {
        Session session(newPath());
        session.show(clusterAt(10s, 100));
        session.store.markGap();
        session.show(clusterAt(20s, 100));
        QCOMPARE(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].size(), std::size_t(2));
    }

    void aDamagedFileIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("this is not a database, but long enough to be looked at twice");
        QTest::newRow("header only")
            << QByteArray("SQLite format 3").append('\0').append(QByteArray(4000, 'x'));
    }
    void aDamagedFileIsSetAside()
    {
        QFETCH(QByteArray, bytes);
        const QString path = newPath();
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();

        Session session(path);
        const QSignalSpy failed(&session.store, &HistoryStore::failed);
        session.show(clusterAt(10s, 100));
        QCOMPARE(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].size(), std::size_t(1));
        QCOMPARE(failed.count(), 1);
        const QStringList aside
            = QDir(QFileInfo(path).path()).entryList({QStringLiteral("history-damaged-*.sqlite")});
        QCOMPARE(aside.size(), 1);
        QFile kept(QFileInfo(path).dir().filePath(aside.front()));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        QVERIFY(QString::fromStdString(failed.front().front().value<Error>().message.english())
                    .contains(aside.front()));
    }

    void aFileThatIsDamagedLaterIsSetAside()
    {
        const QString path = newPath();
        {
            Session session(path);
            for (int second = 1; second < 400; ++second)
                session.show(clusterAt(seconds(second), second * 1000));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(4096);
        file.write(QByteArray(static_cast<int>(file.size() - 4096), '\x5a'));
        file.close();

        Session session(path);
        session.show(clusterAt(500s, 7));
        QCOMPARE(
            session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].front().front().range.last,
            Quantity(7));
        QCOMPARE(QDir(QFileInfo(path).path()).entryList({QStringLiteral("history-damaged-*.sqlite")}).size(),
                 1);
    }

    void aPlaceThatCanNotBeWrittenIsOneMessage()
    {
        const QString blocker = m_folder.filePath(QStringLiteral("file"));
        QFile file(blocker);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();

        Session session(blocker + QStringLiteral("/history.sqlite"));
        const QSignalSpy failed(&session.store, &HistoryStore::failed);
        const QSignalSpy recovered(&session.store, &HistoryStore::recovered);
        for (int second = 1; second < 10; ++second)
            session.show(clusterAt(seconds(second), second));
        (void)session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.front().front().value<Error>().code, ErrorCode::Io);

        QVERIFY(QFile::remove(blocker));
        session.show(clusterAt(20s, 5));
        QTRY_COMPARE(recovered.count(), 1);
        // What came after the failure is complete, though the update told only what changed.
        session.show(clusterAt(21s, 5));
        QCOMPARE(session.lines({key(SubjectKind::User, "bob", Measure::Used)})[0].front().front().range.last,
                 Quantity(2));
    }

    /// Of two windows that show a source one records it, the other goes on when that ends.
    void oneWindowRecordsASourceAtATime()
    {
        const QString path = newPath();
        const std::vector used{key(SubjectKind::Queue, "root", Measure::Used)};
        auto first = std::make_unique<Session>(path);
        first->show(clusterAt(10s, 100));
        QCOMPARE(first->lines(used)[0].size(), std::size_t(1));

        Session second(path);
        const QSignalSpy failed(&second.store, &HistoryStore::failed);
        second.show(clusterAt(11s, 200));
        QCOMPARE(second.lines(used)[0].size(), std::size_t(1));
        QCOMPARE(second.lines(used)[0][0].back().range.last, Quantity(100));

        first.reset();
        second.show(clusterAt(12s, 300));
        QCOMPARE(second.lines(used)[0].size(), std::size_t(2));
        QCOMPARE(second.lines(used)[0][1].back().range.last, Quantity(300));
        QCOMPARE(failed.count(), 0); // nothing was lost
    }

    /// One that has lost the source leaves it to the other.
    void whoReachesTheSourceRecordsIt()
    {
        const QString path = newPath();
        const std::vector used{key(SubjectKind::Queue, "root", Measure::Used)};
        Session first(path);
        first.show(clusterAt(10s, 100));
        first.store.markGap();
        QCOMPARE(first.lines(used)[0].size(), std::size_t(1));

        Session second(path);
        second.show(clusterAt(11s, 200));
        QCOMPARE(second.lines(used)[0].size(), std::size_t(2));
        first.show(clusterAt(12s, 300));
        QCOMPARE(first.lines(used)[0][1].back().range.last, Quantity(200));
    }

    void twoWindowsRecordDifferentSources()
    {
        const QString path = newPath();
        Session first(path);
        Session second(path, QStringLiteral("other"));
        for (int time = 1; time <= 20; ++time) {
            first.show(clusterAt(seconds(time), time));
            second.show(clusterAt(seconds(time), 1000 + time));
        }
        (void)second.lines({key(SubjectKind::Queue, "root", Measure::Used)}); // both are written
        const auto lines = first.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        Session reader(path, QString());
        const auto others
            = reader.lines({key(SubjectKind::Queue, "root", Measure::Used)}, QStringLiteral("other"));
        QCOMPARE(others[0].size(), std::size_t(1));
        QCOMPARE(others[0][0].back().range.last, Quantity(1020));
        QCOMPARE(lines[0].size(), std::size_t(1));
        QCOMPARE(lines[0][0].back().range.last, Quantity(20));
    }

    /// A file that another process has set aside is not written any more.
    void aFileThatWasReplacedIsOpenedAnew()
    {
        const QString path = newPath();
        Session session(path);
        session.show(clusterAt(10s, 100));
        QCOMPARE(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].size(), std::size_t(1));
        for (const char* const part : {"", "-wal", "-shm"})
            QVERIFY(QFile::rename(path + QLatin1String(part),
                                  path + QStringLiteral(".aside") + QLatin1String(part)));

        session.show(clusterAt(11s, 200));

        QCOMPARE(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0][0].back().range.last,
                 Quantity(200));
        QVERIFY(QFile::exists(path));
    }

    void aFileOfANewerVersionIsLeftAlone_data()
    {
        QTest::addColumn<bool>("isInUse");
        QTest::newRow("closed") << false;
        QTest::newRow("in its log") << true;
    }
    void aFileOfANewerVersionIsLeftAlone()
    {
        QFETCH(bool, isInUse);
        const QString path = newPath();
        {
            Session session(path);
            session.show(clusterAt(10s, 100));
        }
        auto newer = std::make_unique<Database>(path);
        newer->run(QStringLiteral("PRAGMA user_version = 4"));
        if (!isInUse)
            newer.reset();
        const QByteArray before = test::bytesOf(path);
        const QStringList entries = QDir(QFileInfo(path).path()).entryList(QDir::Files);
        {
            Session session(path);
            const QSignalSpy failed(&session.store, &HistoryStore::failed);
            session.show(clusterAt(11s, 200));
            session.show(clusterAt(12s, 200));

            QVERIFY(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].empty());
            QCOMPARE(failed.count(), 1);
            const auto error = failed.front().front().value<Error>();
            QCOMPARE(error.code, ErrorCode::Unsupported);
            QCOMPARE(error.where, path.toStdString());
            QVERIFY(error.message.english().find("newer version of QuotaDeck; it is left as it is")
                    != std::string::npos);
        }
        QCOMPARE(test::bytesOf(path), before);
        QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files), entries);
    }

    void aFileOfAnOlderVersionIsMigrated()
    {
        const QString path = newPath();
        {
            Session session(path);
            session.show(clusterAt(10s, 100));
        }
        {
            Database older(path); // all that the first version did not have
            older.run(QStringLiteral("DROP INDEX block_age"));
            older.run(QStringLiteral("PRAGMA user_version = 1"));
        }
        Session session(path);
        const QSignalSpy failed(&session.store, &HistoryStore::failed);
        session.show(clusterAt(50s, 70));

        const auto lines = session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        QCOMPARE(lines[0].size(), std::size_t(2));
        QCOMPARE(lines[0][0].back().range.last, Quantity(100));
        QCOMPARE(failed.count(), 0);
        QCOMPARE(QDir(QFileInfo(path).path()).entryList({QStringLiteral("*damaged*")}), QStringList());
        Database now(path);
        QCOMPARE(now.run(QStringLiteral("PRAGMA user_version")).toInt(), 3);
        QCOMPARE(
            now.run(QStringLiteral("SELECT count(*) FROM sqlite_schema WHERE name = 'block_age'")).toInt(),
            1);
    }

    /// Usage is private: no one but the owner can read it, whatever the file was before.
    void onlyItsOwnerCanReadIt()
    {
        const QString path = newPath();
        const QString folder = QFileInfo(path).path();
        {
            Session session(path);
            session.show(clusterAt(10s, 100));
            (void)session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
            for (const char* const part : {"", "-wal", "-shm"})
                QCOMPARE(modeOf(path + QLatin1String(part)), 0600);
            QCOMPARE(modeOf(folder), 0700);
        }
        const auto everyone = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
        Database user(path);
        (void)user.run(QStringLiteral("SELECT count(*) FROM source")); // its log exists
        for (const char* const part : {"", "-wal", "-shm"})
            QVERIFY(QFile::setPermissions(path + QLatin1String(part), everyone));
        QVERIFY(
            QFile::setPermissions(folder, everyone | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther));

        Session session(path);
        session.show(clusterAt(20s, 100));
        (void)session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            QVERIFY2(modeOf(QDir(folder).filePath(name)) == 0600, qPrintable(name));
        QCOMPARE(modeOf(folder), 0700);
    }

    void withoutASourceNothingIsKept()
    {
        const QString path = newPath();
        Session session(path);
        session.store.setSource({});
        session.show(clusterAt(10s, 100));
        QVERIFY(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].empty());
    }
};

QUOTADECK_TEST(TestHistoryStore, QCoreApplication)
} // namespace tst_historystore

#include "tst_historystore.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "tests/app/history/historysamples.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace quotadeck;
using namespace quotadeck::history;
using namespace quotadeck::test;
using std::chrono::seconds;

namespace {
SnapshotPtr clusterAt(int second, Quantity memory, std::optional<Quantity> max = std::nullopt)
{
    QueueInfo root;
    root.path = QueuePath("root");
    root.allocated = Resource{{"memory", memory}};
    root.runningApps = 3;
    if (max)
        root.max = Resource{{"memory", *max}};
    UserUsage bob;
    bob.name = UserName("bob");
    UsageNode node;
    node.path = QueuePath("root");
    node.usage = Resource{{"memory", memory / 2}};
    bob.nodes.push_back(node);

    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(seconds(second));
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.queues = std::vector{root};
    partition.users = std::vector{bob};
    snapshot.partitions.push_back(partition);
    return std::make_shared<const ClusterSnapshot>(snapshot);
}

/// A store with what feeds do to it.
struct Session
{
    explicit Session(const QString& path) : store({path, 1LL << 30, Milliseconds(0)})
    {
        store.setSource(kSource);
    }

    void show(const SnapshotPtr& next)
    {
        store.record(makeUpdate(last, next, "default"));
        last = next;
    }

    [[nodiscard]] std::vector<std::vector<history::Line>> lines(const std::vector<SeriesKey>& series)
    {
        std::optional<Result<history::Reply>> answer;
        QObject context;
        store.read({kSource, series, seconds(0), seconds(1000), 1000}, &context,
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
            session.show(clusterAt(10, 100, 400));
            session.show(clusterAt(11, 120, 400));
            session.show(clusterAt(12, 120));
        }
        Session session(path);
        session.show(clusterAt(50, 70));
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
        session.show(clusterAt(10, 100));
        session.store.setSource(QStringLiteral("other"));
        session.show(clusterAt(11, 999));
        const auto lines = session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        QCOMPARE(lines[0].size(), std::size_t(1));
        QCOMPARE(lines[0][0].back().range.last, Quantity(100));
    }

    void aFailureOfTheSourceIsAGap()
    {
        Session session(newPath());
        session.show(clusterAt(10, 100));
        session.store.markGap();
        session.show(clusterAt(20, 100));
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
        session.show(clusterAt(10, 100));
        QCOMPARE(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].size(), std::size_t(1));
        QCOMPARE(failed.count(), 1);
        const QStringList aside
            = QDir(QFileInfo(path).path()).entryList({QStringLiteral("history-damaged-*.sqlite")});
        QCOMPARE(aside.size(), 1);
        QFile kept(QFileInfo(path).dir().filePath(aside.front()));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        QVERIFY(
            QString::fromStdString(failed.front().front().value<Error>().message).contains(aside.front()));
    }

    void aFileThatIsDamagedLaterIsSetAside()
    {
        const QString path = newPath();
        {
            Session session(path);
            for (int second = 1; second < 400; ++second)
                session.show(clusterAt(second, second * 1000));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(4096);
        file.write(QByteArray(static_cast<int>(file.size() - 4096), '\x5a'));
        file.close();

        Session session(path);
        session.show(clusterAt(500, 7));
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
            session.show(clusterAt(second, second));
        (void)session.lines({key(SubjectKind::Queue, "root", Measure::Used)});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.front().front().value<Error>().code, ErrorCode::Io);

        QVERIFY(QFile::remove(blocker));
        session.show(clusterAt(20, 5));
        QTRY_COMPARE(recovered.count(), 1);
        // What came after the failure is complete, though the update told only what changed.
        session.show(clusterAt(21, 5));
        QCOMPARE(session.lines({key(SubjectKind::User, "bob", Measure::Used)})[0].front().front().range.last,
                 Quantity(2));
    }

    void aSecondProgramOnlyReads()
    {
        const QString path = newPath();
        Session first(path);
        first.show(clusterAt(10, 100));
        QCOMPARE(first.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].size(), std::size_t(1));

        Session second(path);
        const QSignalSpy failed(&second.store, &HistoryStore::failed);
        second.show(clusterAt(11, 200));
        QCOMPARE(second.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0][0].back().range.last,
                 Quantity(100));
        QCOMPARE(failed.count(), 1);
        QVERIFY(QString::fromStdString(failed.front().front().value<Error>().message)
                    .contains(QStringLiteral("Another")));
    }

    void withoutASourceNothingIsKept()
    {
        const QString path = newPath();
        Session session(path);
        session.store.setSource({});
        session.show(clusterAt(10, 100));
        QVERIFY(session.lines({key(SubjectKind::Queue, "root", Measure::Used)})[0].empty());
    }
};

QTEST_GUILESS_MAIN(TestHistoryStore)
#include "tst_historystore.moc"

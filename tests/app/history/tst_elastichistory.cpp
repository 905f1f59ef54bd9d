// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/blockcodec.h"
#include "app/history/historystore.h"
#include "app/window/pastseries.h"
#include "models/charts/seriesstore.h"
#include "tests/app/history/historysamples.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

namespace tst_elastichistory {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace std::chrono_literals;
using test::kSource;
using test::teamQuotas;

namespace {
SeriesKey groupKey(Measure measure, const char* group = "team")
{
    return {SubjectKind::ElasticGroup, group, measure, "cpu"};
}

/// A store with what a cluster of queues and elastic quotas does to it.
struct ElasticSession
{
    explicit ElasticSession(const QString& path) : store({path, 1LL << 30, Milliseconds(0)})
    {
        store.setSource(kSource);
    }

    std::shared_ptr<const SnapshotUpdate> show(const SnapshotPtr& next,
                                               const elastic::QuotaSnapshotPtr& quotas)
    {
        auto update = makeUpdate(std::exchange(last, next), next, "default");
        update->earlierQuotas = std::exchange(lastQuotas, quotas);
        update->quotas = quotas;
        store.record(update);
        return update;
    }

    /// "10:5 20:7 | 40:1": seconds and last values of each series, stretches apart.
    QStringList texts(const std::vector<SeriesKey>& series)
    {
        std::optional<Result<history::Reply>> answer;
        QObject context;
        store.read({kSource, series, 0s, 1000s, 1000}, &context,
                   [&answer](const auto& result) { answer = result; });
        [&] { QTRY_VERIFY(answer.has_value()); }();
        QStringList result;
        if (!answer || !*answer)
            return result;
        for (const auto& lines : (*answer)->lines) {
            QStringList stretches;
            for (const history::Line& line : lines) {
                QStringList points;
                for (const auto& [time, range] : line)
                    points << QStringLiteral("%1:%2").arg(time.count() / 1000).arg(range.last);
                stretches << points.join(QLatin1Char(' '));
            }
            result << stretches.join(QStringLiteral(" | "));
        }
        return result;
    }

    HistoryStore store;
    SnapshotPtr last;
    elastic::QuotaSnapshotPtr lastQuotas;
};

/// The file as version 2 of its schema made it: the queue root used 100 at 10 s and 120 at 12 s.
void writeVersion2(const QString& path)
{
    QDir().mkpath(QFileInfo(path).path());
    const QString name = QUuid::createUuid().toString();
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("no database");
        const auto run = [&database](const char* statement, const QVariantList& values = {}) {
            QSqlQuery query(database);
            query.prepare(QLatin1String(statement));
            for (const QVariant& value : values)
                query.addBindValue(value);
            if (!query.exec())
                qFatal("%s", qPrintable(query.lastError().text()));
        };
        run("PRAGMA auto_vacuum = INCREMENTAL");
        run("CREATE TABLE source(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)");
        run("CREATE TABLE series(source INTEGER NOT NULL, number INTEGER NOT NULL, kind INTEGER NOT NULL, "
            "id TEXT NOT NULL, measure INTEGER NOT NULL, type TEXT NOT NULL, PRIMARY KEY(source, number)) "
            "WITHOUT ROWID");
        run("CREATE TABLE stretch(source INTEGER NOT NULL, start INTEGER NOT NULL, until INTEGER NOT NULL, "
            "written1 INTEGER NOT NULL, written2 INTEGER NOT NULL, PRIMARY KEY(source, start)) WITHOUT "
            "ROWID");
        run("CREATE TABLE block(source INTEGER NOT NULL, level INTEGER NOT NULL, page INTEGER NOT NULL, "
            "time INTEGER NOT NULL, is_key INTEGER NOT NULL, data BLOB NOT NULL, "
            "PRIMARY KEY(source, level, page, time)) WITHOUT ROWID");
        run("PRAGMA application_id = 1363429425"); // "QDH1"
        run("CREATE INDEX block_age ON block(level, time)");
        run("PRAGMA user_version = 2");
        run("INSERT INTO source VALUES(1, ?)", {kSource});
        run("INSERT INTO series VALUES(1, 0, 0, 'root', 0, 'memory')");
        run("INSERT INTO stretch VALUES(1, 10000, 12000, 12001, 12001)");
        PageState state;
        run("INSERT INTO block VALUES(1, 0, 0, 10000, 1, ?)",
            {encodeBlock(state, std::array{BlockEntry{0, Range{100, 100, 100}}}, true)});
        run("INSERT INTO block VALUES(1, 0, 0, 12000, 0, ?)",
            {encodeBlock(state, std::array{BlockEntry{0, Range{120, 120, 120}}}, false)});
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

int schemaOf(const QString& path)
{
    int version = 0;
    const QString name = QUuid::createUuid().toString();
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        database.open();
        QSqlQuery query(database);
        if (query.exec(QStringLiteral("PRAGMA user_version")) && query.next())
            version = query.value(0).toInt();
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return version;
}
} // namespace

/// What elastic quota groups use, kept over restarts.
class TestElasticHistory final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;

    QString newPath() { return m_folder.filePath(QStringLiteral("%1/history.sqlite").arg(++m_number)); }

private Q_SLOTS:
    void groupsAreThereAfterARestart()
    {
        const QString path = newPath();
        {
            ElasticSession session(path);
            session.show(test::clusterAt(10s, 100), teamQuotas(10s, 5000));
            session.show(test::clusterAt(11s, 100), teamQuotas(11s, 7000, 9000));
            session.show(test::clusterAt(12s, 100), nullptr); // could not be read
            session.show(test::clusterAt(13s, 100), teamQuotas(13s, std::nullopt));
        }
        ElasticSession session(path);
        session.show(test::clusterAt(50s, 70), teamQuotas(50s, 1000));
        QCOMPARE(session.texts({groupKey(Measure::Used),
                                groupKey(Measure::Runtime),
                                groupKey(Measure::Request),
                                groupKey(Measure::Guaranteed),
                                groupKey(Measure::Limit),
                                {SubjectKind::Queue, "root", Measure::Used, "memory"}}),
                 (QStringList{QStringLiteral("10:5000 11:7000 12:7000 | 50:1000"),
                              QStringLiteral("10:6000 11:9000 12:9000 | 13:6000 | 50:6000"),
                              QStringLiteral("10:8000 12:8000 | 13:8000 | 50:8000"),
                              QStringLiteral("10:4000 12:4000 | 13:4000 | 50:4000"),
                              QStringLiteral("10:10000 12:10000 | 13:10000 | 50:10000"),
                              QStringLiteral("10:100 13:100 | 50:70")}));
    }

    void aClusterWithoutQueuesIsKept()
    {
        ElasticSession session(newPath());
        const auto snapshot = [](std::chrono::seconds time) {
            auto empty = std::make_shared<ClusterSnapshot>();
            empty->time = SystemTime(time);
            return empty;
        };
        session.show(snapshot(10s), teamQuotas(10s, 5000));
        session.show(snapshot(11s), teamQuotas(11s, 7000));
        QCOMPARE(session.texts({groupKey(Measure::Used)}), QStringList{QStringLiteral("10:5000 11:7000")});
    }

    void aFileOfTheVersionBeforeIsUpgradedWithoutLoss()
    {
        const QString path = newPath();
        writeVersion2(path);
        QCOMPARE(schemaOf(path), 2);
        {
            ElasticSession session(path);
            const QSignalSpy failed(&session.store, &HistoryStore::failed);
            session.show(test::clusterAt(50s, 70), teamQuotas(50s, 5000));
            QCOMPARE(session.texts(
                         {{SubjectKind::Queue, "root", Measure::Used, "memory"}, groupKey(Measure::Used)}),
                     (QStringList{QStringLiteral("10:100 12:120 | 50:70"), QStringLiteral("50:5000")}));
            QCOMPARE(failed.count(), 0);
        }
        QCOMPARE(schemaOf(path), 3);
        QCOMPARE(QDir(QFileInfo(path).path()).entryList({QStringLiteral("*damaged*")}), QStringList());
        ElasticSession again(path); // as a file of this version
        QCOMPARE(again.texts({{SubjectKind::Queue, "root", Measure::Used, "memory"}}),
                 QStringList{QStringLiteral("10:100 12:120 | 50:70")});
    }

    /// Charts read the past of a group as that of a queue, headroom included.
    void chartsReadThemBack()
    {
        const QString path = newPath();
        ElasticSession session(path);
        session.show(test::clusterAt(10s, 100), teamQuotas(10s, 5000));
        session.show(test::clusterAt(20s, 100), teamQuotas(20s, 7000));
        session.store.markGap();
        models::SeriesStore store;
        auto now = makeUpdate(nullptr, test::clusterAt(900s, 70), "default");
        now->quotas = teamQuotas(900s, 1000);
        store.record(*now);
        app::PastSeries series(&store, &session.store);
        const QSignalSpy changed(&series, &app::PastSeries::changed);
        series.setSource(kSource);
        const auto keyOf = [](models::Measure measure) {
            return models::SeriesKey{models::SubjectKind::ElasticGroup, "team", ResourceType("cpu"), measure};
        };
        const std::vector<models::SeriesKey> keys{keyOf(models::Measure::Runtime),
                                                  keyOf(models::Measure::Headroom),
                                                  keyOf(models::Measure::Request)};
        const models::TimeWindow window{0s, 1000s, 100ms};
        (void)series.read(keys, window);
        QTRY_COMPARE(changed.count(), 1);
        const auto columns = series.read(keys, window);
        QCOMPARE(columns[0].size(), std::size_t(2));
        QCOMPARE(columns[0][0].back().last, 6000.0);
        QCOMPARE(columns[1][0].back().last, 3000.0);
        QCOMPARE(columns[1][1].back().last, 9000.0);
        QCOMPARE(columns[2][0].back().last, 8000.0);
    }
};

QUOTADECK_TEST(TestElasticHistory, QCoreApplication)
} // namespace tst_elastichistory

#include "tst_elastichistory.moc"

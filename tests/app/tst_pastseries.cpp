// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "app/window/pastseries.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

namespace tst_pastseries {
using namespace quotadeck;
using namespace quotadeck::models;
using app::PastSeries;
using std::chrono::seconds;

namespace {
const QString kSource = QStringLiteral("http://cluster [default]");

SnapshotPtr clusterAt(int second, Quantity memory)
{
    QueueInfo root;
    root.path = QueuePath("root");
    root.allocated = Resource{{"memory", memory}};
    root.max = Resource{{"memory", 500}};
    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(seconds(second));
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.queues = std::vector{root};
    snapshot.partitions.push_back(partition);
    return std::make_shared<const ClusterSnapshot>(snapshot);
}

SeriesKey root(Measure measure)
{
    return {SubjectKind::Queue, "root", ResourceType("memory"), measure};
}

/// "10:100 20:120 | 900:70": seconds and last values, stretches apart.
QString textOf(const SeriesColumns& columns)
{
    QStringList stretches;
    for (const auto& stretch : columns) {
        QStringList points;
        for (const SeriesColumn& column : stretch)
            points += QStringLiteral("%1:%2").arg(column.time / 1000).arg(column.last);
        stretches += points.join(QLatin1Char(' '));
    }
    return stretches.join(QStringLiteral(" | "));
}

/// Knows a value every ten seconds, the second itself, of a time.
class FakeRemote final : public history::HistorySource
{
public:
    void read(const history::Request& request, QObject* context, Answer answer) override
    {
        requests.push_back(request);
        QTimer::singleShot(0, context, [this, request, answer] {
            if (isDead)
                return answer(fail(ErrorCode::Network, "prometheus", Message("gone")));
            history::Reply reply;
            history::Line line;
            for (int second = first; second <= last; second += 10) {
                if (seconds(second) <= request.to)
                    line.push_back({seconds(second), {second, second, second}});
            }
            if (const Quantity end = request.to / seconds(1); end < last && end >= first)
                line.push_back({request.to, {end, end, end}});
            reply.lines.assign(request.series.size(), {line});
            reply.answered = {{line.front().time, line.back().time}};
            reply.warnings = warnings;
            answer(reply);
        });
    }

    std::vector<history::Request> requests;
    std::vector<std::string> warnings;
    int first = 0;
    int last = 5000;
    bool isDead = false;
};

TimeWindow window(int from, int to)
{
    return {seconds(from), seconds(to), std::chrono::milliseconds(100)};
}
} // namespace

class TestPastSeries final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;
    std::unique_ptr<history::HistoryStore> m_history;

    /// An earlier session of the same source.
    void recordEarlier()
    {
        m_history = std::make_unique<history::HistoryStore>(
            history::HistoryConfig{m_folder.filePath(QStringLiteral("%1.sqlite").arg(++m_number)), 1LL << 30,
                                   std::chrono::seconds(30)});
        m_history->setSource(kSource);
        const auto first = clusterAt(10, 100);
        m_history->record(makeUpdate(nullptr, first, "default"));
        m_history->record(makeUpdate(first, clusterAt(20, 120), "default"));
        m_history->markGap();
    }

private Q_SLOTS:
    void whatWasBeforeTheSessionIsReadFromTheHistory()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        PastSeries series(&session, m_history.get());
        const QSignalSpy changed(&series, &PastSeries::changed);
        series.setSource(kSource);
        const std::vector<SeriesKey> keys{root(Measure::Used), root(Measure::Limit), root(Measure::Headroom)};

        const auto atOnce = series.read(keys, window(0, 1000));
        QCOMPARE(textOf(atOnce[0]), QStringLiteral("900:70"));
        QTRY_COMPARE(changed.count(), 1);
        const auto then = series.read(keys, window(0, 1000));
        QCOMPARE(textOf(then[0]), QStringLiteral("10:100 20:120 | 900:70"));
        QCOMPARE(textOf(then[1]), QStringLiteral("10:500 20:500 | 900:500"));
        QCOMPARE(textOf(then[2]), QStringLiteral("10:400 20:380 | 900:430")); // worked out, not stored

        // Answered from what is known: nothing is read again while the window moves a little.
        (void)series.read(keys, window(100, 1001));
        QCoreApplication::processEvents();
        (void)series.read(keys, window(200, 1002));
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 1);
    }

    /// Between the sessions nothing was read, whatever the series had.
    void earlierSessionsAnsweredTheirTime()
    {
        recordEarlier();
        SeriesStore session;
        const auto now = clusterAt(900, 70);
        session.record(*makeUpdate(nullptr, now, "default"));
        session.record(*makeUpdate(now, clusterAt(910, 70), "default"));
        PastSeries series(&session, m_history.get());
        const QSignalSpy changed(&series, &PastSeries::changed);
        series.setSource(kSource);
        const std::vector<SeriesKey> keys{
            {SubjectKind::User, "nobody", ResourceType("memory"), Measure::Used}};
        (void)series.read(keys, window(0, 1000));
        const std::vector<TimeSpan> ofSession{{900'000, 910'000}};
        QCOMPARE(series.answered(window(0, 1000)), ofSession);
        QTRY_COMPARE(changed.count(), 1);
        const std::vector<TimeSpan> ofBoth{{10'000, 20'000}, {900'000, 910'000}};
        QCOMPARE(series.answered(window(0, 1000)), ofBoth);
        QCOMPARE(series.answered(window(905, 1000)), ofSession);
        series.setSource({});
        QCOMPARE(series.answered(window(0, 1000)), ofSession);
    }

    void whatWasNotReadYetIsNoGap()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        PastSeries series(&session, m_history.get());
        const QSignalSpy changed(&series, &PastSeries::changed);
        series.setSource(kSource);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        (void)series.read(keys, window(0, 30)); // and half as much more at either end
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(series.answered(window(0, 1000)), (std::vector<TimeSpan>{{10'000, 900'000}}));

        (void)series.read(keys, window(30, 890));
        QTRY_COMPARE(changed.count(), 2);
        QCOMPARE(series.answered(window(0, 1000)),
                 (std::vector<TimeSpan>{{10'000, 20'000}, {900'000, 900'000}}));
    }

    void aWindowWithinTheSessionAsksNothing()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        PastSeries series(&session, m_history.get());
        series.setSource(kSource);
        const QSignalSpy changed(&series, &PastSeries::changed);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        (void)series.read(keys, window(900, 1000));
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 0);
    }

    /// The past of the remote source, that of an earlier session and the present one are one line: no hole and no double at a border.
    void aRemoteSourceFillsWhatNoSessionRead()
    {
        recordEarlier();
        SeriesStore session;
        const auto now = clusterAt(45, 70);
        session.record(*makeUpdate(nullptr, now, "default"));
        session.record(*makeUpdate(now, clusterAt(55, 71), "default"));
        FakeRemote remote;
        PastSeries series(&session, m_history.get());
        const QSignalSpy changed(&series, &PastSeries::changed);
        const QSignalSpy read(&series, &PastSeries::remoteRead);
        series.setSource(kSource);
        series.setRemote(&remote);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        const TimeWindow shown{seconds(0), seconds(60), seconds(10)};
        (void)series.read(keys, shown);
        QTRY_COMPARE(read.count(), 1);
        // 10 and 20 are of the earlier session, 45 and 55 of this one; what is read ends where this one begins.
        QCOMPARE(textOf(series.read(keys, shown)[0]),
                 QStringLiteral("0:0 10:100 20:120 30:30 40:40 44.999:44 45:70 55:71"));
        QCOMPARE(series.answered(shown), (std::vector<TimeSpan>{{0, 55'000}}));
        QCOMPARE(remote.requests.size(), std::size_t(1));
        QCOMPARE(remote.requests[0].to, std::chrono::milliseconds(44'999));

        (void)series.read(keys, {seconds(2), seconds(61), seconds(10)}); // is known already
        QCoreApplication::processEvents();
        QCOMPARE(remote.requests.size(), std::size_t(1));
    }

    void aGapBeforeTheSessionStaysOne()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(90, 70), "default"));
        FakeRemote remote;
        remote.last = 50;
        PastSeries series(&session, m_history.get());
        const QSignalSpy read(&series, &PastSeries::remoteRead);
        series.setSource(kSource);
        series.setRemote(&remote);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        const TimeWindow shown{seconds(0), seconds(100), seconds(10)};
        (void)series.read(keys, shown);
        QTRY_COMPARE(read.count(), 1);
        QCOMPARE(textOf(series.read(keys, shown)[0]),
                 QStringLiteral("0:0 10:100 20:120 30:30 40:40 50:50 | 90:70"));
        QCOMPARE(series.answered(shown), (std::vector<TimeSpan>{{0, 50'000}, {90'000, 90'000}}));
    }

    /// What is stored here is on screen at once, whatever becomes of the remote source, which is left alone for a while.
    void aDeadRemoteSourceCostsNothing()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        FakeRemote remote;
        remote.isDead = true;
        PastSeries series(&session, m_history.get());
        const QSignalSpy failed(&series, &PastSeries::remoteFailed);
        series.setSource(kSource);
        series.setRemote(&remote);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        (void)series.read(keys, window(0, 1000));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(textOf(series.read(keys, window(0, 1000))[0]), QStringLiteral("10:100 20:120 | 900:70"));
        QCoreApplication::processEvents();
        QCOMPARE(remote.requests.size(), std::size_t(1));

        remote.isDead = false;
        series.setRemote(nullptr); // what failed is not asked for again soon, but another source is
        series.setRemote(&remote);
        const QSignalSpy read(&series, &PastSeries::remoteRead);
        (void)series.read(keys, window(0, 1000));
        QTRY_COMPARE(read.count(), 1);
        QVERIFY(textOf(series.read(keys, window(0, 1000))[0]).contains(QStringLiteral("890:890")));
    }

    void whatAnAnswerLacksIsReported()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        FakeRemote remote;
        remote.warnings = {"store-2 is down"};
        PastSeries series(&session, m_history.get());
        std::vector<std::string> warnings;
        connect(&series, &PastSeries::remoteRead, this,
                [&warnings](const std::vector<std::string>& read) { warnings = read; });
        series.setSource(kSource);
        series.setRemote(&remote);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        (void)series.read(keys, window(0, 1000));
        QTRY_COMPARE(warnings, std::vector<std::string>{"store-2 is down"});
    }

    void anotherRemoteSourceBeginsAnew()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        FakeRemote remote;
        PastSeries series(&session, m_history.get());
        const QSignalSpy read(&series, &PastSeries::remoteRead);
        series.setSource(kSource);
        series.setRemote(&remote);
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        (void)series.read(keys, window(0, 1000));
        QTRY_COMPARE(read.count(), 1);
        series.setRemote(nullptr);
        const QSignalSpy changed(&series, &PastSeries::changed);
        (void)series.read(keys, window(0, 1000));
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(textOf(series.read(keys, window(0, 1000))[0]), QStringLiteral("10:100 20:120 | 900:70"));
    }

    void anotherSourceHasAnotherPast()
    {
        recordEarlier();
        SeriesStore session;
        session.record(*makeUpdate(nullptr, clusterAt(900, 70), "default"));
        PastSeries series(&session, m_history.get());
        const QSignalSpy changed(&series, &PastSeries::changed);
        series.setSource(QStringLiteral("http://other [default]"));
        const std::vector<SeriesKey> keys{root(Measure::Used)};
        (void)series.read(keys, window(0, 1000));
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(textOf(series.read(keys, window(0, 1000))[0]), QStringLiteral("900:70"));
        series.setSource({});
        QCOMPARE(textOf(series.read(keys, window(0, 1000))[0]), QStringLiteral("900:70"));
    }
};

QUOTADECK_TEST(TestPastSeries, QCoreApplication)
} // namespace tst_pastseries

#include "tst_pastseries.moc"

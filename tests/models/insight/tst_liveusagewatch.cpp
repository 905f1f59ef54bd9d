// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/liveusagewatch.h"
#include "tests/support/fakecluster.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_liveusagewatch {
using namespace quotadeck;
using models::LiveUsageWatch;

namespace {

SnapshotPtr snapshotWith(int users)
{
    return tests::fakeSnapshot({.departments = 1, .leavesEach = 1, .users = users, .applications = 1});
}

/// All that is under way is done and delivered.
void finishJobs()
{
    background::workerPool()->waitForDone();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}
} // namespace

/// What the form knows of the cluster, beside the GUI thread.
class TestLiveUsageWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyWhoLooksIsServed()
    {
        m_source.setSnapshot(snapshotWith(2), "default");
        finishJobs();
        QVERIFY(!m_watch.live());

        m_watch.setWatched(true); // what came before counts, too
        QTRY_VERIFY(m_watch.live());
        QCOMPARE(m_watch.live()->users()->size(), std::size_t(2));

        m_watch.setWatched(false);
        m_source.setSnapshot(snapshotWith(3), "default");
        finishJobs();
        QCOMPARE(m_watch.live()->users()->size(), std::size_t(2));
    }

    void theNewestOfManySnapshotsIsTheLastSeen()
    {
        QSignalSpy changed(&m_watch, &LiveUsageWatch::changed);
        m_watch.setWatched(true);
        for (int users = 4; users <= 20; ++users)
            m_source.setSnapshot(snapshotWith(users), "default");
        QTRY_VERIFY(m_watch.live() && m_watch.live()->users()->size() == 20);
        QVERIFY2(changed.count() < 5,
                 qPrintable(QString::number(changed.count()))); // those between are skipped
    }

    void whatIsKnownGoesWithItsSource()
    {
        m_watch.setWatched(true);
        m_source.setSnapshot(snapshotWith(2), "default");
        QTRY_VERIFY(m_watch.live());
        m_source.setSnapshot(snapshotWith(3), "default");
        m_source.setSnapshot(nullptr, {}); // with a job under way
        QVERIFY(!m_watch.live());
        finishJobs();
        QVERIFY(!m_watch.live());

        m_source.setSnapshot(snapshotWith(4), "other"); // has no such partition
        QVERIFY(!m_watch.live());
        m_source.setSnapshot(snapshotWith(5), "default");
        QTRY_VERIFY(m_watch.live());
        QCOMPARE(m_watch.live()->users()->size(), std::size_t(5));
    }

    void cleanup()
    {
        m_watch.setWatched(false);
        m_source.setSnapshot(nullptr, {});
    }

private:
    models::ConfigSession m_session;
    models::InsightSource m_source{&m_session};
    LiveUsageWatch m_watch{&m_source};
};

QUOTADECK_TEST(TestLiveUsageWatch, QCoreApplication)
} // namespace tst_liveusagewatch

#include "tst_liveusagewatch.moc"

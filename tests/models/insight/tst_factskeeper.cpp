// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/factskeeper.h"
#include "tests/support/fakecluster.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_factskeeper {
using namespace quotadeck;
using models::FactsKeeper;

namespace {
constexpr int kPatience = 60'000;

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
class TestFactsKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyWhoLooksIsServed()
    {
        m_source.setSnapshot(snapshotWith(2), "default");
        finishJobs();
        QVERIFY(!m_keeper.facts());

        m_keeper.setWatched(true); // what came before counts, too
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper.facts(), kPatience);
        QCOMPARE(m_keeper.facts()->users()->size(), std::size_t(2));

        m_keeper.setWatched(false);
        m_source.setSnapshot(snapshotWith(3), "default");
        finishJobs();
        QCOMPARE(m_keeper.facts()->users()->size(), std::size_t(2));
    }

    void theNewestOfManySnapshotsIsTheLastSeen()
    {
        QSignalSpy changed(&m_keeper, &FactsKeeper::changed);
        m_keeper.setWatched(true);
        for (int users = 4; users <= 20; ++users)
            m_source.setSnapshot(snapshotWith(users), "default");
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper.facts() && m_keeper.facts()->users()->size() == 20, kPatience);
        QVERIFY2(changed.count() < 5,
                 qPrintable(QString::number(changed.count()))); // those between are skipped
    }

    void whatIsKnownGoesWithItsSource()
    {
        m_keeper.setWatched(true);
        m_source.setSnapshot(snapshotWith(2), "default");
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper.facts(), kPatience);
        m_source.setSnapshot(snapshotWith(3), "default");
        m_source.setSnapshot(nullptr, {}); // with a job under way
        QVERIFY(!m_keeper.facts());
        finishJobs();
        QVERIFY(!m_keeper.facts());

        m_source.setSnapshot(snapshotWith(4), "other"); // has no such partition
        QVERIFY(!m_keeper.facts());
        m_source.setSnapshot(snapshotWith(5), "default");
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper.facts(), kPatience);
        QCOMPARE(m_keeper.facts()->users()->size(), std::size_t(5));
    }

    void cleanup()
    {
        m_keeper.setWatched(false);
        m_source.setSnapshot(nullptr, {});
    }

private:
    models::ConfigSession m_session;
    models::InsightSource m_source{&m_session};
    FactsKeeper m_keeper{&m_source};
};

QUOTADECK_TEST(TestFactsKeeper, QCoreApplication)
} // namespace tst_factskeeper

#include "tst_factskeeper.moc"

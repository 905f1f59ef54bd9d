// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/watchedjob.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSemaphore>

namespace tst_watchedjob {
using namespace quotadeck::background;

/// A job whose result is the number of its start, and that ends when the test says so.
class TestWatchedJob : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_starts = 0;
        m_results.clear();
        m_mayEnd = std::make_shared<QSemaphore>();
        m_canStart = true;
        m_job = std::make_unique<WatchedJob>(this, [this] { start(); });
    }
    void cleanup()
    {
        m_mayEnd->release(100);
        m_job.reset();
    }

    void runsOnlyWhileItIsWatched()
    {
        m_job->changeInTurn();
        m_job->changeAtOnce();
        QCOMPARE(m_starts, 0);
        m_job->setWatched(true);
        QCOMPARE(m_starts, 1); // for both changes
        m_mayEnd->release();
        QTRY_COMPARE(m_results, QList<int>{1});
        m_job->setWatched(false);
        m_job->changeAtOnce();
        QCOMPARE(m_starts, 1);
        m_job->setWatched(true);
        QCOMPARE(m_starts, 2);
    }

    void isNotDoneAgainWithoutAChange()
    {
        m_job->setWatched(true);
        m_mayEnd->release();
        QTRY_COMPARE(m_results.size(), 1);
        m_job->setWatched(false);
        m_job->setWatched(true);
        QCOMPARE(m_starts, 1);
        QVERIFY(!m_job->isRunning());
    }

    void whatTheUserChangedStartsOver()
    {
        m_job->setWatched(true);
        m_job->changeAtOnce();
        QCOMPARE(m_starts, 2);
        m_mayEnd->release(2);
        QTRY_COMPARE(m_results, QList<int>{2}); // the older result is dropped
    }

    void newDataWaitForTheResultAndCountOnce()
    {
        m_job->setWatched(true);
        m_job->changeInTurn();
        m_job->changeInTurn();
        QCOMPARE(m_starts, 1);
        m_mayEnd->release();
        QTRY_COMPARE(m_starts, 2);
        QCOMPARE(m_results, QList<int>{1});
        m_mayEnd->release();
        QTRY_COMPARE(m_results, (QList<int>{1, 2}));
        QCOMPARE(m_starts, 2);
    }

    void newDataThatComeUnwatchedWaitToBeWatched()
    {
        m_job->setWatched(true);
        m_job->setWatched(false);
        m_job->changeInTurn();
        m_mayEnd->release();
        QTRY_COMPARE(m_results, QList<int>{1});
        QCOMPARE(m_starts, 1);
        m_job->setWatched(true);
        QCOMPARE(m_starts, 2);
    }

    void whatIsPostponedIsTriedAgain()
    {
        m_canStart = false;
        m_job->setWatched(true);
        QVERIFY(!m_job->isRunning());
        m_canStart = true;
        m_job->setWatched(true);
        QVERIFY(m_job->isRunning());
    }

    void aCancelledJobDeliversNothing()
    {
        m_job->setWatched(true);
        m_job->changeInTurn();
        m_job->cancel();
        QVERIFY(!m_job->isRunning());
        m_job->changeAtOnce();
        m_mayEnd->release(2);
        QTRY_COMPARE(m_results, QList<int>{2});
        QCOMPARE(m_starts, 2); // what was due before is forgotten
    }

private:
    void start()
    {
        if (!m_canStart) {
            m_job->postpone();
            return;
        }
        m_job->run(
            [mayEnd = m_mayEnd, number = ++m_starts](const std::stop_token&) {
                mayEnd->acquire();
                return number;
            },
            [this](int number) { m_results << number; });
    }

    int m_starts = 0;
    bool m_canStart = true;
    QList<int> m_results;
    std::shared_ptr<QSemaphore> m_mayEnd;
    std::unique_ptr<WatchedJob> m_job;
};

QUOTADECK_TEST(TestWatchedJob, QCoreApplication)
} // namespace tst_watchedjob

#include "tst_watchedjob.moc"

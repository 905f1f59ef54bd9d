// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/jobs.h"
#include "tests/support/testprogram.h"

#include <QSemaphore>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

namespace tst_jobs {
using namespace quotadeck::background;

namespace {
/// Work that waits at a gate, so that tests decide when it ends.
struct Gate
{
    QSemaphore started;
    QSemaphore mayEnd;
};

auto waitingWork(const std::shared_ptr<Gate>& gate, int result)
{
    return [gate, result](const std::stop_token&) {
        gate->started.release();
        gate->mayEnd.acquire();
        return result;
    };
}
} // namespace

class TestJobs : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void deliversOnTheThreadOfTheContext()
    {
        QObject context;
        LatestJob job(&context);
        QThread* workThread = nullptr;
        QThread* doneThread = nullptr;

        job.start([](const std::stop_token&) { return QThread::currentThread(); },
                  [&](QThread* thread) {
                      workThread = thread;
                      doneThread = QThread::currentThread();
                  });

        QTRY_VERIFY(workThread);
        QVERIFY(workThread != doneThread);
        QCOMPARE(doneThread, thread());
    }

    void newestWinsEvenWhenTheOlderEndsLater()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(2);
        QObject context;
        LatestJob job(&context, &pool);
        const auto older = std::make_shared<Gate>();
        const auto newer = std::make_shared<Gate>();
        QList<int> results;
        const auto collect = [&results](int result) { results << result; };

        job.start(waitingWork(older, 1), collect);
        older->started.acquire();
        job.start(waitingWork(newer, 2), collect);
        newer->started.acquire();
        newer->mayEnd.release();
        QTRY_COMPARE(results, QList<int>({2}));
        older->mayEnd.release();
        pool.waitForDone();
        QCoreApplication::processEvents();

        QCOMPARE(results, QList<int>({2}));
    }

    void olderWorkIsAskedToStop()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(1); // the second can only run once the first has seen the token
        QObject context;
        LatestJob job(&context, &pool);
        QSemaphore started;
        int result = 0;

        job.start(
            [&started](const std::stop_token& token) {
                started.release();
                while (!token.stop_requested())
                    QThread::yieldCurrentThread();
                return 1;
            },
            [&result](int value) { result = value; });
        started.acquire();
        job.start([](const std::stop_token&) { return 2; }, [&result](int value) { result = value; });

        QTRY_COMPARE(result, 2);
    }

    void queuedWorkThatIsDroppedNeverRuns()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(1);
        QObject context;
        const auto gate = std::make_shared<Gate>();
        bool hasRun = false;
        LatestJob blocker(&context, &pool);
        blocker.start(waitingWork(gate, 1), [](int) {});
        gate->started.acquire();

        LatestJob job(&context, &pool);
        job.start(
            [&hasRun](const std::stop_token&) {
                hasRun = true;
                return 0;
            },
            [](int) {});
        job.cancel();
        gate->mayEnd.release();
        pool.waitForDone();

        QVERIFY(!hasRun);
    }

    void nothingIsDeliveredAfterTheEnd_data()
    {
        QTest::addColumn<bool>("isContextFirst");
        QTest::newRow("of the job") << false;
        QTest::newRow("of the context") << true;
    }

    void nothingIsDeliveredAfterTheEnd()
    {
        QFETCH(bool, isContextFirst);
        QThreadPool pool;
        auto context = std::make_unique<QObject>();
        auto job = std::make_unique<LatestJob>(context.get(), &pool);
        const auto gate = std::make_shared<Gate>();
        bool isDelivered = false;

        job->start(waitingWork(gate, 1), [&isDelivered](int) { isDelivered = true; });
        gate->started.acquire();
        if (isContextFirst)
            context.reset();
        else
            job.reset();
        gate->mayEnd.release();
        pool.waitForDone();
        QCoreApplication::processEvents();

        QVERIFY(!isDelivered);
    }

    void resultsAreMovedNotCopied()
    {
        QObject context;
        LatestJob job(&context);
        std::unique_ptr<int> result;

        job.start([](const std::stop_token&) { return std::make_unique<int>(7); },
                  [&result](std::unique_ptr<int> value) { result = std::move(value); });

        QTRY_VERIFY(result);
        QCOMPARE(*result, 7);
    }

    void droppedWorkHasNoResult()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(1);
        QObject context;
        const auto gate = std::make_shared<Gate>();
        QList<int> results;
        const auto collect = [&results](int result) { results << result; };
        run(
            &context, &pool,
            [gate] {
                gate->started.release();
                gate->mayEnd.acquire();
                return 1;
            },
            collect);
        gate->started.acquire();
        run(
            &context, &pool, [] { return 2; }, collect);

        pool.clear();
        gate->mayEnd.release();

        QTRY_COMPARE(results, QList<int>({1}));
        QCoreApplication::processEvents();
        QCOMPARE(results, QList<int>({1}));
    }

    void orderedJobsKeepTheirOrderAndThread()
    {
        QObject context;
        QList<int> results;
        QSet<QThread*> threads;
        OrderedJobs jobs;
        for (int number = 0; number < 50; ++number)
            jobs.start(
                &context, [number] { return std::pair(number, QThread::currentThread()); },
                [&](std::pair<int, QThread*> result) {
                    results << result.first;
                    threads << result.second;
                });

        QTRY_COMPARE(results.size(), 50);
        QVERIFY(std::ranges::is_sorted(results));
        QCOMPARE(threads.size(), 1);
        QVERIFY(!threads.contains(thread()));
    }

    void orderedJobsAreAllDoneAtTheEnd()
    {
        std::atomic<int> count = 0;
        {
            OrderedJobs jobs;
            for (int number = 0; number < 20; ++number)
                jobs.start([&count] { ++count; });
        }
        QCOMPARE(count, 20);
    }
};

QUOTADECK_TEST(TestJobs, QCoreApplication)
} // namespace tst_jobs

#include "tst_jobs.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/jobs.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <array>
#include <atomic>
#include <semaphore>
#include <thread>

namespace tst_workerpool {
namespace {
using quotadeck::background::LatestJob;
using quotadeck::background::workerPool;

std::atomic<bool> isEnding = false;

class TestWorkerPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workEndsBeforeTheApplicationHasEnded()
    {
        std::atomic<bool> hasEnded = false;
        std::binary_semaphore hasStarted(0);
        {
            std::array<char, 5> name{"test"};
            char* arguments = name.data();
            int count = 1;
            const QCoreApplication application(count, &arguments);
            const QThreadPool* const pool = workerPool();
            qAddPostRoutine([] { isEnding = true; }); // runs before the routine that was added first

            QObject context;
            LatestJob job(&context);
            job.start(
                [&](const std::stop_token& token) {
                    hasStarted.release();
                    while (!isEnding)
                        std::this_thread::yield();
                    for (int turn = 0; turn < 1000; ++turn)
                        std::this_thread::yield();
                    hasEnded = true;
                    return token.stop_requested();
                },
                [](bool) {});
            hasStarted.acquire();
            QCOMPARE(pool->activeThreadCount(), 1);
        }
        QVERIFY(hasEnded);
    }
};
} // namespace

QUOTADECK_TEST(TestWorkerPool, NoApplication)
} // namespace tst_workerpool

#include "tst_workerpool.moc"

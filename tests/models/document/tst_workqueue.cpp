// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/workqueue.h"
#include "tests/support/testprogram.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QStringList>
#include <QTest>

#include <memory>

namespace tst_workqueue {
using quotadeck::models::WorkQueue;
using Work = WorkQueue::Work;

class TestWorkQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_started.clear();
        m_done.clear();
        m_gate = std::make_shared<QSemaphore>();
        m_queue = std::make_unique<WorkQueue>();
    }
    void cleanup()
    {
        m_gate->release(100);
        m_queue.reset();
    }

    void stepsRunOneAfterTheOtherInTheirOrder()
    {
        m_queue->add(step("a"));
        m_queue->add(step("b"));
        m_queue->add(step("c"));
        QVERIFY(m_queue->isBusy());
        QCOMPARE(m_started, QStringList{"a"});

        m_gate->release(3);
        QTRY_VERIFY(!m_queue->isBusy());

        QCOMPARE(m_started, (QStringList{"a", "b", "c"}));
        QCOMPARE(m_done, (QStringList{"a", "b", "c"}));
    }

    void aStepWithNothingToDoIsPassedOver()
    {
        QSignalSpy busy(m_queue.get(), &WorkQueue::busyChanged);

        m_queue->add([] { return false; });

        QVERIFY(!m_queue->isBusy());
        QVERIFY(!m_queue->hasEdits());
        QCOMPARE(busy.count(), 0);
    }

    void busyChangesOnceForAllStepsInLine()
    {
        QSignalSpy busy(m_queue.get(), &WorkQueue::busyChanged);
        m_queue->add(step("a"));
        m_queue->add(step("b"));

        m_gate->release(2);
        QTRY_VERIFY(!m_queue->isBusy());

        QCOMPARE(busy.count(), 2);
    }

    void onlyTheLastStepThatWaitsIsReplaced()
    {
        m_queue->add(step("a"));
        const auto replaced = m_queue->add(step("b"));
        QVERIFY(m_queue->replaceLast(replaced, step("b2")));
        QVERIFY(m_queue->replaceLast(replaced, step("b3")));
        const auto last = m_queue->add(step("c"));
        QVERIFY(!m_queue->replaceLast(replaced, step("b4")));

        m_gate->release(3);
        QTRY_VERIFY(!m_queue->isBusy());

        QCOMPARE(m_done, (QStringList{"a", "b3", "c"}));
        QVERIFY(!m_queue->replaceLast(last, step("c2"))); // made already
        QVERIFY(!m_queue->replaceLast(0, step("none")));
    }

    void clearDropsWhatWaitsAndKeepsWhatRuns()
    {
        m_queue->add(step("a"));
        m_queue->add(step("b"));

        m_queue->clear();
        m_gate->release(2);
        QTRY_VERIFY(!m_queue->isBusy());

        QCOMPARE(m_done, QStringList{"a"});
    }

    void newWorkDropsTheOneUnderWay()
    {
        m_queue->add(step("a"));

        QVERIFY(step("b")());
        m_gate->release(2);
        QTRY_VERIFY(!m_queue->isBusy());

        QCOMPARE(m_done, QStringList{"b"});
    }

    void editsAreThoseUnderWayAndThoseThatMayFollow()
    {
        m_queue->add(step("read", Work::Other));
        QVERIFY(!m_queue->hasEdits());
        m_queue->add(step("edit", Work::Edit));
        QVERIFY(m_queue->hasEdits());

        m_gate->release();
        QTRY_COMPARE(m_started, (QStringList{"read", "edit"}));
        QVERIFY(m_queue->hasEdits());

        m_gate->release();
        QTRY_VERIFY(!m_queue->isBusy());
        QVERIFY(!m_queue->hasEdits());
    }

private:
    /// Waits at the gate, in the background.
    WorkQueue::Step step(const QString& name, Work kind = Work::Edit)
    {
        return [this, name, kind] {
            m_started << name;
            m_queue->run(
                kind,
                [gate = m_gate, name](const std::stop_token&) {
                    gate->acquire();
                    return name;
                },
                [this](const QString& finished) {
                    m_done << finished;
                    m_queue->next();
                });
            return true;
        };
    }

    QStringList m_started;
    QStringList m_done;
    std::shared_ptr<QSemaphore> m_gate;
    std::unique_ptr<WorkQueue> m_queue;
};

QUOTADECK_TEST(TestWorkQueue, QCoreApplication)
} // namespace tst_workqueue

#include "tst_workqueue.moc"

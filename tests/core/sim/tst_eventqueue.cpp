// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulation.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_eventqueue {
using namespace quotadeck;
using namespace std::chrono_literals;

class TestEventQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eventsOfOneMomentKeepTheirOrder() // SIM-2
    {
        sim::EventQueue queue;
        const SystemTime start;
        for (std::uint64_t number = 0; number < 50; ++number)
            queue.add(start + 1s, sim::ScriptIsDue{number});
        queue.add(start, sim::ScriptIsDue{99});

        QCOMPARE(std::get<sim::ScriptIsDue>(queue.takeUntil(start + 1s)->event).event, std::size_t{99});
        for (std::uint64_t number = 0; number < 50; ++number) {
            QCOMPARE(std::get<sim::ScriptIsDue>(queue.takeUntil(start + 1s)->event).event, number);
        }
        QVERIFY(!queue.takeUntil(start + 1s));
    }

    void givesNothingBeforeItsTime()
    {
        sim::EventQueue queue;
        const SystemTime start;
        queue.add(start + 1s, sim::SchedulingIsDue{});

        QVERIFY(!queue.takeUntil(start + 999ms));
        QCOMPARE(queue.next(), std::optional(start + 1s));
        QCOMPARE(queue.takeUntil(start + 2s)->time, start + 1s);
    }
};

QUOTADECK_TEST(TestEventQueue, NoApplication)
} // namespace tst_eventqueue

#include "tst_eventqueue.moc"

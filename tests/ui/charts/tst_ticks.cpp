// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/axis.h"

#include <QTest>

namespace tst_ticks {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
QStringList labelsOf(const QList<AxisTick>& ticks)
{
    QStringList labels;
    for (const AxisTick& tick : ticks)
        labels << tick.label;
    return labels;
}

ValueUnit unitOf(const char* type)
{
    return {models::Measure::Used, ResourceType(type)};
}

constexpr double kMorning = 1772440200000; // 2026-03-02 08:30:00 UTC
} // namespace

class TestTicks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void memoryHasBinarySteps()
    {
        const double gibibyte = 1 << 30;
        QCOMPARE(labelsOf(valueTicks(unitOf("memory"), 0, 900 * gibibyte, 4)),
                 (QStringList{"0 B", "256 GiB", "512 GiB", "768 GiB", "1 TiB"}));
    }

    void coresHaveDecimalSteps()
    {
        QCOMPARE(labelsOf(valueTicks(unitOf("vcore"), 0, 4200, 5)),
                 (QStringList{"0", "1", "2", "3", "4", "5"}));
        QCOMPARE(labelsOf(valueTicks(unitOf("vcore"), 0, 90'000, 4)), (QStringList{"0", "50", "100"}));
    }

    void nothingUsedStillHasAnAxis()
    {
        QCOMPARE(labelsOf(valueTicks(unitOf("pods"), 0, 0, 5)), (QStringList{"0", "1"}));
    }

    void theTopTickCoversTheHighestValue_data()
    {
        QTest::addColumn<double>("highest");
        for (double highest : {0.0, 1.0, 7.0, 99.0, 100.0, 101.0, 123456789.0, 9.2e18})
            QTest::addRow("%g", highest) << highest;
    }

    void theTopTickCoversTheHighestValue()
    {
        QFETCH(double, highest);
        for (const char* type : {"memory", "vcore"}) {
            const QList<AxisTick> ticks = valueTicks(unitOf(type), 0, highest, 6);
            QVERIFY(ticks.last().value >= highest);
            QVERIFY(ticks.size() >= 2 && ticks.size() <= 8);
        }
    }

    void negativeHeadroomHasTicksBelowZero()
    {
        QCOMPARE(labelsOf(valueTicks(unitOf("vcore"), -1500, 4200, 6)),
                 (QStringList{"-2", "-1", "0", "1", "2", "3", "4", "5"}));
    }

    void applicationsAndPercentHaveTheirOwnUnits()
    {
        const ResourceType memory("memory"); // of no meaning for them
        QCOMPARE(labelsOf(valueTicks({models::Measure::Applications, memory}, 0, 7, 4)),
                 (QStringList{"0", "2", "4", "6", "8"}));
        QCOMPARE(labelsOf(valueTicks({models::Measure::Share, memory}, 0, 97, 2)),
                 (QStringList{"0%", "50%", "100%"}));
        QCOMPARE(ValueUnit(models::Measure::Share, memory).text(62.5), "62.5%");
    }

    void exportsTellTimeInUtc()
    {
        QCOMPARE(isoText(kMorning + 250), "2026-03-02T08:30:00.250Z");
        QCOMPARE(rangeText(kMorning, kMorning + 60'000, TimeZone::Utc), "08:30:00 – 08:31:00");
        QCOMPARE(rangeText(kMorning, kMorning + 86'400'000, TimeZone::Utc),
                 "2026-03-02 08:30:00 UTC – 2026-03-03 08:30:00 UTC");
    }

    void timesAreRound()
    {
        const double minute = 60'000;
        QCOMPARE(labelsOf(timeTicks(kMorning + 20'000, kMorning + 15 * minute, 5, TimeZone::Utc)),
                 (QStringList{"08:35", "08:40", "08:45"}));
        QCOMPARE(labelsOf(timeTicks(kMorning, kMorning + minute, 4, TimeZone::Utc)),
                 (QStringList{"08:30:00", "08:30:15", "08:30:30", "08:30:45", "08:31:00"}));
        QCOMPARE(timeText(kMorning + 10'000, TimeZone::Utc), "08:30:10");
    }
};

QUOTADECK_TEST(TestTicks, NoApplication)
} // namespace tst_ticks

#include "tst_ticks.moc"

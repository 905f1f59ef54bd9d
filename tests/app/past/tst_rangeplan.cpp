// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/pastquery.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

namespace tst_rangeplan {
using namespace quotadeck::metrics;
using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {
/// Values of a series.
std::size_t pointsOf(const EvaluatedRange& range)
{
    return static_cast<std::size_t>((range.last - range.first) / range.step) + 1;
}
} // namespace

class TestRangePlan : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aValueAColumn()
    {
        QCOMPARE(stepFor(0ms, 1h, 60), milliseconds(1min));
        QCOMPARE(stepFor(0ms, 1h, 7000), milliseconds(1s)); // never finer
        QCOMPARE(stepFor(0ms, 10s + 1ms, 4), milliseconds(3s)); // whole seconds, rounded up
        QCOMPARE(stepFor(0ms, 1h, 0), milliseconds(1h));
    }

    void valuesAreAtMultiplesOfTheStepAndAtTheEnd()
    {
        const std::vector<EvaluatedRange> parts = cutRange(95s, 200s, 30s, 2);
        const std::vector<EvaluatedRange> expected{
            {90s, 120s, 30s, 30s}, {150s, 180s, 30s, 30s}, {200s, 200s, 30s, 20s}};
        QVERIFY(parts == expected);
        QVERIFY(cutRange(10s, 9s, 1s, 5).empty());
        QVERIFY(cutRange(10s, 10s, 5s, 5) == (std::vector<EvaluatedRange>{{10s, 10s, 5s, 5s}}));
        QVERIFY(cutRange(-7s, -5s, 5s, 5) == (std::vector<EvaluatedRange>{{-10s, -5s, 5s, 5s}}));
    }

    void thirtyDaysFitIntoOneAnswer()
    {
        const milliseconds days = std::chrono::days(30);
        const auto parts = cutRange(0ms, days, stepFor(0ms, days, 1200), kMostPoints);
        QCOMPARE(parts.size(), std::size_t(1));
        QCOMPARE(pointsOf(parts.front()), std::size_t(1201));
    }

    /// Whatever the step and the most values of an answer, each moment is in the window of one value, and no answer is too long.
    void eachMomentIsAskedForOnce()
    {
        std::mt19937_64 random(20261127);
        const auto any = [&random](std::int64_t from, std::int64_t to) {
            return std::uniform_int_distribution<std::int64_t>(from, to)(random);
        };
        for (int round = 0; round < 2000; ++round) {
            const milliseconds step(any(1, round % 2 == 0 ? 50 : 4'000'000));
            const milliseconds from(any(-1'000'000, 1'800'000'000'000));
            const milliseconds to = from + milliseconds(any(0, step.count() * any(0, 400)));
            const auto most = static_cast<std::size_t>(any(1, round % 3 == 0 ? 3 : 11'000));
            const auto parts = cutRange(from, to, step, most);
            QVERIFY(!parts.empty());
            milliseconds covered = parts.front().first - parts.front().window;
            QVERIFY(parts.front().first <= from && covered < from);
            for (const EvaluatedRange& part : parts) {
                QVERIFY(pointsOf(part) <= most);
                QCOMPARE((part.last - part.first) % step, milliseconds(0));
                for (milliseconds at = part.first; at <= part.last; at += part.step) {
                    QCOMPARE(at - part.window, covered);
                    covered = at;
                }
            }
            QCOMPARE(covered, to);
        }
    }
};

QUOTADECK_TEST(TestRangePlan, QCoreApplication)
} // namespace tst_rangeplan

#include "tst_rangeplan.moc"

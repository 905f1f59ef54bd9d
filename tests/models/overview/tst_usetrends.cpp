// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/usetrends.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_usetrends {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;

namespace {
SystemTime at(std::chrono::seconds seconds)
{
    return SystemTime(std::chrono::hours(24) + seconds);
}

/// The trend of the only limit, whose used part is @p share at @p time.
std::optional<UseTrend> next(UseTrends& trends, std::chrono::seconds time, double share,
                             std::string_view limit = "root vcore")
{
    trends.begin(at(time));
    const auto trend = trends.add("u:erin", limit, share, 1);
    trends.end();
    return trend;
}
} // namespace

class TestUseTrends : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aChangeIsKnownAfterAMinute()
    {
        UseTrends trends;
        QVERIFY(!next(trends, 0s, 0.25));
        QVERIFY(!next(trends, 59s, 0.5));
        QCOMPARE(next(trends, 60s, 0.75), std::optional(UseTrend{0.5, 60s}));
    }

    void theLastQuarterOfAnHourCounts()
    {
        UseTrends trends;
        for (auto second = 0s; second <= 3600s; second += 5s) {
            const auto trend = next(trends, second, static_cast<double>(second.count()) / 4096);
            if (second < 900s + 15s)
                continue;
            QVERIFY(trend->span >= kTrendSpan);
            QVERIFY(trend->span < kTrendSpan + 15s);
            const double seconds = static_cast<double>(trend->span / 1s);
            QCOMPARE(trend->change * 4096, seconds);
        }
    }

    void anotherLimitBeginsAnew()
    {
        UseTrends trends;
        static_cast<void>(next(trends, 0s, 0.25));
        QVERIFY(next(trends, 120s, 0.5));
        QVERIFY(!next(trends, 125s, 0.75, "root.a vcore"));
        QCOMPARE(next(trends, 185s, 1, "root.a vcore"), std::optional(UseTrend{0.25, 60s}));
    }

    void whatIsNotReportedForATimeBeginsAnew()
    {
        UseTrends trends;
        static_cast<void>(next(trends, 0s, 0.25));
        trends.begin(at(30s));
        trends.end();
        QVERIFY(!next(trends, 60s, 0.5));
    }

    void aTimeWithoutSnapshotsBeginsAnew()
    {
        UseTrends trends;
        static_cast<void>(next(trends, 0s, 0.25));
        QVERIFY(!next(trends, 3600s, 0.5));
        QCOMPARE(next(trends, 3660s, 0.75), std::optional(UseTrend{0.25, 60s}));
    }

    void aSourceThatGoesBackBeginsAnew()
    {
        UseTrends trends;
        static_cast<void>(next(trends, 600s, 0.25));
        QVERIFY(!next(trends, 0s, 0.5));
        QVERIFY(!next(trends, 30s, 0.5));
    }

    void steadyGrowthHasATimeToTheLimit()
    {
        UseTrends trends;
        for (int i = 0; i <= 60; ++i) {
            static_cast<void>(next(trends, i * 15s, 0.2 + 0.01 * i));
            const auto forecast = trends.forecast("u:erin");
            QCOMPARE(forecast.has_value(), i >= 9);
            if (forecast)
                QCOMPARE(std::chrono::round<std::chrono::seconds>(forecast->likely), (80 - i) * 15s);
        }
    }

    void theLatestUseCountsAlsoBetweenPoints()
    {
        UseTrends trends;
        for (int i = 0; i <= 20; ++i)
            static_cast<void>(next(trends, i * 15s, 0.2 + 0.01 * i));
        static_cast<void>(next(trends, 305s, 1)); // reached
        QVERIFY(!trends.forecast("u:erin"));
    }

    void anotherAmountOfTheLimitStartsTheForecastAnew()
    {
        UseTrends trends;
        for (int i = 0; i <= 20; ++i) {
            trends.begin(at(i * 15s));
            static_cast<void>(trends.add("u:erin", "root vcore", 20 + i, i < 15 ? 100 : 200));
            trends.end();
        }
        QVERIFY(!trends.forecast("u:erin"));
    }
};

QUOTADECK_TEST(TestUseTrends, NoApplication)
} // namespace tst_usetrends

#include "tst_usetrends.moc"

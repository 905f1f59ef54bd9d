// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/forecast.h"
#include "core/sim/simulator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace tst_forecast {
using namespace quotadeck;
using namespace quotadeck::insight;
using namespace std::chrono_literals;

namespace {
constexpr SystemTime kStart{std::chrono::hours(24 * 365)};
constexpr auto kDistance = 15s;
constexpr std::size_t kObserved = 60; // a quarter of an hour

/// @p count points at equal distances, with the use that @p used gives for each number.
template <typename Used>
std::vector<UsePoint> pointsOf(std::size_t count, double limit, const Used& used)
{
    std::vector<UsePoint> points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back({kStart + kDistance * static_cast<int>(i), used(static_cast<double>(i)), limit});
    return points;
}

std::optional<Forecast> forecastOf(const std::vector<UsePoint>& points)
{
    return timeToLimit(points, points.back().limit, points.back().time);
}

/// How many of the forecasts contain the true time.
struct Score
{
    int given = 0;
    int covered = 0;

    void add(const Forecast& forecast, std::chrono::nanoseconds truth)
    {
        ++given;
        // The limit was reached after the point before.
        covered += forecast.least <= truth && (!forecast.most || truth - kDistance <= *forecast.most);
    }
    [[nodiscard]] bool isNineOfTen() const { return covered * 10 >= given * 9; }
};

/// A use that rises by 1 with each point, with noise of @p deviation in which each value depends on the one before by
/// @p correlation, up to a limit that is 0.2 to 3 windows away.
void addRamp(Score& score, unsigned seed, double deviation, double correlation)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> noise(0, deviation * std::sqrt(1 - correlation * correlation));
    std::uniform_real_distribution<double> distance(0.2, 3);
    const double limit = 100 + static_cast<double>(kObserved) * (1 + distance(random));
    double error = noise(random);
    const auto all = pointsOf(1000, limit, [&](double i) {
        error = correlation * error + noise(random);
        return 100 + i + error;
    });
    const auto reached
        = std::ranges::find_if(all, [](const UsePoint& point) { return point.used >= point.limit; });
    const std::vector<UsePoint> seen(all.begin(), all.begin() + kObserved);
    if (const auto forecast = forecastOf(seen))
        score.add(*forecast, reached->time - seen.back().time);
}

/// A cluster of which ann uses more and more, up to her limit of 120 vcore.
sim::Simulator growingUse(const std::string& workload, std::uint64_t seed)
{
    const std::string text = R"(name: growing
title: Growing use
description: The use of one user grows up to a limit.
start: 2026-11-02T08:00:00Z
clusterId: test
partition: default
nodes:
  - {name: node, count: 10, instanceType: small, capacity: {vcore: "16", memory: 64Gi, pods: "500"}}
queues: |
  partitions:
    - name: default
      queues:
        - name: root
          submitacl: "*"
          queues:
            - name: work
              limits:
                - limit: ann
                  users: [ann]
                  maxresources: {vcore: "120"}
users:
  - {name: ann, groups: [staff]}
workloads:
  - name: job
    queue: root.work
    users: [ann]
    podResources: {vcore: "1", memory: 1Gi}
    maxOpenApplications: 1000
)";
    return {sim::readScenario(text + workload, "growing.yaml").value(), seed};
}

double usedVcores(const ClusterSnapshot& snapshot)
{
    for (const UserUsage& user : *snapshot.partitions.front().users) {
        for (const UsageNode& node : user.nodes) {
            if (node.path.text() == "root.work")
                return static_cast<double>(ResourceView(node.usage).valueOr0(ResourceType("vcore")));
        }
    }
    return 0;
}

/// What is used every 15 seconds until the limit is reached, at most for two hours.
std::vector<UsePoint> pointsOf(sim::Simulator simulator)
{
    constexpr double kLimit = 120'000; // millicores
    std::vector<UsePoint> points;
    for (int i = 0; i < 480 && (points.empty() || points.back().used < kLimit); ++i) {
        simulator.advance(kDistance);
        points.push_back({simulator.now(), usedVcores(simulator.snapshot()), kLimit});
    }
    return points;
}
} // namespace

class TestForecast : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aStraightLineIsContinued()
    {
        const auto points = pointsOf(20, 120, [](double i) { return 81 + i; });
        const auto forecast = forecastOf(points);
        QVERIFY(forecast);
        QCOMPARE(std::chrono::round<std::chrono::seconds>(forecast->likely), 20 * kDistance);
        QCOMPARE(forecast->points, std::size_t(20));
        QCOMPARE(forecast->window, std::chrono::nanoseconds(19 * kDistance));
        QVERIFY(std::abs(forecast->slope - 1.0 / 15) < 1e-9);
        QVERIFY(forecast->least <= forecast->likely);
        QVERIFY(forecast->most);
        QVERIFY(*forecast->most >= forecast->likely);
    }

    void timePassesAfterTheLastPoint()
    {
        const auto points = pointsOf(20, 120, [](double i) { return 81 + i; });
        const auto forecast = timeToLimit(points, 120, points.back().time + 30s);
        QVERIFY(forecast);
        QCOMPARE(std::chrono::round<std::chrono::seconds>(forecast->likely), 20 * kDistance - 30s);
        QVERIFY(!timeToLimit(points, 120, points.back().time + 10min)); // that is a gap
    }

    void nothingIsForecastOfFewPoints()
    {
        const auto used = [](double i) { return i; };
        QVERIFY(!forecastOf(pointsOf(9, 100, used)));
        QVERIFY(forecastOf(pointsOf(10, 100, used)));
        QVERIFY(!timeToLimit({}, 100, kStart));
    }

    void useThatDoesNotGrowReachesNothing()
    {
        QVERIFY(!forecastOf(pointsOf(60, 100, [](double) { return 50.0; })));
        QVERIFY(!forecastOf(pointsOf(60, 100, [](double i) { return 99 - i; })));
        QVERIFY(!forecastOf(pointsOf(60, 30, [](double i) { return i; }))); // it has
    }

    void useThatHasTurnedDownReachesNothing()
    {
        QVERIFY(
            !forecastOf(pointsOf(60, 100, [](double i) { return i < 50 ? 60 + 0.79 * i : 99 - (i - 50); })));
    }

    void noiseAloneIsNoGrowth()
    {
        int given = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            std::mt19937 random(seed);
            std::normal_distribution<double> noise(50, 5);
            given += forecastOf(pointsOf(kObserved, 100, [&](double) { return noise(random); })).has_value();
        }
        QVERIFY2(given <= 10, qPrintable(QString::number(given))); // 5 %: the upper half of what 90 % leaves
    }

    void pointsBeforeAGapDoNotCount()
    {
        auto points = pointsOf(40, 100, [](double i) { return i; });
        for (UsePoint& point : std::span(points).first(25))
            point.time -= 1h;
        const auto forecast = forecastOf(points);
        QVERIFY(forecast);
        QCOMPARE(forecast->points, std::size_t(15));
        for (UsePoint& point : std::span(points).first(35))
            point.time -= 1h;
        QVERIFY(!forecastOf(points));
    }

    void pointsBeforeAChangeOfTheLimitDoNotCount()
    {
        auto points = pointsOf(40, 100, [](double i) { return i; });
        for (UsePoint& point : std::span(points).first(25))
            point.limit = 200;
        QCOMPARE(forecastOf(points)->points, std::size_t(15));
        for (UsePoint& point : std::span(points).first(35))
            point.limit = 200;
        QVERIFY(!forecastOf(points));
    }

    void nothingIsForecastBeyondADay()
    {
        // 40 points with 1 each take 10 minutes: a day is 5,760.
        QVERIFY(forecastOf(pointsOf(40, 5'700, [](double i) { return i; })));
        QVERIFY(!forecastOf(pointsOf(40, 5'900, [](double i) { return i; })));
    }

    void manyPointsAreThinned()
    {
        const auto forecast = forecastOf(pointsOf(5'000, 6'000, [](double i) { return i; }));
        QVERIFY(forecast);
        QCOMPARE(forecast->points, std::size_t(200));
        QCOMPARE(std::chrono::round<std::chrono::seconds>(forecast->likely), 1001 * kDistance);
    }

    void theTrueTimeOfRampsIsInTheInterval_data()
    {
        QTest::addColumn<double>("deviation");
        QTest::addColumn<double>("correlation");
        QTest::newRow("little noise") << 1.0 << 0.0;
        QTest::newRow("noise") << 3.0 << 0.0;
        QTest::newRow("much noise") << 8.0 << 0.0;
        QTest::newRow("slow noise") << 3.0 << 0.8;
        QTest::newRow("waves") << 3.0 << 0.95;
        QTest::newRow("wander") << 8.0 << 0.99;
    }

    void theTrueTimeOfRampsIsInTheInterval()
    {
        QFETCH(double, deviation);
        QFETCH(double, correlation);
        Score score;
        for (unsigned seed = 1; seed <= 200; ++seed)
            addRamp(score, seed, deviation, correlation);
        const QString found = QStringLiteral("%1 of %2").arg(score.covered).arg(score.given);
        QVERIFY2(score.given >= 40, qPrintable(found));
        QVERIFY2(score.isNineOfTen(), qPrintable(found));
    }

    void theTrueTimeOfSimulatedUseIsInTheInterval_data()
    {
        QTest::addColumn<QString>("workload");
        QTest::newRow("single pods") << QStringLiteral(
            "    interarrival: [5s, 20s]\n    pods: [1, 1]\n    runTime: [10h, 12h]\n");
        QTest::newRow("several pods")
            << QStringLiteral("    interarrival: [5s, 40s]\n    pods: [1, 3]\n    runTime: [10h, 12h]\n");
        QTest::newRow("large jobs") << QStringLiteral(
            "    interarrival: [10s, 2m]\n    pods: [1, 8]\n    runTime: [2h, 5h]\n");
        QTest::newRow("jobs that end")
            << QStringLiteral("    interarrival: [5s, 20s]\n    pods: [1, 2]\n    runTime: [20m, 90m]\n");
    }

    void theTrueTimeOfSimulatedUseIsInTheInterval()
    {
        QFETCH(QString, workload);
        Score score;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const std::vector<UsePoint> points = pointsOf(growingUse(workload.toStdString(), seed));
            QVERIFY(points.back().used >= points.back().limit);
            for (std::size_t end = 12; end < points.size(); end += 4) {
                const std::size_t first = end - std::min(end, kObserved);
                const UsePoint& last = points[end - 1];
                if (const auto forecast
                    = timeToLimit(std::span(points).subspan(first, end - first), last.limit, last.time))
                    score.add(*forecast, points.back().time - last.time);
            }
        }
        const QString found = QStringLiteral("%1 of %2").arg(score.covered).arg(score.given);
        QVERIFY2(score.given >= 60, qPrintable(found));
        QVERIFY2(score.isNineOfTen(), qPrintable(found));
    }
};

QUOTADECK_TEST(TestForecast, NoApplication)
} // namespace tst_forecast

#include "tst_forecast.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/comparison.h"
#include "core/sim/results.h"
#include "core/sim/scheduler/resultledger.h"
#include "core/sim/simulator.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_results {
using namespace quotadeck;
using namespace quotadeck::sim;
using namespace std::chrono_literals;

namespace {
std::string queuesText(const std::string& limit)
{
    return "partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: [{name: a, resources: "
           "{max: {vcore: 8}}, limits: [{users: [ann], maxresources: {vcore: "
        + limit + "}}]}, {name: b, resources: {max: {vcore: 5}}}]}]}]";
}

/// One node of 10 vcore, the queues a and b; ann may use 4 in a. @p events are flow style.
Scenario scenarioOf(const std::string& events)
{
    const auto scenario = readScenario(
        "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', clusterId: c, partition: "
        "default, nodes: [{name: n, count: 1, instanceType: i, capacity: {vcore: 10, memory: 10G}}], users: "
        "[{name: ann, groups: [dev]}, {name: bob, groups: [dev]}], queues: \""
            + queuesText("4") + "\", events: " + events + "}",
        "test");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return *scenario;
}

/// Ann's two pods run for ten seconds, the third pod and her second application wait for her limit; bob asks for more
/// than the queue has, then for less.
Scenario twoPeople()
{
    return scenarioOf(
        "[{at: 0s, title: t, submit: {app: a1, user: ann, queue: root.a, pods: [{name: p, count: 3, "
        "resources: {vcore: 2}, runTime: 10s}]}}, "
        "{at: 1s, title: t, submit: {app: a2, user: ann, queue: root.a, pods: [{name: p, resources: {vcore: "
        "4}, runTime: 100s}]}}, "
        "{at: 0s, title: t, submit: {app: b1, user: bob, queue: root.b, pods: [{name: p, resources: {vcore: "
        "6}}]}}, "
        "{at: 0s, title: t, submit: {app: b2, user: bob, queue: root.b, pods: [{name: p, resources: {vcore: "
        "2}}]}}, "
        "{at: 0s, title: t, submit: {app: b3, user: bob, queue: root.none, pods: [{name: p, resources: "
        "{vcore: 1}}]}}]");
}

Results resultsAt(const Scenario& scenario, Nanoseconds elapsed)
{
    Simulator simulator(scenario, 1);
    simulator.advance(elapsed);
    return simulator.results();
}

const ResultRow& rowOf(const std::vector<ResultRow>& rows, const std::string& name)
{
    const auto row = std::ranges::find(rows, name, &ResultRow::name);
    if (row == rows.end())
        qFatal("no row %s", name.c_str());
    return *row;
}

Scenario builtIn(const char* name)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/%1.yaml").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario");
    return *readScenario(file.readAll().toStdString(), name);
}

constexpr auto kGoOn = [](double) { return true; };

/// The waits of @p count applications, from 1 ms in steps of 1 ms, in an order that jumps.
WaitLog logOf(std::int64_t count)
{
    WaitLog log;
    for (std::int64_t number = 0; number < count; ++number) {
        log.add(std::chrono::milliseconds(1 + number * 7'919 % count)); // a prime
        log.shorten();
    }
    return log;
}
} // namespace

class TestResults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void waitsAreExactUntilThereAreVeryMany()
    {
        const auto most = static_cast<std::int64_t>(WaitLog::kMostExact);
        const auto exact = logOf(most).times();
        QCOMPARE(exact->p95, Nanoseconds(std::chrono::milliseconds((most * 95 + 99) / 100)));
        QCOMPARE(exact->median, Nanoseconds(std::chrono::milliseconds((most + 1) / 2)));
        QCOMPARE(exact->mean, Nanoseconds(std::chrono::microseconds((most + 1) * 500)));

        const std::int64_t many = 200'000;
        const WaitLog log = logOf(many);
        QVERIFY(log.entries() < 2 * WaitLog::kMostExact);
        const auto rounded = log.times();
        const Nanoseconds p95 = std::chrono::milliseconds(many / 100 * 95);
        QVERIFY(rounded->p95 >= p95 && rounded->p95 <= p95 + p95 / 100);
        const Nanoseconds median = std::chrono::milliseconds(many / 2);
        QVERIFY(rounded->median >= median && rounded->median <= median + median / 100);
        const Nanoseconds mean = std::chrono::microseconds((many + 1) * 500);
        QVERIFY(std::chrono::abs(rounded->mean - mean) < 1us);

        WaitLog sum = logOf(10);
        sum.add(log);
        QVERIFY(sum.times()->p95 <= rounded->p95);
        QVERIFY(!WaitLog().times());
    }

    void applicationsAreCountedByWhatBecameOfThem()
    {
        const Results results = resultsAt(twoPeople(), 6s);
        const ResultRow& ann = rowOf(results.users, "ann");
        QCOMPARE(ann.submitted, 2U);
        QCOMPARE(ann.running, 1U); // a1
        QCOMPARE(ann.waiting, 1U); // a2
        const ResultRow& bob = rowOf(results.users, "bob");
        QCOMPARE(bob.submitted, 3U);
        QCOMPARE(bob.running, 1U);
        QCOMPARE(bob.waiting, 1U);
        QCOMPARE(bob.rejected, 1U);
        const ResultRow& root = rowOf(results.queues, "root");
        QCOMPARE(root.submitted, 5U); // the rejected one asked for a queue below root
        QCOMPARE(root.running, 2U);
        QCOMPARE(rowOf(results.queues, "root.a").submitted, 2U);
        QVERIFY(results.elapsed == 6s);

        const Results later = resultsAt(twoPeople(), 3min);
        QCOMPARE(rowOf(later.users, "ann").completed, 2U);
        QCOMPARE(rowOf(later.users, "ann").waiting, 0U);
    }

    void waitsRunFromSubmissionToTheFirstAllocation()
    {
        // a1: submitted at 0, asked for at 0.5 s, allocated at 1 s. a2: submitted at 1 s, waits until now.
        const auto waits = rowOf(resultsAt(twoPeople(), 6s).users, "ann").waits;
        QVERIFY(waits.has_value());
        QCOMPARE(waits->mean / 1ms, 3000); // of 1 s and 5 s
        QVERIFY(waits->p95 == 5s);
        QVERIFY(waits->median == 1s);
        // All of a1 has ended at 21 s; then a2 starts.
        const auto later = rowOf(resultsAt(twoPeople(), 3min).users, "ann").waits;
        QVERIFY(later->p95 >= 19s);
        QVERIFY(later->p95 <= 22s);
    }

    void waitsOfNobodyAreUnknown()
    {
        const Results results
            = resultsAt(scenarioOf("[{at: 0s, title: t, submit: {app: b3, user: bob, queue: "
                                   "root.none, pods: [{name: p, resources: {vcore: 1}}]}}]"),
                        6s);
        const ResultRow& bob = rowOf(results.users, "bob");
        QCOMPARE(bob.rejected, 1U);
        QVERIFY(!bob.waits);
        QVERIFY(!bob.share); // no limit
        QVERIFY(!valueOf(bob, Measure::MeanWait));
        QVERIFY(resultsJson(results).find("\"meanWait\":null") != std::string::npos);
    }

    void sharesAreOfTheQuotaInForce()
    {
        const Results results = resultsAt(twoPeople(), 10s); // its pods end at 11 s
        const auto queue = rowOf(results.queues, "root.a").share;
        QVERIFY(queue.has_value());
        QCOMPARE(queue->quota, 8000);
        QCOMPARE(queue->used, 4000);
        QVERIFY(qAbs(queue->meanUsed - 4000.0 * 9 / 10) < 1e-6); // from 1 s on
        const auto user = rowOf(results.users, "ann").share;
        QCOMPARE(user->quota, 4000);
        QCOMPARE(QString::fromStdString(user->queue.text()), QStringLiteral("root.a"));
        QVERIFY(user->now() == 1.0);
        // Of the root what the nodes offer.
        QCOMPARE(rowOf(results.queues, "root").share->quota, 10000);
    }

    void denialsNameTheLimit()
    {
        const Results results = resultsAt(twoPeople(), 6s);
        const ResultRow& ann = rowOf(results.users, "ann");
        QCOMPARE(ann.denials.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(reasonMessage(ann.denials[0].reason).english()),
                 QStringLiteral("user ann at root.a: vcore"));
        QCOMPARE(ann.denied, ann.denials[0].count);
        // The third pod is tried each second from the first to the sixth, the other application from the second.
        QCOMPARE(ann.denied, 11U);
        const ResultRow& bob = rowOf(results.users, "bob");
        QCOMPARE(QString::fromStdString(reasonMessage(bob.denials.at(0).reason).english()),
                 QStringLiteral("queue root.b: vcore"));
    }

    /// Every application is in one state, and the queues and the users tell of the same ones.
    void theBooksBalance()
    {
        for (const char* name :
             {"busy-cluster", "node-loss", "recovery", "gang-soft-and-hard", "queue-removed"}) {
            Simulator simulator(builtIn(name), 3);
            for (int minute = 0; minute < 20; ++minute) {
                simulator.advance(1min);
                const Results results = simulator.results();
                ResultRow sum;
                for (const ResultRow& row : results.users) {
                    QCOMPARE(row.submitted,
                             row.waiting + row.running + row.completed + row.failed + row.rejected);
                    sum.submitted += row.submitted;
                    sum.running += row.running;
                    sum.denied += row.denied;
                }
                if (results.users.empty())
                    continue;
                const ResultRow& root = rowOf(results.queues, "root");
                QCOMPARE(root.submitted, sum.submitted);
                QCOMPARE(root.running, sum.running);
                QCOMPARE(root.denied, sum.denied);
                const auto& queue = simulator.scheduler()->partition().queues().root();
                if (root.share)
                    QCOMPARE(root.share->used, queue.allocated.valueOr0(root.share->type));
                const std::size_t active = simulator.scheduler()->partition().applications().size();
                QCOMPARE(root.waiting + root.running, active);
            }
        }
    }

    void theSameSeedGivesTheSameResults() // SIM-2
    {
        QCOMPARE(resultsJson(resultsAt(builtIn("busy-cluster"), 10min)),
                 resultsJson(resultsAt(builtIn("busy-cluster"), 10min)));
        Simulator simulator(builtIn("busy-cluster"), 1);
        simulator.advance(20min);
        simulator.jumpTo(10min);
        QCOMPARE(resultsCsv(simulator.results()), resultsCsv(resultsAt(builtIn("busy-cluster"), 10min)));
    }

    /// Jain's index: 1 where all are served alike, 1/n where one of n is.
    void fairnessIsOneWhereAllAreServedAlike()
    {
        const auto withServed = [](std::vector<std::optional<double>> parts) {
            Results results;
            for (const auto& part : parts)
                results.users.emplace_back().served = part;
            return results;
        };
        QCOMPARE(*withServed({0.5, 0.5, 0.5, std::nullopt}).fairness(), 1.0);
        QCOMPARE(*withServed({1.0, 0.0, 0.0, 0.0}).fairness(), 0.25);
        QVERIFY(!withServed({0.0, 0.0}).fairness());
        QVERIFY(!Results{}.fairness());
    }

    void theTimeServedIsThatWithoutTheWait()
    {
        const Results results = resultsAt(twoPeople(), 20s);
        // a1 got its pod after a second, a2 waits for 19 s.
        const ResultRow& ann = rowOf(results.users, "ann");
        QVERIFY(ann.served);
        QCOMPARE(*ann.served, 1 - 2 * secondsOf(ann.waits->mean) / (20 + 19));
    }

    void theFirstDifferenceIsFound()
    {
        const Scenario scenario = twoPeople();
        const auto same = compareScenarios(scenario, scenario, 1, 20s, kGoOn);
        QVERIFY(!same->firstDifference);
        QCOMPARE(same->moments.size(), 20U);
        QVERIFY(same->moments.back().a == same->moments.back().b);

        // b1 asks for 6 vcore, of which the queue has 5: it starts only in B.
        std::string wider = scenario.configText;
        wider.replace(wider.find("vcore: 5"), 8, "vcore: 9");
        const auto other = withConfiguration(scenario, wider);
        QVERIFY(other);
        const auto comparison = compareScenarios(scenario, *other, 1, 20s, kGoOn);
        QVERIFY(comparison->firstDifference);
        QVERIFY(*comparison->firstDifference <= Nanoseconds(3s));
        QVERIFY(comparison->moments.back().a.queues.at("root.b")
                != comparison->moments.back().b.queues.at("root.b"));
    }

    void momentsHaveEqualDistancesAndTheEnd()
    {
        const Scenario scenario = twoPeople();
        const auto comparison = compareScenarios(scenario, scenario, 1, 300s + 500ms, kGoOn);

        const auto& moments = comparison->moments;
        QVERIFY(moments.size() <= std::size_t{Comparison::kMostMoments} + 1);
        QCOMPARE(moments.back().elapsed, Nanoseconds(300s + 500ms));
        for (std::size_t i = 0; i + 1 < moments.size(); ++i)
            QCOMPARE(moments[i].elapsed, static_cast<int>(i + 1) * moments.front().elapsed);
        QVERIFY(comparison->used.contains(ResourceType("vcore")));
    }

    void manyQueuesHaveFewerMoments()
    {
        Scenario scenario = twoPeople();
        std::string queues;
        for (int i = 0; i < 2000; ++i)
            queues += "{name: more" + std::to_string(i) + "}, ";
        scenario.configText.insert(scenario.configText.find("{name: a,"), queues);
        const auto large = withConfiguration(scenario, scenario.configText);
        QVERIFY2(large, large ? "" : large.error().message.english().c_str());

        const auto comparison = compareScenarios(*large, *large, 1, 200s, kGoOn);

        // 2 * (2000 and some) amounts each: 400,000 allow 99, and every second one of 200 is 100 with the end.
        QCOMPARE(comparison->moments.size(), std::size_t{50});
        QCOMPARE(comparison->moments.front().elapsed, Nanoseconds(4s));
        QCOMPARE(comparison->moments.back().elapsed, Nanoseconds(200s));
    }

    void csvHasALineARow()
    {
        const std::string csv = resultsCsv(resultsAt(twoPeople(), 6s));
        QVERIFY(csv.starts_with("kind,name,submitted,waiting,running,completed,failed,rejected,"));
        QVERIFY2(csv.find("\nuser,ann,2,1,1,0,0,0,3,5,vcore,root.a,4000,") != std::string::npos, csv.c_str());
        QCOMPARE(csvField("a,\"b\""), std::string("\"a,\"\"b\"\"\""));
    }

    void aComparisonShowsWhatAnotherConfigurationDoes()
    {
        const Scenario a = twoPeople();
        const auto b = withConfiguration(a, queuesText("8"));
        QVERIFY(b.has_value());
        const auto comparison = compareScenarios(a, *b, 1, 6s, kGoOn);
        QVERIFY(comparison.has_value());
        QVERIFY(comparison->a == resultsAt(a, 6s));
        const auto rows = comparedRows(comparison->a.users, comparison->b.users);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].name, std::string("ann"));
        QCOMPARE(rows[0].change(Measure::Submitted), std::optional(0.0));
        // All three pods start at once; the other application waits for the queue's 8.
        QCOMPARE(rows[0].a.share->used, 4000);
        QCOMPARE(rows[0].b.share->used, 6000);
        QCOMPARE(*rows[1].change(Measure::Denied), 0.0); // bob
        const auto json
            = QJsonDocument::fromJson(QByteArray::fromStdString(comparisonJson(*comparison))).object();
        QVERIFY(!json["changes"].toArray().isEmpty());
        for (const auto change : json["changes"].toArray())
            QVERIFY(change.toObject()["name"] != QStringLiteral("bob"));
        QVERIFY(comparisonCsv(*comparison).find("user,ann,submitted,2,2,0\n") != std::string::npos);
    }

    void theSameConfigurationChangesNothing()
    {
        const Scenario a = builtIn("busy-cluster");
        const auto b = withConfiguration(a, a.configText);
        QVERIFY(b.has_value());
        const auto comparison = compareScenarios(a, *b, 5, 5min, kGoOn);
        QVERIFY(comparison->a == comparison->b);
    }

    void aRowOfOneSideIsComparedWithNothing()
    {
        ResultRow row;
        row.name = "root.x";
        row.submitted = 3;
        const auto rows = comparedRows({}, {row});
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(*rows[0].change(Measure::Submitted), 3.0);
        QVERIFY(!rows[0].change(Measure::MeanWait));
    }

    void theActiveConfigurationFollowsTheScript()
    {
        Simulator simulator(builtIn("limit-lowered"), 1);
        const auto atStart = simulator.progress().config;
        QVERIFY(atStart);
        simulator.advance(5s);
        QCOMPARE(simulator.progress().config, atStart);
        simulator.advance(1min);
        QVERIFY(simulator.progress().config != atStart);
        QVERIFY(loadsConfigurations(simulator.scenario()));

        Simulator refusing(builtIn("configuration-rejected"), 1);
        const auto before = refusing.progress().config;
        refusing.advance(1s);
        QCOMPARE(refusing.progress().config, before);
    }

    void aRejectedConfigurationComesWithAllItsFindings()
    {
        const auto refused = withConfiguration(
            twoPeople(),
            "partitions: [{name: default, queues: [{name: root, queues: [{name: a, resources: "
            "{max: {vcore: 1}, guaranteed: {vcore: 2}}}, {name: 'b c'}]}]}]");
        QVERIFY(!refused);
        QVERIFY(refused.error().message.english().find("rejected, line 1") != std::string::npos);
        QVERIFY(
            std::ranges::count(refused.error().findings, config::Severity::Error, &config::Finding::severity)
            >= 2);
        const auto other
            = withConfiguration(twoPeople(), "partitions: [{name: other, queues: [{name: root}]}]");
        QVERIFY(other.error().message.english().find("no partition default") != std::string::npos);
    }

    void aComparisonCanBeCancelled()
    {
        std::vector<double> done;
        const Scenario a = builtIn("busy-cluster");
        const auto none = compareScenarios(a, a, 1, 10min, [&done](double part) {
            done.push_back(part);
            return part < 0.6;
        });
        QVERIFY(!none);
        QVERIFY(std::ranges::is_sorted(done));
        QCOMPARE(done.front(), 0.0);
        QVERIFY(done.back() < 0.61);
    }
};

QUOTADECK_TEST(TestResults, NoApplication)
} // namespace tst_results

#include "tst_results.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"
#include "core/sim/simulator.h"
#include "tests/core/sim/scenariofile.h"
#include "tests/support/scriptaction.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace tst_elasticscenarios {
using namespace quotadeck;
using namespace quotadeck::elastic;
using namespace std::chrono_literals;
using test::scenarioOf;

namespace {
/// A cluster of one machine of 100 cores with @p quotas; @p rest are further keys.
sim::Simulator simulatorOf(const QString& quotas, const QString& rest = {})
{
    QString text
        = QStringLiteral("{name: t, title: t, description: t, start: \"2026-11-02T08:00:00Z\", "
                         "clusterId: t, nodes: [{name: node, count: 1, allocatable: {cpu: 100}}]%1, "
                         "quotas: %2}")
              .arg(rest,
                   QStringLiteral("\"") + QString(quotas).replace('"', "\\\"").replace('\n', "\\n") + '"');
    const auto scenario = sim::readScenario(text.toStdString(), "test");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return {*scenario, 1};
}

QString group(const char* name, const char* max, const char* min)
{
    return QStringLiteral("---\napiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\n"
                          "metadata: {name: %1, namespace: %1}\nspec: {max: {cpu: %2}, min: {cpu: %3}}\n")
        .arg(name, max, min);
}

sim::Outcome act(sim::Simulator& simulator, const QString& yaml)
{
    const auto action = quotadeck::test::readAction(yaml.toStdString(), "test");
    if (!action)
        qFatal("%s: %s", action.error().where.c_str(), action.error().message.english().c_str());
    return simulator.inject(*action, "by hand");
}

/// What EQ-39 and EQ-46 promise of the children of @p parent in one resource; empty when it is kept.
QString brokenPromise(const sim::SolvedQuotas& solved, QuotaTable::Row parent, std::size_t resource)
{
    const auto& [problem, table, solution] = solved;
    const auto value
        = [&](QuotaAmount amount, QuotaTable::Row row) { return solution.value(amount, resource, row); };
    Quantity sumOfStarts = 0;
    Quantity sumOfRuntimes = 0;
    Quantity sumOfMins = 0;
    for (QuotaTable::Row i = 0; i < table.childCount(parent); ++i) {
        const QuotaTable::Row row = table.firstChild(parent) + i;
        const Quantity request = value(QuotaAmount::LimitedRequest, row);
        const Quantity floor = value(QuotaAmount::EffectiveMin, row);
        const Quantity runtime = value(QuotaAmount::Runtime, row);
        const QString name = QString::fromStdString(table.name(row));
        if (runtime < std::min(request, floor))
            return name + " has less than it is guaranteed";
        if (runtime > (table.lends(row) ? request : std::max(request, floor)))
            return name + " has more than it asks for";
        sumOfStarts += request > floor || !table.lends(row) ? floor : request;
        sumOfRuntimes += runtime;
        sumOfMins += floor;
    }
    const Quantity total = parent < table.treeCount()
        ? table.total(parent).valueOr0(table.resources()[resource])
        : value(QuotaAmount::Runtime, parent);
    if (sumOfStarts <= total && sumOfRuntimes > total)
        return "more is given out than there is";
    return sumOfMins <= std::max<Quantity>(total, 0) ? QString()
                                                     : "the minima in effect are more than there is";
}

/// EQ-39 for every level, and that nodes and groups hold what their pods hold.
QString brokenInvariant(const sim::Simulator& simulator)
{
    const sim::ElasticSimulation& cluster = *simulator.elastic();
    const auto& table = cluster.solved().table;
    for (QuotaTable::Row row = 0; row < table.rowCount(); ++row) {
        for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
            if (const QString broken = brokenPromise(cluster.solved(), row, resource); !broken.isEmpty())
                return broken;
        }
    }
    const QuotaSnapshot snapshot = cluster.snapshot();
    for (const QuotaMachine& machine : snapshot.machines) {
        Resource held;
        for (const QuotaPodState& pod : snapshot.pods) {
            if (pod.node == machine.name)
                held = add(held, pod.manifest.pod.request);
        }
        if (!exceededStrictly(held, machine.allocatable).empty())
            return QString::fromStdString(machine.name + " holds more than it has");
    }
    for (const QuotaObject& object : snapshot.objects) {
        if (object.group.isParent)
            continue;
        Resource used;
        for (const QuotaPodState& pod : snapshot.pods) {
            if (pod.group == object.group.name && pod.manifest.isAssigned)
                used = add(used, masked(pod.manifest.pod.request, object.group.max));
        }
        if (!object.group.max.entries().empty() && !equals(used, *object.status.used))
            return QString::fromStdString(object.group.name + " does not use the sum of its pods");
    }
    return {};
}
} // namespace

/// Clusters with elastic quotas in virtual time.
class TestElasticScenarios : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void invariantsHoldAfterEveryEvent_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& file : test::kScenarioFolder.entryList({"elastic-*.yaml"}, QDir::Files))
            QTest::newRow(qPrintable(file)) << QFileInfo(file).completeBaseName();
    }
    void invariantsHoldAfterEveryEvent() // EQ-39, EQ-46, EQ-24
    {
        QFETCH(QString, name);
        const sim::Scenario scenario = scenarioOf(name);
        sim::Simulator simulator(scenario, 1);
        while (simulator.nextEvent() <= scenario.start + scenario.checks.back().at) {
            simulator.step();
            const QString broken = brokenInvariant(simulator);
            QVERIFY2(broken.isEmpty(), qPrintable(broken));
        }
        QVERIFY(simulator.elapsed() > 20s);
    }

    /// Over-use from the first sample on: 1 s cycle, 120 s delay, strictly more.
    void overuseFiresAt121Seconds() // EQ-68
    {
        auto simulator = simulatorOf(group("a", "100", "0") + group("b", "100", "100"),
                                     ", elastic: {revoke: {delay: 2m}}");
        QVERIFY(
            act(simulator, "createPods: {namespace: a, pods: [{name: p, count: 10, requests: {cpu: 10}}]}")
                .isDone);
        simulator.advance(1s);
        QVERIFY(act(simulator, "createPods: {namespace: b, pods: [{name: p, requests: {cpu: 100}}]}").isDone);
        simulator.advance(120s);
        QCOMPARE(simulator.elastic()->evictions("a"), 0U);
        simulator.advance(1s);
        QCOMPARE(simulator.elastic()->evictions("a"), 10U);
    }

    void oneGoodSampleStartsTheDelayAnew() // EQ-68
    {
        auto simulator = simulatorOf(group("a", "100", "0") + group("b", "100", "100"),
                                     ", elastic: {revoke: {delay: 2m}}");
        act(simulator, "createPods: {namespace: a, pods: [{name: p, count: 10, requests: {cpu: 10}}]}");
        simulator.advance(1s);
        act(simulator, "createPods: {namespace: b, pods: [{name: p, requests: {cpu: 100}}]}");
        simulator.advance(60s);
        act(simulator, "endPods: {namespace: b}");
        simulator.advance(2s);
        act(simulator, "createPods: {namespace: b, pods: [{name: p, requests: {cpu: 100}}]}");
        simulator.advance(118s);
        QCOMPARE(simulator.elastic()->evictions("a"), 0U);
        simulator.advance(5s);
        QCOMPARE(simulator.elastic()->evictions("a"), 10U);
    }

    void revokeIsOffUnlessAskedFor() // EQ-66
    {
        auto simulator = simulatorOf(group("a", "100", "0") + group("b", "100", "100"));
        act(simulator, "createPods: {namespace: a, pods: [{name: p, count: 10, requests: {cpu: 10}}]}");
        simulator.advance(1s);
        act(simulator, "createPods: {namespace: b, pods: [{name: p, requests: {cpu: 100}}]}");
        simulator.advance(1h);
        QCOMPARE(simulator.elastic()->evictions("a"), 0U);
    }

    void theFirstPodOfAnIdleGroupIsAdmitted() // EC-1, EQ-17
    {
        auto simulator = simulatorOf(group("a", "40", "10"));
        act(simulator, "createPods: {namespace: a, pods: [{name: p, requests: {cpu: 2}}]}");
        simulator.advance(1s);
        QVERIFY(simulator.elastic()->findPod("a/p")->manifest.isAssigned);
    }

    void aRefusedPodIsToldWhy() // EQ-63
    {
        auto simulator = simulatorOf(group("a", "3", "0"));
        act(simulator, "createPods: {namespace: a, pods: [{name: p, count: 2, requests: {cpu: 2}}]}");
        simulator.advance(1s);
        const auto* const pod = simulator.elastic()->findPod("a/p-2");
        QVERIFY(!pod->manifest.isAssigned);
        QCOMPARE(QString::fromStdString(pod->waits.english()),
                 QString("cpu of group a: its limit is exceeded: 2 of 3 used, the pod requests 2"));
    }

    void whatTheClusterRefusesChangesNothing() // V19, V24, V25, V26
    {
        auto simulator = simulatorOf(group("a", "40", "10"));
        act(simulator, "createPods: {namespace: x, group: a, pods: [{name: p, requests: {cpu: 2}}]}");
        const auto deleted = act(simulator, "deleteQuota: {name: a}");
        QVERIFY(!deleted.isDone);
        QVERIFY2(deleted.message.english().ends_with("[V25]"), deleted.message.english().c_str());
        const auto applied = act(simulator,
                                 QStringLiteral("applyQuotas: {text: \"%1\"}")
                                     .arg(group("a", "5", "10").replace('\n', "\\n").replace('"', "\\\"")));
        QVERIFY(!applied.isDone);
        QVERIFY2(applied.message.english().ends_with("[V4]"), applied.message.english().c_str());
        QCOMPARE(amountsText(simulator.elastic()->solved().problem.nodes.front().group.max),
                 std::string("cpu 40"));
    }

    void actionsOfQueuesAreRefused()
    {
        auto simulator = simulatorOf(group("a", "40", "10"));
        const auto outcome = act(simulator, "restart: {}");
        QVERIFY(!outcome.isDone);
        QVERIFY(outcome.message.english().find("no queues") != std::string::npos);
    }

    void aDrainedNodeCountsButTakesNoPods() // EQ-55
    {
        auto simulator = simulatorOf(group("a", "100", "0"));
        act(simulator, "drainNode: {name: node-1}");
        act(simulator, "createPods: {namespace: a, pods: [{name: p, requests: {cpu: 2}}]}");
        simulator.advance(2s);
        QCOMPARE(amountsText(simulator.elastic()->snapshot().total), std::string("cpu 100"));
        QVERIFY(!simulator.elastic()->findPod("a/p")->manifest.isAssigned);
        act(simulator, "returnNode: {name: node-1}");
        simulator.advance(2s);
        QVERIFY(simulator.elastic()->findPod("a/p")->manifest.isAssigned);
    }

    void rulesForModelsHoldFromWhenTheyAreOn() // G7
    {
        auto scenario = scenarioOf(QStringLiteral("elastic-cards-counted"));
        sim::Simulator simulator(scenario, 1);
        act(simulator, "cardRules: {resource: nvidia.com/gpu}");
        simulator.advance(50s);
        const auto held = [&simulator](const char* model) {
            const auto pods = simulator.elastic()->snapshot().pods;
            return std::ranges::count(pods, model, &QuotaPodState::model);
        };
        const auto typed = scenarioOf(QStringLiteral("elastic-cards-typed"));
        sim::Simulator wanted(typed, 1);
        wanted.advance(50s);
        const auto wantedPods = wanted.elastic()->snapshot().pods;
        for (const char* model : {"V100", "A100"})
            QCOMPARE(held(model), std::ranges::count(wantedPods, model, &QuotaPodState::model));
        QCOMPARE(simulator.elastic()->snapshot().cards, std::string("nvidia.com/gpu"));

        act(simulator, "cardRules: {}");
        QCOMPARE(simulator.elastic()->snapshot().cards, std::string());
    }

    void podsOfATreeRunOnItsMachinesAlone() // EQ-56
    {
        auto scenario = scenarioOf(QStringLiteral("elastic-several-trees"));
        scenario.events.clear();
        sim::Simulator simulator(scenario, 1);
        act(simulator, "createPods: {namespace: jobs, pods: [{name: job, count: 2, requests: {cpu: 5}}]}");
        simulator.advance(2s);
        for (const QuotaPodState& pod : simulator.elastic()->snapshot().pods)
            QVERIFY2(pod.node.starts_with("pool-"), pod.node.c_str()); // the common machines are idle, too
    }

    void nobodyMakesRoomUnlessItIsOn() // EQ-76
    {
        for (const bool isOn : {false, true}) {
            auto simulator = simulatorOf(group("a", "10", "10"),
                                         isOn ? QStringLiteral(", elastic: {preempt: true}") : QString());
            act(simulator, "createPods: {namespace: a, pods: [{name: low, requests: {cpu: 10}}]}");
            simulator.advance(1s);
            act(simulator,
                "createPods: {namespace: a, pods: [{name: high, priority: 1, requests: {cpu: 10}}]}");
            simulator.advance(10s);
            const auto& cluster = *simulator.elastic();
            QCOMPARE(cluster.findPod("a/high")->manifest.isAssigned, isOn);
            QCOMPARE(cluster.findPod("a/low")->manifest.isAssigned, !isOn);
            QCOMPARE(cluster.evictions("a"), isOn ? 1U : 0U);
        }
    }

    void roomIsMadeOnceWhileVictimsEnd() // EQ-77
    {
        auto simulator = simulatorOf(group("a", "10", "10"),
                                     QStringLiteral(", elastic: {preempt: true}, releaseDelay: 10s"));
        act(simulator, "createPods: {namespace: a, pods: [{name: low, requests: {cpu: 10}}]}");
        simulator.advance(1s);
        act(simulator, "createPods: {namespace: a, pods: [{name: high, priority: 1, requests: {cpu: 10}}]}");
        simulator.advance(30s);
        QCOMPARE(std::ranges::count(simulator.outcomes(), "Preemption",
                                    [](const sim::Outcome& outcome) { return outcome.title.english(); }),
                 1);
        QVERIFY(simulator.elastic()->findPod("a/high")->manifest.isAssigned);
    }

    void nobodyGoesInVain() // EQ-79
    {
        auto simulator = simulatorOf(group("a", "10", "10"), QStringLiteral(", elastic: {preempt: true}"));
        act(simulator,
            "createPods: {namespace: a, pods: [{name: low, requests: {cpu: 4}}, "
            "{name: pin, preemptible: false, requests: {cpu: 6}}]}");
        simulator.advance(1s);
        act(simulator, "createPods: {namespace: a, pods: [{name: high, priority: 1, requests: {cpu: 5}}]}");
        simulator.advance(10s);
        QCOMPARE(simulator.elastic()->evictions("a"), 0U);
        QVERIFY(!simulator.elastic()->findPod("a/high")->manifest.isAssigned);
    }

    void failedChecksNameTheDifferences_data()
    {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("told");
        QTest::newRow("total") << "total: {shared: {cpu: 99}}"
                               << "shared cpu 100";
        QTest::newRow("closed") << "total: {unschedulable: {cpu: 0}}"
                                << "unschedulable cpu 100";
        QTest::newRow("tree") << "total: {tree: x}"
                              << "there is no such tree";
        QTest::newRow("machine") << "machine: {name: node-1, schedulable: true}"
                                 << "takes no pods";
        QTest::newRow("its pods") << "machine: {name: node-1, uses: {cpu: 3}}"
                                  << "uses cpu 2";
        QTest::newRow("no machine") << "machine: {name: node-7}"
                                    << "there is no such machine";
    }
    void failedChecksNameTheDifferences()
    {
        QFETCH(QString, check);
        QFETCH(QString, told);
        auto simulator = simulatorOf(
            group("a", "100", "0"),
            QStringLiteral(", facts: [{at: 5s, text: x, %1}], events: [{at: 1s, title: p, createPods: "
                           "{namespace: a, pods: [{name: p, requests: {cpu: 2}}]}}, "
                           "{at: 3s, title: d, drainNode: {name: node-1}}]")
                .arg(check));
        simulator.advance(6s);
        QCOMPARE(simulator.checkResults().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(simulator.checkResults().front().failure.english()), told);
    }

    void podsEndWhenTheirTimeIsOver()
    {
        auto simulator = simulatorOf(group("a", "100", "0"));
        act(simulator, "createPods: {namespace: a, pods: [{name: p, requests: {cpu: 2}, runTime: 5s}]}");
        simulator.advance(5s);
        QVERIFY(simulator.elastic()->findPod("a/p") != nullptr);
        simulator.advance(2s);
        QVERIFY(simulator.elastic()->findPod("a/p") == nullptr);
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const QString head = "name: t\ntitle: t\ndescription: t\nstart: 2026-11-02T08:00:00Z\nclusterId: t\n";
        const QString nodes = "nodes: [{name: n, count: 1, allocatable: {cpu: 1}}]\n";
        const QString quotas
            = "quotas: |\n  apiVersion: scheduling.sigs.k8s.io/v1alpha1\n  kind: ElasticQuota\n"
              "  metadata: {name: a, namespace: a}\n  spec: {max: {cpu: 1}, min: {cpu: %1}}\n";
        QTest::newRow("refused quotas")
            << head + nodes + quotas.arg(2) << "test:11:36: \"quotas\": a: min of cpu is 2, above max 1 [V4]";
        QTest::newRow("no object") << head + nodes + "quotas: x\n"
                                   << "there is no ElasticQuota object in this file";
        QTest::newRow("queues beside") << head + nodes + quotas.arg(1) + "partition: default\n"
                                       << "\"partition\" and \"quotas\" cannot both be given";
        QTest::newRow("event of queues")
            << head + nodes + quotas.arg(1) + "events: [{at: 1s, title: x, restart: {}}]\n"
            << "\"x\" is not possible in a cluster with elastic quotas";
        QTest::newRow("check of queues")
            << head + nodes + quotas.arg(1) + "facts: [{at: 1s, text: x, queue: {path: root}}]\n"
            << "\"x\" checks what a cluster with elastic quotas does not have";
        QTest::newRow("capacity") << head + "nodes: [{name: n, count: 1, capacity: {cpu: 1}}]\n"
                + quotas.arg(1) << "unknown key \"capacity\"";
    }
    void faultsAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto scenario = sim::readScenario(text.toStdString(), "test");
        QVERIFY(!scenario);
        const QString told
            = QString::fromStdString(scenario.error().where + ": " + scenario.error().message.english());
        QVERIFY2(told.contains(message), qPrintable(told));
    }

    void podsBeyondTheLimitForNewPodsAreNotCreated() // EQ-64
    {
        auto simulator = simulatorOf(group("a", "100", "10"), ", elastic: {creationAdmission: true}");
        const auto done
            = act(simulator, "createPods: {namespace: a, pods: [{name: p, count: 12, requests: {cpu: 10}}]}");
        QVERIFY(!done.isDone); // ten of twelve fit in max
        QVERIFY2(done.message.english().find("a/p-11 is not created") != std::string::npos,
                 done.message.english().c_str());
        QCOMPARE(simulator.elastic()->snapshot().pods.size(), std::size_t(10));

        QString bounded = group("a", "100", "10");
        bounded.replace("namespace: a}",
                        "namespace: a, annotations: {\"quota.scheduling.koordinator.sh/admission\": "
                        "'{\"cpu\": \"20\"}'}}");
        auto annotated = simulatorOf(bounded, ", elastic: {creationAdmission: true}");
        QVERIFY(!act(annotated, "createPods: {namespace: a, pods: [{name: p, requests: {cpu: 21}}]}").isDone);
        QVERIFY(act(annotated, "createPods: {namespace: a, pods: [{name: q, requests: {cpu: 20}}]}").isDone);
        auto off = simulatorOf(bounded);
        QVERIFY(act(off, "createPods: {namespace: a, pods: [{name: p, requests: {cpu: 21}}]}").isDone);
    }

    void strictGroupsAreNotConverted() // V10
    {
        QString parent = group("a", "100", "10");
        parent.replace("namespace: a}",
                       "namespace: a, labels: {quota.scheduling.koordinator.sh/is-parent: \"true\"}}");
        const QString apply
            = "applyQuotas: {text: \"" + QString(parent).replace('"', "\\\"").replace('\n', "\\n") + "\"}";
        auto strict = simulatorOf(group("a", "100", "10"), ", elastic: {strict: true}");
        const auto refused = act(strict, apply);
        QVERIFY(!refused.isDone);
        QVERIFY2(refused.message.english().find("[V10]") != std::string::npos,
                 refused.message.english().c_str());
        auto lenient = simulatorOf(group("a", "100", "10"));
        QVERIFY(act(lenient, apply).isDone);
    }

    void withoutRuntimeQuotasMaxIsTheLimit() // EQ-58, EQ-66
    {
        const QString two = group("a", "100", "50") + group("b", "100", "50");
        for (const bool usesRuntime : {true, false}) {
            auto simulator = simulatorOf(
                two, usesRuntime ? QString() : QStringLiteral(", elastic: {useRuntime: false}"));
            act(simulator, "createPods: {namespace: b, pods: [{name: w, count: 6, requests: {cpu: 10}}]}");
            act(simulator, "createPods: {namespace: a, pods: [{name: p, count: 10, requests: {cpu: 10}}]}");
            simulator.advance(10s);
            const auto running
                = std::ranges::count_if(simulator.elastic()->snapshot().pods, [](const QuotaPodState& pod) {
                      return pod.group == "a" && !pod.node.empty();
                  });
            QVERIFY2(usesRuntime ? running == 5 : running != 5, qPrintable(QString::number(running)));
        }
    }
};

QUOTADECK_TEST(TestElasticScenarios, NoApplication)
} // namespace tst_elasticscenarios

#include "tst_elasticscenarios.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotajson.h"
#include "core/sim/simulator.h"
#include "core/snapshot/restjson.h"
#include "tests/core/sim/invariants.h"
#include "tests/core/sim/scenariofile.h"
#include "tests/support/scriptaction.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <variant>

namespace tst_scenarios {
using namespace quotadeck;
using namespace std::chrono_literals;
using test::scenarioOf;

namespace {
void addScenarios()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : test::kScenarioFolder.entryList({"*.yaml"}, QDir::Files)) {
        const QString name = QFileInfo(file).completeBaseName();
        QTest::newRow(qPrintable(name)) << name;
    }
}

/// Those with queues; with elastic quotas there are others to hold (tst_elasticscenarios).
void addQueueScenarios()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : test::kScenarioFolder.entryList({"*.yaml"}, QDir::Files)) {
        if (!file.startsWith("elastic-"))
            QTest::newRow(qPrintable(file)) << QFileInfo(file).completeBaseName();
    }
}

/// The scenario with fewer applications if it is a large one: what is looked at often has to be cheap.
sim::Scenario lighterScenarioOf(const QString& name)
{
    constexpr std::int64_t kMostAtStart = 1000;
    sim::Scenario scenario = scenarioOf(name);
    for (sim::Workload& workload : scenario.workloads)
        workload.atStart = std::min(workload.atStart, kMostAtStart);
    return scenario;
}

/// Until the last check has been made.
sim::Nanoseconds lengthOf(const sim::Scenario& scenario)
{
    return scenario.checks.back().at;
}

/// A few hundred applications at most, so that each event can be looked at.
bool isSmall(const sim::Scenario& scenario)
{
    return scenario.nodes.front().count < 100;
}

/// True if the script may leave usage above a limit or maximum (ENF-21).
bool mayExceed(const sim::Scenario& scenario)
{
    return std::ranges::any_of(scenario.events, [](const sim::ScriptedEvent& event) {
        return std::holds_alternative<sim::LoadConfiguration>(event.action)
            || std::holds_alternative<sim::LoseNode>(event.action);
    });
}

std::string reportOf(const sim::Simulator& simulator)
{
    if (const auto* const elastic = simulator.elastic()) {
        const auto& [problem, table, solution] = elastic->solved();
        std::string report = elastic::solutionJson(problem, table, solution);
        for (const elastic::QuotaPodState& pod : elastic->snapshot().pods)
            report += pod.manifest.pod.name + pod.node + pod.waits.english();
        return report;
    }
    const auto snapshot = simulator.snapshot();
    return rest::writePartitionSnapshot(snapshot, snapshot.partitions.front());
}
} // namespace

/// Every scenario that comes with the program, run without a window.
class TestScenarios : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void explainsItself_data() { addScenarios(); }
    void explainsItself()
    {
        QFETCH(QString, name);
        const sim::Scenario scenario = scenarioOf(name);

        QCOMPARE(QString::fromStdString(scenario.name), name);
        QVERIFY(!scenario.title.empty());
        const auto paragraphs = QString::fromStdString(scenario.description).split("\n\n").size();
        QVERIFY(paragraphs >= 3);
        QVERIFY(!scenario.checks.empty());
    }

    void everyCheckPasses_data() { addScenarios(); }
    void everyCheckPasses()
    {
        QFETCH(QString, name);
        const sim::Scenario scenario = scenarioOf(name);
        sim::Simulator simulator(scenario, 1);

        simulator.advance(lengthOf(scenario));

        QCOMPARE(simulator.checkResults().size(), scenario.checks.size());
        QStringList broken;
        for (const sim::CheckResult& checked : simulator.checkResults()) {
            if (!checked.passed())
                broken += QString::fromStdString(scenario.checks[checked.check].text + ": "
                                                 + checked.failure.english());
        }
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join('\n')));
    }

    void whatTheScriptAsksForIsDone_data() { addScenarios(); }
    void whatTheScriptAsksForIsDone()
    {
        QFETCH(QString, name);
        const sim::Scenario scenario = lighterScenarioOf(name);
        sim::Simulator simulator(scenario, 1);

        simulator.advance(lengthOf(scenario));

        auto outcomes = simulator.outcomes();
        std::erase_if(outcomes, [](const sim::Outcome& outcome) { return outcome.isOwn; });
        QCOMPARE(outcomes.size(), scenario.events.size());
        for (std::size_t index = 0; index < scenario.events.size(); ++index) {
            const sim::Action& action = scenario.events[index].action;
            const bool mayBeRefused = std::holds_alternative<sim::SubmitApplication>(action)
                || std::holds_alternative<sim::LoadConfiguration>(action)
                || std::holds_alternative<sim::ApplyQuotas>(action)
                || (std::holds_alternative<sim::CreateQuotaPods>(action) && scenario.elastic->checksCreation);
            const sim::Outcome& outcome = outcomes[index];
            QVERIFY2(outcome.isDone || mayBeRefused, outcome.message.english().c_str());
        }
    }

    void usageIsTheSumAfterEveryEvent_data() { addQueueScenarios(); }
    void usageIsTheSumAfterEveryEvent() // SIM-1
    {
        QFETCH(QString, name);
        const sim::Scenario scenario = lighterScenarioOf(name);
        const auto limits = mayExceed(scenario) ? test::LimitCheck::Skip : test::LimitCheck::Hold;
        sim::Simulator simulator(scenario, 1);
        const sim::Nanoseconds end
            = isSmall(scenario) ? std::min<sim::Nanoseconds>(lengthOf(scenario), 2min) : sim::Nanoseconds(0);
        do {
            simulator.step();
            const auto snapshot = simulator.snapshot(EndedApplications::Unknown);
            const auto problems = test::brokenInvariants(snapshot.partitions.front(), limits);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        } while (simulator.elapsed() < end);
        simulator.advance(lengthOf(scenario));
        QCOMPARE(test::brokenInvariants(simulator.snapshot().partitions.front(), limits),
                 std::vector<std::string>());
    }

    void theSameSeedGivesTheSameReport_data() { addScenarios(); }
    void theSameSeedGivesTheSameReport() // SIM-2
    {
        QFETCH(QString, name);
        const sim::Scenario scenario = lighterScenarioOf(name);
        sim::Simulator first(scenario, 5);
        sim::Simulator second(scenario, 5);

        first.advance(lengthOf(scenario));
        while (second.nextEvent() <= first.now())
            second.step(); // how the time is cut does not matter
        second.advance(first.now() - second.now());

        QVERIFY(reportOf(first) == reportOf(second));
        QCOMPARE(first.checkResults(), second.checkResults());
        QCOMPARE(first.outcomes(), second.outcomes());
    }

    void goingBackIsLikeNeverHavingGone() // SIM-2
    {
        for (const char* name : {"recovery", "gang-soft-and-hard", "elastic-borrow-return"}) {
            const sim::Scenario scenario = scenarioOf(name);
            sim::Simulator straight(scenario, 1);
            sim::Simulator back(scenario, 1);
            const sim::Action action = *quotadeck::test::readAction(
                "submit: {app: by-hand, user: guest, groups: [], queue: root.work, pods: [{name: p, "
                "resources: {memory: 1}}]}",
                "test");
            for (sim::Simulator* simulator : {&straight, &back}) {
                simulator->advance(3s);
                simulator->inject(action, "by hand");
            }
            straight.advance(7s);
            back.advance(100s);
            back.inject(action, "forgotten");

            back.jumpTo(10s);

            QCOMPARE(back.elapsed(), sim::Nanoseconds(10s));
            QVERIFY(reportOf(straight) == reportOf(back));
            QCOMPARE(straight.outcomes(), back.outcomes());
        }
    }
};

QUOTADECK_TEST(TestScenarios, NoApplication)
} // namespace tst_scenarios

#include "tst_scenarios.moc"

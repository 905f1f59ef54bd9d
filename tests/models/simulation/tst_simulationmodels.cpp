// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/scenariochecksmodel.h"
#include "models/simulation/scriptmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/scriptedscenario.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_simulationmodels {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace quotadeck::test;
using namespace std::chrono_literals;

namespace {
constexpr auto kRest = R"(events:
  - {at: 30s, title: A node is lost, loseNode: {name: node-2}}
  - {at: 60s, title: One that is not there, loseNode: {name: node-9}}
  - {at: 90s, title: It comes back, returnNode: {name: node-2}}
facts:
  - {at: 40s, text: It is gone, node: {name: node-2, exists: false}}
  - {at: 50s, text: It is there, node: {name: node-2, exists: true}}
)";

std::shared_ptr<const sim::Scenario> scenario()
{
    return std::make_shared<const sim::Scenario>(scriptedScenario(kRest));
}

sim::Simulator simulatorAt(std::chrono::nanoseconds elapsed)
{
    sim::Simulator simulator(*scenario(), 1);
    simulator.advance(elapsed);
    return simulator;
}
} // namespace

class TestSimulationModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theScriptIsToComeAtFirst()
    {
        ScriptModel model;
        ModelGuard guard(&model);
        model.setScenario(scenario());

        QCOMPARE(dump(model),
                 QStringList({"0:30|A node is lost|pending", "1:00|One that is not there|pending",
                              "1:30|It comes back|pending"}));
    }

    void outcomesTellWhatBecameOfTheScript()
    {
        ScriptModel model;
        model.setScenario(scenario());
        ModelGuard guard(&model);
        model.setOutcomes(simulatorAt(75s).outcomes());

        QCOMPARE(model.entries()[0].state, ScriptModel::State::Done);
        QCOMPARE(model.entries()[1].state, ScriptModel::State::Refused);
        QCOMPARE(model.entries()[2].state, ScriptModel::State::Upcoming);
        QVERIFY(model.index(1, ScriptModel::OutcomeColumn).data().toString().startsWith("not done: "));
        QCOMPARE(guard.inserts.count(), 0);
        QCOMPARE(guard.changes.count(), 1);

        model.setOutcomes(simulatorAt(75s).outcomes());
        QCOMPARE(guard.changes.count(), 1); // nothing new
        model.setOutcomes({}); // back to the start
        QCOMPARE(model.entries()[0].state, ScriptModel::State::Upcoming);
    }

    void whatWasInjectedStandsAtItsTime()
    {
        ScriptModel model;
        model.setScenario(scenario());
        auto simulator = simulatorAt(45s);
        simulator.inject(sim::LoseNode{"node-1"}, "Lose node-1");
        ModelGuard guard(&model);
        model.setOutcomes(simulator.outcomes());

        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(1, ScriptModel::TimeColumn).data().toString(), "0:45");
        QCOMPARE(model.index(1, ScriptModel::EventColumn).data().toString(), "Lose node-1 (manual)");
        QVERIFY(model.entries()[1].isInjected);
        QCOMPARE(guard.inserts.count(), 1);
        QCOMPARE(guard.removes.count(), 0);

        model.setOutcomes(simulatorAt(31s).outcomes());
        QCOMPARE(model.rowCount(), 3);
    }

    void checksPassFailOrArePending()
    {
        ScenarioChecksModel model;
        ModelGuard guard(&model);
        model.setScenario(scenario());
        QCOMPARE(dump(model), QStringList({"0:40|It is gone|pending", "0:50|It is there|pending"}));

        model.setChecked(simulatorAt(75s).checkResults());

        QCOMPARE(model.status(0), ScenarioChecksModel::Status::Passed);
        QCOMPARE(model.status(1), ScenarioChecksModel::Status::Failed);
        QVERIFY(model.index(1, ScenarioChecksModel::StatusColumn).data().toString().startsWith("failed: "));
        QCOMPARE(model.count(ScenarioChecksModel::Status::Passed), 1);

        model.setChecked(simulatorAt(45s).checkResults()); // back
        QCOMPARE(model.status(1), ScenarioChecksModel::Status::Pending);
        model.setScenario(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
};

QUOTADECK_TEST(TestSimulationModels, QCoreApplication)
} // namespace tst_simulationmodels

#include "tst_simulationmodels.moc"

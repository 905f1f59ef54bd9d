// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"
#include "tests/support/scriptaction.h"
#include "tests/support/testprogram.h"
#include "ui/simulate/actiontemplates.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

#include <variant>

namespace tst_actiontemplates {
using namespace quotadeck;
using namespace quotadeck::ui;
using namespace std::chrono_literals;

namespace {
sim::Scenario scenarioOf(const QString& name)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/") + name);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    return sim::readScenario(file.readAll().toStdString(), name.toStdString()).value();
}
} // namespace

class TestActionTemplates : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTemplateOfEveryScenarioCanBeRead()
    {
        const QDir folder(QStringLiteral(QUOTADECK_RESOURCES "/scenarios"));
        const QStringList names = folder.entryList({QStringLiteral("*.yaml")});
        QVERIFY(names.size() >= 18);
        QSet<std::size_t> kinds; // of queues or of elastic quotas, as the scenario is of one or the other
        for (const QString& name : names) {
            const auto scenario = scenarioOf(name);
            for (const ActionTemplate& entry : actionTemplates(scenario, 1)) {
                const auto action = quotadeck::test::readAction(entry.yaml.toStdString(), "action");
                QVERIFY2(action, qPrintable(name + ": " + entry.yaml));
                QVERIFY(!sim::titleOf(*action).isEmpty());
                kinds << action->index();
            }
        }
        QCOMPARE(kinds.size(), qsizetype(std::variant_size_v<sim::Action>));
    }

    void theMostUsedOnesAreDone()
    {
        sim::Simulator simulator(scenarioOf(QStringLiteral("node-loss.yaml")), 1);
        simulator.advance(5s);
        int done = 0;
        for (const ActionTemplate& entry : actionTemplates(simulator.scenario(), 1)) {
            const auto action = quotadeck::test::readAction(entry.yaml.toStdString(), "action").value();
            const bool isMuchUsed = std::holds_alternative<sim::LoseNode>(action)
                || std::holds_alternative<sim::LoadConfiguration>(action)
                || std::holds_alternative<sim::SubmitApplication>(action);
            if (!isMuchUsed || entry.yaml.contains("gang"))
                continue;
            const auto outcome = simulator.inject(action, sim::titleOf(action));
            QVERIFY2(outcome.isDone, outcome.message.english().c_str());
            ++done;
        }
        QCOMPARE(done, 3);
    }
};

QUOTADECK_TEST(TestActionTemplates, QCoreApplication)
} // namespace tst_actiontemplates

#include "tst_actiontemplates.moc"

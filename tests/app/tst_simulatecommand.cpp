// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sstream>

using namespace quotadeck;
using namespace quotadeck::cli;

namespace {
Result<sim::Scenario> loadBusyCluster(const std::string& name)
{
    if (name != "busy-cluster")
        return fail(ErrorCode::NotFound, name, "there is no such scenario");
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, name, "unreadable");
    return sim::readScenario(file.readAll().toStdString(), name);
}

struct Outcome
{
    int exitCode = 0;
    std::string out;
    std::string err;
};

Outcome simulate(const SimulateOptions& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = runSimulate(options, loadBusyCluster, {in, out, err});
    return {exitCode, out.str(), err.str()};
}
} // namespace

class TestSimulateCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void printsUsageTreesForPeople()
    {
        const auto outcome = simulate({"busy-cluster", std::chrono::minutes(10), 1, SimulateFormat::Text});

        QCOMPARE(outcome.exitCode, int(ExitDone));
        for (const auto* part : {"Queues", "Users", "Groups", "root", "vcore", "memory", " of "})
            QVERIFY2(outcome.out.find(part) != std::string::npos, part);
    }

    void printsOneJsonLineForPrograms()
    {
        const auto outcome = simulate({"busy-cluster", std::chrono::minutes(10), 1, SimulateFormat::Json});

        QCOMPARE(std::ranges::count(outcome.out, '\n'), 1);
        const auto snapshot = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        QCOMPARE(snapshot[QStringLiteral("queues")][QStringLiteral("queuename")].toString(),
                 QStringLiteral("root"));
    }

    void theSameSeedGivesTheSameBytes() // SIM-2
    {
        const SimulateOptions options{"busy-cluster", std::chrono::minutes(20), 7, SimulateFormat::Json};
        auto other = options;
        other.seed = 8;

        QCOMPARE(simulate(options).out, simulate(options).out);
        QVERIFY(simulate(options).out != simulate(other).out);
    }

    void anUnknownScenarioIsAnInputError()
    {
        const auto outcome = simulate({"nowhere", std::chrono::minutes(1), 1, SimulateFormat::Text});

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find("nowhere") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSimulateCommand)
#include "tst_simulatecommand.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/feed/recordedsamples.h"
#include "app/feed/recordingfile.h"
#include "core/sim/simulator.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace tst_simulatecommand {
using namespace quotadeck;
using namespace quotadeck::cli;

namespace {
/// One of the program's scenarios; "mistaken" is greedy-user with a check that fails.
Result<sim::Scenario> loadScenario(const std::string& name)
{
    const std::string known = name == "mistaken" ? "greedy-user" : name;
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/%1.yaml").arg(QString::fromStdString(known)));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::NotFound, name, "there is no such scenario");
    QByteArray text = file.readAll();
    if (name == "mistaken")
        text.replace("pending: {memory: 14G}", "pending: {memory: 13G}");
    return sim::readScenario(text.toStdString(), name);
}

std::vector<sim::ScenarioTitle> twoScenarios()
{
    return {{"one", "The first", "About one."}, {"two", "The second", "About two."}};
}

/// That of greedy-user with twice the limit.
const QByteArray kConfig
    = "partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: [{name: shared, limits: "
      "[{users: ['*'], maxresources: {memory: 20G}}]}]}]}]";

using Outcome = quotadeck::test::CommandOutcome;

Outcome simulate(const SimulateOptions& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode
        = runSimulate(options, {loadScenario, feed::visitRecording}, twoScenarios, {in, out, err});
    return {exitCode, out.str(), err.str()};
}
} // namespace

class TestSimulateCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const char* name, const QByteArray& text) const
    {
        return test::writeBytes(m_folder.filePath(QLatin1String(name)), text);
    }

private Q_SLOTS:
    void printsUsageTreesForPeople()
    {
        const auto outcome = simulate({"busy-cluster", std::chrono::minutes(10), 1, AnswerFormat::Text});

        QCOMPARE(outcome.exitCode, int(ExitDone));
        for (const auto* part : {"Queues", "Users", "Groups", "root", "vcore", "memory", " of "})
            QVERIFY2(outcome.out.find(part) != std::string::npos, part);
    }

    void printsOneJsonLineForPrograms()
    {
        const auto outcome = simulate({"busy-cluster", std::chrono::minutes(10), 1, AnswerFormat::Json});

        QCOMPARE(std::ranges::count(outcome.out, '\n'), 1);
        const auto snapshot = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        QCOMPARE(snapshot[QStringLiteral("queues")][QStringLiteral("queuename")].toString(),
                 QStringLiteral("root"));
    }

    void tellsWhatBecameOfTheApplications()
    {
        const auto outcome = simulate({"greedy-user", std::chrono::seconds(12), 1, AnswerFormat::Text});

        for (const auto* part : {"Results by queue", "Results by user", "Wait (p95)",
                                 "Failed attempts by reason", "user sue at root.shared: memory"})
            QVERIFY2(outcome.out.find(part) != std::string::npos, part);
    }

    void tellsWhatBecameOfThePodsOfGroups()
    {
        SimulateOptions options{"elastic-borrow-return", std::chrono::minutes(6), 1, AnswerFormat::Text};
        const auto text = simulate(options);

        for (const auto* part : {"Results by group", "Over runtime", "Peak borrowed",
                                 "Failed attempts by reason", "runtime of team-a: cpu", "no node with room"})
            QVERIFY2(text.out.find(part) != std::string::npos, part);
        QVERIFY(text.out.find("Results by queue") == std::string::npos);

        options.format = AnswerFormat::Json;
        const auto outcome = simulate(options);
        QCOMPARE(std::ranges::count(outcome.out, '\n'), 1);
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        const auto group = object[QStringLiteral("results")][QStringLiteral("groups")][0];
        QCOMPARE(group[QStringLiteral("name")].toString(), QStringLiteral("team-a"));
        QCOMPARE(group[QStringLiteral("revoked")].toInt(), 5);
        // What may be used now is said twice.
        QCOMPARE(object[QStringLiteral("groups")][QStringLiteral("team-a")][QStringLiteral("runtime")],
                 (QJsonObject{{QStringLiteral("cpu"), group[QStringLiteral("amounts")][0]["runtime"]}}));
        QCOMPARE(simulate(options).out, outcome.out);
    }

    void programsGetTheResultsWithTheUsage()
    {
        const auto outcome = simulate({"greedy-user", std::chrono::seconds(12), 1, AnswerFormat::Json});

        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        const auto results = object[QStringLiteral("results")].toObject();
        QCOMPARE(results[QStringLiteral("elapsed")].toString(), QStringLiteral("12s"));
        const auto users = results[QStringLiteral("users")].toArray();
        QCOMPARE(users.size(), 2);
        QCOMPARE(users[1][QStringLiteral("name")].toString(), QStringLiteral("sue"));
        QCOMPARE(users[1][QStringLiteral("running")].toInt(), 1);
        QCOMPARE(users[1][QStringLiteral("share")][QStringLiteral("quota")].toDouble(), 1e10);
        QCOMPARE(users[1][QStringLiteral("denials")][0][QStringLiteral("by")].toString(),
                 QStringLiteral("user"));
    }

    void comparesWithAnotherConfiguration()
    {
        SimulateOptions options{"greedy-user", std::chrono::seconds(12), 1, AnswerFormat::Text};
        options.compareConfig = write("wide.yaml", kConfig);

        const auto outcome = simulate(options);

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY2(outcome.out.find("B: " + options.compareConfig) != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("failed attempts") != std::string::npos, outcome.out.c_str());
        // Bob was never in anybody's way: of him only the share changes, for the quota does.
        const auto bob = QString::fromStdString(outcome.out).count(QStringLiteral("bob"));
        QCOMPARE(bob,
                 QString::fromStdString(outcome.out)
                     .count(QRegularExpression(QStringLiteral("bob +use of quota"))));

        options.format = AnswerFormat::Json;
        const auto object
            = QJsonDocument::fromJson(QByteArray::fromStdString(simulate(options).out)).object();
        QVERIFY(!object[QStringLiteral("changes")].toArray().isEmpty());
        QCOMPARE(simulate(options).out, simulate(options).out);
    }

    void aRejectedConfigurationIsAnsweredWithItsFindings()
    {
        SimulateOptions options{"greedy-user"};
        options.compareConfig = write("wrong.yaml",
                                      "partitions:\n  - name: default\n    queues:\n"
                                      "      - name: root\n        queues:\n"
                                      "          - name: 'a b'\n");

        const auto outcome = simulate(options);

        QCOMPARE(outcome.exitCode, int(ExitFindings));
        QVERIFY2(outcome.out.find("wrong.yaml:6:") != std::string::npos, outcome.out.c_str());
        QVERIFY(outcome.err.find("rejected") != std::string::npos);

        options.compareConfig = m_folder.filePath(QStringLiteral("none.yaml")).toStdString();
        QCOMPARE(simulate(options).exitCode, int(ExitInput));
    }

    void theSameSeedGivesTheSameBytes() // SIM-2
    {
        const SimulateOptions options{"busy-cluster", std::chrono::minutes(20), 7, AnswerFormat::Json};
        auto other = options;
        other.seed = 8;

        QCOMPARE(simulate(options).out, simulate(options).out);
        QVERIFY(simulate(options).out != simulate(other).out);
    }

    void reportsWhichChecksPass()
    {
        SimulateOptions options{"greedy-user"};
        options.check = true;

        const auto outcome = simulate(options);

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY(outcome.out.find("5s  passed  Sue has reached her limit") != std::string::npos);
        QVERIFY(outcome.out.find("1s  Sue asks for twelve pods: runs in root.shared") != std::string::npos);
        QVERIFY(outcome.out.find(" checks, 0 failed") != std::string::npos);
    }

    void aFailedCheckIsAFinding()
    {
        SimulateOptions options{"mistaken"};
        options.check = true;
        options.format = AnswerFormat::Json;

        const auto outcome = simulate(options);

        QCOMPARE(outcome.exitCode, int(ExitFindings));
        QVERIFY2(outcome.out.find("{\"at\":\"5s\",\"fact\":\"The rest of her application waits for her own "
                                  "limit\",\"holds\":false,\"otherwise\":\"pending memory 13.04 GiB")
                     != std::string::npos,
                 outcome.out.c_str());
    }

    void listsTheScenarios()
    {
        SimulateOptions options;
        options.list = true;

        QCOMPARE(simulate(options).out,
                 "one                       The first\n"
                 "two                       The second\n");
    }

    void anUnknownScenarioIsAnInputError()
    {
        const auto outcome = simulate({"nowhere", std::chrono::minutes(1), 1, AnswerFormat::Text});

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find("nowhere") != std::string::npos);
    }
};

QUOTADECK_TEST(TestSimulateCommand, NoApplication)
} // namespace tst_simulatecommand

#include "tst_simulatecommand.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/commandconnection.h"
#include "app/commands/readhistory.h"
#include "app/feed/recordedsamples.h"
#include "app/window/scenarios.h"
#include "core/snapshot/restjson.h"
#include "core/usage/summary.h"
#include "tests/app/reportrun.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/filebytes.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/summaryline.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <vector>

namespace tst_finishedreport {
using namespace quotadeck;
using namespace quotadeck::cli;
using quotadeck::test::CommandOutcome;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
constexpr std::chrono::milliseconds kBegin{1'793'577'600'000}; // 2026-11-02T00:00:00Z
constexpr auto kPartitionList = "/ws/v1/partitions";
constexpr auto kCompletedList = "/ws/v1/partition/default/applications/completed";

/// As the program runs `quotadeck report WORDS`.
CommandOutcome report(const std::vector<std::string>& words, const std::string& input = {})
{
    return test::runReportOf(words,
                             {app::loadScenario,
                              feed::visitRecording,
                              app::readHistory,
                              {},
                              app::readStore,
                              [] { return std::chrono::seconds(1'793'664'000); }, // 2026-11-03T00:00:00Z
                              app::readFinishedOnce},
                             input);
}

/// An application of @p user that held @p cores for an hour.
usage::ApplicationSummary ended(const char* id, const char* user, int cores)
{
    return {.id = ApplicationId(id),
            .submitted = kBegin,
            .started = kBegin,
            .finished = kBegin + std::chrono::hours(1),
            .user = UserName(user),
            .queue = QueuePath("root.a"),
            .state = "Completed",
            .rmId = "prod",
            .usage = {{{"m5", {{"vcore", Quantity(3'600'000) * cores}}}}, {}, {}}};
}

ApplicationInfo listed(const usage::ApplicationSummary& summary)
{
    ApplicationInfo application;
    application.id = summary.id;
    application.partition = "default";
    application.queue = summary.queue;
    application.user = summary.user;
    application.state = summary.state;
    application.submissionTime = std::chrono::nanoseconds(*summary.submitted).count();
    application.finishedTime = std::chrono::nanoseconds(*summary.finished).count();
    application.startTime = summary.started->count();
    application.usageHistory = summary.usage.used;
    return application;
}

const std::vector<usage::ApplicationSummary>& examples()
{
    static const std::vector kExamples{ended("a", "ann", 1), ended("b", "bob", 2), ended("c", "ann", 4)};
    return kExamples;
}

QByteArray listOf(const std::vector<usage::ApplicationSummary>& summaries)
{
    std::vector<ApplicationInfo> applications;
    for (const auto& each : summaries)
        applications.push_back(listed(each));
    return QByteArray::fromStdString(rest::writeApplications(applications));
}

QByteArray logOf(const std::vector<usage::ApplicationSummary>& summaries)
{
    std::string text;
    for (const auto& each : summaries)
        text += test::summaryLine(each, test::SummaryForm::Text) + '\n';
    return QByteArray::fromStdString(text);
}

Behaviour answering(const QByteArray& body)
{
    Behaviour behaviour;
    behaviour.body = body;
    return behaviour;
}

/// A scheduler with partitions "default" and "gpu", which lists finished applications in the first.
struct Scheduler
{
    explicit Scheduler(const QByteArray& list)
    {
        server.set(kPartitionList,
                   answering("[{\"clusterId\":\"prod\",\"name\":\"default\"},"
                             "{\"clusterId\":\"prod\",\"name\":\"gpu\"}]"));
        server.set(kCompletedList, answering(list));
    }

    [[nodiscard]] std::string url() const { return server.url().toStdString(); }

    ReplayServer server;
};

std::vector<std::string> words(std::vector<std::string> first)
{
    first.insert(first.end(), {"--rows", "user", "--format", "csv"});
    return first;
}
} // namespace

class TestFinishedReport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const char* name, const QByteArray& text) const
    {
        return test::writeBytes(m_folder.filePath(QLatin1String(name)), text);
    }

private Q_SLOTS:
    void aSchedulerIsReportedAsItsLog() // REST-15, SUM-1
    {
        const Scheduler scheduler(listOf(examples()));
        const CommandOutcome ofList = report(words({"--connect", scheduler.url()}));
        const CommandOutcome ofLog = report(words({write("scheduler.log", logOf(examples()))}));
        QCOMPARE(ofLog.exitCode, int(ExitDone));
        QCOMPARE(ofList.exitCode, int(ExitDone));
        QVERIFY(ofList.out.find(",vcore,18000000,") != std::string::npos); // ann: five core hours
        QCOMPARE(ofList.out, ofLog.out);
        QVERIFY(ofList.err.find("3 finished applications are listed") != std::string::npos);
        QVERIFY(ofLog.err.find("listed") == std::string::npos);
    }

    void aSavedListIsReportedAsTheLog()
    {
        const std::string log = write("scheduler.log", logOf(examples()));
        const CommandOutcome ofFile = report(words({write("completed.json", "\n " + listOf(examples()))}));
        QCOMPARE(ofFile.exitCode, int(ExitDone));
        QCOMPARE(ofFile.out, report(words({log})).out);
        const std::string bracketed = write("bracketed.log", "[INFO] " + logOf(examples()));
        QCOMPARE(report(words({bracketed})).out, ofFile.out); // a log may begin so
    }

    void whatIsAlsoInALogCountsOnce()
    {
        Scheduler scheduler(listOf(examples()));
        const std::string log = write("two.log", logOf({examples().at(0), examples().at(1)}));
        const std::string saved = write("one.json", listOf({examples().at(1)}));
        const std::string all = report(words({write("scheduler.log", logOf(examples()))})).out;
        const CommandOutcome both = report(words({saved, log, "--connect", scheduler.url()}));
        QCOMPARE(both.exitCode, int(ExitDone));
        QCOMPARE(both.out, all);
        QVERIFY(both.err.find("3 finished applications are also in a log, or listed again, and count once")
                != std::string::npos);

        // SUM-4: the log has what the scheduler has dropped.
        QByteArray empty = listOf(examples());
        empty.replace("\"resourceUsage\"", "\"other\"");
        scheduler.server.set(kCompletedList, answering(empty));
        const std::string whole = write("whole.log", logOf(examples()));
        QCOMPARE(report(words({whole, "--connect", scheduler.url()})).out, all);
    }

    void aLogWithoutASummaryIsNamedBesideOtherSources()
    {
        const Scheduler scheduler(listOf(examples()));
        const std::string wrong = write("kubelet.log", "I1128 pod started\n");
        const std::string alone = report(words({"--connect", scheduler.url()})).out;
        const CommandOutcome beside = report(words({wrong, "--connect", scheduler.url()}));
        QCOMPARE(beside.exitCode, int(ExitDone));
        QCOMPARE(beside.out, alone);
        const std::string warning
            = wrong + ": no readable line has an application summary (YK_APP_SUMMARY:), ";
        QVERIFY2(beside.err.find(warning) != std::string::npos, beside.err.c_str());

        const std::string log = write("scheduler.log", logOf(examples()));
        const CommandOutcome ofLogs = report(words({log, wrong}));
        QCOMPARE(ofLogs.exitCode, int(ExitDone));
        QVERIFY2(ofLogs.err.find(warning) != std::string::npos, ofLogs.err.c_str());
        const CommandOutcome twice = report(words({log, write("again.log", logOf(examples()))}));
        QVERIFY2(twice.err.find("no readable line") == std::string::npos, twice.err.c_str());
    }

    void whatIsNotReportedIsMarked() // SUM-4
    {
        QByteArray list = listOf(examples());
        const auto last = list.lastIndexOf("\"resourceUsage\"");
        QVERIFY(last > 0);
        list.replace(last, int(qstrlen("\"resourceUsage\"")), "\"other\"");
        const Scheduler scheduler(list);
        const CommandOutcome outcome = report({"--connect", scheduler.url(), "--rows", "application"});
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY2(outcome.out.find("≥ 3.00") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("what 1 finished application used is not reported and not in the sums")
                     != std::string::npos,
                 outcome.out.c_str());
    }

    void aSchedulerThatReportsNothingIsAnError() // SUM-4: as recorded
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        const CommandOutcome outcome = report({"--connect", server.url().toStdString()});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find("the scheduler does not report what its 4 finished applications used")
                     != std::string::npos,
                 outcome.err.c_str());
        QVERIFY(outcome.out.empty());
        const Scheduler none("[]");
        QVERIFY(report({"--connect", none.url()}).err.find("no finished application is listed")
                != std::string::npos);
    }

    void thePartitionIsThatOfTheOption()
    {
        Scheduler scheduler("[]");
        scheduler.server.set("/ws/v1/partition/gpu/applications/completed", answering(listOf(examples())));
        QCOMPARE(report({"--connect", scheduler.url(), "--partition", "gpu"}).exitCode, int(ExitDone));
        const CommandOutcome outcome = report({"--connect", scheduler.url(), "--partition", "nowhere"});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find("default, gpu") != std::string::npos, outcome.err.c_str());
    }

    void periodsCountBackFromNow()
    {
        const Scheduler scheduler(listOf(examples()));
        const std::string definition
            = write("yesterday.yaml", "apiVersion: quotadeck/v1\nperiod: yesterday\nrows: user\n");
        const CommandOutcome outcome
            = report({"--connect", scheduler.url(), "--definition", definition, "--format", "csv"});
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY2(outcome.out.find("2026-11-02T00:00:00Z,2026-11-03T00:00:00Z") != std::string::npos,
                 outcome.out.c_str());
    }

    void whatCannotBeReadIsNamed()
    {
        Scheduler scheduler("{\"no\":\"list\"}");
        QCOMPARE(report({"--connect", scheduler.url()}).exitCode, int(ExitInput));
        scheduler.server.clear(kCompletedList); // the router's 404 (REST-4)
        QCOMPARE(report({"--connect", scheduler.url()}).exitCode, int(ExitConnection));
        scheduler.server.refuse();
        const CommandOutcome refused = report({"--connect", scheduler.url()});
        QCOMPARE(refused.exitCode, int(ExitConnection));
        QVERIFY(refused.out.empty());

        const std::string broken = write("broken.json", "[{\"applicationID\":");
        QCOMPARE(report({broken}).exitCode, int(ExitInput));
        QVERIFY(report({broken}).err.find("broken.json") != std::string::npos);
        ApplicationInfo running = listed(examples().front());
        running.state = "Running";
        running.finishedTime = 0;
        const std::string active
            = write("active.json", QByteArray::fromStdString(rest::writeApplications({running})));
        const CommandOutcome outcome = report({active});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find("none of the applications has ended: save the answer to")
                     != std::string::npos,
                 outcome.err.c_str());
    }

    void otherSourcesWouldCountTwice()
    {
        const Scheduler scheduler(listOf(examples()));
        QCOMPARE(report({"busy-cluster", "--connect", scheduler.url()}).exitCode, int(ExitUsage));
        QCOMPARE(report({"--store", "usage.sqlite", "--connect", scheduler.url()}).exitCode, int(ExitUsage));
        QCOMPARE(scheduler.server.requests().size(), 0);
    }
};

QUOTADECK_TEST(TestFinishedReport, QCoreApplication)
} // namespace tst_finishedreport

#include "tst_finishedreport.moc"

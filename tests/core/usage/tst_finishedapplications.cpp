// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"
#include "core/usage/report.h"
#include "core/usage/reportfilter.h"
#include "core/usage/reporttables.h"
#include "core/usage/reportwriter.h"
#include "core/usage/summarybook.h"
#include "core/usage/summaryreader.h"
#include "tests/support/summaryline.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <random>

namespace tst_finishedapplications {
using namespace quotadeck;
using namespace quotadeck::usage;
using Cells = std::vector<std::string>;

namespace {
constexpr std::chrono::milliseconds kBegin{1'793'577'600'000}; // 2026-11-02T00:00:00Z
constexpr Quantity kCoreHour = 3'600'000;

ApplicationSummary ended(const char* id, const char* user, ResourceHistory used)
{
    return {.id = ApplicationId(id),
            .submitted = kBegin,
            .started = kBegin + std::chrono::seconds(1),
            .finished = kBegin + std::chrono::hours(1),
            .user = UserName(user),
            .queue = QueuePath("root.a"),
            .state = "Completed",
            .rmId = "prod",
            .usage = {std::move(used), {}, {}}};
}

/// As the list of a scheduler has it, in nanoseconds and with "UNKNOWN" for a node without an instance type (SUM-1).
ApplicationInfo listed(const ApplicationSummary& summary)
{
    const auto nanoseconds = [](const std::optional<std::chrono::milliseconds>& time) {
        return time ? std::chrono::nanoseconds(*time).count() + 123'456 : 0;
    };
    ApplicationInfo application;
    application.id = summary.id;
    application.partition = "default";
    application.queue = summary.queue;
    application.user = summary.user;
    application.state = summary.state;
    application.submissionTime = nanoseconds(summary.submitted);
    application.finishedTime = nanoseconds(summary.finished);
    application.startTime = summary.started ? summary.started->count() : kNeverStarted;
    application.usageHistory = restHistory(summary.usage.used);
    application.preemptedHistory = restHistory(summary.usage.preempted);
    application.placeholderHistory = restHistory(summary.usage.placeholder);
    return application;
}

/// Of the JSON that a scheduler sends.
std::vector<ApplicationInfo> sent(const std::vector<ApplicationInfo>& applications)
{
    auto read = rest::readApplications(rest::writeApplications(applications));
    if (!read)
        qFatal("%s", read.error().message.english().c_str());
    return *std::move(read);
}

Ledger ledgerOfLog(const std::vector<ApplicationSummary>& summaries)
{
    SummaryLog log;
    for (const ApplicationSummary& each : summaries)
        log.readLine(test::summaryLine(each, test::SummaryForm::Text));
    SummaryBook book;
    for (const ApplicationSummary& each : log.summaries) {
        if (!book.add(each))
            qFatal("not added");
    }
    return book.take();
}

Ledger ledgerOfList(const std::vector<ApplicationInfo>& applications)
{
    SummaryBook book;
    book.addFinished(applications, "prod");
    return book.take();
}

std::string csvOf(const Ledger& ledger, Dimension rows, Step columns)
{
    ReportRequest request;
    request.period = ledger.extent().value();
    request.rows = {rows};
    request.columns = columns;
    const auto report = makeReport(ledger, request);
    if (!report)
        qFatal("%s", report.error().message.english().c_str());
    ReportPage page;
    page.report = &*report;
    return writeReport(page, ReportFormat::Csv);
}

/// The names of rows and their amounts of vcore, of used, preempted and placeholders.
std::vector<Cells> tableOf(const Ledger& ledger, Dimension rows = Dimension::User)
{
    ReportRequest request;
    request.period = ledger.extent().value();
    request.rows = {rows};
    const auto report = makeReport(ledger, request);
    if (!report)
        qFatal("%s", report.error().message.english().c_str());
    ReportPage page;
    page.report = &*report;
    return textReport(page).tables.at(0).rows;
}

bool hasNote(const Ledger& ledger, const std::string& text)
{
    return std::ranges::any_of(ledger.notes, [&text](const Message& note) { return note.english() == text; });
}

std::vector<ApplicationInfo> recordedList()
{
    QFile file(QStringLiteral(QUOTADECK_VECTORS
                              "/rest/scenario-a/019-partition-default-applications-completed.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the recorded list is missing");
    return rest::readApplications(file.readAll().toStdString()).value();
}
} // namespace

class TestFinishedApplications : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aListIsReportedAsTheLogOfTheSameApplications() // REST-15, SUM-1, SUM-2, SUM-5
    {
        std::mt19937 random(7);
        std::vector<ApplicationSummary> summaries;
        std::vector<ApplicationInfo> list;
        for (int i = 0; i < 80; ++i) {
            ApplicationSummary each = ended("", "", {});
            each.id = ApplicationId("app-" + std::to_string(i));
            each.user = UserName("user-" + std::to_string(random() % 5));
            each.queue = QueuePath("root.q" + std::to_string(random() % 4));
            each.submitted = kBegin + std::chrono::milliseconds(random() % 86'400'000);
            each.started = *each.submitted + std::chrono::milliseconds(random() % 60'000);
            each.finished = *each.started + std::chrono::milliseconds(random() % 400'000'000);
            each.state = random() % 9 == 0 ? "Failed" : "Completed";
            each.usage.used["m5"] = {{"vcore", Quantity(random())}}; // a list does not have it without any
            for (const char* const type : {"", "gpu"}) {
                if (random() % 2 == 0)
                    each.usage.used[type] = {{"vcore", Quantity(random() % 1'000'000)},
                                             {"memory", Quantity(random()) * Quantity(random() % 100'000)}};
            }
            if (random() % 3 == 0)
                each.usage.preempted["m5"] = {{"vcore", Quantity(random() % 5000)}};
            if (random() % 4 == 0)
                each.usage.placeholder[""] = {{"vcore", Quantity(random() % 5000)}};
            list.push_back(listed(each));
            summaries.push_back(std::move(each));
        }
        const Ledger ofLog = ledgerOfLog(summaries);
        const Ledger ofList = ledgerOfList(sent(list));
        QCOMPARE(ofList.known, ofLog.known);
        for (const Dimension rows :
             {Dimension::Application, Dimension::User, Dimension::Queue, Dimension::InstanceType}) {
            for (const Step columns : {Step::Total, Step::Day})
                QCOMPARE(csvOf(ofList, rows, columns), csvOf(ofLog, rows, columns));
        }
        QVERIFY(hasNote(ofList,
                        "80 finished applications are listed: a scheduler lists them for about three days, "
                        "until it restarts"));
    }

    void overflowIsRecognised() // SUM-3
    {
        const ApplicationSummary full = ended("a", "ann", {{"m5", {{"vcore", kMaxQuantity}}}});
        const ApplicationSummary wrapped = ended("b", "bob", {{"m5", {{"vcore", -5}}}});
        const ApplicationSummary whole = ended("c", "bob", {{"m5", {{"vcore", kCoreHour}}}});
        const auto rows = tableOf(ledgerOfList({listed(full), listed(wrapped), listed(whole)}));
        QCOMPARE(rows, tableOf(ledgerOfLog({full, wrapped, whole})));
        QCOMPARE(rows.at(1).at(1), std::string("≥ 1.00"));
    }

    void whatIsNotReportedIsNotZero() // SUM-4: an empty resourceHistory
    {
        ApplicationInfo silent = listed(ended("b", "eve", {}));
        silent.maxUsed = Resource{{"vcore", 1000}};
        const Ledger ledger
            = ledgerOfList(sent({listed(ended("a", "bob", {{"m5", {{"vcore", kCoreHour}}}})), silent}));
        QCOMPARE(ledger.knows(Account::Used), Knowledge::Part);
        const auto rows = tableOf(ledger);
        QCOMPARE(rows.at(0), (Cells{"bob", "1.00", "0.00", "0.00"}));
        QCOMPARE(rows.at(1), (Cells{"eve", "?", "?", "?"}));
        QCOMPARE(rows.at(2), (Cells{"total", "≥ 1.00", "?", "?"}));
        const auto nodes = tableOf(ledger, Dimension::InstanceType);
        QVERIFY(std::ranges::find(nodes, Cells{"(unknown)", "?", "?", "?"}) != nodes.end());
        QVERIFY(hasNote(ledger, "what 1 finished application used is not reported and not in the sums"));
        QVERIFY(hasNote(ledger,
                        "2 finished applications are listed: a scheduler lists them for about three days, "
                        "until it restarts"));
    }

    void aFilterWithoutThemHasWholeSums() // SUM-4
    {
        Ledger ledger = ledgerOfList(
            {listed(ended("a", "bob", {{"m5", {{"vcore", kCoreHour}}}})), listed(ended("b", "eve", {}))});
        QVERIFY(applyFilter(ledger, ReportFilter::read("user=bob").value()));
        QCOMPARE(ledger.knows(Account::Used), Knowledge::All);
        QCOMPARE(tableOf(ledger).back(), (Cells{"total", "1.00", "0.00", "0.00"}));
    }

    void aPlaceholderAloneIsReported() // SUM-2: what was used is known to be nothing
    {
        ApplicationSummary gang = ended("a", "bob", {});
        gang.usage.placeholder["m5"] = {{"vcore", kCoreHour}};
        const auto rows = tableOf(ledgerOfList(sent({listed(gang)})));
        QCOMPARE(rows.at(0), (Cells{"bob", "0.00", "0.00", "1.00"}));
    }

    void anApplicationOfALogCountsOnce_data()
    {
        QTest::addColumn<bool>("isReported");
        QTest::newRow("the list has what it used") << true;
        QTest::newRow("the list does not have it (SUM-4)") << false;
    }
    void anApplicationOfALogCountsOnce()
    {
        QFETCH(bool, isReported);
        const ApplicationSummary logged = ended("a", "bob", {{"m5", {{"vcore", kCoreHour}}}});
        ApplicationInfo again = listed(logged);
        if (!isReported)
            again.usageHistory.clear();
        for (const char* const partition : {"prod", ""}) { // that of a saved list is not known
            for (const bool isListFirst : {true, false}) {
                SummaryBook book;
                if (isListFirst)
                    book.addFinished({again}, partition);
                QVERIFY(book.add(logged));
                if (!isListFirst)
                    book.addFinished({again}, partition);
                QVERIFY(!book.problem());
                const Ledger ledger = book.take();
                QCOMPARE(ledger.knows(Account::Used), Knowledge::All);
                QCOMPARE(tableOf(ledger).back(), (Cells{"total", "1.00", "0.00", "0.00"}));
                QVERIFY(hasNote(ledger,
                                "1 finished application is also in a log, or listed again, and counts once"));
            }
        }
    }

    void aListThatWasSavedBeforeMayHaveMore() // SUM-4
    {
        const ApplicationInfo full = listed(ended("a", "bob", {{"m5", {{"vcore", kCoreHour}}}}));
        ApplicationInfo later = full;
        later.usageHistory.clear();
        SummaryBook book;
        book.addFinished({later}, "prod");
        book.addFinished({full}, "");
        book.addFinished({later}, "prod");
        const Ledger ledger = book.take();
        QCOMPARE(ledger.knows(Account::Used), Knowledge::All);
        QCOMPARE(tableOf(ledger).back(), (Cells{"total", "1.00", "0.00", "0.00"}));
    }

    void anotherApplicationOfTheNameCountsToo()
    {
        const ApplicationSummary first = ended("a", "bob", {{"m5", {{"vcore", kCoreHour}}}});
        ApplicationSummary second = first;
        second.submitted = *first.finished + std::chrono::hours(1);
        second.started = second.submitted;
        second.finished = *second.started + std::chrono::hours(1);
        SummaryBook later;
        QVERIFY(later.add(first));
        later.addFinished({listed(second)}, "prod");
        QCOMPARE(tableOf(later.take()).back(), (Cells{"total", "2.00", "0.00", "0.00"}));
        SummaryBook elsewhere;
        QVERIFY(elsewhere.add(first));
        elsewhere.addFinished({listed(first)}, "another cluster");
        QCOMPARE(tableOf(elsewhere.take()).back(), (Cells{"total", "2.00", "0.00", "0.00"}));
    }

    void onlyWhatHasEndedIsFinished() // APP-17
    {
        ApplicationInfo running = listed(ended("run", "eve", {{"m5", {{"vcore", kCoreHour}}}}));
        running.state = "Running";
        running.finishedTime = 0;
        ApplicationInfo rejected = listed(ended("no", "eve", {}));
        rejected.state = "Rejected";
        QVERIFY(!finishedSummary(running, "prod"));
        QVERIFY(!finishedSummary(rejected, "prod"));
        SummaryBook nothing;
        nothing.addFinished({running, rejected}, "prod");
        QCOMPARE(nothing.problem().value().english(),
                 std::string("no finished application is listed: the scheduler lists those of about the last "
                             "three days"));

        ApplicationInfo expired = listed(ended("old", "bob", {{"m5", {{"vcore", kCoreHour}}}}));
        expired.state = "Expired";
        expired.stateLog = {{0, "Running"}, {0, "Completed"}, {0, "Expired"}};
        QCOMPARE(finishedSummary(expired, "prod").value().summary.state, std::string("Completed"));
        expired.stateLog = {{0, "Running"}, {0, "Failed"}, {0, "Expired"}};
        QCOMPARE(finishedSummary(expired, "prod").value().summary.state, std::string("Failed")); // SUM-7
        expired.stateLog = {{0, "Rejected"}, {0, "Expired"}};
        QVERIFY(!finishedSummary(expired, "prod"));
    }

    void whatNeverHeldAnythingIsNotUnknown() // SUM-4: nor has the log a line of it
    {
        ApplicationInfo cancelled = listed(ended("b", "eve", {}));
        cancelled.startTime = kNeverStarted;
        cancelled.stateLog = {{0, "Accepted"}, {0, "Failing"}, {0, "Failed"}};
        const ApplicationInfo full = listed(ended("a", "bob", {{"m5", {{"vcore", kCoreHour}}}}));
        QCOMPARE(ledgerOfList({cancelled, full}).knows(Account::Used), Knowledge::All);
        cancelled.placeholders.emplace_back(); // a gang may have had some
        QCOMPARE(ledgerOfList({cancelled, full}).knows(Account::Used), Knowledge::Part);
    }

    void aSchedulerThatReportsNothingIsAProblem() // SUM-4: recorded
    {
        SummaryBook book;
        book.addFinished(recordedList(), "prod-a");
        QVERIFY(book.problem().has_value());
        QCOMPARE(book.problem()->english(),
                 std::string("the scheduler does not report what its 4 finished applications used: use logs "
                             "with application summaries, or a store that quotadeck collect writes"));
    }
};

QUOTADECK_TEST(TestFinishedApplications, NoApplication)
} // namespace tst_finishedapplications

#include "tst_finishedapplications.moc"

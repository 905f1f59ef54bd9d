// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantity.h"
#include "core/usage/summary.h"
#include "core/usage/summaryreader.h"
#include "tests/support/summaryline.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>
#include <sstream>

namespace tst_summary {
using namespace quotadeck;
using namespace quotadeck::usage;
using quotadeck::test::SummaryForm;
using quotadeck::test::summaryLine;
using std::chrono::milliseconds;

namespace {
/// The sample of the design document (seed 003).
const char* const kSeedLine
    = "YK_APP_SUMMARY: "
      "{\"appId\":\"test-app-id\",\"submissionTime\":1685487033533,\"startTime\":1685487035535,"
      "\"finishTime\":1685488714483,\"user\":\"nobody\",\"queue\":\"root.test-queue\",\"state\":"
      "\"Completed\","
      "\"rmID\":\"cluster-A\",\"resourceUsage\":{\"instType1\":{\"memory\":38315403247616,\"vcore\":1622000},"
      "\"instType2\":{\"memory\":368171374608384,\"vcore\":16245000}}}";

ApplicationSummary seedSummary()
{
    return {.id = ApplicationId("test-app-id"),
            .submitted = milliseconds(1685487033533),
            .started = milliseconds(1685487035535),
            .finished = milliseconds(1685488714483),
            .user = UserName("nobody"),
            .queue = QueuePath("root.test-queue"),
            .state = "Completed",
            .rmId = "cluster-A",
            .usage = {.used = {{"instType1", {{"memory", 38315403247616}, {"vcore", 1622000}}},
                               {"instType2", {{"memory", 368171374608384}, {"vcore", 16245000}}}},
                      .preempted = {},
                      .placeholder = {}}};
}

ApplicationSummary fullSummary()
{
    ApplicationSummary summary = seedSummary();
    summary.usage.preempted = {{"", {{"vcore", 7}}}};
    summary.usage.placeholder = {{"m5.large", {{"nvidia.com/gpu", 3}, {"memory", kMaxQuantity}}}};
    return summary;
}

const std::string kTextLine
    = "YK_APP_SUMMARY: {ApplicationID: test-app-id, SubmissionTime: 1685487033533, StartTime: 1685487035535, "
      "FinishTime: 1685488714483, User: nobody, Queue: root.test-queue, State: Completed, RmID: cluster-A, "
      "ResourceUsage: TrackedResource{instType1:memory=38315403247616,instType1:vcore=1622000,"
      "instType2:memory=368171374608384,instType2:vcore=16245000}, PreemptedResource: "
      "TrackedResource{:vcore=7}, "
      "PlaceholderResource: TrackedResource{m5.large:memory=9223372036854775807,m5.large:nvidia.com/gpu=3}}";

/// @p text inside the quotes of JSON.
std::string inJson(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        out += c == '"' || c == '\\' ? "\\" : "";
        out += c;
    }
    return out;
}

SummaryLog readLog(const std::string& text)
{
    SummaryLog log;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        log.readLine(line);
    return log;
}

/// Which fields the line has is asked for elsewhere.
bool reads(const std::string& line, ApplicationSummary expected)
{
    const auto summary = readSummaryLine(line);
    if (!summary)
        qWarning("%s: %s", summary.error().where.c_str(), summary.error().message.english().c_str());
    if (!summary)
        return false;
    expected.hasUsed = summary->hasUsed;
    expected.hasPreempted = summary->hasPreempted;
    expected.hasPlaceholders = summary->hasPlaceholders;
    return *summary == expected;
}
} // namespace

class TestSummary : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsWholeSeconds() // SUM-1, NSQ-7, seed 003: 0.1 cpu and 500M for 30 s
    {
        Resource pod;
        QVERIFY(setKubeResource(pod, "cpu", "0.1") && setKubeResource(pod, "memory", "500M"));
        ResourceHistory history;

        addResourceSeconds(history, "m5", pod, std::chrono::seconds(30));
        QCOMPARE(history, (ResourceHistory{{"m5", {{"vcore", 3000}, {"memory", 15'000'000'000}}}}));

        addResourceSeconds(history, "m5", pod, milliseconds(10'900)); // 10 s
        addResourceSeconds(history, "c6", pod, milliseconds(999));
        addResourceSeconds(history, "", {{"vcore", 5}}, std::chrono::seconds(2));
        addResourceSeconds(history, "", {{"vcore", 5}},
                           std::chrono::seconds(-2)); // a clock that was set back
        QCOMPARE(history,
                 (ResourceHistory{{"m5", {{"vcore", 4000}, {"memory", 20'000'000'000}}},
                                  {"c6", {{"vcore", 0}, {"memory", 0}}},
                                  {"", {{"vcore", 10}}}}));
    }

    void holdsTheLargestNumber() // SUM-3
    {
        ResourceHistory history;
        for (int i = 0; i < 3; ++i)
            addResourceSeconds(history, "", {{"memory", kMaxQuantity / 60}}, std::chrono::hours(1));
        QCOMPARE(history[""].find("memory"), std::optional(kMaxQuantity));
    }

    void restNamesNodesWithoutType() // SUM-1
    {
        QCOMPARE(restHistory({{"", {{"vcore", 1}}}, {"m5", {{"vcore", 2}}}}),
                 (ResourceHistory{{"UNKNOWN", {{"vcore", 1}}}, {"m5", {{"vcore", 2}}}}));
        QCOMPARE(restHistory({{"", {{"vcore", 1}}}, {"UNKNOWN", {{"vcore", 2}}}}),
                 (ResourceHistory{{"UNKNOWN", {{"vcore", 3}}}}));
        QVERIFY(restHistory({}).empty());
    }

    void writesTheDesignsForm() // SUM-5, SUM-6
    {
        QCOMPARE(summaryLine(seedSummary()), kSeedLine);
        QCOMPARE(summaryLine(fullSummary()), kSeedLine); // it has no place for the others
    }

    void writesTheOlderForm() // SUM-5
    {
        ApplicationSummary summary = fullSummary();
        summary.usage.used = {};
        QCOMPARE(
            summaryLine(summary, SummaryForm::Json),
            "YK_APP_SUMMARY: {\"appID\":\"test-app-id\",\"submissionTime\":1685487033533,\"startTime\":"
            "1685487035535,\"finishTime\":1685488714483,\"user\":\"nobody\",\"queue\":\"root.test-queue\","
            "\"state\":\"Completed\",\"rmID\":\"cluster-A\",\"resourceUsage\":{},\"preemptedResource\":"
            "{\"\":{\"vcore\":7}}}");
    }

    void writesTheNewerForm() // SUM-5
    {
        QCOMPARE(summaryLine(fullSummary(), SummaryForm::Text), kTextLine);
    }

    void readsWhatItWrites_data() // SUM-5, SUM-6
    {
        QTest::addColumn<QByteArray>("instanceType");
        for (const char* type : {"", "m5.large", "a:b", "zone/eu:1", "x=1", "x=1,y", "a}b", "a{b", "a,b",
                                 "UNKNOWN", "\xC3\xA9t\xC3\xA9", "a b", ":", "=", "map[", "a\"b\\c"})
            QTest::addRow("SUM-6: %s", type) << QByteArray(type);
    }

    void readsWhatItWrites()
    {
        QFETCH(QByteArray, instanceType);
        ApplicationSummary summary = fullSummary();
        summary.usage.used = {{instanceType.toStdString(), {{"memory", -5}, {"nvidia.com/gpu", 1}}}};
        summary.usage.placeholder
            = {{instanceType.toStdString() + "2", {{"vcore", 1}}}, {"m5", {{"pods", 2}}}};

        QVERIFY(reads(summaryLine(summary, SummaryForm::Text), summary));
        summary.usage.placeholder = {};
        QVERIFY(reads(summaryLine(summary, SummaryForm::Json), summary));
        summary.usage.preempted = {};
        QVERIFY(reads(summaryLine(summary), summary));
    }

    void readsWhatItWritesWithoutTimes() // SUM-6
    {
        const ApplicationSummary empty{.id = ApplicationId("a"),
                                       .submitted = {},
                                       .started = {},
                                       .finished = {},
                                       .user = UserName(""),
                                       .queue = QueuePath(""),
                                       .state = "",
                                       .rmId = "",
                                       .usage = {}};
        for (const SummaryForm form : {SummaryForm::Seed, SummaryForm::Json, SummaryForm::Text})
            QVERIFY(reads(summaryLine(empty, form), empty));
    }

    void readsAnyLogLayout_data() // SUM-6
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("quoting");
        const auto row = [](const char* name, const char* before, const char* after, int quoting) {
            QTest::addRow("SUM-6: %s", name) << QByteArray(before) << QByteArray(after) << quoting;
        };
        row("alone", "", "", 0);
        row("carriage return", "", "\r", 0);
        row("console", "2023-05-31T01:18:34.483Z\tINFO\tcore.scheduler.application.usage\tobjects/a.go:60\t",
            "", 0);
        row("braces before", "I0531 {x} [y] {unbalanced ", "", 0);
        row("more behind", "", " {\"trace\": \"x\"} and more", 0);
        row("JSON log", "{\"level\":\"INFO\",\"ts\":1.5,\"msg\":\"", "\",\"n\":{\"a\":1}}", 1);
        row("container log", "{\"log\":\"2023\\tINFO\\t", "\\n\",\"stream\":\"stdout\"}", 1);
        row("runtime prefix", "2023-05-31T01:18:34Z stdout F {\"msg\":\"", "\"}", 1);
        row("nested object", "{\"kubernetes\":{\"pod\":\"yk\"},\"event\":{\"message\":\"", "\"}}", 1);
        row("log in a log", "{\"log\":\"{\\\"msg\\\":\\\"", "\\\"}\"}", 2);
        row("quoted value", "level=info msg=\"", "\"", 1);
    }

    void readsAnyLogLayout()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, quoting);
        std::string json = kSeedLine;
        std::string text = kTextLine;
        for (int i = 0; i < quoting; ++i) {
            json = inJson(json);
            text = inJson(text);
        }
        QVERIFY(reads(before.toStdString() + json + after.toStdString(), seedSummary()));
        QVERIFY(reads(before.toStdString() + text + after.toStdString(), fullSummary()));
    }

    void readsFieldsBesideThePrefix() // SUM-5: structured fields of a JSON log
    {
        std::string fields = std::string(kSeedLine).substr(kSummaryPrefix.size() + 2);
        fields.replace(fields.find("appId"), 5, "appID");
        QVERIFY(reads("{\"L\":\"INFO\",\"T\":\"2023\",\"M\":\"YK_APP_SUMMARY:\"," + fields, seedSummary()));
    }

    void readsFieldsBesideThePrefixOfANestedLog() // SUM-6
    {
        const std::string fields = std::string(kSeedLine).substr(kSummaryPrefix.size() + 2);
        QVERIFY(reads("{\"kubernetes\":{\"pod\":\"yk\"},\"event\":{\"M\":\"YK_APP_SUMMARY:\"," + fields + "}",
                      seedSummary()));
    }

    void readsTheConsoleFormOfStructuredFields() // SUM-5: with the white space of the console encoder
    {
        std::string line = kSeedLine;
        line.replace(line.find(": {"), 3, ":\t{");
        for (auto comma = line.find(",\""); comma != std::string::npos; comma = line.find(",\"", comma + 2))
            line.insert(comma + 1, " ");
        QVERIFY(reads("2023\tINFO\t" + line, seedSummary()));
    }

    void readsTheFormBetweenTheTwo() // SUM-6: the text as a structured field, amounts as maps
    {
        const std::string line
            = "INFO\tYK_APP_SUMMARY:\t{\"ApplicationSummary\": \"ApplicationID: test-app-id, SubmissionTime: "
              "1685487033533, StartTime: 1685487035535, FinishTime: 1685488714483, User: nobody, Queue: "
              "root.test-queue, State: Completed, RmID: cluster-A, ResourceUsage: map[instType1:map[memory:"
              "38315403247616 vcore:1622000] instType2:map[memory:368171374608384 vcore:16245000]], "
              "PreemptedResource: map[], PlaceholderResource: map[]\"}";
        QVERIFY(reads(line, seedSummary()));
    }

    void toleratesWhatIsMissingOrUnknown_data() // SUM-6, SUM-7
    {
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* message) { QTest::newRow(message) << QByteArray(message); };
        row("{\"appId\":\"a\"}");
        row("{\"appID\":\"a\",\"startTime\":null,\"resourceUsage\":null,\"new\":[1,{\"x\":{}}],\"more\":1."
            "5}");
        row("{\"applicationID\":\"a\",\"startTime\":-62135596800000,\"resourceUsage\":{}}");
        row("{\"appID\":\"a\",\"resourceUsage\":{\"TrackedResourceMap\":{}}}");
        row("{ \"appId\": \"a\" }");
        row("{\"appId\":\"a\",\"new\":\"\\\"}\"} and more");
        row("{ApplicationID: a}");
        row("{ApplicationID: a} and more");
        row("{ApplicationID: a, StartTime: -62135596800000, New: x, y: z, Other: {}}");
        row("{Other: 1, ApplicationID: a, ResourceUsage: TrackedResource{}}, Behind: 1");
        row("ApplicationID: a, ResourceUsage: map[], PreemptedResource: TrackedResource{}");
    }

    void toleratesWhatIsMissingOrUnknown()
    {
        QFETCH(QByteArray, message);
        ApplicationSummary expected;
        expected.id = ApplicationId("a");
        QVERIFY(reads("YK_APP_SUMMARY: " + message.toStdString(), expected));
    }

    void readsOlderWrappers() // REST-60 in logs: amounts in "Resources", times as text
    {
        ApplicationSummary expected;
        expected.id = ApplicationId("a");
        expected.started = milliseconds(5);
        expected.usage.used = {{"m5", {{"vcore", 1}}}};
        QVERIFY(reads(
            "YK_APP_SUMMARY: "
            "{\"appID\":\"a\",\"startTime\":\"5\",\"resourceUsage\":{\"m5\":{\"Resources\":{\"vcore\":1}}}}",
            expected));
    }

    void lastValuesEndAtTheBrace() // SUM-5
    {
        ApplicationSummary expected;
        expected.id = ApplicationId("a, b: c");
        expected.user = UserName("dev");
        QVERIFY(reads("YK_APP_SUMMARY: {ApplicationID: a, b: c, User: dev}\n", expected) == false);
        expected.id = ApplicationId("a:b, 1: c");
        QVERIFY(reads("YK_APP_SUMMARY: {ApplicationID: a:b, 1: c, User: dev} 7", expected));
    }

    void malformedLinesAreErrors_data() // SUM-6
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* message, const char* where) {
            QTest::newRow(message) << QByteArray(message) << QByteArray(where);
        };
        row("", "");
        row("{", "");
        row("{}", "");
        row("[]", "");
        row("what it is called", "");
        row("{\"appId\":\"a\"", "");
        row("{\"appId\":\"a\",\"resourceUsage\":{\"m5\":{\"vcore\":1", "");
        row("{\"other\":1}", "");
        row("{\"appId\":1}", "appId");
        row("{\"appId\":\"a\",\"startTime\":\"soon\"}", "startTime");
        row("{\"appId\":\"a\",\"startTime\":1.5}", "startTime");
        row("{\"appId\":\"a\",\"resourceUsage\":5}", "resourceUsage");
        row("{\"appId\":\"a\",\"resourceUsage\":{\"m5\":5}}", "resourceUsage");
        row("{\"appId\":\"a\",\"resourceUsage\":{\"m5\":{\"vcore\":\"1\"}}}", "resourceUsage");
        row("{\\\"appId\\\":\\\"a", "");
        row("{Other: a}", "");
        row("{ApplicationID: a, StartTime: soon}", "StartTime");
        row("{ApplicationID: a, StartTime: 5x, User: b}", "StartTime");
        row("{ApplicationID: a, FinishTime: 99999999999999999999}", "FinishTime");
        row("{ApplicationID: a, FinishTime: 9223372036854775807}", "FinishTime");
        row("{\"appId\":\"a\",\"startTime\":9223372036854775807}", "startTime");
        row("{\"appId\":\"a\",\"startTime\":4102444800001}", "startTime");
        row("{\"appId\":\"a\",\"startTime\":-1}", "startTime");
        row("{ApplicationID: a, ResourceUsage: none}", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: TrackedResource{", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: TrackedResource{m5:vcore=1", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: TrackedResource{m5:vcore=1,", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: TrackedResource{vcore=1}}", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: TrackedResource{m5:vcore=x}}", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: TrackedResource{m5:vcore=9223372036854775808}}",
            "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: map[m5:map[vcore:1]", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: map[m5:map[vcore:x]]", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: map[m5:map[vcore]]", "ResourceUsage");
        row("{ApplicationID: a, ResourceUsage: map[m5]", "ResourceUsage");
    }

    void malformedLinesAreErrors()
    {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, where);
        const auto summary = readSummaryLine("INFO YK_APP_SUMMARY: " + message.toStdString());
        QVERIFY(!summary.has_value());
        QCOMPARE(summary.error().code, ErrorCode::Parse);
        QCOMPARE(QByteArray::fromStdString(summary.error().where), where);
    }

    void cutLinesAreErrors() // SUM-6: a log that was rotated in the middle of a line
    {
        for (const std::string& line : {std::string(kSeedLine), kTextLine}) {
            for (std::size_t length = kSummaryPrefix.size(); length < line.size(); ++length) {
                const auto summary = readSummaryLine(line.substr(0, length));
                QVERIFY2(!summary.has_value(), line.substr(0, length).c_str());
                QCOMPARE(summary.error().code, ErrorCode::Parse);
            }
        }
    }

    void damagedLinesAreReadOrRefused() // SUM-6: whatever a log does to a line
    {
        std::mt19937 random(20261122);
        const std::string alphabet = "{}[]:,=\"\\ \t\n\r0-9aT\xC3";
        const std::string outer = "f {\"log\":\"" + inJson(kSeedLine) + "\"}";
        for (const std::string& line : {std::string(kSeedLine), kTextLine, outer}) {
            for (int i = 0; i < 4000; ++i) {
                std::string damaged = line;
                for (auto edits = random() % 4 + 1; edits > 0; --edits) {
                    const std::size_t place = random() % damaged.size();
                    const char c = alphabet[random() % alphabet.size()];
                    if (random() % 2 == 0)
                        damaged[place] = c;
                    else
                        damaged.insert(place, random() % 3, c);
                }
                const auto summary = readSummaryLine(damaged);
                QVERIFY(summary || !summary.error().message.isEmpty());
            }
        }
    }

    void longLinesTakeNoLongerThanTheirLength() // a line is untrusted
    {
        constexpr int kTimes = 300'000;
        const std::string prefix = "YK_APP_SUMMARY: {ApplicationID: a, ResourceUsage: ";
        for (const auto& [start, repeated] :
             {std::pair("TrackedResource{", "=1,"), std::pair("TrackedResource{", "a:"),
              std::pair("map[", "a:map[x:1] "), std::pair("", ", "), std::pair("", "{"),
              std::pair("", "\\\"")}) {
            std::string line = prefix + start;
            for (int i = 0; i < kTimes; ++i)
                line += repeated;
            QVERIFY(!readSummaryLine(line));
            QVERIFY(!readSummaryLine("{\"a\":\"" + line));
        }
    }

    void aLineWithoutSummaryIsNotFound() // SUM-5
    {
        QCOMPARE(readSummaryLine("").error().code, ErrorCode::NotFound);
        QCOMPARE(readSummaryLine("INFO application removed").error().code, ErrorCode::NotFound);
        QCOMPARE(readSummaryLine("{\"appId\":\"a\"}").error().code, ErrorCode::NotFound);
    }

    void readsAWholeLog() // SUM-5, SUM-6
    {
        const std::string log = "started\n" + std::string(kSeedLine) + "\r\nYK_APP_SUMMARY: {\n\n"
            + "YK_APP_SUMMARY: {ApplicationID: a, StartTime: x}\n" + kTextLine;

        const SummaryLog result = readLog(log);

        QCOMPARE(result.summaries.size(), std::size_t{2});
        QCOMPARE(result.summaries[0].usage, seedSummary().usage);
        QCOMPARE(result.summaries[1], fullSummary());
        QCOMPARE(result.errors.size(), std::size_t{2});
        QCOMPARE(result.errors[0].where, "3");
        QCOMPARE(result.errors[1].where, "5: StartTime");
        QVERIFY(readLog("").summaries.empty());
    }

    void whatAFormLacksIsNotKnown() // SUM-5: not known is not zero
    {
        const auto has = [](SummaryForm form) {
            const auto summary = readSummaryLine(summaryLine(fullSummary(), form));
            return std::pair(summary->hasPreempted, summary->hasPlaceholders);
        };
        QCOMPARE(has(SummaryForm::Seed), std::pair(false, false));
        QCOMPARE(has(SummaryForm::Json), std::pair(true, false));
        QCOMPARE(has(SummaryForm::Text), std::pair(true, true));
    }

    void nullIsNothing() // SUM-6: an empty map of the scheduler
    {
        const auto summary = readSummaryLine("YK_APP_SUMMARY: {\"appID\":\"a\",\"resourceUsage\":null,"
                                             "\"preemptedResource\":null,\"placeholderResource\":null}");
        QVERIFY(summary.has_value());
        QVERIFY(summary->hasUsed);
        QVERIFY(summary->hasPreempted);
        QVERIFY(summary->hasPlaceholders);
        QCOMPARE(summary->usage, UsageTotals());
    }
};

QUOTADECK_TEST(TestSummary, NoApplication)
} // namespace tst_summary

#include "tst_summary.moc"

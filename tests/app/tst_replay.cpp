// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_replay {
using namespace quotadeck;
using namespace quotadeck::cli;

namespace {
using Outcome = quotadeck::test::CommandOutcome;

Outcome replay(const ReplayOptions& options, const std::string& input = {})
{
    return quotadeck::test::runCommand(runReplay, options, input);
}

Outcome replayLines(const std::string& lines)
{
    return replay({{"-"}, true, Mode::Current}, lines);
}

/// A configuration with the given limits at root.
std::string config(const std::string& limits)
{
    return "{\"op\":\"config\",\"yaml\":\"partitions: [{name: default, queues: [{name: root, limits: ["
        + limits + "]}]}]\"}\n";
}

/// An operation of app1 of bob, who is in dev, in root.a.
std::string operation(const std::string& op, const std::string& rest = {})
{
    return "{\"op\":\"" + op
        + "\",\"queue\":\"root.a\",\"app\":\"app1\",\"user\":\"bob\",\"groups\":[\"dev\"]" + rest + "}\n";
}

std::string lineOf(const std::string& text, int number)
{
    return QString::fromStdString(text).split('\n').at(number - 1).toStdString();
}
} // namespace

class TestReplay : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void recordedTracesAnswerAsTheScheduler_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::newRow("current") << Mode::Current;
        QTest::newRow("seed") << Mode::Seed;
    }

    void recordedTracesAnswerAsTheScheduler() // UGM-10 to UGM-54, ENF-10 to ENF-15
    {
        QFETCH(Mode, mode);
        const QDir folder(QUOTADECK_VECTORS "/traces");
        ReplayOptions options{{}, true, mode};
        for (const QString& name : folder.entryList({"*.jsonl"}, QDir::Files, QDir::Name))
            options.files.push_back(folder.filePath(name).toStdString());
        QVERIFY(options.files.size() >= 40);

        const Outcome outcome = replay(options);

        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(std::ranges::count(outcome.out, '\n'), std::ptrdiff_t{4845});
    }

    void everyOperationIsOneLine()
    {
        const Outcome outcome
            = replayLines(config("{users: [bob], maxresources: {memory: 9}}")
                          + operation("tryIncrease", ",\"usage\":{\"memory\":4}") + "\n"
                          + operation("increase", ",\"usage\":{\"pods\":1}") + operation("headroom")
                          + operation("canRun") + "{\"op\":\"usage\"}\n"
                          + operation("decrease", ",\"usage\":{\"memory\":4,\"pods\":1},\"removeApp\":true")
                          + "{\"op\":\"usage\"}\n");

        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.out,
                 std::string(
                     "{\"line\":1,\"op\":\"config\",\"accepted\":true}\n"
                     "{\"line\":2,\"op\":\"tryIncrease\",\"allowed\":true}\n"
                     "{\"line\":4,\"op\":\"increase\"}\n"
                     "{\"line\":5,\"op\":\"headroom\",\"headroom\":{\"memory\":5}}\n"
                     "{\"line\":6,\"op\":\"canRun\",\"canRun\":true}\n"
                     "{\"line\":7,\"op\":\"usage\",\"users\":[{\"queues\":{\"children\":[{\"queuePath\":"
                     "\"root.a\","
                     "\"resourceUsage\":{\"memory\":4,\"pods\":1},\"runningApplications\":[\"app1\"]}],"
                     "\"maxResources\":{\"memory\":9},\"queuePath\":\"root\",\"resourceUsage\":{\"memory\":4,"
                     "\"pods\":1},"
                     "\"runningApplications\":[\"app1\"]},\"userName\":\"bob\"}],\"groups\":[]}\n"
                     "{\"line\":8,\"op\":\"decrease\"}\n"
                     "{\"line\":9,\"op\":\"usage\",\"users\":[{\"queues\":{\"maxResources\":{\"memory\":9},"
                     "\"queuePath\":\"root\"},\"userName\":\"bob\"}],\"groups\":[]}\n"));
    }

    void aDenialNamesTheLimit_data()
    {
        QTest::addColumn<QString>("limit");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("denied");
        QTest::newRow("resource of a user")
            << "{users: [bob], maxresources: {memory: 9}}"
            << "tryIncrease"
            << R"({"by":"user","name":"bob","queue":"root","resource":"memory","used":6,"asked":4,"limit":9})";
        QTest::newRow("resource of a group")
            << "{groups: [dev], maxresources: {memory: 8}}"
            << "tryIncrease"
            << R"({"by":"group","name":"dev","queue":"root","resource":"memory","used":6,"asked":4,"limit":8})";
        QTest::newRow("applications of everyone else")
            << "{users: ['*'], maxapplications: 1}"
            << "canRun"
            << R"({"by":"user","name":"bob","queue":"root","resource":"apps","used":1,"asked":1,"limit":1})";
        QTest::newRow("applications of a group")
            << "{groups: [dev], maxapplications: 1}"
            << "canRun"
            << R"({"by":"group","name":"dev","queue":"root","resource":"apps","used":1,"asked":1,"limit":1})";
    }

    void aDenialNamesTheLimit() // ENF-11 to ENF-15
    {
        QFETCH(QString, limit);
        QFETCH(QString, asked);
        QFETCH(QString, denied);
        const std::string other = "{\"op\":\"increase\",\"queue\":\"root.b\",\"app\":\"app2\",\"user\":"
                                  "\"bob\",\"groups\":[\"dev\"],"
                                  "\"usage\":{\"memory\":6}}\n";

        const Outcome outcome = replayLines(config(limit.toStdString()) + other
                                            + operation(asked.toStdString(), ",\"usage\":{\"memory\":4}"));

        const std::string line = lineOf(outcome.out, 3);
        QVERIFY2(line.ends_with(":false,\"denied\":" + denied.toStdString() + "}"), line.c_str());
    }

    void noLimitIsNull() // ENF-14
    {
        QCOMPARE(replayLines(operation("headroom")).out,
                 std::string("{\"line\":1,\"op\":\"headroom\",\"headroom\":null}\n"));
    }

    void anUnexpectedAnswerIsTold_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("difference");
        QTest::newRow("verdict") << QString::fromStdString(
            operation("canRun", ",\"expect\":{\"canRun\":false}"))
                                 << "canRun: expected false, got true";
        QTest::newRow("headroom") << QString::fromStdString(
            operation("headroom", ",\"expect\":{\"headroom\":{\"memory\":0}}"))
                                  << "headroom: headroom: expected {\"memory\":0}, got null";
        QTest::newRow("users")
            << R"({"op":"usage","expect":{"users":[{"userName":"bob","queues":{"queuePath":"root",)"
               R"("resourceUsage":{"memory":1}}}]}})"
            << "usage: users: expected [{\"queues\":{\"queuePath\":\"root\",\"resourceUsage\":"
               "{\"memory\":1}},\"userName\":\"bob\"}], got nothing";
        QTest::newRow("groups")
            << R"({"op":"usage","expect":{"groups":[{"groupName":"dev","queues":{"queuePath":)"
               R"("root","runningApplications":["app9"]}}]}})"
            << "usage: groups: expected [{\"groupName\":\"dev\",\"queues\":{\"queuePath\":\"root\","
               "\"runningApplications\":[\"app9\"]}}], got nothing";
    }

    void anUnexpectedAnswerIsTold()
    {
        QFETCH(QString, line);
        QFETCH(QString, difference);

        const Outcome verified = replay({{"-"}, true, Mode::Current}, line.toStdString());
        const Outcome unverified = replay({{"-"}, false, Mode::Current}, line.toStdString());

        QCOMPARE(verified.exitCode, int(ExitFindings));
        QCOMPARE(QString::fromStdString(verified.err), "quotadeck: -:1: " + difference + '\n');
        QCOMPARE(unverified.exitCode, int(ExitDone));
        QCOMPARE(unverified.err, std::string());
    }

    void idleLimitsAreNoDifference() // UGM-41
    {
        const Outcome outcome = replayLines(config("{users: [bob], maxapplications: 3}")
                                            + "{\"op\":\"usage\",\"expect\":{\"users\":[],\"groups\":[]}}\n");

        QCOMPARE(outcome.exitCode, int(ExitDone));
    }

    void whatCannotBeDoneIsToldAndTheTraceGoesOn() // UGM-20, UGM-31
    {
        const Outcome outcome
            = replayLines(operation("decrease", ",\"usage\":{\"memory\":4},\"removeApp\":false")
                          + operation("increase", ",\"usage\":null") + "{\"op\":\"usage\"}\n");

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(lineOf(outcome.out, 3),
                 std::string("{\"line\":3,\"op\":\"usage\",\"users\":[],\"groups\":[]}"));
        QCOMPARE(outcome.err,
                 std::string("quotadeck: -:1: root.a: The user bob has no usage in this queue.\n"
                             "quotadeck: -:2: root.a: There is no usage to book.\n"));
    }

    void withoutThePartitionThereAreNoLimits()
    {
        const std::string other
            = "{\"op\":\"config\",\"yaml\":\"partitions: [{name: gpu, queues: [{name: root}]}]\"}\n";
        const Outcome outcome = replayLines(config("{users: [bob], maxresources: {memory: 9}}") + other
                                            + operation("headroom"));

        QCOMPARE(lineOf(outcome.out, 3), std::string("{\"line\":3,\"op\":\"headroom\",\"headroom\":null}"));
    }

    void aRejectedConfigurationChangesNothing()
    {
        const Outcome outcome = replayLines(config("{users: [bob], maxresources: {memory: 9}}")
                                            + config("{users: [bob]}") + operation("headroom"));

        QCOMPARE(lineOf(outcome.out, 2), std::string("{\"line\":2,\"op\":\"config\",\"accepted\":false}"));
        QCOMPARE(lineOf(outcome.out, 3),
                 std::string("{\"line\":3,\"op\":\"headroom\",\"headroom\":{\"memory\":9}}"));
        QVERIFY2(outcome.err.starts_with("quotadeck: -:2: line 1 of the configuration: "),
                 outcome.err.c_str());
    }

    void anUnreadableLineEndsItsTrace_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("no JSON") << "{"
                                 << "no JSON: ";
        QTest::newRow("no object") << "[]"
                                   << "an operation must be an object";
        QTest::newRow("no op") << "{}"
                               << "\"op\" must be a text";
        QTest::newRow("unknown op") << R"({"op":"fly"})"
                                    << "\"op\" must be config, tryIncrease";
        QTest::newRow("no queue") << R"({"op":"canRun"})"
                                  << "\"queue\" must be a text";
        QTest::newRow("no usage") << R"({"op":"increase","queue":"root","app":"a","user":"b"})"
                                  << "\"usage\" must be an object";
        QTest::newRow("usage is no number")
            << R"({"op":"increase","queue":"root","app":"a","user":"b","usage":{"m":"1"}})"
            << "\"usage\" must be an object of whole numbers";
        QTest::newRow("groups are no list")
            << R"({"op":"canRun","queue":"root","app":"a","user":"b","groups":"dev"})"
            << "\"groups\" must be a list";
        QTest::newRow("misspelled expectation")
            << R"({"op":"canRun","queue":"root","app":"a","user":"b","expect":{"canrun":true}})"
            << "canRun has no answer \"canrun\"";
        QTest::newRow("odd expectation")
            << R"({"op":"canRun","queue":"root","app":"a","user":"b","expect":{"canRun":1}})"
            << "\"canRun\" must be true or false";
    }

    void anUnreadableLineEndsItsTrace()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);

        const Outcome outcome
            = replayLines("{\"op\":\"usage\"}\n" + line.toStdString() + "\n{\"op\":\"usage\"}\n");

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(std::ranges::count(outcome.out, '\n'), std::ptrdiff_t{1});
        QVERIFY2(outcome.err.starts_with("quotadeck: -:2: " + message.toStdString()), outcome.err.c_str());
    }

    void aMissingFileIsTold()
    {
        const Outcome outcome
            = replay({{"/no/such/trace", "-"}, true, Mode::Current}, "{\"op\":\"usage\"}\n");

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find("/no/such/trace") != std::string::npos);
        QCOMPARE(std::ranges::count(outcome.out, '\n'), std::ptrdiff_t{1}); // the others are replayed
    }
};

QUOTADECK_TEST(TestReplay, NoApplication)
} // namespace tst_replay

#include "tst_replay.moc"

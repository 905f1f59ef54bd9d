// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertion.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <fmt/format.h>

namespace tst_assertionreader {
using namespace quotadeck;
using namespace quotadeck::assertion;

namespace {
const std::string kHead = "apiVersion: quotadeck/v1\nassertions:\n";

/// A file with one assertion: @p given, @p when and @p expect are flow maps.
std::string fileWith(const std::string& given, const std::string& when, const std::string& expect)
{
    return kHead + fmt::format("- name: a\n  given: {}\n  when: {}\n  expect: {}\n", given, when, expect);
}

std::string withExpect(const std::string& expect)
{
    return fileWith("{user: bob, queue: root.a, request: {vcore: 1}}", "{cluster: empty}",
                    "{allowed: true, " + expect + "}");
}

/// "line:column message" of each problem.
QStringList problemsOf(const std::string& text)
{
    QStringList lines;
    for (const Problem& problem : readAssertions("dir/facts.yaml", text).problems)
        lines << QString::fromStdString(fmt::format("{}:{} {}", problem.span.begin.line,
                                                    problem.span.begin.column, problem.message.english()));
    return lines;
}

Expectation onlyExpectation(const std::string& expect)
{
    const AssertionFile file
        = readAssertions("f", fileWith("{user: bob, queue: root.a}", "{cluster: empty}", expect));
    return file.problems.empty() ? file.assertions.at(0).expectations.at(0) : Expectation();
}
} // namespace

class TestAssertionReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingOfAnAssertionIsRead()
    {
        const AssertionFile file = readAssertions(
            "dir/facts.yaml",
            kHead
                + "- name: ETL keeps 8 GPUs\n"
                  "  given: {user: bob, groups: [ds, dev], queue: root.data.etl, tags: {namespace: x},\n"
                  "          request: {vcore: 500m, memory: 1Gi}, partition: gpu}\n"
                  "  when: {snapshot: now.json}\n"
                  "  expect: {nvidia.com/gpu: '>= 8', applications: '< 3', chargedGroup: ds, allowed: true,\n"
                  "           placed: root.x, access: admin, headroom: {memory: '> -2Gi', vcore: not set}}\n"
                  "- name: b\n  given: {user: sue, groups: ds}\n  when: {scenario: busy-cluster at 1h30m}\n"
                  "  expect: {vcore: unlimited}\n"
                  "- name: c\n  given: {user: sue}\n  when: {scenario: ./own.yaml at 0s}\n"
                  "  expect: {chargedGroup: not set, placed: rejected}\n");
        QCOMPARE(file.problems.size(), std::size_t(0));
        QCOMPARE(file.assertions.size(), std::size_t(3));
        const Assertion& first = file.assertions[0];
        QCOMPARE(first.name, std::string("ETL keeps 8 GPUs"));
        QCOMPARE(first.span.begin.line, 3);
        QCOMPARE(first.user.user.text(), std::string("bob"));
        QCOMPARE(first.user.groups, (std::vector{GroupName("ds"), GroupName("dev")}));
        QCOMPARE(first.queue.text(), std::string("root.data.etl"));
        QCOMPARE(first.tags.at("namespace"), std::string("x"));
        QVERIFY(first.request == (Resource{{"vcore", 500}, {"memory", Quantity(1) << 30}}));
        QCOMPARE(first.partition, std::string("gpu"));
        QVERIFY(first.when.kind == Moment::Kind::Snapshot);
        QCOMPARE(first.when.source, std::string("dir/now.json"));
        QStringList expectations;
        for (const Expectation& expectation : first.expectations)
            expectations << QString::fromStdString(expectation.key() + " " + expectation.text());
        QCOMPARE(expectations,
                 (QStringList{"nvidia.com/gpu >= 8", "applications < 3", "chargedGroup ds", "allowed true",
                              "placed root.x", "access admin", "headroom.memory > -2Gi",
                              "headroom.vcore not set"}));
        QCOMPARE(file.assertions[1].user.groups, std::vector{GroupName("ds")});
        QVERIFY(file.assertions[1].when.kind == Moment::Kind::Scenario);
        QCOMPARE(file.assertions[1].when.source, std::string("busy-cluster"));
        QVERIFY(file.assertions[1].when.at == std::chrono::minutes(90));
        QVERIFY(file.assertions[1].expectations[0].comparison == Comparison::Unlimited);
        QCOMPARE(file.assertions[2].when.source, std::string("dir/./own.yaml"));
        QCOMPARE(file.assertions[2].expectations[0].text(), std::string("not set"));
        QCOMPARE(file.assertions[2].expectations[1].text(), std::string("rejected"));
    }

    void amountsHaveTheUnitsOfTheConfiguration_data()
    {
        QTest::addColumn<QString>("expect");
        QTest::addColumn<int>("comparison");
        QTest::addColumn<qint64>("amount");
        const auto row = [](const char* expect, Comparison comparison, qint64 amount) {
            QTest::newRow(expect) << QString::fromLatin1(expect) << int(comparison) << amount;
        };
        row("{vcore: '>= 8'}", Comparison::AtLeast, 8000);
        row("{vcore: '<=500m'}", Comparison::AtMost, 500);
        row("{memory: '== 1Gi'}", Comparison::Equal, qint64(1) << 30);
        row("{gpu: '> 0'}", Comparison::Above, 0);
        row("{applications: ' < 3 '}", Comparison::Below, 3);
        row("{headroom: {vcore: '>= -1'}}", Comparison::AtLeast, -1000);
    }

    void amountsHaveTheUnitsOfTheConfiguration()
    {
        QFETCH(QString, expect);
        QFETCH(int, comparison);
        QFETCH(qint64, amount);
        const Expectation found = onlyExpectation(expect.toStdString());
        QCOMPARE(int(found.comparison), comparison);
        QCOMPARE(qint64(found.amount), amount);
    }

    void everyProblemHasItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromLatin1(problem);
        };
        row("empty", "# nothing\n", "1:1 the file is empty: it needs apiVersion and assertions");
        row("no map", "- a\n", "1:1 file: write a map of keys and values here");
        row("version", "apiVersion: v2\nassertions: []\n", "1:13 apiVersion: write quotadeck/v1");
        row("no version",
            "assertions: [{name: a, given: {user: u}, when: {cluster: empty}, expect: {vcore: '> 1'}}]",
            "1:1 file: key apiVersion is missing");
        row("no list", "apiVersion: quotadeck/v1\nassertions: {}\n",
            "2:13 assertions: write a list with at least one assertion");
        row("misspelled key",
            kHead + "- {name: a, give: {}, when: {cluster: empty}, expect: {vcore: '> 1'}}\n",
            "3:13 assertion: unknown key give; did you mean given?");
        row("unknown key",
            kHead
                + "- {name: a, something: {}, given: {user: u}, when: {cluster: empty}, expect: {vcore: '> "
                  "1'}}\n",
            "3:13 assertion: unknown key something; use name, given, when, expect");
        row("repeated key", fileWith("{user: a, user: b}", "{cluster: empty}", "{vcore: '> 1'}"),
            "4:20 given: key user is repeated");
        row("no user", fileWith("{queue: root.a}", "{cluster: empty}", "{vcore: '> 1'}"),
            "4:10 given: key user is missing");
        row("queue", fileWith("{user: a, queue: data}", "{cluster: empty}", "{vcore: '> 1'}"),
            "4:27 queue: write the full path of a queue, such as root.data");
        row("empty part", fileWith("{user: a, queue: root..a}", "{cluster: empty}", "{vcore: '> 1'}"),
            "4:27 queue: write the full path of a queue, such as root.data");
        row("wrong type", fileWith("{user: [a]}", "{cluster: empty}", "{vcore: '> 1'}"),
            "4:17 user: write a text here");
        row("two moments", fileWith("{user: a}", "{cluster: empty, snapshot: f}", "{vcore: '> 1'}"),
            "5:9 when: write one of cluster: empty, snapshot: FILE, scenario: NAME at TIME");
        row("no moment", fileWith("{user: a}", "{}", "{vcore: '> 1'}"),
            "5:9 when: write one of cluster: empty, snapshot: FILE, scenario: NAME at TIME");
        row("cluster", fileWith("{user: a}", "{cluster: full}", "{vcore: '> 1'}"),
            "5:19 cluster: write empty, or use the key snapshot or scenario");
        row("scenario", fileWith("{user: a}", "{scenario: busy-cluster}", "{vcore: '> 1'}"),
            "5:20 scenario: write a name or file and the time since its start, up to 1000h, as in "
            "busy-cluster "
            "at 2h");
        row("operator", withExpect("vcore: '8'"),
            "6:34 vcore: \"8\" begins with no operator: write >=, <=, ==, > or < and an amount, or "
            "unlimited, "
            "or not set");
        row("other operator", withExpect("vcore: '=> 8'"),
            "6:34 vcore: \"=> 8\" begins with no operator: write >=, <=, ==, > or < and an amount, or "
            "unlimited, "
            "or not set");
        row("count", withExpect("applications: '>= 1.5'"), "6:41 applications: \"1.5\" is no whole number");
        row("negative count", withExpect("applications: '>= -1'"),
            "6:41 applications: \"-1\" is no whole number");
        row("misspelled expectation", withExpect("aplications: '>= 1'"),
            "6:27 expect: unknown key aplications; did you mean applications?");
        row("allowed", withExpect("vcore: '> 1', access: write"), "6:49 access: write submit, admin or none");
        row("no boolean",
            fileWith("{user: a, queue: root.a, request: {vcore: 1}}", "{cluster: empty}", "{allowed: yes}"),
            "6:21 allowed: write true or false");
        row("no request", fileWith("{user: a, queue: root.a}", "{cluster: empty}", "{allowed: true}"),
            "6:21 allowed: given has no request; add one, as in request: {vcore: 4}");
        row("unused request",
            fileWith("{user: a, queue: root.a, request: {vcore: 1}}", "{cluster: empty}", "{vcore: '> 1'}"),
            "4:10 request: no expectation uses it; expect allowed or applications, or remove it");
        row("empty request",
            fileWith("{user: a, request: {vcore: 0}}", "{cluster: empty}", "{applications: '> 1'}"),
            "4:29 request: at least one amount must be greater than 0");
        row("nothing expected", fileWith("{user: a}", "{cluster: empty}", "{}"),
            "6:11 expect: write at least one expectation");
        row("second document", fileWith("{user: a}", "{cluster: empty}", "{vcore: '> 1'}") + "---\na: b\n",
            "7:1 a second document: a file has one, put all assertions there");
    }

    void everyProblemHasItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QCOMPARE(problemsOf(text.toStdString()).value(0), problem);
    }

    void amountsThatTheConfigurationCouldNotHaveAreProblems()
    {
        const QStringList problems = problemsOf(withExpect("memory: '>= 10XB', vcore: '> -1'"));
        QCOMPARE(problems.size(), 2);
        QVERIFY2(problems[0].startsWith(QLatin1String("6:35 memory: \"10XB\"")), qPrintable(problems[0]));
        QVERIFY2(problems[1].startsWith(QLatin1String("6:53 vcore: \"-1\"")), qPrintable(problems[1]));
    }

    void allProblemsAreReportedAtOnce()
    {
        const std::string text = kHead
            + "- {name: a, given: {user: u}, when: {cluster: no}, expect: {vcore: 8}}\n"
              "- {name: a, when: {cluster: empty}, expect: {vcore: '> 8', applications: '> x'}}\n"
              "- {name: c, given: {user: u}, when: {cluster: empty}, expect: {vcore: '> 8'}}\n";
        const AssertionFile file = readAssertions("f", text);
        QCOMPARE(file.assertions.size(), std::size_t(1)); // what can be read is there
        const QStringList problems = problemsOf(text);
        QCOMPARE(problems.size(), 5);
        QVERIFY(problems[0].contains(QLatin1String("cluster: write empty")));
        QVERIFY(problems[1].contains(QLatin1String("begins with no operator")));
        QCOMPARE(problems[2], QStringLiteral("4:3 assertion: key given is missing"));
        QVERIFY(problems[3].contains(QLatin1String("name: \"a\" is repeated")));
        QVERIFY(problems[4].contains(QLatin1String("no whole number")));
    }

    void whatIsMissingIsReportedBesideOtherProblems()
    {
        QCOMPARE(problemsOf("assertions: [{name: a, give: {}, other: 1, expect: {vcore: 8}}]"),
                 (QStringList{"1:1 file: key apiVersion is missing", "1:14 assertion: key when is missing",
                              "1:24 assertion: unknown key give; did you mean given?",
                              "1:34 assertion: unknown key other; use name, given, when, expect",
                              "1:60 vcore: \"8\" begins with no operator: write >=, <=, ==, > or < and an "
                              "amount, or unlimited, or not set"}));
        QCOMPARE(problemsOf(fileWith("{queue: data, request: {vcore: 1}}", "{cluster: no, scenario: x at 1h}",
                                     "{vcore: '> 1'}")),
                 (QStringList{"4:10 given: key user is missing",
                              "4:10 request: no expectation uses it; expect allowed or applications, or "
                              "remove it",
                              "4:18 queue: write the full path of a queue, such as root.data",
                              "5:9 when: write one of cluster: empty, snapshot: FILE, scenario: NAME at TIME",
                              "5:19 cluster: write empty, or use the key snapshot or scenario"}));
        // What is written wrong is not missing as well.
        QCOMPARE(problemsOf(fileWith("{usr: u, reqest: {vcore: 1}}", "{clustr: empty}", "{alowed: true}")),
                 (QStringList{"4:11 given: unknown key usr; did you mean user?",
                              "4:19 given: unknown key reqest; did you mean request?",
                              "5:10 when: unknown key clustr; did you mean cluster?",
                              "6:12 expect: unknown key alowed; did you mean allowed?"}));
    }

    void aTextThatIsNoYamlIsAProblem()
    {
        const QStringList problems = problemsOf("apiVersion: [\n");
        QCOMPARE(problems.size(), 1);
    }

    void anExpectedTextIsReadAgain()
    {
        for (const char* text : {">= 8", "<= 500m", "== 1", "> 0", "< 3k", "unlimited", "not set"}) {
            const Expectation read = onlyExpectation(fmt::format("{{vcore: '{}'}}", text));
            const Expectation again = onlyExpectation(fmt::format("{{vcore: '{}'}}", read.text()));
            QCOMPARE(qint64(again.amount), qint64(read.amount));
            QVERIFY(again.comparison == read.comparison);
        }
    }
};

QUOTADECK_TEST(TestAssertionReader, NoApplication)
} // namespace tst_assertionreader

#include "tst_assertionreader.moc"

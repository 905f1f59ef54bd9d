// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/lineassembler.h"
#include "core/metrics/pastquery.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_pastquery {
using namespace quotadeck;
using namespace quotadeck::metrics;
using namespace std::chrono_literals;
using Writer = MetricNaming::Writer;

namespace {
const MetricNaming kCollected{Writer::Collector, "cluster=\"berlin\",partition=\"default\""};
const MetricNaming kScheduled{Writer::Scheduler, ""};

Labels probe(const std::string& cluster, const std::string& partition)
{
    return {{"__name__", "quotadeck_queue_running_applications"},
            {"cluster", cluster},
            {"partition", partition},
            {"queue", "root"}};
}

Labels schedulerProbe(const std::string& job)
{
    return {{"__name__", "yunikorn_queue_resource"}, {"job", job}, {"queue", "root"}};
}

std::string selectorFor(const MetricNaming& naming, const SeriesKey& key)
{
    const std::vector<SeriesKey> wanted{key};
    const auto queries = planQueries(naming, wanted);
    return queries.empty() ? "none" : queries.front().selector;
}

std::string errorOf(const Result<MetricNaming>& naming)
{
    return naming ? "no error" : naming.error().message.english();
}

SeriesKey used(const std::string& queue, const std::string& type = "vcore")
{
    return {SubjectKind::Queue, queue, Measure::Used, type};
}

AnsweredSeries answered(const std::string& queue, std::string_view value,
                        std::vector<std::pair<int, double>> values)
{
    AnsweredSeries series{{{"queue", queue}, {std::string(kValueLabel), std::string(value)}}, {}};
    for (const auto& [second, amount] : values)
        series.values.push_back({std::chrono::seconds(second), amount});
    return series;
}

/// "10:1-3(2) 20:4-4(4) | 50:1-1(1)": seconds, lowest, highest, last.
std::string textOf(const std::vector<Line>& lines)
{
    std::string text;
    for (const Line& line : lines) {
        text += text.empty() ? "" : " | ";
        for (const auto& [time, range] : line)
            text += (&time == &line.front().time ? "" : " ") + std::to_string(time / 1s) + ":"
                + std::to_string(range.lowest) + "-" + std::to_string(range.highest) + "("
                + std::to_string(range.last) + ")";
    }
    return text;
}

std::string linesOf(const PastQuery& query, const std::vector<AnsweredSeries>& series)
{
    LineAssembler lines(1, 10s);
    lines.add(query, {series, {}});
    return textOf(lines.lines().front());
}
} // namespace

class TestPastQuery : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void metricsOfTheCollector()
    {
        const std::string base = "{cluster=\"berlin\",partition=\"default\",";
        QCOMPARE(selectorFor(kCollected, used("root.a")),
                 "quotadeck_queue_cpu_usage_cores" + base + "queue=\"root.a\"}");
        QCOMPARE(selectorFor(kCollected, {SubjectKind::Queue, "root.a", Measure::Limit, "memory"}),
                 "quotadeck_queue_memory_max_bytes" + base + "queue=\"root.a\"}");
        QCOMPARE(selectorFor(kCollected, {SubjectKind::Queue, "root.a", Measure::Pending, "nvidia.com/gpu"}),
                 "quotadeck_queue_resource_pending" + base + "queue=\"root.a\",resource=\"nvidia.com/gpu\"}");
        QCOMPARE(selectorFor(kCollected, {SubjectKind::User, "sue", Measure::Limit, "vcore"}),
                 "quotadeck_user_cpu_limit_cores" + base + "user=\"sue\",queue=\"root\"}");
        QCOMPARE(selectorFor(kCollected, {SubjectKind::Group, "ds", Measure::Applications, ""}),
                 "quotadeck_group_running_applications" + base + "group=\"ds\",queue=\"root\"}");
        QCOMPARE(selectorFor(kCollected, {SubjectKind::Queue, "root", Measure::ApplicationLimit, ""}),
                 "quotadeck_queue_running_applications_max" + base + "queue=\"root\"}");
        QCOMPARE(selectorFor(kCollected, {SubjectKind::User, "sue", Measure::Guaranteed, "vcore"}),
                 std::string("none"));
        QCOMPARE(selectorFor(kCollected, {SubjectKind::ElasticGroup, "g", Measure::Used, "vcore"}),
                 std::string("none"));
    }

    void metricsOfTheScheduler()
    {
        QCOMPARE(
            selectorFor(kScheduled, used("root.a")),
            std::string("yunikorn_queue_resource{state=\"allocated\",queue=\"root.a\",resource=\"vcore\"}"));
        QCOMPARE(selectorFor(kScheduled, {SubjectKind::Queue, "root", Measure::ApplicationLimit, ""}),
                 std::string(
                     "yunikorn_queue_resource{state=\"maxRunningApps\",resource=\"apps\",queue=\"root\"}"));
        QCOMPARE(selectorFor(kScheduled, {SubjectKind::Queue, "root", Measure::Applications, ""}),
                 std::string("yunikorn_queue_app{state=\"running\",queue=\"root\"}"));
        QCOMPARE(selectorFor(kScheduled, {SubjectKind::User, "sue", Measure::Used, "vcore"}),
                 std::string("none"));
    }

    void seriesOfAMetricAreAskedForTogether()
    {
        const std::vector<SeriesKey> wanted{used("root.b+c"), used("root.a"), used("root.a", "memory")};
        const auto queries = planQueries(kCollected, wanted);
        QCOMPARE(queries.size(), std::size_t(2));
        QCOMPARE(queries.front().selector,
                 std::string("quotadeck_queue_cpu_usage_cores{cluster=\"berlin\",partition=\"default\",queue="
                             "~\"root\\\\.a|root\\\\.b\\\\+c\"}"));
        QCOMPARE(queries.front().unit, 1000.0);
        QCOMPARE(queries.front().wanted.size(), std::size_t(2));
        QCOMPARE(queries.front().wanted.front().second, std::size_t(1)); // root.a
    }

    void textsAreEscaped()
    {
        QCOMPARE(selectorFor(kScheduled, used("root.a\"\\\nb")),
                 std::string("yunikorn_queue_resource{state=\"allocated\",queue=\"root.a\\\"\\\\\\nb\","
                             "resource=\"vcore\"}"));
    }

    void peaksLowsAndTheLastValueAreAskedFor()
    {
        const auto query = planQueries(kScheduled, std::vector{used("root")}).front();
        const std::string text = query.text(90s);
        const std::string range
            = "yunikorn_queue_resource{state=\"allocated\",queue=\"root\",resource=\"vcore\"}[90s]";
        for (const std::string& part :
             {"max by(queue,resource)(max_over_time(" + range + "))",
              "min by(queue,resource)(min_over_time(" + range + "))", "last_over_time(" + range + ")"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
        QVERIFY(query.text(1500ms).find("[1500ms]") != std::string::npos);
    }

    void theCollectorIsPreferred()
    {
        const std::vector<Labels> found{schedulerProbe("yunikorn"), probe("berlin", "default"),
                                        probe("berlin", "gpu")};
        const auto naming = namingOf(found, "gpu", "");
        QVERIFY2(naming, errorOf(naming).c_str());
        QVERIFY(*naming == (MetricNaming{Writer::Collector, "cluster=\"berlin\",partition=\"gpu\""}));
        const auto further = namingOf(found, "default", "job=\"x\"");
        QCOMPARE(further->matchers, std::string("job=\"x\",cluster=\"berlin\",partition=\"default\""));
    }

    /// The metrics of the scheduler have no partition: they are not taken for those of another one.
    void theSchedulerHasTheDefaultPartitionAlone()
    {
        const std::vector<Labels> found{schedulerProbe("yunikorn"), schedulerProbe("yunikorn")};
        QVERIFY(namingOf(found, "default", "").value() == kScheduled);
        const auto none = namingOf(found, "gpu", "");
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
    }

    void severalClustersAreNotMixed()
    {
        const auto naming
            = namingOf(std::vector{probe("berlin", "default"), probe("kiel", "default")}, "default", "");
        QVERIFY(!naming);
        QCOMPARE(naming.error().code, ErrorCode::InvalidArgument);
        QVERIFY(errorOf(naming).find("cluster=\"berlin\", cluster=\"kiel\"") != std::string::npos);
        QVERIFY(!namingOf(std::vector{schedulerProbe("a"), schedulerProbe("b")}, "default", ""));
    }

    void matchersAreReadWithTheirPlaces_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("result");
        QTest::newRow("blank") << QByteArray("  ") << QByteArray("");
        QTest::newRow("two") << QByteArray(" cluster = \"a b\" ,job=~\"x|\\\"y\" ")
                             << QByteArray("cluster=\"a b\",job=~\"x|\\\"y\"");
        QTest::newRow("comma at the end") << QByteArray("a!=\"\",") << QByteArray("a!=\"\"");
        QTest::newRow("no label") << QByteArray("\"berlin\"") << QByteArray("1");
        QTest::newRow("no operator") << QByteArray("cluster berlin") << QByteArray("9");
        QTest::newRow("no quotes") << QByteArray("cluster=berlin") << QByteArray("9");
        QTest::newRow("open") << QByteArray("cluster=\"berlin") << QByteArray("16");
        QTest::newRow("no comma") << QByteArray("a=\"b\" c=\"d\"") << QByteArray("7");
        QTest::newRow("brace") << QByteArray("a=\"b\"} or up{c=\"d\"") << QByteArray("6");
    }

    void matchersAreReadWithTheirPlaces()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, result);
        const auto matchers = readMatchers(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(matchers ? *matchers : matchers.error().where), result);
    }

    void valuesBecomeOurUnitsExactly()
    {
        const auto query = planQueries(kCollected, std::vector{used("root")}).front();
        // 0.029 * 1000 is 28.999999999999996 for a computer, 1.005 is less than it looks.
        QCOMPARE(linesOf(query, {answered("root", kLast, {{10, 0.029}, {20, 1.005}, {30, 1e18}})}),
                 "10:29-29(29) 20:1005-1005(1005) 30:" + std::to_string(kMaxQuantity) + "-"
                     + std::to_string(kMaxQuantity) + "(" + std::to_string(kMaxQuantity) + ")");
        const auto bytes = planQueries(kCollected, std::vector{used("root", "memory")}).front();
        QCOMPARE(linesOf(bytes, {answered("root", kLast, {{10, 9007199254740992.0}})}),
                 std::string("10:9007199254740992-9007199254740992(9007199254740992)"));
    }

    void partsBecomeOneLineAndGapsStayGaps()
    {
        auto query = planQueries(kCollected, std::vector{used("root")}).front();
        query.unit = 1;
        LineAssembler lines(1, 10s);
        lines.add(
            query,
            {{answered("root", kHighest, {{10, 5}, {20, 9}}), answered("root", kLowest, {{10, 1}, {20, 2}}),
              answered("root", kLast, {{10, 3}, {20, 4}}), answered("root.other", kLast, {{10, 7}})},
             {"a", "b"}});
        lines.add(query, {{answered("root", kLast, {{30, 6}, {50, 0}})}, {"a"}});
        QCOMPARE(textOf(lines.lines().front()), std::string("10:1-5(3) 20:2-9(4) 30:6-6(6) | 50:0-0(0)"));
        QVERIFY(lines.warnings() == (std::vector<std::string>{"a", "b"}));
        lines.addPresence({{answered("", "", {{40, 1}, {80, 1}})}, {}});
        QVERIFY(lines.answered() == (std::vector<Stretch>{{10s, 50s}, {80s, 80s}}));
    }

    void aSeriesThatEndedHasItsExtremes()
    {
        const auto query = planQueries(kScheduled, std::vector{used("root")}).front();
        auto high = answered("root", kHighest, {{10, 8}});
        auto low = answered("root", kLowest, {{10, 2}});
        for (auto* series : {&high, &low})
            series->labels.emplace_back("resource", "vcore");
        QCOMPARE(linesOf(query, {high, low}), std::string("10:2-8(8)"));
    }

    /// The scheduler writes 0 for a limit that was removed.
    void aLimitOf0OfTheSchedulerIsUnknown()
    {
        const auto query
            = planQueries(kScheduled,
                          std::vector{SeriesKey{SubjectKind::Queue, "root", Measure::Limit, "vcore"}})
                  .front();
        auto limit = answered("root", kLast, {{10, 4000}, {20, 0}, {30, 5000}});
        limit.labels.emplace_back("resource", "vcore");
        QCOMPARE(linesOf(query, {limit}), std::string("10:4000-4000(4000) | 30:5000-5000(5000)"));
        const auto collected
            = planQueries(kCollected,
                          std::vector{SeriesKey{SubjectKind::Queue, "root", Measure::Limit, "memory"}})
                  .front();
        QCOMPARE(linesOf(collected, {answered("root", kLast, {{10, 0}})}), std::string("10:0-0(0)"));
    }

    void whatWasNotAnsweredHasNoLine()
    {
        const LineAssembler lines(2, 10s);
        QVERIFY(lines.lines() == (std::vector<std::vector<Line>>(2)));
        QVERIFY(lines.answered().empty());
    }
};

QUOTADECK_TEST(TestPastQuery, QCoreApplication)
} // namespace tst_pastquery

#include "tst_pastquery.moc"

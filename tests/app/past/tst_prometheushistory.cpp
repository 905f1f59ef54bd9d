// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/prometheushistory.h"
#include "core/metrics/pastquery.h"
#include "tests/app/past/prometheusprocess.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrlQuery>

#include <cmath>
#include <map>

namespace tst_prometheushistory {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace std::chrono_literals;
using quotadeck::test::PrometheusProcess;

namespace {
constexpr Milliseconds kBegin = 1'767'916'800s; // 2026-01-09T00:00:00Z
constexpr int kMinutes = 2 * 24 * 60;
constexpr int kPeak = 1000; // minute of a sample that is far above all others
constexpr int kGapFrom = 1500; // nothing was read for two hours
constexpr int kGapTo = 1620;

/// Millicores of the queue at a minute.
int millicores(int queue, int minute)
{
    if (minute == kPeak)
        return 900'000 + queue;
    return 1000 * queue + (minute * (7 + queue)) % 50'000;
}

/// Two days of three queues, a sample a minute; the collector has "berlin", a scheduler writes, too. The last queue begins later.
QByteArray samples()
{
    QByteArray cpu = "# TYPE quotadeck_queue_cpu_usage_cores gauge\n";
    QByteArray applications = "# TYPE quotadeck_queue_running_applications gauge\n";
    QByteArray users = "# TYPE quotadeck_user_memory_usage_bytes gauge\n";
    QByteArray scheduler = "# TYPE yunikorn_queue_resource gauge\n";
    for (int minute = 0; minute < kMinutes; ++minute) {
        if (minute >= kGapFrom && minute < kGapTo)
            continue;
        const QByteArray time = QByteArray::number(static_cast<qint64>(kBegin / 1s) + minute * 60) + "\n";
        const auto add = [&time](QByteArray& text, const char* series, const QByteArray& value) {
            text += series;
            text += ' ' + value + ' ' + time;
        };
        const auto cores
            = [&](int queue) { return QByteArray::number(millicores(queue, minute) / 1000.0, 'f', 3); };
        add(cpu, R"(quotadeck_queue_cpu_usage_cores{cluster="berlin",partition="default",queue="root"})",
            cores(1));
        add(cpu, R"(quotadeck_queue_cpu_usage_cores{cluster="berlin",partition="default",queue="root.a"})",
            minute % 10 == 3 ? QByteArray("NaN") : cores(2));
        if (minute >= 600)
            add(cpu,
                R"(quotadeck_queue_cpu_usage_cores{cluster="berlin",partition="default",queue="root.b"})",
                cores(3));
        add(applications,
            R"(quotadeck_queue_running_applications{cluster="berlin",partition="default",queue="root"})",
            "3");
        add(users,
            R"(quotadeck_user_memory_usage_bytes{cluster="berlin",partition="default",user="sue",queue="root"})",
            QByteArray::number(qint64(minute) << 30));
        add(scheduler,
            R"(yunikorn_queue_resource{job="yunikorn",queue="root",state="allocated",resource="vcore"})",
            QByteArray::number(millicores(1, minute)));
    }
    return cpu + applications + users + scheduler + "# EOF\n";
}

SeriesKey cpuOf(const std::string& queue)
{
    return {SubjectKind::Queue, queue, Measure::Used, "vcore"};
}

Milliseconds at(int minute)
{
    return kBegin + std::chrono::minutes(minute);
}

Result<Reply> readFrom(PrometheusHistory& history, const Request& request)
{
    std::optional<Result<Reply>> reply;
    QObject context;
    history.read(request, &context, [&reply](const Result<Reply>& read) { reply = read; });
    if (!QTest::qWaitFor([&reply] { return reply.has_value(); }, 120'000))
        return fail(ErrorCode::Timeout, {}, "the test has waited long enough");
    return *reply;
}

QByteArray problemOf(const Result<Reply>& reply)
{
    return reply ? QByteArray("no problem") : QByteArray::fromStdString(reply.error().message.english());
}
} // namespace

class TestPrometheusHistory : public QObject
{
    Q_OBJECT

    std::unique_ptr<PrometheusProcess> m_prometheus;

    [[nodiscard]] std::unique_ptr<PrometheusHistory> opened(const std::string& matchers = {})
    {
        PrometheusConfig config{testing::accessTo(m_prometheus->url()), "prometheus"};
        config.matchers = matchers;
        auto history = std::make_unique<PrometheusHistory>(std::move(config));
        history->setPartition("default");
        return history;
    }

    /// What the interface itself answers, by time; without what is no number.
    std::map<Milliseconds, double> asked(const QString& query, Milliseconds first, Milliseconds last,
                                         Milliseconds step)
    {
        QUrlQuery fields;
        fields.addQueryItem(QStringLiteral("query"), QString::fromLatin1(QUrl::toPercentEncoding(query)));
        for (const auto& [name, value] :
             {std::pair("start", first), std::pair("end", last), std::pair("step", step)})
            fields.addQueryItem(QLatin1String(name),
                                QString::number(static_cast<double>(value.count()) / 1000, 'f', 3));
        const auto answer = testing::fetched(testing::accessTo(m_prometheus->url()),
                                             QStringLiteral("/api/v1/query_range?") + fields.toString());
        std::map<Milliseconds, double> values;
        if (!answer)
            qFatal("%s", testing::textOf(answer).c_str());
        const auto series
            = QJsonDocument::fromJson(answer->body)[QStringLiteral("data")][QStringLiteral("result")];
        for (const auto pair : series.toArray().first()[QStringLiteral("values")].toArray()) {
            const double value = pair.toArray().at(1).toString().toDouble();
            if (std::isfinite(value))
                values[Milliseconds(std::llround(pair.toArray().at(0).toDouble() * 1000))] = value;
        }
        return values;
    }

private Q_SLOTS:
    void initTestCase() { m_prometheus = std::make_unique<PrometheusProcess>(samples()); }
    void cleanupTestCase() { m_prometheus.reset(); }

    void valuesAreThoseOfTheInterface_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<int>("columns");
        QTest::newRow("two days") << 0 << kMinutes << 500;
        QTest::newRow("few columns") << 0 << kMinutes << 20;
        QTest::newRow("finer than the samples") << 900 << 1020 << 1000;
        QTest::newRow("around the gap") << 1400 << 1700 << 60;
    }

    void valuesAreThoseOfTheInterface()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const int, columns);
        const auto history = opened();
        const Request request{{},
                              {cpuOf("root"), cpuOf("root.a"), cpuOf("root.b"), cpuOf("root.none")},
                              at(from),
                              at(to),
                              columns};
        const auto reply = readFrom(*history, request);
        QVERIFY2(reply, problemOf(reply).constData());
        QVERIFY(reply->warnings.empty());
        QCOMPARE(reply->lines.size(), std::size_t(4));
        QVERIFY(reply->lines[3].empty()); // unknown, not 0
        const Milliseconds step = metrics::stepFor(request.from, request.to, columns);
        const Milliseconds first = metrics::cutRange(request.from, request.to, step, 1).front().first;
        for (std::size_t index = 0; index < 3; ++index) {
            const QString selector
                = QStringLiteral(R"(quotadeck_queue_cpu_usage_cores{cluster="berlin",queue="%1"})")
                      .arg(QString::fromStdString(request.series[index].id));
            const QString window = QStringLiteral("[%1s]").arg(step / 1s);
            const auto highest
                = asked(QStringLiteral("max_over_time(%1%2)").arg(selector, window), first, request.to, step);
            const auto lowest
                = asked(QStringLiteral("min_over_time(%1%2)").arg(selector, window), first, request.to, step);
            const auto last = asked(selector, first, request.to, step);
            std::size_t compared = 0;
            for (const Line& line : reply->lines[index]) {
                for (const auto& [time, range] : line) {
                    if (time % step != 0ms)
                        continue; // the rest at the end
                    const auto expected = [&time](const auto& values, Quantity value) {
                        const auto found = values.find(time);
                        return found == values.end() || std::llround(found->second * 1000) == value;
                    };
                    QVERIFY(highest.contains(time) || last.contains(time));
                    QVERIFY(expected(highest, range.highest));
                    QVERIFY(expected(lowest, range.lowest));
                    QVERIFY(expected(last, range.last));
                    ++compared;
                }
            }
            std::map<Milliseconds, double> any = highest;
            any.insert(last.begin(), last.end());
            QCOMPARE(compared, any.size());
            QVERIFY(compared > 0);
        }
    }

    void peaksSurviveWhateverTheStep()
    {
        const auto history = opened();
        for (const int columns : {7, 100, 1200}) {
            const auto reply = readFrom(*history, {{}, {cpuOf("root")}, at(0), at(kMinutes), columns});
            QVERIFY2(reply, problemOf(reply).constData());
            Quantity highest = 0;
            for (const Line& line : reply->lines[0]) {
                for (const Point& point : line)
                    highest = std::max(highest, point.range.highest);
            }
            QCOMPARE(highest, Quantity(900'001));
        }
    }

    /// Values are cut into many answers, and put together without a hole or a double.
    void cutAnswersAreOneLine()
    {
        PrometheusConfig config{testing::accessTo(m_prometheus->url()), "prometheus"};
        config.mostValues = 3 * 2 * 7; // seven values of two series
        PrometheusHistory cut(std::move(config));
        cut.setPartition("default");
        const Request request{{}, {cpuOf("root"), cpuOf("root.b")}, at(0), at(1000), 100};
        const auto pieces = readFrom(cut, request);
        const auto whole = readFrom(*opened(), request);
        QVERIFY2(pieces && whole, problemOf(pieces).constData());
        QVERIFY(pieces->lines == whole->lines);
        QVERIFY(pieces->answered == whole->answered);
        QCOMPARE(pieces->lines[0].size(), std::size_t(1));
    }

    void gapsStayGaps()
    {
        const auto reply
            = readFrom(*opened(), {{}, {cpuOf("root"), cpuOf("root.b")}, at(0), at(kMinutes - 1), 500});
        QVERIFY2(reply, problemOf(reply).constData());
        QCOMPARE(reply->lines[0].size(), std::size_t(2));
        QCOMPARE(reply->answered.size(), std::size_t(2));
        QVERIFY(reply->answered[0].to < at(kGapFrom + 10) && reply->answered[1].from >= at(kGapTo));
        QVERIFY(reply->lines[1][0].front().time
                >= at(600)); // it was not there before, but the cluster was read
        QVERIFY(reply->answered[0].from < at(10));
    }

    void peopleHaveTheirUsageAtTheRoot()
    {
        const auto reply = readFrom(
            *opened(), {{}, {{SubjectKind::User, "sue", Measure::Used, "memory"}}, at(0), at(100), 100});
        QVERIFY2(reply, problemOf(reply).constData());
        QCOMPARE(reply->lines[0].size(), std::size_t(1));
        QCOMPARE(reply->lines[0][0].back(),
                 (Point{at(100), {Quantity(99) << 30, Quantity(100) << 30, Quantity(100) << 30}}));
    }

    void metricsOfTheSchedulerServeWhereTheCollectorHasNone()
    {
        const auto history = opened(R"(job="yunikorn")");
        const auto reply = readFrom(
            *history,
            {{}, {cpuOf("root"), {SubjectKind::User, "sue", Measure::Used, "memory"}}, at(0), at(100), 100});
        QVERIFY2(reply, problemOf(reply).constData());
        QCOMPARE(reply->lines[0][0].back().range.last, Quantity(millicores(1, 100)));
        QVERIFY(reply->lines[1].empty());
    }

    void anotherPartitionHasNoPast()
    {
        const auto history = opened();
        history->setPartition("gpu");
        const auto reply = readFrom(*history, {{}, {cpuOf("root")}, at(0), at(100), 100});
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::NotFound);
        history->setPartition("default");
        QVERIFY(readFrom(*history, {{}, {cpuOf("root")}, at(0), at(100), 100}));
    }

    void whoGoesAwayGetsNoAnswer()
    {
        const auto history = opened();
        bool isAnswered = false;
        {
            QObject context;
            history->read({{}, {cpuOf("root")}, at(0), at(100), 100}, &context,
                          [&isAnswered](const Result<Reply>&) { isAnswered = true; });
        }
        QVERIFY(readFrom(*history, {{}, {cpuOf("root")}, at(0), at(100), 100}));
        QVERIFY(!isAnswered);
    }
};

QUOTADECK_TEST(TestPrometheusHistory, QCoreApplication)
} // namespace tst_prometheushistory

#include "tst_prometheushistory.moc"

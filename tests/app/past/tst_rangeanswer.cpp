// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/rangeanswer.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_rangeanswer {
using namespace quotadeck;
using namespace quotadeck::metrics;
using std::chrono::milliseconds;

namespace {
std::string matrix(const std::string& series, const std::string& more = {})
{
    return "{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":[" + series + "]}" + more
        + "}";
}

std::string errorIn(const std::string& json)
{
    const auto answer = readRangeAnswer(json);
    return answer ? "no error" : answer.error().message.english();
}
} // namespace

class TestRangeAnswer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void labelsTimesAndValues()
    {
        const auto answer
            = readRangeAnswer(matrix("{\"metric\":{\"__name__\":\"m\",\"queue\":\"root.a\"},\"values\":[["
                                     "1700000000,\"1.5\"],[1700000015.781,\"1e+12\"]]}"));
        QVERIFY(answer);
        QCOMPARE(answer->series.size(), std::size_t(1));
        const AnsweredSeries& series = answer->series.front();
        QVERIFY(series.label("queue") == "root.a");
        QVERIFY(series.label("user").empty());
        QCOMPARE(series.values.size(), std::size_t(2));
        QCOMPARE(series.values[0].time, milliseconds(1'700'000'000'000));
        QCOMPARE(series.values[0].value, 1.5);
        QCOMPARE(series.values[1].time, milliseconds(1'700'000'015'781));
        QCOMPARE(series.values[1].value, 1e12);
        QVERIFY(answer->warnings.empty());
    }

    /// What is no number is no zero.
    void whatIsNoNumberIsAGap()
    {
        const auto answer = readRangeAnswer(matrix(
            "{\"metric\":{},\"values\":[[1,\"NaN\"],[2,\"+Inf\"],[3,\"0\"],[4,\"-Inf\"],[5,\"-2\"]]}"));
        QVERIFY(answer);
        const std::vector<AnsweredSeries::Value> expected{{milliseconds(3000), 0}, {milliseconds(5000), -2}};
        QVERIFY(answer->series.front().values == expected);
    }

    void nothingIsAnAnswer()
    {
        const auto answer = readRangeAnswer(matrix(""));
        QVERIFY(answer && answer->series.empty());
    }

    void warningsAreKept()
    {
        const auto answer = readRangeAnswer(
            matrix("{\"metric\":{},\"values\":[[1,\"1\"]]}", ",\"warnings\":[\"store a is down\"]"));
        QVERIFY(answer);
        QCOMPARE(answer->series.size(), std::size_t(1));
        QVERIFY(answer->warnings == std::vector<std::string>{"store a is down"});
    }

    void errorsAreThoseOfTheServer()
    {
        const auto refused = readRangeAnswer(
            "{\"status\":\"error\",\"errorType\":\"bad_data\",\"error\":\"invalid parameter query\"}");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
        QVERIFY(refused.error().message.english().find("invalid parameter query") != std::string::npos);
        QCOMPARE(
            readRangeAnswer("{\"status\":\"error\",\"errorType\":\"timeout\",\"error\":\"x\"}").error().code,
            ErrorCode::Timeout);
        QCOMPARE(readRangeAnswer("{\"status\":\"error\",\"errorType\":\"execution\",\"error\":\"x\"}")
                     .error()
                     .code,
                 ErrorCode::TooLarge);
    }

    void anErrorWithDataIsAWarning()
    {
        const auto answer
            = readRangeAnswer("{\"status\":\"error\",\"errorType\":\"unavailable\",\"error\":\"a store "
                              "failed\",\"data\":{\"resultType\":\"matrix\",\"result\":[{\"metric\":{},"
                              "\"values\":[[1,\"7\"]]}]}}");
        QVERIFY(answer);
        QCOMPARE(answer->series.size(), std::size_t(1));
        QCOMPARE(answer->warnings.size(), std::size_t(1));
        QVERIFY(answer->warnings.front().find("a store failed") != std::string::npos);
    }

    void whatIsNoAnswerIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty object") << QByteArray("{}");
        QTest::newRow("other status") << QByteArray("{\"status\":\"ok\"}");
        QTest::newRow("no data") << QByteArray("{\"status\":\"success\"}");
        QTest::newRow("vector") << QByteArray(
            "{\"status\":\"success\",\"data\":{\"resultType\":\"vector\",\"result\":[]}}");
        QTest::newRow("number as value") << QByteArray(matrix("{\"metric\":{},\"values\":[[1,2]]}").c_str());
        QTest::newRow("word as value")
            << QByteArray(matrix("{\"metric\":{},\"values\":[[1,\"many\"]]}").c_str());
        QTest::newRow("half a pair") << QByteArray(matrix("{\"metric\":{},\"values\":[[1]]}").c_str());
        QTest::newRow("time out of reach")
            << QByteArray(matrix("{\"metric\":{},\"values\":[[1e300,\"1\"]]}").c_str());
        QTest::newRow("page") << QByteArray("<html>");
        QTest::newRow("cut") << QByteArray("{\"status\":\"success\",\"data\":{\"resultType\":\"mat");
        QTest::newRow("list") << QByteArray("[]");
    }

    void whatIsNoAnswerIsRefused()
    {
        QFETCH(const QByteArray, json);
        const auto answer = readRangeAnswer(json.toStdString());
        QVERIFY2(!answer, "it was read");
        QCOMPARE(answer.error().code, ErrorCode::Parse);
    }

    void theEndOfAnAnswerMayBeAnywhere()
    {
        const std::string whole = matrix("{\"metric\":{\"queue\":\"root\"},\"values\":[[1,\"1\"],[2,\"2\"]]}",
                                         ",\"warnings\":[\"w\"]");
        QCOMPARE(errorIn(whole), std::string("no error"));
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY(!readRangeAnswer(whole.substr(0, length)));
    }

    void seriesAreTheirLabels()
    {
        const auto found = readSeriesAnswer("{\"status\":\"success\",\"data\":[{\"__name__\":\"a\","
                                            "\"cluster\":\"berlin\"},{\"__name__\":\"b\"}]}");
        QVERIFY(found);
        QVERIFY(*found
                == (std::vector<Labels>{{{"__name__", "a"}, {"cluster", "berlin"}}, {{"__name__", "b"}}}));
        QVERIFY(!readSeriesAnswer("{\"status\":\"success\",\"data\":{}}"));
    }
};

QUOTADECK_TEST(TestRangeAnswer, QCoreApplication)
} // namespace tst_rangeanswer

#include "tst_rangeanswer.moc"

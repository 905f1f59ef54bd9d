// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/chartcontent.h"

#include <QTest>

namespace tst_chartcontent {
using namespace quotadeck;
using namespace quotadeck::ui;

class TestChartContent : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theCursorSnapsToTheNearestShownSample()
    {
        ChartContent content;
        content.from = 15;
        content.to = 45;
        QVERIFY(!nearestSample(content, 20));
        ChartLine line;
        line.values = {{{10, 1, 1, 1}, {20, 2, 2, 2}}, {{40, 4, 4, 4}, {50, 5, 5, 5}}};
        content.lines.push_back(line);
        QCOMPARE(sampleTimes(content), (std::vector<double>{20, 40}));
        QCOMPARE(nearestSample(content, 22), 20.0);
        QCOMPARE(nearestSample(content, 31), 40.0);
        QCOMPARE(nearestSample(content, 12), 20.0); // 10 is not shown
        QCOMPARE(nearestSample(content, 60), 40.0);
    }

    void growthIsContinuedUpToTheLimit()
    {
        ChartLine line;
        auto& values = line.values.emplace_back();
        auto& limit = line.limit.emplace_back();
        for (int i = 0; i < 100; ++i) {
            const double time = i * 1000.0;
            values.push_back({time, i * 1.0, i * 1.0, i * 1.0});
            limit.push_back({time, 200, 200, 200});
        }
        line.forecast = forecastOf(line, 99'000);
        QVERIFY(line.forecast);
        QCOMPARE(forecastLine(line, 99'000), (models::Polyline{{99'000, 99}, {200'000, 200}}));
        line.forecast->least = std::chrono::seconds(90);
        line.forecast->most = std::chrono::seconds(110);
        QCOMPARE(forecastInterval(line, 99'000, 1e6), (models::Polyline{{189'000, 200}, {209'000, 200}}));
        line.forecast->most.reset();
        QCOMPARE(forecastInterval(line, 99'000, 1e6), (models::Polyline{{189'000, 200}, {1e6, 200}}));
        for (int i = 0; i < 95; ++i)
            limit[static_cast<std::size_t>(i)] = {i * 1000.0, 150, 150, 150};
        QVERIFY(!forecastOf(line, 99'000)); // the limit has changed
        line.limit.clear();
        QVERIFY(!forecastOf(line, 99'000));
    }

    void limitsAreSteps()
    {
        QCOMPARE(stepped({{0, 5}, {10, 5}, {20, 8}}), (models::Polyline{{0, 5}, {10, 5}, {20, 5}, {20, 8}}));
        QVERIFY(stepped({}).isEmpty());
    }

    void aRestNeedsItsEndsOnly()
    {
        QCOMPARE(withoutRests({{0, 5}, {10, 5}, {20, 5}, {30, 8}, {40, 8}, {50, 5}}),
                 (models::Polyline{{0, 5}, {20, 5}, {30, 8}, {40, 8}, {50, 5}}));
        QVERIFY(withoutRests({}).isEmpty());
    }

    void limitsCountForTheHeightAndOverrunForTheDepth()
    {
        ChartContent content;
        ChartLine line;
        line.values = {{{0, -3, 5, 1}}};
        line.limit = {{{0, 9, 9, 9}}};
        content.lines.push_back(line);
        QCOMPARE(valueRange(content)->highest, 9.0);
        QCOMPARE(valueRange(content)->lowest, -3.0);
    }

    void whatIsNotDrawnHasNoScale()
    {
        ChartContent content;
        QVERIFY(!valueRange(content));
        content.from = 100;
        content.to = 200;
        ChartLine line;
        line.values = {{{10, 5, 5, 5}, {50, 5, 5, 5}}, {{250, 5, 5, 5}}};
        content.lines.push_back(line);
        QVERIFY(!valueRange(content));
        content.lines.front().values = {{{50, 5, 5, 5}, {250, 7, 7, 7}}}; // across all of it
        QCOMPARE(valueRange(content)->highest, 7.0);
    }

    void gapsAreWhereTheSourceDidNotAnswer()
    {
        using models::TimeSpan;
        ChartContent content;
        content.from = 15;
        content.to = 100;
        content.until = 90;
        QVERIFY(gapsOf(content).empty()); // nothing was known before
        content.answered = {{20, 30}, {50, 60}};
        QCOMPARE(gapsOf(content), (std::vector<TimeSpan>{{30, 50}, {60, 90}}));
        content.answered = {{20, 45}, {25, 30}, {50, 90}};
        QCOMPARE(gapsOf(content), (std::vector<TimeSpan>{{45, 50}}));
        content.from = 48;
        QCOMPARE(gapsOf(content), (std::vector<TimeSpan>{{48, 50}}));
    }

    void aColumnOfManySamplesTellsItsExtremes()
    {
        const ValueUnit unit(models::Measure::Applications, ResourceType("vcore"));
        QCOMPARE(columnText(unit, {0, 12, 12, 12}), "12");
        QCOMPARE(columnText(unit, {0, 8, 15, 12}), "12 (8 – 15)");
    }

    void marksNameTheFirstFew()
    {
        models::EventMark mark;
        mark.names = {"root.a", "root.b"};
        mark.count = 2;
        QCOMPARE(markText(mark), "Configuration changed: root.a, root.b");
        mark.kind = models::EventMark::Kind::NodesLost;
        mark.count = 7;
        QCOMPARE(markText(mark), "Node lost: root.a, root.b and 5 more");
    }
};

QUOTADECK_TEST(TestChartContent, NoApplication)
} // namespace tst_chartcontent

#include "tst_chartcontent.moc"

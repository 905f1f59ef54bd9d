// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartcontent.h"

#include <QTest>

using namespace quotadeck;
using namespace quotadeck::ui;

class TestChartContent : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aValueStandsUntilTheNextOneAndNotInAGap()
    {
        const std::vector<models::Polyline> stretches = {{{10, 1}, {20, 2}}, {{40, 4}, {50, 5}}};
        QCOMPARE(valueAt(stretches, 10), 1.0);
        QCOMPARE(valueAt(stretches, 19), 1.0);
        QCOMPARE(valueAt(stretches, 20), 2.0);
        QVERIFY(!valueAt(stretches, 30));
        QVERIFY(!valueAt(stretches, 9));
        QVERIFY(!valueAt(stretches, 51));
        QVERIFY(!valueAt({}, 10));
    }

    void theCursorSnapsToTheNearestShownSample()
    {
        ChartContent content;
        content.from = 15;
        content.to = 45;
        QVERIFY(!nearestSample(content, 20));
        content.lines.push_back({"a", "a", 0, {{{10, 1}, {20, 2}}, {{40, 4}, {50, 5}}}, {}});
        QCOMPARE(nearestSample(content, 22), 20.0);
        QCOMPARE(nearestSample(content, 31), 40.0);
        QCOMPARE(nearestSample(content, 12), 20.0); // 10 is not shown
        QCOMPARE(nearestSample(content, 60), 40.0);
    }

    void limitsAreSteps()
    {
        QCOMPARE(stepped({{0, 5}, {10, 5}, {20, 8}}), (models::Polyline{{0, 5}, {10, 5}, {20, 5}, {20, 8}}));
        QVERIFY(stepped({}).isEmpty());
    }

    void limitsCountForTheHeight()
    {
        ChartContent content;
        QCOMPARE(highestValue(content), 0.0);
        content.lines.push_back({"a", "a", 0, {{{0, 5}}}, {{{0, 9}}}});
        QCOMPARE(highestValue(content), 9.0);
    }
};

QTEST_APPLESS_MAIN(TestChartContent)
#include "tst_chartcontent.moc"

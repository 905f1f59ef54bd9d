// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/chartspec.h"

#include <QTest>

namespace tst_chartspec {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::Measure;
using models::SubjectKind;

class TestChartSpec : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void survivesTheSettings()
    {
        ChartSpec spec;
        spec.measure = Measure::Headroom;
        spec.type = "memory";
        spec.topKind = SubjectKind::Group;
        spec.topCount = 9;
        spec.chosen = {{SubjectKind::User, "sue", Measure::Limit}};
        QCOMPARE(ChartSpec::fromMap(spec.toMap()), spec);

        spec.topKind.reset();
        QCOMPARE(ChartSpec::fromMap(spec.toMap()), spec);
    }

    void nonsenseIsAsInANewChart()
    {
        QCOMPARE(ChartSpec::fromMap({}), ChartSpec());
        const QVariantMap bad = {{"measure", 99},
                                 {"topKind", 17},
                                 {"topCount", 1'000'000},
                                 {"chosen", QVariantList{QVariantMap{{"kind", 1}}, 5}}};
        ChartSpec expected;
        expected.topCount = ChartSpec::kMostTop;
        QCOMPARE(ChartSpec::fromMap(bad), expected);
    }
};

QUOTADECK_TEST(TestChartSpec, NoApplication)
} // namespace tst_chartspec

#include "tst_chartspec.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"
#include "tests/ui/charts/chartspagefixture.h"
#include "ui/charts/seriesdialog.h"

#include <QApplication>
#include <QTest>

namespace tst_elasticcharts {
using namespace quotadeck;
using namespace quotadeck::ui;
using namespace std::chrono_literals;
using models::Measure;
using models::SubjectKind;

namespace {
/// Takes the elastic quotas of a cluster without queues.
void takeQuotas(ChartsPageFixture& fixture, int samples)
{
    elastic::QuotaSnapshotPtr last;
    for (int number = 0; number < samples; ++number) {
        const auto time = 1'700'000'000s + std::chrono::seconds(number);
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(time);
        auto update = makeUpdate(nullptr, snapshot, {});
        update->quotas = test::teamQuotas(time, 1000 * number);
        update->earlierQuotas = std::exchange(last, update->quotas);
        fixture.store.record(*update);
    }
    fixture.page.setPartition(nullptr);
    fixture.page.samplesRecorded();
}
} // namespace

/// Elastic quota groups on the Charts page.
class TestElasticCharts final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withoutQueuesTheGroupsAreCharted()
    {
        ChartsPageFixture fixture(0);
        takeQuotas(fixture, 5);
        QCOMPARE(fixture.page.panes().size(), qsizetype(2));
        QCOMPARE(fixture.pane(0)->spec().topKind, std::optional(SubjectKind::ElasticGroup));
        QCOMPARE(fixture.pane(1)->spec().measure, Measure::Runtime);
        QTRY_COMPARE(fixture.drawn(), std::size_t(1));
        QCOMPARE(fixture.name(0), QStringLiteral("team"));
        QCOMPARE(fixture.pane()->content().title, QStringLiteral("Used: cpu")); // whatever the tool bar shows
        QCOMPARE(fixture.pane()->content().unit().text(1500), QStringLiteral("1500m")); // EQ-3
        QVERIFY(!fixture.pane()->content().lines.front().limit.empty()); // its max
    }

    void chartsOfTheUserStay()
    {
        ChartsPageFixture fixture(0);
        ChartSpec own;
        own.measure = Measure::Guaranteed;
        fixture.page.restoreSourceState({{QStringLiteral("charts"), QVariantList{own.toMap()}}});
        takeQuotas(fixture, 5);
        QCOMPARE(fixture.page.panes().size(), qsizetype(1));
        QCOMPARE(fixture.pane()->spec(), own);
    }

    void besideQueuesTheUsualChartsStay()
    {
        ChartsPageFixture fixture;
        QCOMPARE(fixture.pane()->spec().topKind, std::optional(SubjectKind::Queue));
    }

    void aGroupIsAddedWithItsFigures()
    {
        ChartsPageFixture fixture(0);
        takeQuotas(fixture, 5);
        fixture.page.addSubjects(
            {{{Subject::Kind::ElasticGroup, QStringLiteral("team"), {}}, QStringLiteral("cpu")}});
        const QList<ChosenSeries>& chosen = fixture.pane()->spec().chosen;
        QCOMPARE(chosen.size(), qsizetype(4));
        QTRY_COMPARE(fixture.drawn(), std::size_t(4));
        QStringList names;
        for (const ChartLine& line : fixture.pane()->content().lines)
            names << line.name;
        QCOMPARE(names,
                 (QStringList{QStringLiteral("team"), QStringLiteral("team – Request"),
                              QStringLiteral("team – Runtime"), QStringLiteral("team – Min")}));
    }

    void theDialogOffersWhatGroupsHave()
    {
        ChartsPageFixture fixture(0);
        takeQuotas(fixture, 2);
        SeriesDialog dialog(&fixture.store, Measure::Used, nullptr);
        const auto boxes = dialog.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), qsizetype(3));
        QComboBox* const kind = boxes[0];
        QComboBox* const measure = boxes[2];
        QCOMPARE(measure->findText(QStringLiteral("Runtime")), -1); // of queues
        QVERIFY(measure->findText(QStringLiteral("Pending")) >= 0);
        kind->setCurrentIndex(kind->findData(static_cast<int>(SubjectKind::ElasticGroup)));
        QCOMPARE(measure->findText(QStringLiteral("Pending")), -1);
        measure->setCurrentIndex(measure->findText(QStringLiteral("Max")));
        QCOMPARE(dialog.chosen(),
                 (ChosenSeries{SubjectKind::ElasticGroup, QStringLiteral("team"), Measure::Limit}));
    }

    void aSpecSurvivesTheSettings()
    {
        ChartSpec spec;
        spec.measure = Measure::Runtime;
        spec.topKind = SubjectKind::ElasticGroup;
        spec.chosen = {{SubjectKind::ElasticGroup, QStringLiteral("team"), Measure::Request}};
        QCOMPARE(ChartSpec::fromMap(spec.toMap()), spec);
    }
};

QUOTADECK_TEST(TestElasticCharts, QApplication)
} // namespace tst_elasticcharts

#include "tst_elasticcharts.moc"

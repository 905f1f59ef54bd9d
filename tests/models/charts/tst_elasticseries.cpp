// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesstore.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_elasticseries {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;
using test::teamQuotas;

namespace {
/// A store that follows a cluster with elastic quotas.
struct Followed
{
    SeriesStore store;
    elastic::QuotaSnapshotPtr last;

    void show(std::chrono::seconds time, const elastic::QuotaSnapshotPtr& quotas)
    {
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(time);
        SnapshotUpdate update{snapshot, {}, {}};
        update.quotas = quotas;
        update.earlierQuotas = std::exchange(last, quotas);
        store.record(update);
    }

    /// "1s:5 2s:7 | 9s:1", stretches separated by a bar.
    [[nodiscard]] QString text(Measure measure, const char* group = "team") const
    {
        const SeriesKey key{SubjectKind::ElasticGroup, group, ResourceType("cpu"), measure};
        const auto series = store.read({&key, 1}, {0s, 1h, 1s});
        QStringList stretches;
        for (const auto& stretch : series.front()) {
            QStringList points;
            for (const SeriesColumn& column : stretch)
                points << QStringLiteral("%1s:%2").arg(column.time / 1000).arg(column.last);
            stretches << points.join(QLatin1Char(' '));
        }
        return stretches.join(QStringLiteral(" | "));
    }
};

elastic::QuotaSnapshotPtr changed(const elastic::QuotaSnapshotPtr& quotas,
                                  const std::function<void(elastic::QuotaSnapshot&)>& change)
{
    auto other = std::make_shared<elastic::QuotaSnapshot>(*quotas);
    change(*other);
    return other;
}
} // namespace

/// What elastic quota groups use, request and may use over time.
class TestElasticSeries final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachFigureOfAGroupIsASeries()
    {
        Followed cluster;
        cluster.show(1s, teamQuotas(1s, 5000));
        cluster.show(2s, teamQuotas(2s, 7000, 9000, 12'000));
        QCOMPARE(cluster.text(Measure::Used), QStringLiteral("1s:5000 2s:7000"));
        QCOMPARE(cluster.text(Measure::Runtime), QStringLiteral("1s:6000 2s:9000"));
        QCOMPARE(cluster.text(Measure::Request), QStringLiteral("1s:8000 2s:12000"));
        QCOMPARE(cluster.text(Measure::Guaranteed), QStringLiteral("1s:4000 2s:4000")); // min
        QCOMPARE(cluster.text(Measure::Limit), QStringLiteral("1s:10000 2s:10000")); // max
        QCOMPARE(cluster.text(Measure::Headroom), QStringLiteral("1s:5000 2s:3000"));
        QCOMPARE(cluster.text(Measure::Share), QStringLiteral("1s:50 2s:70"));
        QCOMPARE(cluster.store.ids(SubjectKind::ElasticGroup), std::vector<std::string>{"team"});
        QCOMPARE(cluster.store.types(SubjectKind::ElasticGroup), std::vector{ResourceType("cpu")});
        QVERIFY(cluster.store.types(SubjectKind::Queue).empty());
    }

    /// EQ-98: what the scheduler does not report is unknown, not 0, while min and max are known.
    void whatIsNotReportedHasNoValue()
    {
        Followed cluster;
        cluster.show(1s, teamQuotas(1s, 5000));
        cluster.show(2s, teamQuotas(2s, std::nullopt));
        cluster.show(3s, teamQuotas(3s, 0));
        QCOMPARE(cluster.text(Measure::Used), QStringLiteral("1s:5000 | 3s:0"));
        QCOMPARE(cluster.text(Measure::Limit), QStringLiteral("1s:10000 2s:10000 3s:10000"));
    }

    void linesBreakWhereNothingIsKnown()
    {
        Followed cluster;
        cluster.show(1s, teamQuotas(1s, 5000));
        cluster.show(2s, nullptr); // could not be read beside the queues
        cluster.show(3s, teamQuotas(3s, 6000));
        for (const Measure measure :
             {Measure::Used, Measure::Request, Measure::Runtime, Measure::Limit, Measure::Guaranteed})
            QVERIFY2(cluster.text(measure).contains(QStringLiteral(" | ")),
                     qPrintable(cluster.text(measure)));
        cluster.show(4s, changed(teamQuotas(4s, 6000), [](auto& quotas) { quotas.objects.clear(); }));
        QCOMPARE(cluster.text(Measure::Used), QStringLiteral("1s:5000 | 3s:6000"));
    }

    /// EQ-18: a type that max lacks is not limited, which no line can show; one that min lacks is guaranteed 0.
    void unlimitedIsNoLineAndNoMinIsZero()
    {
        Followed cluster;
        cluster.show(1s, changed(teamQuotas(1s, 5000), [](auto& quotas) {
                         quotas.objects[0].group.max = {};
                         quotas.objects[0].group.min = {};
                     }));
        QCOMPARE(cluster.text(Measure::Limit), QString());
        QCOMPARE(cluster.text(Measure::Guaranteed), QStringLiteral("1s:0"));
    }

    void parentsAreNotAmongTheLargest()
    {
        Followed cluster;
        cluster.show(1s, changed(teamQuotas(1s, 5000), [](auto& quotas) {
                         quotas.objects.push_back(quotas.objects[0]);
                         quotas.objects[1].group.name = "whole";
                         quotas.objects[1].group.isParent = true;
                         quotas.objects[1].status.used = Resource{{"cpu", 9000}};
                     }));
        const auto top = cluster.store.top(SubjectKind::ElasticGroup, Measure::Used, ResourceType("cpu"), 5);
        QCOMPARE(top.largest.size(), std::size_t(1));
        QCOMPARE(top.largest.front().id, std::string("team"));
        QCOMPARE(cluster.text(Measure::Used, "whole"), QStringLiteral("1s:9000")); // it can be added
    }

    /// A group without a report of what it uses is not forgotten while its min and max are known.
    void oldSamplesAreForgottenAndTheGroupStays()
    {
        Followed cluster;
        cluster.store = SeriesStore({.samples = 16, .changes = 1000});
        for (int second = 1; second <= 200; ++second)
            cluster.show(std::chrono::seconds(second),
                         teamQuotas(std::chrono::seconds(second), std::nullopt, 6000 + second));
        QCOMPARE(cluster.store.ids(SubjectKind::ElasticGroup).size(), std::size_t(1));
        QVERIFY(cluster.text(Measure::Guaranteed).endsWith(QStringLiteral("200s:4000")));
        QVERIFY(cluster.text(Measure::Runtime).endsWith(QStringLiteral("200s:6200")));
    }
};

QUOTADECK_TEST(TestElasticSeries, NoApplication)
} // namespace tst_elasticseries

#include "tst_elasticseries.moc"

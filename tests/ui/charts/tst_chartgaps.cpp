// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/chartlegend.h"
#include "ui/charts/chartoverlay.h"
#include "ui/charts/chartspage.h"

#include <QImage>
#include <QTest>

namespace tst_chartgaps {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::Measure;
using models::SubjectKind;
using models::TimeSpan;
using std::chrono::seconds;

namespace {
constexpr double kSecond = 1000;

/// A page of one chart, over a cluster of one queue, in which a user comes and goes and a limit is taken away.
struct Fixture
{
    models::SeriesStore store;
    ChartsPage page{&store};
    SnapshotPtr last;

    explicit Fixture(const QList<ChosenSeries>& chosen)
    {
        ChartSpec spec;
        spec.measure = chosen.first().measure;
        spec.topKind.reset();
        spec.chosen = chosen;
        page.restoreSourceState({{"charts", QVariantList{spec.toMap()}}});
        page.resize(1000, 500);
        page.setResource("vcore");
        page.timeView().setSpan(std::chrono::minutes(0)); // all there is
        page.show();
    }

    void take(int second, bool isUserThere, bool isLimited = true)
    {
        QueueInfo root;
        root.path = QueuePath("root");
        root.allocated = Resource{{"vcore", 4000}};
        if (isLimited)
            root.max = Resource{{"vcore", 8000}};
        PartitionSnapshot partition;
        partition.info.name = "default";
        partition.queues = std::vector{root};
        partition.users.emplace();
        if (isUserThere) {
            UsageNode node;
            node.path = QueuePath("root");
            node.usage = Resource{{"vcore", 3000}};
            partition.users->push_back({UserName("ann"), {}, {node}});
        }
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(seconds(1000 + second));
        snapshot->partitions.push_back(partition);
        store.record(*makeUpdate(last, snapshot, "default"));
        last = snapshot;
    }

    void fail(int second) { store.markGap(SystemTime(seconds(1000 + second))); }

    const ChartContent& content()
    {
        page.samplesRecorded(); // of which the first makes way for the charts
        page.panes().first()->draw();
        return page.panes().first()->content();
    }

    /// From where to where, in percent of its width, the overlay paints anything in its upper quarter: "50-93"; empty:
    /// nothing. The line of the test stands below.
    QString painted()
    {
        (void)content();
        auto* overlay = page.panes().first()->findChild<ChartOverlay*>();
        QImage image(overlay->size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        overlay->render(&image, {}, {}, QWidget::DrawChildren);
        const auto columnOf = [&](int x) {
            for (int y = image.height() / 10; y < image.height() / 4; ++y) {
                if (qAlpha(image.pixel(x, y)) > 0)
                    return true;
            }
            return false;
        };
        int left = 0;
        int right = image.width() - 1;
        for (; left < right && !columnOf(left); ++left) { }
        for (; right > left && !columnOf(right); --right) { }
        return left >= right
            ? QString()
            : QStringLiteral("%1-%2").arg(100 * left / image.width()).arg(100 * right / image.width());
    }
};

TimeSpan span(int from, int to)
{
    return {(1000 + from) * kSecond, (1000 + to) * kSecond};
}
} // namespace

class TestChartGaps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whoHasGoneHasNothingWhichIsNoGap()
    {
        Fixture fixture({{SubjectKind::User, "ann", Measure::Used}});
        for (int second = 0; second <= 20; ++second)
            fixture.take(second, second < 5);
        QCOMPARE(fixture.content().lines.size(), std::size_t{1});
        QCOMPARE(fixture.content().lines.front().values.size(), std::size_t{1});
        QCOMPARE(gapsOf(fixture.content()), std::vector<TimeSpan>());
        QCOMPARE(fixture.painted(), QString());
    }

    void aLimitThatWasTakenAwayIsNoGap()
    {
        Fixture fixture({{SubjectKind::Queue, "root", Measure::Limit}});
        for (int second = 0; second <= 20; ++second)
            fixture.take(second, true, second < 5 || second > 15);
        QCOMPARE(fixture.content().lines.front().values.size(), std::size_t{2}); // the line does end
        QCOMPARE(gapsOf(fixture.content()), std::vector<TimeSpan>());
        QCOMPARE(fixture.painted(), QString());
    }

    void aHiddenLineChangesNoGap()
    {
        Fixture fixture(
            {{SubjectKind::Queue, "root", Measure::Used}, {SubjectKind::User, "ann", Measure::Used}});
        for (int second = 0; second <= 10; ++second)
            fixture.take(second, second < 5);
        fixture.fail(11);
        for (int second = 15; second <= 20; ++second)
            fixture.take(second, false);
        const std::vector<TimeSpan> gaps{span(10, 15)};
        QCOMPARE(gapsOf(fixture.content()), gaps);
        auto* legend = fixture.page.findChild<ChartLegend*>();
        legend->setCurrentCell(0, 0); // the queue, which is known all the time
        QTest::keyClick(legend, Qt::Key_Space);
        QCOMPARE(fixture.content().lines.size(), std::size_t{1});
        QCOMPARE(gapsOf(fixture.content()), gaps);
        legend->setCurrentCell(1, 0);
        QTest::keyClick(legend, Qt::Key_Space);
        QCOMPARE(fixture.content().lines.size(), std::size_t{0});
        QCOMPARE(gapsOf(fixture.content()), gaps);
    }

    void whatTheSourceDidNotAnswerIsPainted()
    {
        Fixture fixture({{SubjectKind::User, "ann", Measure::Used}});
        for (int second = 0; second <= 5; ++second)
            fixture.take(second, true);
        fixture.fail(6);
        fixture.fail(10); // it lasts
        QCOMPARE(gapsOf(fixture.content()), (std::vector<TimeSpan>{span(5, 10)}));
        const QStringList ends = fixture.painted().split('-');
        QCOMPARE(ends.size(), 2);
        QVERIFY2(ends[0].toInt() > 45 && ends[0].toInt() < 65,
                 qPrintable(ends[0])); // of the width, with the axis
        QVERIFY2(ends[1].toInt() > 90, qPrintable(ends[1]));
    }
};

QUOTADECK_TEST(TestChartGaps, QApplication)
} // namespace tst_chartgaps

#include "tst_chartgaps.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakecluster.h"
#include "ui/charts/chartlegend.h"
#include "ui/charts/chartoverlay.h"
#include "ui/charts/chartpane.h"
#include "ui/charts/chartspage.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
/// A page over a store that has seen some steps of the fake cluster.
struct Fixture
{
    models::SeriesStore store;
    ChartsPage page{&store};
    SnapshotPtr last;
    int step = 0;

    Fixture()
    {
        page.resize(1000, 500);
        page.setResource("vcore");
        page.show();
        advance(20);
        page.setPartition(&last->partitions.front());
    }

    void advance(int steps)
    {
        for (int i = 0; i < steps; ++i) {
            const SnapshotPtr next = tests::fakeSnapshot({}, step++);
            store.record(*makeUpdate(last, next, "default"));
            last = next;
        }
        page.samplesRecorded();
    }

    ChartLegend* legend() { return page.findChild<ChartLegend*>(); }
    ChartOverlay* overlay() { return page.findChild<ChartOverlay*>(); }
    ChartPane* pane() { return page.findChild<ChartPane*>(); }
    QString name(int row) { return legend()->item(row, ChartLegend::NameColumn)->text(); }
    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint at = legend()->visualItemRect(legend()->item(row, 0)).center();
        QTest::mouseClick(legend()->viewport(), Qt::LeftButton, modifiers, at);
    }
    bool hasText(const QString& text)
    {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == text; });
    }
};
} // namespace

class TestChartsPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsTheTopSixLeafQueues()
    {
        Fixture fixture;
        QCOMPARE(fixture.legend()->rowCount(), 6);
        for (int row = 0; row < 6; ++row)
            QCOMPARE(fixture.name(row).count('.'), 1);
        QVERIFY(!fixture.legend()->item(0, ChartLegend::LastColumn)->text().isEmpty());
    }

    void aClickInTheLegendIsolatesAndCtrlAdds()
    {
        Fixture fixture;
        QSignalSpy changed(fixture.legend(), &ChartLegend::isolationChanged);
        fixture.click(1);
        QCOMPARE(fixture.legend()->isolated().size(), 1);
        fixture.click(2, Qt::ControlModifier);
        QCOMPARE(fixture.legend()->isolated().size(), 2);
        fixture.click(2, Qt::ControlModifier);
        fixture.click(1);
        QVERIFY(fixture.legend()->isolated().isEmpty()); // the second click shows all again
        QCOMPARE(changed.size(), 4);

        fixture.legend()->setCurrentCell(3, 0);
        QTest::keyClick(fixture.legend(), Qt::Key_Space);
        QCOMPARE(fixture.legend()->isolated().size(), 1);
    }

    void theSelectionIsPinned()
    {
        Fixture fixture;
        fixture.page.setSubject({Subject::Kind::User, "sue", {}});
        fixture.page.samplesRecorded();
        QCOMPARE(fixture.legend()->rowCount(), 7);
        QCOMPARE(fixture.name(0), "sue");
    }

    void pausingFreezesThePictureAndCountsWhatComes()
    {
        Fixture fixture;
        const QString before = fixture.legend()->item(0, ChartLegend::LastColumn)->text();
        fixture.page.setPaused(true);
        fixture.advance(7);
        QVERIFY(fixture.hasText("paused, 7 newer samples"));
        QCOMPARE(fixture.legend()->item(0, ChartLegend::LastColumn)->text(), before);

        fixture.page.setPaused(false);
        QVERIFY(fixture.pane()->isLive());
    }

    void zoomingLeavesLiveAndEscapeReturns()
    {
        Fixture fixture;
        ChartOverlay* overlay = fixture.overlay();
        QVERIFY(fixture.pane()->isLive());
        QTest::keyClick(overlay, Qt::Key_Plus);
        QVERIFY(!fixture.pane()->isLive());
        QTest::keyClick(overlay, Qt::Key_Escape);
        QVERIFY(fixture.pane()->isLive());

        const QPoint from(overlay->width() / 3, overlay->height() / 2);
        QTest::mousePress(overlay, Qt::LeftButton, {}, from);
        QTest::mouseMove(overlay, from + QPoint(80, 0));
        QTest::mouseRelease(overlay, Qt::LeftButton, {}, from + QPoint(80, 0));
        QVERIFY(!fixture.pane()->isLive());
        QTest::mouseDClick(overlay, Qt::LeftButton, {}, from);
        QVERIFY(fixture.pane()->isLive());
    }

    void keepsItsState()
    {
        Fixture first;
        first.page.restoreState({{"kind", 1}, {"count", 9}, {"minutes", 60}, {"zone", 1}});
        const QVariantMap state = first.page.saveState();
        QCOMPARE(state.value("count").toInt(), 9);

        Fixture second;
        second.page.restoreState(state);
        QCOMPARE(second.page.saveState(), state);
        second.page.restoreState({{"minutes", 17}}); // not offered: ignored
        QCOMPARE(second.page.saveState(), state);
    }
};

QTEST_MAIN(TestChartsPage)
#include "tst_chartspage.moc"

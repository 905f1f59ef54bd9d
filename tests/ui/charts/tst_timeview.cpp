// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/timeview.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_timeview {
using namespace quotadeck::ui;
using namespace std::chrono_literals;
using quotadeck::models::TimeAxis;

namespace {
constexpr double kMinute = 60'000;

TimeAxis axisOf(std::chrono::minutes length)
{
    TimeAxis axis;
    for (auto time = 0min; time <= length; time += 1min)
        axis.append(time);
    return axis;
}
} // namespace

class TestTimeView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void liveEndsAtTheNewestSample()
    {
        TimeAxis axis = axisOf(100min);
        TimeView view(&axis);
        view.setSpan(5min);
        QCOMPARE(view.shown(), (TimeView::Range{95 * kMinute, 100 * kMinute}));
        axis.append(101min);
        QCOMPARE(view.shown().to, 101 * kMinute);
        view.setSpan(0min); // all
        QCOMPARE(view.shown(), (TimeView::Range{0, 101 * kMinute}));
    }

    void zoomsAreUndoneOneByOne()
    {
        const TimeAxis axis = axisOf(100min);
        TimeView view(&axis);
        view.zoomTo({10 * kMinute, 20 * kMinute});
        view.zoomTo({12 * kMinute, 14 * kMinute});
        view.moveTo({13 * kMinute, 15 * kMinute}); // no step of its own
        QVERIFY(view.isDetached() && !view.isLive());
        view.back();
        QCOMPARE(view.shown(), (TimeView::Range{10 * kMinute, 20 * kMinute}));
        view.back();
        QVERIFY(view.isLive());
        view.back(); // nothing left to undo
        QVERIFY(view.isLive());
    }

    void pausingFreezesAndCounts()
    {
        TimeAxis axis = axisOf(100min);
        TimeView view(&axis);
        const TimeView::Range before = view.shown();
        view.setPaused(true);
        axis.append(101min);
        axis.append(102min);
        QCOMPARE(view.shown(), before);
        QCOMPARE(view.missed(), 2);
        QVERIFY(!view.isLive());
        view.setSpan(15min); // more or less of what stands still
        QCOMPARE(view.shown(), (TimeView::Range{85 * kMinute, 100 * kMinute}));
        view.setPaused(false);
        QCOMPARE(view.missed(), 0);
        QCOMPARE(view.shown().to, 102 * kMinute);
    }

    void aRangeIsNeverTooSmallToShow()
    {
        const TimeAxis axis;
        TimeView view(&axis);
        QVERIFY(view.shown().to > view.shown().from);
        view.setSpan(0min);
        QVERIFY(view.shown().to > view.shown().from);
        view.zoomTo({50, 50});
        QVERIFY(view.shown().to - view.shown().from >= 1000);
        QCOMPARE((view.shown().to + view.shown().from) / 2, 50.0);
    }

    void tellsOnlyWhatChanged()
    {
        const TimeAxis axis = axisOf(1min);
        TimeView view(&axis);
        QSignalSpy cursor(&view, &TimeView::cursorChanged);
        view.setCursor(5.0);
        view.setCursor(5.0);
        view.setCursor(std::nullopt);
        QCOMPARE(cursor.size(), 2);
        QSignalSpy changed(&view, &TimeView::changed);
        view.setPaused(false);
        QVERIFY(changed.isEmpty());
    }
};

QUOTADECK_TEST(TestTimeView, NoApplication)
} // namespace tst_timeview

#include "tst_timeview.moc"

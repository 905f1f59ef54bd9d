// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/window/momentbar.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

namespace tst_momentbar {
using namespace quotadeck;
using namespace std::chrono_literals;
using ui::MomentBar;

namespace {
const SystemTime kStart{1772440200s};

std::vector<SystemTime> samples(int from, int to)
{
    std::vector<SystemTime> times;
    for (int number = from; number < to; ++number)
        times.push_back(kStart + number * 5s);
    return times;
}

struct Fixture
{
    MomentBar bar;
    QSlider* slider = bar.findChild<QSlider*>();
    QSignalSpy recorded{&bar, &MomentBar::momentChosen};
    QSignalSpy past{&bar, &MomentBar::pastChosen};
    QSignalSpy present{&bar, &MomentBar::presentChosen};

    [[nodiscard]] SystemTime lastPast() const { return past.last().first().value<SystemTime>(); }
};
} // namespace

class TestMomentBar final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePresentStaysChosenWhileSamplesCome()
    {
        Fixture fixture;
        QVERIFY(!fixture.bar.goToAction()->isEnabled());
        fixture.bar.setPast(samples(0, 2));
        QVERIFY(fixture.bar.goToAction()->isEnabled()); // opens the bar
        QVERIFY(fixture.bar.isHidden());
        fixture.bar.setPast(samples(0, 30));
        QVERIFY(fixture.bar.isLive());
        QCOMPARE(fixture.slider->value(), 29);
        QVERIFY(fixture.past.isEmpty() && fixture.present.isEmpty()); // nothing was asked for
    }

    void aChosenMomentKeepsItsTimeWhileOldSamplesGo()
    {
        Fixture fixture;
        fixture.bar.setPast(samples(0, 30));
        fixture.slider->setValue(10);
        QCOMPARE(fixture.lastPast(), kStart + 50s);
        QVERIFY(fixture.bar.isPast());
        fixture.bar.setPast(samples(4, 36));
        QCOMPARE(fixture.slider->value(), 6);
        QCOMPARE(fixture.past.count(), 1);

        fixture.bar.setPast(samples(20, 40)); // what was chosen is gone: the oldest that is there
        QCOMPARE(fixture.slider->value(), 0);
        QCOMPARE(fixture.lastPast(), kStart + 100s);
    }

    void theEndOfTheSliderIsThePresent()
    {
        Fixture fixture;
        fixture.bar.setPast(samples(0, 30));
        fixture.slider->setValue(3);
        fixture.slider->setValue(29);
        QCOMPARE(fixture.present.count(), 1);
        QVERIFY(fixture.bar.isLive());

        fixture.slider->setValue(3);
        fixture.bar.show();
        fixture.bar.closePast();
        QCOMPARE(fixture.present.count(), 2);
        QVERIFY(fixture.bar.isHidden());
        QVERIFY(fixture.recorded.isEmpty());
    }

    void anotherSourceHasNoPast()
    {
        Fixture fixture;
        fixture.bar.setPast(samples(0, 30));
        fixture.bar.show();
        fixture.bar.setPast({});
        QVERIFY(fixture.bar.isHidden());
        QVERIFY(!fixture.bar.goToAction()->isEnabled());
        QVERIFY(!fixture.bar.isPast() && !fixture.bar.isLive());
    }

    void thePastMayEndWhileItPlays()
    {
        Fixture fixture;
        fixture.bar.setPast(samples(0, 30));
        fixture.slider->setValue(5);
        QToolButton* play = nullptr;
        for (auto* button : fixture.bar.findChildren<QToolButton*>()) {
            if (button->isCheckable())
                play = button;
        }
        QVERIFY(play);
        play->click();
        fixture.bar.setPast({});
        QVERIFY(!play->isChecked());
        QCOMPARE(fixture.slider->maximum(), 0);
        QVERIFY(!fixture.bar.isPast());
    }

    void aRecordingIsChosenFromByNumbers()
    {
        Fixture fixture;
        fixture.bar.setPast(samples(0, 30));
        fixture.bar.showProgress(1, 5);
        fixture.bar.setMoments(samples(0, 5));
        QCOMPARE(fixture.recorded.last().first().toInt(), 0);
        QVERIFY(fixture.past.isEmpty() && fixture.present.isEmpty());
        QVERIFY(!fixture.bar.isLive());
    }
};

QUOTADECK_TEST(TestMomentBar, QApplication)
} // namespace tst_momentbar

#include "tst_momentbar.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/simulate/scripttimeline.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

namespace tst_scripttimeline {
using namespace quotadeck::ui;
using namespace std::chrono_literals;

namespace {
struct Fixture
{
    ScriptTimeline line;
    std::vector<std::chrono::nanoseconds> jumps;

    Fixture()
    {
        line.resize(800, line.sizeHint().height());
        line.setMarks({{10s, TimelineMark::Kind::Event, TimelineMark::State::Good, "first"},
                       {30s, TimelineMark::Kind::Event, TimelineMark::State::ToCome, "second"},
                       {30s, TimelineMark::Kind::Check, TimelineMark::State::ToCome, "a check"}});
        line.setNow(20s);
        QObject::connect(&line, &ScriptTimeline::jumpRequested, &line,
                         [this](auto at) { jumps.push_back(at); });
        line.show();
    }

    void click(int x) { QTest::mouseClick(&line, Qt::LeftButton, {}, QPoint(x, line.height() / 2)); }
};
} // namespace

class TestScriptTimeline : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aClickNearAMarkJumpsToItsMoment()
    {
        Fixture fixture;
        fixture.click(fixture.line.positionOf(30s) + 3);
        QCOMPARE(fixture.jumps.size(), std::size_t(1));
        QVERIFY(fixture.jumps.back() == 30s);
    }

    void aClickElsewhereJumpsToTheTimeThere()
    {
        Fixture fixture;
        fixture.click(fixture.line.positionOf(20s));
        QVERIFY(fixture.jumps.back() == 20s);
        fixture.click(1); // before the axis
        QVERIFY(fixture.jumps.back() == 0s);
    }

    void arrowsGoFromMarkToMark()
    {
        Fixture fixture;
        QTest::keyClick(&fixture.line, Qt::Key_Right);
        QVERIFY(fixture.jumps.back() == 30s);
        QTest::keyClick(&fixture.line, Qt::Key_Left);
        QVERIFY(fixture.jumps.back() == 10s);

        fixture.line.setNow(10s);
        QTest::keyClick(&fixture.line, Qt::Key_Left);
        QVERIFY(fixture.jumps.back() == 0s);
        fixture.line.setNow(30s);
        const auto count = fixture.jumps.size();
        QTest::keyClick(&fixture.line, Qt::Key_Right); // there is none
        QCOMPARE(fixture.jumps.size(), count);
    }

    void theToolTipTellsAllOfTheMoment()
    {
        Fixture fixture;
        const QPoint place(fixture.line.positionOf(30s), 10);
        QHelpEvent help(QEvent::ToolTip, place, fixture.line.mapToGlobal(place));
        QApplication::sendEvent(&fixture.line, &help);
        QCOMPARE(QToolTip::text(), "0:30\nsecond\na check");
    }

    void theAxisGrowsWithTheTime()
    {
        Fixture fixture;
        QVERIFY(fixture.line.positionOf(30s) > 600);
        fixture.line.setNow(2h);
        QVERIFY(fixture.line.positionOf(30s) < 60);
        QVERIFY(fixture.line.positionOf(2h) < fixture.line.width());
    }

    void withoutMarksThereIsStillAnAxis()
    {
        ScriptTimeline line;
        line.resize(800, 66);
        line.show();
        QTest::keyClick(&line, Qt::Key_Right);
        QVERIFY(!line.grab().isNull());
        QVERIFY(line.positionOf(1min) < line.width());
    }
};

QUOTADECK_TEST(TestScriptTimeline, QApplication)
} // namespace tst_scripttimeline

#include "tst_scripttimeline.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/chartlegend.h"

#include <QTest>

namespace tst_linevisibility {
using quotadeck::ui::LineVisibility;

namespace {
/// "a c": which of a, b, c and the rest r are shown.
QString shown(const LineVisibility& lines)
{
    QStringList names;
    for (const char* name : {"a", "b", "c", "r"}) {
        if (lines.isShown(QString::fromLatin1(name)))
            names << QString::fromLatin1(name);
    }
    return names.join(u' ');
}

LineVisibility withHeldRest()
{
    LineVisibility lines;
    lines.holdBack({{"r", 100}}, 10);
    return lines;
}
} // namespace

class TestLineVisibility : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aClickShowsOneAloneAndTheNextAllAgain()
    {
        LineVisibility lines;
        QCOMPARE(shown(lines), "a b c r");
        lines.choose("b");
        QCOMPARE(shown(lines), "b");
        QVERIFY(lines.isAlone("b"));
        lines.isolateAsWell("c");
        QCOMPARE(shown(lines), "b c");
        lines.choose("c");
        QCOMPARE(shown(lines), "c");
        lines.choose("c");
        QCOMPARE(shown(lines), "a b c r");
    }

    void whatIsHiddenIsShownByEitherWay()
    {
        LineVisibility lines;
        lines.toggle("b");
        QCOMPARE(shown(lines), "a c r");
        LineVisibility clicked = lines;
        clicked.choose("b");
        lines.toggle("b");
        QCOMPARE(shown(clicked), "a b c r");
        QCOMPARE(shown(lines), "a b c r");
    }

    /// Also beside a line that is shown alone: what is said of it is that it is shown, not that others go.
    void whatIsHeldBackIsShownByEitherWay()
    {
        for (const bool isOneAlone : {false, true}) {
            LineVisibility byClick = withHeldRest();
            QVERIFY(byClick.isHeldBack("r"));
            QCOMPARE(shown(byClick), "a b c");
            if (isOneAlone)
                byClick.choose("a");
            LineVisibility byKey = byClick;
            byClick.choose("r");
            byKey.toggle("r");
            QCOMPARE(shown(byClick), isOneAlone ? "a r" : "a b c r");
            QCOMPARE(shown(byKey), shown(byClick));
            QVERIFY(!byClick.isHeldBack("r"));
        }
    }

    void whatIsHeldBackReturnsWhenItIsNoLongerFarAbove()
    {
        LineVisibility lines;
        lines.holdBack({{"r", 25}}, 10);
        QVERIFY(lines.isShown("r"));
        lines.holdBack({{"r", 31}}, 10);
        QVERIFY(!lines.isShown("r"));
        lines.holdBack({{"r", 25}}, 10); // or it would come and go
        QVERIFY(!lines.isShown("r"));
        lines.holdBack({{"r", 20}}, 10);
        QVERIFY(lines.isShown("r"));
        lines.holdBack({{"r", 100}}, 0); // above nothing
        QVERIFY(lines.isShown("r"));
    }

    void whoAskedForItKeepsItUntilItIsHiddenAgain()
    {
        LineVisibility lines = withHeldRest();
        lines.toggle("r");
        lines.holdBack({{"r", 20}}, 10);
        lines.holdBack({{"r", 200}}, 10);
        QVERIFY(lines.isShown("r"));
        lines.toggle("r");
        QVERIFY(!lines.isShown("r"));
    }

    void whenWhatWasAloneHasGoneAllAreShown()
    {
        LineVisibility lines;
        lines.choose("b");
        QVERIFY(!lines.setLines({"a", "b"}));
        QVERIFY(lines.setLines({"a", "c"}));
        QCOMPARE(shown(lines), "a b c r");
        QVERIFY(!lines.setLines({"a", "c"}));
    }
};

QUOTADECK_TEST(TestLineVisibility, NoApplication)
} // namespace tst_linevisibility

#include "tst_linevisibility.moc"

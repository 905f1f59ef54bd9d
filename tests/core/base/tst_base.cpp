// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/queuepath.h"
#include "core/base/saturating.h"
#include "core/base/text.h"

#include <QTest>

using namespace quotadeck;

class TestBase : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sumsAreHeldAtTheLimits() // RES-30
    {
        QCOMPARE(saturatingAdd(kMaxQuantity, 1), kMaxQuantity);
        QCOMPARE(saturatingAdd(kMinQuantity, -1), kMinQuantity);
        QCOMPARE(saturatingAdd(kMaxQuantity, kMinQuantity), Quantity{-1});
        QCOMPARE(saturatingSubtract(0, kMinQuantity), kMaxQuantity);
        QCOMPARE(saturatingSubtract(-2, kMaxQuantity), kMinQuantity);
        QCOMPARE(saturatingMultiply(kMaxQuantity, -2), kMinQuantity);
        QCOMPARE(saturatingMultiply(kMinQuantity, -1), kMaxQuantity);
        QCOMPARE(saturatingMultiply(-3, 5), Quantity{-15});
    }

    void pathsKnowTheirFamily()
    {
        const QueuePath path("root.sales.crm");

        QCOMPARE(std::string(path.name()), "crm");
        QCOMPARE(path.parent(), QueuePath("root.sales"));
        QVERIFY(QueuePath("root").parent().isEmpty());
        QCOMPARE(path.child("eu").text(), "root.sales.crm.eu");
        QCOMPARE(path.parts().size(), std::size_t{3});
        QVERIFY(QueuePath("root.sales").contains(path));
        QVERIFY(path.contains(path));
        QVERIFY(!QueuePath("root.sal").contains(path));
        QCOMPARE(QueuePath("root.Dev").lowered(), QueuePath("root.dev"));
    }

    void trimsWhatTheSchedulerCallsSpace() // RES-4
    {
        QCOMPARE(std::string(trimmedUnicode("\u00A0\u2003\v a b\u3000\n")), "a b");
        QCOMPARE(std::string(trimmedUnicode("\u2003")), "");
        QCOMPARE(splitUnicodeSpace("  u1,u2 \u00A0 g ").size(), std::size_t{2});
        QVERIFY(splitUnicodeSpace(" \t").empty());
    }

    void comparesAsciiCaseOnly()
    {
        QVERIFY(equalsIgnoringAsciiCase("ROOT", "root"));
        QVERIFY(!equalsIgnoringAsciiCase("\u00C4", "\u00E4"));
        QCOMPARE(codePointCount("a\u00E4\u20AC"), std::size_t{3});
    }
};

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"

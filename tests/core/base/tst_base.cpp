// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/durationtext.h"
#include "core/base/goduration.h"
#include "core/base/jsontext.h"
#include "core/base/queuepath.h"
#include "core/base/saturating.h"
#include "core/base/terminaltext.h"
#include "core/base/text.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_base {
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

    void readsAndPrintsDurations_data() // CFG-32
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("printed"); // empty: illegal
        const auto row = [](const char* text, const char* printed) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(printed);
        };
        row("30s", "30s");
        row("120s", "2m0s");
        row("1m30s", "1m30s");
        row("60m", "1h0m0s");
        row("1.5h", "1h30m0s");
        row(".5s", "500ms");
        row("5.s", "5s");
        row("1.5s", "1.5s");
        row("-1.5us", "-1.5\u00B5s");
        row("2\u00B5s3ns", "2.003\u00B5s");
        row("+0", "0s");
        row("0ms", "0s");
        row("2562047h47m16.854775807s", "2562047h47m16.854775807s");
        row("2562048h", "");
        row("99999999999999999999h", "");
        row("10", "");
        row("", "");
        row("-", "");
        row("5 s", "");
        row("1d", "");
        row(".s", "");
        row("1s5", "");
    }

    void readsAndPrintsDurations()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, printed);

        const auto duration = parseGoDuration(text.toStdString());

        QCOMPARE(QByteArray::fromStdString(duration ? goDurationText(*duration) : ""), printed);
    }

    void durationsForPeopleAreNotThoseOfFiles()
    {
        using namespace std::chrono_literals;
        QCOMPARE(durationMessage(10min).english(), std::string("10 min"));
        QCOMPARE(durationMessage(150s).english(), std::string("2 min 30 s"));
        QCOMPARE(durationMessage(4900ms).english(), std::string("4.9 s"));
        QCOMPARE(durationMessage(0s).english(), std::string("0 s"));
        QCOMPARE(ageMessage(150s).english(), std::string("2 min"));
        QCOMPARE(ageMessage(1000h).english(), std::string("41 d 16 h"));
    }

    void comparesAsciiCaseOnly()
    {
        QVERIFY(equalsIgnoringAsciiCase("ROOT", "root"));
        QVERIFY(!equalsIgnoringAsciiCase("\u00C4", "\u00E4"));
        QCOMPARE(codePointCount("a\u00E4\u20AC"), std::size_t{3});
    }

    void knowsValidUtf8_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("valid");
        QTest::newRow("all lengths") << QByteArray("a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80") << 10;
        QTest::newRow("borders") << QByteArray(
            "\x7F\xC2\x80\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xF4\x8F\xBF\xBF")
                                 << 16;
        QTest::newRow("lone continuation") << QByteArray("a\x80") << 1;
        QTest::newRow("overlong 2") << QByteArray("\xC1\xBF") << 0;
        QTest::newRow("overlong 3") << QByteArray("\xE0\x9F\xBF") << 0;
        QTest::newRow("overlong 4") << QByteArray("\xF0\x8F\xBF\xBF") << 0;
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 0;
        QTest::newRow("beyond") << QByteArray("\xF4\x90\x80\x80") << 0;
        QTest::newRow("cut off") << QByteArray("a\xE2\x82") << 1;
        QTest::newRow("cut by ASCII") << QByteArray("\xE2\x82z") << 0;
    }

    void knowsValidUtf8()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, valid);
        QCOMPARE(validUtf8Length(text.toStdString()), static_cast<std::size_t>(valid));
    }

    void quotesForJson()
    {
        QCOMPARE(jsonQuoted("a\"\\\n\r\t\x01\u00E4"), std::string("\"a\\\"\\\\\\n\\r\\t\\u0001\u00E4\""));
        QCOMPARE(jsonQuoted("x\xFF\xC3(y"), std::string("\"x\uFFFD\uFFFD(y\""));
    }

    void treeOrderKeepsSubtreesTogether()
    {
        const QueuePath a("root.a");
        QVERIFY(precedesInTree(QueuePath("root"), a));
        QVERIFY(precedesInTree(a, QueuePath("root.a.z")));
        QVERIFY(precedesInTree(QueuePath("root.a.z"), QueuePath("root.a-b")));
        QVERIFY(!precedesInTree(QueuePath("root.a-b"), QueuePath("root.a.z")));
        QVERIFY(precedesInTree(QueuePath("root.z"), QueuePath("root.\xC3\xBC"))); // bytes are unsigned
        QVERIFY(!precedesInTree(a, a));
        QVERIFY(precedesInTree(QueuePath(), a));
    }

    void hidesFromATerminalWhatDrivesIt()
    {
        QCOMPARE(printable("caf\xC3\xA9\tbar"), std::string("caf\xC3\xA9 bar"));
        QCOMPARE(printable("a\tb", Tabs::Keep), std::string("a\tb"));
        const std::string hidden("\xEF\xBF\xBD");
        QCOMPARE(printable("\x1b[31mred"), hidden + "[31mred");
        QCOMPARE(printable("\xC2\x9B"), hidden); // CSI in one character
        QCOMPARE(printable("\xFF!"), hidden + "!");
    }

    void wellFormedUtf8IsMeasured()
    {
        QCOMPARE(wellFormedUtf8Length("a"), std::size_t{1});
        QCOMPARE(wellFormedUtf8Length("\xC3\xBCx"), std::size_t{2});
        QCOMPARE(wellFormedUtf8Length("\xE2\x82\xAC"), std::size_t{3});
        QCOMPARE(wellFormedUtf8Length("\xF4\x8F\xBF\xBF"), std::size_t{4});
        for (const auto* malformed : {"", "\x80", "\xC3", "\xC3x", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80",
                                      "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF"})
            QCOMPARE(wellFormedUtf8Length(malformed), std::size_t{0});
    }
};

QUOTADECK_TEST(TestBase, NoApplication)
} // namespace tst_base

#include "tst_base.moc"

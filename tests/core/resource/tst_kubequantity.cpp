// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantity.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_kubequantity {
using namespace quotadeck;

namespace {
constexpr qint64 kMost = kMaxQuantity;
}

class TestKubeQuantity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void quantitiesAreReadAndRoundedUp_data() // NSQ-6, NSQ-7
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("plain");
        QTest::addColumn<qint64>("vcore");
        const auto row = [](const char* text, qint64 plain, qint64 vcore) {
            QTest::addRow("NSQ-7: %s", text) << QByteArray(text) << plain << vcore;
        };
        row("0", 0, 0);
        row("00", 0, 0);
        row("1", 1, 1000);
        row("+1", 1, 1000);
        row("-1", -1, -1000);
        row("64", 64, 64'000);
        row("250m", 1, 250);
        row("100m", 1, 100);
        row("0.1", 1, 100);
        row(".5", 1, 500);
        row("5.", 5, 5000);
        row("0.0001", 1, 1);
        row("-0.0001", -1, -1);
        row("1.0001", 2, 1001);
        row("2.000", 2, 2000);
        row("1n", 1, 1);
        row("1000000n", 1, 1);
        row("1001u", 1, 2);
        row("2000u", 1, 2);
        row("500M", 500'000'000, 500'000'000'000);
        row("100G", 100'000'000'000, 100'000'000'000'000); // NSQ-5
        row("100Gi", 107'374'182'400, 107'374'182'400'000); // NSQ-5
        row("1Gi", 1'073'741'824, 1'073'741'824'000);
        row("1.5Gi", 1'610'612'736, 1'610'612'736'000);
        row("0.1Ki", 103, 102'400);
        row("1.1Ki", 1127, 1'126'400);
        row("1e3", 1000, 1'000'000);
        row("1E3", 1000, 1'000'000);
        row("1e+3", 1000, 1'000'000);
        row("12e-1", 2, 1200);
        row("1E", 1'000'000'000'000'000'000, kMost);
        row("1Ei", 1'152'921'504'606'846'976, kMost);
        row("1k", 1000, 1'000'000);
        row("9223372036854775807", kMost, kMost);
        row("9223372036854775808", kMost, kMost);
        row("-9223372036854775808", -kMost, -kMost);
        row("9223372036854775806.5", kMost, kMost);
        row("1e127", kMost, kMost);
        row("0e127", 0, 0);
        row("1e-128", 1, 1);
        row("1e128", kMost, kMost);
        row("1e-129", 1, 1);
        row("1e9223372036854775807", kMost, kMost);
        row("-1E-9223372036854775808", -1, -1);
        row("0e9223372036854775807", 0, 0);
        row("0.000000000000000000000000000005e+30", 5, 5000);
        row("123456789012345678901234567890n", kMost, kMost);
        row("1234567890123456789012345n", 1'234'567'890'123'457, 1'234'567'890'123'456'790);
    }

    void quantitiesAreReadAndRoundedUp()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, plain);
        QFETCH(qint64, vcore);
        QCOMPARE(parseKubeQuantity(text.toStdString(), QuantityKind::Plain).value(), plain);
        QCOMPARE(parseKubeQuantity(text.toStdString(), QuantityKind::Vcore).value(), vcore);
    }

    void otherTextsAreRefused_data() // NSQ-6
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"",
                                 " ",
                                 ".",
                                 "-",
                                 "+",
                                 "x",
                                 "Gi",
                                 "1 Gi",
                                 " 1",
                                 "1 ",
                                 "1K",
                                 "1ki",
                                 "1mi",
                                 "1Gib",
                                 "1G i",
                                 "1e",
                                 "1e+",
                                 "1e1.5",
                                 "1e+-3",
                                 "1e++3",
                                 "1e-+3",
                                 "1e--3",
                                 "1e9223372036854775808",
                                 "1e3Gi",
                                 "--1",
                                 "1.2.3",
                                 "0x10",
                                 "1_0",
                                 "1,5",
                                 "\xD9\xA1"})
            QTest::addRow("NSQ-6: \"%s\"", text) << QByteArray(text);
        QTest::addRow("NSQ-6: no end of digits") << QByteArray(100'000, '1');
    }

    void otherTextsAreRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseKubeQuantity(text.toStdString(), QuantityKind::Plain));
        QVERIFY(!parseKubeQuantity(text.toStdString(), QuantityKind::Vcore));
    }

    void cpuIsVcore() // NSQ-7
    {
        Resource resource;
        QVERIFY(setKubeResource(resource, "cpu", "250m").has_value());
        QVERIFY(setKubeResource(resource, "memory", "1Gi").has_value());
        QVERIFY(setKubeResource(resource, "hugepages-1Gi", "1").has_value());
        QVERIFY(setKubeResource(resource, "nvidia.com/gpu", "1").has_value());
        const Resource expected{
            {"vcore", 250}, {"memory", 1073741824}, {"hugepages-1Gi", 1}, {"nvidia.com/gpu", 1}};
        QVERIFY(resource == expected);

        QVERIFY(!setKubeResource(resource, "memory", "lots"));
        QVERIFY(resource == expected);
    }
};

QUOTADECK_TEST(TestKubeQuantity, NoApplication)
} // namespace tst_kubequantity

#include "tst_kubequantity.moc"

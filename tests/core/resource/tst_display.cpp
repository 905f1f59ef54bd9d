// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/display.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_display {
using namespace quotadeck;

class TestDisplay : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsAmountsInTheirUnits_data() // RES-42
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<qint64>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("vcore zero") << QByteArray("vcore") << qint64(0) << "0";
        QTest::newRow("half a core") << QByteArray("vcore") << qint64(500) << "500m";
        QTest::newRow("one core") << QByteArray("vcore") << qint64(1000) << "1";
        QTest::newRow("many cores") << QByteArray("vcore") << qint64(1500000) << "1.5k";
        QTest::newRow("memory") << QByteArray("memory") << qint64(1536) << "1.5 KiB";
        QTest::newRow("memory zero") << QByteArray("memory") << qint64(0) << "0 B";
        QTest::newRow("rounds into the next unit")
            << QByteArray("memory") << (qint64(1) << 30) - 1 << "1 GiB";
        QTest::newRow("largest") << QByteArray("memory") << std::numeric_limits<qint64>::max() << "8 EiB";
        QTest::newRow("smallest") << QByteArray("memory") << std::numeric_limits<qint64>::min() << "-8 EiB";
        QTest::newRow("storage") << QByteArray("ephemeral-storage") << qint64(1050) << "1.05 kB";
        QTest::newRow("items") << QByteArray("nvidia.com/gpu") << qint64(4) << "4";
        QTest::newRow("many items") << QByteArray("pods") << qint64(12345) << "12.35k";
        QTest::newRow("negative headroom") << QByteArray("vcore") << qint64(-1500) << "-1.5";
    }

    void showsAmountsInTheirUnits()
    {
        QFETCH(QByteArray, type);
        QFETCH(qint64, value);
        QFETCH(QString, text);

        QCOMPARE(QString::fromStdString(displayQuantity(ResourceType(type.toStdString()), value)), text);
    }

    void ordersTypesAsPeopleExpect() // RES-42
    {
        QCOMPARE(
            resourceMessage(Resource{{"a/gpu", 1}, {"pods", 2}, {"vcore", 500}, {"memory", 1024}}).english(),
            "memory 1 KiB, vcore 500m, pods 2, a/gpu 1");
        QCOMPARE(resourceMessage(std::nullopt).english(), "none");
    }

    void unitsCanBeChosen()
    {
        const auto text = [](const char* type, Quantity value) {
            return QString::fromStdString(displayQuantity(ResourceType(type), value));
        };
        setDisplayUnits({ByteUnits::Decimal, CoreUnits::Millicores});
        QCOMPARE(text("memory", 1'500'000'000), "1.5 GB");
        QCOMPARE(text("ephemeral-storage", 1'500'000'000), "1.5 GB");
        QCOMPARE(text("vcore", 1500), "1500m");
        QCOMPARE(text("vcore", -1500), "-1500m");
        QCOMPARE(text("vcore", 0), "0");
        setDisplayUnits({ByteUnits::Binary, CoreUnits::Usual});
        QCOMPARE(text("memory", 1610612736), "1.5 GiB");
        QCOMPARE(text("ephemeral-storage", 1610612736), "1.5 GiB");
        QCOMPARE(text("vcore", 1500), "1.5");
        setDisplayUnits({});
        QCOMPARE(text("ephemeral-storage", 1'500'000'000), "1.5 GB");
    }
};

QUOTADECK_TEST(TestDisplay, NoApplication)
} // namespace tst_display

#include "tst_display.moc"

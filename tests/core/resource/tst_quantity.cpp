// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantity.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <rapidcheck.h>

namespace tst_quantity {
using namespace quotadeck;

namespace {
QString nameOf(QuantityError error)
{
    switch (error) {
    case QuantityError::InvalidQuantity:
        return QStringLiteral("invalid-quantity");
    case QuantityError::Overflow:
        return QStringLiteral("overflow");
    case QuantityError::InvalidSuffix:
        return QStringLiteral("invalid-suffix");
    }
    return {};
}
} // namespace

class TestQuantity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsTheSchedulerOnEveryVector() // RES-4 to RES-6
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/resources/parse.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));

        int count = 0;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            const auto text = vector[QStringLiteral("text")].toString().toStdString();
            const auto kind = vector[QStringLiteral("kind")].toString() == QStringLiteral("vcore")
                ? QuantityKind::Vcore
                : QuantityKind::Plain;

            const auto actual = parseQuantity(text, kind);

            const auto error = actual ? QString() : nameOf(actual.error());
            QVERIFY2(error == vector[QStringLiteral("error")].toString(), text.c_str());
            if (actual)
                QVERIFY2(*actual == vector[QStringLiteral("value")].toInteger(), text.c_str());
            ++count;
        }
        QVERIFY(count >= 200);
    }

    void refusesInTheDocumentedOrder_data() // RES-5
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isVcore");
        QTest::addColumn<QString>("error");
        QTest::newRow("shape before size")
            << QByteArray("99999999999999999999x") << false << "invalid-quantity";
        QTest::newRow("digits before suffix") << QByteArray("99999999999999999999K") << false << "overflow";
        QTest::newRow("suffix before product")
            << QByteArray("9223372036854775807K") << false << "invalid-suffix";
        QTest::newRow("milli only for vcore") << QByteArray("10m") << false << "invalid-suffix";
        QTest::newRow("vcore product") << QByteArray("9223372036854776") << true << "overflow";
        QTest::newRow("inner no-break space") << QByteArray("10\xC2\xA0k") << false << "invalid-quantity";
        QTest::newRow("empty") << QByteArray("") << false << "invalid-quantity";
    }

    void refusesInTheDocumentedOrder()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isVcore);
        QFETCH(QString, error);

        const auto actual
            = parseQuantity(text.toStdString(), isVcore ? QuantityKind::Vcore : QuantityKind::Plain);

        QVERIFY(!actual);
        QCOMPARE(nameOf(actual.error()), error);
        QVERIFY(!describe(actual.error(), text.toStdString(), QuantityKind::Plain).isEmpty());
    }

    void writesTheLargestExactSuffix() // RES-43
    {
        QCOMPARE(formatQuantity(1LL << 31, QuantityKind::Plain, QuantityStyle::Binary), "2Gi");
        QCOMPARE(formatQuantity(1LL << 31, QuantityKind::Plain, QuantityStyle::Decimal), "2147483648");
        QCOMPARE(formatQuantity(1500, QuantityKind::Vcore, QuantityStyle::Decimal), "1500m");
        QCOMPARE(formatQuantity(2000, QuantityKind::Vcore, QuantityStyle::Decimal), "2");
        QCOMPARE(formatQuantity(0, QuantityKind::Plain, QuantityStyle::Binary), "0");
        QCOMPARE(quantityStyle(" 10Gi "), QuantityStyle::Binary);
        QCOMPARE(quantityStyle("10G"), QuantityStyle::Decimal);
    }

    void writtenQuantitiesReadBack() // RES-43
    {
        const bool holds = rc::check([] {
            const auto shift = *rc::gen::inRange(0, 63);
            const Quantity value = *rc::gen::nonNegative<Quantity>() >> shift << shift & kMaxQuantity;
            for (const auto kind : {QuantityKind::Plain, QuantityKind::Vcore}) {
                for (const auto style : {QuantityStyle::Decimal, QuantityStyle::Binary}) {
                    const auto text = formatQuantity(value, kind, style);
                    RC_ASSERT(parseQuantity(text, kind) == value);
                }
            }
        });
        QVERIFY(holds);
    }
};

QUOTADECK_TEST(TestQuantity, NoApplication)
} // namespace tst_quantity

#include "tst_quantity.moc"

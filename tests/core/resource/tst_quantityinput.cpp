// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantityinput.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <rapidcheck.h>

namespace tst_quantityinput {
using namespace quotadeck;

namespace {
QString typed(const char* text, const char* type, const char* whole = nullptr)
{
    const auto read = readTypedQuantity(text, quantityKind(type),
                                        whole ? std::optional<std::string_view>(whole) : std::nullopt);
    return QString::fromStdString(read ? read->text : "refused: " + read.error().message.english());
}
} // namespace

class TestQuantityInput : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsTypedIsWrittenInItsShortestExactForm_data() // RES-43
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* type, const char* text, const char* written) {
            QTest::addRow("%s %s", type, text) << QByteArray(type) << QByteArray(text) << QString(written);
        };
        row("memory", "1.5Ti", "1536Gi");
        row("memory", "1024Mi", "1Gi");
        row("memory", " 64 Gi ", "64Gi");
        row("memory", "64", "64");
        row("memory", "1.1Ti", "1126Gi"); // 1126.4
        row("memory", "2.5G", "2500M");
        row("vcore", "1.5", "1500m");
        row("vcore", "0.5", "500m");
        row("vcore", "4000m", "4");
        row("gpu", "2.5", "2");
        row("gpu", "0", "0");
    }

    void whatIsTypedIsWrittenInItsShortestExactForm()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, text);
        QFETCH(QString, written);
        QCOMPARE(typed(text.constData(), type.constData()), written);
    }

    void aPartNeedsAMaximum()
    {
        QCOMPARE(typed("50%", "memory", "3Ti"), QStringLiteral("1536Gi"));
        QCOMPARE(typed("12.5 %", "vcore", "100"), QStringLiteral("12500m"));
        QCOMPARE(typed("33%", "memory", "10Gi"), QStringLiteral("3379Mi")); // 3379.2
        QVERIFY(typed("50%", "memory").startsWith(QStringLiteral("refused: no maximum is set")));
        QVERIFY(typed("half%", "memory", "3Ti").startsWith(QStringLiteral("refused: \"half%\"")));
    }

    void nonsenseIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "12 apples", "1.Gi", ".", "1..5", "-4", "10K", "4.5m", "9.5E", "1.5Xi"})
            QTest::addRow("%s", text) << QByteArray(text);
    }

    void nonsenseIsRefusedWithTheReason() // RES-5
    {
        QFETCH(QByteArray, text);
        QVERIFY2(typed(text.constData(), "memory").startsWith(QStringLiteral("refused: \"")),
                 qPrintable(typed(text.constData(), "memory")));
    }

    void whatTheConfigurationMayHoldKeepsItsValue()
    {
        QVERIFY(rc::check("typing a legal quantity writes an equal one", [] {
            const auto value = *rc::gen::inRange<Quantity>(0, kMaxQuantity);
            const auto kind = *rc::gen::element(QuantityKind::Plain, QuantityKind::Vcore);
            const auto style = *rc::gen::element(QuantityStyle::Decimal, QuantityStyle::Binary);
            const auto read = readTypedQuantity(formatQuantity(value, kind, style), kind);
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->value == value);
            RC_ASSERT(parseQuantity(read->text, kind).value() == value);
        }));
    }
};

QUOTADECK_TEST(TestQuantityInput, QCoreApplication)
} // namespace tst_quantityinput

#include "tst_quantityinput.moc"

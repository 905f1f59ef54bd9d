// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/pricetable.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_price {
using namespace quotadeck;
using namespace quotadeck::usage;

namespace {
constexpr Quantity kGibibyte = Quantity{1} << 30;
constexpr Quantity kMonth = 30 * 24; // hours

Price hourly(const char* money, Quantity amount)
{
    return pricePerHour(*parseMoney(money), amount);
}
} // namespace

class TestPrice : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pricesTheSeedsSample() // SUM-8, seed 003
    {
        // 1622 core seconds; 38315403247616 / 2^30 gibibyte seconds
        QCOMPARE(costOf(1622000, hourly("0.04", 1000)), Money{18022222});
        QCOMPARE(costOf(38315403247616, hourly("0.005", kGibibyte)), Money{49561111});
    }

    void aMonthOfALargeNodeIsExact() // SUM-8: beyond 2^53 byte-seconds
    {
        const Quantity byteSeconds = kMonth * 3600 * 1024 * kGibibyte; // a tebibyte
        // One unit for a gibibyte hour: a billionth buys 3865.47 byte-seconds.
        const Price price = hourly("1", kGibibyte);

        QCOMPARE(formatMoney(costOf(byteSeconds, price)), "737280");
        QCOMPARE(formatMoney(costOf(byteSeconds + 3866, price)), "737280.000000001");
    }

    void amountsBeyond64BitsAreExact() // SUM-8: a thousand such nodes for a year
    {
        const Amount byteSeconds = Amount{1000} * 365 * 24 * 3600 * 1024 * kGibibyte;
        QCOMPARE(formatMoney(costOf(byteSeconds, hourly("0.000001", kGibibyte))), "8970.24");
    }

    void roundsHalfUpOnce() // SUM-8
    {
        const auto cost = [](Amount amount, const Price& price) { return costOf(amount, price); };
        QCOMPARE(cost(1, {1, 2}), Money{1});
        QCOMPARE(cost(2, {1, 2}), Money{1});
        QCOMPARE(cost(3, {1, 2}), Money{2});
        QCOMPARE(cost(-1, {1, 2}), Money{-1});
        QCOMPARE(cost(0, {1, 2}), Money{0});
        QCOMPARE(cost(1, {1, 3}), Money{0});
        QCOMPARE(cost(2, {1, 3}), Money{1});
    }

    void theLargestNumbersAreHeld() // SUM-3, SUM-8
    {
        constexpr Money kMost = std::numeric_limits<Money>::max();
        QCOMPARE(costOf(kMaxQuantity, {kMost, 1}), kMost);
        QCOMPARE(costOf(kMaxQuantity, {kMost, kMaxQuantity}), kMost);
        QCOMPARE(costOf(Amount{1} << 120, {kMost, 1}), kMost);
        QCOMPARE(costOf(-(Amount{1} << 120), {kMost, 1}), std::numeric_limits<Money>::min());
    }

    void aPriceOfAnyAmountIsExact() // SUM-8: neither 3600 times the amount nor the product needs to fit
    {
        constexpr Money kOne = 1'000'000'000;
        const Price price = pricePerHour(kOne, kMaxQuantity / 2);
        QCOMPARE(costOf(Amount{kMaxQuantity / 2} * 3600, price), kOne);
        QCOMPARE(costOf(Amount{kMaxQuantity / 2} * 1800, price), kOne / 2);
        constexpr Amount kPart = Amount{1} << 74;
        const Price large{Money{1} << 60, kPart * 2};
        QCOMPARE(costOf(kPart, large), Money{1} << 59);
        QCOMPARE(costOf(-kPart, large), -(Money{1} << 59));
        QCOMPARE(costOf(kPart * 7, large), Money{7} << 59);
        const Price third{Money{1} << 60, kPart * 3};
        QCOMPARE(costOf(kPart, third), (Money{1} << 60) / 3); // and 1/3
        QCOMPARE(costOf(kPart * 2, third), (Money{2} << 60) / 3 + 1); // and 2/3
    }

    void moneyGoesThereAndBack_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("money");
        const auto row
            = [](const char* text, qint64 money) { QTest::newRow(text) << QByteArray(text) << money; };
        row("0", 0);
        row("12", 12'000'000'000);
        row("0.0416", 41'600'000);
        row("0.000000001", 1);
        row("9223372036.854775807", std::numeric_limits<qint64>::max());
    }

    void moneyGoesThereAndBack()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, money);
        QCOMPARE(qint64(parseMoney(text.toStdString()).value()), money);
        QCOMPARE(QByteArray::fromStdString(formatMoney(money)), text);
    }

    void negativeMoneyIsWritten()
    {
        QCOMPARE(formatMoney(-1'500'000'000), "-1.5");
        QCOMPARE(formatMoney(std::numeric_limits<Money>::min()), "-9223372036.854775808");
    }

    void otherTextsAreNoMoney()
    {
        for (const char* text : {"", ".", "1.", ".5", "-1", "+1", " 1", "1 ", "1,5", "1e3", "0.0000000001",
                                 "1.2.3", "9223372036.854775808", "99999999999999999999"})
            QVERIFY2(!parseMoney(text), text);
        QVERIFY(isMoneyText("9223372036.854775808")); // too large, but written as money is
        QVERIFY(!isMoneyText("0.0000000001") && !isMoneyText("1.") && !isMoneyText(""));
    }
};

QUOTADECK_TEST(TestPrice, NoApplication)
} // namespace tst_price

#include "tst_price.moc"

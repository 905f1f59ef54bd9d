// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/usagereport.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_usagecost {
using namespace quotadeck;
using namespace quotadeck::cluster;

namespace {
const ResourceType kVcore("vcore");
const ResourceType kMemory("memory");
constexpr Quantity kGibibyte = Quantity{1} << 30;
constexpr Quantity kMonth = 30 * 24; // hours

PriceList hourly(const char* core, const char* gibibyte)
{
    return {{{kVcore, pricePerHour(*parseMoney(core), 1000)},
             {kMemory, pricePerHour(*parseMoney(gibibyte), kGibibyte)}},
            {}};
}
} // namespace

class TestUsageCost : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pricesTheSeedsSample() // SUM-8, seed 003
    {
        const ResourceHistory history{{"instType1", {{"memory", 38315403247616}, {"vcore", 1622000}}}};

        const Cost cost = costOf(history, hourly("0.04", "0.005"));

        // 1622 core seconds; 38315403247616 / 2^30 gibibyte seconds
        QCOMPARE(cost.entries,
                 (std::vector<CostEntry>{{"instType1", kMemory, 38315403247616, 49561111},
                                         {"instType1", kVcore, 1622000, 18022222}}));
        QCOMPARE(cost.total, Money{49561111 + 18022222});
        QVERIFY(cost.unpriced.empty());
    }

    void aMonthOfALargeNodeIsExact() // SUM-8: beyond 2^53 byte-seconds
    {
        const Quantity byteSeconds = kMonth * 3600 * 1024 * kGibibyte; // a tebibyte
        const ResourceHistory exact{{"", {{"memory", byteSeconds}}}};
        const ResourceHistory oneMore{{"", {{"memory", byteSeconds + 3866}}}};
        // One unit for a gibibyte hour: a billionth buys 3865.47 byte-seconds.
        const PriceList prices = hourly("1", "1");

        QCOMPARE(formatMoney(costOf(exact, prices).total), "737280");
        QCOMPARE(formatMoney(costOf(oneMore, prices).total), "737280.000000001");
    }

    void roundsHalfUpOnce() // SUM-8
    {
        PriceList prices;
        prices.standard[kVcore] = {1, 2};
        const auto cost = [&](Quantity amount) { return costOf({{"", {{"vcore", amount}}}}, prices).total; };
        QCOMPARE(cost(1), Money{1});
        QCOMPARE(cost(2), Money{1});
        QCOMPARE(cost(3), Money{2});
        QCOMPARE(cost(-1), Money{-1});
        QCOMPARE(cost(0), Money{0});
        prices.standard[kVcore] = {1, 3};
        QCOMPARE(cost(1), Money{0});
        QCOMPARE(cost(2), Money{1});
    }

    void theLargestNumbersAreHeld() // SUM-3, SUM-8
    {
        PriceList prices;
        prices.standard[kMemory] = {std::numeric_limits<Money>::max(), 1};
        prices.standard[kVcore] = {std::numeric_limits<Money>::max(), kMaxQuantity};
        const Cost cost = costOf({{"", {{"memory", kMaxQuantity}, {"vcore", kMaxQuantity}}}}, prices);
        QCOMPARE(cost.entries[0].money, std::numeric_limits<Money>::max());
        QCOMPARE(cost.entries[1].money, std::numeric_limits<Money>::max());
        QCOMPARE(cost.total, std::numeric_limits<Money>::max());
    }

    void instanceTypesMayHaveTheirOwnPrices()
    {
        PriceList prices = hourly("1", "2");
        prices.byInstanceType["gpu.large"][kVcore] = pricePerHour(*parseMoney("5"), 1000);
        const ResourceHistory history{
            {"", {{"vcore", 3'600'000}}},
            {"gpu.large", {{"vcore", 3'600'000}, {"memory", 3600 * kGibibyte}, {"nvidia.com/gpu", 3600}}}};

        const Cost cost = costOf(history, prices);

        QCOMPARE(formatMoney(cost.total), "8");
        QCOMPARE(cost.unpriced,
                 (std::vector<std::pair<std::string, ResourceType>>{
                     {"gpu.large", ResourceType("nvidia.com/gpu")}}));
        QVERIFY(costOf({}, prices).entries.empty());
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
    }
};

QUOTADECK_TEST(TestUsageCost, NoApplication)
} // namespace tst_usagecost

#include "tst_usagecost.moc"

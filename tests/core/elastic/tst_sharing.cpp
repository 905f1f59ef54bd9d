// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/sharing.h"
#include "tests/core/elastic/quotatext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

namespace tst_sharing {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
struct Sibling
{
    Quantity request = 0;
    Quantity floor = 0;
    Quantity weight = 0;
    bool lends = true;
};

std::vector<Quantity> shared(Quantity total, const std::vector<Sibling>& siblings,
                             ShareTrace* trace = nullptr)
{
    std::vector<Quantity> request;
    std::vector<Quantity> floor;
    std::vector<Quantity> weight;
    std::vector<std::uint8_t> lends;
    for (const Sibling& sibling : siblings) {
        request.push_back(sibling.request);
        floor.push_back(sibling.floor);
        weight.push_back(sibling.weight);
        lends.push_back(sibling.lends ? 1 : 0);
    }
    std::vector<Quantity> runtime(siblings.size());
    ShareScratch scratch;
    shareLevel({total, request, floor, weight, lends}, runtime, scratch, trace);
    return runtime;
}

using Random = std::mt19937_64;
Quantity below(Random& random, Quantity bound)
{
    return bound <= 0 ? 0 : static_cast<Quantity>(random() % static_cast<std::uint64_t>(bound));
}

std::vector<Sibling> anySiblings(Random& random)
{
    constexpr std::array<Quantity, 3> kSizes{12, 100'000, Quantity{1} << 50};
    const Quantity size = kSizes.at(random() % kSizes.size());
    std::vector<Sibling> siblings(1 + random() % 12);
    for (Sibling& sibling : siblings)
        sibling = {below(random, size), below(random, size), below(random, size), random() % 4 != 0};
    return siblings;
}

WideQuantity sum(const std::vector<Quantity>& values)
{
    return std::accumulate(values.begin(), values.end(), WideQuantity{0});
}

Quantity wanted(const Sibling& sibling)
{
    return sibling.lends ? sibling.request : std::max(sibling.request, sibling.floor);
}

std::string text(const std::vector<Quantity>& values)
{
    std::string joined;
    for (const Quantity value : values)
        joined += (joined.empty() ? "" : " ") + std::to_string(value);
    return joined;
}
} // namespace

class TestSharing : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theInvariantsHoldOnAnyLevel() // EQ-39
    {
        Random random(39);
        std::size_t mostRounds = 0;
        for (int i = 0; i < 20'000; ++i) {
            const auto siblings = anySiblings(random);
            const Quantity total = below(random, Quantity{1} << (1 + random() % 52)) - 5;
            ShareTrace trace;
            const auto runtime = shared(total, siblings, &trace);
            WideQuantity want = 0;
            bool hasAllWeights = true;
            for (std::size_t at = 0; at < siblings.size(); ++at) {
                const Sibling& sibling = siblings[at];
                QVERIFY(runtime[at] >= std::min(sibling.request, sibling.floor));
                QVERIFY(runtime[at] <= wanted(sibling));
                want += wanted(sibling);
                hasAllWeights = hasAllWeights && sibling.weight > 0;
            }
            if (sum(trace.start) <= total) {
                QVERIFY(sum(runtime) <= total);
                if (hasAllWeights)
                    QVERIFY(sum(runtime) == std::min<WideQuantity>(total, want));
                QVERIFY(sum(runtime) + trace.unassigned == total);
            } else {
                QVERIFY(runtime == trace.start); // EQ-35
            }
            mostRounds = std::max(mostRounds, trace.rounds.size());
        }
        QVERIFY(mostRounds >= 3); // EQ-101: or the levels were too easy
    }

    void aTraceNeverChangesTheResult()
    {
        Random random(40);
        for (int i = 0; i < 2000; ++i) {
            const auto siblings = anySiblings(random);
            const Quantity total = below(random, Quantity{1} << 45);
            ShareTrace trace;
            QVERIFY(shared(total, siblings, &trace) == shared(total, siblings));
            for (const ShareRound& round : trace.rounds) { // each round hands out its pool, to the unit
                Quantity handed = 0;
                for (const RoundShare& share : round.shares)
                    handed += share.share();
                QCOMPARE(handed, round.pool);
            }
        }
    }

    void equalityDoesNotCompete() // EC-2
    {
        QCOMPARE(text(shared(10, {{4, 4, 100}, {10, 0, 1}})), std::string("4 6"));
    }

    void withoutWeightsThePoolStays() // EC-3
    {
        ShareTrace trace;
        QCOMPARE(text(shared(10, {{9, 2, 0}, {9, 1, 0}}, &trace)), std::string("2 1"));
        QCOMPARE(trace.unassigned, Quantity{7});
    }

    void unitsNeitherAppearNorVanish() // EC-4, EC-5
    {
        const std::vector<Sibling> three(3, Sibling{10, 0, 1});
        QCOMPARE(text(shared(2, three)), std::string("1 1 0"));
        QCOMPARE(text(shared(1, three)), std::string("1 0 0"));
    }

    void bytesBeyondADoubleAreExact() // EC-7
    {
        constexpr Quantity kTotal = 9'007'199'254'740'993;
        QCOMPARE(shared(kTotal, {{kTotal + 10, 0, 3}}).front(), kTotal);
    }

    void eightyOneCards() // EC-8
    {
        std::vector<Sibling> siblings(8, Sibling{100, 8, 1});
        siblings.insert(siblings.end(), 2, Sibling{100, 7, 1});
        siblings.push_back({0, 3, 1});
        QCOMPARE(text(shared(81, siblings)), std::string("9 9 9 8 8 8 8 8 7 7 0"));
    }

    void aNegativeTotalGivesNothing() // EC-9
    {
        QCOMPARE(text(shared(-5, {{4, 0, 1}})), std::string("0"));
    }

    void aLargerTotalMayCostAUnit() // EC-26, EQ-40
    {
        const std::vector<Sibling> siblings{{9, 0, 1}, {9, 0, 3}, {9, 0, 3}};
        QCOMPARE(text(shared(3, siblings)), std::string("1 1 1"));
        QCOMPARE(text(shared(4, siblings)), std::string("0 2 2"));
    }

    void theLargestAmountsDoNotWrap() // EQ-5
    {
        const std::vector<Sibling> siblings(4, Sibling{kMaxQuantity, 0, kMaxQuantity});
        const auto runtime = shared(kMaxQuantity, siblings);
        QVERIFY(sum(runtime) == kMaxQuantity);
        QCOMPARE(scaledMin(kMaxQuantity, kMaxQuantity, WideQuantity{4} * kMaxQuantity), kMaxQuantity / 4);
    }

    void scalingIsExact() // EQ-51: the products that a double gets wrong
    {
        QCOMPARE(scaledMin(29'525'231'350'689, 62'265'565'519'970, 89'702'182'690'061), 20'494'542'853'105);
        QCOMPARE(scaledMin(365'399'872'287, 174'442'942'689, 523'328'828'067) % 1000, 429);
        QCOMPARE(scaledMin(7, 60, 60), 7); // not at equality
        QCOMPARE(scaledMin(7, -1, 60), 0);
    }
};

QUOTADECK_TEST(TestSharing, NoApplication)
} // namespace tst_sharing

#include "tst_sharing.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/distribution.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <numeric>
#include <rapidcheck.h>

namespace tst_distribution {
using namespace quotadeck;
using Shares = std::vector<Quantity>;

class TestDistribution : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sharesHaveTheRatioOfTheWeights()
    {
        QCOMPARE(distributed(100, {1, 3}).value(), (Shares{25, 75}));
        QCOMPARE(distributed(0, {1, 3}).value(), (Shares{0, 0}));
        QCOMPARE(distributed(10, {5, 0, 5}).value(), (Shares{5, 0, 5}));
    }

    void theLargestRemaindersGetWhatIsLeft()
    {
        QCOMPARE(distributed(10, {1, 1, 1}).value(), (Shares{4, 3, 3})); // the first among equals
        QCOMPARE(distributed(10, {6, 3, 2}).value(), (Shares{5, 3, 2})); // 5.45, 2.73, 1.82
    }

    void sharesAreWholeSteps()
    {
        QCOMPARE(distributed(1000, {1, 2}, 100).value(), (Shares{300, 700}));
        QCOMPARE(distributed(1001, {1, 2}, 100).value(), (Shares{334, 667})); // 100 does not divide it
    }

    void withoutWeightsThereAreNoShares()
    {
        QVERIFY(!distributed(10, {0, 0}));
        QVERIFY(!distributed(10, {}));
    }

    void sumsAreExact()
    {
        QVERIFY(rc::check(
            "shares add up to the total, are within a step of the ratio, and keep the order of the weights",
            [] {
                const auto total = *rc::gen::inRange<Quantity>(0, kMaxQuantity);
                const auto weights = *rc::gen::nonEmpty(
                    rc::gen::container<Shares>(rc::gen::inRange<Quantity>(0, Quantity{1} << 40)));
                const auto step = *rc::gen::element<Quantity>(1, 2, 1000, 1024);
                const auto shares = distributed(total, weights, step);
                const auto all = std::accumulate(weights.begin(), weights.end(), Quantity{0});
                RC_ASSERT(shares.has_value() == (all > 0));
                if (!shares)
                    return;
                RC_ASSERT(std::accumulate(shares->begin(), shares->end(), Quantity{0}) == total);
                const Quantity unit = total % step == 0 ? step : 1;
                for (std::size_t i = 0; i < weights.size(); ++i) {
                    const long double exact = static_cast<long double>(total)
                        * static_cast<long double>(weights[i]) / static_cast<long double>(all);
                    RC_ASSERT(std::abs(static_cast<long double>((*shares)[i]) - exact)
                              <= static_cast<long double>(unit) + 1);
                    RC_ASSERT((*shares)[i] % unit == 0);
                    for (std::size_t j = 0; j < weights.size(); ++j)
                        RC_ASSERT(weights[i] <= weights[j] || (*shares)[i] >= (*shares)[j]);
                }
            }));
    }
};

QUOTADECK_TEST(TestDistribution, QCoreApplication)
} // namespace tst_distribution

#include "tst_distribution.moc"

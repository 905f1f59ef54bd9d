// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesbuffer.h"
#include "models/charts/tickruns.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <map>
#include <rapidcheck.h>

namespace tst_seriesbuffer {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
/// As charts read it.
std::optional<Quantity> valueAt(const SeriesBuffer& buffer, Tick tick)
{
    return ChangeCursor(buffer, tick).value();
}
} // namespace

class TestSeriesBuffer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void restingValuesCostNothing()
    {
        SeriesBuffer buffer;
        buffer.record(3, 10);
        buffer.record(4, 10);
        buffer.record(9, 10);

        QCOMPARE(buffer.size(), std::size_t{1});
        QCOMPARE(valueAt(buffer, 2), std::nullopt);
        QCOMPARE(valueAt(buffer, 8), std::optional<Quantity>(10));
    }

    void unknownIsNotZero()
    {
        SeriesBuffer buffer;
        buffer.record(1, std::nullopt);
        buffer.record(2, 0);
        buffer.record(3, std::nullopt);

        QCOMPARE(buffer.size(), std::size_t{2});
        QCOMPARE(valueAt(buffer, 1), std::nullopt);
        QCOMPARE(valueAt(buffer, 2), std::optional<Quantity>(0));
        QCOMPARE(buffer.last(), std::nullopt);
    }

    void equalsAMapOfAllTicks()
    {
        const bool holds = rc::check([] {
            SeriesBuffer buffer;
            std::map<Tick, std::optional<Quantity>> naive;
            Tick tick = 0;
            Tick forgotten = 0;
            const int steps = *rc::gen::inRange(1, 200);
            for (int step = 0; step < steps; ++step) {
                tick += static_cast<Tick>(*rc::gen::inRange(0, 3));
                std::optional<Quantity> value;
                if (*rc::gen::inRange(0, 4) > 0)
                    value = *rc::gen::inRange(0, 3);
                buffer.record(tick, value);
                naive[tick] = value;
                if (*rc::gen::inRange(0, 10) == 0) {
                    forgotten = std::max(forgotten, tick - static_cast<Tick>(*rc::gen::inRange(0, 9)));
                    forgotten = std::min(forgotten, tick);
                    buffer.dropBefore(forgotten);
                }
                RC_ASSERT(buffer.last() == value);
            }
            for (Tick at = forgotten; at <= tick; ++at) {
                const auto after = naive.upper_bound(at);
                RC_ASSERT(valueAt(buffer, at)
                          == (after == naive.begin() ? std::nullopt : std::prev(after)->second));
            }
            buffer.dropBefore(forgotten);
            RC_ASSERT(buffer.size() <= tick - forgotten + 1);
        });
        QVERIFY(holds);
    }
};

QUOTADECK_TEST(TestSeriesBuffer, NoApplication)
} // namespace tst_seriesbuffer

#include "tst_seriesbuffer.moc"

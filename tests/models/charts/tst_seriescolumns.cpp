// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriescolumns.h"
#include "models/charts/seriesstore.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <map>
#include <rapidcheck.h>

namespace tst_seriescolumns {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;

namespace {
const SeriesKey kKey{SubjectKind::Queue, "root", ResourceType("vcore")};

void record(SeriesStore& store, std::chrono::milliseconds time, Quantity used)
{
    QueueInfo queue;
    queue.path = QueuePath("root");
    queue.allocated = Resource{{"vcore", used}};
    const std::vector<QueueInfo> queues = {queue};
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(time);
    SnapshotUpdate update{snapshot, "default", {}};
    update.delta.queues = test::listDelta<QueuePath>(queues);
    store.record(update);
}

struct Sample
{
    std::int64_t time;
    double value;
    int stretch; // counts the gaps before it
};

/// A store with samples at random distances and gaps, and the samples beside it.
std::vector<Sample> fill(SeriesStore& store)
{
    std::vector<Sample> samples;
    std::int64_t time = 1000;
    int stretch = 0;
    for (const int step : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40))) {
        if (step == 0) {
            store.markGap(SystemTime(std::chrono::milliseconds(time)));
            ++stretch;
            continue;
        }
        time += step;
        const int value = *rc::gen::inRange(-50, 50);
        record(store, std::chrono::milliseconds(time), value);
        samples.push_back({time, static_cast<double>(value), stretch});
    }
    return samples;
}
} // namespace

class TestSeriesColumns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Whatever the width: of every column the extremes and the last sample are those of its samples, and no line
    /// leads over a gap.
    void noPeakIsHidden()
    {
        const bool holds = rc::check([] {
            SeriesStore store;
            const std::vector<Sample> samples = fill(store);
            // The series begins with the first use: what was 0 before is not recorded.
            const auto firstUse
                = std::ranges::find_if(samples, [](const Sample& it) { return it.value != 0; });
            const auto from = std::chrono::milliseconds(*rc::gen::inRange(900, 2500));
            const TimeWindow window{from, from + std::chrono::milliseconds(*rc::gen::inRange(1, 2000)),
                                    std::chrono::milliseconds(*rc::gen::inRange(1, 200))};

            const SeriesColumns columns = store.read({&kKey, 1}, window).front();

            std::map<std::pair<int, std::int64_t>, SeriesColumn> expected; // by stretch and column
            for (auto sample = firstUse; sample != samples.end(); ++sample) {
                const std::chrono::milliseconds time(sample->time);
                if (time < window.from || time > window.to)
                    continue;
                const double at = static_cast<double>(sample->time);
                const auto [known, isNew] = expected.try_emplace({sample->stretch, window.columnAt(time)}, at,
                                                                 sample->value, sample->value, sample->value);
                known->second.min = std::min(known->second.min, sample->value);
                known->second.max = std::max(known->second.max, sample->value);
                known->second.last = sample->value;
                known->second.time = at;
            }
            // Columns at the edges hold samples beyond the window as well; all between are exact.
            const auto isInside = [&window](double time) {
                const std::int64_t at = window.columnAt(std::chrono::milliseconds(static_cast<int>(time)));
                return at > window.columnAt(window.from) && at < window.columnAt(window.to);
            };
            std::vector<SeriesColumn> read;
            std::size_t points = 0;
            for (const auto& stretch : columns) {
                for (const SeriesColumn& column : stretch) {
                    if (isInside(column.time))
                        read.push_back(column);
                }
                points += stretch.size();
            }
            std::vector<SeriesColumn> naive;
            for (const auto& [key, column] : expected) {
                if (isInside(column.time))
                    naive.push_back(column);
            }
            RC_ASSERT(read == naive);
            RC_ASSERT(points <= samples.size());
        });
        QVERIFY(holds);
    }

    void theLinePassesEveryExtremeAndEndsAtTheLastValue()
    {
        const bool holds = rc::check([] {
            std::vector<SeriesColumn> stretch;
            const int size = *rc::gen::inRange(1, 40);
            for (int i = 0; i < size; ++i) {
                const double low = *rc::gen::inRange(-50, 50);
                const double high = low + *rc::gen::inRange(0, 20);
                stretch.push_back({10.0 * i, low, high, *rc::gen::element(low, high, (low + high) / 2)});
            }

            const Polyline line = lineThrough(stretch);

            RC_ASSERT(line.size() <= 2 * size + 1);
            for (const SeriesColumn& column : stretch) {
                RC_ASSERT(line.contains(QPointF(column.time, column.min)));
                RC_ASSERT(line.contains(QPointF(column.time, column.max)));
            }
            RC_ASSERT(line.last() == QPointF(stretch.back().time, stretch.back().last));
        });
        QVERIFY(holds);
    }

    void aWindowThatMovesShowsTheSameColumns()
    {
        SeriesStore store;
        for (int i = 0; i < 1000; ++i)
            record(store, i * 10ms, (i * 37) % 101 + 1);

        const SeriesColumns first = store.read({&kKey, 1}, {1000ms, 5000ms, 130ms}).front();
        const SeriesColumns moved = store.read({&kKey, 1}, {1290ms, 5290ms, 130ms}).front();

        int both = 0; // columns that are whole in both windows
        for (const SeriesColumn& column : moved.front()) {
            if (column.time <= 1400 || column.time >= 4900)
                continue;
            QVERIFY(std::ranges::find(first.front(), column) != first.front().end());
            ++both;
        }
        QVERIFY(both >= 25);
    }

    void aSummaryIsOfTheWindowOnly()
    {
        const SeriesColumns columns = {{{10, 1, 9, 2}, {20, 3, 4, 4}}, {{40, 0, 7, 5}}};
        QCOMPARE(summaryOf(columns, 15, 50)->min, 0.0);
        QCOMPARE(summaryOf(columns, 15, 50)->max, 7.0);
        QCOMPARE(summaryOf(columns, 0, 25)->last, 4.0);
        QVERIFY(!summaryOf(columns, 21, 39));
    }

    void aValueStandsUntilTheNextOneAndNotInAGap()
    {
        const SeriesColumns columns = {{{10, 1, 1, 1}, {20, 2, 2, 2}}, {{40, 4, 4, 4}, {50, 5, 5, 5}}};
        QCOMPARE(columnAt(columns, 10)->last, 1.0);
        QCOMPARE(columnAt(columns, 19)->last, 1.0);
        QCOMPARE(columnAt(columns, 20)->last, 2.0);
        QVERIFY(!columnAt(columns, 30));
        QVERIFY(!columnAt(columns, 9));
        QVERIFY(!columnAt(columns, 51));
        QVERIFY(!columnAt({}, 10));
    }
};

QUOTADECK_TEST(TestSeriesColumns, NoApplication)
} // namespace tst_seriescolumns

#include "tst_seriescolumns.moc"

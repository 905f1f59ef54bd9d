// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/derivedmeasures.h"
#include "models/charts/seriesstore.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <rapidcheck.h>
#include <string>

namespace tst_derivedmeasures {
using namespace quotadeck;
using namespace quotadeck::models;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {
const ResourceType kMemory("memory");

SeriesKey queue(const std::string& path, Measure measure)
{
    return {SubjectKind::Queue, path, kMemory, measure};
}

/// Columns without extremes, at seconds.
SeriesColumns line(std::initializer_list<std::pair<double, double>> points)
{
    SeriesColumns columns(1);
    for (const auto& [time, value] : points)
        columns.front().push_back({time * 1000, value, value, value});
    return columns;
}

std::vector<std::pair<double, double>> valuesOf(const SeriesColumns& columns)
{
    std::vector<std::pair<double, double>> values;
    for (const auto& stretch : columns) {
        for (const SeriesColumn& column : stretch)
            values.emplace_back(column.time / 1000, column.last);
    }
    return values;
}

using Values = std::vector<std::pair<double, double>>;
} // namespace

class TestDerivedMeasures final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theHeadroomOfAQueueIsMadeOfAllLevels()
    {
        const std::vector<SeriesKey> expected{
            queue("root.a.b", Measure::Used), queue("root.a.b", Measure::Limit),
            queue("root.a", Measure::Used),   queue("root.a", Measure::Limit),
            queue("root", Measure::Used),     queue("root", Measure::Limit)};
        QCOMPARE(partsOf(queue("root.a.b", Measure::Headroom)), expected);
        QCOMPARE(partsOf(queue("root.a.b", Measure::Share)),
                 std::vector<SeriesKey>(expected.begin(), expected.begin() + 2));
        QVERIFY(partsOf(queue("root.a.b", Measure::Used)).empty());
        const SeriesKey user{SubjectKind::User, "a.b", kMemory, Measure::Headroom};
        QCOMPARE(partsOf(user).size(), std::size_t(2)); // a name with a dot is no path
    }

    void theLevelWithTheLeastRoomCounts()
    {
        const std::vector<SeriesColumns> parts{line({{1, 10}, {5, 40}}), line({{1, 50}, {5, 50}}),
                                               line({{1, 70}, {3, 95}, {5, 95}}), line({{1, 100}, {5, 100}})};
        QCOMPARE(valuesOf(derivedColumns(Measure::Headroom, parts, milliseconds(1))),
                 (Values{{1, 30}, {3, 5}, {5, 5}}));
    }

    void aLevelWithoutLimitDoesNotCount()
    {
        const std::vector<SeriesColumns> parts{
            line({{1, 10}, {5, 40}}), {}, line({{1, 70}, {5, 70}}), line({{1, 100}, {5, 100}})};
        QCOMPARE(valuesOf(derivedColumns(Measure::Headroom, parts, milliseconds(1))),
                 (Values{{1, 30}, {5, 30}}));
        const std::vector<SeriesColumns> unlimited{line({{1, 10}}), {}};
        QVERIFY(derivedColumns(Measure::Headroom, unlimited, milliseconds(1)).empty());
    }

    void thereIsNoShareOfNothing()
    {
        const std::vector<SeriesColumns> parts{line({{1, 0}, {9, 30}}), line({{1, 0}, {4, 60}, {9, 60}})};
        QCOMPARE(valuesOf(derivedColumns(Measure::Share, parts, milliseconds(1))), (Values{{4, 0}, {9, 50}}));
    }

    void aSilenceBreaksTheLine()
    {
        SeriesColumns used = line({{1, 10}, {2, 20}});
        used.push_back(line({{60, 20}, {61, 30}}).front());
        SeriesColumns limit = line({{1, 100}, {2, 100}});
        limit.push_back(line({{60, 100}, {61, 100}}).front());
        const std::vector<SeriesColumns> parts{used, limit};
        const SeriesColumns headroom = derivedColumns(Measure::Headroom, parts, milliseconds(1));
        QCOMPARE(headroom.size(), std::size_t(2));
        QCOMPARE(valuesOf(headroom), (Values{{1, 90}, {2, 80}, {60, 80}, {61, 70}}));
    }

    void aPeakOfUseIsALowOfHeadroom()
    {
        const std::vector<SeriesColumns> parts{{{{1000, 10, 90, 20}, {2000, 20, 20, 20}}},
                                               line({{1, 100}, {2, 100}})};
        const SeriesColumn expected{1000, 10, 90, 80};
        QCOMPARE(derivedColumns(Measure::Headroom, parts, milliseconds(1)).front().front(), expected);
        // The peak is over when the second column begins.
        QCOMPARE(derivedColumns(Measure::Headroom, parts, milliseconds(1)).front().back(),
                 (SeriesColumn{2000, 80, 80, 80}));
        // In a column that holds both it is kept.
        QCOMPARE(derivedColumns(Measure::Headroom, parts, milliseconds(10'000)).front(),
                 (std::vector<SeriesColumn>{{2000, 10, 90, 80}}));
    }

    /// The same series at any width: from what was recorded, and from the columns of its parts.
    void equalsWhatTheStoreWorksOut()
    {
        QVERIFY(rc::check([] {
            SeriesStore store;
            std::shared_ptr<const ClusterSnapshot> before;
            const int samples = *rc::gen::inRange(1, 60);
            for (int sample = 0; sample < samples; ++sample) {
                if (*rc::gen::inRange(0, 10) == 0)
                    store.markGap(SystemTime(milliseconds(sample * 1000 - 500)));
                const auto now = clusterAt(sample, *rc::gen::inRange<Quantity>(1, 200),
                                           *rc::gen::inRange<Quantity>(1, 100));
                store.record(*makeUpdate(before, now, "default"));
                before = now;
            }
            const TimeWindow window{seconds(0), seconds(samples),
                                    milliseconds(*rc::gen::element(1, 1000, 2500, 7000))};
            for (const Measure measure : {Measure::Headroom, Measure::Share}) {
                const SeriesKey key = queue("root.a", measure);
                const SeriesColumns recorded = store.read(std::vector{key}, window).front();
                const SeriesColumns derived
                    = derivedColumns(measure, store.read(partsOf(key), window), window.width);
                RC_ASSERT(derived.size() == recorded.size());
                for (std::size_t index = 0; index < derived.size(); ++index)
                    RC_ASSERT(std::ranges::equal(derived[index], recorded[index], isAlike));
            }
        }));
    }

private:
    /// root and root.a, both limited all the time.
    static std::shared_ptr<const ClusterSnapshot> clusterAt(int second, Quantity rootUsed, Quantity leafUsed)
    {
        std::vector<QueueInfo> queues(2);
        queues[0].path = QueuePath("root");
        queues[0].allocated = Resource{{"memory", rootUsed}};
        queues[0].max = Resource{{"memory", 180}};
        queues[1].path = QueuePath("root.a");
        queues[1].allocated = Resource{{"memory", leafUsed}};
        queues[1].max = Resource{{"memory", 90}};
        ClusterSnapshot snapshot;
        snapshot.time = SystemTime(seconds(second));
        PartitionSnapshot partition;
        partition.info.name = "default";
        partition.queues = queues;
        snapshot.partitions.push_back(partition);
        return std::make_shared<const ClusterSnapshot>(snapshot);
    }

    /// Of several levels the best moment of each need not have been at once: the greatest headroom is a bound.
    static bool isAlike(const SeriesColumn& derived, const SeriesColumn& recorded)
    {
        return derived.time == recorded.time && derived.min == recorded.min && derived.last == recorded.last
            && derived.max >= recorded.max;
    }
};

QUOTADECK_TEST(TestDerivedMeasures, NoApplication)
} // namespace tst_derivedmeasures

#include "tst_derivedmeasures.moc"

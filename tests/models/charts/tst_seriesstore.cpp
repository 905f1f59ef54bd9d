// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesstore.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <memory>

namespace tst_seriesstore {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;
using quotadeck::test::listDelta;

namespace {
const ResourceType kVcore("vcore");

SystemTime at(std::chrono::seconds seconds)
{
    return SystemTime(seconds);
}

QueueInfo queue(const std::string& path, Quantity used, std::optional<Quantity> max = {})
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.allocated = Resource{{"vcore", used}};
    if (max)
        info.max = Resource{{"vcore", *max}};
    return info;
}

void record(SeriesStore& store, std::chrono::seconds time, const std::vector<QueueInfo>& queues,
            std::vector<QueuePath> removed = {})
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = at(time);
    SnapshotUpdate update{snapshot, "default", {}};
    update.delta.queues = listDelta<QueuePath>(queues, std::move(removed));
    store.record(update);
}

SeriesKey queueKey(const char* path)
{
    return {SubjectKind::Queue, path, kVcore};
}

/// One second a column: "1s:5 2s:7 | 9s:1", stretches separated by a bar.
QString text(const SeriesColumns& stretches)
{
    QStringList parts;
    for (const auto& stretch : stretches) {
        QStringList points;
        for (const SeriesColumn& column : stretch)
            points << QStringLiteral("%1s:%2").arg(column.time / 1000).arg(column.last);
        parts << points.join(QLatin1Char(' '));
    }
    return parts.join(QStringLiteral(" | "));
}

SeriesColumns columnsOf(const SeriesStore& store, const SeriesKey& key, std::chrono::seconds from = 0s,
                        std::chrono::seconds to = 1h)
{
    return store.read({&key, 1}, {from, to, 1s}).front();
}

QString textOf(const SeriesStore& store, const SeriesKey& key, Measure measure)
{
    SeriesKey asked = key;
    asked.measure = measure;
    return text(columnsOf(store, asked));
}

QString usedText(const SeriesStore& store, const char* path)
{
    return textOf(store, queueKey(path), Measure::Used);
}
} // namespace

class TestSeriesStore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void valuesStandUntilTheyChange()
    {
        SeriesStore store;

        record(store, 1s, {queue("root", 5, 10)});
        record(store, 2s, {});
        record(store, 3s, {queue("root", 7, 10)});

        QCOMPARE(usedText(store, "root"), QStringLiteral("1s:5 2s:5 3s:7"));
        QCOMPARE(textOf(store, queueKey("root"), Measure::Limit), QStringLiteral("1s:10 2s:10 3s:10"));
        QCOMPARE(store.changeCount(), std::size_t{5}); // and nothing pending, no application
        QVERIFY(columnsOf(store, queueKey("root.other")).empty());
    }

    void failedReadsAreGapsNotZeros()
    {
        SeriesStore store;

        store.markGap(at(0s)); // nothing was there to break
        record(store, 1s, {queue("root", 5)});
        record(store, 2s, {});
        store.markGap(at(3s));
        store.markGap(at(4s)); // the same gap
        record(store, 5s, {});
        record(store, 6s, {queue("root", 6)});

        QCOMPARE(usedText(store, "root"), QStringLiteral("1s:5 2s:5 | 5s:5 6s:6"));
        QCOMPARE(store.axis().size(), std::size_t{5});
    }

    void aSilentSourceLeavesAGapThoughNobodySaidSo()
    {
        SeriesStore store;
        store.setSilence(10s);
        for (const auto time : {1s, 11s, 22s, 23s})
            record(store, time, {queue("root", time.count())});

        QCOMPARE(usedText(store, "root"), QStringLiteral("1s:1 11s:11 | 22s:22 23s:23"));
    }

    /// Independent of any series: what has gone or lost its limit is known to be nothing.
    void answeredIsBetweenTheGaps()
    {
        SeriesStore store;
        QVERIFY(store.answered({0s, 1h, 1s}).empty());
        store.setSilence(10s);
        record(store, 1s, {queue("root", 5)});
        record(store, 2s, {}, {QueuePath("root")});
        record(store, 3s, {});
        store.markGap(at(5s));
        record(store, 6s, {});
        record(store, 30s, {});
        record(store, 31s, {});

        const std::vector<TimeSpan> all{{1000, 3000}, {6000, 6000}, {30000, 31000}};
        QCOMPARE(store.answered({0s, 1h, 1s}), all);
        QCOMPARE(store.answered({0s, 1h, 1min}), all); // however coarse
        QCOMPARE(store.answered({31s, 1h, 1s}), (std::vector<TimeSpan>{{30000, 31000}})); // and one before
    }

    void headroomIsTheLeastOfAllLevelsAndMayBeNegative()
    {
        SeriesStore store;
        record(store, 1s, {queue("root", 90, 100), queue("root.a", 40), queue("root.a.b", 40, 60)});
        record(store, 2s, {queue("root", 95, 100)});
        record(store, 3s, {queue("root.a.b", 50, 45)});
        record(store, 4s, {}, {QueuePath("root.a.b")});

        QCOMPARE(textOf(store, queueKey("root.a.b"), Measure::Headroom),
                 QStringLiteral("1s:10 2s:5 3s:-5 4s:5"));
        QCOMPARE(textOf(store, queueKey("root.a"), Measure::Headroom),
                 QStringLiteral("1s:10 2s:5 3s:5 4s:5"));
        QCOMPARE(textOf(store, queueKey("root.a"), Measure::Share), QString()); // no limit, so no part of it
    }

    void theRestIsTheTotalWithoutTheParts()
    {
        SeriesStore store;
        record(store, 1s, {queue("root", 90), queue("root.a", 40), queue("root.b", 30)});
        record(store, 2s, {queue("root", 60), queue("root.a", 10)});
        record(store, 3s, {queue("root", 20)}, {QueuePath("root.b")});
        const std::vector<SeriesKey> parts = {queueKey("root.a"), queueKey("root.b"), queueKey("root.never")};

        QCOMPARE(text(store.readRest(queueKey("root"), parts, {0s, 1h, 1s})),
                 QStringLiteral("1s:20 2s:20 3s:10"));
        record(store, 4s, {queue("root", 5)});
        QCOMPARE(text(store.readRest(queueKey("root"), parts, {4s, 4s, 1s})), QStringLiteral("3s:10 4s:0"));
    }

    void applicationsArePlainNumbersWithTheirOwnLimit()
    {
        SeriesStore store;
        QueueInfo info = queue("root.a", 0);
        info.runningApps = 3;
        record(store, 1s, {info});
        info.maxRunningApps = 8;
        record(store, 2s, {info});

        QCOMPARE(textOf(store, queueKey("root.a"), Measure::Applications), QStringLiteral("1s:3 2s:3"));
        QCOMPARE(textOf(store, queueKey("root.a"), Measure::ApplicationLimit), QStringLiteral("2s:8"));
        QCOMPARE(store.ids(SubjectKind::Queue), std::vector<std::string>{"root.a"});
    }

    void rangesReachOneSampleFurther()
    {
        SeriesStore store;
        for (const auto time : {1s, 2s, 3s, 4s, 5s})
            record(store, time, {queue("root", time.count())});

        QCOMPARE(text(columnsOf(store, queueKey("root"), 3s, 3s)), QStringLiteral("2s:2 3s:3 4s:4"));
        QCOMPARE(text(columnsOf(store, queueKey("root"), 10s, 20s)), QStringLiteral("5s:5"));
    }

    void goneSubjectsAreUnknownNotZero()
    {
        SeriesStore store;
        record(store, 1s, {queue("root.a", 5, 9)});
        record(store, 2s, {}, {QueuePath("root.a"), QueuePath("root.never")});
        record(store, 3s, {queue("root.a", 1)});

        QCOMPARE(usedText(store, "root.a"), QStringLiteral("1s:5 | 3s:1"));
        QCOMPARE(textOf(store, queueKey("root.a"), Measure::Limit), QStringLiteral("1s:9"));
    }

    void timeNeverGoesBack()
    {
        SeriesStore store;
        record(store, 5s, {queue("root", 1)});
        record(store, 3s, {queue("root", 2)});
        record(store, 6s, {queue("root", 3)});

        QCOMPARE(usedText(store, "root"), QStringLiteral("5s:2 6s:3"));
    }

    void peopleHaveTheirLimitAtTheRoot()
    {
        SeriesStore store;
        UserUsage user;
        user.name = UserName("sue");
        user.nodes.resize(2);
        user.nodes[0].usage = Resource{{"memory", 3}, {"vcore", 5}};
        user.nodes[0].maxResources = Resource{{"vcore", 8}};
        user.nodes[1].maxResources = Resource{{"vcore", 6}};
        GroupUsage group;
        group.name = GroupName("sue"); // a group may be called as a user
        group.nodes.resize(1);
        group.nodes[0].usage = Resource{{"vcore", 7}};
        const std::vector<UserUsage> users = {user};
        const std::vector<GroupUsage> groups = {group};
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = at(1s);
        SnapshotUpdate update{snapshot, "default", {}};
        update.delta.users = listDelta<UserName>(users);
        update.delta.groups = listDelta<GroupName>(groups);

        store.record(update);

        const SeriesKey key{SubjectKind::User, "sue", kVcore};
        QCOMPARE(textOf(store, key, Measure::Used), QStringLiteral("1s:5"));
        QCOMPARE(textOf(store, key, Measure::Limit), QStringLiteral("1s:8"));
        QCOMPARE(textOf(store, key, Measure::Headroom), QStringLiteral("1s:3"));
        QCOMPARE(textOf(store, key, Measure::Share), QStringLiteral("1s:62.5"));
        QCOMPARE(textOf(store, key, Measure::Pending), QString()); // the scheduler does not tell: not zero
        QCOMPARE(textOf(store, {SubjectKind::User, "sue", ResourceType("memory")}, Measure::Used),
                 QStringLiteral("1s:3"));
        QCOMPARE(textOf(store, {SubjectKind::Group, "sue", kVcore}, Measure::Used), QStringLiteral("1s:7"));
    }

    void topIsByTheLastValue()
    {
        SeriesStore store;
        record(store, 1s,
               {queue("root", 99), queue("root.a", 50), queue("root.b", 1), queue("root.c", 7),
                queue("root.d", 7), queue("root.idle", 0)});
        record(store, 2s, {queue("root.a", 2), queue("root.b", 0)});
        const auto ids = [&store](std::size_t count, const std::function<bool(const std::string&)>& accepts) {
            QStringList result;
            for (const auto& key :
                 store.top(SubjectKind::Queue, Measure::Used, kVcore, count, accepts).largest)
                result << QString::fromStdString(key.id);
            return result;
        };

        QCOMPARE(ids(2, {}), QStringList({"root", "root.c"}));
        QCOMPARE(ids(9, {}), QStringList({"root", "root.c", "root.d", "root.a"}));
        QCOMPARE(ids(2, [](const std::string& id) { return id != "root"; }),
                 QStringList({"root.c", "root.d"}));
        QCOMPARE(store.top(SubjectKind::Queue, Measure::Used, kVcore, 1).others, std::size_t{3});
        QVERIFY(store.top(SubjectKind::User, Measure::Used, kVcore, 3).largest.empty());
    }

    void seriesBeginWithTheFirstUse()
    {
        SeriesStore store;
        std::vector<QueueInfo> queues;
        for (int i = 0; i < 10'000; ++i)
            queues.push_back(queue("root.q" + std::to_string(i), i % 100 == 0 ? 1 : 0, 10));

        record(store, 1s, queues);

        QCOMPARE(store.ids(SubjectKind::Queue).size(), std::size_t{100});
        QCOMPARE(store.changeCount(), std::size_t{400});
    }

    void oldSamplesGo()
    {
        SeriesStore store({.samples = 32, .changes = 1000});
        for (int second = 1; second <= 200; ++second)
            record(store, std::chrono::seconds(second), {queue("root", second), queue("root.fix", 1)});

        QCOMPARE(store.axis().size(), std::size_t{32});
        QVERIFY(store.changeCount() <= 32 + 3 + 1 + 4); // the series follow the axis in steps
        const SeriesColumns lines = columnsOf(store, queueKey("root"));
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].front().time, 169'000.0);
        QCOMPARE(lines[0].front().last, 169.0);
        QCOMPARE(columnsOf(store, queueKey("root.fix"))[0].size(), std::size_t{32});
    }

    void seriesOfGoneSubjectsGoWithTheirTime()
    {
        SeriesStore store({.samples = 16, .changes = 1000});
        record(store, 1s, {queue("root.a", 1)});
        record(store, 2s, {}, {QueuePath("root.a")});
        for (int second = 3; second < 40; ++second)
            record(store, std::chrono::seconds(second), {});

        QVERIFY(store.ids(SubjectKind::Queue).empty());
        QCOMPARE(store.changeCount(), std::size_t{0});
    }

    void allSeriesTogetherStayUnderTheCap()
    {
        SeriesStore store({.samples = 1000, .changes = 500});
        for (int second = 1; second <= 100; ++second) {
            std::vector<QueueInfo> queues;
            for (int i = 0; i < 20; ++i)
                queues.push_back(queue("root.q" + std::to_string(i), second + i));
            record(store, std::chrono::seconds(second), queues);
            QVERIFY(store.changeCount() <= 500);
        }

        QVERIFY(store.axis().size() > 10);
        const SeriesColumns lines = columnsOf(store, queueKey("root.q3"));
        QCOMPARE(lines[0].back().time, 100'000.0);
        QCOMPARE(lines[0].back().last, 103.0);
        QCOMPARE(lines[0].size(), store.axis().size());
    }

    void clearForgetsAll()
    {
        SeriesStore store({.samples = 4, .changes = 100});
        record(store, 9s, {queue("root", 1)});

        store.clear();
        record(store, 1s, {queue("root", 2)});

        QCOMPARE(usedText(store, "root"), QStringLiteral("1s:2"));
    }
};

QUOTADECK_TEST(TestSeriesStore, NoApplication)
} // namespace tst_seriesstore

#include "tst_seriesstore.moc"

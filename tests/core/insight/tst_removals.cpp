// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/change.h"
#include "core/config/rules/validator.h"
#include "core/insight/removals.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_removals {
using namespace quotadeck;
using namespace quotadeck::insight;
using config::Change;
using config::Direction;

namespace {
/// Two applications in root.p.a, one in the dynamic queue root.p.dyn, one that ended in root.b.
ClusterSnapshot usage()
{
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.applications.emplace();
    for (const char* queue : {"root.p.a", "root.p.a", "root.p.dyn", "root.b"}) {
        ApplicationInfo app;
        app.queue = QueuePath(queue);
        app.state = app.queue == QueuePath("root.b") ? "Completed" : "Running";
        partition.applications->push_back(app);
    }
    partition.queues.emplace();
    for (const char* path : {"root", "root.p", "root.p.a", "root.p.dyn", "root.b", "root.c"}) {
        QueueInfo queue;
        queue.path = QueuePath(path);
        partition.queues->push_back(queue);
    }
    ClusterSnapshot snapshot;
    snapshot.partitions.push_back(std::move(partition));
    return snapshot;
}

std::string withQueues(const char* queues)
{
    return std::string("partitions: [{name: default, queues: [{name: root, queues: [") + queues + "]}]}]";
}

std::vector<Change> removals(const std::string& before, const std::string& after,
                             const ClusterSnapshot* usage)
{
    auto changes = config::semanticDiff(*config::validate(before).config, *config::validate(after).config);
    assessRemovals(changes, usage);
    return changes;
}

constexpr const char* kQueues = "{name: P, queues: [{name: a, maxapplications: 2}]}, {name: b}, {name: c}";
} // namespace

/// How dangerous it is that queues and partitions are removed.
class TestRemovals : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void dangerousRemovalsAreListedWithWhatRunsInThem() // QUE-41
    {
        const ClusterSnapshot snapshot = usage();
        const auto known
            = dangerousRemovals(removals(withQueues(kQueues), withQueues("{name: b}"), &snapshot), &snapshot);
        QCOMPARE(known.size(), std::size_t{1}); // c is idle
        QCOMPARE(known[0].name(), std::string("root.P"));
        QCOMPARE(known[0].partition, std::string("default"));
        QVERIFY(known[0].applications == ApplicationCount(3, 3));
        QCOMPARE(runningText(known[0]).english(), std::string("3 applications run in it"));

        const auto unknown
            = dangerousRemovals(removals(withQueues(kQueues), withQueues("{name: b}"), nullptr), nullptr);
        QCOMPARE(unknown.size(), std::size_t{2});
        QVERIFY(!unknown[0].applications && !unknown[1].applications);
        QCOMPARE(runningText(unknown[1]).english(), std::string("whether applications run in it is unknown"));
    }

    void whatIsLeftButDoesNotRunIsCountedApart() // QUE-43, QUE-30
    {
        ClusterSnapshot snapshot = usage();
        snapshot.partitions.front().applications->front().state = "Completing";
        const auto listed
            = dangerousRemovals(removals(withQueues(kQueues), withQueues("{name: b}"), &snapshot), &snapshot);
        QVERIFY(listed.at(0).applications == ApplicationCount(3, 2));
        QCOMPARE(runningText(listed[0]).english(), std::string("3 applications are left in it, 2 running"));
    }

    void aRemovedPartitionHasItsName()
    {
        const auto all = dangerousRemovals(removals(withQueues(kQueues), "partitions: []", nullptr), nullptr);
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY(all[0].queue.isEmpty());
        QCOMPARE(all[0].name(), std::string("default"));
    }

    void aQueueInUseIsDangerousAndAnIdleOneIsNot_data()
    {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("isDangerous");
        QTest::addColumn<QByteArray>("running");
        QTest::newRow("idle leaf") << QByteArray(
            "{name: P, queues: [{name: a, maxapplications: 2}]}, {name: b}")
                                   << false << QByteArray("(no application runs in it)");
        QTest::newRow("what ended does not count")
            << QByteArray("{name: P, queues: [{name: a, maxapplications: 2}]}, {name: c}") << false
            << QByteArray("(no application runs in it)");
        QTest::newRow("a parent, whose queues count in any case")
            << QByteArray("{name: b}, {name: c}") << true << QByteArray("(3 applications run in it)");
        QTest::newRow("a leaf in use") << QByteArray("{name: P, parent: true}, {name: b}, {name: c}") << true
                                       << QByteArray("(2 applications run in it)");
    }
    void aQueueInUseIsDangerousAndAnIdleOneIsNot() // QUE-41
    {
        QFETCH(QByteArray, after);
        QFETCH(bool, isDangerous);
        QFETCH(QByteArray, running);
        const ClusterSnapshot snapshot = usage();

        const auto changes = removals(withQueues(kQueues), withQueues(after.constData()), &snapshot);

        const auto removed = std::ranges::find(changes, config::ChangeKind::Removed, &Change::kind);
        QVERIFY(removed != changes.end());
        QCOMPARE(removed->direction == Direction::Dangerous, isDangerous);
        QVERIFY2(
            QByteArray::fromStdString(removed->sentence.english()).startsWith("queue removed " + running),
            removed->sentence.english().c_str());
    }

    void aQueueThatIsNotListedIsUnknown()
    {
        const auto changes = [](const ClusterSnapshot& snapshot) {
            return removals(withQueues("{name: elsewhere}, {name: b}"), withQueues("{name: b}"), &snapshot);
        };
        ClusterSnapshot snapshot = usage(); // of another cluster
        QCOMPARE(changes(snapshot).front().direction, Direction::Dangerous);
        snapshot.partitions.front().queues.reset();
        QCOMPARE(changes(snapshot).front().direction, Direction::Dangerous);
    }

    void anIdleQueueThatIsRenamedIsNotDangerous()
    {
        const ClusterSnapshot snapshot = usage();
        const auto direction = [&snapshot](const char* name) {
            const std::string after = std::string("{name: other, maxapplications: 2}");
            const auto changes
                = removals(withQueues((std::string("{name: ") + name + ", maxapplications: 2}").c_str()),
                           withQueues(after.c_str()), &snapshot);
            return changes.front().kind == config::ChangeKind::Renamed ? changes.front().direction
                                                                       : Direction::Raised;
        };
        QCOMPARE(direction("c"), Direction::Neutral);
        QCOMPARE(direction("p"), Direction::Dangerous);
    }

    void whatMovesDrainsToo() // QUE-41
    {
        const ClusterSnapshot snapshot = usage();

        const auto changes
            = removals(withQueues(kQueues), withQueues("{name: a, maxapplications: 2}, {name: b}, {name: c}"),
                       &snapshot);

        QCOMPARE(changes.size(), std::size_t{2});
        QCOMPARE(changes[0].kind, config::ChangeKind::Moved);
        QCOMPARE(changes[0].direction, Direction::Dangerous);
        QCOMPARE(changes[1].kind, config::ChangeKind::Removed);
        QVERIFY(changes[1].sentence.english().starts_with("queue removed (3 applications run in it)"));
    }

    void aLeafThatBecomesAParentIsJudgedByItsApplications_data()
    {
        QTest::addColumn<QByteArray>("leaf");
        QTest::addColumn<bool>("isKnown");
        QTest::addColumn<bool>("isDangerous");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("in use")
            << QByteArray("p.a") << true << true
            << QStringLiteral(
                   "becomes a parent (2 applications run in it): its applications are no longer scheduled");
        QTest::newRow("idle") << QByteArray("c") << true << false
                              << QStringLiteral("becomes a parent (no application runs in it)");
        QTest::newRow("unknown") << QByteArray("c") << false << true
                                 << QStringLiteral("becomes a parent (whether applications run in it is "
                                                   "unknown): its applications are no longer scheduled");
    }
    void aLeafThatBecomesAParentIsJudgedByItsApplications() // QUE-45
    {
        QFETCH(QByteArray, leaf);
        QFETCH(bool, isKnown);
        QFETCH(bool, isDangerous);
        QFETCH(QString, sentence);
        const ClusterSnapshot snapshot = usage();
        const ClusterSnapshot* const known = isKnown ? &snapshot : nullptr;
        const char* const before = "{name: p, queues: [{name: a}]}, {name: c}";
        const char* const after = leaf == "c"
            ? "{name: p, queues: [{name: a}]}, {name: c, queues: [{name: x}]}"
            : "{name: p, queues: [{name: a, parent: true}]}, {name: c}";

        const auto changes = removals(withQueues(before), withQueues(after), known);

        const auto change = std::ranges::find(changes, std::string("parent"), &Change::field);
        QVERIFY(change != changes.end());
        QCOMPARE(change->direction == Direction::Dangerous, isDangerous);
        QCOMPARE(QString::fromStdString(change->sentence.english()), sentence);
        const auto listed = dangerousRemovals(changes, known);
        QCOMPARE(listed.size(), std::size_t(isDangerous));
        if (isDangerous) {
            QVERIFY(listed.front().becomesParent);
            QCOMPARE(listed.front().name(), "root." + leaf.toStdString());
        }
    }

    void whatRunsBelowANewParentDoesNotCount() // QUE-45
    {
        const ClusterSnapshot snapshot = usage(); // of a cluster in which root.p is a parent already
        const auto changes
            = removals(withQueues("{name: p}"), withQueues("{name: p, queues: [{name: a}]}"), &snapshot);
        const auto change = std::ranges::find(changes, std::string("parent"), &Change::field);
        QVERIFY(change != changes.end());
        QCOMPARE(change->direction, Direction::Neutral);
    }

    void withoutUsageEveryRemovalIsDangerous()
    {
        const auto changes = removals(withQueues(kQueues), withQueues("{name: b}"), nullptr);
        QCOMPARE(changes.size(), std::size_t{2});
        for (const Change& change : changes) {
            QCOMPARE(change.direction, Direction::Dangerous);
            QVERIFY2(change.sentence.english().starts_with(
                         "queue removed (whether applications run in it is unknown)"),
                     change.sentence.english().c_str());
        }
        ClusterSnapshot other; // of another partition
        other.partitions.push_back({.info = {},
                                    .queues = {},
                                    .users = {},
                                    .groups = {},
                                    .applications = {},
                                    .nodes = {},
                                    .finished = {}});
        QCOMPARE(removals(withQueues(kQueues), withQueues("{name: b}"), &other).front().direction,
                 Direction::Dangerous);
    }

    void aPartitionIsDangerousHoweverIdle()
    {
        ClusterSnapshot snapshot = usage();
        snapshot.partitions.front().applications->clear();
        const auto changes = removals(withQueues(kQueues), "", &snapshot);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes.front().direction, Direction::Dangerous);
    }
};

QUOTADECK_TEST(TestRemovals, NoApplication)
} // namespace tst_removals

#include "tst_removals.moc"

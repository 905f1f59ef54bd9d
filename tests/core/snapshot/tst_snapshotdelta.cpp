// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/snapshotdelta.h"
#include "tests/core/snapshot/anysnapshot.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <functional>
#include <map>

namespace tst_snapshotdelta {
using namespace quotadeck;
using namespace quotadeck::testsupport;

namespace {
template <typename Row>
using Rows = std::optional<std::vector<Row>>;

template <typename Key, typename Row, typename KeyOf>
std::map<Key, Row> byKey(const Rows<Row>& rows, KeyOf keyOf)
{
    std::map<Key, Row> result;
    if (rows) {
        for (const auto& row : *rows)
            result.emplace(std::invoke(keyOf, row), row);
    }
    return result;
}

/// Applying @p delta to @p before gives @p after, or leaves it alone where @p after is unknown.
template <typename Row, typename Key, typename KeyOf>
void mustLead(const Rows<Row>& before, const Rows<Row>& after, const ListDelta<Row, Key>& delta, KeyOf keyOf)
{
    auto rows = byKey<Key>(before, keyOf);
    const auto old = rows;
    for (const auto& key : delta.removed)
        RC_ASSERT(rows.erase(key) == 1U);
    for (const auto* row : delta.upserted)
        rows.insert_or_assign(std::invoke(keyOf, *row), *row);
    if (after)
        RC_ASSERT((rows == byKey<Key>(after, keyOf)));
    else
        RC_ASSERT(rows == old);
    RC_ASSERT(quotadeck::test::isEmpty(delta) == (rows == old));
    for (const auto* row : delta.upserted) { // nothing that did not change
        const auto earlier = old.find(std::invoke(keyOf, *row));
        RC_ASSERT((earlier == old.end() || earlier->second != *row));
    }
}

/// Some rows of @p rows become what they are in @p before.
template <typename Row, typename KeyOf>
void keepSome(const Rows<Row>& before, Rows<Row>& rows, KeyOf keyOf)
{
    if (!before || !rows)
        return;
    for (auto& row : *rows) {
        const auto old = std::ranges::find(*before, std::invoke(keyOf, row), keyOf);
        if (old != before->end() && anyBool())
            row = *old;
    }
}

PartitionSnapshot anySuccessor(const PartitionSnapshot& before)
{
    auto after = anyPartition();
    keepSome(before.queues, after.queues, &QueueInfo::path);
    keepSome(before.users, after.users, &UserUsage::name);
    keepSome(before.groups, after.groups, &GroupUsage::name);
    keepSome(before.applications, after.applications, &ApplicationInfo::id);
    keepSome(before.nodes, after.nodes, &NodeInfo::id);
    return after;
}

PartitionSnapshot withQueues(const std::vector<const char*>& paths)
{
    PartitionSnapshot partition;
    partition.queues.emplace();
    for (const auto* path : paths) {
        QueueInfo queue;
        queue.path = QueuePath(path);
        partition.queues->push_back(queue);
    }
    normalize(partition);
    return partition;
}

QStringList texts(const std::vector<QueuePath>& paths)
{
    QStringList result;
    for (const auto& path : paths)
        result.append(QString::fromStdString(path.text()));
    return result;
}

QStringList upsertedPaths(const PartitionDelta& delta)
{
    QStringList result;
    for (const auto* queue : delta.queues.upserted)
        result.append(QString::fromStdString(queue->path.text()));
    return result;
}
} // namespace

class TestSnapshotDelta : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leadsFromOneSnapshotToTheNext()
    {
        QVERIFY(rc::check([] {
            const auto before = anyPartition();
            const auto after = anySuccessor(before);

            const auto delta = difference(&before, after);

            mustLead(before.queues, after.queues, delta.queues, &QueueInfo::path);
            mustLead(before.users, after.users, delta.users, &UserUsage::name);
            mustLead(before.groups, after.groups, delta.groups, &GroupUsage::name);
            mustLead(before.applications, after.applications, delta.applications, &ApplicationInfo::id);
            mustLead(before.nodes, after.nodes, delta.nodes, &NodeInfo::id);
        }));
    }

    void isEmptyBetweenEqualSnapshots()
    {
        QVERIFY(rc::check([] {
            const auto before = anyPartition();
            const auto after = before;
            RC_ASSERT(quotadeck::test::isEmpty(difference(&before, after)));
        }));
    }

    void parentsComeFirstAndGoLast()
    {
        QVERIFY(rc::check([] {
            const auto before = anyPartition();
            const auto after = anyPartition();

            const auto delta = difference(&before, after);

            const auto& removed = delta.queues.removed;
            for (auto path = removed.begin(); path != removed.end(); ++path)
                RC_ASSERT(std::none_of(std::next(path), removed.end(),
                                       [path](const QueuePath& later) { return path->contains(later); }));
            const auto& upserted = delta.queues.upserted;
            for (auto row = upserted.begin(); row != upserted.end(); ++row)
                RC_ASSERT(std::none_of(std::next(row), upserted.end(), [row](const QueueInfo* later) {
                    return later->path.contains((*row)->path);
                }));
        }));
    }

    void aSubtreeIsContiguous()
    {
        const auto before = withQueues({"root", "root.a", "root.a.b", "root.a-b", "root.b"});
        QCOMPARE(upsertedPaths(difference(nullptr, before)),
                 QStringList({"root", "root.a", "root.a.b", "root.a-b", "root.b"}));

        const auto after = withQueues({"root", "root.a-b", "root.b", "root.b.c"});
        const auto delta = difference(&before, after);

        QCOMPARE(texts(delta.queues.removed), QStringList({"root.a.b", "root.a"}));
        QCOMPARE(upsertedPaths(delta), QStringList({"root.b.c"}));
        QCOMPARE(delta.queues.upserted.front(), &after.queues->back());
    }

    void aRepeatedKeyCountsOnce() // REST-6: the source decides what it sends
    {
        const auto before = withQueues({"root", "root.a"});
        auto after = before;
        after.queues->push_back(after.queues->front());
        after.queues->back().isLeaf = true;
        normalize(after);

        QCOMPARE(after.queues->size(), std::size_t{2});
        QVERIFY(quotadeck::test::isEmpty(difference(&before, after)));
    }

    void unknownIsNotEmpty()
    {
        const auto known = withQueues({"root"});
        auto none = withQueues({});
        const PartitionSnapshot unknown;

        QVERIFY(quotadeck::test::isEmpty(difference(&known, unknown)));
        QCOMPARE(texts(difference(&known, none).queues.removed), QStringList({"root"}));
        QCOMPARE(upsertedPaths(difference(&unknown, known)), QStringList({"root"}));
    }

    void anUpdateKeepsItsSnapshotAlive()
    {
        auto first = std::make_shared<ClusterSnapshot>();
        first->partitions = {withQueues({"root", "root.a"})};
        first->partitions.front().info.name = "default";
        auto second = std::make_shared<ClusterSnapshot>(*first);
        second->partitions.front().queues->back().isLeaf = true;

        const auto initial = makeUpdate(nullptr, first, "default");
        QCOMPARE(upsertedPaths(initial->delta), QStringList({"root", "root.a"}));
        const auto update = makeUpdate(first, second, "default");
        first.reset();
        second.reset();

        QCOMPARE(update->partition, "default");
        QCOMPARE(upsertedPaths(update->delta), QStringList({"root.a"}));
        QVERIFY(update->delta.queues.upserted.front()->isLeaf);
    }

    void aPartitionThatWentTakesItsRowsAlong()
    {
        const auto first = std::make_shared<ClusterSnapshot>();
        first->partitions = {withQueues({"root", "root.a"})};
        first->partitions.front().info.name = "gpu";
        const auto second = std::make_shared<ClusterSnapshot>();

        const auto update = makeUpdate(first, second, "gpu");

        QCOMPARE(texts(update->delta.queues.removed), QStringList({"root.a", "root"}));
        QVERIFY(update->delta.queues.upserted.empty());
        QVERIFY(quotadeck::test::isEmpty(makeUpdate(second, second, "gpu")->delta));
        QVERIFY(quotadeck::test::isEmpty(makeUpdate(nullptr, second, "gpu")->delta));
    }

    void normalizingPutsEveryListInOrder()
    {
        QVERIFY(rc::check([] {
            const auto expected = anyPartition();
            auto turned = expected;
            const auto turn = [](auto& rows) {
                if (rows)
                    std::ranges::reverse(*rows);
            };
            turn(turned.queues);
            turn(turned.users);
            turn(turned.groups);
            turn(turned.applications);
            turn(turned.nodes);
            if (turned.users) {
                for (auto& user : *turned.users)
                    std::ranges::reverse(user.nodes);
            }
            normalize(turned);
            RC_ASSERT(turned == expected);
        }));
    }
};

QUOTADECK_TEST(TestSnapshotDelta, NoApplication)
} // namespace tst_snapshotdelta

#include "tst_snapshotdelta.moc"

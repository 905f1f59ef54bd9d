// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/table/labeltree.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_livetree {
using namespace quotadeck::test;

namespace {
/// root with a (a1, a2) and b (b1), values as given below.
void fill(LabelTree& tree)
{
    tree.apply({{"root", "", 6},
                {"a", "root", 3},
                {"a1", "a", 1},
                {"a2", "a", 2},
                {"b", "root", 3},
                {"b1", "b", 3}});
}

QStringList labels(const LabelTree& tree)
{
    QStringList result = dump(tree);
    for (QString& line : result)
        line = line.section(QLatin1Char('|'), 0, 0);
    return result;
}
} // namespace

class TestLiveTree : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// As one new layout, for each single move would cost as much as a group is large.
    void manyRowsThatMoveToOtherGroupsAreOneLayout()
    {
        LabelTree tree;
        std::vector<LabelTree::Item> items;
        for (int i = 0; i < 300; ++i)
            items.push_back({"n" + std::to_string(i), {}, 1, i % 3});
        tree.apply(items);
        tree.arrange(Arrangement::ByWeight);
        ModelGuard guard(&tree);
        const QPersistentModelIndex kept = tree.indexOf(QStringLiteral("n0"));
        guard.clearCounts();
        for (auto& item : items)
            item.weight = item.weight == 0 ? 4 : item.weight;

        tree.apply(items, {"n1"});

        QCOMPARE(guard.layouts.count(), 1);
        QCOMPARE(guard.moves.count(), 0);
        QCOMPARE(kept.parent().data().toString(), QStringLiteral("w4"));
        QCOMPARE(tree.rowCount(), 3);
        QCOMPARE(tree.index(0, LabelTree::ValueColumn).data().toString(), QStringLiteral("99"));
        QCOMPARE(tree.rowCount(kept.parent()), 100);
    }

    void wholeTreeIsOneInsert()
    {
        LabelTree tree;
        ModelGuard guard(&tree);

        fill(tree);

        QCOMPARE(labels(tree), QStringList({"root", " a", "  a1", "  a2", " b", "  b1"}));
        QCOMPARE(guard.inserts.count(), 1);
        QCOMPARE(guard.signalCount(), 1);
        QCOMPARE(tree.totalCount(), 6);
    }

    void neighboursAreInsertedTogether()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);

        tree.apply({{"a3", "a"}, {"c", "root"}, {"c1", "c"}, {"a4", "a"}, {"d", "root"}});

        QCOMPARE(
            labels(tree),
            QStringList({"root", " a", "  a1", "  a2", "  a3", "  a4", " b", "  b1", " c", "  c1", " d"}));
        QCOMPARE(guard.inserts.count(), 2);
    }

    void neighboursAreRemovedTogetherWithAllBelow()
    {
        LabelTree tree;
        fill(tree);
        tree.apply({{"a3", "a"}, {"a4", "a"}});
        ModelGuard guard(&tree);

        tree.apply({}, {"a1", "a2", "a4", "b1", "b", "unknown"});

        QCOMPARE(labels(tree), QStringList({"root", " a", "  a3"}));
        QCOMPARE(guard.removes.count(), 3);
        QCOMPARE(tree.totalCount(), 3);
    }

    void clearingRemovesTheTop()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);

        tree.apply({}, {"a1", "a2", "a", "b1", "b", "root"});

        QCOMPARE(tree.rowCount(), 0);
        QCOMPARE(guard.removes.count(), 1);

        fill(tree); // slots are used again
        QCOMPARE(labels(tree), QStringList({"root", " a", "  a1", "  a2", " b", "  b1"}));
    }

    void aHeldOrderStaysUntilItIsReleased()
    {
        LabelTree tree;
        tree.apply({{"a", "", 1}, {"b", "", 2}, {"c", "", 3}, {"c1", "c", 1}, {"c2", "c", 2}});
        tree.sort(LabelTree::ValueColumn);
        ModelGuard guard(&tree);
        QSignalSpy told(&tree, &LabelTree::outOfOrderChanged);
        const QPersistentModelIndex second = tree.indexOf(QStringLiteral("b"));
        tree.setOrderHeld(true);

        tree.apply({{"a", "", 5}, {"c1", "c", 9}, {"new", "", 0}});
        QCOMPARE(labels(tree), QStringList({"a", "b", "c", " c1", " c2", "new"}));
        QCOMPARE(dump(tree).first(), QStringLiteral("a|5|0")); // the values go on
        QCOMPARE(guard.layouts.count(), 0);
        QVERIFY(tree.isOutOfOrder());
        tree.apply({{"c2", "", 2}}, {"b"});
        QCOMPARE(labels(tree), QStringList({"a", "c", " c1", "new", "c2"}));
        QVERIFY(!second.isValid());
        const QPersistentModelIndex third = tree.indexOf(QStringLiteral("c"));

        tree.setOrderHeld(false);
        QCOMPARE(labels(tree), QStringList({"new", "c2", "c", " c1", "a"}));
        QCOMPARE(tree.idOf(third), QStringLiteral("c"));
        QCOMPARE(guard.layouts.count(), 1);
        QCOMPARE(told.count(), 2);
        QVERIFY(!tree.isOutOfOrder());
        tree.apply({{"a", "", 0}});
        QCOMPARE(labels(tree).first(), QStringLiteral("a")); // at once again
    }

    void anotherSortOrFilterArrangesHeldRows()
    {
        LabelTree tree;
        tree.apply({{"a", "", 1, 3}, {"b", "", 2, 2}, {"c", "", 3, 1}});
        tree.sort(LabelTree::ValueColumn);
        ModelGuard guard(&tree);
        tree.setOrderHeld(true);
        tree.apply({{"a", "", 5, 3}});
        QVERIFY(tree.isOutOfOrder());
        tree.sort(LabelTree::WeightColumn);
        QCOMPARE(labels(tree), QStringList({"c", "b", "a"}));
        QVERIFY(!tree.isOutOfOrder());
        tree.apply({{"a", "", 5, 0}});
        QVERIFY(tree.isOutOfOrder());
        tree.filter(QStringLiteral("a"));
        QVERIFY(!tree.isOutOfOrder());
        tree.setOrderHeld(false);
        QCOMPARE(labels(tree), QStringList({"a"}));
    }

    void newParentIsAMoveThatKeepsTheIndex()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);
        const QPersistentModelIndex moved = tree.indexOf(QStringLiteral("a"));

        tree.apply({{"a", "b", 3}});

        QCOMPARE(labels(tree), QStringList({"root", " b", "  b1", "  a", "   a1", "   a2"}));
        QCOMPARE(guard.moves.count(), 1);
        QCOMPARE(guard.signalCount(), 1);
        QCOMPARE(tree.idOf(moved), QStringLiteral("a"));
        QCOMPARE(tree.idOf(moved.parent()), QStringLiteral("b"));
    }

    void rowsMayChangePlacesWithTheirParent()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);

        tree.apply({{"a1", "root", 1}, {"a", "a1", 3}});

        QCOMPARE(labels(tree), QStringList({"root", " b", "  b1", " a1", "  a", "   a2"}));
    }

    void rowSurvivesTheRemovalOfItsOldParent()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);

        tree.apply({{"a1", "b", 1}}, {"a2", "a"});

        QCOMPARE(labels(tree), QStringList({"root", " b", "  b1", "  a1"}));
        QCOMPARE(guard.moves.count(), 1);
    }

    void unknownParentMeansTop()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);

        tree.apply({{"x", "nowhere"}});

        QCOMPARE(tree.indexOf(QStringLiteral("x")).parent(), QModelIndex());
        QCOMPARE(tree.rowCount(), 2);
    }

    void equalValueEmitsNothing()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);

        fill(tree);

        QCOMPARE(guard.signalCount(), 0);
    }

    void changesAreOneSignalPerParentWithItsColumns()
    {
        LabelTree tree;
        fill(tree);
        tree.apply({{"c", "root", 1}, {"d", "root", 1}});
        ModelGuard guard(&tree);

        tree.apply({{"b", "root", 4}, {"c", "root", 1, 5}, {"a2", "a", 9}});

        QCOMPARE(guard.changes.count(), 2);
        QCOMPARE(guard.signalCount(), 2);
        const auto top = guard.changes.at(0);
        QCOMPARE(top.at(0).toModelIndex(), tree.indexOf(QStringLiteral("b")).siblingAtColumn(1));
        QCOMPARE(top.at(1).toModelIndex(), tree.indexOf(QStringLiteral("c")).siblingAtColumn(2));
        const auto below = guard.changes.at(1);
        QCOMPARE(below.at(0).toModelIndex(), tree.indexOf(QStringLiteral("a2")).siblingAtColumn(1));
        QCOMPARE(below.at(1).toModelIndex(), tree.indexOf(QStringLiteral("a2")).siblingAtColumn(1));
    }

    void filterKeepsMatchesAndTheirAncestors()
    {
        LabelTree tree;
        fill(tree);
        ModelGuard guard(&tree);
        const QPersistentModelIndex kept = tree.indexOf(QStringLiteral("a2"));
        const QPersistentModelIndex hidden = tree.indexOf(QStringLiteral("b1"));

        tree.filter(QStringLiteral("2"));

        QCOMPARE(labels(tree), QStringList({"root", " a", "  a2"}));
        QCOMPARE(guard.layouts.count(), 1);
        QCOMPARE(tree.idOf(kept), QStringLiteral("a2"));
        QVERIFY(!hidden.isValid());
        QVERIFY(!tree.indexOf(QStringLiteral("b1")).isValid());
        QCOMPARE(tree.totalCount(), 6);

        tree.filter({});

        QCOMPARE(labels(tree), QStringList({"root", " a", "  a1", "  a2", " b", "  b1"}));
        QCOMPARE(tree.idOf(tree.indexOf(QStringLiteral("b1"))), QStringLiteral("b1"));
    }

    void liveRowsEnterAndLeaveAFilteredTree()
    {
        LabelTree tree;
        fill(tree);
        tree.keepValuesFrom(10);
        QCOMPARE(tree.rowCount(), 0);
        ModelGuard guard(&tree);

        tree.apply({{"b1", "b", 10}}); // known, begins to match
        QCOMPARE(labels(tree), QStringList({"root", " b", "  b1"}));
        QCOMPARE(guard.inserts.count(), 1);

        tree.apply({{"a", "root", 11}, {"a3", "a", 12}}); // one known, one new below it
        QCOMPARE(labels(tree), QStringList({"root", " a", "  a3", " b", "  b1"}));

        tree.apply({{"b1", "b", 1}, {"a", "root", 0}}); // a stays for a3, b goes with b1
        QCOMPARE(labels(tree), QStringList({"root", " a", "  a3"}));

        tree.apply({{"a3", "b", 12}}); // moves to a hidden parent
        QCOMPARE(labels(tree), QStringList({"root", " b", "  a3"}));

        tree.apply({}, {"a3"}); // nobody is left who needs an ancestor
        QCOMPARE(tree.rowCount(), 0);
        QCOMPARE(tree.totalCount(), 6);
    }

    void sortsSiblingsEitherWayAndBack()
    {
        LabelTree tree;
        tree.apply({{"r", ""}, {"x", "r", 2}, {"y", "r", 3}, {"z", "r", 1}, {"w", "r", 2}});
        ModelGuard guard(&tree);
        const QPersistentModelIndex kept = tree.index(0, 1, tree.index(0, 0));

        tree.sort(LabelTree::ValueColumn, Qt::AscendingOrder);
        QCOMPARE(labels(tree), QStringList({"r", " z", " x", " w", " y"})); // equal: by arrival

        tree.sort(LabelTree::ValueColumn, Qt::DescendingOrder);
        QCOMPARE(labels(tree), QStringList({"r", " y", " x", " w", " z"})); // equal: by arrival as well
        QCOMPARE(tree.idOf(kept), QStringLiteral("x"));
        QCOMPARE(kept.row(), 1);
        QCOMPARE(kept.column(), 1);

        tree.sort(LabelTree::kUnsorted);
        QCOMPARE(labels(tree), QStringList({"r", " x", " y", " z", " w"}));
        QCOMPARE(guard.layouts.count(), 3);
        QCOMPARE(guard.signalCount(), 3);
    }

    void newRowsFindTheirSortedPlace()
    {
        LabelTree tree;
        tree.apply({{"r", ""}, {"x", "r", 2}, {"y", "r", 4}});
        tree.sort(LabelTree::ValueColumn, Qt::DescendingOrder);
        ModelGuard guard(&tree);

        tree.apply({{"n", "r", 3}, {"m", "r", 5}, {"o", "r", 3}, {"p", "r", 1}});

        QCOMPARE(labels(tree), QStringList({"r", " m", " y", " n", " o", " x", " p"}));
        QCOMPARE(guard.inserts.count(), 3);
        QCOMPARE(guard.layouts.count(), 0);
    }

    void changedSortColumnRearrangesOnlyItsParent()
    {
        LabelTree tree;
        fill(tree);
        tree.sort(LabelTree::ValueColumn, Qt::AscendingOrder);
        ModelGuard guard(&tree);
        const QPersistentModelIndex kept = tree.indexOf(QStringLiteral("a1"));

        tree.apply({{"a1", "a", 7}, {"b1", "b", 8}});

        QCOMPARE(labels(tree), QStringList({"root", " a", "  a2", "  a1", " b", "  b1"}));
        QCOMPARE(guard.layouts.count(), 1);
        const auto parents = guard.layouts.at(0).at(0).value<QList<QPersistentModelIndex>>();
        QCOMPARE(parents, {QPersistentModelIndex(tree.indexOf(QStringLiteral("a")))});
        QCOMPARE(guard.changes.count(), 2);
        QCOMPARE(kept.row(), 1);

        tree.apply({{"a1", "a", 7, 1}}); // another column
        tree.apply({{"a1", "a", 6, 1}}); // still in order
        QCOMPARE(guard.layouts.count(), 1);
    }
};

QUOTADECK_TEST(TestLiveTree, QCoreApplication)
} // namespace tst_livetree

#include "tst_livetree.moc"

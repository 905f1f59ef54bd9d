// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/table/labeltree.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

namespace tst_livetree_random {
using namespace quotadeck::test;

namespace {
/// What a live tree should show, computed from scratch in the most naive way.
class NaiveTree
{
public:
    struct Entry
    {
        LabelTree::Item item;
        int arrival = 0;
    };

    void apply(const std::vector<LabelTree::Item>& items, const std::vector<std::string>& removed)
    {
        for (const auto& item : items) {
            if (!entries.contains(item.id))
                entries[item.id] = {item, ++m_arrivals};
        }
        for (const auto& item : items) {
            Entry& entry = entries[item.id];
            if (entry.item.parent != item.parent)
                entry.arrival = ++m_arrivals;
            entry.item = item;
        }
        for (const auto& id : removed)
            erase(id);
    }

    [[nodiscard]] bool isInside(std::string id, const std::string& top) const
    {
        for (; !id.empty(); id = entries.at(id).item.parent) {
            if (id == top)
                return true;
        }
        return false;
    }

    [[nodiscard]] QStringList lines() const
    {
        if (arrangement != Arrangement::ByWeight)
            return lines([this](const Entry& entry) {
                return arrangement == Arrangement::Flat || entry.item.parent.empty();
            });
        std::map<int, int> sums; // by weight
        for (const auto& [id, entry] : entries) {
            if (matches(entry))
                sums[entry.item.weight] += entry.item.value;
        }
        std::vector<std::pair<int, int>> groups(sums.begin(), sums.end());
        std::stable_sort(groups.begin(), groups.end(), [this](const auto& left, const auto& right) {
            const auto isBefore = [this](const auto& l, const auto& r) {
                return column == LabelTree::ValueColumn ? l.second < r.second
                                                        : column != LabelTree::kUnsorted && l.first < r.first;
            };
            return order == Qt::AscendingOrder ? isBefore(left, right) : isBefore(right, left);
        });
        QStringList result;
        for (const auto& [weight, sum] : groups) {
            result << QStringLiteral("w%1|%2|").arg(weight).arg(sum);
            result << lines([weight = weight](const Entry& entry) { return entry.item.weight == weight; }, 1);
        }
        return result;
    }

    template <typename Test>
    [[nodiscard]] QStringList lines(Test isChild, int level = 0) const
    {
        std::vector<const Entry*> children;
        for (const auto& [id, entry] : entries) {
            if (isChild(entry))
                children.push_back(&entry);
        }
        std::sort(children.begin(), children.end(), [this](const Entry* left, const Entry* right) {
            const auto l = key(*left);
            const auto r = key(*right);
            if (l != r)
                return order == Qt::AscendingOrder ? l < r : l > r;
            return left->arrival < right->arrival;
        });
        QStringList result;
        for (const Entry* child : children) {
            const QStringList below
                = arrangement == Arrangement::Tree ? linesBelow(*child, level) : QStringList();
            if (matches(*child) || !below.isEmpty()) {
                result << QStringLiteral("%1%2|%3|%4")
                              .arg(QString(level, QLatin1Char(' ')), QString::fromStdString(child->item.id))
                              .arg(child->item.value)
                              .arg(child->item.weight);
                result << below;
            }
        }
        return result;
    }

    std::map<std::string, Entry> entries;
    Arrangement arrangement = Arrangement::Tree;
    QString filter;
    int column = LabelTree::kUnsorted;
    Qt::SortOrder order = Qt::AscendingOrder;

private:
    [[nodiscard]] bool matches(const Entry& entry) const
    {
        return QString::fromStdString(entry.item.id).contains(filter);
    }
    [[nodiscard]] QStringList linesBelow(const Entry& parent, int level) const
    {
        return lines([&parent](const Entry& entry) { return entry.item.parent == parent.item.id; },
                     level + 1);
    }
    [[nodiscard]] std::pair<std::string, int> key(const Entry& entry) const
    {
        switch (column) {
        case LabelTree::LabelColumn:
            return {entry.item.id, 0};
        case LabelTree::ValueColumn:
            return {{}, entry.item.value};
        case LabelTree::WeightColumn:
            return {{}, entry.item.weight};
        default:
            return {};
        }
    }
    void erase(const std::string& id)
    {
        std::vector<std::string> children;
        for (const auto& [child, entry] : entries) {
            if (entry.item.parent == id)
                children.push_back(child);
        }
        for (const auto& child : children)
            erase(child);
        entries.erase(id);
    }

    int m_arrivals = 0;
};

class Dice
{
public:
    explicit Dice(unsigned seed) : m_engine(seed) { }
    int below(int bound) { return static_cast<int>(m_engine() % static_cast<unsigned>(bound)); }
    bool oneIn(int n) { return below(n) == 0; }

private:
    std::mt19937 m_engine; // its numbers are the same everywhere, unlike those of distributions
};

/// Changes some of up to 60 rows: new ones, other values, other parents; and removes a few.
void change(NaiveTree& naive, LabelTree& tree, Dice& dice)
{
    std::vector<LabelTree::Item> items;
    NaiveTree next = naive; // so that parents fit to what came earlier in this delta
    for (int i = dice.below(6); i > 0; --i) {
        LabelTree::Item item;
        item.id = "n" + std::to_string(dice.below(60));
        const auto known = next.entries.find(item.id);
        if (std::ranges::any_of(items, [&item](const auto& other) { return other.id == item.id; }))
            continue;
        if (known != next.entries.end())
            item = known->second.item;
        const std::string candidate = "n" + std::to_string(dice.below(60));
        if ((known == next.entries.end() || dice.oneIn(3)) && next.entries.contains(candidate)
            && !next.isInside(candidate, item.id))
            item.parent = candidate;
        else if (dice.oneIn(9))
            item.parent.clear();
        item.value = dice.oneIn(2) ? dice.below(5) : item.value;
        item.weight = dice.oneIn(2) ? dice.below(3) : item.weight;
        next.apply({item}, {});
        items.push_back(item);
    }
    std::vector<std::string> removed;
    for (int i = dice.below(3); i > 0; --i) {
        const std::string id = "n" + std::to_string(dice.below(60));
        const bool isNeeded = std::ranges::any_of(
            items, [&next, &id](const auto& item) { return next.isInside(item.id, id); });
        if (!isNeeded)
            removed.push_back(id);
    }
    naive.apply(items, removed);
    tree.apply(items, removed);
}
} // namespace

class TestLiveTreeRandom : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsANaiveTreeAfterEveryStep_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1U, 20261121U, 77U})
            QTest::addRow("seed %u", seed) << seed;
    }

    void equalsANaiveTreeAfterEveryStep()
    {
        QFETCH(unsigned, seed);
        Dice dice(seed);
        NaiveTree naive;
        LabelTree tree;
        ModelGuard guard(&tree);
        const QStringList filters = {{}, QStringLiteral("1"), QStringLiteral("n2"), QStringLiteral("33")};

        bool isHeld = false;
        for (int step = 0; step < 1500; ++step) {
            const QList<QPersistentModelIndex> held = hold(tree, dice);
            QStringList ids;
            for (const auto& index : held)
                ids << tree.idOf(index);

            if (dice.oneIn(15)) {
                naive.filter = filters.at(dice.below(static_cast<int>(filters.size())));
                tree.filter(naive.filter);
            } else if (dice.oneIn(15)) {
                naive.column = dice.below(LabelTree::ColumnCount + 1) - 1;
                naive.order = dice.oneIn(2) ? Qt::AscendingOrder : Qt::DescendingOrder;
                if (naive.column == LabelTree::kUnsorted)
                    naive.order = Qt::AscendingOrder;
                tree.sort(naive.column, naive.order);
            } else if (dice.oneIn(15)) {
                naive.arrangement = Arrangement(dice.below(3));
                tree.arrange(naive.arrangement);
            } else if (dice.oneIn(10)) {
                isHeld = !isHeld;
                tree.setOrderHeld(isHeld);
                QVERIFY(!tree.isOutOfOrder());
            } else {
                guard.clearCounts();
                change(naive, tree, dice);
                QVERIFY(isOncePerParent(guard.changes));
            }

            QStringList shown = dump(tree);
            QStringList expected = naive.lines();
            if (tree.isOutOfOrder()) { // the same rows
                shown.sort();
                expected.sort();
            }
            QCOMPARE(shown, expected);
            for (qsizetype i = 0; i < held.size(); ++i) {
                if (held.at(i).isValid())
                    QCOMPARE(tree.idOf(held.at(i)), ids.at(i));
            }
            guard.verify();
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("step %1").arg(step)));
        }
    }

private:
    /// Some persistent indexes, as a view's selection would be.
    static QList<QPersistentModelIndex> hold(const LabelTree& tree, Dice& dice)
    {
        QList<QPersistentModelIndex> held;
        for (int i = 0; i < 5; ++i) {
            const QModelIndex index = tree.indexOf(QStringLiteral("n%1").arg(dice.below(60)));
            if (index.isValid())
                held.append(index);
        }
        return held;
    }

    static bool isOncePerParent(const QSignalSpy& changes)
    {
        QList<QModelIndex> parents;
        for (const auto& change : changes) {
            const QModelIndex parent = change.at(0).toModelIndex().parent();
            if (parents.contains(parent))
                return false;
            parents.append(parent);
        }
        return true;
    }
};

QUOTADECK_TEST(TestLiveTreeRandom, QCoreApplication)
} // namespace tst_livetree_random

#include "tst_livetree_random.moc"

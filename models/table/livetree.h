// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/columntable.h"
#include "models/table/livetreemodel.h"
#include "models/table/tablefilter.h"

#include <chrono>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// How rows are grouped by what they have in common. A group is a @p Row, too, which sums up its members.
template <typename Row>
struct GroupingOf
{
    std::string (*key)(const Row& row) = nullptr; ///< rows with equal ones belong together
    Row (*group)(const Row& member) = nullptr; ///< a group without members for what @p member belongs to
    /// Adds @p member to @p group, or with @p sign -1 takes it away.
    void (*count)(Row& group, const Row& member, int sign) = nullptr;
    bool (*countsAlike)(const Row& left, const Row& right)
        = nullptr; ///< whether count() does the same with both
};

/// A live tree whose rows carry a @p Row. A model has a table of its columns, which names the fields of the filter; all else is
/// here and in LiveTreeModel.
template <typename Row>
class LiveTree : public LiveTreeModel
{
public:
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final
    {
        return parent.column() > 0 ? 0 : m_columns.count();
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override
    {
        return m_columns.header(*metaObject(), section, orientation, role);
    }

    [[nodiscard]] QMap<QString, int> valuesOf(std::size_t field, int mostRows) const final
    {
        const FieldOf<Row>& wanted = m_fields.at(field);
        QMap<QString, int> counts;
        std::vector<RowNode*> pending = topRows();
        for (int seen = 0; !pending.empty() && seen < mostRows; ++seen) {
            const RowNode* node = pending.back();
            pending.pop_back();
            pending.insert(pending.end(), node->children.begin(), node->children.end());
            const Row& row = m_rows[node->slot];
            if (!wanted.text || !isListed(row))
                continue;
            ++counts[wanted.text(row)];
            if (wanted.others) {
                for (const QString& text : wanted.others(row))
                    ++counts[text];
            }
        }
        counts.remove({});
        return counts;
    }

protected:
    LiveTree(ColumnTable<Row> columns, QObject* parent)
        : LiveTreeModel(namesOf(columns.filterFields()), parent)
        , m_columns(columns)
        , m_fields(columns.filterFields())
    {
    }

    /// A row as it should be. @p parent is empty, or unknown, for a row at the top.
    struct Incoming
    {
        std::string id;
        std::string parent;
        Row row;
    };

    /// Makes rows be as @p incoming says, a parent before its new children, and removes the rows @p removed with all
    /// that is below them then. No row may be in both.
    void applyRows(std::span<const std::string> removed, std::vector<Incoming> incoming)
    {
        applyEach(
            removed, incoming, [](const Incoming& in) -> std::string_view { return in.id; },
            [](const Incoming& in) -> std::string_view { return in.parent; },
            [](Incoming& in, const Row* /*known*/) { return std::move(in.row); });
    }

    /// As applyRows(), for rows that are made of @p items. @p itemId and @p parentId return views that live as long as the item.
    /// @p rowFrom makes a row of an item and the row so far, nullptr for a new one; it may read the rows above. It is called for
    /// new rows before they are shown, and for the others after moves and removals.
    template <typename Items, typename ItemId, typename ParentId, typename RowFrom>
    void applyEach(std::span<const std::string> removed, Items& items, ItemId itemId, ParentId parentId,
                   RowFrom rowFrom)
    {
        using Item = decltype(&*std::begin(items));
        std::vector<std::pair<RowSlot, Item>> created;
        std::vector<std::pair<RowNode*, Item>> known;
        reserve(std::size(items));
        for (auto& item : items) {
            if (RowNode* node = find(itemId(item)))
                known.emplace_back(node, &item);
            else
                created.emplace_back(create(itemId(item), parentId(item)), &item);
        }
        // After all nodes, so that these lie close together for the walks over all; a parent before its children.
        for (const auto& [slot, item] : created)
            store(slot, rowFrom(*item, nullptr));
        showCreated();
        for (const auto& [node, item] : known)
            reparent(node, parentId(*item));
        clearSlots(removeRows(removed));
        for (const auto& [node, item] : known) {
            if (removed.empty() || find(itemId(*item))) // it may have gone with a row above it
                revise(node, rowFrom(*item, &m_rows[node->slot]));
        }
        publishTouched();
    }

    /// Lets @p change work on a copy of every row and announces the cells that differ then.
    template <typename Change>
    void reviseAll(Change change)
    {
        reviseWhere([](const Row&) { return true; }, std::move(change));
    }

    /// As reviseAll(), but only for the rows that @p isConcerned; the others cost no copy.
    template <typename Test, typename Change>
    void reviseWhere(Test isConcerned, Change change)
    {
        std::vector<RowNode*> pending = topRows();
        while (!pending.empty()) {
            RowNode* node = pending.back();
            pending.pop_back();
            pending.insert(pending.end(), node->children.begin(), node->children.end());
            if (!isConcerned(m_rows[node->slot]))
                continue;
            Row row = m_rows[node->slot];
            change(row);
            revise(node, std::move(row));
        }
        publishTouched();
    }

    /// How many rows are listed without a filter. O(n).
    [[nodiscard]] int listedCount() const
    {
        int count = 0;
        std::vector<RowNode*> pending = topRows();
        while (!pending.empty()) {
            const RowNode* node = pending.back();
            pending.pop_back();
            pending.insert(pending.end(), node->children.begin(), node->children.end());
            count += isListed(m_rows[node->slot]) ? 1 : 0;
        }
        return count;
    }

    /// What @p node shows. Valid until the next change.
    [[nodiscard]] const Row& rowAt(const RowNode* node) const { return m_rows[node->slot]; }
    /// The row called @p id, or nullptr; no group. Valid until the next change.
    [[nodiscard]] const Row* rowFor(std::string_view id) const
    {
        const RowNode* node = find(id);
        return node && !node->isGroup ? &m_rows[node->slot] : nullptr;
    }

    /// The group called @p id, or nullptr. Valid until the next change.
    [[nodiscard]] const Row* groupRowFor(std::string_view id) const
    {
        const RowNode* node = find(id);
        return node && node->isGroup ? &m_rows[node->slot] : nullptr;
    }

    /// Shows rows below groups; nullptr: below their parents. @p grouping outlives its use here.
    void setGrouping(const GroupingOf<Row>* grouping)
    {
        if (std::exchange(m_grouping, grouping) != grouping)
            regroup();
    }

    /// Calls @p visit with each group, shown or not.
    template <typename Visit>
    void forEachGroup(Visit visit) const
    {
        for (const RowNode* group : groups())
            visit(m_rows[group->slot]);
    }

    /// completeRow() of all groups.
    void completeAllGroups()
    {
        for (RowNode* group : groups())
            touchGroup(group);
        publishTouched();
    }

    /// Calls @p visit with the rows above the one called @p id, the nearest first, while it returns true.
    template <typename Visit>
    void forEachAbove(std::string_view id, Visit visit) const
    {
        forEachAbove(find(id), std::move(visit));
    }

    /// As the other; nothing is above nullptr.
    template <typename Visit>
    void forEachAbove(const RowNode* node, Visit visit) const
    {
        for (node = node ? node->parent : nullptr; node && node->parent; node = node->parent) {
            if (!visit(m_rows[node->slot]))
                return;
        }
    }

    [[nodiscard]] const Row& rowAt(const QModelIndex& index) const
    {
        return *rowFor(idOf(index).toStdString());
    }

    /// What filters count durations to, since the epoch; the epoch at first.
    void setFilterTime(std::chrono::nanoseconds now)
    {
        m_filterTime = now;
        if (m_filter.dependsOnTime())
            refreshMatches();
    }

private:
    static constexpr char kGroupMark = '\x1d'; ///< begins the ids of groups; no name has it

    /// Whether a row is shown at all; the filter is asked besides.
    [[nodiscard]] virtual bool isListed(const Row& /*row*/) const { return true; }

    /// Sets what follows from the sums in @p group.
    virtual void completeRow(Row& /*group*/) const { }

    void takeFilter(const filter::Expression& expression) final
    {
        m_filter = {expression, m_fields};
        refilter();
    }

    [[nodiscard]] bool isMatch(const Row& row) const
    {
        return isListed(row) && m_filter.matches(row, m_filterTime);
    }

    void store(RowSlot slot, Row row)
    {
        if (slot >= m_rows.size())
            m_rows.resize(slotCount());
        m_rows[slot] = std::move(row);
    }

    void revise(RowNode* node, Row row)
    {
        Row& current = m_rows[node->slot];
        ColumnSpan columns;
        for (int column = 0, count = m_columns.count(); column < count; ++column) {
            if (!m_columns.isSame(current, row, column))
                columns.unite({column, column});
        }
        if (RowNode* group = m_grouping ? groupOf(node) : nullptr;
            group && node->state == RowNode::State::Shown && !m_grouping->countsAlike(current, row)) {
            m_grouping->count(m_rows[group->slot], current, -1);
            m_grouping->count(m_rows[group->slot], row, 1);
            touchGroup(group);
        }
        const bool isElsewhere = m_grouping && m_grouping->key(current) != m_grouping->key(row);
        current = std::move(row);
        if (isElsewhere || !columns.isEmpty() || isMatch(current) != node->matches)
            touch(node, columns);
    }

    [[nodiscard]] QVariant cellOf(RowSlot slot, int column, int role) const final
    {
        return m_columns.cell(m_rows[slot], column, role);
    }
    [[nodiscard]] bool slotPrecedes(RowSlot left, RowSlot right, int column) const final
    {
        return m_columns.isBefore(m_rows[left], m_rows[right], column);
    }
    [[nodiscard]] bool slotMatches(RowSlot slot) const final { return isMatch(m_rows[slot]); }

    [[nodiscard]] QVariant groupCellOf(RowSlot slot, int column, int role) const final
    {
        return m_columns.groupCell(m_rows[slot], column, role);
    }
    RowNode* groupFor(RowSlot slot) final
    {
        if (!m_grouping)
            return nullptr;
        const std::string id = kGroupMark + m_grouping->key(m_rows[slot]);
        if (RowNode* known = find(id))
            return known;
        Row row = m_grouping->group(m_rows[slot]);
        RowNode* group = createGroup(id);
        store(group->slot, std::move(row));
        return group;
    }
    void countMember(RowSlot group, RowSlot member, int sign) final
    {
        m_grouping->count(m_rows[group], m_rows[member], sign);
    }
    void resetGroup(RowSlot group) final
    {
        if (m_grouping)
            m_rows[group] = m_grouping->group(m_rows[group]);
    }
    void completeGroup(RowSlot group) final { completeRow(m_rows[group]); }
    void clearSlots(const std::vector<RowSlot>& slots) final
    {
        for (const RowSlot slot : slots)
            m_rows[slot] = Row();
    }

    ColumnTable<Row> m_columns;
    std::vector<FieldOf<Row>> m_fields;
    TableFilter<Row> m_filter;
    const GroupingOf<Row>* m_grouping = nullptr;
    std::chrono::nanoseconds m_filterTime{};
    std::vector<Row> m_rows; // by slot
};
} // namespace quotadeck::models

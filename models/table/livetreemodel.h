// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/rowforest.h"
#include "models/table/tablefilter.h"

#include <QAbstractItemModel>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::models {
/// A tree that lives: rows come, go, move and change while it is looked at. It filters and sorts itself, for a
/// QSortFilterProxyModel over an expanded tree takes seconds where this takes milliseconds.
///
/// Shape:     rows have a text id, stable over updates, and a parent. What is shown is a projection: for every
///            row the sorted list of its children that match the filter or have a match below them. Or all rows stand at
///            the top, or below groups: a group is a row that stands for others, and is shown while one of them is.
/// Signals:   live changes are announced as row inserts, removes and moves and at most one dataChanged per
///            parent; rows that change places for the sort as layoutChanged of their parents only. Changing
///            filter or sort, and a release of held rows, is one layoutChanged, persistent indexes of rows still shown being kept. Never a
///            reset.
/// Threading: GUI thread only.
class LiveTreeModel : public QAbstractItemModel, public FilterTarget
{
    Q_OBJECT
public:
    static constexpr int kUnsorted = -1; ///< the column that sorts by arrival

    ~LiveTreeModel() override;

    /// The first cell of the row called @p id; invalid when there is none or the filter hides it.
    [[nodiscard]] QModelIndex indexOf(const QString& id) const;
    /// The identity of the row of @p index; empty for an invalid index.
    [[nodiscard]] QString idOf(const QModelIndex& index) const;
    /// The number of all rows, hidden ones included.
    [[nodiscard]] int totalCount() const { return static_cast<int>(m_forest.size()); }
    /// The number of rows that pass the filter by themselves; rows shown for what is below them do not count. O(n).
    [[nodiscard]] int matchCount() const;
    /// Whether the row called @p id stands for others.
    [[nodiscard]] bool isGroup(const QString& id) const;
    /// Whether the row of @p index, which must be valid, passes the filter by itself.
    [[nodiscard]] bool isMatch(const QModelIndex& index) const { return nodeOf(index)->matches; }

    /// Keeps the rows where they are, whatever their values become, until they are released: new rows go behind their
    /// siblings. A release, another sort and another filter put all in order again.
    void setOrderHeld(bool isHeld);
    [[nodiscard]] bool isOrderHeld() const { return m_isHeld; }
    /// Rows stand where a release will not leave them.
    [[nodiscard]] bool isOutOfOrder() const { return m_isOutOfOrder; }

    /// Sorts siblings by the raw values of @p column, equal ones by arrival in either order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) final;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const final;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const final;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;

Q_SIGNALS:
    void outOfOrderChanged(bool isOutOfOrder);

protected:
    LiveTreeModel(std::vector<filter::Field> filterFields, QObject* parent);

    // A delta is applied in this order, so that each step finds what it needs: create rows, give them their
    // payloads, showCreated(); reparent() and removeRows(); write payloads of known rows and touch() them;
    // publishTouched().

    [[nodiscard]] RowNode* find(std::string_view id) { return m_forest.find(id); }
    [[nodiscard]] const RowNode* find(std::string_view id) const { return m_forest.find(id); }
    [[nodiscard]] RowSlot slotCount() const { return m_forest.slotCount(); }
    [[nodiscard]] const std::vector<RowNode*>& topRows() const { return m_forest.root()->children; }
    void reserve(std::size_t count) { m_forest.reserve(count); }
    /// A new row below @p parentId, or at the top when there is no such row. Shown by showCreated().
    RowSlot create(std::string_view id, std::string_view parentId);
    void showCreated();
    /// Moves a row below @p parentId, which must not lie below it.
    void reparent(RowNode* node, std::string_view parentId);
    /// Removes the rows that exist of @p ids and all below them. Returns the slots that are free now.
    std::vector<RowSlot> removeRows(std::span<const std::string> ids);
    /// Notes that the cells @p columns of a row have new values; none when only the filter sees a difference.
    void touch(RowNode* node, ColumnSpan columns);
    void publishTouched();
    /// A new group, which the model gives its payload.
    RowNode* createGroup(std::string_view id) { return m_forest.createGroup(id); }
    /// The group that the shown row @p node stands in, or nullptr.
    [[nodiscard]] static RowNode* groupOf(const RowNode* node);
    /// Notes that the cells of @p group have new values.
    void touchGroup(RowNode* group);
    [[nodiscard]] const std::vector<RowNode*>& groups() const { return m_forest.groups(); }
    /// Shows all rows at the top, whoever their parents are, or as a tree again.
    void setFlat(bool isFlat);
    [[nodiscard]] bool isFlat() const { return m_isFlat; }
    /// Asks groupFor() again for every row.
    void regroup();
    /// Asks slotMatches() again for every row.
    void refilter();
    /// As refilter(), announced as live changes, for what changes by itself as time does.
    void refreshMatches();

private:
    [[nodiscard]] virtual QVariant cellOf(RowSlot slot, int column, int role) const = 0;
    /// Strict weak order of the raw values of a column.
    [[nodiscard]] virtual bool slotPrecedes(RowSlot left, RowSlot right, int column) const = 0;
    [[nodiscard]] virtual bool slotMatches(RowSlot slot) const = 0;
    /// A cell of a group.
    [[nodiscard]] virtual QVariant groupCellOf(RowSlot slot, int column, int role) const = 0;
    /// The group that a row belongs to, made when there is none yet; nullptr: it belongs to none.
    virtual RowNode* groupFor(RowSlot slot) = 0;
    /// @p member is one more row shown below @p group, or with @p sign -1 one less.
    virtual void countMember(RowSlot group, RowSlot member, int sign) = 0;
    /// Sets @p group to a group without members.
    virtual void resetGroup(RowSlot group) = 0;
    /// All members of @p group are counted.
    virtual void completeGroup(RowSlot group) = 0;
    /// @p slots are free now.
    virtual void clearSlots(const std::vector<RowSlot>& slots) = 0;

    using Nodes = std::vector<RowNode*>;
    [[nodiscard]] bool precedes(const RowNode* left, const RowNode* right) const;
    void arrange(Nodes& siblings) const;
    [[nodiscard]] RowNode* parentFor(std::string_view parentId);
    [[nodiscard]] RowNode* holderFor(RowNode* node);
    /// Shows @p node below @p target instead of its holder; @p change makes it so in the forest.
    void moveToHolders();
    template <typename Change>
    void changeHolder(RowNode* node, RowNode* target, Change change);
    void setShown(RowNode* node, bool isShown);
    void completeGroups();
    void showArrangement();
    [[nodiscard]] const RowNode* nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexFor(const RowNode* node) const;
    template <typename Announce>
    void forEachFamily(Nodes& nodes, Announce announce);
    void reveal(const Nodes& nodes);
    void conceal(const Nodes& nodes);
    void insertRuns(RowNode* parent, std::span<RowNode*> rows);
    void removeRuns(RowNode* parent, std::span<RowNode* const> rows);
    void rearrangeAround(const Nodes& changed);
    void projectAll();
    void projectBelow(RowNode* node);
    void place(RowNode* node);
    void rearrange(const Nodes& parents);
    [[nodiscard]] bool isArranged(const RowNode* parent) const;
    void setOutOfOrder(bool isOutOfOrder);
    void announceChanges(const RowNode* parent, std::span<RowNode* const> rows);
    void remapPersistentIndexes();
    [[nodiscard]] static bool belongsOnScreen(const RowNode* node);

    RowForest m_forest;
    Nodes m_created;
    Nodes m_touched;
    Nodes m_touchedGroups;
    int m_sortColumn = kUnsorted;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isFlat = false;
    bool m_isHeld = false;
    bool m_isOutOfOrder = false;
};
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/livetreemodel.h"

#include "models/common/roles.h"

#include <QThread>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {
using RowNodeState = RowNode::State;
constexpr std::size_t kMostMoves = 50; // of single rows; each costs as much as its siblings are many

bool isInside(const RowNode* node, const RowNode* top)
{
    while (node && node != top)
        node = node->parent;
    return node != nullptr;
}
} // namespace

LiveTreeModel::LiveTreeModel(std::vector<filter::Field> filterFields, QObject* parent)
    : QAbstractItemModel(parent)
    , FilterTarget(std::move(filterFields))
{
}

LiveTreeModel::~LiveTreeModel() = default;

QModelIndex LiveTreeModel::indexOf(const QString& id) const
{
    const RowNode* node = m_forest.find(id.toStdString());
    return node && RowForest::isExposed(node) ? indexFor(node) : QModelIndex();
}

QString LiveTreeModel::idOf(const QModelIndex& index) const
{
    return index.isValid() ? QString::fromStdString(nodeOf(index)->id) : QString();
}

QModelIndex LiveTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeOf(parent)->shown[static_cast<std::size_t>(row)]);
}

QModelIndex LiveTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexFor(nodeOf(index)->holder) : QModelIndex();
}

int LiveTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->shown.size());
}

QVariant LiveTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return idOf(index);
    const RowNode* node = nodeOf(index);
    if (role == GroupRole)
        return node->isGroup;
    return node->isGroup ? groupCellOf(node->slot, index.column(), role)
                         : cellOf(node->slot, index.column(), role);
}

const RowNode* LiveTreeModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<const RowNode*>(index.constInternalPointer()) : m_forest.root();
}

QModelIndex LiveTreeModel::indexFor(const RowNode* node) const
{
    return node->holder ? createIndex(RowForest::rowOf(node), 0, node) : QModelIndex();
}

bool LiveTreeModel::isGroup(const QString& id) const
{
    const RowNode* node = m_forest.find(id.toStdString());
    return node && node->isGroup;
}

RowNode* LiveTreeModel::groupOf(const RowNode* node)
{
    return node->holder->isGroup ? node->holder : nullptr;
}

void LiveTreeModel::touchGroup(RowNode* group)
{
    if (!std::exchange(group->isTouched, true))
        m_touchedGroups.push_back(group);
}

/// The row that @p node is to be shown below.
RowNode* LiveTreeModel::holderFor(RowNode* node)
{
    if (RowNode* group = groupFor(node->slot))
        return group;
    return m_isFlat ? m_forest.root() : node->parent;
}

RowNode* LiveTreeModel::parentFor(std::string_view parentId)
{
    RowNode* parent = m_forest.find(parentId);
    return parent ? parent : m_forest.root();
}

bool LiveTreeModel::precedes(const RowNode* left, const RowNode* right) const
{
    if (m_sortColumn != kUnsorted) {
        const bool isAscending = m_sortOrder == Qt::AscendingOrder;
        if (slotPrecedes(left->slot, right->slot, m_sortColumn))
            return isAscending;
        if (slotPrecedes(right->slot, left->slot, m_sortColumn))
            return !isAscending;
    }
    if (left->isGroup && right->isGroup)
        return left->id < right->id;
    return left->sequence < right->sequence; // makes the order total, so that sorting is stable by itself
}

void LiveTreeModel::arrange(Nodes& siblings) const
{
    const auto before = [this](const RowNode* left, const RowNode* right) { return precedes(left, right); };
    if (!std::ranges::is_sorted(siblings, before)) // as most are that a filter or an update looks at again
        std::ranges::sort(siblings, before);
}

bool LiveTreeModel::belongsOnScreen(const RowNode* node)
{
    return node->matches || !node->shown.empty();
}

RowSlot LiveTreeModel::create(std::string_view id, std::string_view parentId)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_created.push_back(m_forest.create(id, parentFor(parentId)));
    return m_created.back()->slot;
}

void LiveTreeModel::showCreated()
{
    const auto created = std::exchange(m_created, {});
    Nodes entering;
    entering.reserve(created.size());
    for (RowNode* node : created) {
        RowForest::hold(node, holderFor(node));
        node->matches = slotMatches(node->slot);
        if (node->matches)
            entering.push_back(node);
    }
    reveal(entering);
}

void LiveTreeModel::reparent(RowNode* node, std::string_view parentId)
{
    RowNode* source = node->parent;
    if (source->id == parentId) // by far the most frequent case
        return;
    RowNode* target = parentFor(parentId);
    if (source == target)
        return;
    Q_ASSERT(QThread::currentThread() == thread() && !isInside(target, node));

    if (m_isFlat || groupOf(node)) { // it stays where it is, but behind its equals
        const bool wasShown = node->state == RowNodeState::Shown;
        if (wasShown)
            conceal({node});
        m_forest.renew(node);
        RowForest::move(node, target);
        if (wasShown)
            reveal({node});
        return;
    }
    m_forest.renew(node); // among equal values it goes behind those that are there
    changeHolder(node, target, [node, target] {
        RowForest::move(node, target);
        RowForest::hold(node, target);
    });
}

template <typename Change>
void LiveTreeModel::changeHolder(RowNode* node, RowNode* target, Change change)
{
    RowNode* source = node->holder;
    const bool wasShown = node->state == RowNodeState::Shown;
    if (wasShown && target->isGroup && target->state == RowNodeState::Hidden)
        reveal({target}); // for the row that comes
    if (!wasShown
        || target->state != RowNodeState::Shown) { // one end is hidden, so this is no move on the screen
        if (wasShown)
            conceal({node});
        change();
        if (wasShown)
            reveal({node});
        return;
    }

    const auto isBefore = [this](const RowNode* left, const RowNode* right) { return precedes(left, right); };
    const auto place
        = m_isHeld ? target->shown.end() : std::ranges::upper_bound(target->shown, node, isBefore);
    const int row = RowForest::rowOf(node);
    const bool isLegal = beginMoveRows(indexFor(source), row, row, indexFor(target),
                                       static_cast<int>(place - target->shown.begin()));
    Q_ASSERT(isLegal);
    Q_UNUSED(isLegal)
    target->shown.insert(place, node);
    source->shown.erase(source->shown.begin() + row);
    setShown(node, false);
    change();
    setShown(node, true);
    endMoveRows();
    if (m_isHeld && !isArranged(target))
        setOutOfOrder(true);
    if (source->holder && !belongsOnScreen(source))
        conceal({source});
}

/// Groups count the rows that are shown below them.
void LiveTreeModel::setShown(RowNode* node, bool isShown)
{
    node->state = isShown ? RowNodeState::Shown : RowNodeState::Hidden;
    if (RowNode* group = groupOf(node)) {
        countMember(group->slot, node->slot, isShown ? 1 : -1);
        touchGroup(group);
    }
}

std::vector<RowSlot> LiveTreeModel::removeRows(std::span<const std::string> ids)
{
    Q_ASSERT(QThread::currentThread() == thread());
    std::unordered_set<RowNode*> doomed;
    for (const auto& id : ids) {
        if (RowNode* node = m_forest.find(id))
            doomed.insert(node);
    }
    Nodes tops;
    std::ranges::copy_if(doomed, std::back_inserter(tops), [&doomed](const RowNode* node) {
        RowNode* above = node->parent;
        while (above && !doomed.contains(above))
            above = above->parent;
        return above == nullptr;
    });
    Nodes leaving = tops;
    for (std::size_t next = 0; next < leaving.size(); ++next) {
        std::ranges::copy_if(leaving[next]->children, std::back_inserter(leaving),
                             [](const RowNode* child) { return child->holder != child->parent; });
    }
    std::erase_if(leaving, [](const RowNode* node) { return node->state != RowNodeState::Shown; });
    conceal(leaving);
    return m_forest.erase(tops);
}

void LiveTreeModel::touch(RowNode* node, ColumnSpan columns)
{
    node->changed.unite(columns);
    if (!std::exchange(node->isTouched, true))
        m_touched.push_back(node);
}

void LiveTreeModel::publishTouched()
{
    Q_ASSERT(QThread::currentThread() == thread());
    Nodes entering;
    Nodes leaving;
    Nodes changed;
    for (RowNode* node : m_touched) {
        const bool wasShown = node->state == RowNodeState::Shown;
        node->matches = slotMatches(node->slot);
        if (belongsOnScreen(node) != wasShown)
            (wasShown ? leaving : entering).push_back(node);
        else if (wasShown && !node->changed.isEmpty())
            changed.push_back(node);
    }
    conceal(leaving);
    moveToHolders();
    reveal(entering);
    completeGroups();
    std::ranges::copy_if(m_touchedGroups, std::back_inserter(changed),
                         [](const RowNode* group) { return group->state == RowNodeState::Shown; });
    // A row that left took ancestors along that only stood for it.
    std::erase_if(changed, [](const RowNode* node) { return node->state != RowNodeState::Shown; });
    rearrangeAround(changed);
    forEachFamily(changed, [this](RowNode* parent, auto rows) { announceChanges(parent, rows); });
    for (auto* touched : {&m_touched, &m_touchedGroups}) {
        for (RowNode* node : std::exchange(*touched, {})) {
            node->isTouched = false;
            node->changed = {};
        }
    }
    clearSlots(m_forest.eraseEmptyGroups());
}

/// Shows each touched row below the group that it belongs to now.
void LiveTreeModel::moveToHolders()
{
    Nodes moving;
    for (RowNode* node : m_touched) {
        RowNode* holder = holderFor(node);
        if (holder == node->holder)
            continue;
        if (node->state == RowNodeState::Shown)
            moving.push_back(node);
        else
            RowForest::hold(node, holder);
    }
    if (moving.size() <= kMostMoves) {
        for (RowNode* node : moving) {
            RowNode* holder = holderFor(node);
            changeHolder(node, holder, [node, holder] { RowForest::hold(node, holder); });
        }
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    for (RowNode* node : moving)
        RowForest::hold(node, holderFor(node));
    for (RowNode* group : std::exchange(m_touchedGroups, {})) // all are counted anew
        group->isTouched = false;
    showArrangement();
}

void LiveTreeModel::completeGroups()
{
    for (RowNode* group : m_touchedGroups) {
        completeGroup(group->slot);
        group->changed.unite({0, columnCount() - 1});
    }
}

void LiveTreeModel::refreshMatches()
{
    Nodes pending = m_forest.root()->children;
    while (!pending.empty()) {
        RowNode* node = pending.back();
        pending.pop_back();
        pending.insert(pending.end(), node->children.begin(), node->children.end());
        if (slotMatches(node->slot) != node->matches)
            touch(node, {});
    }
    publishTouched();
}

void LiveTreeModel::announceChanges(const RowNode* parent, std::span<RowNode* const> rows)
{
    int first = std::numeric_limits<int>::max();
    int last = -1;
    ColumnSpan columns;
    for (const RowNode* node : rows) {
        const int row = RowForest::rowOf(node);
        first = std::min(first, row);
        last = std::max(last, row);
        columns.unite(node->changed);
    }
    Q_EMIT dataChanged(createIndex(first, columns.first, parent->shown[static_cast<std::size_t>(first)]),
                       createIndex(last, columns.last, parent->shown[static_cast<std::size_t>(last)]));
}

/// Calls @p announce for every parent with its rows among @p nodes, parents in the order of their arrival, rows in any.
template <typename Announce>
void LiveTreeModel::forEachFamily(Nodes& nodes, Announce announce)
{
    std::vector<std::pair<std::uint64_t, RowNode*>> byParent; // so that sorting reads no nodes
    byParent.reserve(nodes.size());
    for (RowNode* node : nodes)
        byParent.emplace_back(node->holder->sequence, node);
    std::ranges::sort(byParent, {}, &std::pair<std::uint64_t, RowNode*>::first);
    for (std::size_t first = 0, last = 0; first < nodes.size(); first = last) {
        for (; last < nodes.size() && byParent[last].first == byParent[first].first; ++last)
            nodes[last] = byParent[last].second;
        announce(nodes[first]->holder, std::span(nodes).subspan(first, last - first));
    }
}

/// Shows rows and what is needed above them. Below a row that enters nothing has to be announced, so a whole
/// new tree is one insert.
void LiveTreeModel::reveal(const Nodes& nodes)
{
    Nodes entering;
    for (RowNode* node : nodes) {
        for (; node->state == RowNodeState::Hidden; node = node->holder) {
            node->state = RowNodeState::Entering;
            entering.push_back(node);
        }
    }
    Nodes tops;
    std::unordered_set<RowNode*> filled;
    for (RowNode* node : entering) {
        if (node->holder->state != RowNodeState::Entering) {
            tops.push_back(node);
            continue;
        }
        node->holder->shown.push_back(node);
        filled.insert(node->holder);
    }
    for (RowNode* node : filled)
        arrange(node->shown);
    for (RowNode* node : entering)
        setShown(node, true);
    for (RowNode* node : tops)
        node->state = RowNodeState::Entering; // until its own insert
    forEachFamily(tops, [this](RowNode* parent, auto rows) { insertRuns(parent, rows); });
}

/// Hides rows, and those above them that were only there for them.
void LiveTreeModel::conceal(const Nodes& nodes)
{
    Nodes leaving;
    for (RowNode* node : nodes) {
        while (node->holder && node->state == RowNodeState::Shown) {
            node->state = RowNodeState::Leaving;
            leaving.push_back(node);
            RowNode* above = node->holder;
            if (++above->leavingChildren < above->shown.size() || above->matches)
                break;
            node = above;
        }
    }
    Nodes tops;
    Nodes emptied;
    for (RowNode* node : leaving) {
        node->holder->leavingChildren = 0;
        if (node->holder->state == RowNodeState::Leaving)
            emptied.push_back(node->holder);
        else
            tops.push_back(node);
    }
    forEachFamily(tops, [this](RowNode* parent, auto rows) { removeRuns(parent, rows); });
    for (RowNode* node : emptied)
        node->shown.clear();
    for (RowNode* node : leaving)
        setShown(node, false);
}

/// Inserts @p rows in the order of the sort, with one signal for each run of neighbours.
void LiveTreeModel::insertRuns(RowNode* parent, std::span<RowNode*> rows)
{
    std::ranges::sort(rows,
                      [this](const RowNode* left, const RowNode* right) { return precedes(left, right); });
    auto& shown = parent->shown;
    std::vector<std::ptrdiff_t> places; // before the insert; ascending also where values wait to be sorted
    places.reserve(rows.size());
    auto from = shown.begin();
    for (const RowNode* node : rows) {
        from = m_isHeld
            ? shown.end()
            : std::upper_bound(from, shown.end(), node, [this](const RowNode* left, const RowNode* right) {
                  return precedes(left, right);
              });
        places.push_back(from - shown.begin());
    }
    // From the back, so that the places before stay right.
    for (std::size_t last = rows.size(); last > 0;) {
        const auto place = places[last - 1];
        std::size_t first = last;
        while (first > 0 && places[first - 1] == place)
            --first;
        const auto run = rows.subspan(first, last - first);
        const int row = static_cast<int>(place);
        beginInsertRows(indexFor(parent), row, row + static_cast<int>(run.size()) - 1);
        shown.insert(shown.begin() + place, run.begin(), run.end());
        for (RowNode* node : run)
            node->state = RowNodeState::Shown;
        endInsertRows();
        last = first;
    }
    if (m_isHeld && !isArranged(parent))
        setOutOfOrder(true);
}

/// Removes @p rows from what is shown, with one signal for each run of neighbours.
void LiveTreeModel::removeRuns(RowNode* parent, std::span<RowNode* const> rows)
{
    auto& shown = parent->shown;
    std::vector<int> places;
    places.reserve(rows.size());
    for (const RowNode* node : rows)
        places.push_back(RowForest::rowOf(node));
    std::ranges::sort(places);
    for (std::size_t last = places.size(); last > 0;) {
        std::size_t first = last - 1;
        while (first > 0 && places[first - 1] == places[first] - 1)
            --first;
        beginRemoveRows(indexFor(parent), places[first], places[last - 1]);
        const auto begin = shown.begin() + places[first];
        const auto end = shown.begin() + places[last - 1] + 1;
        std::for_each(begin, end, [](RowNode* node) { node->state = RowNodeState::Hidden; });
        shown.erase(begin, end);
        endRemoveRows();
        last = first;
    }
}

int LiveTreeModel::matchCount() const
{
    int count = 0;
    std::vector<const RowNode*> pending = {m_forest.root()};
    while (!pending.empty()) {
        const RowNode* node = pending.back();
        pending.pop_back();
        pending.insert(pending.end(), node->shown.begin(), node->shown.end());
        count += node->holder && node->matches ? 1 : 0;
    }
    return count;
}

void LiveTreeModel::sort(int column, Qt::SortOrder order)
{
    Q_ASSERT(column >= kUnsorted && column < columnCount());
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_sortColumn = column;
    m_sortOrder = order;
    Nodes pending = {m_forest.root()};
    while (!pending.empty()) {
        RowNode* node = pending.back();
        pending.pop_back();
        arrange(node->shown);
        pending.insert(pending.end(), node->shown.begin(), node->shown.end());
    }
    remapPersistentIndexes();
    Q_EMIT layoutChanged({}, VerticalSortHint);
    setOutOfOrder(false);
}

bool LiveTreeModel::isArranged(const RowNode* parent) const
{
    return std::ranges::is_sorted(
        parent->shown, [this](const RowNode* left, const RowNode* right) { return precedes(left, right); });
}

void LiveTreeModel::setOutOfOrder(bool isOutOfOrder)
{
    if (std::exchange(m_isOutOfOrder, isOutOfOrder) != isOutOfOrder)
        Q_EMIT outOfOrderChanged(isOutOfOrder);
}

void LiveTreeModel::setOrderHeld(bool isHeld)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_isHeld = isHeld;
    if (isHeld || !m_isOutOfOrder)
        return;
    Nodes unsorted;
    std::vector<RowNode*> pending = {m_forest.root()};
    while (!pending.empty()) {
        RowNode* node = pending.back();
        pending.pop_back();
        pending.insert(pending.end(), node->shown.begin(), node->shown.end());
        if (!isArranged(node))
            unsorted.push_back(node);
    }
    rearrange(unsorted);
    setOutOfOrder(false);
}

/// Sorts the siblings of @p changed rows again where the change put them out of order.
void LiveTreeModel::rearrangeAround(const Nodes& changed)
{
    std::unordered_set<const RowNode*> seen;
    Nodes unsorted;
    for (const RowNode* node : changed) {
        RowNode* parent = node->holder;
        if (!node->changed.contains(m_sortColumn) || !seen.insert(parent).second)
            continue;
        if (!isArranged(parent))
            unsorted.push_back(parent);
    }
    if (m_isHeld && !unsorted.empty())
        setOutOfOrder(true);
    else
        rearrange(unsorted);
}

void LiveTreeModel::rearrange(const Nodes& parents)
{
    if (parents.empty())
        return;
    QList<QPersistentModelIndex> announced;
    for (const RowNode* parent : parents)
        announced.emplaceBack(indexFor(parent));
    Q_EMIT layoutAboutToBeChanged(announced, VerticalSortHint);
    for (RowNode* parent : parents)
        arrange(parent->shown);
    remapPersistentIndexes();
    Q_EMIT layoutChanged(announced, VerticalSortHint);
}

void LiveTreeModel::refilter()
{
    Q_ASSERT(QThread::currentThread() == thread());
    // The rows' number changes too. Views and proxies rebuild on layoutChanged, and unlike a reset it keeps
    // selection and expansion of the rows that stay.
    Q_EMIT layoutAboutToBeChanged();
    showArrangement();
}

void LiveTreeModel::setFlat(bool isFlat)
{
    if (m_isFlat == isFlat)
        return;
    m_isFlat = isFlat;
    regroup();
}

void LiveTreeModel::regroup()
{
    Q_ASSERT(QThread::currentThread() == thread());
    Q_EMIT layoutAboutToBeChanged();
    Nodes pending = m_forest.root()->children;
    while (!pending.empty()) {
        RowNode* node = pending.back();
        pending.pop_back();
        pending.insert(pending.end(), node->children.begin(), node->children.end());
        RowForest::hold(node, holderFor(node));
    }
    showArrangement();
}

/// Ends a change of the layout.
void LiveTreeModel::showArrangement()
{
    projectAll();
    remapPersistentIndexes(); // while the groups that have become empty exist
    clearSlots(m_forest.eraseEmptyGroups());
    Q_EMIT layoutChanged();
    setOutOfOrder(false);
    const Nodes& top = m_forest.root()->shown;
    if (!top.empty() && top.front()->isGroup) // a layout announces no values
        Q_EMIT dataChanged(createIndex(0, 0, top.front()),
                           createIndex(static_cast<int>(top.size()) - 1, columnCount() - 1, top.back()));
}

/// Computes anew which rows are shown, and what groups count.
void LiveTreeModel::projectAll()
{
    m_forest.root()->shown.clear();
    for (RowNode* group : m_forest.groups()) {
        group->shown.clear();
        group->shown.reserve(group->held);
        resetGroup(group->slot);
    }
    projectBelow(m_forest.root());
    for (RowNode* group : m_forest.groups()) {
        completeGroup(group->slot);
        arrange(group->shown);
        place(group);
    }
    arrange(m_forest.root()->shown);
}

void LiveTreeModel::projectBelow(RowNode* node)
{
    for (RowNode* child : node->children) {
        child->shown.clear();
        projectBelow(child);
        arrange(child->shown);
        child->matches = slotMatches(child->slot);
        place(child);
    }
}

/// Adds @p node to what its holder shows, if it belongs on the screen.
void LiveTreeModel::place(RowNode* node)
{
    node->state = belongsOnScreen(node) ? RowNodeState::Shown : RowNodeState::Hidden;
    if (node->state == RowNodeState::Hidden)
        return;
    node->holder->shown.push_back(node);
    if (const RowNode* group = groupOf(node))
        countMember(group->slot, node->slot, 1);
}

void LiveTreeModel::remapPersistentIndexes()
{
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before) {
        const RowNode* node = nodeOf(index);
        after.append(RowForest::isExposed(node) ? indexFor(node).siblingAtColumn(index.column())
                                                : QModelIndex());
    }
    changePersistentIndexList(before, after);
}
} // namespace quotadeck::models

#include "moc_livetreemodel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/treeexpansion.h"

#include "models/common/roles.h"

#include <QScopedValueRollback>
#include <QTreeView>

namespace quotadeck::ui {
namespace {
constexpr auto kDepth = "depth";
constexpr auto kOpened = "opened";
constexpr auto kClosed = "closed";

QString idOf(const QModelIndex& index)
{
    return index.data(models::IdRole).toString();
}

int levelOf(const QModelIndex& index)
{
    int level = 0;
    for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
        ++level;
    return level;
}

QStringList listOf(const QSet<QString>& ids)
{
    QStringList list(ids.begin(), ids.end());
    list.sort();
    return list;
}

QSet<QString> setOf(const QVariant& ids)
{
    const QStringList list = ids.toStringList();
    return {list.begin(), list.end()};
}
} // namespace

TreeExpansion::TreeExpansion(QTreeView* view) : QObject(view), m_view(view)
{
    Q_ASSERT(view->model());
    connect(view, &QTreeView::expanded, this, [this](const QModelIndex& index) { remember(index, true); });
    connect(view, &QTreeView::collapsed, this, [this](const QModelIndex& index) { remember(index, false); });
    connect(view->model(), &QAbstractItemModel::rowsInserted, this, &TreeExpansion::expandInserted);
    connect(view->model(), &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex& from, int first, int last, const QModelIndex& to, int row) {
                if (from != to) // a parent that is new may get all its children so
                    expandInserted(to, row, row + last - first);
            });
    expandAllWanted();
}

void TreeExpansion::setDepth(int depth)
{
    m_depth = depth;
    m_opened.clear();
    m_closed.clear();
    expandAllWanted();
}

void TreeExpansion::setFiltering(bool isFiltering)
{
    const bool isEnd = m_isFiltering && !isFiltering;
    m_isFiltering = isFiltering;
    if (isFiltering || isEnd)
        expandAllWanted();
}

QVariantMap TreeExpansion::saveState() const
{
    return {{QLatin1String(kDepth), m_depth},
            {QLatin1String(kOpened), listOf(m_opened)},
            {QLatin1String(kClosed), listOf(m_closed)}};
}

void TreeExpansion::restoreState(const QVariantMap& state)
{
    m_depth = state.value(QLatin1String(kDepth), m_depth).toInt();
    m_opened = setOf(state.value(QLatin1String(kOpened)));
    m_closed = setOf(state.value(QLatin1String(kClosed)));
    expandAllWanted();
}

void TreeExpansion::remember(const QModelIndex& index, bool isExpanded)
{
    if (m_isApplying || m_isFiltering)
        return;
    const QString id = idOf(index);
    const bool isOpenByItself = levelOf(index) < m_depth;
    QSet<QString>& exceptions = isOpenByItself ? m_closed : m_opened;
    if (isExpanded == isOpenByItself)
        exceptions.remove(id);
    else
        exceptions.insert(id);
}

bool TreeExpansion::isWanted(const QModelIndex& index) const
{
    if (m_isFiltering)
        return true;
    return levelOf(index) < m_depth ? !m_closed.contains(idOf(index)) : m_opened.contains(idOf(index));
}

void TreeExpansion::expandInserted(const QModelIndex& parent, int first, int last)
{
    const QScopedValueRollback guard(m_isApplying, true);
    // A parent that got its first child was wanted open before there was anything to open.
    if (parent.isValid() && isWanted(parent))
        m_view->expand(parent);
    for (int row = first; row <= last; ++row)
        expandWanted(m_view->model()->index(row, 0, parent));
}

void TreeExpansion::expandWanted(const QModelIndex& index)
{
    const int children = m_view->model()->rowCount(index);
    if (children == 0)
        return;
    if (isWanted(index))
        m_view->expand(index);
    for (int row = 0; row < children; ++row)
        expandWanted(m_view->model()->index(row, 0, index));
}

void TreeExpansion::expandAllWanted()
{
    const QScopedValueRollback guard(m_isApplying, true);
    if (m_isFiltering) {
        m_view->expandAll();
        return;
    }
    m_view->collapseAll();
    for (int row = 0, count = m_view->model()->rowCount(); row < count; ++row)
        expandWanted(m_view->model()->index(row, 0));
}
} // namespace quotadeck::ui

#include "moc_treeexpansion.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/newestrows.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

namespace quotadeck::ui {
NewestRows::NewestRows(QTreeView* table, int timeColumn, QToolButton* follow, QWidget* page)
    : QObject(page)
    , m_table(table)
    , m_follow(follow)
    , m_page(page)
    , m_timeColumn(timeColumn)
{
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_follow->setFocusPolicy(Qt::StrongFocus);
    connect(m_follow, &QToolButton::toggled, this, [this](bool isOn) {
        if (isOn)
            showNewest();
    });
    connect(m_table->header(), &QHeaderView::sortIndicatorChanged, this, [this] {
        m_follow->setEnabled(isSortedByTime());
        if (m_follow->isChecked())
            showNewest();
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_isChanging && isSortedByTime() && m_page->isVisible())
            m_follow->setChecked(isAtNewest());
    });
}

bool NewestRows::isSortedByTime() const
{
    return m_table->header()->sortIndicatorSection() == m_timeColumn;
}

bool NewestRows::isAtNewest() const
{
    const QScrollBar* bar = m_table->verticalScrollBar();
    return m_table->header()->sortIndicatorOrder() == Qt::DescendingOrder ? bar->value() == bar->minimum()
                                                                          : bar->value() == bar->maximum();
}

void NewestRows::hold()
{
    m_isChanging = true;
    m_top = QPersistentModelIndex();
    if (!m_page->isVisible() || (m_follow->isChecked() && isSortedByTime()))
        return;
    const QModelIndex top = m_table->indexAt(QPoint(0, 0));
    m_top = top;
    m_topOffset = m_table->visualRect(top).top();
}

void NewestRows::update()
{
    if (m_top.isValid()) {
        m_table->scrollTo(m_top, QAbstractItemView::PositionAtTop);
        QScrollBar* bar = m_table->verticalScrollBar();
        bar->setValue(bar->value() - m_topOffset);
        m_top = QPersistentModelIndex();
    } else if (m_follow->isChecked()) {
        showNewest();
    }
    m_isChanging = false;
}

void NewestRows::showNewest()
{
    if (!isSortedByTime() || !m_page->isVisible())
        return;
    if (m_table->header()->sortIndicatorOrder() == Qt::DescendingOrder)
        m_table->verticalScrollBar()->setValue(0); // unlike scrollToTop() without a layout
    else
        m_table->scrollToBottom();
}
} // namespace quotadeck::ui

#include "moc_newestrows.cpp"

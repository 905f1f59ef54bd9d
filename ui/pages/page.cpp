// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include <utility>

namespace quotadeck::ui {
Page::Page(QString id, QString title, Icon icon, QWidget* parent)
    : QWidget(parent)
    , m_id(std::move(id))
    , m_title(std::move(title))
    , m_icon(icon)
{
    setObjectName(m_id);
    setAccessibleName(m_title);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
}

void Page::focusFilter()
{
    setFocus();
}

QString Page::filterTitle() const
{
    return tr("&Filter");
}

void Page::setResource(const QString&) { }

void Page::setPartition(const PartitionSnapshot*) { }

void Page::setSource(const SourceStatus&) { }

void Page::setSubject(const Subject&) { }

void Page::setScope(const Subject&) { }

void Page::setFilterText(const QString&) { }

void Page::addSubjects(const QList<ShownSubject>&) { }

void Page::setPaused(bool) { }

void Page::setStale(bool) { }

void Page::showAllColumns() { }

bool Page::hasSubject() const
{
    return true;
}

QList<QWidget*> Page::focusStops()
{
    return {this};
}

QVariantMap Page::saveState() const
{
    return {};
}

void Page::restoreState(const QVariantMap&) { }

QVariantMap Page::saveSourceState() const
{
    return {};
}

void Page::restoreSourceState(const QVariantMap&) { }
} // namespace quotadeck::ui

#include "moc_page.cpp"

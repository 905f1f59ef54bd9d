// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "ui/help/contexthelp.h"

#include <utility>

namespace quotadeck::ui {
Page::Page(QString id, QString title, Icon icon, QWidget* parent)
    : QWidget(parent)
    , m_id(std::move(id))
    , m_title(std::move(title))
    , m_icon(icon)
{
    setObjectName(m_id);
    setHelpPage(*this, m_id);
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

Subject Page::scope() const
{
    return {};
}

Subject Page::selected() const
{
    return {};
}

void Page::setTableActions(const QList<QAction*>&) { }

void Page::setFilterText(const QString&) { }

QString Page::filterText() const
{
    return {};
}

QList<Subject> Page::filePlaces() const
{
    return {};
}

QAction* Page::commandAction(Command) const
{
    return nullptr;
}

void Page::addSubjects(const QList<ShownSubject>&) { }

void Page::setPaused(bool) { }

void Page::setStale(bool) { }

bool Page::hasColumns() const
{
    return false;
}

void Page::showAllColumns() { }

bool Page::hasSubject() const
{
    return true;
}

QList<QWidget*> Page::focusStops()
{
    return {this};
}

QVariantMap Page::view() const
{
    return {};
}

void Page::showView(const QVariantMap&) { }

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

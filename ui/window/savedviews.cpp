// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/savedviews.h"

#include <algorithm>

namespace quotadeck::ui {
QStringList SavedViews::names(const QString& page) const
{
    QStringList names = m_views.value(page).toMap().keys();
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return names;
}

QVariantMap SavedViews::view(const QString& page, const QString& name) const
{
    return m_views.value(page).toMap().value(name).toMap();
}

void SavedViews::set(const QString& page, const QString& name, const QVariantMap& view)
{
    setIn(m_views, page, name, view);
    Q_EMIT changed(page, name, view);
}

void SavedViews::rename(const QString& page, const QString& from, const QString& to)
{
    const QVariantMap view = this->view(page, from);
    if (view.isEmpty() || from == to)
        return;
    set(page, from, {});
    set(page, to, view);
}

void SavedViews::setAll(const QVariantMap& views)
{
    m_views = views;
}

void SavedViews::setIn(QVariantMap& views, const QString& page, const QString& name, const QVariantMap& view)
{
    QVariantMap own = views.value(page).toMap();
    if (view.isEmpty())
        own.remove(name);
    else
        own.insert(name, view);
    views.insert(page, own);
}
} // namespace quotadeck::ui

#include "moc_savedviews.cpp"

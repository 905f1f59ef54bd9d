// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace quotadeck::ui {
/// The views that the user has saved under names, of each page its own: filter, columns, order. All windows share them.
class SavedViews final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// In the order of the alphabet.
    [[nodiscard]] QStringList names(const QString& page) const;
    /// Empty: there is none of this name.
    [[nodiscard]] QVariantMap view(const QString& page, const QString& name) const;
    /// In place of the one with the same name; an empty @p view removes that.
    void set(const QString& page, const QString& name, const QVariantMap& view);
    /// In place of one called @p to.
    void rename(const QString& page, const QString& from, const QString& to);
    /// All of them: by page, then by name.
    void setAll(const QVariantMap& views);
    /// Sets one in @p views, which has the shape of setAll().
    static void setIn(QVariantMap& views, const QString& page, const QString& name, const QVariantMap& view);

Q_SIGNALS:
    /// The user has changed one; an empty @p view: removed it.
    void changed(const QString& page, const QString& name, const QVariantMap& view);

private:
    QVariantMap m_views;
};
} // namespace quotadeck::ui

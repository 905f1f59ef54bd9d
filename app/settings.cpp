// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

namespace quotadeck::app {
namespace {
constexpr qsizetype kMostRecentEntries = 10;
}

QStringList withMostRecent(const QStringList& earlier, const QString& newest)
{
    QStringList entries = earlier;
    entries.removeAll(newest);
    entries.prepend(newest);
    return entries.mid(0, kMostRecentEntries);
}

void addRecent(SettingsStore& store, const Setting<QStringList>& list, const QString& newest)
{
    store.change([key = list.key, newest](QVariantMap& values) {
        values[key] = withMostRecent(values.value(key).toStringList(), newest);
    });
}

SessionSettings::SessionSettings(SettingsStore* store, Memory memory, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_memory(memory)
{
    if (!isRemembered())
        return;
    connect(m_store, &SettingsStore::written, this, &SessionSettings::recentChanged);
    connect(m_store, &SettingsStore::failed, this, &SessionSettings::failed);
}

void SessionSettings::addRecent(Setting<QStringList> Settings::*list, const QString& newest)
{
    if (!isRemembered())
        return;
    app::addRecent(*m_store, m_settings.*list, newest);
    Q_EMIT recentChanged();
}
} // namespace quotadeck::app

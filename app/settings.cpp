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
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"
#include "ui/help/helpmenu.h"

#include <QVersionNumber>

namespace quotadeck::app {
/// Offers in @p menu what is new in @p version, once, when an older version ran before it. @p isFirst: none did.
inline void offerNews(SettingsStore& settings, ui::HelpMenu& menu, bool isFirst, const QString& version)
{
    // The last version whose news were offered; empty: an older version than those that keep it.
    static const QString kLast = QStringLiteral("help/newsVersion");
    const QString last = settings.value(kLast).toString();
    if (!last.isEmpty() && QVersionNumber::fromString(version) <= QVersionNumber::fromString(last))
        return; // also when an older version runs again
    settings.setValue(kLast, version);
    if (!isFirst)
        menu.offerNews(version);
}
} // namespace quotadeck::app

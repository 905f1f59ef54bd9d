// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "ui/help/helpmenu.h"

#include <QVersionNumber>

namespace quotadeck::app {
/// Offers in @p menu what is new in @p version, once, when an older version ran before it. @p isFirst: none did.
inline void offerNews(SettingsStore& store, ui::HelpMenu& menu, bool isFirst, const QString& version)
{
    SessionSettings settings(&store, SessionSettings::Memory::Keep);
    const QString last = settings.value(&Settings::newsVersion);
    if (!last.isEmpty() && QVersionNumber::fromString(version) <= QVersionNumber::fromString(last))
        return; // also when an older version runs again
    settings.setValue(&Settings::newsVersion, version);
    if (!isFirst)
        menu.offerNews(version);
}

/// Offers the tour in @p menu, once. @p isFirst: nothing was set before this start, which asks for nothing else.
inline void offerTour(SettingsStore& store, ui::HelpMenu& menu, bool isFirst)
{
    SessionSettings settings(&store, SessionSettings::Memory::Keep);
    if (!isFirst || settings.value(&Settings::isTourOffered))
        return;
    settings.setValue(&Settings::isTourOffered, true);
    menu.offerTour();
}
} // namespace quotadeck::app

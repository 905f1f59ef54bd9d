// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/display.h"
#include "models/common/share.h"
#include "ui/theme/textsize.h"
#include "ui/theme/theme.h"

#include <QMap>
#include <QString>

namespace quotadeck::ui {
/// Which proxy connections use that have none of their own.
enum class ProxyChoice { System, None, Address };

/// Which files are locked against edits when they are opened.
enum class OpensLocked { ProductionCopies, All, None };

/// What the user has chosen for the program, as it is by default. A value.
struct Preferences
{
    ThemeMode theme = ThemeMode::System;
    QString language; ///< ui::Language::code; empty: that of the desktop. Takes effect at the next start
    int textPercent = kUsualTextPercent; ///< of the size of the desktop

    int pollSeconds = 5; ///< from reading to reading of a scheduler
    ProxyChoice proxy = ProxyChoice::System;
    QString proxyAddress; ///< of ProxyChoice::Address: http or socks5
    bool usesKeyring = true;

    models::UsageThresholds thresholds;
    DisplayUnits units;

    bool keepsHistory = true;
    int historyMebibytes = 1024;
    int historyDays = 400;
    int pastHours = 6; ///< of a scheduler, in memory; 0: none
    int pastMebibytes = 128;

    OpensLocked opensLocked = OpensLocked::ProductionCopies;
    bool removesVersions = false; ///< old ones, of saved files
    int keptVersions = 50; ///< of a file, in any case
    int versionDays = 180; ///< others are removed then
    bool commitsToGit = false; ///< saved files, where they are in a repository

    bool showsTray = false;
    bool notifiesSources = true; ///< a source is lost, or there again
    bool notifiesLimits = false; ///< a queue, user or group reaches one
    bool notifiesAlerts = true; ///< an alert of the user's rules begins to fire
    QString alertRules; ///< file of rules for sources that have none of their own; empty: none

    QMap<QString, QString>
        shortcuts; ///< portable text by the name of the action, where another than its own; empty: none

    friend bool operator==(const Preferences&, const Preferences&) = default;
};
} // namespace quotadeck::ui

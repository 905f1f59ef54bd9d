// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/languages.h"

#include <QString>

class QCoreApplication;

namespace quotadeck::app {
/// Shows Qt's own texts ("Cancel") and ours in @p language, and numbers as there; empty: in that of the desktop. A text without translation
/// is shown in English, with its plural forms.
///
/// Ownership: the translators are @p application's.
void installTranslations(QCoreApplication& application, const QString& language,
                         const QString& folder = ui::translationFolder());
} // namespace quotadeck::app

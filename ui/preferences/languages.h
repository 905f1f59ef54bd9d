// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace quotadeck::ui {
/// A language that the window can be shown in.
struct Language
{
    QString code; ///< "de", "pt_BR"
    QString name; ///< in the language itself

    friend bool operator==(const Language&, const Language&) = default;
};

/// Where the translations of the program are.
[[nodiscard]] QString translationFolder();

/// English, in which the sources are, and the languages of the files quotadeck_<code>.qm in @p folder, by name.
[[nodiscard]] QList<Language> languagesIn(const QString& folder = translationFolder());

/// @p code itself if it is none of a language that Qt knows.
[[nodiscard]] QString languageName(const QString& code);
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/languages.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace quotadeck::ui {
namespace {
const QString kTranslationStart = QStringLiteral("quotadeck_");
const QString kTranslationEnd = QStringLiteral(".qm");
const QString kEnglish = QStringLiteral("en");
} // namespace

QString translationFolder()
{
    return QStringLiteral(":/i18n");
}

QString languageName(const QString& code)
{
    const QLocale locale(code);
    if (locale.language() == QLocale::C)
        return code;
    if (code == kEnglish) // Qt calls it American English
        return QStringLiteral("English");
    QString name = locale.nativeLanguageName();
    if (name.isEmpty())
        name = QLocale::languageToString(locale.language());
    if (!name.isEmpty())
        name = locale.toUpper(name.left(1)) + name.mid(1);
    if (code.contains(u'_'))
        name += QStringLiteral(" (%1)").arg(locale.nativeTerritoryName());
    return name;
}

QList<Language> languagesIn(const QString& folder)
{
    QList<Language> found;
    for (const QString& file : QDir(folder).entryList({kTranslationStart + u'*' + kTranslationEnd})) {
        const QString code = file.mid(kTranslationStart.size()).chopped(kTranslationEnd.size());
        if (code != kEnglish)
            found.append({code, languageName(code)});
    }
    std::ranges::sort(found, {}, &Language::name);
    found.prepend({kEnglish, languageName(kEnglish)});
    return found;
}
} // namespace quotadeck::ui

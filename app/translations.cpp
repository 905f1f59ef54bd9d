// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace quotadeck::app {
void installTranslations(QCoreApplication& application, const QString& language, const QString& folder)
{
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    const auto install = [&application](const QLocale& locale, const QString& name, const QString& from) {
        auto* translator = new QTranslator(&application);
        if (translator->load(locale, name, QStringLiteral("_"), from))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    // The later one is asked first. English has the plural forms that the sources lack.
    const QLocale english(QLocale::English);
    for (const QLocale& locale : {english, QLocale()}) {
        install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(locale, QStringLiteral("quotadeck"), folder);
    }
}
} // namespace quotadeck::app

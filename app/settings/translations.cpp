// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace quotadeck::app {
void installTranslations(QCoreApplication& application, const QString& language, const QString& folder)
{
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    const auto loaded = [&application](const QLocale& locale, const QString& name, const QString& from) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(locale, name, QStringLiteral("_"), from))
            return static_cast<QTranslator*>(nullptr);
        translator->setParent(&application);
        return translator.release();
    };
    // The later one is asked first. English has the plural forms that the sources lack.
    const QLocale english(QLocale::English);
    for (const QLocale& locale : {english, QLocale()}) {
        QTranslator* texts = loaded(locale, QStringLiteral("quotadeck"), folder);
        if (!texts) // else Qt's buttons would be the only ones in this language
            continue;
        if (QTranslator* qt
            = loaded(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(qt);
        QCoreApplication::installTranslator(texts);
    }
}
} // namespace quotadeck::app

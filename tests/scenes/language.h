// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QTranslator>

namespace quotadeck::test {
/// The texts of the window in @p language until it goes.
class Language
{
public:
    explicit Language(const QString& language)
    {
        m_isLoaded = m_texts.load(QStringLiteral("quotadeck_%1").arg(language),
                                  QStringLiteral(QUOTADECK_TRANSLATIONS));
        QCoreApplication::installTranslator(&m_texts);
    }
    ~Language() { QCoreApplication::removeTranslator(&m_texts); }
    Q_DISABLE_COPY_MOVE(Language)

    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

private:
    QTranslator m_texts;
    bool m_isLoaded = false;
};
} // namespace quotadeck::test

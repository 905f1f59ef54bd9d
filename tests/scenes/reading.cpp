// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/reading.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <array>

namespace quotadeck::test {
QString nameOf(Need need)
{
    switch (need) {
    case Need::Contrast:
        return QStringLiteral("contrast");
    case Need::LargeText:
        return QStringLiteral("large");
    case Need::RightToLeft:
        return QStringLiteral("rtl");
    case Need::LongTexts:
        return QStringLiteral("pseudo");
    }
    return {};
}

std::optional<Need> needOfScenes()
{
    static constexpr std::array kNeeds{Need::Contrast, Need::LargeText, Need::RightToLeft, Need::LongTexts};
    const QString name = qEnvironmentVariable("QUOTADECK_SCENES_NEED");
    if (name.isEmpty())
        return std::nullopt;
    const auto* need = std::ranges::find(kNeeds, name, nameOf);
    if (need == kNeeds.end())
        qFatal("\"%s\" is none of contrast, large, rtl and pseudo", qPrintable(name));
    return *need;
}

Reading::Reading(Need need)
{
    if (need == Need::RightToLeft) {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLocale::setDefault(QLocale(QLocale::Hebrew));
    }
    if (need == Need::LongTexts)
        QCoreApplication::installTranslator(&m_pseudo);
}

Reading::~Reading()
{
    QCoreApplication::removeTranslator(&m_pseudo);
    QLocale::setDefault(m_locale);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}
} // namespace quotadeck::test

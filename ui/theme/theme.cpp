// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/colors.h"
#include "ui/theme/deckstyle.h"
#include "ui/theme/textsize.h"

#include <QApplication>
#include <QToolTip>

#include <algorithm>

namespace quotadeck::ui {
namespace {
QPalette paletteOf(ThemeMode mode)
{
    switch (mode) {
    case ThemeMode::System:
        // Qt does not report whether the desktop asks for high contrast.
        QApplication::setPalette(QPalette()); // back to the desktop's, to be looked at
        return isDark(QApplication::palette()) ? darkPalette() : lightPalette();
    case ThemeMode::Light:
        return lightPalette();
    case ThemeMode::Dark:
        return darkPalette();
    case ThemeMode::LightContrast:
        return lightContrastPalette();
    case ThemeMode::DarkContrast:
        return darkContrastPalette();
    }
    return lightPalette();
}
} // namespace

Theme::Theme(QObject* parent) : QObject(parent), m_usualFont(QApplication::font())
{
    QApplication::setStyle(new DeckStyle);
    for (const auto effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                              Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, false);
    apply();
}

void Theme::setMode(ThemeMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    apply();
    Q_EMIT modeChanged(m_mode);
}

int Theme::textPercent() const
{
    return TextSize::current().percent();
}

void Theme::setTextPercent(int percent)
{
    const int possible = std::clamp(percent, kLeastTextPercent, kMostTextPercent);
    if (possible == textPercent())
        return;
    QApplication::setFont(possible == kUsualTextPercent ? m_usualFont : textFont(m_usualFont, possible));
    // Qt sends the new font to the widgets later, but lengths are measured with it now.
    QCoreApplication::sendPostedEvents(QCoreApplication::instance(), QEvent::ApplicationFontChange);
    TextSize::current().setPercent(possible);
    Q_EMIT textPercentChanged(possible);
}

void Theme::refresh()
{
    if (m_mode == ThemeMode::System)
        apply();
}

void Theme::apply()
{
    const QPalette palette = paletteOf(m_mode);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}
} // namespace quotadeck::ui

#include "moc_theme.cpp"

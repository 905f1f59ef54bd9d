// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/colors.h"
#include "ui/theme/deckstyle.h"

#include <QApplication>
#include <QToolTip>

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

Theme::Theme(QObject* parent) : QObject(parent)
{
    QApplication::setStyle(new DeckStyle);
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

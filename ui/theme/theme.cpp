// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/colors.h"
#include "ui/theme/deckstyle.h"

#include <QApplication>
#include <QToolTip>

namespace quotadeck::ui {
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
    bool dark = m_mode == ThemeMode::Dark;
    if (m_mode == ThemeMode::System) {
        QApplication::setPalette(QPalette()); // back to the desktop's, to be looked at
        dark = isDark(QApplication::palette());
    }
    const QPalette palette = dark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}
} // namespace quotadeck::ui

#include "moc_theme.cpp"

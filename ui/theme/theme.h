// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

namespace quotadeck::ui {
/// The settings keep the numbers: new ones are added at the end.
enum class ThemeMode { System, Light, Dark, LightContrast, DarkContrast };

/// Puts the application into the Fusion style with our palettes, and sets the size of its texts. One per process; switches
/// at run time.
/// Ownership: the application's; windows hold a reference.
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject* parent = nullptr);

    [[nodiscard]] ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);

    /// Of the text size of the desktop.
    [[nodiscard]] int textPercent() const;
    /// Takes effect at once; the nearest one that is possible.
    void setTextPercent(int percent);

    /// Looks at the desktop's colours again when following it. To be called on QEvent::ThemeChange.
    void refresh();

Q_SIGNALS:
    void modeChanged(quotadeck::ui::ThemeMode mode);
    void textPercentChanged(int percent);

private:
    void apply();

    QFont m_usualFont;
    ThemeMode m_mode = ThemeMode::System;
};
} // namespace quotadeck::ui

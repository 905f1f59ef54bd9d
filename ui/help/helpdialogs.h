// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QMenuBar;

namespace quotadeck::ui {
/// Says what this is, with the versions that a bug report needs, to be copied.
class AboutDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);

    /// One line for each of QuotaDeck, Qt, operating system and platform plug-in.
    [[nodiscard]] static QString versions();
};

/// Lists the shortcuts of the menus, read from the menus themselves, and the keys of tables and charts.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p menus is read now and not kept.
    explicit ShortcutsDialog(const QMenuBar* menus, QWidget* parent = nullptr);
};
} // namespace quotadeck::ui

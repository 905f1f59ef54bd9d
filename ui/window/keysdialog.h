// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QMenuBar;

namespace quotadeck::ui {
/// Lists the shortcuts of the menus, read from the menus themselves, and the keys of tables and charts.
class KeysDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p menus is read now and not kept.
    explicit KeysDialog(const QMenuBar* menus, QWidget* parent = nullptr);
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

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
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QList>
#include <QWidget>

class QAction;

namespace quotadeck::ui {
/// What a page shows before a file is open: what it is for, and ways to begin. A way that is not there is not shown.
class StartPane final : public QWidget
{
    Q_OBJECT
public:
    /// @p ways are not owned.
    StartPane(Icon icon, const QString& title, const QString& text, const QList<QAction*>& ways,
              QWidget* parent = nullptr);
};
} // namespace quotadeck::ui

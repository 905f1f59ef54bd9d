// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QKeySequence>
#include <QString>

class QToolButton;
class QWidget;

namespace quotadeck::ui {
/// A button without text on a bar that moves through time; @p text and @p keys are its tool tip. Owned by @p parent.
[[nodiscard]] QToolButton* transportButton(QWidget* parent, const QIcon& icon, const QString& text,
                                           const QKeySequence& keys);
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QString;
class QTableView;
class QToolButton;
class QWidget;

namespace quotadeck::ui {
/// What the panes of the limits editor have in common. The caller owns what is made.

/// Rows of the house's height, without grid and row numbers.
void setUpTable(QTableView* view);
[[nodiscard]] QLabel* heading(const QString& text);
/// @p content below @p title.
[[nodiscard]] QWidget* titled(QWidget* title, QWidget* content);
/// A flat button in the row above a pane.
[[nodiscard]] QToolButton* flatButton(const QString& text);
} // namespace quotadeck::ui

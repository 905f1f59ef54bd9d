// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QString;
class QWidget;

namespace quotadeck::ui {
/// What stands above a list or a table of the page; a child of @p parent.
[[nodiscard]] QLabel* paneHeading(const QString& text, QWidget* parent);
} // namespace quotadeck::ui

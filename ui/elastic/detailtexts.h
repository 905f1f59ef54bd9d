// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace quotadeck::ui {
/// Labels of the details beside the groups; their texts wrap and can be selected.

[[nodiscard]] QLabel* textLabel(QWidget* parent);
[[nodiscard]] QLabel* quietLabel(QWidget* parent); ///< for what explains
[[nodiscard]] QLabel* sectionTitle(const QString& text, QWidget* parent);
} // namespace quotadeck::ui

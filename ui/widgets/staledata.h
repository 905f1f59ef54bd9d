// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QWidget;

namespace quotadeck::ui {
inline constexpr double kStaleOpacity = 0.45; ///< of bars and maps with stale data

/// Makes @p table show whether its data is stale: its delegate paints it dim then.
void setStale(QAbstractItemView* table, bool isStale);
/// Whether @p widget is a table with stale data; false for nullptr.
[[nodiscard]] bool isStale(const QWidget* widget);
} // namespace quotadeck::ui

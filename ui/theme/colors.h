// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QColor>
#include <QList>
#include <QPalette>
#include <QPen>

namespace quotadeck::ui {
/// Every colour role spelled out for the Fusion style, so that the result depends on no desktop.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();
/// Pure black and white; every text, line and state has 7:1 contrast to what it is on.
[[nodiscard]] QPalette lightContrastPalette();
[[nodiscard]] QPalette darkContrastPalette();

/// Dark when the window is darker than the text on it. The only test there is before Qt 6.5.
[[nodiscard]] bool isDark(const QPalette& palette);
/// Whether @p palette is one of high contrast, in which widgets also draw frames and patterns where others rely on shades.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

/// Colours beyond the palette's roles. All derive from the palette they are asked for, so that a widget needs to
/// know nothing but its own palette and follows a change of the theme by itself.

/// How many hues there are; the ninth series repeats the first hue with another dash.
inline constexpr int kSeriesColorCount = 8;

/// Hue of series @p index >= 0. The eight are apart by at least 14 CIEDE2000 for every kind of colour vision and
/// have 3:1 contrast to the base; in high contrast 16 CIEDE2000 and 7:1.
[[nodiscard]] QColor seriesColor(const QPalette& palette, int index);

/// Dash of series @p index in pen widths; empty = solid, as the first eight are, whose markers differ: a dash makes
/// a line that goes up and down hard to follow. Later rounds of the hues differ by it.
[[nodiscard]] QList<qreal> seriesDash(int index);

/// Marker of a series in the legend, along its line and at the cursor, so that no line is known by colour alone.
enum class Marker { Circle, Square, Triangle, Diamond, DownTriangle, Cross, Plus, Bar };
[[nodiscard]] Marker seriesMarker(int index);

/// Colour for text and icons of @p state, on plain and selected rows, windows and messages at least 4.5:1, 7:1 in high contrast; the
/// text colour for Normal.
[[nodiscard]] QColor stateColor(const QPalette& palette, models::RowState state);
/// The colour of "all is well", which no row has but a source may.
[[nodiscard]] QColor okColor(const QPalette& palette);

/// Text of less weight, with the contrast of a state's.
[[nodiscard]] QColor dimText(const QPalette& palette);
/// Hair lines between panes and around bars.
[[nodiscard]] QColor hairline(const QPalette& palette);
/// Lines around buttons and boxes, below headers.
[[nodiscard]] QColor border(const QPalette& palette);
/// The one accent: the rail's mark, the bars, the links.
[[nodiscard]] QColor accent(const QPalette& palette);

/// @p share of @p over laid on @p base, 0..1.
[[nodiscard]] QColor mixed(const QColor& base, const QColor& over, qreal share);
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Distances in device independent pixels, from one scale, so that everything lines up.
namespace quotadeck::ui::metrics {
inline constexpr int kTiny = 4; ///< between an icon and its text
inline constexpr int kSmall = 8; ///< between controls of one group
inline constexpr int kMedium = 12; ///< between groups, and from a page's edge
inline constexpr int kLarge = 24; ///< between sections
inline constexpr int kIcon = 16; ///< icon in a row or a small button
inline constexpr int kRailIcon = 22; ///< icon in the page rail
inline constexpr int kRowHeight = 26; ///< table row, a comfortable target for the pointer
inline constexpr int kCellMargin = 6; ///< before and behind the text of a cell
inline constexpr int kBarHeight = 10; ///< usage bar
inline constexpr int kHitTarget = 28; ///< smallest side of a button
} // namespace quotadeck::ui::metrics

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace quotadeck::ui {
/// Every colour role spelled out for the Fusion style, so that the result depends on no desktop.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// Dark when the window is darker than the text on it. The only test there is before Qt 6.5.
[[nodiscard]] bool isDark(const QPalette& palette);
} // namespace quotadeck::ui

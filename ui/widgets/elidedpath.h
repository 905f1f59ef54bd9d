// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFontMetrics;

namespace quotadeck::ui {
/// Whether @p text is the path of a queue below the root: "root.a".
[[nodiscard]] bool isQueuePath(const QString& text);
/// @p path as it fits into @p width pixels. Whole segments after the first give way, "root…test": siblings differ in the
/// last ones. What does not fit even so is the last segment, cut.
[[nodiscard]] QString elidedPath(const QString& path, const QFontMetrics& font, int width);
} // namespace quotadeck::ui

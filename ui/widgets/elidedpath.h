// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFontMetrics;

namespace quotadeck::ui {
/// Whether @p text is the path of a queue below the root: "root.a".
[[nodiscard]] bool isQueuePath(const QString& text);
/// @p path as it fits into @p width pixels. Whole segments after the first give way, "root…test": siblings differ in the
/// last ones. What does not fit even so is the end of the last segment: dots stand at one place.
[[nodiscard]] QString elidedPath(const QString& path, const QFontMetrics& font, int width);
/// Whether @p text is amounts of resources: "memory 4 GiB", "memory 57 GiB, vcore 8.5".
[[nodiscard]] bool isAmounts(const QString& text);
/// @p amounts as they fit into @p width pixels. The last ones give way, "memory 57 GiB, …", and no number is cut.
[[nodiscard]] QString elidedAmounts(const QString& amounts, const QFontMetrics& font, int width);
} // namespace quotadeck::ui

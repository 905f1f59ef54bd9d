// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace quotadeck::ui {
/// Whether two paths lead to one file, by links of either kind, too. What cannot be looked up is compared by path.
[[nodiscard]] bool isSameFile(const QString& path, const QString& other);
} // namespace quotadeck::ui

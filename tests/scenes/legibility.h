// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace quotadeck::test {
/// What a person cannot read in the windows that are open: labels and buttons cut without a mark, as "text: needs 80 px,
/// has 60 px", and widgets that stick out of their window. Widgets that elide by themselves are left to the eye.
[[nodiscard]] QStringList illegibleTexts();
} // namespace quotadeck::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/quantity.h"

#include <QString>

namespace quotadeck::models {
/// Texts of columns that compare an earlier moment with now.

[[nodiscard]] QString nowTitle();
/// Of allocated amounts.
[[nodiscard]] QString nowHelp();
/// Of a row whose amount of now is not known, as of one that is gone by now.
[[nodiscard]] QString nowUnknown();
/// The cell of @p amount, which is @p change more than at the moment shown.
[[nodiscard]] QString nowText(const QString& amount, Quantity change);
/// Its tool tip; @p size is @p change without its sign.
[[nodiscard]] QString nowToolTip(const QString& amount, Quantity change, const QString& size);
} // namespace quotadeck::models

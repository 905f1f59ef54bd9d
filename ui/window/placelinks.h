// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/link.h"
#include "ui/window/placehistory.h"

namespace quotadeck::ui {
/// A link to @p place of @p source.
[[nodiscard]] link::Link linkTo(const Place& place, const link::Source& source, const QString& partition);
/// The place that @p link leads to, whatever its source.
[[nodiscard]] Place placeOf(const link::Link& link);
} // namespace quotadeck::ui

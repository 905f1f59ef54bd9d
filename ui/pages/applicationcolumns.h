// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/treetable.h"

namespace quotadeck::ui {
/// How tables of applications are shown at first.
[[nodiscard]] QList<ColumnDefault> applicationColumns();
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;

namespace quotadeck::models {
class ChangesModel;
}

namespace quotadeck::ui {
/// A table of @p changes, which outlive it, a row a change. The caller owns it.
[[nodiscard]] QTableView* changesTable(models::ChangesModel* changes);
/// "1 dangerous, 1 looser, 2 tighter"; empty when there are none.
[[nodiscard]] QString directionsOf(const models::ChangesModel& changes);
} // namespace quotadeck::ui

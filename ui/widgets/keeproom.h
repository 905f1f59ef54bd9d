// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace quotadeck::ui {
/// Keeps the room of @p widget in its layout while it is hidden, so that what is beside it does not move.
void keepRoom(QWidget* widget);
} // namespace quotadeck::ui

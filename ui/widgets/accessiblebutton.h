// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck::ui {
/// From now on a screen reader clicks the buttons that can be checked. Qt toggles them, which emits no clicked(), so that
/// what the button is for does not happen. Affects buttons that are created afterwards. GUI
/// thread; a second call has no effect.
void installAccessibleButtons();
} // namespace quotadeck::ui

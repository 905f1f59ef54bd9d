// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck::ui {
/// From now on a screen reader clicks buttons. Qt toggles those that can be checked, which emits no clicked(), so that the
/// button does nothing. GUI thread, before the first button; a second call has no effect.
void installAccessibleButtons();
} // namespace quotadeck::ui

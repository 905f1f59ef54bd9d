// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck::ui {
/// What an editor holds that its session does not know of yet.
struct OpenInput
{
    bool isTyping = false; ///< text that was typed is another one than the session's
    bool isEditing = false; ///< a field is open, whatever stands in it
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

namespace quotadeck::models {
/// @p message in the language of the window, with numbers and plurals of its locale. Threading: any thread.
[[nodiscard]] QString messageText(const Message& message);
} // namespace quotadeck::models

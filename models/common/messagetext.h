// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <string>

namespace quotadeck::models {
/// @p message in the language of the window, with numbers and plurals of its locale. Threading: any thread.
[[nodiscard]] QString messageText(const Message& message);
/// The same for reports of the core, as a MessageText.
[[nodiscard]] std::string windowText(const Message& message);
} // namespace quotadeck::models

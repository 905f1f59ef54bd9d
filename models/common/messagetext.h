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

/// @p text, a message of the engine, which may be a clause, as a sentence among others.
[[nodiscard]] QString sentence(QString text);
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// A property that has an effect on queues (section 2.3 of the configuration reference).
struct QueueProperty
{
    std::string_view key;
    bool (*isLegal)(std::string_view value);
    MessageTemplate legal; ///< in words: "fifo or fair, in lower case"
    MessageTemplate otherwise; ///< what the scheduler uses instead of an invalid value and when none is set
    std::span<const std::string_view> choices; ///< empty: not a choice among words
    MessageTemplate help; ///< one sentence on its effect
};

[[nodiscard]] std::span<const QueueProperty> queueProperties();
/// nullptr for a key without effect.
[[nodiscard]] const QueueProperty* findQueueProperty(std::string_view key);
/// The value of @p key that a configured child inherits from its parent's effective @p value (CFG-30).
[[nodiscard]] std::string inheritedProperty(std::string_view key, std::string value);
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/resource/resource.h"

#include <optional>
#include <string>

namespace quotadeck {
/// @p value of @p type for people, in the units of the scheduler's own console: "1.5 GiB", "500m", "1.5k"
/// (RES-42). At most two fraction digits, no trailing zeros.
[[nodiscard]] std::string displayQuantity(ResourceType type, Quantity value);

/// All entries for people in the preferred order, "memory 1.5 GiB, vcore 2"; "none" for nil or empty.
[[nodiscard]] Message resourceMessage(ResourceView resource);
/// "1.5 GiB"; without a type a number of applications.
[[nodiscard]] Message amountMessage(const std::optional<ResourceType>& type, Quantity value);
/// "memory"; without a type "applications".
[[nodiscard]] Message typeMessage(const std::optional<ResourceType>& type);

/// The entries' types in the order people expect: memory, vcore, pods, ephemeral-storage, then by name (RES-42).
[[nodiscard]] bool precedesForDisplay(ResourceType left, ResourceType right);
} // namespace quotadeck

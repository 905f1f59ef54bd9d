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

enum class ByteUnits {
    Usual, ///< memory in GiB, ephemeral-storage in GB, as the scheduler's console
    Binary, ///< all in GiB
    Decimal, ///< all in GB
};
enum class CoreUnits {
    Usual, ///< "1.5", below one core "500m"
    Millicores, ///< "1500m"
};

/// The units that amounts are shown in.
struct DisplayUnits
{
    ByteUnits bytes = ByteUnits::Usual;
    CoreUnits cores = CoreUnits::Usual;

    friend bool operator==(const DisplayUnits&, const DisplayUnits&) = default;
};

/// Those of the program; texts that exist stay as they are. The command line always has the usual ones. Safe from any thread.
[[nodiscard]] DisplayUnits displayUnits();
void setDisplayUnits(const DisplayUnits& units);
} // namespace quotadeck

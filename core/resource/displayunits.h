// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"

#include <map>
#include <string>
#include <string_view>

namespace quotadeck::placement {
/// What placement knows of an application: a value as submitted.
struct Submission
{
    std::string queue; ///< asked for; empty = none
    access::UserGroups user;
    std::map<std::string, std::string> tags;

    /// The value of the tag @p name in any letter case, the exact spelling first (PLC-23); empty when there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// Runs already and must be taken in somewhere (PLC-24).
    [[nodiscard]] bool isForced() const;
};
} // namespace quotadeck::placement

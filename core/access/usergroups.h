// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strongid.h"

#include <string_view>
#include <vector>

namespace quotadeck::access {
/// Who submitted an application, with the groups at that time: the primary group first where there is one.
struct UserGroups
{
    UserName user;
    std::vector<GroupName> groups;

    friend bool operator==(const UserGroups&, const UserGroups&) = default;
};

/// Reads memberships from a text: lines "user: group, group", or what `getent group` and `getent passwd` print,
/// in any mixture. The group of a passwd line comes first; the others in the order of the text. A passwd line whose
/// group no line names is ignored, as are empty lines, comments with "#", and references to NIS with "+" or "-". By
/// name of the user. Errors: Parse, at "line:column", for any other line.
[[nodiscard]] Result<std::vector<UserGroups>> readMemberships(std::string_view text);
} // namespace quotadeck::access

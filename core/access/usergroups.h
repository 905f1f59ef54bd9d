// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"

#include <vector>

namespace quotadeck::access {
/// Who submitted an application, with the groups at that time: the primary group first where there is one.
struct UserGroups
{
    UserName user;
    std::vector<GroupName> groups;

    friend bool operator==(const UserGroups&, const UserGroups&) = default;
};
} // namespace quotadeck::access

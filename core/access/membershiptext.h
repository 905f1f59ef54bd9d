// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/result.h"

#include <string_view>
#include <vector>

namespace quotadeck::access {
/// Who is in which groups, as a text tells: lines "user: group, group", or what `getent group` and `getent passwd` print,
/// in any mixture. The group of a passwd line comes first; the others in the order of the text. A passwd line whose group no
/// line names says nothing, nor do empty lines, comments with "#", and references to NIS with "+" or "-". By name of the user. Errors: Parse, at "line:column", for any other line.
[[nodiscard]] Result<std::vector<UserGroups>> readMemberships(std::string_view text);
} // namespace quotadeck::access

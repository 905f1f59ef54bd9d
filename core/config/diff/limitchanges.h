// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// For each limit of @p newer, the changes of semanticDiff() between the limits of a queue that concern it: those of its users
/// and groups. Limits that were removed and the order are in none of them. Partition and path of the changes are empty.
/// Time: about linear in the number of users and groups.
[[nodiscard]] std::vector<std::vector<Change>> changesByLimit(const std::vector<LimitConfig>& older,
                                                              const std::vector<LimitConfig>& newer);
} // namespace quotadeck::config

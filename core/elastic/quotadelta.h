// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"

#include <string>
#include <vector>

namespace quotadeck::elastic {
/// What changed of the groups from one snapshot to the next, by name. The pointers lead into the newer snapshot.
struct QuotaDelta
{
    std::vector<std::string> removed;
    std::vector<const QuotaObject*> upserted; ///< new ones and those that differ
};

/// From @p earlier to @p next; nullptr has no groups. Of several groups of one name the first counts. O(n).
[[nodiscard]] QuotaDelta quotaDifference(const QuotaSnapshot* earlier, const QuotaSnapshot* next);
} // namespace quotadeck::elastic

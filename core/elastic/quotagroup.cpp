// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotagroup.h"

#include "core/resource/resourceops.h"

namespace quotadeck::elastic {
bool isReserved(std::string_view group)
{
    return group == kRootGroup || group == kSystemGroup || group == kDefaultGroup;
}

bool isRootName(std::string_view parent)
{
    return parent.empty() || parent == kRootGroup;
}

const Resource& QuotaGroup::effectiveWeight() const
{
    return weight && !isZero(*weight) ? *weight : max;
}
} // namespace quotadeck::elastic

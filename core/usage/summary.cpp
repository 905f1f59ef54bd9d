// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/summary.h"

#include "core/base/saturating.h"
#include "core/resource/resourceops.h"

#include <algorithm>

namespace quotadeck::usage {
void addResourceSeconds(ResourceHistory& history, const std::string& instanceType, const Resource& resource,
                        std::chrono::nanoseconds duration)
{
    const Quantity seconds
        = std::max<Quantity>(0, std::chrono::duration_cast<std::chrono::seconds>(duration).count());
    Resource& total = history[instanceType];
    for (const auto& [type, value] : resource.entries())
        total.set(type, saturatingAdd(total.valueOr0(type), saturatingMultiply(value, seconds)));
}

ResourceHistory restHistory(ResourceHistory history)
{
    auto unnamed = history.extract("");
    if (unnamed)
        addTo(history["UNKNOWN"], unnamed.mapped());
    return history;
}
} // namespace quotadeck::usage

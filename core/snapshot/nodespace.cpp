// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/nodespace.h"

namespace quotadeck {
std::optional<Quantity> availableOf(const NodeSpace& node, ResourceType type)
{
    if (!node.available.isNil())
        return node.available.valueOr0(type);
    const auto capacity = node.capacity.find(type);
    if (!capacity)
        return std::nullopt;
    return saturatingSubtract(saturatingSubtract(*capacity, node.allocated.valueOr0(type)),
                              node.foreign.valueOr0(type));
}
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <optional>

namespace quotadeck {
/// The amounts of a node as reported; nil: not reported. Lives no longer than what it was made from.
struct NodeSpace
{
    ResourceView capacity = std::nullopt;
    ResourceView allocated = std::nullopt; ///< to applications of the scheduler
    ResourceView foreign = std::nullopt; ///< taken by pods that the scheduler does not manage
    ResourceView available = std::nullopt;

    [[nodiscard]] bool isKnown() const { return !available.isNil() || !capacity.isNil(); }
};

/// What the scheduler reports, or by definition what remains of the capacity, which it leaves out when nothing does. Not set:
/// neither is reported.
[[nodiscard]] std::optional<Quantity> availableOf(const NodeSpace& node, ResourceType type);
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/common/share.h"
#include "models/quota/figures.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace quotadeck::models {
/// What a user or group uses in a queue and below it, with the limit set there.
struct QueueUse
{
    QueuePath path;
    std::optional<Resource> used; ///< nil or an undefined type: nothing used
    std::optional<Resource> limit; ///< an undefined type: no limit here
    std::uint64_t running = 0; ///< applications
    std::uint64_t maxApplications = 0; ///< 0 = no limit here
};

/// The limit that leaves the least, and where it is set.
struct Binding
{
    Share share; ///< not limited: there is no limit, all below is unset
    std::optional<ResourceType> type; ///< empty: the number of applications
    QueuePath queue;
    Quantity used = 0; ///< in base units of the type, or applications
    Quantity limit = 0; ///< as @p used

    /// "97 % vcore", "3 % apps", "blocked vcore" or "no limit".
    [[nodiscard]] QString text() const;
    /// "vcore 58 of 60 at root.data".
    [[nodiscard]] QString sentence() const;

    friend bool operator==(const Binding&, const Binding&) = default;
};

[[nodiscard]] QueueUse queueUse(const UsageNode& node);

/// The tightest limit of @p nodes over all resource types and the number of applications: the largest part used.
/// Of equal ones the first in pre-order and in the order of display.
[[nodiscard]] Binding tightestLimit(std::span<const QueueUse> nodes);
/// The same for one resource type.
[[nodiscard]] Binding tightestLimit(std::span<const QueueUse> nodes, ResourceType type);
/// The same for the number of applications.
[[nodiscard]] Binding tightestApplicationLimit(std::span<const QueueUse> nodes);

/// What @p focus means for @p nodes: dominant is the type with the tightest limit, or without one what is used.
[[nodiscard]] std::optional<ResourceType> focusType(std::span<const QueueUse> nodes, const Focus& focus);
/// The queues of @p nodes, which are in pre-order, that something runs in or uses something itself, not below.
[[nodiscard]] int queuesInUse(std::span<const QueueUse> nodes);
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::config {
/// The bounds of the values of one queue in a hierarchy. A missing resource has no bound.
struct QueueFacts
{
    const QueueFacts* above = nullptr;
    const QueueConfig* queue = nullptr;
    Resource guaranteed;
    Resource max;
    Resource ceiling; ///< the maxima of all queues above together (VAL-53)
    Resource sum; ///< the sum of the guarantees of the queues below (VAL-57)
    Resource need; ///< the maximum that the queue and those below need at least
    Resource limitsBelow; ///< the largest limits on the queues below
    std::uint64_t applicationsBelow = 0; ///< of the limits on the queues below, the most applications
    bool hasLimitsBelow = false;
    bool hasUnboundLimitBelow = false; ///< one without a number of applications
    std::vector<ResourceType> disputed; ///< resources for which the queues below contradict each other

    [[nodiscard]] std::string path() const;
};

/// The same for a limit.
struct LimitFacts
{
    const QueueFacts* on = nullptr;
    Resource value;
    Resource bound; ///< by the queue's own maximum and the limits above (VAL-41, VAL-79)
    std::uint64_t applicationsBound
        = 0; ///< by the queue and the limits above (VAL-40, VAL-86, VAL-87); 0: none
    int exceeded = 0; ///< findings of limits below that are larger
};

/// The facts of a partition. Cost: linear, as the rules themselves. Keeps pointers into the partition.
class QuotaFacts
{
public:
    explicit QuotaFacts(const QueueConfig& root);
    QuotaFacts(const QuotaFacts&) = delete;
    QuotaFacts& operator=(const QuotaFacts&) = delete;

    [[nodiscard]] const QueueFacts& of(const QueueConfig& queue) const { return m_queues.at(&queue); }
    [[nodiscard]] const LimitFacts& of(const LimitConfig& limit) const { return m_limits.at(&limit); }
    [[nodiscard]] const QueueConfig& root() const { return m_root; }
    /// The smallest limits of the root, of a type and in applications (VAL-LINT-1).
    [[nodiscard]] const Resource& smallestRootLimit() const { return m_smallestRootLimit; }

private:
    friend struct BoundPolicy;
    friend struct ApplicationBoundPolicy;

    Resource visit(const QueueConfig& queue, const QueueFacts* above);
    void addLimits(QueueFacts& facts);
    void addChild(QueueFacts& facts, const QueueFacts& child) const;

    const QueueConfig& m_root;
    std::unordered_map<const QueueConfig*, QueueFacts> m_queues;
    std::unordered_map<const LimitConfig*, LimitFacts> m_limits;
    Resource m_smallestRootLimit;
};
} // namespace quotadeck::config

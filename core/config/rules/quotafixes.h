// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/amounts.h"
#include "core/config/rules/fixwriter.h"
#include "core/config/schema/finding.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace quotadeck::config {
/// The bounds of the values of one queue in a hierarchy. A missing resource has no bound.
struct QueueBounds
{
    const QueueBounds* above = nullptr;
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
struct LimitBounds
{
    const QueueBounds* on = nullptr;
    Resource value;
    Resource bound; ///< by the queue's own maximum and the limits above (VAL-41, VAL-79)
    std::uint64_t applicationsBound
        = 0; ///< by the queue and the limits above (VAL-40, VAL-86, VAL-87); 0: none
    int exceeded = 0; ///< findings of limits below that are larger
};

/// The bounds of a partition. Cost: linear, as the rules themselves. Keeps pointers into the partition.
class QuotaBounds
{
public:
    explicit QuotaBounds(const QueueConfig& root);
    QuotaBounds(const QuotaBounds&) = delete;
    QuotaBounds& operator=(const QuotaBounds&) = delete;

    [[nodiscard]] const QueueBounds& of(const QueueConfig& queue) const { return m_queues.at(&queue); }
    [[nodiscard]] const LimitBounds& of(const LimitConfig& limit) const { return m_limits.at(&limit); }
    [[nodiscard]] const QueueConfig& root() const { return m_root; }
    /// The smallest limits of the root, of a type and in applications (VAL-LINT-1).
    [[nodiscard]] const Resource& smallestRootLimit() const { return m_smallestRootLimit; }

private:
    friend struct BoundPolicy;
    friend struct ApplicationBoundPolicy;

    Resource visit(const QueueConfig& queue, const QueueBounds* above);
    void addLimits(QueueBounds& bounds);
    void addChild(QueueBounds& bounds, const QueueBounds& child) const;

    const QueueConfig& m_root;
    std::unordered_map<const QueueConfig*, QueueBounds> m_queues;
    std::unordered_map<const LimitConfig*, LimitBounds> m_limits;
    Resource m_smallestRootLimit;
};

/// A map of quantities: of a queue, or of a limit on it.
struct QuotaPlace
{
    enum class Kind { Guaranteed, Max, Limit, Template };
    Kind kind = Kind::Max;
    const QueueConfig* queue = nullptr;
    const LimitConfig* limit = nullptr; ///< of Kind::Limit
};

/// Adds fixes that change values of a hierarchy, only those that break no other rule: after each of them the finding is
/// resolved and there is no new one. Fixes that need changes at several places are not offered.
///
/// Cost:      none until the first finding; then once that of the rules, and O(depth) for each fix.
/// Ownership: keeps references to the partition and the writer.
class QuotaFixes
{
public:
    QuotaFixes(const PartitionConfig& effective, const FixWriter& writer)
        : m_effective(effective)
        , m_writer(writer)
    {
    }

    /// True when @p value for @p type at @p place, where the type is not limited so far, breaks no rule.
    [[nodiscard]] bool allows(const QuotaPlace& place, ResourceType type, Quantity value);

    void lowerMax(Finding& finding, const QueueConfig& queue,
                  ResourceType type); ///< to that of the queues above
    void raiseMax(Finding& finding, const QueueConfig& queue,
                  ResourceType type); ///< to the need of those below
    void lowerGuaranteed(Finding& finding, const QueueConfig& queue, ResourceType type, Quantity value);
    void raiseGuaranteed(Finding& finding, const QueueConfig& queue, ResourceType type, Quantity value);
    void lowerLimit(Finding& finding, const LimitConfig& limit); ///< all its types to their bounds
    void lowerLimit(Finding& finding, const LimitConfig& limit, ResourceType type, Quantity value);
    /// @p above, the limit that a lower one exceeds, to the values of that one.
    void raiseLimit(Finding& finding, const LimitConfig& above, const Resource& values);

    void lowerApplications(Finding& finding, const QueueConfig& queue, std::uint64_t count);
    void raiseApplications(Finding& finding, const QueueConfig& queue, std::uint64_t count);
    /// Sets a number for @p queue and those below that have none.
    void setApplications(Finding& finding, const QueueConfig& queue, std::uint64_t count);
    void lowerLimitApplications(Finding& finding, const LimitConfig& limit);
    void raiseLimitApplications(Finding& finding, const LimitConfig& above, std::uint64_t count);

    /// True when queues below @p queue have limits.
    [[nodiscard]] bool hasLimitsBelow(const QueueConfig& queue);
    /// False for limits of the root that must stay the same as those of the partition (VAL-20).
    [[nodiscard]] bool mayEditLimits(const QueueConfig& queue) const;

private:
    const QuotaBounds& bounds();
    /// Whether an amount of @p queue, or another one, would be reported as implausible when @p value replaces @p old
    /// (CFG-LINT-12).
    [[nodiscard]] static bool isUnreasonable(const LargestAmounts& amounts, const QueueBounds& queue,
                                             ResourceType type, std::optional<Quantity> old, Quantity value);
    bool allowsMax(const QueueBounds& queue, ResourceType type, Quantity value) const;
    bool allowsGuaranteed(const QueueBounds& queue, ResourceType type, Quantity value) const;
    bool allowsLimit(const LimitBounds& limit, ResourceType type, Quantity value);
    [[nodiscard]] FixWriter::Edits quantityEdit(const TextMap& map, ResourceType type, Quantity value) const;

    const PartitionConfig& m_effective;
    const FixWriter& m_writer;
    std::unique_ptr<const QuotaBounds> m_bounds;
    std::unique_ptr<const LargestAmounts> m_guarantees; ///< with m_bounds, as the next
    std::unique_ptr<const LargestAmounts> m_maxima;
};

/// True for guarantees near, but not at, a maximum (ADV-3).
[[nodiscard]] bool isNearMax(Quantity sum, Quantity max);
/// Up to this number of applications a group wildcard seems intended for each user (ADV-4).
inline constexpr std::uint64_t kFewApplications = 5;
[[nodiscard]] bool looksPerUser(const QueueConfig& queue, const LimitConfig& limit,
                                std::uint64_t applications);
} // namespace quotadeck::config

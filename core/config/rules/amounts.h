// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"
#include "core/resource/quantity.h"
#include "core/resource/resource.h"

#include <absl/container/inlined_vector.h>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace quotadeck::config {
/// Amounts whose unit is probably wrong. Names are those of resource types, values are in base units.

/// An amount of more than this many times the largest beside it is reported.
inline constexpr Quantity kBeyondReason = 100;
[[nodiscard]] constexpr bool isBeyondReason(Quantity value, Quantity reference)
{
    return value / kBeyondReason > reference
        || (value / kBeyondReason == reference && value % kBeyondReason > 0);
}

/// True for memory below 1 Mi, but above zero.
[[nodiscard]] bool isSmallMemory(std::string_view type, Quantity value);
/// The same of a quantity text; false for one that cannot be read.
[[nodiscard]] bool isSmallMemory(std::string_view type, std::string_view text);

/// True for vcore with a binary suffix, "600Gi", which only bytes have.
[[nodiscard]] bool hasUnitOfBytes(std::string_view type, std::string_view text);

/// True for more than the largest clusters have: ten million cores, or memory of 1 Ei.
[[nodiscard]] bool exceedsAnyCluster(std::string_view type, Quantity value);

/// An amount that others are compared with.
struct Amount
{
    ResourceType type;
    Quantity value;
    const TextEntry* entry; ///< where it is written
};

/// At most one of each type, in the order of the types: few, and no more than a map may have entries (CFG-13).
using Amounts = absl::InlinedVector<Amount, 3>;

/// The amounts of @p map that can be read and are plausible by themselves; they point into it.
[[nodiscard]] Amounts amountsOf(const TextMap& map);

/// The two largest amounts of each type, so that each of many can be compared with all others at once.
class LargestTwo
{
public:
    /// @p of identifies the queue or limit that has @p amounts.
    void add(const Amounts& amounts, const void* of);
    /// The largest of all but @p of; nullptr: no other has any.
    [[nodiscard]] const Amount* beside(ResourceType type, const void* of) const;
    /// The amount of @p of, if others are compared with it; else nullptr.
    [[nodiscard]] const Amount* reference(ResourceType type, const void* of) const;

private:
    struct Entry
    {
        Amount amount;
        const void* of;
    };
    /// The amounts of one type.
    struct OfType
    {
        Entry first;
        std::optional<Entry> second;

        [[nodiscard]] ResourceType type() const { return first.amount.type; }
    };

    [[nodiscard]] const OfType* find(ResourceType type) const;

    absl::InlinedVector<OfType, 3> m_byType; ///< in the order of the types
};

/// The largest amounts of the queues below one parent, each queue with all below it.
/// Cost: about linear, once. Keeps pointers into the partition.
class LargestAmounts
{
public:
    using Quota = TextMap ResourcesConfig::*; ///< guaranteed or max

    LargestAmounts(const QueueConfig& root, Quota quota) : m_quota(quota)
    {
        static_cast<void>(collect(root));
    }

    /// Of the children of @p parent, which has at least one.
    [[nodiscard]] const LargestTwo& below(const QueueConfig& parent) const { return m_children.at(&parent); }

private:
    Amounts collect(const QueueConfig& queue);

    Quota m_quota;
    std::unordered_map<const QueueConfig*, LargestTwo> m_children; ///< of each queue with children
};
} // namespace quotadeck::config

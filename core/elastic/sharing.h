// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace quotadeck::elastic {
/// Wide enough for every product of two amounts and every sum of amounts (EQ-5).
__extension__ using WideQuantity = __int128;

/// One resource of the siblings of a level (EQ-32), each in byte order of the names: of equal remainders the first
/// sibling gets the unit (EQ-37).
struct ShareLevel
{
    Quantity total = 0; ///< may be negative (EQ-52)
    std::span<const Quantity> request; ///< limited by max
    std::span<const Quantity> floor; ///< that they have before others get more
    std::span<const Quantity> weight;
    std::span<const std::uint8_t> lends; ///< 1: the part of the floor that is not requested is for others

    [[nodiscard]] std::size_t size() const { return request.size(); }
};

/// What one hungry sibling got in a round.
struct RoundShare
{
    std::size_t sibling = 0;
    WideQuantity product = 0; ///< weight times pool
    Quantity base = 0; ///< product divided by the sum of weights, rounded down
    WideQuantity remainder = 0;
    bool hasExtra = false; ///< got one of the units that rounding left
    Quantity before = 0;
    Quantity after = 0;
    Quantity givenBack = 0; ///< above its request

    [[nodiscard]] Quantity share() const { return base + (hasExtra ? 1 : 0); }
};

/// One round of handing out the pool (EQ-36).
struct ShareRound
{
    Quantity pool = 0;
    WideQuantity weights = 0;
    std::vector<RoundShare> shares; ///< of those who are still hungry, in their order
};

/// How a level was shared, for people.
struct ShareTrace
{
    std::vector<Quantity> start; ///< of each sibling (EQ-33, EQ-34)
    std::vector<std::uint8_t> hungry; ///< 1: requests more than its floor
    Quantity pool = 0; ///< after the starts; not positive when they take everything
    std::vector<ShareRound> rounds;
    Quantity unassigned = 0; ///< left in the pool for want of weights or of demand
};

/// Working space that levels share, so that sharing allocates nothing.
struct ShareScratch
{
    struct Part
    {
        WideQuantity remainder;
        std::size_t sibling;
        Quantity base;
        bool hasExtra;
    };
    std::vector<std::size_t> hungry;
    std::vector<Part> parts;
    std::vector<std::uint32_t> order;
};

/// Writes what each sibling may use into @p runtime (EQ-33 to EQ-37). Hands out every unit of the pool or leaves it
/// unassigned, exactly. @p trace may be null; it never changes the result.
void shareLevel(const ShareLevel& level, std::span<Quantity> runtime, ShareScratch& scratch,
                ShareTrace* trace = nullptr);

/// min scaled down where the minima of a level exceed @p total: rounded down (EQ-46). @p sum is that of the minima.
[[nodiscard]] Quantity scaledMin(Quantity min, Quantity total, WideQuantity sum);
} // namespace quotadeck::elastic

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <cstdint>
#include <random>

namespace quotadeck::sim {
/// Reproducible random numbers: the generator is fixed by the C++ standard and the mapping to ranges is our own,
/// because the standard's distributions differ between libraries.
class Random
{
public:
    /// The stream number @p stream of @p seed. Streams of one seed are independent: drawing more from one does
    /// not change another.
    Random(std::uint64_t seed, std::uint64_t stream);

    /// From 0 up to, not including, @p count, which must be above 0; all equally likely.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    [[nodiscard]] std::int64_t between(Range<std::int64_t> range);
    [[nodiscard]] Nanoseconds between(Range<Nanoseconds> range);

private:
    std::mt19937_64 m_engine;
};
} // namespace quotadeck::sim

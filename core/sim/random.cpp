// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/random.h"

#include <cassert>

namespace quotadeck::sim {
namespace {
/// The finalizer of SplitMix64: neighbouring seeds and streams give unrelated generators.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}
} // namespace

Random::Random(std::uint64_t seed, std::uint64_t stream) : m_engine(mixed(mixed(seed) + stream)) { }

std::uint64_t Random::below(std::uint64_t count)
{
    assert(count > 0);
    // The lowest (2^64 mod count) values are drawn again: without them every result has the same weight.
    const std::uint64_t surplus = (0 - count) % count;
    std::uint64_t value = m_engine();
    while (value < surplus)
        value = m_engine();
    return value % count;
}

std::int64_t Random::between(Range<std::int64_t> range)
{
    assert(range.least <= range.most);
    const auto width = static_cast<std::uint64_t>(range.most - range.least) + 1;
    return range.least + static_cast<std::int64_t>(below(width));
}

Nanoseconds Random::between(Range<Nanoseconds> range)
{
    return Nanoseconds(between(Range<std::int64_t>{range.least.count(), range.most.count()}));
}
} // namespace quotadeck::sim

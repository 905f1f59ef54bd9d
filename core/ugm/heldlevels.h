// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <absl/container/inlined_vector.h>
#include <algorithm>
#include <cstddef>
#include <utility>

namespace quotadeck::ugm {
/// The levels of one queue path at which an application counts already, told by the lengths of their paths.
class HeldLevels
{
public:
    /// Levels with paths longer than @p above and up to @p upTo.
    void add(std::size_t above, std::size_t upTo) { m_ranges.emplace_back(above, upTo); }
    [[nodiscard]] bool contains(std::size_t length) const
    {
        return std::ranges::any_of(
            m_ranges, [length](const auto& range) { return length > range.first && length <= range.second; });
    }

private:
    absl::InlinedVector<std::pair<std::size_t, std::size_t>, 2> m_ranges;
};
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace quotadeck {
/// A place in a text of less than 4 GiB; a large configuration has a million of them. Units: @p offset in bytes from
/// 0; @p line from 1; @p column from 1 in Unicode code points, a tab and a CR counting as one each.
struct TextPosition
{
    std::uint32_t offset = 0;
    int line = 1;
    int column = 1;

    friend auto operator<=>(const TextPosition&, const TextPosition&) = default;
};

/// The half-open range [begin, end) of a text.
struct TextSpan
{
    TextPosition begin;
    TextPosition end;

    [[nodiscard]] std::size_t length() const { return end.offset - begin.offset; }
    [[nodiscard]] bool isEmpty() const { return begin.offset == end.offset; }
    friend auto operator<=>(const TextSpan&, const TextSpan&) = default;
};
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace quotadeck::config {
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF"; ///< which a text in UTF-8 may begin with

/// Turns byte offsets of a text into lines and columns, and code point numbers into byte offsets.
///
/// Shape:     lines end at LF, CR LF or CR; a leading byte order mark counts as no column.
/// Ownership: keeps a view; the text must outlive the index.
/// Cost:      O(text) to build, O(log lines) to ask, also in a file of one line.
class TextIndex
{
public:
    explicit TextIndex(std::string_view text);

    /// @p offset may be anything up to the size of the text.
    [[nodiscard]] TextPosition position(std::size_t offset) const;
    /// The same in constant time where @p guess, counted from 0, is the line of @p offset.
    [[nodiscard]] TextPosition position(std::size_t offset, std::size_t guess) const;
    [[nodiscard]] TextSpan span(std::size_t begin, std::size_t end) const
    {
        return {position(begin), position(end)};
    }
    /// Where code point number @p index starts, counted from 0 and the byte order mark included; the size of
    /// the text when there are fewer.
    [[nodiscard]] std::size_t offsetOfCodePoint(std::size_t index) const;
    /// Code points before byte @p offset, the byte order mark included.
    [[nodiscard]] std::size_t codePointsBefore(std::size_t offset) const;

    /// The offset at which the line of @p offset begins.
    [[nodiscard]] std::size_t lineBegin(std::size_t offset) const;
    /// The offset after the break of the line of @p offset; the size of the text on its last line.
    [[nodiscard]] std::size_t nextLine(std::size_t offset) const;
    /// Line @p number, counted from 1, without its break; empty when there is none.
    [[nodiscard]] std::string_view line(int number) const;

private:
    [[nodiscard]] std::size_t lineIndex(std::size_t offset) const;
    [[nodiscard]] TextPosition positionInLine(std::size_t offset, std::size_t line) const;
    /// True for a full block of as many code points as bytes; most are.
    [[nodiscard]] bool isAscii(std::size_t block) const;

    std::string_view m_text;
    bool m_isAllAscii = false;
    std::vector<std::uint32_t>
        m_lines; ///< offsets at which lines begin, after a byte order mark on the first
    std::vector<std::size_t> m_codePoints; ///< code points before each multiple of the stride
};
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/textindex.h"

#include "core/base/text.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
constexpr std::size_t kStride = 256;

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

} // namespace

TextIndex::TextIndex(std::string_view text) : m_text(text)
{
    m_lines.push_back(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    const auto endLine = [this](std::size_t at) { m_lines.push_back(static_cast<std::uint32_t>(at + 1)); };
    if (text.find('\r') == std::string_view::npos) {
        for (auto i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
            endLine(i);
    } else {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isLone = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
            if (text[i] == '\n' || isLone)
                endLine(i);
        }
    }
    m_isAllAscii = hasOnlyAscii(text);
    if (m_isAllAscii)
        return;
    std::size_t count = 0;
    m_codePoints.reserve(text.size() / kStride + 1);
    m_codePoints.push_back(0);
    for (std::size_t at = kStride; at <= text.size(); at += kStride) {
        count += codePointCount(text.substr(at - kStride, kStride));
        m_codePoints.push_back(count);
    }
}

std::size_t TextIndex::lineIndex(std::size_t offset) const
{
    const auto next = std::ranges::upper_bound(m_lines, offset);
    return next == m_lines.begin() ? 0 : static_cast<std::size_t>(next - m_lines.begin()) - 1;
}

bool TextIndex::isAscii(std::size_t block) const
{
    return block + 1 < m_codePoints.size() && m_codePoints[block + 1] - m_codePoints[block] == kStride;
}

std::size_t TextIndex::codePointsBefore(std::size_t offset) const
{
    if (m_isAllAscii)
        return offset;
    const auto block = offset / kStride;
    if (isAscii(block))
        return m_codePoints[block] + offset - block * kStride;
    return m_codePoints[block] + codePointCount(m_text.substr(block * kStride, offset - block * kStride));
}

TextPosition TextIndex::position(std::size_t offset) const
{
    offset = std::min(offset, m_text.size());
    return positionInLine(offset, lineIndex(offset));
}

TextPosition TextIndex::position(std::size_t offset, std::size_t guess) const
{
    offset = std::min(offset, m_text.size());
    const bool isRight = guess < m_lines.size() && m_lines[guess] <= offset
        && (guess + 1 == m_lines.size() || offset < m_lines[guess + 1]);
    return positionInLine(offset, isRight ? guess : lineIndex(offset));
}

TextPosition TextIndex::positionInLine(std::size_t offset, std::size_t line) const
{
    const auto begin = std::min<std::size_t>(m_lines[line], offset);
    const auto column = codePointsBefore(offset) - codePointsBefore(begin) + 1;
    return {static_cast<std::uint32_t>(offset), static_cast<int>(line) + 1, static_cast<int>(column)};
}

std::size_t TextIndex::offsetOfCodePoint(std::size_t index) const
{
    if (m_isAllAscii)
        return std::min(index, m_text.size());
    const auto block
        = static_cast<std::size_t>(std::ranges::upper_bound(m_codePoints, index) - m_codePoints.begin()) - 1;
    std::size_t count = m_codePoints[block];
    if (isAscii(block))
        return block * kStride + index - count;
    for (std::size_t at = block * kStride; at < m_text.size(); ++at) {
        if (isContinuation(m_text[at]))
            continue;
        if (count == index)
            return at;
        ++count;
    }
    return m_text.size();
}

std::size_t TextIndex::lineBegin(std::size_t offset) const
{
    return m_lines[lineIndex(offset)];
}

std::size_t TextIndex::nextLine(std::size_t offset) const
{
    const auto next = lineIndex(offset) + 1;
    return next < m_lines.size() ? m_lines[next] : m_text.size();
}

std::string_view TextIndex::line(int number) const
{
    const auto index = static_cast<std::size_t>(number) - 1;
    if (number < 1 || index >= m_lines.size())
        return {};
    const auto begin = m_lines[index];
    const auto end = index + 1 < m_lines.size() ? m_lines[index + 1] : m_text.size();
    auto line = m_text.substr(begin, end - begin);
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/embeddedtext.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
std::vector<std::size_t> lineBegins(std::string_view text)
{
    std::vector<std::size_t> begins = {0};
    for (auto at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        begins.push_back(at + 1);
    return begins;
}

std::size_t leadingSpaces(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}
} // namespace

EmbeddedText::EmbeddedText(std::string_view outer, const YamlNode& scalar, const TextSpan& span)
    : m_outer(outer)
    , m_text(scalar.text())
    , m_span(span)
    , m_outerIndex(outer)
{
    if (scalar.style != YamlStyle::Literal)
        return;
    m_innerLines = lineBegins(m_text);
    m_isLiteral = findLines(span);
}

/// Line @p number of the inner text, counted from 0, without its break.
std::string_view EmbeddedText::innerLine(std::size_t number) const
{
    const std::size_t begin = m_innerLines[number];
    const std::size_t end = number + 1 < m_innerLines.size() ? m_innerLines[number + 1] - 1 : m_text.size();
    return std::string_view(m_text).substr(begin, end - begin);
}

/// Finds the outer line of each inner one; false when one is not written as it reads.
bool EmbeddedText::findLines(const TextSpan& span)
{
    const int header = span.begin.line;
    const std::size_t headerEnd = m_outerIndex.nextLine(span.begin.offset);
    m_lineEnd = m_outer.substr(0, headerEnd).ends_with("\r\n") ? "\r\n" : "\n";
    const auto outerLine
        = [&](std::size_t number) { return m_outerIndex.line(header + 1 + static_cast<int>(number)); };

    std::size_t first = 0; // with content: only such a line shows the indentation
    while (first < m_innerLines.size() && innerLine(first).empty())
        ++first;
    if (first == m_innerLines.size() || outerLine(first).size() < innerLine(first).size())
        return false;
    m_indent.assign(outerLine(first).size() - innerLine(first).size(), ' ');

    std::size_t begin = headerEnd;
    for (std::size_t i = 0; i < m_innerLines.size(); ++i) {
        const bool isBehindLast = i + 1 == m_innerLines.size() && innerLine(i).empty();
        const std::string_view outer = isBehindLast ? std::string_view() : outerLine(i);
        const std::size_t indent = std::min(leadingSpaces(outer), m_indent.size());
        if (outer.substr(indent) != innerLine(i) || (!innerLine(i).empty() && indent < m_indent.size()))
            return false;
        m_lines.push_back({begin, indent});
        begin = m_outerIndex.nextLine(begin);
    }
    return true;
}

EmbeddedText::Place EmbeddedText::placeOf(std::size_t innerOffset) const
{
    const auto next = std::ranges::upper_bound(m_innerLines, innerOffset);
    const auto line = static_cast<std::size_t>(next - m_innerLines.begin()) - 1;
    return {line, innerOffset - m_innerLines[line]};
}

std::size_t EmbeddedText::outerOffset(const Place& place) const
{
    const Line& line = m_lines[place.line];
    return line.begin + line.indent + place.byte;
}

TextSpan EmbeddedText::outerSpan(const TextSpan& inner) const
{
    if (!m_isLiteral)
        return m_span;
    return m_outerIndex.span(outerOffset(placeOf(inner.begin.offset)),
                             outerOffset(placeOf(inner.end.offset)));
}

/// An edit at the beginning of a line includes the indentation or leaves it, so that in the result every line is
/// indented and no blank line is.
TextEdit EmbeddedText::outerEdit(const TextEdit& inner) const
{
    const Place begin = placeOf(inner.span.begin.offset);
    const Place end = placeOf(inner.span.end.offset);
    std::string text;
    bool isAtLineBegin = begin.byte == 0;
    for (const char c : inner.text) {
        if (c == '\n') {
            text += m_lineEnd;
            isAtLineBegin = true;
            continue;
        }
        if (c == '\r') // the line ends of the outer text are used
            continue;
        if (isAtLineBegin)
            text += m_indent;
        isAtLineBegin = false;
        text += c;
    }
    std::size_t from = begin.byte == 0 ? m_lines[begin.line].begin : outerOffset(begin);
    std::size_t to = outerOffset(end);
    if (isAtLineBegin && end.byte == 0)
        to = m_lines[end.line].begin;
    else if (isAtLineBegin)
        text += m_indent;

    const bool isBehindUnbrokenLine
        = from == m_outer.size() && from > 0 && m_outer.back() != '\n' && begin.byte == 0;
    if (isBehindUnbrokenLine && !text.empty())
        text.insert(0, m_lineEnd);
    while (from < to && !text.empty() && text.front() == ' ' && m_outer[from] == ' ') {
        text.erase(0, 1);
        ++from;
    }
    return {m_outerIndex.span(from, to), std::move(text)};
}

Result<std::vector<TextEdit>> EmbeddedText::outerEdits(const std::vector<TextEdit>& inner) const
{
    if (!m_isLiteral) {
        return fail(
            ErrorCode::Unsupported, {},
            "the configuration is not written as a literal block (\"queues.yaml: |\"), which is the only "
            "form that can be edited in place");
    }
    std::vector<TextEdit> edits;
    edits.reserve(inner.size());
    std::ranges::transform(inner, std::back_inserter(edits),
                           [this](const TextEdit& edit) { return outerEdit(edit); });
    return edits;
}
} // namespace quotadeck::config

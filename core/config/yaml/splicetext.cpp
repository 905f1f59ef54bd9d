// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlsplicer.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
/// The places of all scalars and aliases in @p ref, in the order of the text.
void collectLeaves(const YamlRef& ref, std::vector<TextSpan>& leaves)
{
    if (ref.isAlias() || ref.node->kind == YamlKind::Scalar) {
        leaves.push_back(ref.place());
        return;
    }
    for (const YamlRef& item : ref.node->items())
        collectLeaves(item, leaves);
    for (const YamlPair& pair : ref.node->pairs()) {
        collectLeaves(pair.key, leaves);
        collectLeaves(pair.value, leaves);
    }
}
} // namespace

std::string_view SpliceText::lineEnd() const
{
    const auto lineFeed = m_text.find('\n');
    return lineFeed != std::string_view::npos && lineFeed > 0 && m_text[lineFeed - 1] == '\r' ? "\r\n" : "\n";
}

TextEdit SpliceText::edit(std::size_t begin, std::size_t end, std::string text) const
{
    return {m_index.span(begin, end), std::move(text)};
}

TextEdit SpliceText::insertLines(std::size_t at, std::string lines) const
{
    if (at == m_text.size() && at > 0 && m_text.back() != '\n' && m_text.back() != '\r') {
        const std::string_view ending = lineEnd();
        lines.resize(lines.size() - ending.size());
        lines.insert(0, ending);
    }
    return edit(at, at, std::move(lines));
}

TextEdit SpliceText::removeLines(std::size_t begin, std::size_t end) const
{
    if (end == m_text.size() && begin > 0 && m_text.back() != '\n' && m_text.back() != '\r') {
        const auto before = m_text.substr(0, begin);
        if (before.ends_with("\r\n"))
            begin -= 2;
        else if (before.ends_with('\n') || before.ends_with('\r'))
            begin -= 1;
    }
    return edit(begin, end, {});
}

bool SpliceText::isFirstOfLine(std::size_t offset) const
{
    const std::size_t begin = m_index.lineBegin(offset);
    return m_text.substr(begin, offset - begin).find_first_not_of(' ') == std::string_view::npos;
}

bool SpliceText::isCommentLine(std::size_t lineBegin) const
{
    const auto first = m_text.find_first_not_of(" \t", lineBegin);
    return first != std::string_view::npos && m_text[first] == '#';
}

bool SpliceText::isDisabledLine(std::size_t lineBegin) const
{
    return m_text.substr(lineBegin + indentOfLine(lineBegin)).starts_with(kDisabledPrefix);
}

std::size_t SpliceText::pastDisabled(std::size_t lineBegin, std::size_t indent) const
{
    const auto isHeading = [this](std::size_t line) {
        return m_text.substr(line + indentOfLine(line)).starts_with(kDisabledHeading);
    };
    while (lineBegin < m_text.size() && indentOfLine(lineBegin) >= indent
           && (isDisabledLine(lineBegin) || isHeading(lineBegin)))
        lineBegin = m_index.nextLine(lineBegin);
    return lineBegin;
}

std::size_t SpliceText::indentOfLine(std::size_t lineBegin) const
{
    return std::min(m_text.find_first_not_of(' ', lineBegin), m_text.size()) - lineBegin;
}

std::size_t SpliceText::commentsAbove(std::size_t lineBegin, std::size_t indent) const
{
    while (lineBegin > 0) {
        const std::size_t above = m_index.lineBegin(lineBegin - 1);
        if (above >= lineBegin || !isCommentLine(above) || isDisabledLine(above)
            || indentOfLine(above) != indent)
            break;
        lineBegin = above;
    }
    return lineBegin;
}

std::size_t SpliceText::blockEnd(std::size_t last, std::size_t indent) const
{
    std::size_t line = m_index.nextLine(last);
    while (line < m_text.size() && isCommentLine(line) && indentOfLine(line) > indent)
        line = m_index.nextLine(line);
    return line;
}

bool SpliceText::hasComment(const YamlRef& ref) const
{
    const std::vector<TextSpan> leaves = scalarPlaces(ref);
    std::size_t begin = ref.place().begin.offset;
    for (const TextSpan& leaf : leaves) {
        if (hasCommentBetween(begin, leaf.begin.offset))
            return true;
        begin = std::max<std::size_t>(begin, leaf.end.offset);
    }
    return hasCommentBetween(begin, ref.place().end.offset);
}

bool SpliceText::hasCommentBetween(std::size_t begin, std::size_t end) const
{
    for (auto at = m_text.find('#', begin); at < end; at = m_text.find('#', at + 1)) {
        if (at == 0 || std::string_view(" \t\r\n").find(m_text[at - 1]) != std::string_view::npos)
            return true;
    }
    return false;
}

Error SpliceText::refusal(const TextSpan& at, Message message)
{
    return {ErrorCode::Unsupported, fmt::format("line {}, column {}", at.begin.line, at.begin.column),
            std::move(message)};
}

std::vector<TextSpan> scalarPlaces(const YamlRef& ref)
{
    std::vector<TextSpan> leaves;
    collectLeaves(ref, leaves);
    return leaves;
}

std::size_t indentOf(const YamlNode& node)
{
    return static_cast<std::size_t>(node.span.begin.column - 1);
}
} // namespace quotadeck::config

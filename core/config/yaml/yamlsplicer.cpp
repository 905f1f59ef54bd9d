// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlsplicer.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
bool isQuoted(const YamlNode& node)
{
    return node.style == YamlStyle::SingleQuoted || node.style == YamlStyle::DoubleQuoted;
}

/// The quotes for a new value: those of its neighbour, or of the keys as in JSON.
YamlStyle valueStyle(const YamlNode& mapping)
{
    if (!mapping.pairs().empty() && isQuoted(*mapping.pairs().back().value.node))
        return mapping.pairs().back().value.node->style;
    return keyStyle(mapping);
}

std::size_t endOf(const YamlPair& pair)
{
    return std::max(pair.key.place().end.offset, pair.value.place().end.offset);
}

bool isEmptyCollection(const YamlNode& node)
{
    return node.kind != YamlKind::Scalar && node.items().empty() && node.pairs().empty();
}

/// The first item whose comments or anchors would be lost in a flow list; nullptr when there is none.
const YamlValue* unfitForFlow(const YamlValue& value)
{
    if (value.source && value.source->style == YamlStyle::Block && !value.source->isBare)
        return &value;
    for (const YamlValue& item : value.items) {
        if (const YamlValue* const unfit = unfitForFlow(item))
            return unfit;
    }
    return nullptr;
}
} // namespace

YamlStyle quotesOf(const YamlNode& scalar)
{
    return isQuoted(scalar) ? scalar.style : YamlStyle::Plain;
}

YamlStyle keyStyle(const YamlNode& mapping)
{
    return mapping.pairs().empty() ? YamlStyle::Plain : quotesOf(*mapping.pairs().front().key.node);
}

const YamlPair* YamlSplicer::find(const YamlNode& mapping, std::string_view key)
{
    const auto pair = std::ranges::find_if(mapping.pairs(), [key](const YamlPair& candidate) {
        return candidate.key.node->kind == YamlKind::Scalar && candidate.key.node->text() == key;
    });
    return pair == mapping.pairs().end() ? nullptr : &*pair;
}

Result<TextEdits> YamlSplicer::put(const YamlNode& mapping, std::string_view key,
                                   const YamlValue& value) const
{
    const YamlPair* const pair = find(mapping, key);
    if (!pair)
        return addEntry(mapping, key, value);
    const YamlNode& node = *pair->value.node;
    if (pair->value.isAlias()) {
        return tl::unexpected(SpliceText::refusal(
            pair->value.place(),
            Message(QUOTADECK_TEXT("yaml", "the value is the alias *%1: change it at the anchor"),
                    node.anchor())));
    }
    if (node.span.isEmpty() || isEmptyCollection(node) || value.kind != YamlKind::Scalar)
        return fill(mapping, *pair, value);
    return replaceScalar(pair->value, value.scalar);
}

Result<TextEdits> YamlSplicer::replaceScalar(const YamlRef& ref, const NewScalar& value) const
{
    const YamlNode& node = *ref.node;
    if (ref.isAlias()) {
        return tl::unexpected(SpliceText::refusal(
            ref.place(),
            Message(QUOTADECK_TEXT("yaml", "the value is the alias *%1: change it at the anchor"),
                    node.anchor())));
    }
    if (node.kind != YamlKind::Scalar)
        return tl::unexpected(SpliceText::refusal(
            node.span, QUOTADECK_TEXT("yaml", "a list or map is written where a single value is expected")));
    if (node.style == YamlStyle::Plain && node.span.begin.line != node.span.end.line)
        return tl::unexpected(SpliceText::refusal(
            node.span, QUOTADECK_TEXT("yaml", "the value spans several lines without quotes")));
    const std::size_t begin = node.span.begin.offset;
    const bool hasHeader = node.style == YamlStyle::Literal || node.style == YamlStyle::Folded;
    if (hasHeader && m_text.hasCommentBetween(begin, m_text.index().nextLine(begin)))
        return tl::unexpected(
            SpliceText::refusal(node.span, QUOTADECK_TEXT("yaml", "a comment beside it would be lost")));
    return TextEdits{
        m_text.edit(begin, node.span.end.offset, scalarSource(value.text, value.use, quotesOf(node)))};
}

/// Replaces a null or an empty collection by a value: on the line of the key, or on lines below it.
Result<TextEdits> YamlSplicer::fill(const YamlNode& mapping, const YamlPair& pair,
                                    const YamlValue& value) const
{
    const YamlNode& node = *pair.value.node;
    if (node.kind != YamlKind::Scalar && !isEmptyCollection(node))
        return tl::unexpected(SpliceText::refusal(
            node.span, QUOTADECK_TEXT("yaml", "the key already has a value of another type")));
    if (m_text.hasComment(pair.value))
        return tl::unexpected(
            SpliceText::refusal(node.span, QUOTADECK_TEXT("yaml", "a comment inside would be lost")));
    const std::size_t begin = node.span.begin.offset;
    const std::size_t keyEnd = pair.key.place().end.offset;
    const auto between = m_text.text().substr(keyEnd, begin - keyEnd);
    const bool hasColon = between.find(':') != std::string_view::npos;
    const YamlWriter writer(m_habits, begin,
                            value.kind == YamlKind::Scalar ? YamlStyle::Plain : keyStyle(mapping),
                            m_text.lineEnd());
    const bool isPlaceFree
        = node.span.isEmpty() || (isEmptyCollection(node) && pair.value.place() == node.span);
    if (mapping.style == YamlStyle::Block && hasColon && isPlaceFree
        && writer.isOnLinesBelow(pair.key.node->text(), value)) {
        TextEdits edits;
        if (!node.span.isEmpty() && m_text.hasCommentBetween(keyEnd, begin))
            return tl::unexpected(
                SpliceText::refusal(node.span, QUOTADECK_TEXT("yaml", "a comment before it would be lost")));
        if (!node.span.isEmpty())
            edits.push_back(m_text.edit(keyEnd + between.find(':') + 1, node.span.end.offset, {}));
        edits.push_back(
            m_text.insertLines(m_text.index().nextLine(begin), writer.linesBelow(value, indentOf(mapping))));
        return edits;
    }
    if (unfitForFlow(value))
        return tl::unexpected(SpliceText::refusal(
            node.span,
            QUOTADECK_TEXT(
                "yaml",
                "the item cannot be put into a list in brackets without losing its comments or anchors")));
    const bool hasSpace = hasColon && (between.ends_with(' ') || between.ends_with('\n'));
    return TextEdits{
        m_text.edit(begin, node.span.end.offset,
                    fmt::format("{}{}{}", hasColon ? "" : ":", hasSpace ? "" : " ", writer.flow(value)))};
}

Result<TextEdits> YamlSplicer::addEntry(const YamlNode& mapping, std::string_view key,
                                        const YamlValue& value) const
{
    const std::size_t end
        = mapping.pairs().empty() ? mapping.span.begin.offset : endOf(mapping.pairs().back());
    const YamlWriter keyWriter(m_habits, end, keyStyle(mapping), m_text.lineEnd());
    const YamlWriter writer(m_habits, end,
                            value.kind == YamlKind::Scalar ? valueStyle(mapping) : keyStyle(mapping),
                            m_text.lineEnd());
    const bool isBlock = mapping.style == YamlStyle::Block;
    const std::size_t indent = indentOf(mapping);
    const std::size_t below = isBlock ? m_text.pastDisabled(m_text.blockEnd(end, indent), indent) : end;
    if (isBlock && writer.isOnLinesBelow(key, value)) {
        const std::string line
            = fmt::format("{}{}:{}{}", std::string(indentOf(mapping), ' '), keyWriter.key(key),
                          m_text.lineEnd(), writer.linesBelow(value, indentOf(mapping)));
        return TextEdits{m_text.insertLines(below, line)};
    }
    if (unfitForFlow(value))
        return tl::unexpected(SpliceText::refusal(
            mapping.span,
            QUOTADECK_TEXT(
                "yaml",
                "the item cannot be put into a list in brackets without losing its comments or anchors")));
    const std::string entry = fmt::format("{}: {}", keyWriter.key(key), writer.flow(value));
    if (isBlock) {
        return TextEdits{m_text.insertLines(
            below, fmt::format("{}{}{}", std::string(indentOf(mapping), ' '), entry, m_text.lineEnd()))};
    }
    if (mapping.pairs().empty())
        return TextEdits{m_text.edit(end + 1, end + 1, entry)};
    const auto text = m_text.text();
    const auto next = std::min(text.find_first_not_of(" \t\r\n", end), text.size() - 1);
    if (text[next] == ',')
        return TextEdits{m_text.edit(next + 1, next + 1, fmt::format(" {}", entry))};
    return TextEdits{m_text.edit(end, end, fmt::format(", {}", entry))};
}

Result<TextEdits> YamlSplicer::remove(const YamlNode& mapping, std::string_view key) const
{
    const YamlPair* const pair = find(mapping, key);
    if (!pair)
        return tl::unexpected(SpliceText::refusal(
            mapping.span, Message(QUOTADECK_TEXT("yaml", "\"%1\" comes from a merge key \"<<\""), key)));
    if (mapping.pairs().size() == 1)
        return tl::unexpected(SpliceText::refusal(
            mapping.span, Message(QUOTADECK_TEXT("yaml", "\"%1\" is the only key of its map"), key)));
    return mapping.style == YamlStyle::Block ? removeBlock(mapping, *pair) : removeFlow(mapping, *pair);
}

/// The parts of @p value that are removed with it, including lines that look like comments: the items of a list with
/// their comments, and scalars. In the order of the text.
std::vector<LineBlock> YamlSplicer::wholeParts(const YamlRef& value) const
{
    std::vector<LineBlock> parts;
    const auto& items = value.node->items();
    const YamlListSplicer lists(m_text, m_habits);
    if (value.isAlias() || value.node->style != YamlStyle::Block || items.empty()
        || !lists.blockOf(*value.node, 0)) {
        for (const TextSpan& scalar : scalarPlaces(value))
            parts.push_back({scalar.begin.offset, scalar.end.offset});
        return parts;
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (const auto block = lists.blockOf(*value.node, i))
            parts.push_back(*block);
    }
    return parts;
}

/// The comment lines inside @p pair, up to @p end, that stay: all except those of the items of a
/// list.
std::vector<std::size_t> YamlSplicer::keptComments(const YamlPair& pair, std::size_t end) const
{
    std::vector<std::size_t> comments;
    const auto& index = m_text.index();
    const std::size_t first = index.nextLine(pair.key.place().begin.offset);
    if (first >= end)
        return comments;
    const std::vector<LineBlock> parts = wholeParts(pair.value);
    auto part = parts.begin();
    for (auto line = first; line < end; line = index.nextLine(line)) {
        while (part != parts.end() && part->end <= line)
            ++part;
        const bool isWithinPart = part != parts.end() && part->begin <= line;
        if (!isWithinPart && m_text.isCommentLine(line))
            comments.push_back(line);
    }
    return comments;
}

TextEdits YamlSplicer::removeLinesExcept(const YamlPair& pair, std::size_t begin, std::size_t end) const
{
    TextEdits edits;
    for (const std::size_t comment : keptComments(pair, end)) {
        if (comment > begin)
            edits.push_back(m_text.edit(begin, comment, {}));
        begin = m_text.index().nextLine(comment);
    }
    if (end > begin)
        edits.push_back(m_text.removeLines(begin, end));
    return edits;
}

Status YamlSplicer::requireNoDisabled(const YamlPair& pair) const
{
    const YamlNode& value = *pair.value.node;
    const bool isList = value.kind == YamlKind::Sequence && !pair.value.isAlias();
    const auto& index = m_text.index();
    const std::size_t indent
        = isList && value.style == YamlStyle::Block ? indentOf(value) : indentOf(*pair.key.node);
    const std::size_t end = m_text.pastDisabled(m_text.blockEnd(endOf(pair), indent), indent);
    for (auto line = index.nextLine(pair.key.place().begin.offset); line < end; line = index.nextLine(line)) {
        if (m_text.isDisabledLine(line))
            return tl::unexpected(SpliceText::refusal(
                index.span(line, line),
                QUOTADECK_TEXT(
                    "yaml",
                    "disabled items would lose their list: enable them or remove their lines first")));
    }
    return {};
}

Result<TextEdits> YamlSplicer::removeBlock(const YamlNode& mapping, const YamlPair& pair) const
{
    if (const auto status = requireNoDisabled(pair); !status)
        return tl::unexpected(status.error());
    const std::size_t begin = pair.key.place().begin.offset;
    const bool isList = pair.value.node->kind == YamlKind::Sequence && !pair.value.isAlias();
    const std::size_t end = isList && pair.value.node->style == YamlStyle::Block
        ? m_text.blockEnd(endOf(pair), indentOf(*pair.value.node))
        : m_text.index().nextLine(endOf(pair));
    const bool isFirstOfItem = begin == mapping.span.begin.offset && &pair == &mapping.pairs().front()
        && !m_text.isFirstOfLine(begin);
    if (!isFirstOfItem)
        return removeLinesExcept(pair, m_text.index().lineBegin(begin), end);
    if (!keptComments(pair, end).empty())
        return tl::unexpected(SpliceText::refusal(pair.value.place(),
                                                  QUOTADECK_TEXT("yaml", "a comment inside would be lost")));
    // "- a: 1" followed by "  b: 2": the next key, or the comment before it, moves up to the dash.
    const auto text = m_text.text();
    return TextEdits{m_text.edit(begin, std::min(text.find_first_not_of(" \t\r\n", end), text.size()), {})};
}

Result<TextEdits> YamlSplicer::removeFlow(const YamlNode& mapping, const YamlPair& pair) const
{
    const auto index = static_cast<std::size_t>(&pair - mapping.pairs().data());
    const std::size_t begin = index > 0 ? endOf(mapping.pairs()[index - 1]) : pair.key.place().begin.offset;
    const std::size_t end = index > 0 ? endOf(pair) : mapping.pairs()[1].key.place().begin.offset;
    const bool losesComment = index > 0 ? m_text.hasCommentBetween(begin, pair.key.place().begin.offset)
                                        : m_text.hasCommentBetween(endOf(pair), end);
    if (losesComment || (!pair.value.isAlias() && m_text.hasComment(pair.value)))
        return tl::unexpected(SpliceText::refusal(
            pair.key.place(), QUOTADECK_TEXT("yaml", "a comment beside it would be lost")));
    return TextEdits{m_text.edit(begin, end, {})};
}

Result<TextEdits> YamlSplicer::empty(const YamlNode& mapping, std::string_view key) const
{
    const YamlPair* const pair = find(mapping, key);
    if (!pair || pair->value.isAlias())
        return tl::unexpected(SpliceText::refusal(
            mapping.span, Message(QUOTADECK_TEXT("yaml", "\"%1\" is written elsewhere"), key)));
    const YamlNode& list = *pair->value.node;
    if (list.style == YamlStyle::Flow) {
        if (m_text.hasComment(pair->value))
            return tl::unexpected(SpliceText::refusal(
                list.span, QUOTADECK_TEXT("yaml", "a comment in the list would be lost")));
        return TextEdits{m_text.edit(list.span.begin.offset, list.span.end.offset, "[]")};
    }
    if (const auto status = requireNoDisabled(*pair); !status)
        return tl::unexpected(status.error());
    const std::size_t colon = m_text.text().find(':', pair->key.place().end.offset) + 1;
    TextEdits edits{m_text.edit(colon, colon, " []")};
    const TextEdits removed = removeLinesExcept(*pair, m_text.index().nextLine(colon),
                                                m_text.blockEnd(endOf(*pair), indentOf(list)));
    edits.insert(edits.end(), removed.begin(), removed.end());
    return edits;
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlsplicer.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <optional>
#include <span>

namespace quotadeck::config {
namespace {
bool isQuoted(const YamlNode& node)
{
    return node.style == YamlStyle::SingleQuoted || node.style == YamlStyle::DoubleQuoted;
}

/// The quotes of a scalar to be kept; a block scalar has none.
YamlStyle quotesOf(const YamlNode& node)
{
    return isQuoted(node) ? node.style : YamlStyle::Plain;
}

YamlStyle keyStyle(const YamlNode& mapping)
{
    return mapping.pairs().empty() ? YamlStyle::Plain : quotesOf(*mapping.pairs().front().key.node);
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

/// How far the block values of @p mapping are indented against its keys.
std::size_t stepOf(const YamlNode& mapping, YamlKind kind, std::size_t otherwise)
{
    const auto block = std::ranges::find_if(mapping.pairs(), [kind](const YamlPair& pair) {
        return pair.value.node->kind == kind && pair.value.node->style == YamlStyle::Block
            && !pair.value.isAlias();
    });
    if (block == mapping.pairs().end())
        return otherwise;
    return static_cast<std::size_t>(block->value.node->span.begin.column - mapping.span.begin.column);
}
} // namespace

const YamlPair* YamlSplicer::find(const YamlNode& mapping, std::string_view key)
{
    const auto pair = std::ranges::find_if(mapping.pairs(), [key](const YamlPair& candidate) {
        return candidate.key.node->kind == YamlKind::Scalar && candidate.key.node->text == key;
    });
    return pair == mapping.pairs().end() ? nullptr : &*pair;
}

Result<TextEdits> YamlSplicer::setScalar(const YamlNode& mapping, std::string_view key,
                                         const NewScalar& value) const
{
    if (const YamlPair* const pair = find(mapping, key))
        return replaceScalar(*pair, value);
    return addEntry(mapping, key, scalarSource(value.text, value.use, valueStyle(mapping)), {});
}

Result<TextEdits> YamlSplicer::replaceScalar(const YamlPair& pair, const NewScalar& value) const
{
    const YamlNode& node = *pair.value.node;
    if (pair.value.isAlias()) {
        return tl::unexpected(refusal(
            pair.value.place(),
            fmt::format("the value is the alias *{}: change it where the anchor stands", node.anchor())));
    }
    if (node.kind != YamlKind::Scalar)
        return tl::unexpected(refusal(node.span, "a list or map stands where a single value is expected"));
    if (node.span.isEmpty())
        return fillNull(pair, scalarSource(value.text, value.use, YamlStyle::Plain), {});
    if (node.style == YamlStyle::Plain && node.span.begin.line != node.span.end.line)
        return tl::unexpected(refusal(node.span, "the value goes over several lines without quotes"));
    return TextEdits{edit(node.span.begin.offset, node.span.end.offset,
                          scalarSource(value.text, value.use, quotesOf(node)))};
}

Result<TextEdits> YamlSplicer::addMap(const YamlNode& mapping, std::string_view key,
                                      std::string_view entryKey, const NewScalar& value,
                                      YamlStyle style) const
{
    const std::string entry
        = fmt::format("{}: {}", scalarSource(entryKey, ScalarUse::Quantity, keyStyle(mapping)),
                      scalarSource(value.text, value.use, keyStyle(mapping)));
    const bool isBlock = mapping.style == YamlStyle::Block && style == YamlStyle::Block;
    const std::string indent = indentOf(mapping) + std::string(stepOf(mapping, YamlKind::Mapping, 2), ' ');
    const std::string lines = isBlock ? fmt::format("{}{}{}", indent, entry, lineEnd()) : std::string();
    const std::string inlineValue = fmt::format("{{{}}}", entry);
    if (const YamlPair* const pair = find(mapping, key))
        return fillNull(*pair, inlineValue, lines);
    return addEntry(mapping, key, isBlock ? std::string() : inlineValue, lines);
}

Result<TextEdits> YamlSplicer::addList(const YamlNode& mapping, std::string_view key,
                                       const std::vector<std::string>& texts, YamlStyle style) const
{
    assert(!texts.empty());
    const bool isBlock = mapping.style == YamlStyle::Block && style == YamlStyle::Block;
    const std::string indent = indentOf(mapping) + std::string(stepOf(mapping, YamlKind::Sequence, 2), ' ');
    std::string lines;
    std::string inlineValue;
    for (const std::string& text : texts) {
        const std::string item = scalarSource(text, ScalarUse::Text, keyStyle(mapping));
        if (isBlock)
            lines += fmt::format("{}- {}{}", indent, item, lineEnd());
        inlineValue += fmt::format("{}{}", inlineValue.empty() ? "" : ", ", item);
    }
    inlineValue = fmt::format("[{}]", inlineValue);
    if (const YamlPair* const pair = find(mapping, key))
        return fillNull(*pair, inlineValue, lines);
    return addEntry(mapping, key, isBlock ? std::string() : inlineValue, lines);
}

/// Puts a value in the place of a null: on the line of the key, or on lines below it where the null is not spelled.
Result<TextEdits> YamlSplicer::fillNull(const YamlPair& pair, const std::string& inlineValue,
                                        const std::string& linesBelow) const
{
    if (pair.value.isAlias())
        return tl::unexpected(refusal(pair.value.place(), "the value is an alias of nothing"));
    const TextSpan& span = pair.value.node->span;
    const std::size_t keyEnd = pair.key.place().end.offset;
    const auto between = m_text.substr(keyEnd, span.begin.offset - keyEnd);
    const bool hasColon = between.find(':') != std::string_view::npos;
    if (span.isEmpty() && hasColon && !linesBelow.empty())
        return TextEdits{insertLines(m_index.nextLine(span.begin.offset), linesBelow)};
    const bool hasSpace = hasColon && (between.ends_with(' ') || between.ends_with('\n'));
    return TextEdits{edit(span.begin.offset, span.end.offset,
                          fmt::format("{}{}{}", hasColon ? "" : ":", hasSpace ? "" : " ", inlineValue))};
}

Result<TextEdits> YamlSplicer::addEntry(const YamlNode& mapping, std::string_view key,
                                        const std::string& inlineValue, const std::string& linesBelow) const
{
    const std::string keySource = scalarSource(key, ScalarUse::Quantity, keyStyle(mapping));
    if (mapping.style == YamlStyle::Block) {
        const std::string line = fmt::format("{}{}:{}{}{}", indentOf(mapping), keySource,
                                             inlineValue.empty() ? "" : " ", inlineValue, lineEnd());
        return TextEdits{insertLines(m_index.nextLine(endOf(mapping.pairs().back())), line + linesBelow)};
    }
    const std::string entry = fmt::format("{}: {}", keySource, inlineValue);
    if (mapping.pairs().empty()) {
        const auto at = mapping.span.begin.offset + 1;
        return TextEdits{edit(at, at, entry)};
    }
    const std::size_t end = endOf(mapping.pairs().back());
    const auto next = std::min(m_text.find_first_not_of(" \t\r\n", end), m_text.size() - 1);
    if (m_text[next] == ',')
        return TextEdits{edit(next + 1, next + 1, fmt::format(" {}", entry))};
    return TextEdits{edit(end, end, fmt::format(", {}", entry))};
}

Result<TextEdits> YamlSplicer::remove(const YamlNode& mapping, std::string_view key) const
{
    const YamlPair* const pair = find(mapping, key);
    if (!pair)
        return tl::unexpected(
            refusal(mapping.span, fmt::format("\"{}\" comes from a merge key \"<<\"", key)));
    if (mapping.pairs().size() == 1)
        return tl::unexpected(refusal(mapping.span, fmt::format("\"{}\" is the only key of its map", key)));
    return mapping.style == YamlStyle::Block ? removeBlock(mapping, *pair) : removeFlow(mapping, *pair);
}

Result<TextEdits> YamlSplicer::removeBlock(const YamlNode& mapping, const YamlPair& pair) const
{
    const std::size_t begin = pair.key.place().begin.offset;
    const std::size_t end = m_index.nextLine(endOf(pair));
    const bool isBlockValue = pair.value.node->style == YamlStyle::Block && !pair.value.isAlias();
    // Lines that only hold a comment, inside of what goes away: they stay.
    std::vector<std::size_t> comments;
    for (auto line = m_index.nextLine(begin); isBlockValue && line < end; line = m_index.nextLine(line)) {
        if (m_text[std::min(m_text.find_first_not_of(" \t", line), m_text.size() - 1)] == '#')
            comments.push_back(line);
    }
    const bool isFirstOfItem = begin != mapping.span.begin.offset
        ? false
        : m_text.substr(m_index.lineBegin(begin), begin - m_index.lineBegin(begin)).find_first_not_of(' ')
            != std::string_view::npos;
    if (isFirstOfItem) {
        if (!comments.empty())
            return tl::unexpected(refusal(pair.value.place(), "a comment inside would be lost"));
        // "- a: 1" followed by "  b: 2": the next key, or the comment before it, moves up behind the dash.
        return TextEdits{edit(begin, std::min(m_text.find_first_not_of(" \t\r\n", end), m_text.size()), {})};
    }
    TextEdits edits;
    std::size_t at = m_index.lineBegin(begin);
    for (const std::size_t comment : comments) {
        if (comment > at)
            edits.push_back(edit(at, comment, {}));
        at = m_index.nextLine(comment);
    }
    if (end > at)
        edits.push_back(edit(at, end, {}));
    return edits;
}

Result<TextEdits> YamlSplicer::removeFlow(const YamlNode& mapping, const YamlPair& pair) const
{
    const auto index = static_cast<std::size_t>(&pair - mapping.pairs().data());
    const std::size_t begin = index > 0 ? endOf(mapping.pairs()[index - 1]) : pair.key.place().begin.offset;
    const std::size_t end = index > 0 ? endOf(pair) : mapping.pairs()[1].key.place().begin.offset;
    const auto gap = index > 0 ? m_text.substr(begin, pair.key.place().begin.offset - begin)
                               : m_text.substr(endOf(pair), end - endOf(pair));
    if (gap.find('#') != std::string_view::npos)
        return tl::unexpected(refusal(pair.key.place(), "a comment beside it would be lost"));
    return TextEdits{edit(begin, end, {})};
}

Result<TextEdits> YamlSplicer::setItems(const YamlRef& list, const std::vector<std::string>& texts) const
{
    assert(!texts.empty());
    if (list.isAlias()) {
        return tl::unexpected(
            refusal(list.place(),
                    fmt::format("the list is the alias *{}: change it where the anchor stands",
                                list.node->anchor())));
    }
    if (list.node->style == YamlStyle::Flow)
        return setFlowItems(*list.node, texts);
    return setBlockItems(*list.node, texts);
}

Result<TextEdits> YamlSplicer::setFlowItems(const YamlNode& list, const std::vector<std::string>& texts) const
{
    const auto& items = list.items();
    const auto isKept = [](const YamlRef& item, const std::string& text) { return item.node->text == text; };
    const std::size_t most = std::min(items.size(), texts.size());
    std::size_t front = 0;
    while (front < most && isKept(items[front], texts[front]))
        ++front;
    std::size_t back = 0;
    while (back < most - front && isKept(items[items.size() - 1 - back], texts[texts.size() - 1 - back]))
        ++back;

    const std::size_t oldEnd = items.size() - back;
    std::string added;
    for (std::size_t i = front; i < texts.size() - back; ++i)
        added += fmt::format("{}{}", added.empty() ? "" : ", ", source(list, texts[i]));
    if (front == oldEnd && added.empty())
        return TextEdits{};

    std::size_t begin = front > 0 ? items[front - 1].place().end.offset : list.span.begin.offset + 1;
    std::size_t end = begin;
    if (front > 0 && oldEnd > front && !added.empty()) {
        begin = items[front].place().begin.offset;
        end = items[oldEnd - 1].place().end.offset;
    } else if (front > 0) {
        end = oldEnd > front ? items[oldEnd - 1].place().end.offset : begin;
        added = added.empty() ? added : fmt::format(", {}", added);
    } else if (!items.empty()) {
        begin = items.front().place().begin.offset;
        end = added.empty() ? items[oldEnd].place().begin.offset
                            : (oldEnd > 0 ? items[oldEnd - 1].place().end.offset : begin);
        added += oldEnd == 0 ? ", " : "";
    }
    for (std::size_t i = 1; i < items.size(); ++i) {
        const std::size_t gapBegin = std::max(begin, items[i - 1].place().end.offset);
        const std::size_t gapEnd = std::min(end, items[i].place().begin.offset);
        if (gapBegin < gapEnd
            && m_text.substr(gapBegin, gapEnd - gapBegin).find('#') != std::string_view::npos)
            return tl::unexpected(refusal(items[i].place(), "a comment in the list would be lost"));
    }
    return TextEdits{edit(begin, end, std::move(added))};
}

namespace {
/// For each of @p texts the item that stays for it, or none: a longest common subsequence, so that as many
/// lines as possible are left alone. Quadratic; lists of names are short.
std::vector<std::optional<std::size_t>> keptItems(std::span<const YamlRef> items,
                                                  const std::vector<std::string>& texts)
{
    const std::size_t columns = texts.size() + 1;
    std::vector<std::size_t> length((items.size() + 1) * columns, 0);
    for (std::size_t i = items.size(); i-- > 0;) {
        for (std::size_t j = texts.size(); j-- > 0;) {
            length[i * columns + j] = items[i].node->text == texts[j]
                ? length[(i + 1) * columns + j + 1] + 1
                : std::max(length[(i + 1) * columns + j], length[i * columns + j + 1]);
        }
    }
    std::vector<std::optional<std::size_t>> kept(texts.size());
    for (std::size_t i = 0, j = 0; i < items.size() && j < texts.size();) {
        if (items[i].node->text == texts[j])
            kept[j++] = i++;
        else if (length[(i + 1) * columns + j] >= length[i * columns + j + 1])
            ++i;
        else
            ++j;
    }
    return kept;
}
} // namespace

TextEdits YamlSplicer::setBlockItems(const YamlNode& list, const std::vector<std::string>& texts) const
{
    const auto kept = keptItems(list.items(), texts);
    std::vector<std::string> before(list.items().size()
                                    + 1); // new lines in front of each item, and at the end
    std::vector<bool> stays(list.items().size(), false);
    std::size_t next = list.items().size();
    for (std::size_t j = texts.size(); j-- > 0;) {
        if (kept[j]) {
            next = *kept[j];
            stays[next] = true;
        } else {
            before[next]
                = fmt::format("{}- {}{}{}", indentOf(list), source(list, texts[j]), lineEnd(), before[next]);
        }
    }
    TextEdits edits;
    for (std::size_t i = 0; i < list.items().size(); ++i) {
        const std::size_t begin = m_index.lineBegin(list.items()[i].place().begin.offset);
        const std::size_t end = stays[i] ? begin : m_index.nextLine(list.items()[i].place().end.offset);
        if (end > begin || !before[i].empty())
            edits.push_back(edit(begin, end, before[i]));
    }
    if (!before.back().empty())
        edits.push_back(insertLines(m_index.nextLine(list.items().back().place().end.offset), before.back()));
    return edits;
}

TextEdit YamlSplicer::edit(std::size_t begin, std::size_t end, std::string text) const
{
    return {m_index.span(begin, end), std::move(text)};
}

/// A new item of @p list, quoted like the others.
std::string YamlSplicer::source(const YamlNode& list, std::string_view text) const
{
    const bool areQuoted = !list.items().empty()
        && std::ranges::all_of(list.items(), [](const YamlRef& item) { return isQuoted(*item.node); });
    return scalarSource(text, ScalarUse::Text,
                        areQuoted ? list.items().back().node->style : YamlStyle::Plain);
}

std::string YamlSplicer::indentOf(const YamlNode& node) const
{
    std::string indent;
    indent.resize(static_cast<std::size_t>(node.span.begin.column - 1), ' ');
    return indent;
}

std::string_view YamlSplicer::lineEnd() const
{
    const auto lineFeed = m_text.find('\n');
    return lineFeed != std::string_view::npos && lineFeed > 0 && m_text[lineFeed - 1] == '\r' ? "\r\n" : "\n";
}

/// @p lines end in a line break, which moves to the front where the text itself ends without one.
TextEdit YamlSplicer::insertLines(std::size_t at, std::string lines) const
{
    if (at == m_text.size() && at > 0 && m_text.back() != '\n' && m_text.back() != '\r') {
        const std::string_view ending = lineEnd();
        lines.resize(lines.size() - ending.size());
        lines.insert(0, ending);
    }
    return edit(at, at, std::move(lines));
}

Error YamlSplicer::refusal(const TextSpan& at, std::string message) const
{
    return {ErrorCode::Unsupported, fmt::format("line {}, column {}", at.begin.line, at.begin.column),
            std::move(message)};
}
} // namespace quotadeck::config

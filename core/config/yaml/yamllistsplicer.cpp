// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlsplicer.h"
#include "core/config/yaml/yamlwriter.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <fmt/format.h>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace quotadeck::config {
namespace {
struct Match
{
    std::size_t text = 0;
    std::size_t item = 0;
    std::optional<std::size_t> previous; ///< the match before it in the longest chain that ends here
};

/// A longest chain of @p matches, ordered by text, whose items ascend (patience sorting).
void keepLongestChain(std::vector<Match>& matches, std::vector<std::optional<std::size_t>>& kept)
{
    std::vector<std::size_t> tops; // the match with the lowest item that ends a chain of each length
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto place
            = std::lower_bound(tops.begin(), tops.end(), matches[i].item,
                               [&](std::size_t top, std::size_t item) { return matches[top].item < item; });
        if (place != tops.begin())
            matches[i].previous = *(place - 1);
        if (place == tops.end())
            tops.push_back(i);
        else
            *place = i;
    }
    auto at = tops.empty() ? std::nullopt : std::optional(tops.back());
    for (; at; at = matches[*at].previous)
        kept[matches[*at].text] = matches[*at].item;
}

/// For each of @p texts the position of the scalar of @p items that stays for it, or none; ascending, and as many as
/// possible when no text occurs twice in the part that differs. In O(n log n).
std::vector<std::optional<std::size_t>> keptItems(std::span<const YamlRef> items,
                                                  const std::vector<std::string>& texts)
{
    std::vector<std::optional<std::size_t>> kept(texts.size());
    const auto isSame
        = [&](std::size_t item, std::size_t text) { return items[item].node->text() == texts[text]; };
    std::size_t front = 0;
    std::size_t itemEnd = items.size();
    std::size_t textEnd = texts.size();
    for (; front < std::min(itemEnd, textEnd) && isSame(front, front); ++front)
        kept[front] = front;
    while (std::min(itemEnd, textEnd) > front && isSame(itemEnd - 1, textEnd - 1))
        kept[--textEnd] = --itemEnd;

    std::unordered_map<std::string_view, std::deque<std::size_t>> places;
    for (std::size_t i = front; i < itemEnd; ++i)
        places[items[i].node->text()].push_back(i);
    std::vector<Match> matches;
    for (std::size_t j = front; j < textEnd; ++j) {
        const auto place = places.find(texts[j]);
        if (place == places.end() || place->second.empty())
            continue;
        matches.push_back({j, place->second.front(), {}});
        place->second.pop_front();
    }
    keepLongestChain(matches, kept);
    return kept;
}

/// The quotes of a new item: those of all others, or in a list of maps those of their keys.
YamlStyle quotesFor(const YamlNode& list)
{
    const auto isQuoted = [](const YamlRef& item) { return quotesOf(*item.node) != YamlStyle::Plain; };
    if (!list.items().empty() && list.items().front().node->kind == YamlKind::Mapping)
        return keyStyle(*list.items().front().node);
    const bool areQuoted = !list.items().empty() && std::ranges::all_of(list.items(), isQuoted);
    return areQuoted ? list.items().back().node->style : YamlStyle::Plain;
}

/// The anchors within @p ref, as places of their names; and whether there is any anchor or alias.
void collectAnchors(const YamlRef& ref, std::vector<TextSpan>& anchors, bool& hasAny)
{
    hasAny = hasAny || ref.isAlias() || !ref.node->anchor().empty();
    if (ref.isAlias())
        return;
    if (!ref.node->anchor().empty())
        anchors.push_back({ref.place().begin, ref.node->span.begin});
    for (const YamlRef& item : ref.node->items())
        collectAnchors(item, anchors, hasAny);
    for (const YamlPair& pair : ref.node->pairs()) {
        collectAnchors(pair.key, anchors, hasAny);
        collectAnchors(pair.value, anchors, hasAny);
    }
}

/// @p text from @p begin to @p end without the names of @p anchors.
std::string withoutAnchors(std::string_view text, std::size_t begin, std::size_t end,
                           const std::vector<TextSpan>& anchors)
{
    std::string result;
    for (const TextSpan& properties : anchors) {
        const auto name = text.find('&', properties.begin.offset);
        auto after = std::min(text.find_first_of(" \t\r\n,[]{}", name), end);
        after = std::min(text.find_first_not_of(' ', after), end);
        result += text.substr(begin, name - begin);
        if (after < end && (text[after] == '\n' || text[after] == '\r'))
            result.erase(result.find_last_not_of(' ') + 1);
        begin = after;
    }
    return result.append(text.substr(begin, end - begin));
}

/// How deep the line of @p offset is indented.
std::size_t indentAt(const SpliceText& text, std::size_t offset)
{
    return text.indentOfLine(text.index().lineBegin(offset));
}
} // namespace

std::optional<std::size_t> YamlListSplicer::dashOf(const YamlNode& list, std::size_t index) const
{
    if (index == 0)
        return list.span.begin.offset;
    const auto text = m_text.text();
    std::size_t at = list.items()[index - 1].place().end.offset;
    while (at < text.size() && text[at] != '-') {
        at = text[at] == '#' ? text.find_first_of("\r\n", at) : text.find_first_not_of(" \t\r\n", at);
    }
    return at < text.size() ? std::optional(at) : std::nullopt;
}

std::optional<LineBlock> YamlListSplicer::blockOf(const YamlNode& list, std::size_t index) const
{
    const auto dash = dashOf(list, index);
    if (!dash || !m_text.isFirstOfLine(*dash))
        return std::nullopt;
    const std::size_t indent = indentOf(list);
    const std::size_t last = std::max<std::size_t>(*dash, list.items()[index].place().end.offset);
    return LineBlock{m_text.commentsAbove(m_text.index().lineBegin(*dash), indent),
                     m_text.blockEnd(last, indent)};
}

Result<TextEdits> YamlListSplicer::insert(const YamlNode& list, std::size_t index,
                                          const YamlValue& value) const
{
    assert(!list.items().empty() && index <= list.items().size());
    if (list.style == YamlStyle::Flow)
        return insertFlow(list, index, value);
    const bool isLast = index == list.items().size();
    const auto neighbour = blockOf(list, isLast ? index - 1 : index);
    if (!neighbour)
        return tl::unexpected(SpliceText::refusal(
            list.span, QUOTADECK_TEXT("yaml", "the list does not begin on a line of its own")));
    const std::size_t at = isLast ? neighbour->end : neighbour->begin;
    const YamlWriter writer(m_habits, at, quotesFor(list), m_text.lineEnd());
    return TextEdits{m_text.insertLines(at, writer.item(value, indentOf(list)))};
}

Result<TextEdits> YamlListSplicer::insertFlow(const YamlNode& list, std::size_t index,
                                              const YamlValue& value) const
{
    if (value.source && value.source->style == YamlStyle::Block && !value.source->isBare) {
        return tl::unexpected(SpliceText::refusal(
            list.span,
            QUOTADECK_TEXT(
                "yaml",
                "the item cannot be put into a list in brackets without losing its comments or anchors")));
    }
    const auto& items = list.items();
    const YamlWriter writer(m_habits, list.span.begin.offset, quotesFor(list), m_text.lineEnd());
    std::string separator = ", ";
    if (items.size() > 1) { // items on lines of their own stay so
        const std::size_t begin = items[0].place().end.offset;
        const auto between = m_text.text().substr(begin, items[1].place().begin.offset - begin);
        if (between.find_first_not_of(" \t\r\n,") == std::string_view::npos)
            separator = between;
    }
    if (index == 0) {
        const std::size_t at = items.front().place().begin.offset;
        return TextEdits{m_text.edit(at, at, writer.flow(value) + separator)};
    }
    const std::size_t at = items[index - 1].place().end.offset;
    return TextEdits{m_text.edit(at, at, separator + writer.flow(value))};
}

Result<TextEdits> YamlListSplicer::remove(const YamlNode& list, std::size_t index) const
{
    const auto& items = list.items();
    assert(items.size() > 1 && index < items.size());
    if (list.style == YamlStyle::Block) {
        const auto block = blockOf(list, index);
        if (!block)
            return tl::unexpected(
                SpliceText::refusal(items[index].place(),
                                    QUOTADECK_TEXT("yaml", "the item does not begin on a line of its own")));
        return TextEdits{m_text.removeLines(block->begin, block->end)};
    }
    const std::size_t begin = index > 0 ? items[index - 1].place().end.offset : items[0].place().begin.offset;
    const std::size_t end = index > 0 ? items[index].place().end.offset : items[1].place().begin.offset;
    const bool losesComment = index > 0 ? m_text.hasCommentBetween(begin, items[index].place().begin.offset)
                                        : m_text.hasCommentBetween(items[0].place().end.offset, end);
    if (losesComment || (!items[index].isAlias() && m_text.hasComment(items[index])))
        return tl::unexpected(SpliceText::refusal(
            items[index].place(), QUOTADECK_TEXT("yaml", "a comment in the list would be lost")));
    return TextEdits{m_text.edit(begin, end, {})};
}

Result<ItemSource> YamlListSplicer::source(const YamlNode& list, std::size_t index, bool isCopy) const
{
    const YamlRef& item = list.items()[index];
    std::vector<TextSpan> anchors;
    bool hasAnchor = false;
    collectAnchors(item, anchors, hasAnchor);
    if (!isCopy)
        anchors.clear();
    ItemSource source;
    source.style = list.style;
    if (list.style == YamlStyle::Flow) {
        const std::size_t begin = item.place().begin.offset;
        source.text = withoutAnchors(m_text.text(), begin, item.place().end.offset, anchors);
        source.indent = indentAt(m_text, begin);
        source.isBare = !hasAnchor && !m_text.hasComment(item);
        return source;
    }
    const auto block = blockOf(list, index);
    if (!block)
        return tl::unexpected(SpliceText::refusal(
            item.place(), QUOTADECK_TEXT("yaml", "the item does not begin on a line of its own")));
    source.text = withoutAnchors(m_text.text(), block->begin, block->end, anchors);
    if (!source.text.ends_with('\n') && !source.text.ends_with('\r'))
        source.text += m_text.lineEnd();
    source.indent = indentOf(list);
    const YamlUse wholeBlock{m_text.index().span(block->begin, block->end), false};
    source.isBare = !hasAnchor && !m_text.hasComment(YamlRef(item.node, &wholeBlock));
    return source;
}

Result<TextEdits> YamlListSplicer::setItems(const YamlNode& list, const std::vector<std::string>& texts) const
{
    assert(!texts.empty());
    if (list.style == YamlStyle::Flow)
        return setFlowItems(list, texts);
    return setBlockItems(list, texts);
}

Result<TextEdits> YamlListSplicer::setFlowItems(const YamlNode& list,
                                                const std::vector<std::string>& texts) const
{
    const auto& items = list.items();
    const auto isKept
        = [](const YamlRef& item, const std::string& text) { return item.node->text() == text; };
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
        added += fmt::format("{}{}", added.empty() ? "" : ", ",
                             scalarSource(texts[i], ScalarUse::Text, quotesFor(list)));
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
        const std::size_t gapBegin = std::max<std::size_t>(begin, items[i - 1].place().end.offset);
        const std::size_t gapEnd = std::min<std::size_t>(end, items[i].place().begin.offset);
        if (gapBegin < gapEnd && m_text.hasCommentBetween(gapBegin, gapEnd))
            return tl::unexpected(SpliceText::refusal(
                items[i].place(), QUOTADECK_TEXT("yaml", "a comment in the list would be lost")));
    }
    return TextEdits{m_text.edit(begin, end, std::move(added))};
}

Result<TextEdits> YamlListSplicer::setBlockItems(const YamlNode& list,
                                                 const std::vector<std::string>& texts) const
{
    const std::size_t count = list.items().size();
    const auto kept = keptItems(list.items(), texts);
    std::vector<std::string> before(count + 1); // new lines in front of each item, and at the end
    std::vector<bool> stays(count, false);
    const YamlWriter writer(m_habits, list.span.begin.offset, quotesFor(list), m_text.lineEnd());
    std::size_t next = count;
    for (std::size_t j = texts.size(); j-- > 0;) {
        if (kept[j]) {
            next = *kept[j];
            stays[next] = true;
        } else {
            const YamlValue value = YamlValue::of({texts[j], ScalarUse::Text});
            before[next].insert(0, writer.item(value, indentOf(list)));
        }
    }
    // Touching changes become one, so that the end of a text without a last line break is dealt with once.
    LineChange change;
    TextEdits edits;
    for (std::size_t i = 0; i < count; ++i) {
        const auto block = blockOf(list, i);
        if (!block)
            return tl::unexpected(
                SpliceText::refusal(list.items()[i].place(),
                                    QUOTADECK_TEXT("yaml", "the item does not begin on a line of its own")));
        if (stays[i] && before[i].empty())
            continue;
        if (change.lines.end != block->begin || !change.text.empty())
            addTo(edits, std::exchange(change, {{block->begin, block->begin}, {}}));
        change.lines.end = stays[i] ? block->begin : block->end;
        change.text = std::move(before[i]);
    }
    const std::size_t end = blockOf(list, count - 1)->end;
    if (!before.back().empty()) {
        if (change.lines.end != end || !change.text.empty())
            addTo(edits, std::exchange(change, {{end, end}, {}}));
        change.text = std::move(before.back());
    }
    addTo(edits, std::move(change));
    return edits;
}

void YamlListSplicer::addTo(TextEdits& edits, LineChange change) const
{
    const auto [begin, end] = change.lines;
    if (change.text.empty() && begin < end) {
        edits.push_back(m_text.removeLines(begin, end));
    } else if (begin < end) {
        const auto text = m_text.text();
        if (end == text.size() && text.back() != '\n' && text.back() != '\r')
            change.text.resize(change.text.size() - m_text.lineEnd().size());
        edits.push_back(m_text.edit(begin, end, std::move(change.text)));
    } else if (!change.text.empty()) {
        edits.push_back(m_text.insertLines(begin, std::move(change.text)));
    }
}
} // namespace quotadeck::config

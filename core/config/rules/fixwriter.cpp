// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/fixwriter.h"

#include <algorithm>
#include <utility>

namespace quotadeck::config {
namespace {
bool hasMergeKey(const YamlNode& mapping)
{
    return YamlSplicer::find(mapping, "<<") != nullptr;
}

FixWriter::Edits usable(Result<TextEdits> edits)
{
    return edits ? FixWriter::Edits(std::move(*edits)) : std::nullopt;
}

/// True when @p ref cannot be moved, because of an anchor or alias in it.
bool isReferred(const YamlRef& ref)
{
    if (ref.isAlias() || !ref.node->anchor().empty())
        return true;
    return std::ranges::any_of(ref.node->items(), isReferred)
        || std::ranges::any_of(ref.node->pairs(), [](const YamlPair& pair) {
               return isReferred(pair.key) || isReferred(pair.value);
           });
}

std::optional<std::size_t> positionOf(const YamlNode& list, const YamlNode* item)
{
    const auto found
        = std::ranges::find_if(list.items(), [item](const YamlRef& ref) { return ref.node == item; });
    if (found == list.items().end() || isReferred(*found))
        return std::nullopt;
    return static_cast<std::size_t>(found - list.items().begin());
}
} // namespace

std::optional<FixWriter::Place> FixWriter::find(const TextSpan& span) const
{
    const auto nodes = m_tree.nodesAt(span.begin.offset);
    const YamlNode* above = nullptr;
    for (const YamlNode* const node : nodes) {
        if (!node->anchor().empty()) // an alias would change too
            return std::nullopt;
        if (node->span == span && (node->kind != YamlKind::Sequence || nodes.back() == node))
            return Place{node, above};
        above = node;
    }
    return std::nullopt;
}

FixWriter::Edits FixWriter::replace(const TextSpan& span, std::string_view text, ScalarUse use) const
{
    const auto place = find(span);
    if (!place || place->node->kind != YamlKind::Scalar || !place->node->tag().empty() || span.isEmpty())
        return std::nullopt;
    const YamlStyle style = place->node->style;
    const bool isOneLine = span.begin.line == span.end.line;
    if (style == YamlStyle::Literal || style == YamlStyle::Folded
        || (style == YamlStyle::Plain && !isOneLine))
        return std::nullopt;
    const bool isInMap = place->above && place->above->kind == YamlKind::Mapping;
    const YamlPair* const pair = isInMap ? YamlSplicer::find(*place->above, place->node->text()) : nullptr;
    if (pair && pair->key.node == place->node && hasMergeKey(*place->above))
        return std::nullopt; // without this key a merged one would apply
    return TextEdits{{span, scalarSource(text, use, style)}};
}

/// The mapping that spans exactly @p span; nullptr when it is shared.
const YamlNode* FixWriter::mapping(const TextSpan& span) const
{
    for (const YamlNode* const node : m_tree.nodesAt(span.begin.offset)) {
        if (!node->anchor().empty())
            return nullptr;
        if (node->kind == YamlKind::Mapping && node->span == span)
            return node;
    }
    return nullptr;
}

FixWriter::Edits FixWriter::set(const TextSpan& span, std::string_view key, const NewScalar& value) const
{
    const YamlNode* const target = mapping(span);
    const YamlPair* const pair = target ? YamlSplicer::find(*target, key) : nullptr;
    if (!target || (pair && (!pair->value.node->tag().empty() || isReferred(pair->value))))
        return std::nullopt;
    return usable(splicer().put(*target, key, YamlValue::of(value)));
}

FixWriter::Edits FixWriter::removeKey(const TextSpan& span, std::string_view key) const
{
    const YamlNode* const target = mapping(span);
    const YamlPair* const pair = target ? YamlSplicer::find(*target, key) : nullptr;
    if (!pair || hasMergeKey(*target) || isReferred(pair->key) || isReferred(pair->value))
        return std::nullopt;
    auto edits = usable(splicer().remove(*target, key));
    if (edits && std::ranges::any_of(*edits, [this](const TextEdit& edit) {
            return hasComment(edit.span.begin.offset, edit.span.end.offset);
        }))
        return std::nullopt;
    return edits;
}

FixWriter::Edits FixWriter::removeItem(const TextSpan& item) const
{
    const auto place = find(item);
    if (!place || !place->above || place->above->kind != YamlKind::Sequence)
        return std::nullopt;
    const YamlNode& list = *place->above;
    const auto position = positionOf(list, place->node);
    if (!position || list.items().size() < 2 || hasCommentAround(list, *position))
        return std::nullopt;
    if (*position == 0)
        return TextEdits{
            edit(list.items()[0].place().begin.offset, list.items()[1].place().begin.offset, {})};
    return TextEdits{
        edit(list.items()[*position - 1].place().end.offset, list.items()[*position].place().end.offset, {})};
}

FixWriter::Edits FixWriter::moveItemLast(const TextSpan& item) const
{
    const auto nodes = m_tree.nodesAt(item.begin.offset);
    const YamlNode* list = nullptr;
    const YamlNode* moved = nullptr;
    for (const YamlNode* const node : nodes) {
        if (!node->anchor().empty())
            return std::nullopt;
        if (node->span == item && list)
            moved = node;
        if (moved)
            break;
        list = node->kind == YamlKind::Sequence ? node : nullptr;
    }
    const auto position = moved ? positionOf(*list, moved) : std::nullopt;
    if (!position)
        return std::nullopt;
    if (*position + 1 == list->items().size())
        return TextEdits{};
    const YamlRef& self = list->items()[*position];
    const YamlRef& next = list->items()[*position + 1];
    const YamlRef& last = list->items().back();
    const bool keepsIndentation
        = moved->style != YamlStyle::Block || self.place().begin.column == next.place().begin.column;
    if (!keepsIndentation || hasCommentAround(*list, *position)
        || hasCommentAround(*list, list->items().size() - 1))
        return std::nullopt;
    const auto source
        = m_text.substr(self.place().begin.offset, self.place().end.offset - self.place().begin.offset);
    const auto gap
        = m_text.substr(self.place().end.offset, next.place().begin.offset - self.place().end.offset);
    const std::size_t end = last.place().end.offset;
    return TextEdits{edit(self.place().begin.offset, next.place().begin.offset, {}),
                     edit(end, end, std::string(gap) + std::string(source))};
}

const TextIndex& FixWriter::index() const
{
    if (!m_index)
        m_index = std::make_unique<TextIndex>(m_text);
    return *m_index;
}

YamlSplicer FixWriter::splicer() const
{
    if (!m_habits)
        m_habits = std::make_unique<YamlHabits>(m_tree);
    return {SpliceText(m_text, index()), *m_habits};
}

/// A "#" in a value counts too.
bool FixWriter::hasComment(std::size_t begin, std::size_t end) const
{
    return m_text.substr(begin, end - begin).find('#') != std::string_view::npos;
}

/// True when a comment is between item @p position of @p list and its neighbours, or on its last line.
bool FixWriter::hasCommentAround(const YamlNode& list, std::size_t position) const
{
    const auto& items = list.items();
    const std::size_t lineBefore
        = index().lineBegin(std::max<std::size_t>(1, index().lineBegin(list.span.begin.offset)) - 1);
    const std::size_t begin = position > 0 ? items[position - 1].place().end.offset : lineBefore;
    const std::size_t end = items[position].place().end.offset;
    const std::size_t after = position + 1 < items.size() ? items[position + 1].place().begin.offset
                                                          : std::max(end, index().nextLine(end));
    return hasComment(begin, items[position].place().begin.offset) || hasComment(end, after);
}

TextEdit FixWriter::edit(std::size_t begin, std::size_t end, std::string text) const
{
    return {index().span(begin, end), std::move(text)};
}

void addFix(Finding& finding, Message title, FixWriter::Edits&& edits)
{
    if (edits && !edits->empty())
        finding.fixes.push_back({std::move(title), std::move(*edits)});
}
} // namespace quotadeck::config

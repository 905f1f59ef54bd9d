// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/textchange.h"

#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamlsplicer.h"

namespace quotadeck::config {
namespace {
/// The index of the item that is number @p position in the schema, where nulls do not count (CFG-7).
std::size_t itemIndex(const YamlNode& list, std::size_t position)
{
    std::size_t index = 0;
    for (std::size_t seen = 0; index < list.items().size(); ++index) {
        if (!isNull(*list.items()[index].node) && seen++ == position)
            break;
    }
    return index;
}

/// The value at @p step of @p node; nullptr when it is missing.
const YamlRef* next(const YamlNode& node, const ConfigPlace::Step& step)
{
    if (const auto* const key = std::get_if<std::string>(&step)) {
        const YamlPair* const pair = YamlSplicer::find(node, *key);
        return pair ? &pair->value : nullptr;
    }
    const std::size_t index = itemIndex(node, std::get<std::size_t>(step));
    return index < node.items().size() ? &node.items()[index] : nullptr;
}

Error behindAlias(const YamlRef& ref)
{
    return SpliceText::refusal(
        ref.place(),
        Message(QUOTADECK_TEXT("edit", "this is the alias *%1: change it at the anchor"),
                ref.node->anchor()));
}
} // namespace

Result<TextChange::Reached> TextChange::reach(const ConfigPlace& place) const
{
    const auto& steps = place.steps();
    Reached reached{m_tree.root(), 0};
    if (!reached.node || isNull(*reached.node) || steps.empty())
        return fail(
            ErrorCode::Unsupported, place.text(),
            QUOTADECK_TEXT("edit", "the text contains no configuration yet: write \"partitions:\" into it"));
    for (; reached.depth + 1 < steps.size(); ++reached.depth) {
        const YamlRef* const ref = next(*reached.node, steps[reached.depth]);
        if (!ref || isNull(*ref->node))
            return reached;
        if (ref->isAlias())
            return tl::unexpected(behindAlias(*ref));
        if (ref->node->kind == YamlKind::Sequence && ref->node->items().empty())
            return reached;
        reached.node = ref->node;
    }
    return reached;
}

Result<TextEdits> TextChange::put(const ConfigPlace& place, YamlValue value) const
{
    const auto reached = reach(place);
    if (!reached)
        return tl::unexpected(reached.error());
    const auto& steps = place.steps();
    for (std::size_t i = steps.size() - 1; i > reached->depth; --i) {
        std::vector<YamlValue> items;
        if (const auto* const key = std::get_if<std::string>(&steps[i])) {
            value = YamlValue::mapOf({{*key, std::move(value)}});
        } else {
            items.push_back(std::move(value));
            value = YamlValue::listOf(std::move(items));
        }
    }
    const auto& step = steps[reached->depth];
    if (const auto* const key = std::get_if<std::string>(&step))
        return YamlSplicer(m_text, m_habits).put(*reached->node, *key, value);
    const YamlRef* const item = next(*reached->node, step);
    if (!item)
        return fail(ErrorCode::NotFound, place.text(), QUOTADECK_TEXT("edit", "the list has fewer items"));
    return YamlSplicer(m_text, m_habits).replaceScalar(*item, value.scalar);
}

Result<const YamlNode*> TextChange::mapOf(const ConfigPlace& place) const
{
    const auto reached = reach(place);
    if (!reached)
        return tl::unexpected(reached.error());
    if (reached->depth + 1 < place.steps().size() || reached->node->kind != YamlKind::Mapping)
        return fail(ErrorCode::Unsupported, place.text(),
                    QUOTADECK_TEXT("edit", "this comes from a merge key \"<<\": change it at the anchor"));
    return reached->node;
}

Result<TextEdits> TextChange::setTexts(const ConfigPlace& list, const std::vector<std::string>& texts) const
{
    const auto reached = reach(list);
    if (!reached)
        return tl::unexpected(reached.error());
    const YamlRef* const ref
        = reached->depth + 1 == list.steps().size() ? next(*reached->node, list.steps().back()) : nullptr;
    if (ref && ref->isAlias())
        return tl::unexpected(behindAlias(*ref));
    if (ref && ref->node->kind == YamlKind::Sequence && !ref->node->items().empty())
        return YamlListSplicer(m_text, m_habits).setItems(*ref->node, texts);
    std::vector<YamlValue> items;
    items.reserve(texts.size());
    for (const std::string& text : texts)
        items.push_back(YamlValue::of({text, ScalarUse::Text}));
    return put(list, YamlValue::listOf(std::move(items)));
}

Result<TextEdits> TextChange::remove(const ConfigPlace& place) const
{
    const auto map = mapOf(place);
    if (!map)
        return tl::unexpected(map.error());
    return YamlSplicer(m_text, m_habits).remove(**map, std::get<std::string>(place.steps().back()));
}

Result<TextEdits> TextChange::emptyList(const ConfigPlace& list) const
{
    const auto map = mapOf(list);
    if (!map)
        return tl::unexpected(map.error());
    return YamlSplicer(m_text, m_habits).empty(**map, std::get<std::string>(list.steps().back()));
}

Result<TextEdits> TextChange::insertItem(const ConfigPlace& place, YamlValue value) const
{
    const auto reached = reach(place);
    if (!reached)
        return tl::unexpected(reached.error());
    const bool hasList = reached->depth + 1 == place.steps().size()
        && reached->node->kind == YamlKind::Sequence && !reached->node->items().empty();
    if (hasList) {
        const std::size_t index = itemIndex(*reached->node, *place.position());
        return YamlListSplicer(m_text, m_habits).insert(*reached->node, index, value);
    }
    std::vector<YamlValue> items;
    items.push_back(std::move(value));
    return put(place.parent(), YamlValue::listOf(std::move(items)));
}

Result<TextChange::Item> TextChange::item(const ConfigPlace& place) const
{
    const auto reached = reach(place);
    if (!reached)
        return tl::unexpected(reached.error());
    const std::size_t index = reached->node->kind == YamlKind::Sequence && place.position()
        ? itemIndex(*reached->node, *place.position())
        : reached->node->items().size();
    if (reached->depth + 1 < place.steps().size() || index >= reached->node->items().size())
        return fail(ErrorCode::Unsupported, place.text(),
                    QUOTADECK_TEXT("edit", "this comes from a merge key \"<<\": change it at the anchor"));
    return Item{reached->node, index};
}

Result<TextEdits> TextChange::removeItem(const ConfigPlace& place) const
{
    const auto found = item(place);
    if (!found)
        return tl::unexpected(found.error());
    return YamlListSplicer(m_text, m_habits).remove(*found->list, found->index);
}

Result<TextChange::ItemLines> TextChange::linesOf(const ConfigPlace& place) const
{
    const auto found = item(place);
    if (!found)
        return tl::unexpected(found.error());
    const auto lines = found->list->style == YamlStyle::Block
        ? YamlListSplicer(m_text, m_habits).blockOf(*found->list, found->index)
        : std::nullopt;
    if (!lines)
        return fail(ErrorCode::Unsupported, place.text(),
                    QUOTADECK_TEXT("edit", "the item is not on lines of its own"));
    return ItemLines{*lines, indentOf(*found->list)};
}

Result<std::vector<std::string>> TextChange::commentsOf(const ConfigPlace& place) const
{
    const auto found = item(place);
    if (!found)
        return tl::unexpected(found.error());
    std::vector<std::string> comments;
    const auto owned = linesOf(place);
    if (!owned)
        return comments;
    const std::string_view text = m_text.text();
    const std::vector<TextSpan> scalars = scalarPlaces(found->list->items()[found->index]);
    auto scalar = scalars.begin();
    for (std::size_t at = text.find('#', owned->lines.begin); at < owned->lines.end;
         at = text.find('#', at)) {
        while (scalar != scalars.end() && scalar->end.offset <= at)
            ++scalar;
        if (scalar != scalars.end() && scalar->begin.offset <= at) {
            at = scalar->end.offset;
            continue;
        }
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        if (m_text.hasCommentBetween(at, at + 1))
            comments.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return comments;
}

Result<TextEdits> TextChange::putComments(const ConfigPlace& place,
                                          const std::vector<std::string>& comments) const
{
    if (comments.empty())
        return TextEdits{};
    const auto owned = linesOf(place);
    if (!owned)
        return tl::unexpected(owned.error());
    std::size_t dash = owned->lines.begin;
    while (m_text.isCommentLine(dash))
        dash = m_text.index().nextLine(dash);
    std::string lines;
    for (const std::string& comment : comments)
        lines.append(owned->indent, ' ').append(comment).append(m_text.lineEnd());
    return TextEdits{m_text.insertLines(dash, std::move(lines))};
}

Result<ItemSource> TextChange::source(const ConfigPlace& place, bool isCopy) const
{
    const auto found = item(place);
    if (!found)
        return tl::unexpected(found.error());
    return YamlListSplicer(m_text, m_habits).source(*found->list, found->index, isCopy);
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/configedits.h"

#include "core/base/text.h"
#include "core/config/edit/schemachange.h"
#include "core/config/edit/textchange.h"
#include "core/config/schema/content.h"
#include "core/config/schema/schemafields.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/yamlsplicer.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace quotadeck::config {
namespace {
TextChange changeOf(const ConfigSource& source)
{
    return {source.inner(), source.index(), source.tree()};
}

/// A literal block drops the blank lines at its end.
std::string_view withoutLastBreaks(std::string_view text)
{
    return text.substr(0, text.find_last_not_of("\r\n") + 1);
}

/// The edits of the text of @p source for @p edits of its inner text, after a check that the new text reads as @p intended.
/// Errors: those of @p edits, with @p place where they name none; Unsupported when the check fails.
/// Cost: the new text is parsed, unless there are no edits.
Result<TextEdits> checkedEdits(const ConfigSource& source, Result<TextEdits> edits,
                               const SchedulerConfig& intended, const ConfigPlace& place)
{
    if (!edits) {
        if (edits.error().where.empty())
            edits.error().where = place.text();
        return edits;
    }
    const auto otherValues = [&place] {
        return fail(
            ErrorCode::Unsupported, place.text(),
            QUOTADECK_TEXT("edit",
                           "the edit would also change other values, because the text is shared through an "
                           "anchor or is written in an unusual way: edit the text directly"));
    };
    const std::string inner = applied(source.inner(), *edits);
    if (const auto* const embedded = source.embedded()) {
        edits = embedded->outerEdits(*edits);
        if (!edits)
            return edits;
    }
    if (edits->empty())
        return sameContent(*source.config(), intended) ? edits : otherValues();
    const ConfigSource after(applied(source.text(), *edits));
    if (!after.config()) {
        return fail(
            ErrorCode::Unsupported, place.text(),
            Message(QUOTADECK_TEXT("edit", "the edited text could not be read (%1): edit the text directly"),
                    after.problem()->message));
    }
    if (withoutLastBreaks(after.inner()) != withoutLastBreaks(inner)
        || !sameContent(*after.config(), intended))
        return otherValues();
    return edits;
}

template <typename T>
YamlValue mapValue(const T& object);

void add(std::vector<YamlEntry>& entries, std::string_view key, YamlValue value)
{
    entries.push_back({std::string(key), std::move(value)});
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const TextField& field)
{
    if (field.isSet)
        add(entries, key, YamlValue::of({field.value, ScalarUse::Text}));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const BoolField& field)
{
    if (field.isSet)
        add(entries, key, YamlValue::of({field.value ? "true" : "false", ScalarUse::Number}));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const CountField& field)
{
    if (field.isSet)
        add(entries, key, YamlValue::of({std::to_string(field.value), ScalarUse::Number}));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const TextList& field)
{
    if (!field.isSet)
        return;
    std::vector<YamlValue> items;
    for (const TextField& item : field.value)
        items.push_back(YamlValue::of({item.value, ScalarUse::Text}));
    add(entries, key, YamlValue::listOf(std::move(items)));
}

std::string numberText(double value)
{
    if (std::isnan(value))
        return ".nan";
    if (std::isinf(value))
        return value < 0 ? "-.inf" : ".inf";
    return fmt::format("{}", value);
}

NewScalar entryValue(const TextEntry& entry)
{
    return {entry.value, ScalarUse::Quantity};
}

NewScalar entryValue(const WeightEntry& entry)
{
    return {numberText(entry.value), ScalarUse::Number};
}

template <typename Entry>
void addEntries(std::vector<YamlEntry>& entries, std::string_view key, const Field<std::vector<Entry>>& field)
{
    if (!field.isSet)
        return;
    std::vector<YamlEntry> inner;
    for (const Entry& entry : field.value)
        add(inner, entry.key, YamlValue::of(entryValue(entry)));
    add(entries, key, YamlValue::mapOf(std::move(inner)));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key, const TextMap& field)
{
    addEntries(entries, key, field);
}

void addField(std::vector<YamlEntry>& entries, std::string_view key,
              const Field<std::vector<WeightEntry>>& field)
{
    addEntries(entries, key, field);
}

template <typename T>
void addItems(std::vector<YamlEntry>& entries, std::string_view key, const std::vector<T>& list)
{
    std::vector<YamlValue> items;
    items.reserve(list.size());
    for (const T& item : list)
        items.push_back(mapValue(item));
    add(entries, key, YamlValue::listOf(std::move(items)));
}

template <typename T>
void addField(std::vector<YamlEntry>& entries, std::string_view key, const Field<std::vector<T>>& field)
{
    if (field.isSet)
        addItems(entries, key, field.value);
}

template <typename T>
void addField(std::vector<YamlEntry>& entries, std::string_view key, const Field<T>& field)
{
    if (field.isSet)
        add(entries, key, mapValue(field.value));
}

void addField(std::vector<YamlEntry>& entries, std::string_view key,
              const std::vector<PlacementRuleConfig>& parent)
{
    if (!parent.empty())
        add(entries, key, mapValue(parent.front()));
}

template <typename T>
void addField(std::vector<YamlEntry>& entries, std::string_view key, const ResolverFields<T>& resolver)
{
    if (resolver.type.isSet)
        add(entries, key, mapValue(resolver));
}

template <typename T>
YamlValue mapValue(const T& object)
{
    std::vector<YamlEntry> entries;
    forEachField(object, [&](std::string_view key, const auto& field) { addField(entries, key, field); });
    return YamlValue::mapOf(std::move(entries));
}

Status requireText(std::string_view text)
{
    if (validUtf8Length(text) != text.size() || text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, {}, QUOTADECK_TEXT("edit", "the text is not valid UTF-8"));
    return {};
}

/// True for an entry of a map of quantities.
bool isQuantity(const ConfigPlace& place)
{
    const auto& steps = place.steps();
    const auto* const map = steps.size() < 2 ? nullptr : std::get_if<std::string>(&steps[steps.size() - 2]);
    return map && (*map == "max" || *map == "guaranteed" || *map == "maxresources");
}

Status requireQuantity(const ConfigPlace& place, std::string_view quantity)
{
    const auto* const type = std::get_if<std::string>(&place.steps().back());
    if (!type || !isQuantity(place))
        return {};
    const QuantityKind kind = quantityKind(*type);
    if (const auto parsed = parseQuantity(quantity, kind); !parsed)
        return fail(ErrorCode::InvalidArgument, *type, describe(parsed.error(), quantity, kind));
    return requireText(*type);
}

Status requireQuantities(const TextMap& map)
{
    for (const TextEntry& entry : map.value) {
        const QuantityKind kind = quantityKind(entry.key);
        if (const auto parsed = parseQuantity(entry.value, kind); !parsed)
            return fail(ErrorCode::InvalidArgument, entry.key, describe(parsed.error(), entry.value, kind));
    }
    return {};
}

/// The quantities of the limits of a new item.
Status requireQuantities(const std::vector<LimitConfig>& limits)
{
    for (const LimitConfig& limit : limits) {
        if (auto status = requireQuantities(limit.maxResources); !status)
            return status;
    }
    return {};
}

Status requireQuantities(const ConfigItem& item)
{
    if (const auto* const limit = std::get_if<LimitConfig>(&item))
        return requireQuantities(limit->maxResources);
    const auto* const queue = std::get_if<QueueConfig>(&item);
    if (!queue)
        return {};
    for (const TextMap* const map : {&queue->resources.value.guaranteed, &queue->resources.value.max}) {
        if (auto status = requireQuantities(*map); !status)
            return status;
    }
    return requireQuantities(queue->limits.value);
}

/// Removes the item, and the list or the maps around it that @p taken lists as empty.
Result<TextEdits> withoutItem(const ConfigSource& source, const ConfigPlace& item, const TakenItem& taken)
{
    if (taken.leavesEmptyList)
        return changeOf(source).emptyList(item.parent());
    return taken.lostSteps < item.steps().size() ? changeOf(source).remove(item.first(taken.lostSteps))
                                                 : changeOf(source).removeItem(item);
}

/// The place that @p place has after an item was inserted at @p inserted.
ConfigPlace shifted(const ConfigPlace& place, const ConfigPlace& inserted)
{
    const ConfigPlace list = inserted.parent();
    const std::size_t depth = list.steps().size();
    if (!list.contains(place) || place.steps().size() <= depth)
        return place;
    const auto* const position = std::get_if<std::size_t>(&place.steps()[depth]);
    if (!position || *position < *inserted.position())
        return place;
    ConfigPlace result = list / (*position + 1);
    for (std::size_t i = depth + 1; i < place.steps().size(); ++i) {
        const auto& step = place.steps()[i];
        const auto* const key = std::get_if<std::string>(&step);
        result = key ? result / *key : result / std::get<std::size_t>(step);
    }
    return result;
}

/// The lines of a disabled item: the heading, and the prefixes of its other lines.
struct DisabledLines
{
    LineBlock heading;
    std::vector<LineBlock> prefixes; ///< of a blank line together with the spaces before it, which were added
    std::size_t end = 0; ///< of the last line
};

std::vector<DisabledLines> findDisabled(const SpliceText& text)
{
    std::vector<DisabledLines> found;
    const TextIndex& index = text.index();
    for (std::size_t line = index.lineBegin(0); line < text.text().size();) {
        const std::size_t next = index.nextLine(line);
        const std::size_t first = line + text.indentOfLine(line);
        const auto end = std::min(text.text().find_first_of("\r\n", first), text.text().size());
        if (text.text().substr(first, end - first) == kDisabledHeading)
            found.push_back({{line, next}, {}, next});
        else if (!found.empty() && found.back().end == line && text.isDisabledLine(line)) {
            const std::size_t after = first + kDisabledPrefix.size();
            const bool isBlank
                = text.text().substr(0, end).find_first_not_of(' ', after) == std::string_view::npos;
            found.back().prefixes.push_back({isBlank ? line : first, after});
            found.back().end = next;
        }
        line = next;
    }
    std::erase_if(found, [](const DisabledLines& lines) { return lines.prefixes.empty(); });
    return found;
}

/// The edits that remove the heading and the prefixes.
std::vector<TextEdit> editsFor(const SpliceText& text, const DisabledLines& lines)
{
    std::vector<TextEdit> edits{text.edit(lines.heading.begin, lines.heading.end, {})};
    for (const auto [begin, end] : lines.prefixes)
        edits.push_back(text.edit(begin, end, {}));
    return edits;
}

std::size_t removedBy(const DisabledLines& lines)
{
    std::size_t removed = lines.heading.end - lines.heading.begin;
    for (const auto [begin, end] : lines.prefixes)
        removed += end - begin;
    return removed;
}

using Place = std::optional<ConfigPlace>;

template <typename T>
Place firstIn(const std::vector<T>& items, const ConfigPlace& list, std::size_t begin, std::size_t end)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::size_t at = items[i].span.begin.offset;
        if (begin <= at && at < end)
            return list / i;
    }
    return std::nullopt;
}

Place itemIn(const std::vector<QueueConfig>& queues, const ConfigPlace& list, std::size_t begin,
             std::size_t end)
{
    Place place = firstIn(queues, list, begin, end);
    for (std::size_t i = 0; i < queues.size() && !place; ++i) {
        place = firstIn(queues[i].limits.value, list / i / "limits", begin, end);
        if (!place)
            place = itemIn(queues[i].queues.value, list / i / "queues", begin, end);
    }
    return place;
}

/// The outermost item that begins in a range of the text.
Place itemIn(const SchedulerConfig& config, std::size_t begin, std::size_t end)
{
    const ConfigPlace list = ConfigPlace() / "partitions";
    Place place = firstIn(config.partitions, list, begin, end);
    for (std::size_t i = 0; i < config.partitions.size() && !place; ++i) {
        const PartitionConfig& partition = config.partitions[i];
        place = firstIn(partition.limits.value, list / i / "limits", begin, end);
        if (!place)
            place = firstIn(partition.placementRules.value, list / i / "placementrules", begin, end);
        if (!place)
            place = itemIn(partition.queues.value, list / i / "queues", begin, end);
    }
    return place;
}

/// True when an item of the text @p disabled can be enabled so that the text becomes that of @p source again.
bool canEnableAgain(const ConfigSource& source, std::string disabled)
{
    const ConfigSource after(std::move(disabled));
    const std::size_t count = disabledItems(after).size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto edits = editsToEnable(after, i);
        if (edits && applied(after.text(), *edits) == source.text())
            return true;
    }
    return false;
}
} // namespace

YamlValue valueOf(const ConfigItem& item)
{
    if (const auto* const text = std::get_if<std::string>(&item))
        return YamlValue::of({*text, ScalarUse::Text});
    if (const auto* const limit = std::get_if<LimitConfig>(&item))
        return mapValue(*limit);
    if (const auto* const queue = std::get_if<QueueConfig>(&item))
        return mapValue(*queue);
    if (const auto* const rule = std::get_if<PlacementRuleConfig>(&item))
        return mapValue(*rule);
    return mapValue(std::get<PartitionConfig>(item));
}

Result<TextEdits> editsToSet(const ConfigSource& source, const ConfigPlace& place, std::string_view text)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    if (const auto status = requireText(text); !status)
        return tl::unexpected(status.error());
    const auto use = setScalar(*intended, place, text);
    if (!use)
        return tl::unexpected(use.error());
    if (const auto status = requireQuantity(place, text); !status)
        return tl::unexpected(status.error());
    const YamlValue value = YamlValue::of({std::string(text), *use});
    return checkedEdits(source, changeOf(source).put(place, value), *intended, place);
}

Result<TextEdits> editsToSetTexts(const ConfigSource& source, const ConfigPlace& list,
                                  const std::vector<std::string>& texts)
{
    if (texts.empty())
        return editsToClear(source, list);
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    for (const std::string& text : texts) {
        if (const auto status = requireText(text); !status)
            return tl::unexpected(status.error());
    }
    if (auto status = setTexts(*intended, list, texts); !status)
        return tl::unexpected(std::move(status.error()));
    return checkedEdits(source, changeOf(source).setTexts(list, texts), *intended, list);
}

Result<TextEdits> editsToClear(const ConfigSource& source, const ConfigPlace& place)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto steps = clearValue(*intended, place);
    if (!steps)
        return tl::unexpected(steps.error());
    if (*steps == 0)
        return TextEdits{};
    return checkedEdits(source, changeOf(source).remove(place.first(*steps)), *intended, place);
}

Result<TextEdits> editsToInsert(const ConfigSource& source, const ConfigPlace& place, const ConfigItem& item)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    if (auto status = insertItem(*intended, place, item); !status)
        return tl::unexpected(std::move(status.error()));
    if (const auto status = requireQuantities(item); !status)
        return tl::unexpected(status.error());
    return checkedEdits(source, changeOf(source).insertItem(place, valueOf(item)), *intended, place);
}

Result<TextEdits> editsToInsertCopy(const ConfigSource& source, const ConfigPlace& place,
                                    const ConfigSource& from, const ConfigPlace& item)
{
    auto intended = source.copyOfConfig();
    auto original = from.copyOfConfig();
    if (!intended || !original)
        return tl::unexpected(intended ? original.error() : intended.error());
    const auto copy = itemAt(*original, item);
    if (!copy)
        return tl::unexpected(copy.error());
    if (auto status = insertItem(*intended, place, *copy); !status)
        return tl::unexpected(std::move(status.error()));
    if (const auto status = requireQuantities(*copy); !status)
        return tl::unexpected(status.error());
    auto itemText = changeOf(from).source(item, true);
    if (!itemText)
        return tl::unexpected(itemText.error());
    YamlValue value = valueOf(*copy);
    value.source = std::move(*itemText);
    return checkedEdits(source, changeOf(source).insertItem(place, std::move(value)), *intended, place);
}

Result<TextEdits> editsToRemove(const ConfigSource& source, const ConfigPlace& item)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    return checkedEdits(source, withoutItem(source, item, *taken), *intended, item);
}

Result<TextEdits> editsToDuplicate(const ConfigSource& source, const ConfigPlace& item)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto original = itemAt(*intended, item);
    if (!original)
        return tl::unexpected(original.error());
    const ConfigPlace below = item.parent() / (*item.position() + 1);
    if (auto status = insertItem(*intended, below, *original); !status)
        return tl::unexpected(std::move(status.error()));
    auto itemText = changeOf(source).source(item, true);
    if (!itemText)
        return tl::unexpected(itemText.error());
    YamlValue value = valueOf(*original);
    value.source = std::move(*itemText);
    return checkedEdits(source, changeOf(source).insertItem(below, std::move(value)), *intended, item);
}

Result<TextEdits> editsToCopyComments(const ConfigSource& source, const ConfigPlace& from,
                                      const ConfigPlace& to)
{
    const auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto comments = changeOf(source).commentsOf(from);
    if (!comments)
        return tl::unexpected(comments.error());
    return checkedEdits(source, changeOf(source).putComments(to, *comments), *intended, to);
}

Result<TextEdits> editsToMove(const ConfigSource& source, const ConfigPlace& item, const ConfigPlace& to)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    if (!to.position() || (item.contains(to) && item != to))
        return fail(ErrorCode::InvalidArgument, item.text(),
                    QUOTADECK_TEXT("edit", "an item cannot move into itself"));
    const auto original = itemAt(*intended, item);
    if (!original)
        return tl::unexpected(original.error());
    if (item == to)
        return TextEdits{};
    auto itemText = changeOf(source).source(item, false);
    if (!itemText)
        return tl::unexpected(itemText.error());
    YamlValue value = valueOf(*original);
    value.source = std::move(*itemText);

    // The copy is inserted first, so that no alias loses its anchor in between.
    const bool isDown = item.parent() == to.parent() && *item.position() < *to.position();
    const ConfigPlace target = isDown ? to.parent() / (*to.position() + 1) : to;
    const ConfigPlace left = shifted(item, target);
    if (auto status = insertItem(*intended, target, *original); !status)
        return tl::unexpected(std::move(status.error()));
    const auto inserted = changeOf(source).insertItem(target, std::move(value));
    if (!inserted)
        return tl::unexpected(inserted.error());
    const auto taken = takeItem(*intended, left);
    if (!taken)
        return tl::unexpected(taken.error());
    const ConfigSource between(applied(source.inner(), *inserted));
    if (!between.config())
        return fail(
            ErrorCode::Unsupported, item.text(),
            Message(QUOTADECK_TEXT("edit", "the edited text could not be read (%1): edit the text directly"),
                    between.problem()->message));
    const auto removed = withoutItem(between, left, *taken);
    if (!removed)
        return tl::unexpected(removed.error());
    return checkedEdits(source, composed(source.inner(), *inserted, *removed), *intended, item);
}

Result<TextEdits> editsToDisable(const ConfigSource& source, const ConfigPlace& item)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    if (taken->leavesEmptyList)
        return fail(ErrorCode::Unsupported, item.text(),
                    QUOTADECK_TEXT("edit", "the last item of a required list cannot be disabled"));
    const auto found = changeOf(source).linesOf(item);
    if (!found)
        return tl::unexpected(found.error());
    const SpliceText text(source.inner(), source.index());
    const std::size_t begin = found->lines.begin;
    std::string heading = std::string(found->indent, ' ').append(kDisabledHeading).append(text.lineEnd());
    TextEdits edits;
    for (std::size_t line = begin; line < found->lines.end; line = text.index().nextLine(line)) {
        const std::size_t first = line + text.indentOfLine(line);
        const bool isBlank = first >= found->lines.end
            || std::string_view("\r\n").find(text.text()[first]) != std::string_view::npos;
        if (isBlank) {
            edits.push_back(text.edit(line, line, std::string(found->indent, ' ').append(kDisabledPrefix)));
            continue;
        }
        if (first < line + found->indent)
            return fail(
                ErrorCode::Unsupported, item.text(),
                QUOTADECK_TEXT("edit", "a line of the item begins to the left of its dash: indent it first"));
        const std::size_t at = line + found->indent;
        if (line == begin && at > begin)
            edits.push_back(text.edit(begin, begin, std::exchange(heading, {})));
        edits.push_back(text.edit(at, at, std::exchange(heading, {}).append(kDisabledPrefix)));
    }
    auto checked = checkedEdits(source, std::move(edits), *intended, item);
    if (checked && !canEnableAgain(source, applied(source.text(), *checked)))
        return fail(
            ErrorCode::Unsupported, item.text(),
            QUOTADECK_TEXT("edit",
                           "the disabled item could not be enabled again byte for byte: remove it instead"));
    return checked;
}

std::vector<TextSpan> disabledItems(const ConfigSource& source)
{
    std::vector<TextSpan> spans;
    for (const DisabledLines& lines : findDisabled({source.inner(), source.index()}))
        spans.push_back(source.outerSpan(source.index().span(lines.heading.begin, lines.end)));
    return spans;
}

DisabledContent disabledContent(const ConfigSource& source)
{
    if (!source.config())
        return {};
    const SpliceText text(source.inner(), source.index());
    const auto all = findDisabled(text);
    if (all.empty())
        return {};
    TextEdits edits;
    std::vector<LineBlock> blocks; // in the text with all items enabled
    std::size_t removed = 0;
    for (const DisabledLines& lines : all) {
        const std::size_t begin = lines.heading.begin - removed;
        removed += removedBy(lines);
        blocks.push_back({begin, lines.end - removed});
        std::ranges::move(editsFor(text, lines), std::back_inserter(edits));
    }
    const ConfigSource after(applied(source.inner(), edits));
    if (!after.config())
        return {};
    DisabledContent content{*after.config(), {}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (auto place = itemIn(*after.config(), blocks[i].begin, blocks[i].end))
            content.items.push_back({i, *std::move(place)});
    }
    return content;
}

Result<TextEdits> editsToEnable(const ConfigSource& source, std::size_t index)
{
    if (!source.config())
        return tl::unexpected(*source.problem());
    const SpliceText text(source.inner(), source.index());
    const auto all = findDisabled(text);
    if (index >= all.size())
        return fail(ErrorCode::NotFound, {},
                    QUOTADECK_TEXT("edit", "there is no disabled item with this number"));
    const DisabledLines& lines = all[index];
    auto edits = editsFor(text, lines);
    const ConfigSource after(applied(source.inner(), edits));
    const auto place = after.config()
        ? itemIn(*after.config(), lines.heading.begin, lines.end - removedBy(lines))
        : std::nullopt;
    SchedulerConfig without = after.config() ? *after.config() : SchedulerConfig();
    if (!place || !takeItem(without, *place) || !sameContent(without, *source.config())) {
        return fail(
            ErrorCode::Unsupported, fmt::format("line {}", disabledItems(source)[index].begin.line),
            QUOTADECK_TEXT(
                "edit",
                "these lines do not form a single item when they are enabled: edit the text directly"));
    }
    return checkedEdits(source, std::move(edits), *after.config(), *place);
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/configedits.h"

#include "core/base/text.h"
#include "core/config/edit/schemachange.h"
#include "core/config/yaml/textedit.h"
#include "core/resource/quantity.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::config {
namespace {
Status requireText(std::string_view text)
{
    if (validUtf8Length(text) != text.size() || text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, {}, "the text is not valid UTF-8");
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
        return source.change().emptyList(item.parent());
    return taken.lostSteps < item.steps().size() ? source.change().remove(item.first(taken.lostSteps))
                                                 : source.change().removeItem(item);
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
} // namespace

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
    return source.checked(source.change().put(place, value), *intended, place);
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
    return source.checked(source.change().setTexts(list, texts), *intended, list);
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
    return source.checked(source.change().remove(place.first(*steps)), *intended, place);
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
    return source.checked(source.change().insertItem(place, valueOf(item)), *intended, place);
}

Result<TextEdits> editsToRemove(const ConfigSource& source, const ConfigPlace& item)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto taken = takeItem(*intended, item);
    if (!taken)
        return tl::unexpected(taken.error());
    return source.checked(withoutItem(source, item, *taken), *intended, item);
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
    auto itemText = source.change().source(item, true);
    if (!itemText)
        return tl::unexpected(itemText.error());
    YamlValue value = valueOf(*original);
    value.source = std::move(*itemText);
    return source.checked(source.change().insertItem(below, std::move(value)), *intended, item);
}

Result<TextEdits> editsToCopyComments(const ConfigSource& source, const ConfigPlace& from,
                                      const ConfigPlace& to)
{
    const auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    const auto comments = source.change().commentsOf(from);
    if (!comments)
        return tl::unexpected(comments.error());
    return source.checked(source.change().putComments(to, *comments), *intended, to);
}

Result<TextEdits> editsToMove(const ConfigSource& source, const ConfigPlace& item, const ConfigPlace& to)
{
    auto intended = source.copyOfConfig();
    if (!intended)
        return tl::unexpected(intended.error());
    if (!to.position() || (item.contains(to) && item != to))
        return fail(ErrorCode::InvalidArgument, item.text(), "an item cannot move into itself");
    const auto original = itemAt(*intended, item);
    if (!original)
        return tl::unexpected(original.error());
    if (item == to)
        return TextEdits{};
    auto itemText = source.change().source(item, false);
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
    const auto inserted = source.change().insertItem(target, std::move(value));
    if (!inserted)
        return tl::unexpected(inserted.error());
    const auto taken = takeItem(*intended, left);
    if (!taken)
        return tl::unexpected(taken.error());
    const ConfigSource between(applied(source.inner(), *inserted));
    if (!between.config())
        return fail(ErrorCode::Unsupported, item.text(),
                    fmt::format("the edited text could not be read ({}): edit the text directly",
                                between.problem()->message.english()));
    const auto removed = withoutItem(between, left, *taken);
    if (!removed)
        return tl::unexpected(removed.error());
    return source.checked(composed(source.inner(), *inserted, *removed), *intended, item);
}
} // namespace quotadeck::config

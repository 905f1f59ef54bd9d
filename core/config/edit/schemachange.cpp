// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/schemachange.h"

#include "core/config/edit/schemawalk.h"
#include "core/config/yaml/scalarvalue.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
Status notSuited()
{
    return fail(ErrorCode::InvalidArgument, {}, "this cannot be done with what stands at this place");
}

template <typename T>
bool isSet(const Field<T>& field)
{
    return field.isSet;
}
bool isSet(const std::vector<PlacementRuleConfig>& parent)
{
    return !parent.empty();
}
template <typename T>
bool isSet(const ResolverFields<T>& resolver)
{
    return resolver.type.isSet;
}

template <typename T>
bool hasSetField(T& object)
{
    bool hasAny = false;
    forEachField(object, [&](std::string_view, auto& field) { hasAny = hasAny || isSet(field); });
    return hasAny;
}

template <typename T>
void reset(Field<T>& field)
{
    field.isSet = false;
    field.value = {};
}
void reset(std::vector<PlacementRuleConfig>& parent)
{
    parent.clear();
}
template <typename T>
void reset(ResolverFields<T>& resolver)
{
    reset(resolver.type);
}

/// The bases of actions: every place is unsuitable until an action says otherwise.
struct AnyAction
{
    template <typename T>
    Status scalar(T&)
    {
        return notSuited();
    }
    template <typename T>
    Status entry(T&, const std::string&)
    {
        return notSuited();
    }
    template <typename T>
    Status item(ListRef<T>, std::size_t)
    {
        return notSuited();
    }
    template <typename T>
    Status whole(T&)
    {
        return notSuited();
    }
    template <typename T>
    void enter(T&)
    {
    }
    template <typename T>
    void leave(T&)
    {
    }
};

/// An action that brings the maps around its place into being.
struct CreatingAction : AnyAction
{
    template <typename T>
    static void enter(Field<T>& field)
    {
        field.isSet = true;
    }
    static void enter(std::vector<PlacementRuleConfig>& parent)
    {
        if (parent.empty())
            parent.emplace_back();
    }
    template <typename T>
    static void enter(ResolverFields<T>&)
    {
    }
};

struct Setter : CreatingAction
{
    std::string_view text;
    ScalarUse use = ScalarUse::Text;

    [[nodiscard]] YamlNode plain() const
    {
        YamlNode node;
        node.text = text;
        return node;
    }
    Status scalar(TextField& field)
    {
        field.isSet = true;
        field.value = text;
        return {};
    }
    Status scalar(BoolField& field)
    {
        if (text != "true" && text != "false")
            return fail(ErrorCode::InvalidArgument, {},
                        fmt::format("\"{}\" is neither true nor false", text));
        use = ScalarUse::Number;
        field.isSet = true;
        field.value = text == "true";
        return {};
    }
    Status scalar(CountField& field)
    {
        std::uint64_t count = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
        if (error != std::errc() || end != text.data() + text.size())
            return fail(ErrorCode::InvalidArgument, {},
                        fmt::format("\"{}\" is no whole number of at least 0", text));
        use = ScalarUse::Number;
        field.isSet = true;
        field.value = count;
        return {};
    }
    template <typename Map>
    auto& entryOf(Map& map, const std::string& key)
    {
        map.isSet = true;
        const auto entry = std::ranges::find_if(map.value, [&](const auto& each) { return each.key == key; });
        if (entry != map.value.end())
            return *entry;
        map.value.push_back({key, {}, {}, {}});
        return map.value.back();
    }
    Status entry(TextMap& map, const std::string& key)
    {
        use = ScalarUse::Quantity;
        entryOf(map, key).value = text;
        return {};
    }
    Status entry(Field<std::vector<WeightEntry>>& map, const std::string& key)
    {
        const auto number = readFloat(plain());
        if (!number)
            return fail(ErrorCode::InvalidArgument, {}, fmt::format("\"{}\" is no number", text));
        use = ScalarUse::Number;
        entryOf(map, key).value = *number;
        return {};
    }
    using AnyAction::item;
    Status item(ListRef<TextField> list, std::size_t position) // not const, or the one above would be taken
    {
        if (position >= list.items.size())
            return fail(ErrorCode::NotFound, {}, "the list has fewer items");
        list.items[position].value = text;
        return {};
    }
};

struct TextsSetter : CreatingAction
{
    const std::vector<std::string>& texts;

    explicit TextsSetter(const std::vector<std::string>& all) : texts(all) { }

    using AnyAction::whole;
    Status whole(TextList& field) // not const, or the one above would be taken
    {
        field.isSet = true;
        field.value.clear();
        for (const std::string& text : texts)
            field.value.push_back({text, true, {}, {}});
        return {};
    }
};

/// Counts the steps that lead to what goes away: one less for each map around it that becomes empty.
struct RemovingAction : AnyAction
{
    std::size_t steps;
    bool hasRemoved = false;

    explicit RemovingAction(std::size_t count) : steps(count) { }

    template <typename T>
    void leave(T& field)
    {
        if (hasRemoved && !hasSetField(valueIn(field))) {
            reset(field);
            --steps;
        }
    }

private:
    template <typename T>
    static T& valueIn(Field<T>& field)
    {
        return field.value;
    }
    static PlacementRuleConfig& valueIn(std::vector<PlacementRuleConfig>& parent) { return parent.front(); }
    template <typename T>
    static ResolverFields<T>& valueIn(ResolverFields<T>& resolver)
    {
        return resolver;
    }
};

struct Clearer : RemovingAction
{
    using RemovingAction::RemovingAction;

    template <typename T>
    Status scalar(T& field)
    {
        return whole(field);
    }
    template <typename T>
    Status whole(T& field)
    {
        hasRemoved = isSet(field);
        reset(field);
        return {};
    }
    template <typename Map>
    Status entry(Map& map, const std::string& key)
    {
        hasRemoved = std::erase_if(map.value, [&](const auto& each) { return each.key == key; }) > 0;
        if (hasRemoved && map.value.empty()) {
            reset(map);
            --steps;
        }
        return {};
    }
};

/// A name is a field of the schema, but an item for everybody else.
ConfigItem itemFrom(const TextField& field)
{
    return field.value;
}
template <typename T>
ConfigItem itemFrom(const T& item)
{
    return item;
}

struct Taker : RemovingAction
{
    TakenItem taken;
    bool keepsList;

    Taker(std::size_t count, bool keeps) : RemovingAction(count), keepsList(keeps) { }

    template <typename T>
    Status item(ListRef<T> list, std::size_t position)
    {
        if (position >= list.items.size())
            return fail(ErrorCode::NotFound, {}, "the list has fewer items");
        taken.item = itemFrom(list.items[position]);
        list.items.erase(list.items.begin() + static_cast<std::ptrdiff_t>(position));
        hasRemoved = true;
        taken.leavesEmptyList = list.items.empty() && (keepsList || !list.isSet);
        if (list.items.empty() && !taken.leavesEmptyList) {
            *list.isSet = false;
            --steps;
        }
        return {};
    }
};

struct Inserter : CreatingAction
{
    const ConfigItem& inserted;

    explicit Inserter(const ConfigItem& item) : inserted(item) { }

    template <typename T>
    Status item(ListRef<T> list, std::size_t position) const
    {
        if (position > list.items.size())
            return fail(ErrorCode::NotFound, {}, "the list has fewer items");
        const auto at = list.items.begin() + static_cast<std::ptrdiff_t>(position);
        if constexpr (std::is_same_v<T, TextField>) {
            const auto* const text = std::get_if<std::string>(&inserted);
            if (!text)
                return notSuited();
            list.items.insert(at, TextField{*text, true, {}, {}});
        } else {
            const auto* const value = std::get_if<T>(&inserted);
            if (!value)
                return notSuited();
            list.items.insert(at, *value);
        }
        if (list.isSet)
            *list.isSet = true;
        return {};
    }
};

struct Getter : AnyAction
{
    ConfigItem found;

    template <typename T>
    Status item(ListRef<T> list, std::size_t position)
    {
        if (position >= list.items.size())
            return fail(ErrorCode::NotFound, {}, "the list has fewer items");
        found = itemFrom(list.items[position]);
        return {};
    }
};

template <typename Action>
Status walk(SchedulerConfig& config, const ConfigPlace& place, Action& action)
{
    Status status = SchemaWalk<Action>(action).map(config, place.steps());
    if (!status)
        status.error().where = place.text();
    return status;
}

bool isRequiredList(const ConfigPlace& item)
{
    constexpr std::size_t kQueueOfPartition = 4; // "partitions", 0, "queues", 0
    const auto& steps = item.steps();
    return steps.size() == kQueueOfPartition && steps[2] == ConfigPlace::Step(std::string("queues"));
}
} // namespace

Result<ScalarUse> setScalar(SchedulerConfig& config, const ConfigPlace& place, std::string_view text)
{
    Setter action;
    action.text = text;
    if (auto status = walk(config, place, action); !status)
        return tl::unexpected(std::move(status.error()));
    return action.use;
}

Status setTexts(SchedulerConfig& config, const ConfigPlace& list, const std::vector<std::string>& texts)
{
    TextsSetter action(texts);
    return walk(config, list, action);
}

Result<std::size_t> clearValue(SchedulerConfig& config, const ConfigPlace& place)
{
    Clearer action(place.steps().size());
    if (auto status = walk(config, place, action); !status)
        return tl::unexpected(std::move(status.error()));
    return action.hasRemoved ? action.steps : 0;
}

Status insertItem(SchedulerConfig& config, const ConfigPlace& place, const ConfigItem& item)
{
    Inserter action(item);
    return walk(config, place, action);
}

Result<ConfigItem> itemAt(SchedulerConfig& config, const ConfigPlace& place)
{
    Getter action;
    if (auto status = walk(config, place, action); !status)
        return tl::unexpected(std::move(status.error()));
    return std::move(action.found);
}

Result<TakenItem> takeItem(SchedulerConfig& config, const ConfigPlace& place)
{
    Taker action(place.steps().size(), isRequiredList(place));
    if (auto status = walk(config, place, action); !status)
        return tl::unexpected(std::move(status.error()));
    action.taken.lostSteps = action.steps;
    return std::move(action.taken);
}
} // namespace quotadeck::config

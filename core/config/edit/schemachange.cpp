// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/schemachange.h"

#include "core/config/schema/schemafields.h"
#include "core/config/yaml/yamlscalar.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <type_traits>

namespace quotadeck::config {
namespace {
/// A list of the schema. @p isSet is nullptr for the partitions, whose key the schema does not keep.
template <typename T>
struct ListRef
{
    std::vector<T>& items;
    bool* isSet;
};

/// Walks from a map of the schema along the steps of a place and calls the action at its end: scalar(field),
/// entry(map, key), item(list, position), or whole(field) for a collection. On the way it calls enter(field) before and
/// leave(field) after the rest of the walk inside a map with fixed keys.
///
/// Errors: NotFound for a step that the schema does not have; those of the action.
template <typename Action>
class SchemaWalk
{
public:
    using Steps = std::span<const ConfigPlace::Step>;

    explicit SchemaWalk(Action& action) : m_action(action) { }

    template <typename T>
    Status map(T& object, Steps steps)
    {
        const auto* const key = steps.empty() ? nullptr : std::get_if<std::string>(&steps.front());
        if (!key)
            return notThere();
        std::optional<Status> status;
        forEachField(object, [&](std::string_view name, auto& field) {
            if (name == *key)
                status = value(field, steps.subspan(1));
        });
        return status ? *status : notThere();
    }

private:
    static Status notThere()
    {
        return fail(ErrorCode::NotFound, {},
                    QUOTADECK_TEXT("edit", "the configuration has no value at this place"));
    }

    template <typename T>
    Status scalar(T& field, Steps rest)
    {
        return rest.empty() ? m_action.scalar(field) : notThere();
    }
    Status value(TextField& field, Steps rest) { return scalar(field, rest); }
    Status value(BoolField& field, Steps rest) { return scalar(field, rest); }
    Status value(CountField& field, Steps rest) { return scalar(field, rest); }

    template <typename Entry>
    Status entries(Field<std::vector<Entry>>& field, Steps rest)
    {
        if (rest.empty())
            return m_action.whole(field);
        const auto* const key = std::get_if<std::string>(&rest.front());
        return key && rest.size() == 1 ? m_action.entry(field, *key) : notThere();
    }
    Status value(TextMap& field, Steps rest) { return entries(field, rest); }
    Status value(Field<std::vector<WeightEntry>>& field, Steps rest) { return entries(field, rest); }

    Status value(TextList& field, Steps rest)
    {
        if (rest.empty())
            return m_action.whole(field);
        const auto* const position = std::get_if<std::size_t>(&rest.front());
        return position && rest.size() == 1
            ? m_action.item(ListRef<TextField>{field.value, &field.isSet}, *position)
            : notThere();
    }

    template <typename T>
    Status list(ListRef<T> items, Steps rest)
    {
        const auto* const position = std::get_if<std::size_t>(&rest.front());
        if (!position)
            return notThere();
        if (rest.size() == 1)
            return m_action.item(items, *position);
        return *position < items.items.size() ? map(items.items[*position], rest.subspan(1)) : notThere();
    }
    template <typename T>
    Status value(Field<std::vector<T>>& field, Steps rest)
    {
        return rest.empty() ? m_action.whole(field) : list(ListRef<T>{field.value, &field.isSet}, rest);
    }
    Status value(std::vector<PartitionConfig>& partitions, Steps rest)
    {
        return rest.empty() ? notThere() : list(ListRef<PartitionConfig>{partitions, nullptr}, rest);
    }

    template <typename T>
    Status within(T& field, Steps rest)
    {
        if (rest.empty())
            return m_action.whole(field);
        m_action.enter(field);
        Status status = inner(field, rest);
        if (status)
            m_action.leave(field);
        return status;
    }
    template <typename T>
    Status inner(Field<T>& field, Steps rest)
    {
        return map(field.value, rest);
    }
    Status inner(std::vector<PlacementRuleConfig>& parent, Steps rest)
    {
        return parent.empty() ? notThere() : map(parent.front(), rest);
    }
    template <typename T>
    Status inner(ResolverFields<T>& field, Steps rest)
    {
        return map(field, rest);
    }
    template <typename T>
    Status value(Field<T>& field, Steps rest)
    {
        return within(field, rest);
    }
    Status value(std::vector<PlacementRuleConfig>& parent, Steps rest) { return within(parent, rest); }
    template <typename T>
    Status value(ResolverFields<T>& field, Steps rest)
    {
        return within(field, rest);
    }

    Action& m_action;
};

Status notSuited()
{
    return fail(ErrorCode::InvalidArgument, {},
                QUOTADECK_TEXT("edit", "this cannot be done with the value at this place"));
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

/// Base of the actions: none of them is possible unless the derived action defines it.
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

/// Creates the maps around the place that are missing.
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

/// Counts the steps to the outermost value that is removed: one less for each map around it that becomes empty.
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

template <typename Action>
Status walk(SchedulerConfig& config, const ConfigPlace& place, Action& action)
{
    Status status = SchemaWalk<Action>(action).map(config, place.steps());
    if (!status)
        status.error().where = place.text();
    return status;
}

struct Setter : CreatingAction
{
    std::string_view text;
    ScalarUse use = ScalarUse::Text;

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
                        Message(QUOTADECK_TEXT("edit", "invalid value \"%1\": use true or false"), text));
        use = ScalarUse::Number;
        field.isSet = true;
        field.value = text == "true";
        return {};
    }
    Status scalar(CountField& field)
    {
        std::uint64_t count = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
        if (error != std::errc() || end != text.data() + text.size()
            || (text.size() > 1 && text.front() == '0')) // YAML reads "010" as eight
            return fail(
                ErrorCode::InvalidArgument, {},
                Message(QUOTADECK_TEXT("edit", "invalid number \"%1\": use a whole number of at least 0"),
                        text));
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
        const auto number = readFloat(YamlNode(text));
        if (!number)
            return fail(ErrorCode::InvalidArgument, {},
                        Message(QUOTADECK_TEXT("edit", "invalid number \"%1\""), text));
        use = ScalarUse::Number;
        entryOf(map, key).value = *number;
        return {};
    }
    using AnyAction::item;
    Status item(ListRef<TextField> list,
                std::size_t position) // not const, so that it is preferred to the template of the base
    {
        if (position >= list.items.size())
            return fail(ErrorCode::NotFound, {}, QUOTADECK_TEXT("edit", "the list has fewer items"));
        list.items[position].value = text;
        return {};
    }
};

struct TextsSetter : CreatingAction
{
    const std::vector<std::string>& texts;

    explicit TextsSetter(const std::vector<std::string>& all) : texts(all) { }

    using AnyAction::whole;
    Status whole(TextList& field) // not const, so that it is preferred to the template of the base
    {
        field.isSet = true;
        field.value.clear();
        for (const std::string& text : texts)
            field.value.push_back({text, true, {}, {}});
        return {};
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

/// A name is a field of the schema, but a plain text as an item.
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
            return fail(ErrorCode::NotFound, {}, QUOTADECK_TEXT("edit", "the list has fewer items"));
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
            return fail(ErrorCode::NotFound, {}, QUOTADECK_TEXT("edit", "the list has fewer items"));
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
            return fail(ErrorCode::NotFound, {}, QUOTADECK_TEXT("edit", "the list has fewer items"));
        found = itemFrom(list.items[position]);
        return {};
    }
};

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

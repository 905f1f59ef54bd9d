// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/schemachange.h"

#include "core/config/edit/schemaactions.h"
#include "core/config/yaml/scalarvalue.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
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
        if (error != std::errc() || end != text.data() + text.size()
            || (text.size() > 1 && text.front() == '0')) // YAML reads "010" as eight
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
        const auto number = readFloat(YamlNode(text));
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
} // namespace quotadeck::config

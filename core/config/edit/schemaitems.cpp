// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/schemaactions.h"
#include "core/config/edit/schemachange.h"

#include <type_traits>

namespace quotadeck::config {
namespace {
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

bool isRequiredList(const ConfigPlace& item)
{
    constexpr std::size_t kQueueOfPartition = 4; // "partitions", 0, "queues", 0
    const auto& steps = item.steps();
    return steps.size() == kQueueOfPartition && steps[2] == ConfigPlace::Step(std::string("queues"));
}
} // namespace

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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/schemafields.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quotadeck::config {
/// A list of the schema. @p isSet is nullptr for the partitions, whose key the schema does not keep.
template <typename T>
struct ListRef
{
    std::vector<T>& items;
    bool* isSet;
};

/// Walks from a map of the schema along the steps of a place, and calls @p Action at its end:
/// scalar(field), entry(map, key), item(list, position), or whole(field) where the place names a collection. On the
/// way it calls enter(field) before and leave(field) after what lies within a map of fixed keys.
///
/// Errors: NotFound for a step that the schema does not have; what the action returns.
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
        return fail(ErrorCode::NotFound, {}, "the configuration has nothing at this place");
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
} // namespace quotadeck::config

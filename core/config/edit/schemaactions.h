// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/schemawalk.h"

#include <cstddef>
#include <string>
#include <vector>

namespace quotadeck::config {
inline Status notSuited()
{
    return fail(ErrorCode::InvalidArgument, {}, "this cannot be done with what stands at this place");
}

template <typename T>
bool isSet(const Field<T>& field)
{
    return field.isSet;
}
inline bool isSet(const std::vector<PlacementRuleConfig>& parent)
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
inline void reset(std::vector<PlacementRuleConfig>& parent)
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

template <typename Action>
Status walk(SchedulerConfig& config, const ConfigPlace& place, Action& action)
{
    Status status = SchemaWalk<Action>(action).map(config, place.steps());
    if (!status)
        status.error().where = place.text();
    return status;
}
} // namespace quotadeck::config

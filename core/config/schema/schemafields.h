// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <type_traits>
#include <utility>

namespace quotadeck::config {
/// The map "usergroupresolver", of which the schema keeps only the type.
template <typename Text>
struct ResolverFields
{
    Text& type;
};

/// Calls @p visit(key, field) for each key of the map that @p object is written as, in the usual order of writing.
/// Constness is that of @p object.
template <typename T, typename Visit>
void forEachField(T& object, Visit&& visit)
{
    using Type = std::remove_const_t<T>;
    if constexpr (std::is_same_v<Type, SchedulerConfig>) {
        visit("partitions", object.partitions);
        visit("checksum", object.checksum);
    } else if constexpr (std::is_same_v<Type, PartitionConfig>) {
        using Text = std::conditional_t<std::is_const_v<T>, const TextField, TextField>;
        ResolverFields<Text> resolver{object.userGroupResolverType};
        visit("name", object.name);
        visit("usergroupresolver", resolver);
        visit("nodesortpolicy", object.nodeSortPolicy);
        visit("preemption", object.preemption);
        visit("placementrules", object.placementRules);
        visit("limits", object.limits);
        visit("queues", object.queues);
    } else if constexpr (std::is_same_v<Type, QueueConfig>) {
        visit("name", object.name);
        visit("parent", object.parent);
        visit("submitacl", object.submitAcl);
        visit("adminacl", object.adminAcl);
        visit("maxapplications", object.maxApplications);
        visit("properties", object.properties);
        visit("resources", object.resources);
        visit("childtemplate", object.childTemplate);
        visit("limits", object.limits);
        visit("queues", object.queues);
    } else if constexpr (std::is_same_v<Type, LimitConfig>) {
        visit("limit", object.description);
        visit("users", object.users);
        visit("groups", object.groups);
        visit("maxresources", object.maxResources);
        visit("maxapplications", object.maxApplications);
    } else if constexpr (std::is_same_v<Type, PlacementRuleConfig>) {
        visit("name", object.name);
        visit("create", object.create);
        visit("value", object.value);
        visit("filter", object.filter);
        visit("parent", object.parent);
    } else if constexpr (std::is_same_v<Type, ResourcesConfig>) {
        visit("guaranteed", object.guaranteed);
        visit("max", object.max);
    } else if constexpr (std::is_same_v<Type, ChildTemplateConfig>) {
        visit("maxapplications", object.maxApplications);
        visit("properties", object.properties);
        visit("resources", object.resources);
    } else if constexpr (std::is_same_v<Type, FilterConfig>) {
        visit("type", object.type);
        visit("users", object.users);
        visit("groups", object.groups);
    } else if constexpr (std::is_same_v<Type, PreemptionConfig>) {
        visit("enabled", object.enabled);
        visit("quotapreemptionenabled", object.quotaPreemptionEnabled);
    } else if constexpr (std::is_same_v<Type, NodeSortPolicyConfig>) {
        visit("type", object.type);
        visit("resourceweights", object.resourceWeights);
    } else {
        visit("type", object.type); // ResolverFields
    }
}
} // namespace quotadeck::config

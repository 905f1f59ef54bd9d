// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/content.h"

#include "core/config/schema/schemafields.h"

#include <algorithm>
#include <concepts>
#include <vector>

namespace quotadeck::config {
namespace {
// Declared first: the generic ones below call them for nested types.
bool same(const TextField& l, const TextField& r);
bool same(const CountField& l, const CountField& r);
bool same(const TextEntry& l, const TextEntry& r);
bool same(const WeightEntry& l, const WeightEntry& r);
bool same(const ResourcesConfig& l, const ResourcesConfig& r);
bool same(const LimitConfig& l, const LimitConfig& r);
bool same(const ChildTemplateConfig& l, const ChildTemplateConfig& r);
bool same(const QueueConfig& l, const QueueConfig& r);
bool same(const FilterConfig& l, const FilterConfig& r);
bool same(const PlacementRuleConfig& l, const PlacementRuleConfig& r);
bool same(const PreemptionConfig& l, const PreemptionConfig& r);
bool same(const NodeSortPolicyConfig& l, const NodeSortPolicyConfig& r);
bool same(const PartitionConfig& l, const PartitionConfig& r);

template <std::equality_comparable T>
bool same(const T& l, const T& r)
{
    return l == r;
}

template <typename T>
bool same(const std::vector<T>& l, const std::vector<T>& r);

template <typename T>
bool same(const Field<T>& l, const Field<T>& r)
{
    return l.isSet == r.isSet && same(l.value, r.value);
}

// An absent text or number is its zero value to the scheduler (CFG-7); an absent boolean need not be false.
bool same(const TextField& l, const TextField& r)
{
    return l.value == r.value;
}

bool same(const CountField& l, const CountField& r)
{
    return l.value == r.value;
}

template <typename T>
bool same(const std::vector<T>& l, const std::vector<T>& r)
{
    return std::ranges::equal(l, r, [](const T& a, const T& b) { return same(a, b); });
}

/// Keys are unique, so a permutation is the same map.
template <typename Entry>
bool sameMap(const Field<std::vector<Entry>>& l, const Field<std::vector<Entry>>& r)
{
    if (l.isSet != r.isSet || l.value.size() != r.value.size())
        return false;
    const auto sorted = [](const std::vector<Entry>& entries) {
        std::vector<const Entry*> result;
        result.reserve(entries.size());
        for (const Entry& entry : entries)
            result.push_back(&entry);
        std::ranges::sort(result, {}, &Entry::key);
        return result;
    };
    return std::ranges::equal(sorted(l.value), sorted(r.value),
                              [](const Entry* a, const Entry* b) { return same(*a, *b); });
}

bool same(const TextEntry& l, const TextEntry& r)
{
    return l.key == r.key && l.value == r.value;
}

bool same(const WeightEntry& l, const WeightEntry& r)
{
    const bool areBothNan = l.value != l.value && r.value != r.value;
    return l.key == r.key && (areBothNan || l.value == r.value);
}

bool same(const ResourcesConfig& l, const ResourcesConfig& r)
{
    return sameMap(l.guaranteed, r.guaranteed) && sameMap(l.max, r.max);
}

bool same(const LimitConfig& l, const LimitConfig& r)
{
    return same(l.description, r.description) && same(l.users, r.users) && same(l.groups, r.groups)
        && sameMap(l.maxResources, r.maxResources) && same(l.maxApplications, r.maxApplications);
}

bool same(const ChildTemplateConfig& l, const ChildTemplateConfig& r)
{
    return same(l.maxApplications, r.maxApplications) && sameMap(l.properties, r.properties)
        && same(l.resources, r.resources);
}

bool same(const QueueConfig& l, const QueueConfig& r)
{
    return same(l.name, r.name) && same(l.parent, r.parent) && same(l.resources, r.resources)
        && same(l.maxApplications, r.maxApplications) && sameMap(l.properties, r.properties)
        && same(l.adminAcl, r.adminAcl) && same(l.submitAcl, r.submitAcl)
        && same(l.childTemplate, r.childTemplate) && same(l.queues, r.queues) && same(l.limits, r.limits);
}

bool same(const FilterConfig& l, const FilterConfig& r)
{
    return same(l.type, r.type) && same(l.users, r.users) && same(l.groups, r.groups);
}

bool same(const PlacementRuleConfig& l, const PlacementRuleConfig& r)
{
    return same(l.name, r.name) && same(l.create, r.create) && same(l.filter, r.filter)
        && same(l.parent, r.parent) && same(l.value, r.value);
}

bool same(const PreemptionConfig& l, const PreemptionConfig& r)
{
    return same(l.enabled, r.enabled) && same(l.quotaPreemptionEnabled, r.quotaPreemptionEnabled);
}

bool same(const NodeSortPolicyConfig& l, const NodeSortPolicyConfig& r)
{
    return same(l.type, r.type) && sameMap(l.resourceWeights, r.resourceWeights);
}

bool same(const PartitionConfig& l, const PartitionConfig& r)
{
    return same(l.name, r.name) && same(l.queues, r.queues) && same(l.placementRules, r.placementRules)
        && same(l.limits, r.limits) && same(l.preemption, r.preemption)
        && same(l.nodeSortPolicy, r.nodeSortPolicy) && same(l.userGroupResolverType, r.userGroupResolverType);
}

class SpanMapper
{
public:
    explicit SpanMapper(const std::function<TextSpan(const TextSpan&)>& map) : m_map(map) { }

    template <typename T>
    void visit(T& object)
    {
        if constexpr (requires { object.span; })
            object.span = m_map(object.span);
        forEachField(object, [this](const char*, auto& field) { visitField(field); });
    }

private:
    template <typename T>
    void visitField(Field<T>& field)
    {
        if (!field.isSet && field.span.isEmpty() && field.key.isEmpty()) // not in the text
            return;
        field.key = m_map(field.key);
        field.span = m_map(field.span);
        visitValue(field.value);
    }
    template <typename T>
    void visitField(ResolverFields<T>& resolver)
    {
        visitField(resolver.type);
    }
    void visitField(std::vector<PlacementRuleConfig>& parent) { visitValue(parent); }

    template <typename T>
    void visitValue(std::vector<T>& items)
    {
        for (T& item : items)
            visitItem(item);
    }
    template <typename T>
    void visitValue(T& value)
    {
        if constexpr (std::is_class_v<T> && !std::is_same_v<T, std::string>)
            visit(value);
    }

    template <typename T>
    void visitItem(T& item)
    {
        if constexpr (requires { item.keySpan; }) { // an entry of a free map
            item.keySpan = m_map(item.keySpan);
            item.valueSpan = m_map(item.valueSpan);
        } else if constexpr (std::is_same_v<T, TextField>) {
            item.span = m_map(item.span); // an item of a list has no key
        } else {
            visit(item);
        }
    }

    const std::function<TextSpan(const TextSpan&)>& m_map;
};
} // namespace

bool sameContent(const std::vector<LimitConfig>& left, const std::vector<LimitConfig>& right)
{
    return same(left, right);
}

bool sameContent(const SchedulerConfig& left, const SchedulerConfig& right)
{
    return same(left.partitions, right.partitions) && same(left.checksum, right.checksum);
}

void mapSpans(SchedulerConfig& config, const std::function<TextSpan(const TextSpan&)>& map)
{
    SpanMapper mapper(map);
    for (PartitionConfig& partition : config.partitions)
        mapper.visit(partition);
    if (config.checksum.isSet) {
        config.checksum.key = map(config.checksum.key);
        config.checksum.span = map(config.checksum.span);
    }
}
} // namespace quotadeck::config

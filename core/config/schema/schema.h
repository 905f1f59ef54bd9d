// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace quotadeck::config {
/// A value of the configuration with its place in the text.
///
/// Shape: @p isSet is false when the key is absent or its value is null; @p value is then the zero value
///        (CFG-7). @p key is the span of the key, empty for list items; @p span that of the value, quotes
///        included. For a value taken over through an alias or merge key the span is that of the original.
template <typename T>
struct Field
{
    T value{};
    bool isSet = false;
    TextSpan key;
    TextSpan span;
};

/// One entry of a free map, in the order of the text.
struct TextEntry
{
    std::string key;
    std::string value;
    TextSpan keySpan;
    TextSpan valueSpan;
};

using TextField = Field<std::string>;
using BoolField = Field<bool>;
using CountField = Field<std::uint64_t>; ///< 0 = unlimited
using TextList = Field<std::vector<TextField>>;
using TextMap = Field<std::vector<TextEntry>>; ///< quantities are kept as text: rules compare and report them

struct ResourcesConfig
{
    TextMap guaranteed;
    TextMap max;
};

/// A user and group limit, section 2.2 of the configuration reference.
struct LimitConfig
{
    TextSpan span; ///< of the whole mapping
    TextField description; ///< key "limit"
    TextList users;
    TextList groups;
    TextMap maxResources;
    CountField maxApplications;
};

struct ChildTemplateConfig
{
    CountField maxApplications;
    TextMap properties;
    Field<ResourcesConfig> resources;
};

struct QueueConfig
{
    TextSpan span; ///< of the whole mapping; empty for an inserted root (VAL-12)
    TextField name;
    BoolField parent;
    Field<ResourcesConfig> resources;
    CountField maxApplications;
    TextMap properties;
    TextField adminAcl;
    TextField submitAcl;
    Field<ChildTemplateConfig> childTemplate;
    Field<std::vector<QueueConfig>> queues;
    Field<std::vector<LimitConfig>> limits;
};

struct FilterConfig
{
    TextField type;
    TextList users;
    TextList groups;
};

struct PlacementRuleConfig
{
    TextSpan span;
    TextField name;
    BoolField create;
    Field<FilterConfig> filter;
    std::vector<PlacementRuleConfig> parent; ///< none or one; a vector because the type holds itself
    TextField value;
};

struct PreemptionConfig
{
    Field<bool> enabled; ///< absent or null: true
    Field<bool> quotaPreemptionEnabled; ///< absent or null: false
};

struct WeightEntry
{
    std::string key;
    double value = 0.0;
    TextSpan keySpan;
    TextSpan valueSpan;
};

struct NodeSortPolicyConfig
{
    TextField type;
    Field<std::vector<WeightEntry>> resourceWeights;
};

struct PartitionConfig
{
    TextSpan span;
    TextField name;
    Field<std::vector<QueueConfig>> queues;
    Field<std::vector<PlacementRuleConfig>> placementRules;
    Field<std::vector<LimitConfig>> limits;
    Field<PreemptionConfig> preemption;
    Field<NodeSortPolicyConfig> nodeSortPolicy;
    TextField userGroupResolverType;
};

/// A queues.yaml as read, before any rule: names as spelled, no root inserted, nothing defaulted.
struct SchedulerConfig
{
    std::vector<PartitionConfig> partitions;
    TextField checksum;
};
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/goduration.h"
#include "core/base/text.h"
#include "core/config/diff/comparisons.h"
#include "core/config/rules/acltext.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr std::string_view kAnyCase[] = {"application.sort.priority", "priority.policy", "preemption.policy"};
constexpr std::string_view kDurations[]
    = {"preemption.delay", "quota.preemption.delay", "application.unschedasks.backoff.delay"};
constexpr std::string_view kNumbers[] = {"priority.offset", "application.unschedasks.backoff"};

/// With its length in front, so that a sequence of parts is unambiguous.
void append(std::string& out, std::string_view part)
{
    fmt::format_to(std::back_inserter(out), "{}:{}", part.size(), part);
}

void appendAll(std::string& out, const std::vector<std::string>& parts)
{
    fmt::format_to(std::back_inserter(out), "[{}", parts.size());
    for (const std::string& part : parts)
        append(out, part);
}

template <typename Meaning>
void appendMap(std::string& out, const TextMap& map, Meaning meaningOf)
{
    std::vector<std::string> parts;
    for (const TextEntry& entry : map.value) {
        std::string part;
        append(part, entry.key);
        append(part, meaningOf(entry));
        parts.push_back(std::move(part));
    }
    std::ranges::sort(parts);
    appendAll(out, parts);
}

void appendNames(std::string& out, const TextList& names)
{
    std::vector<std::string> parts;
    for (const TextField& name : names.value)
        parts.push_back(name.value);
    appendAll(out, parts);
}

void appendLimit(std::string& out, const LimitConfig& limit)
{
    append(out, limit.description.value);
    appendNames(out, limit.users);
    appendNames(out, limit.groups);
    appendMap(out, limit.maxResources, meaningOfQuantity);
    append(out, std::to_string(limit.maxApplications.value));
}

void appendResources(std::string& out, const ResourcesConfig& resources)
{
    appendMap(out, resources.guaranteed, meaningOfQuantity);
    appendMap(out, resources.max, meaningOfQuantity);
}
} // namespace

std::string meaningOfProperty(const TextEntry& property)
{
    const auto is
        = [&property](const auto& keys) { return std::ranges::find(keys, property.key) != std::end(keys); };
    if (is(kAnyCase))
        return asciiLowered(property.value);
    if (is(kDurations)) {
        if (const auto duration = parseGoDuration(property.value))
            return goDurationText(*duration);
    }
    if (is(kNumbers)) {
        const char* const end = property.value.data() + property.value.size();
        std::int64_t number = 0;
        const auto [stop, error] = std::from_chars(property.value.data(), end, number);
        if (error == std::errc() && stop == end)
            return std::to_string(number);
    }
    return property.value;
}

std::string meaningOfQuantity(const TextEntry& quantity)
{
    const auto value = parseQuantity(quantity.value, quantityKind(quantity.key));
    return value ? std::to_string(*value) : fmt::format("\"{}", quantity.value);
}

std::string meaningOfAcl(const std::string& acl)
{
    const auto grant = aclGrant(acl);
    if (!grant)
        return fmt::format("\"{}", acl);
    return grant->everyone
        ? "*"
        : fmt::format("{} {}", fmt::join(grant->users, ","), fmt::join(grant->groups, ","));
}

std::string meaningOfSettings(const QueueConfig& queue)
{
    std::string out;
    appendResources(out, queue.resources.value);
    append(out, std::to_string(queue.maxApplications.value));
    appendMap(out, queue.properties, meaningOfProperty);
    append(out, meaningOfAcl(queue.adminAcl.value));
    append(out, meaningOfAcl(queue.submitAcl.value));
    const ChildTemplateConfig& child = queue.childTemplate.value;
    append(out, std::to_string(child.maxApplications.value));
    appendMap(out, child.properties, meaningOfProperty);
    appendResources(out, child.resources.value);
    std::vector<std::string> limits;
    for (const LimitConfig& limit : queue.limits.value)
        appendLimit(limits.emplace_back(), limit);
    appendAll(out, limits);
    return out;
}

std::string meaningOfFilterNames(const TextList& names)
{
    std::vector<std::string> parts;
    for (const TextField& name : names.value)
        parts.push_back(name.value);
    std::ranges::sort(parts);
    std::string out;
    appendAll(out, parts);
    return out;
}

std::string meaningOfFilterType(const TextField& type)
{
    return type.value == "deny" ? "deny" : "allow";
}

std::string meaningOfRuleValue(const PlacementRuleConfig& rule)
{
    // The values of fixed and tag are compared without regard to case (PLC-22, PLC-23), those of others not used.
    return asciiLowered(rule.value.value);
}

std::string meaningOfRule(const PlacementRuleConfig& rule)
{
    std::string out;
    append(out, asciiLowered(rule.name.value));
    append(out, rule.create.value ? "create" : "");
    append(out, meaningOfFilterType(rule.filter.value.type));
    append(out, meaningOfFilterNames(rule.filter.value.users));
    append(out, meaningOfFilterNames(rule.filter.value.groups));
    append(out, meaningOfRuleValue(rule));
    append(out, rule.parent.empty() ? "" : meaningOfRule(rule.parent.front()));
    return out;
}
} // namespace quotadeck::config

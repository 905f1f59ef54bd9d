// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/queueproperties.h"

#include "core/base/goduration.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace quotadeck::config {
namespace {
template <typename Number>
bool isDecimal(std::string_view text)
{
    if constexpr (std::is_signed_v<Number>) {
        if (text.starts_with('+') && text.size() > 1 && text[1] != '-')
            text.remove_prefix(1);
    }
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && at == end;
}

bool isSortPolicy(std::string_view value)
{
    return value.empty() || value == "fifo" || value == "fair" || value == "stateaware";
}

bool isEnabledOrDisabled(std::string_view value)
{
    return equalsIgnoringAsciiCase(value, "enabled") || equalsIgnoringAsciiCase(value, "disabled");
}

bool isPriorityPolicy(std::string_view value)
{
    return equalsIgnoringAsciiCase(value, "default") || equalsIgnoringAsciiCase(value, "fence");
}

bool isPreemptionPolicy(std::string_view value)
{
    return isPriorityPolicy(value) || equalsIgnoringAsciiCase(value, "disabled");
}

bool isPositiveDuration(std::string_view value)
{
    const auto duration = parseGoDuration(value);
    return duration && duration->count() > 0;
}

constexpr std::array<std::string_view, 2> kSortPolicies = {"fifo", "fair"};
constexpr std::array<std::string_view, 2> kSwitch = {"enabled", "disabled"};
constexpr std::array<std::string_view, 2> kPriorityPolicies = {"default", "fence"};
constexpr std::array<std::string_view, 3> kPreemptionPolicies = {"default", "fence", "disabled"};
constexpr MessageTemplate kDuration = QUOTADECK_TEXT("rules", "a duration above 0 such as 30s or 1m30s");

/// A word of the configuration, which is the same in every language.
constexpr MessageTemplate word(const char* text)
{
    return {"", text};
}

constexpr std::array kProperties = {
    QueueProperty{"application.sort.policy", isSortPolicy,
                  QUOTADECK_TEXT("rules", "fifo or fair, in lower case"), word("fifo"), kSortPolicies,
                  QUOTADECK_TEXT("rules", "The order in which the applications of a leaf queue are served.")},
    QueueProperty{"application.sort.priority", isEnabledOrDisabled,
                  QUOTADECK_TEXT("rules", "enabled or disabled"), word("enabled"), kSwitch,
                  QUOTADECK_TEXT("rules", "Whether priorities come before the order of the sort policy.")},
    QueueProperty{
        "priority.policy", isPriorityPolicy, QUOTADECK_TEXT("rules", "default or fence"), word("default"),
        kPriorityPolicies,
        QUOTADECK_TEXT("rules", "With fence, priorities inside the queue do not count outside it.")},
    QueueProperty{"priority.offset",
                  isDecimal<std::int32_t>,
                  QUOTADECK_TEXT("rules", "a whole number of 32 bits"),
                  word("0"),
                  {},
                  QUOTADECK_TEXT("rules", "Added to the priority of everything in the queue.")},
    QueueProperty{
        "preemption.policy", isPreemptionPolicy, QUOTADECK_TEXT("rules", "default, fence or disabled"),
        word("default"), kPreemptionPolicies,
        QUOTADECK_TEXT(
            "rules",
            "With fence, requests inside the queue preempt only inside it; disabled protects its pods.")},
    QueueProperty{
        "preemption.delay",
        isPositiveDuration,
        kDuration,
        word("30s"),
        {},
        QUOTADECK_TEXT("rules", "How long a request of a leaf queue waits before it may preempt others.")},
    QueueProperty{
        "quota.preemption.delay",
        isPositiveDuration,
        kDuration,
        QUOTADECK_TEXT("rules", "no quota preemption"),
        {},
        QUOTADECK_TEXT("rules",
                       "How long a queue may stay above a lowered maximum before its pods are preempted.")},
    QueueProperty{
        "application.unschedasks.backoff",
        isDecimal<std::uint64_t>,
        QUOTADECK_TEXT("rules", "a whole number of at least 0"),
        QUOTADECK_TEXT("rules", "no back-off"),
        {},
        QUOTADECK_TEXT(
            "rules",
            "The number of requests that do not fit after which an application is skipped for a while.")},
    QueueProperty{"application.unschedasks.backoff.delay",
                  isPositiveDuration,
                  kDuration,
                  word("30s"),
                  {},
                  QUOTADECK_TEXT("rules", "How long the application is skipped then.")},
};
} // namespace

std::span<const QueueProperty> queueProperties()
{
    return kProperties;
}

const QueueProperty* findQueueProperty(std::string_view key)
{
    const auto* const found = std::ranges::find(kProperties, key, &QueueProperty::key);
    return found == kProperties.end() ? nullptr : &*found;
}

std::string inheritedProperty(std::string_view key, std::string value)
{
    if (key == "priority.policy")
        return "default";
    if (key == "priority.offset")
        return "0";
    if (key == "preemption.policy" && !equalsIgnoringAsciiCase(value, "disabled"))
        return "default";
    return value;
}
} // namespace quotadeck::config

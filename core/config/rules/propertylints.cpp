// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/goduration.h"
#include "core/base/text.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/schema/keysuggestion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>

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

/// A property that acts on queues, and what the scheduler takes instead of a bad value.
struct Property
{
    std::string_view key;
    bool (*isLegal)(std::string_view value);
    std::string_view legal;
    std::string_view otherwise;
};

constexpr std::string_view kSortPolicy = "application.sort.policy";
constexpr std::array kProperties = {
    Property{kSortPolicy, isSortPolicy, "fifo or fair, in lower case", "fifo"},
    Property{"application.sort.priority", isEnabledOrDisabled, "enabled or disabled", "enabled"},
    Property{"priority.policy", isPriorityPolicy, "default or fence", "default"},
    Property{"priority.offset", isDecimal<std::int32_t>, "a whole number of 32 bits", "0"},
    Property{"preemption.policy", isPreemptionPolicy, "default, fence or disabled", "default"},
    Property{"preemption.delay", isPositiveDuration, "a duration above 0 such as 30s or 1m30s", "30s"},
    Property{"quota.preemption.delay", isPositiveDuration, "a duration above 0 such as 30s or 1m30s",
             "no quota preemption"},
    Property{"application.unschedasks.backoff", isDecimal<std::uint64_t>, "a whole number of at least 0",
             "no back-off"},
    Property{"application.unschedasks.backoff.delay", isPositiveDuration,
             "a duration above 0 such as 30s or 1m30s", "30s"},
};

const Property* propertyOf(std::string_view key)
{
    const auto* const found = std::ranges::find(kProperties, key, &Property::key);
    return found == kProperties.end() ? nullptr : &*found;
}

void reportUnknown(RuleRun& run, const QueueVisit& visit, const TextMap& properties, const TextEntry& entry)
{
    std::array<std::string_view, kProperties.size()> keys{};
    std::ranges::transform(kProperties, keys.begin(), &Property::key);
    const std::string_view nearest = nearestKey(entry.key, keys);
    if (nearest.empty()) {
        run.report(Check::Property, visit.path(), entry.keySpan,
                   fmt::format("the scheduler knows no property \"{}\": it has no effect", entry.key));
        return;
    }
    Finding& finding = run.report(
        Check::Property, visit.path(), entry.keySpan,
        fmt::format("the scheduler knows no property \"{}\": is \"{}\" meant?", entry.key, nearest));
    const bool isTaken
        = std::ranges::find(properties.value, nearest, &TextEntry::key) != properties.value.end();
    if (!isTaken && propertyOf(nearest)->isLegal(entry.value) && entry.value != "stateaware")
        addFix(finding, fmt::format("Rename the property to \"{}\"", nearest),
               run.writer().replace(entry.keySpan, nearest, ScalarUse::Quantity));
}

void checkProperty(RuleRun& run, const QueueVisit& visit, const TextMap& properties, const TextEntry& entry)
{
    const Property* const property = propertyOf(entry.key);
    if (!property) {
        reportUnknown(run, visit, properties, entry);
        return;
    }
    const TextSpan place = entry.valueSpan.isEmpty() ? entry.keySpan : entry.valueSpan;
    if (entry.key == kSortPolicy && entry.value == "stateaware") {
        Finding& finding = run.report(Check::Property, visit.path(), place,
                                      "the sort policy \"stateaware\" is gone: the scheduler uses fifo");
        addFix(finding, "Write fifo", run.writer().replace(place, "fifo", ScalarUse::Text));
        return;
    }
    if (property->isLegal(entry.value))
        return;
    Finding& finding
        = run.report(Check::Property, visit.path(), place,
                     fmt::format("\"{}\" is no value for \"{}\", the scheduler takes {}: write {}",
                                 entry.value, entry.key, property->otherwise, property->legal));
    const std::string better = asciiLowered(trimmedUnicode(entry.value));
    if (!better.empty() && better != "stateaware" && property->isLegal(better))
        addFix(finding, fmt::format("Write {}", better),
               run.writer().replace(entry.valueSpan, better, ScalarUse::Text));
}
} // namespace

void lintProperties(RuleRun& run, const QueueVisit& visit)
{
    for (const TextMap* const properties :
         {&visit.queue.properties, &visit.queue.childTemplate.value.properties}) {
        for (const TextEntry& entry : properties->value)
            checkProperty(run, visit, *properties, entry);
    }
}
} // namespace quotadeck::config

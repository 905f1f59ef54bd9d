// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/schema/keysuggestion.h"
#include "core/config/schema/queueproperties.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr std::string_view kSortPolicy = "application.sort.policy";

void reportUnknown(RuleRun& run, const QueueVisit& visit, const TextMap& properties, const TextEntry& entry)
{
    std::vector<std::string_view> keys;
    std::ranges::transform(queueProperties(), std::back_inserter(keys), &QueueProperty::key);
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
    if (!isTaken && findQueueProperty(nearest)->isLegal(entry.value) && entry.value != "stateaware")
        addFix(finding, fmt::format("Rename the property to \"{}\"", nearest),
               run.writer().replace(entry.keySpan, nearest, ScalarUse::Quantity));
}

void checkProperty(RuleRun& run, const QueueVisit& visit, const TextMap& properties, const TextEntry& entry)
{
    const QueueProperty* const property = findQueueProperty(entry.key);
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

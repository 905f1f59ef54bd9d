// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/limitrules.h"
#include "core/config/rules/names.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"

#include <fmt/format.h>
#include <unordered_map>

namespace quotadeck::config {
namespace {
void checkAcl(RuleRun& run, const std::string& path, std::string_view key, const TextField& acl) // VAL-31
{
    const std::size_t fields = aclFieldCount(acl.value);
    if (fields > 2) {
        run.report(
            Check::Acl, path, acl.span,
            fmt::format("\"{}\" has {} parts: write users, one space, groups; names are separated by commas",
                        key, fields));
    }
}

void checkChildNames(RuleRun& run, const std::string& path, const QueueConfig& queue) // VAL-42
{
    std::unordered_map<std::string, const QueueConfig*> seen;
    seen.reserve(queue.queues.value.size());
    for (const QueueConfig& child : queue.queues.value) {
        const std::string& name = child.name.value;
        if (!isQueueName(name)) {
            run.report(
                Check::QueueName, pathBelow(path, child), placeOf(child),
                name.empty()
                    ? std::string("a queue needs a name")
                    : fmt::format("\"{}\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @", name));
        }
        const auto [first, isNew] = seen.try_emplace(asciiLowered(name), &child);
        if (!isNew) {
            run.report(Check::QueueDuplicate, pathBelow(path, child), placeOf(child),
                       fmt::format("\"{}\" has a queue \"{}\" already; upper and lower case do not matter",
                                   path, first->second->name.value))
                .related.push_back({placeOf(*first->second), "the first one is here"});
        }
    }
}

void checkQueue(RuleRun& run, const std::string& path, const QueueConfig& queue)
{
    checkAcl(run, path, "adminacl", queue.adminAcl);
    checkAcl(run, path, "submitacl", queue.submitAcl);
    checkLimits(run, path, queue);
    checkChildNames(run, path, queue);
    for (const QueueConfig& child : queue.queues.value) // VAL-43
        checkQueue(run, pathBelow(path, child), child);
}
} // namespace

void checkQueues(RuleRun& run)
{
    const QueueConfig& root = rootOf(run.partition());
    checkQueue(run, pathBelow({}, root), root);
}

void checkNodeSorting(RuleRun& run)
{
    const NodeSortPolicyConfig& policy = run.partition().nodeSortPolicy.value;
    const std::string& type = policy.type.value;
    if (!type.empty() && type != "fair" && type != "binpacking") {
        Finding& finding = run.report(
            Check::NodeSortType, {}, policy.type.span,
            fmt::format("unknown node sorting policy \"{}\": use fair or binpacking, in lower case", type));
        const std::string lowered = asciiLowered(type);
        if (lowered == "fair" || lowered == "binpacking")
            addFix(finding, fmt::format("Write \"{}\"", lowered),
                   run.writer().replace(policy.type.span, lowered, ScalarUse::Text));
    }
    for (const WeightEntry& weight : policy.resourceWeights.value) {
        if (weight.value < 0) {
            run.report(
                Check::NodeSortWeight, {}, weight.valueSpan,
                fmt::format("the weight of {} is {}: it must not be negative", weight.key, weight.value));
        }
    }
}
} // namespace quotadeck::config

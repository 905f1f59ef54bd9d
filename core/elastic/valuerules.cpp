// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrulerun.h"

#include <algorithm>
#include <map>
#include <string>

namespace quotadeck::elastic {
namespace {
std::string amount(ResourceType type, Quantity value)
{
    return amountText(type.name(), value);
}
} // namespace

void checkMaxSign(EditRuleRun& run)
{
    for (const auto& entry : run.group().max.entries()) {
        if (entry.value >= 0)
            continue;
        QuotaFinding& finding = run.report("V1", "max", entry.type, entry.value, 0,
                                           fmt::format("max of {} is {}, but must not be negative",
                                                       entry.type.name(), amount(entry.type, entry.value)));
        const Quantity positive = saturatingSubtract(0, entry.value);
        run.fix(finding, fmt::format("make it {}", amount(entry.type, positive)),
                [&entry, positive](QuotaGroup& group) { group.max.set(entry.type, positive); });
    }
}

void checkMinSign(EditRuleRun& run)
{
    for (const auto& entry : run.group().min.entries()) {
        if (entry.value >= 0)
            continue;
        QuotaFinding& finding = run.report("V2", "min", entry.type, entry.value, 0,
                                           fmt::format("min of {} is {}, but must not be negative",
                                                       entry.type.name(), amount(entry.type, entry.value)));
        run.fix(finding, "make it 0", [&entry](QuotaGroup& group) { group.min.set(entry.type, 0); });
    }
}

void checkWeight(EditRuleRun& run)
{
    const auto without = [](QuotaGroup& group) { group.weight.reset(); };
    if (run.object().badWeight) {
        QuotaFinding& finding = run.report(
            "V3", "weight",
            fmt::format("the shared weight \"{}\" is no JSON object of quantities, as '{{\"cpu\":\"4\"}}'",
                        *run.object().badWeight));
        if (!run.group().max.entries().empty())
            run.fix(finding, "make it max", [](QuotaGroup& group) { group.weight = group.max; });
        return;
    }
    if (!run.group().weight)
        return;
    for (const auto& [type, value] : run.group().weight->entries()) {
        if (value >= 0 || run.group().max.find(type) == value) // V1 speaks of what was copied from max
            continue;
        QuotaFinding& finding
            = run.report("V3", "weight", type, value, 0,
                         fmt::format("the shared weight of {} is {}, but must not be negative", type.name(),
                                     amount(type, value)));
        run.fix(finding, "take the weight out, so that max counts", without);
    }
}

void checkMinAgainstMax(EditRuleRun& run)
{
    for (const auto& entry : run.group().min.entries()) {
        const auto max = run.group().max.find(entry.type);
        if (!max) {
            QuotaFinding& finding = run.report(
                "V5", "min", entry.type, entry.value, 0,
                fmt::format("min names {}, but max does not: what max lacks is not accounted for",
                            entry.type.name()));
            run.fix(finding, fmt::format("add {} to max", entry.type.name()),
                    [&entry](QuotaGroup& group) { group.max.set(entry.type, entry.value); });
            run.fix(finding, fmt::format("take {} out of min", entry.type.name()),
                    [&entry](QuotaGroup& group) { group.min.erase(entry.type); });
        } else if (entry.value > *max) {
            QuotaFinding& finding
                = run.report("V4", "min", entry.type, entry.value, *max,
                             fmt::format("min of {} is {}, above max {}", entry.type.name(),
                                         amount(entry.type, entry.value), amount(entry.type, *max)));
            run.fix(finding, fmt::format("lower min to {}", amount(entry.type, *max)),
                    [&entry, max](QuotaGroup& group) { group.min.set(entry.type, *max); });
            run.fix(finding, fmt::format("raise max to {}", amount(entry.type, entry.value)),
                    [&entry](QuotaGroup& group) { group.max.set(entry.type, entry.value); });
        }
    }
}

void checkStrictMax(EditRuleRun& run)
{
    if (run.object().badStrictKeys) {
        run.report(
            "V6", "strictMaxKeys",
            fmt::format("\"{}\" is no JSON list of resources, as '[\"cpu\"]'", *run.object().badStrictKeys));
        return;
    }
    const Resource used = run.object().status.used.value_or(Resource());
    auto keys = run.group().strictMaxKeys;
    std::ranges::sort(keys);
    for (const std::string& key : keys) {
        const ResourceType type(key);
        const auto amountUsed = used.find(type);
        const auto max = run.group().max.find(type);
        if (!amountUsed || (max && *max >= *amountUsed))
            continue;
        QuotaFinding& finding = run.report(
            "V6", "max", type, max.value_or(0), *amountUsed,
            fmt::format("max of {} is {}, below the {} that are used, and the group forbids that", key,
                        max ? amount(type, *max) : "absent", amount(type, *amountUsed)));
        run.fix(finding, fmt::format("raise max to {}", amount(type, *amountUsed)),
                [type, amountUsed](QuotaGroup& group) { group.max.set(type, *amountUsed); });
    }
}

void warnOfFrozenWeight(EditRuleRun& run)
{
    if (!run.old() || !run.old()->group.weight || !run.group().weight)
        return;
    for (const auto& entry : run.group().max.entries()) {
        const auto oldMax = run.old()->group.max.find(entry.type);
        const auto weight = run.group().weight->find(entry.type);
        if (!oldMax || *oldMax == entry.value || weight != oldMax)
            continue;
        QuotaFinding& finding = run.report(
            "EQ-82", "weight", entry.type, *weight, entry.value,
            fmt::format(
                "the weight of {} is still {}, the old max: the cluster does not let it follow the new one",
                entry.type.name(), amount(entry.type, *weight)));
        finding.severity = config::Severity::Warning;
        run.fix(finding, fmt::format("make it {}", amount(entry.type, entry.value)),
                [&entry](QuotaGroup& group) {
                    group.weight.emplace(group.weight.value_or(Resource())).set(entry.type, entry.value);
                });
    }
}

namespace {
constexpr std::string_view kRule = "G2";

const std::map<std::string, TypedModel>& modelsOf(const QuotaGroup& group, std::string_view resource)
{
    static const std::map<std::string, TypedModel> kNone;
    const auto found = group.typed.find(resource);
    return found == group.typed.end() ? kNone : found->second;
}

/// The minima of each model over the children of @p parent.
std::map<std::string, Quantity> childMins(const QuotaCatalog& catalog, const std::string& parent,
                                          std::string_view resource)
{
    std::map<std::string, Quantity> sums;
    for (const QuotaObject* child : catalog.children(parent)) {
        for (const auto& [model, amounts] : modelsOf(child->group, resource))
            sums[model] = saturatingAdd(sums[model], amounts.min);
    }
    return sums;
}
} // namespace

void warnOfTypedCards(EditRuleRun& run)
{
    for (const auto& [resource, models] : run.group().typed) {
        const ResourceType type(resource);
        const QuotaGroup* const parent = run.parent();
        const auto sums
            = parent ? childMins(run.after(), parent->name, resource) : std::map<std::string, Quantity>();
        for (std::string& problem :
             checkTypedQuota(models, run.group().min.valueOr0(type), run.group().max.valueOr0(type), sums,
                             parent ? modelsOf(*parent, resource) : std::map<std::string, TypedModel>())) {
            QuotaFinding& finding
                = run.report(kRule, "typed", fmt::format("{}: {}", resource, std::move(problem)));
            finding.severity = config::Severity::Warning; // the cluster does not know of it
            finding.resource = type;
        }
    }
}
} // namespace quotadeck::elastic

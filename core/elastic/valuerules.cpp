// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrulerun.h"

#include <algorithm>
#include <map>
#include <string>

namespace quotadeck::elastic {
void checkMaxSign(EditRuleRun& run)
{
    for (const auto& entry : run.group().max.entries()) {
        if (entry.value >= 0)
            continue;
        QuotaFinding& finding
            = run.report("V1", "max", entry.type, entry.value, 0,
                         {QUOTADECK_TEXT("elastic", "max of %1 is %2, but must not be negative"),
                          entry.type.name(), amountFigure(entry.type, entry.value)});
        const Quantity positive = saturatingSubtract(0, entry.value);
        run.fix(finding, {QUOTADECK_TEXT("elastic", "make it %1"), amountFigure(entry.type, positive)},
                [&entry, positive](QuotaGroup& group) { group.max.set(entry.type, positive); });
    }
}

void checkMinSign(EditRuleRun& run)
{
    for (const auto& entry : run.group().min.entries()) {
        if (entry.value >= 0)
            continue;
        QuotaFinding& finding
            = run.report("V2", "min", entry.type, entry.value, 0,
                         {QUOTADECK_TEXT("elastic", "min of %1 is %2, but must not be negative"),
                          entry.type.name(), amountFigure(entry.type, entry.value)});
        run.fix(finding, QUOTADECK_TEXT("elastic", "make it 0"),
                [&entry](QuotaGroup& group) { group.min.set(entry.type, 0); });
    }
}

void checkWeight(EditRuleRun& run)
{
    const auto without = [](QuotaGroup& group) { group.weight.reset(); };
    if (run.object().badWeight) {
        QuotaFinding& finding = run.report(
            "V3", "weight",
            {QUOTADECK_TEXT("elastic",
                            "the shared weight \"%1\" is not a JSON object of quantities such as %2"),
             *run.object().badWeight, R"('{"cpu":"4"}')"});
        if (!run.group().max.entries().empty())
            run.fix(finding, QUOTADECK_TEXT("elastic", "make it max"),
                    [](QuotaGroup& group) { group.weight = group.max; });
        return;
    }
    if (!run.group().weight)
        return;
    for (const auto& [type, value] : run.group().weight->entries()) {
        if (value >= 0 || run.group().max.find(type) == value) // V1 reports a weight copied from max
            continue;
        QuotaFinding& finding = run.report(
            "V3", "weight", type, value, 0,
            {QUOTADECK_TEXT("elastic", "the shared weight of %1 is %2, but must not be negative"),
             type.name(), amountFigure(type, value)});
        run.fix(finding, QUOTADECK_TEXT("elastic", "remove the weight, so that max counts"), without);
    }
}

void checkMinAgainstMax(EditRuleRun& run)
{
    for (const auto& entry : run.group().min.entries()) {
        const auto max = run.group().max.find(entry.type);
        if (!max) {
            QuotaFinding& finding = run.report(
                "V5", "min", entry.type, entry.value, 0,
                {QUOTADECK_TEXT("elastic",
                                "min names %1, but max does not: what max does not name is not counted"),
                 entry.type.name()});
            run.fix(finding, {QUOTADECK_TEXT("elastic", "add %1 to max"), entry.type.name()},
                    [&entry](QuotaGroup& group) { group.max.set(entry.type, entry.value); });
            run.fix(finding, {QUOTADECK_TEXT("elastic", "remove %1 from min"), entry.type.name()},
                    [&entry](QuotaGroup& group) { group.min.erase(entry.type); });
        } else if (entry.value > *max) {
            QuotaFinding& finding
                = run.report("V4", "min", entry.type, entry.value, *max,
                             {QUOTADECK_TEXT("elastic", "min of %1 is %2, above max %3"), entry.type.name(),
                              amountFigure(entry.type, entry.value), amountFigure(entry.type, *max)});
            run.fix(finding, {QUOTADECK_TEXT("elastic", "lower min to %1"), amountFigure(entry.type, *max)},
                    [&entry, max](QuotaGroup& group) { group.min.set(entry.type, *max); });
            run.fix(finding,
                    {QUOTADECK_TEXT("elastic", "raise max to %1"), amountFigure(entry.type, entry.value)},
                    [&entry](QuotaGroup& group) { group.max.set(entry.type, entry.value); });
        }
    }
}

void checkStrictMax(EditRuleRun& run)
{
    if (run.object().badStrictKeys) {
        run.report("V6", "strictMaxKeys",
                   {QUOTADECK_TEXT("elastic", "\"%1\" is not a JSON list of resources such as %2"),
                    *run.object().badStrictKeys, R"('["cpu"]')"});
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
            max ? Message(
                QUOTADECK_TEXT("elastic", "max of %1 is %2, below the %3 in use, which the group forbids"),
                key, amountFigure(type, *max), amountFigure(type, *amountUsed))
                : Message(
                    QUOTADECK_TEXT("elastic",
                                   "max does not name %1, of which %2 is in use: the group forbids that"),
                    key, amountFigure(type, *amountUsed)));
        run.fix(finding, {QUOTADECK_TEXT("elastic", "raise max to %1"), amountFigure(type, *amountUsed)},
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
            {QUOTADECK_TEXT("elastic",
                            "the weight of %1 is still %2, the old max: it does not follow the new max"),
             entry.type.name(), amountFigure(entry.type, *weight)});
        finding.severity = config::Severity::Warning;
        run.fix(finding, {QUOTADECK_TEXT("elastic", "make it %1"), amountFigure(entry.type, entry.value)},
                [&entry](QuotaGroup& group) {
                    group.weight.emplace(group.weight.value_or(Resource())).set(entry.type, entry.value);
                });
    }
}

namespace {
constexpr std::string_view kRule = "G2";

const std::map<std::string, TypedModel>& modelsOf(const QuotaGroup& group, std::string_view resource)
{
    static const std::map<std::string, TypedModel> kNoModels;
    const auto found = group.typed.find(resource);
    return found == group.typed.end() ? kNoModels : found->second;
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
        for (Message& problem :
             checkTypedQuota(models, run.group().min.valueOr0(type), run.group().max.valueOr0(type), sums,
                             parent ? modelsOf(*parent, resource) : std::map<std::string, TypedModel>())) {
            QuotaFinding& finding
                = run.report(kRule, "typed", Message::joined({resource, std::move(problem)}, ": "));
            finding.severity = config::Severity::Warning; // the cluster does not know of it
            finding.resource = type;
        }
    }
}
} // namespace quotadeck::elastic

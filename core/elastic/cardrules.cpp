// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrulerun.h"

#include <map>
#include <string>

namespace quotadeck::elastic {
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

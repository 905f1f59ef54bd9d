// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticfigures.h"

#include <algorithm>

namespace quotadeck::models {
using elastic::QuotaAmount;
using elastic::QuotaManifest;

Quantity ElasticFigures::overuse() const
{
    return used && runtime ? std::max<Quantity>(saturatingSubtract(*used, *runtime), 0) : 0;
}

ElasticFigures elasticFigures(const ElasticState& state, const QuotaManifest& manifest, ResourceType type)
{
    const elastic::QuotaGroup& group = manifest.object.group;
    ElasticFigures figures;
    figures.min = group.min.find(type);
    figures.max = group.max.find(type);
    if (group.weight && &group.effectiveWeight() == &*group.weight)
        figures.weight = group.weight->find(type);
    const auto runtimeIn = [&](const ElasticSolutionPtr& solved) {
        return solved ? solved->runtime(group.name, type) : std::nullopt;
    };
    figures.runtime = runtimeIn(state.now);
    const auto& reported = manifest.object.status;
    if (!state.cluster)
        figures.savedRuntime = runtimeIn(state.saved);
    else if (reported.runtime) // an empty one is not known (EQ-98)
        figures.savedRuntime = reported.runtime->find(type);
    if (elastic::isReserved(group.name)) { // takes no part in the sharing (EQ-53)
        figures.used = reported.used ? std::optional(reported.used->valueOr0(type)) : std::nullopt;
        figures.request = reported.request ? std::optional(reported.request->valueOr0(type)) : std::nullopt;
        figures.runtime = figures.max; // EQ-15
        return figures;
    }
    if (!state.now) { // what is reported of a leaf itself is known all the same
        if (!group.isParent && reported.used)
            figures.used = reported.used->valueOr0(type);
        if (!group.isParent && reported.request)
            figures.request = reported.request->valueOr0(type);
        return figures;
    }
    const auto row = state.now->table.find(group.name);
    const auto resource = state.now->table.resourceIndex(type);
    if (!row || !resource)
        return figures;
    const bool isLeaf = !group.isParent;
    if (!isLeaf || !elastic::isRequestUnknown(manifest.object))
        figures.request = state.now->solution.value(QuotaAmount::Request, *resource, *row);
    if (!isLeaf || manifest.object.status.used)
        figures.used = state.now->solution.value(QuotaAmount::Used, *resource, *row);
    if (figures.runtime)
        figures.effectiveMin = state.now->solution.value(QuotaAmount::EffectiveMin, *resource, *row);
    return figures;
}
} // namespace quotadeck::models

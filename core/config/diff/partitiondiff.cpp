// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/partitiondiff.h"

#include "core/config/diff/sequence.h"
#include "core/config/diff/valuediff.h"

#include <functional>

namespace quotadeck::config {
namespace {
/// The weights at work: vcore and memory alike where none are given.
std::vector<WeightEntry> weightsOf(const NodeSortPolicyConfig& policy)
{
    if (!policy.resourceWeights.value.empty())
        return policy.resourceWeights.value;
    return {{"vcore", 1.0, {}, {}}, {"memory", 1.0, {}, {}}};
}

void compareWeights(const ChangeScope& scope, const NodeSortPolicyConfig& older,
                    const NodeSortPolicyConfig& newer)
{
    const auto before = weightsOf(older);
    const auto after = weightsOf(newer);
    for (const auto& [oldWeight, newWeight] : pairedByKey(before, after, std::mem_fn(&WeightEntry::key))) {
        const auto shown
            = [](const WeightEntry* weight) { return fmt::format("{}", weight ? weight->value : 0.0); };
        const std::string& key = (newWeight ? newWeight : oldWeight)->key;
        // A type without a weight does not count (QUE-68), as one with 0 does; as text NaN equals itself.
        if (shown(oldWeight) == shown(newWeight))
            continue;
        const auto placeOf = [](const WeightEntry* weight) {
            return weight && !weight->valueSpan.isEmpty() ? std::optional(weight->valueSpan) : std::nullopt;
        };
        Change change;
        change.field = fmt::format("nodesortpolicy.resourceweights.{}", key);
        change.oldText = shown(oldWeight);
        change.newText = shown(newWeight);
        change.oldSpan = placeOf(oldWeight);
        change.newSpan = placeOf(newWeight);
        change.sentence = fmt::format("weight of {} in sorting nodes changed from {} to {}", key,
                                      *change.oldText, *change.newText);
        scope.add(std::move(change));
    }
}

TextField sortTypeOf(const NodeSortPolicyConfig& policy)
{
    TextField type = policy.type;
    if (type.value.empty())
        type.value = "fair";
    return type;
}
} // namespace

void comparePartitionSettings(const ChangeScope& scope, const PartitionConfig& older,
                              const PartitionConfig& newer)
{
    compareFlag(scope, "preemption.enabled", older.preemption.value.enabled, newer.preemption.value.enabled,
                true);
    compareFlag(scope, "preemption.quotapreemptionenabled", older.preemption.value.quotaPreemptionEnabled,
                newer.preemption.value.quotaPreemptionEnabled);
    compareText(scope, "nodesortpolicy.type", sortTypeOf(older.nodeSortPolicy.value),
                sortTypeOf(newer.nodeSortPolicy.value));
    compareWeights(scope, older.nodeSortPolicy.value, newer.nodeSortPolicy.value);
    compareText(scope, "usergroupresolver.type", older.userGroupResolverType, newer.userGroupResolverType);
    comparePlacementRules(scope, older.placementRules, newer.placementRules);
}
} // namespace quotadeck::config

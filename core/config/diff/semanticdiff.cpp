// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/semanticdiff.h"

#include "core/base/text.h"
#include "core/config/diff/partitiondiff.h"
#include "core/config/diff/queuediff.h"
#include "core/config/diff/sequence.h"
#include "core/config/schema/effective.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
void addPartition(std::vector<Change>& changes, ChangeKind kind, const PartitionConfig& partition)
{
    const bool isAdded = kind == ChangeKind::Added;
    const std::string& name = partition.name.value;
    Change change;
    change.kind = kind;
    (isAdded ? change.newText : change.oldText) = name;
    (isAdded ? change.newSpan : change.oldSpan) = partition.span;
    change.sentence
        = isAdded ? "partition added" : "partition removed: its queues drain and all its applications fail";
    change.direction = isAdded ? Direction::Neutral : Direction::Dangerous;
    ChangeScope(changes, name, {}).add(std::move(change));
}
} // namespace

std::vector<Change> semanticDiff(const SchedulerConfig& oldConfig, const SchedulerConfig& newConfig)
{
    const auto older = effectivePartitions(oldConfig);
    const auto newer = effectivePartitions(newConfig);
    std::vector<Change> changes;
    const auto keyOf = [](const PartitionConfig& partition) { return asciiLowered(partition.name.value); };
    for (const auto& [before, after] : pairedByKey(older, newer, keyOf)) {
        if (!before || !after) {
            addPartition(changes, after ? ChangeKind::Added : ChangeKind::Removed, after ? *after : *before);
            continue;
        }
        const ChangeScope scope(changes, after->name.value, {});
        comparePartitionSettings(scope, *before, *after);
        compareQueues(scope, rootOf(*before), rootOf(*after));
    }
    // Not the one of std::ranges: clang 14 cannot compile its result.
    std::stable_partition(changes.begin(), changes.end(),
                          [](const Change& change) { return change.direction == Direction::Dangerous; });
    return changes;
}

bool changesMeaning(const std::vector<Change>& changes)
{
    return std::ranges::any_of(changes, &Change::hasEffect);
}
} // namespace quotadeck::config

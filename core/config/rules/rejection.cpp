// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/rejection.h"

#include "core/base/text.h"
#include "core/config/rules/fixwriter.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"

#include <deque>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quotadeck::config {
std::optional<Finding> firstRejection(SchedulerConfig& config, std::string_view text, const YamlTree& tree)
{
    const FixWriter writer(text, tree);
    FindingLog errors;
    FindingLog warnings;
    std::deque<EffectiveScope> effective;
    for (PartitionConfig& partition : config.partitions)
        effective.emplace_back(partition);
    std::unordered_map<std::string, const PartitionConfig*> firstOfName;
    for (const PartitionConfig& partition : config.partitions) {
        const auto [first, isNew] = firstOfName.try_emplace(asciiLowered(partition.name.value), &partition);
        RuleRun run(partition, isNew ? nullptr : first->second, writer, errors, warnings);
        runSchedulerChecks(run);
        if (run.hasErrors())
            break;
    }
    std::vector<Finding> found = errors.take();
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}
} // namespace quotadeck::config

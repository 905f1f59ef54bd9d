// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/rejection.h"

#include "core/config/rules/fixwriter.h"
#include "core/config/rules/rules.h"

#include <utility>
#include <vector>

namespace quotadeck::config {
std::optional<Finding> firstRejection(SchedulerConfig& config, std::string_view text, const YamlTree& tree)
{
    const FixWriter writer(text, tree);
    FindingLog errors;
    FindingLog warnings;
    checkPartitions(config, writer, errors, warnings, [](RuleRun& run) {
        runSchedulerChecks(run);
        return !run.hasErrors();
    });
    std::vector<Finding> found = errors.take();
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

bool isRejected(SchedulerConfig& config)
{
    return firstRejection(config, {}, YamlTree()).has_value(); // without a tree no fix is written
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/yamltree.h"

#include <span>
#include <vector>

namespace quotadeck::config {
/// A configuration as far as it could be read, with the problems of its form.
struct ReadResult
{
    SchedulerConfig config;
    /// In the order of the text of each map; all of category "yaml". Empty: the scheduler can read the text.
    std::vector<Finding> findings;
    /// Maps with a value of a wrong type, which was read as its zero value: findings of rules in these maps may only be
    /// consequences of that.
    std::vector<const YamlNode*> damaged;
};

/// Gives @p tree the types of the schema, as strictly as the scheduler does (CFG-1 to CFG-12).
[[nodiscard]] ReadResult readConfig(const YamlTree& tree);

/// The finding for a text that is not YAML.
[[nodiscard]] Finding findingFor(const YamlError& error);

/// The rules of reading a text.
[[nodiscard]] std::span<const RuleInfo> readingRules();
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>
#include <vector>

namespace quotadeck::config {
/// The active configuration as the scheduler's REST interface shows it (REST-30): @p partitions, effective ones, with
/// the texts as configured, and the checksum of the configuration. The JSON has the names of the scheduler's own
/// types; the YAML has those of the configuration and is no valid configuration, since it has keys of its own.
[[nodiscard]] std::string activeConfigJson(const std::vector<PartitionConfig>& partitions);
[[nodiscard]] std::string activeConfigYaml(const std::vector<PartitionConfig>& partitions);
} // namespace quotadeck::config

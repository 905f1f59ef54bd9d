// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The checksum by which the scheduler identifies the configuration text @p submitted: 64 upper-case hexadecimal digits
/// of the SHA-256 of its bytes without the text's own "checksum: " entry (CFG-50). The scheduler skips a reload whose
/// checksum is the one of the active configuration (CFG-51). Linear in the size of the text. Threading: safe from any
/// thread.
[[nodiscard]] std::string configChecksum(std::string_view submitted);

/// The active configuration as the scheduler's REST interface shows it (REST-30): @p partitions, effective ones, with
/// the texts as configured, and the checksum of the configuration. The JSON has the names of the scheduler's own
/// types; the YAML has those of the configuration and is not a valid configuration, since it has additional keys.
[[nodiscard]] std::string activeConfigJson(const std::vector<PartitionConfig>& partitions);
[[nodiscard]] std::string activeConfigYaml(const std::vector<PartitionConfig>& partitions);
} // namespace quotadeck::config

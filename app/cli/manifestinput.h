// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input.h"
#include "core/config/schema/finding.h"
#include "core/elastic/manifestset.h"

#include <optional>
#include <string>
#include <vector>

/// The manifests that the commands for elastic quotas read: ElasticQuota, Pod, Node and ElasticQuotaProfile objects.
namespace quotadeck::cli {
/// Prints @p findings of the file @p file as messages; true if one is an error.
bool printFindings(const std::string& file, const std::vector<config::Finding>& findings, Streams streams);

/// All objects of @p files, of which "-" is standard input; nothing, with the reason printed, where a file has none, or cannot be
/// read as a whole.
[[nodiscard]] std::optional<elastic::ManifestSet> readManifestFiles(const std::vector<std::string>& files,
                                                                    Streams streams);
/// The same of files that need at least one ElasticQuota object together.
[[nodiscard]] std::optional<elastic::ManifestSet> readQuotaFiles(const std::vector<std::string>& files,
                                                                 Streams streams);

/// Says how many groups have no request, which then counts as 0.
void reportUnknownRequests(const elastic::ManifestSet& set, Streams streams);
} // namespace quotadeck::cli

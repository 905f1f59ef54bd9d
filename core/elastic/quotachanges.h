// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/diff/threewaymerge.h"
#include "core/elastic/manifest.h"
#include "core/resource/resource.h"

#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// The differences in meaning between two texts of ElasticQuota manifests, group by group in the order of @p newer, removed
/// groups last. The path of a change is the name of its group. What the manifests report, such as usage, is no difference.
///
/// Dangerous changes come first: a group is removed whose pods use something, or minima of the first level are raised until
/// their sum exceeds @p total, the resources of the cluster as far as they are known (EQ-84).
/// Errors: Parse when one of the texts cannot be read as a whole.
[[nodiscard]] Result<std::vector<config::Change>> quotaChanges(std::string_view older, std::string_view newer,
                                                               const Resource& total = {});

/// The same of groups that are read already.
[[nodiscard]] std::vector<config::Change>
quotaChanges(const QuotaManifests& older, const QuotaManifests& newer, const Resource& total = {});

/// Two edits of the manifests @p base, merged as config::merge() does. New groups of both sides at one place are both
/// taken; new keys of one name are a conflict.
/// Errors: Parse when one of the texts cannot be read as a whole or has a key twice.
[[nodiscard]] Result<config::Merge> mergeQuotas(std::string_view base, std::string_view ours,
                                                std::string_view theirs);
} // namespace quotadeck::elastic

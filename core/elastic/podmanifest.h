// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/eviction.h"
#include "core/elastic/quotacatalog.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// A Pod object, as far as quotas need it.
struct PodManifest
{
    BoundPod binding;
    QuotaPod pod;
    bool isAssigned = false; ///< has a node (EQ-17)
    std::string node; ///< its name
    std::string model; ///< of the cards of the nodes that it may have; empty = any (G1)
};

/// Every Pod object of @p text, in its documents or as items of a List, that is not at its end (EQ-17). Tolerant: an
/// amount
/// that cannot be read counts as none; a text that is no YAML has no pods.
[[nodiscard]] std::vector<PodManifest> readPodManifests(std::string_view text);

/// The assigned pods of @p pods that belong to @p group of @p catalog, with the part of their requests that counts
/// there
/// (EQ-18, EQ-91).
[[nodiscard]] std::vector<QuotaPod>
assignedPods(const QuotaCatalog& catalog, const std::vector<PodManifest>& pods, const QuotaGroup& group);
} // namespace quotadeck::elastic

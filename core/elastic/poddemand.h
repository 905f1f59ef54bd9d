// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/eviction.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotacatalog.h"
#include "core/elastic/quotagroup.h"
#include "core/elastic/quotasnapshot.h"

#include <span>
#include <vector>

/// The demand of groups as the sum of their pods (EQ-16 to EQ-18).
namespace quotadeck::elastic {
/// What rules on edits need of @p pods.
[[nodiscard]] std::vector<BoundPod> bindingsOf(std::span<const PodManifest> pods);

/// Adds the request of @p pod to the demand of its group @p node, and to its usage where the pod is assigned (EQ-17).
void countPod(QuotaNode& node, const QuotaPod& pod, bool isAssigned);

/// Adds @p pods to the demand of the groups of @p problem that they belong to (EQ-91). The default group is added where pods
/// belong to it and @p problem lacks it.
void countPods(QuotaProblem& problem, const QuotaCatalog& catalog, std::span<const PodManifest> pods);

/// @p manifests with the sums of @p pods where a leaf does not report its demand itself. A leaf without pods stays as it is.
[[nodiscard]] std::vector<QuotaManifest> withPodDemand(std::vector<QuotaManifest> manifests,
                                                       std::span<const PodManifest> pods);
} // namespace quotadeck::elastic

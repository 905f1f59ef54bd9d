// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placement/submission.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <optional>

namespace quotadeck::placement {
/// What the annotations of a Kubernetes namespace set on the queue of its applications, if placement created that
/// queue; a configured one and the recovery queue are never changed (NSQ-12, NSQ-13).
struct NamespaceQuota
{
    std::uint64_t maxApplications = 0; ///< 0: leaves the queue's number as it is
    std::optional<Resource> guaranteed; ///< base units
    std::optional<Resource> max; ///< base units

    /// Both replace those of the queue, an absent one by nothing, even where that came from a template (NSQ-12).
    [[nodiscard]] bool setsResources() const { return guaranteed.has_value() || max.has_value(); }
    friend bool operator==(const NamespaceQuota&, const NamespaceQuota&) = default;
};

/// Reads the tags namespace.resourcequota, namespace.resourceguaranteed and namespace.resourcemaxapps (NSQ-10). What
/// cannot be read, and resources of which none is above zero, count as absent (NSQ-11).
[[nodiscard]] NamespaceQuota namespaceQuotaOf(const Submission& application);
} // namespace quotadeck::placement

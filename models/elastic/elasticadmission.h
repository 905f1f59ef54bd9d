// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/admission.h"
#include "models/elastic/elasticstate.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// Whether the quotas admit a waiting pod, and what would.
struct PodVerdict
{
    Message refusal; ///< the reason why not, without a full stop; empty when they admit it
    /// The smallest changes that together would admit it, "raise team-b's max of cpu from 40 to 60"; empty where no value
    /// of its own or of the groups above it helps.
    std::vector<Message> changes;
    /// Running pods of its group, of lower priority, that preemption would evict for it (EQ-80); empty where that would
    /// not make enough room.
    QStringList victims;
    /// Why a cluster with creation-time admission would reject it (EQ-64), without a full stop. Empty: it would not, its group
    /// has no limit for new pods of its own, or what the group requests is not known.
    Message creation{};

    friend bool operator==(const PodVerdict&, const PodVerdict&) = default;
};

/// Nothing where the tree or a total that the pod needs is not known. Solves the tree some hundred times (Admission::remedy):
/// not for the GUI thread.
[[nodiscard]] std::optional<PodVerdict> podVerdict(const ElasticState& state,
                                                   const elastic::QuotaPodState& pod);
} // namespace quotadeck::models

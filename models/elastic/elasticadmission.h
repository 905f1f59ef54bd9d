// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/admission.h"
#include "models/elastic/elasticstate.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace quotadeck::models {
/// What the quotas say to a pod that waits.
struct PodVerdict
{
    QString refusal; ///< why they do not let it run, a sentence without a full stop; empty where they do
    /// The smallest changes that together would admit it, "max of cpu of team-b: 40 → 60"; empty where no value of its own
    /// or of the groups above it helps.
    QStringList changes;
    /// Running pods of its group, of lower priority, that would go for it by preemption (EQ-80); empty where that would not
    /// make enough room.
    QStringList victims;

    friend bool operator==(const PodVerdict&, const PodVerdict&) = default;
};

/// Nothing where the tree or a total that the pod needs is not known. Solves the tree some hundred times (Admission::remedy):
/// not for the GUI thread.
[[nodiscard]] std::optional<PodVerdict> podVerdict(const ElasticState& state,
                                                   const elastic::QuotaPodState& pod);
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/cluster/applicationeffects.h"
#include "core/cluster/attempt.h"
#include "core/cluster/limitchange.h"
#include "core/cluster/queuechange.h"
#include "core/placement/placement.h"
#include "core/resource/decision.h"

#include <optional>
#include <string>
#include <vector>

/// What the calls of a partition return.
namespace quotadeck::cluster {
/// Where an application runs, or why not.
struct SubmissionResult
{
    placement::Placement placement; ///< empty when placement was not asked
    std::string rejection; ///< why it was rejected, for its owner to read; empty when accepted

    [[nodiscard]] bool isAccepted() const { return rejection.empty(); }
};

/// What became of the attempt to allocate a request.
struct Attempt
{
    AttemptOutcome outcome = AttemptOutcome::Allocated;
    std::optional<Denial> denial; ///< the limit or maximum in the way, where it was one
    Effects effects; ///< of an allocation

    [[nodiscard]] bool isAllocated() const { return outcome == AttemptOutcome::Allocated; }
};

/// What a call that concerns several applications changed in one of them.
struct ApplicationEffects
{
    ApplicationId app;
    Effects effects;
};

/// What an update of the configuration did.
struct PartitionUpdate
{
    QueueChanges queues;
    std::vector<LimitChange> limits;
};

/// What the removal of a partition did.
struct PartitionRemoval
{
    QueueChanges queues;
    std::vector<ApplicationEffects> applications;
};
} // namespace quotadeck::cluster

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/cluster/nodes.h"
#include "core/cluster/queuespec.h"
#include "core/config/schema/schema.h"
#include "core/placement/rule.h"
#include "core/placement/ruleset.h"
#include "core/resource/decision.h"
#include "core/ugm/limits.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::cluster {
enum class LimitChangeKind { Added, Changed, Removed };

/// A limit that an update of the configuration touched.
struct LimitChange
{
    QueuePath queue; ///< as spelled in the configuration
    DenialSubject subject = DenialSubject::User; ///< or Group
    std::string name; ///< "*" for everyone else
    LimitChangeKind kind = LimitChangeKind::Changed;

    friend bool operator==(const LimitChange&, const LimitChange&) = default;
};

/// What differs between @p before and @p after: by queue, users before groups, by name.
[[nodiscard]] std::vector<LimitChange> limitChanges(const ugm::Limits& before, const ugm::Limits& after);

/// The configuration of a partition but for its queues and limits. A value.
struct PartitionSettings
{
    std::string name;
    Mode mode = Mode::Current;
    /// Rules that cannot be built stop an update; a partition that starts with them has none (VAL-92).
    tl::expected<placement::RuleSet, placement::RuleError> rules;
    NodeSorting nodeSorting;
    bool isPreemptionEnabled = true;
    bool isQuotaPreemptionEnabled = false;
};

/// The configuration of a partition, read completely: the dry run before it is applied (QUE-60). A value.
struct PartitionPlan
{
    PartitionSettings settings;
    QueueSpec queues;
    ugm::Limits limits;
};

/// Reads @p partition, which must be an effective one. Errors: those of readQueueSpec() and ugm::Limits.
[[nodiscard]] Result<PartitionPlan> readPartitionPlan(const config::PartitionConfig& partition,
                                                      Mode mode = Mode::Current);
} // namespace quotadeck::cluster

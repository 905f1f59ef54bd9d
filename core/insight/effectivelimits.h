// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/ugm/limits.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// One number that holds for a person at one level, on one side of an edit.
struct EffectiveSide
{
    std::string holder; ///< the user or group named, "*" for a wildcard; empty for a queue's quota
    Quantity value = 0;
    bool isBinding = false; ///< the smallest of its subject and type on the way (ENF-3)

    friend bool operator==(const EffectiveSide&, const EffectiveSide&) = default;
};

struct EffectiveRow
{
    QueuePath queue; ///< lower case
    DenialSubject subject = DenialSubject::Queue;
    std::optional<ResourceType> type; ///< none: the number of running applications
    std::optional<EffectiveSide> before; ///< nothing: not limited here
    std::optional<EffectiveSide> after;
};

/// What holds for a person in a queue, level by level, before and after an edit.
struct EffectiveLimits
{
    access::UserGroups user;
    QueuePath queue;
    bool hasBefore = false; ///< there are two sides to compare
    std::optional<ugm::GroupMatch> groupBefore; ///< that new applications are charged to; nothing: none
    std::optional<ugm::GroupMatch> groupAfter;
    std::vector<EffectiveRow> rows; ///< from the root down; queue, user, group; types as displayed

    [[nodiscard]] std::string asText() const;
    [[nodiscard]] std::string asJson() const; ///< one line
};

/// Both partitions are effective ones; @p before may be nullptr. Errors: those of ugm::Limits.
[[nodiscard]] Result<EffectiveLimits> effectiveLimits(const config::PartitionConfig* before,
                                                      const config::PartitionConfig& after,
                                                      const access::UserGroups& user, const QueuePath& queue);
} // namespace quotadeck::insight

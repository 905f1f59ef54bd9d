// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <string_view>

namespace quotadeck::config {
/// Every single thing that the scheduler's validation asks of a configuration it could read.
enum class Check {
    PartitionDuplicate,
    QueuesMissing,
    RootResources,
    PartitionLimits,
    Acl,
    LimitEmpty,
    LimitUserName,
    LimitGroupName,
    LimitUserDuplicate,
    LimitGroupDuplicate,
    LimitUserAfterWildcard,
    LimitGroupAfterWildcard,
    LimitGroupWildcardOnly,
    LimitQuantity,
    LimitZero,
    LimitNull,
    LimitAboveQueueApplications,
    QueueMaxQuantity,
    LimitAboveQueueMax,
    QueueName,
    QueueDuplicate,
    QueueQuantity,
    GuaranteedAboveMax,
    ChildMax,
    GuaranteedSum,
    GuaranteedSumAboveMax,
    RuleName,
    RuleFilter,
    RuleQualified,
    RulePath,
    NodeSortType,
    NodeSortWeight,
    ApplicationsAboveParent,
    ApplicationsMissing,
    LimitAboveParent,
    LimitAboveWildcard,
    LimitApplicationsAboveParent,
    LimitApplicationsAboveWildcard,
};

/// How a failed check is reported.
struct CheckInfo
{
    Check check;
    std::string_view rule; ///< of the scheduler specification, "VAL-37"
    std::string_view category; ///< shared by all checks that are one reason to the scheduler
    Severity severity = Severity::Error;
};

[[nodiscard]] const CheckInfo& infoOf(Check check);
} // namespace quotadeck::config

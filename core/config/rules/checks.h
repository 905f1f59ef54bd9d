// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <string_view>

namespace quotadeck::config {
/// Every single thing that the scheduler's validation asks of a configuration it could read, then what it accepts
/// and an administrator should know, then advice of our own:
///
/// ADV-1  members of a named group are counted on the group wildcard of a queue further down (UGM-13)
/// ADV-2  an amount of memory below 1Mi: probably meant in another unit, and so a warning
/// ADV-3  the guarantees of the queues below come to more than 90 %, but not all, of a queue's own maximum
/// ADV-4  a group wildcard with few applications and no user wildcard beside it: one pot for all other groups
/// ADV-5  an ignore comment without a reason
/// ADV-6  an ignore comment for a rule that does not exist
/// ADV-7  an ignore comment that silences nothing
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
    MisnamedType,
    Property,
    RuleUnusual,
    FilterCase,
    QueueNameCase,
    MaxAllZero,
    AclIgnored,
    RuleParentFlag,
    ReservedName,
    LimitAboveAncestorMax,
    ConfigurationEmpty,
    AmountUnreasonable,
    LimitAboveRootLimit,
    WildcardNotAlone,
    NameRepeated,
    ApplicationsZero,
    ParentFalse,
    QuotaMissing,
    AclSpaces,
    RootCase,
    RulesUnbuildable,
    TemplateQuantity,
    FilterNameIgnored,
    AclNameIgnored,
    RuleCrash,
    GroupShadowed,
    MemorySmall,
    GuaranteedNearMax,
    GroupWildcardShared,
    IgnoreWithoutReason,
    IgnoreUnknownRule,
    IgnoreUnused,
};

/// How a failed check is reported.
struct CheckInfo
{
    Check check;
    std::string_view rule; ///< of the scheduler specification, "VAL-37"
    std::string_view
        category; ///< shared by all checks that are one reason to the scheduler; empty for all but errors
    Severity severity = Severity::Error;
};

[[nodiscard]] const CheckInfo& infoOf(Check check);

/// True for the id of a rule of any finding: those of the checks, and CFG-1 to CFG-13 of the reader.
[[nodiscard]] bool isRuleId(std::string_view rule);
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/checks.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace quotadeck::config {
namespace {
// In the order of the enumerators, which is the order in which the scheduler reaches the rules.
constexpr std::array kChecks = {
    CheckInfo{Check::PartitionDuplicate, "VAL-10", "duplicate partition"},
    CheckInfo{Check::QueuesMissing, "VAL-11", "queues missing"},
    CheckInfo{Check::RootResources, "VAL-13", "root resources"},
    CheckInfo{Check::PartitionLimits, "VAL-20", "partition limits"},
    CheckInfo{Check::Acl, "VAL-31", "acl"},
    CheckInfo{Check::LimitEmpty, "VAL-33", "limit-empty"},
    CheckInfo{Check::LimitUserName, "VAL-34", "limit-user-name"},
    CheckInfo{Check::LimitGroupName, "VAL-34", "limit-group-name"},
    CheckInfo{Check::LimitUserDuplicate, "VAL-35", "limit-duplicate"},
    CheckInfo{Check::LimitGroupDuplicate, "VAL-35", "limit-duplicate"},
    CheckInfo{Check::LimitUserAfterWildcard, "VAL-36", "limit-wildcard-order"},
    CheckInfo{Check::LimitGroupAfterWildcard, "VAL-36", "limit-wildcard-order"},
    CheckInfo{Check::LimitGroupWildcardOnly, "VAL-37", "limit-group-wildcard-only"},
    CheckInfo{Check::LimitQuantity, "VAL-38", "limit-resource-parse"},
    CheckInfo{Check::LimitZero, "VAL-38", "limit-resource-zero"},
    CheckInfo{Check::LimitNull, "VAL-39", "limit-null"},
    CheckInfo{Check::LimitAboveQueueApplications, "VAL-40", "limit-vs-queue-apps"},
    CheckInfo{Check::QueueMaxQuantity, "VAL-41", "resource-parse"},
    CheckInfo{Check::LimitAboveQueueMax, "VAL-41", "limit-vs-queue-max"},
    CheckInfo{Check::QueueName, "VAL-42", "queue-name"},
    CheckInfo{Check::QueueDuplicate, "VAL-42", "queue-duplicate"},
    CheckInfo{Check::QueueQuantity, "VAL-50", "resource-parse"},
    CheckInfo{Check::GuaranteedAboveMax, "VAL-51", "guaranteed-vs-max"},
    CheckInfo{Check::ChildMax, "VAL-52", "child-max"},
    CheckInfo{Check::GuaranteedSum, "VAL-55", "sum-guaranteed"},
    CheckInfo{Check::GuaranteedSumAboveMax, "VAL-56", "sum-guaranteed-max"},
    CheckInfo{Check::RuleName, "VAL-60", "rule-name"},
    CheckInfo{Check::RuleFilter, "VAL-61", "rule-filter"},
    CheckInfo{Check::RuleQualified, "VAL-62", "rule-qualified"},
    CheckInfo{Check::RulePath, "VAL-63", "rule-path"},
    CheckInfo{Check::NodeSortType, "VAL-75", "node-sort"},
    CheckInfo{Check::NodeSortWeight, "VAL-76", "node-weight"},
    CheckInfo{Check::ApplicationsAboveParent, "VAL-77", "maxapps-hierarchy"},
    CheckInfo{Check::ApplicationsMissing, "VAL-78", "maxapps-hierarchy"},
    CheckInfo{Check::LimitAboveParent, "VAL-79", "limit-hierarchy-resource"},
    CheckInfo{Check::LimitAboveWildcard, "VAL-79", "limit-hierarchy-resource"},
    CheckInfo{Check::LimitApplicationsAboveParent, "VAL-86", "limit-hierarchy-apps"},
    CheckInfo{Check::LimitApplicationsAboveWildcard, "VAL-87", "limit-hierarchy-apps"},
    CheckInfo{Check::MisnamedType, "CFG-LINT-1", "", Severity::Warning},
    CheckInfo{Check::Property, "CFG-LINT-2", "", Severity::Warning},
    CheckInfo{Check::RuleUnusual, "CFG-LINT-3", "", Severity::Warning},
    CheckInfo{Check::FilterCase, "CFG-LINT-4", "", Severity::Warning},
    CheckInfo{Check::QueueNameCase, "CFG-LINT-5", "", Severity::Warning},
    CheckInfo{Check::MaxAllZero, "CFG-LINT-6", "", Severity::Warning},
    CheckInfo{Check::AclIgnored, "CFG-LINT-7", "", Severity::Warning},
    CheckInfo{Check::RuleParentFlag, "CFG-LINT-8", "", Severity::Warning},
    CheckInfo{Check::ReservedName, "CFG-LINT-9", "", Severity::Warning},
    CheckInfo{Check::LimitAboveAncestorMax, "CFG-LINT-10", "", Severity::Warning},
    CheckInfo{Check::ConfigurationEmpty, "CFG-LINT-11", "", Severity::Warning},
    CheckInfo{Check::AmountUnreasonable, "CFG-LINT-12", "", Severity::Warning},
    CheckInfo{Check::LimitAboveRootLimit, "VAL-LINT-1", "", Severity::Warning},
    CheckInfo{Check::WildcardNotAlone, "VAL-LINT-2", "", Severity::Warning},
    CheckInfo{Check::NameRepeated, "VAL-LINT-3", "", Severity::Warning},
    CheckInfo{Check::ApplicationsZero, "VAL-LINT-4", "", Severity::Warning},
    CheckInfo{Check::ParentFalse, "VAL-LINT-5", "", Severity::Warning},
    CheckInfo{Check::QuotaMissing, "VAL-LINT-6", "", Severity::Info},
    CheckInfo{Check::AclSpaces, "VAL-90", "", Severity::Warning},
    CheckInfo{Check::RootCase, "VAL-91", "", Severity::Warning},
    CheckInfo{Check::RulesUnbuildable, "VAL-92", "", Severity::Warning},
    CheckInfo{Check::TemplateQuantity, "VAL-93", "", Severity::Warning},
    CheckInfo{Check::FilterNameIgnored, "VAL-94", "", Severity::Warning},
    CheckInfo{Check::AclNameIgnored, "VAL-95", "", Severity::Warning},
    CheckInfo{Check::RuleCrash, "VAL-96", "", Severity::Warning},
    CheckInfo{Check::GroupShadowed, "ADV-1", "", Severity::Info},
    CheckInfo{Check::MemorySmall, "ADV-2", "", Severity::Warning},
    CheckInfo{Check::GuaranteedNearMax, "ADV-3", "", Severity::Info},
    CheckInfo{Check::GroupWildcardShared, "ADV-4", "", Severity::Info},
    CheckInfo{Check::IgnoreWithoutReason, "ADV-5", "", Severity::Info},
    CheckInfo{Check::IgnoreUnknownRule, "ADV-6", "", Severity::Info},
    CheckInfo{Check::IgnoreUnused, "ADV-7", "", Severity::Info},
};
constexpr std::array<std::string_view, 13> kReaderRules
    = {"CFG-1", "CFG-2", "CFG-3",  "CFG-4",  "CFG-5",  "CFG-6", "CFG-7",
       "CFG-8", "CFG-9", "CFG-10", "CFG-11", "CFG-12", "CFG-13"};
} // namespace

const CheckInfo& infoOf(Check check)
{
    const CheckInfo& info = kChecks.at(static_cast<std::size_t>(check));
    assert(info.check == check);
    return info;
}

bool isRuleId(std::string_view rule)
{
    return std::ranges::find(kReaderRules, rule) != kReaderRules.end()
        || std::ranges::find(kChecks, rule, &CheckInfo::rule) != kChecks.end();
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/textspan.h"
#include "core/config/schema/schema.h"
#include "core/placement/filter.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::placement {
/// What a rule goes by.
enum class RuleKind {
    Provided, ///< the queue asked for (PLC-20)
    User, ///< the name of the user (PLC-21)
    Fixed, ///< a configured queue (PLC-22)
    Tag, ///< a tag of the application (PLC-23)
    PrimaryGroup, ///< Mode::Seed only (PLC-25)
    SecondaryGroup, ///< Mode::Seed only (PLC-26)
    ApplicationType, ///< Mode::Seed only (PLC-27)
    Test, ///< the scheduler's own tests; known to every scheduler (PLC-2)
    Recovery, ///< the last one of every rule set, for forced applications (PLC-24)
    DefaultQueue, ///< no rule: root.default, after all rules (PLC-41)
};

/// "provided", "primarygroupname"; "recovery" and "default" for the two that cannot be configured.
[[nodiscard]] std::string_view ruleName(RuleKind kind);

/// A placement rule, ready to run. A value.
struct Rule
{
    RuleKind kind = RuleKind::Provided;
    TextSpan span; ///< in the configuration; empty for a rule that is not configured
    bool mayCreate = false;
    Filter filter;
    std::string value; ///< lower case: the queue of a fixed rule, the name of the tag of a tag rule
    std::vector<Rule> parent; ///< none or one; a vector because the type holds itself
};

/// The rule because of which a rule set cannot be built (VAL-92).
struct RuleError
{
    TextSpan span; ///< of the value, or of the name, that is wrong
    std::string rule; ///< its name as spelled
    std::string message; ///< one sentence that says what to do

    friend bool operator==(const RuleError&, const RuleError&) = default;
};

/// Builds the rule that @p config asks for, with its parents (PLC-3). Names are known in any letter case; those of
/// the design documents, "username" for user included, in Mode::Seed only.
[[nodiscard]] tl::expected<Rule, RuleError> buildRule(const config::PlacementRuleConfig& config, Mode mode);
} // namespace quotadeck::placement

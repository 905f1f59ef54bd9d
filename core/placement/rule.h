// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/message.h"
#include "core/base/mode.h"
#include "core/base/textspan.h"
#include "core/config/schema/schema.h"

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace re2 {
class RE2;
}

namespace quotadeck::placement {
/// Which users a placement rule is for (PLC-10 to PLC-13). A value.
class Filter
{
public:
    Filter() = default; ///< for everybody
    /// Entries that are neither a name nor an expression match nothing. "DENY" denies in Mode::Seed only: the
    /// scheduler takes every spelling but "deny" for allow (CON-18).
    [[nodiscard]] static Filter fromConfig(const config::FilterConfig& config, Mode mode);

    /// Whether the rule is for @p user: by the name or by any of the groups.
    [[nodiscard]] bool allows(const access::UserGroups& user) const;

private:
    /// One of the two lists.
    struct Names
    {
        std::set<std::string, std::less<>> names;
        std::shared_ptr<const re2::RE2> expression; ///< instead of names; shared by copies of the filter

        [[nodiscard]] bool match(std::string_view name) const;
    };
    [[nodiscard]] static Names readNames(const config::TextList& list, bool (*isName)(std::string_view));

    bool m_isDeny = false;
    bool m_isEmpty = true; ///< both lists are, whatever their entries
    Names m_users;
    Names m_groups;
};

/// The value that a rule uses.
enum class RuleKind {
    Provided, ///< the requested queue (PLC-20)
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
    Message message; ///< one sentence that says what to do

    friend bool operator==(const RuleError&, const RuleError&) = default;
};

/// Why applications are rejected, or an update refused, because of @p error.
[[nodiscard]] Message describe(const RuleError& error);

/// Builds the rule of @p config, with its parents (PLC-3). Names are known in any letter case; those of
/// the design documents, "username" for user included, in Mode::Seed only.
[[nodiscard]] tl::expected<Rule, RuleError> buildRule(const config::PlacementRuleConfig& config, Mode mode);
} // namespace quotadeck::placement

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/mode.h"
#include "core/config/schema/schema.h"

#include <memory>
#include <set>
#include <string>
#include <string_view>

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
} // namespace quotadeck::placement

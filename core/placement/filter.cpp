// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/filter.h"

#include "core/base/text.h"
#include "core/config/rules/names.h"

#include <algorithm>
#include <re2/re2.h>

namespace quotadeck::placement {
bool Filter::Names::match(std::string_view name) const
{
    if (expression)
        return re2::RE2::PartialMatch(re2::StringPiece(name.data(), name.size()), *expression);
    return names.find(name) != names.end();
}

Filter::Names Filter::readNames(const config::TextList& list, bool (*isName)(std::string_view))
{
    Names result;
    if (list.value.size() == 1 && config::looksLikeExpression(list.value.front().value)) {
        result.expression = config::compiledExpression(list.value.front().value);
        return result;
    }
    for (const config::TextField& name : list.value) {
        if (isName(name.value))
            result.names.insert(name.value);
    }
    return result;
}

Filter Filter::fromConfig(const config::FilterConfig& config, Mode mode)
{
    const std::string& type = config.type.value;
    Filter filter;
    filter.m_isDeny = (mode == Mode::Seed ? asciiLowered(type) : type) == "deny";
    filter.m_isEmpty = config.users.value.empty() && config.groups.value.empty();
    filter.m_users = readNames(config.users, config::isUserName);
    filter.m_groups = readNames(config.groups, config::isGroupName);
    return filter;
}

bool Filter::allows(const access::UserGroups& user) const
{
    if (m_isEmpty)
        return !m_isDeny;
    const bool isMatch = m_users.match(user.user.text())
        || std::ranges::any_of(user.groups,
                               [this](const GroupName& group) { return m_groups.match(group.text()); });
    return isMatch != m_isDeny;
}
} // namespace quotadeck::placement

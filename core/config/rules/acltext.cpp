// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/acltext.h"

#include "core/base/text.h"
#include "core/config/rules/names.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
constexpr std::string_view kEveryone = "*";

std::vector<std::string_view> splitAtCommas(std::string_view list)
{
    std::vector<std::string_view> names;
    for (;;) {
        const auto comma = list.find(',');
        if (const auto name = list.substr(0, comma); !name.empty())
            names.push_back(name);
        if (comma == std::string_view::npos)
            return names;
        list.remove_prefix(comma + 1);
    }
}

void sortOut(std::string_view list, bool (*isName)(std::string_view), std::vector<std::string_view>& bad,
             std::vector<std::string_view>& wildcards)
{
    if (list == kEveryone)
        return;
    for (const std::string_view name : splitAtCommas(list)) {
        if (name == kEveryone)
            wildcards.push_back(name);
        else if (!isName(name))
            bad.push_back(name);
    }
}

template <typename IsName>
std::set<std::string> grantedNames(std::string_view list, IsName isName)
{
    std::set<std::string> names;
    while (!list.empty()) {
        const auto name = list.substr(0, list.find(','));
        if (isName(name))
            names.emplace(name);
        list.remove_prefix(std::min(list.size(), name.size() + 1));
    }
    return names;
}
} // namespace

bool failsWhenApplied(std::string_view acl)
{
    return std::ranges::count(acl, ' ') > 1;
}

bool hasForeignSpace(std::string_view acl)
{
    return std::ranges::any_of(splitUnicodeSpace(acl), [acl](std::string_view field) {
        const auto end = static_cast<std::size_t>(field.data() - acl.data()) + field.size();
        const auto begin = static_cast<std::size_t>(field.data() - acl.data());
        return (begin > 0 && acl[begin - 1] != ' ') || (end < acl.size() && acl[end] != ' ');
    });
}

bool letsEveryoneIn(std::string_view acl)
{
    const auto space = acl.find(' ');
    return trimmedUnicode(acl) == kEveryone || acl.substr(0, space) == kEveryone
        || (space != std::string_view::npos && acl.substr(space + 1) == kEveryone);
}

bool letsSomebodyIn(std::string_view acl)
{
    const auto space = acl.find(' ');
    const auto groups = space == std::string_view::npos ? std::string_view() : acl.substr(space + 1);
    return std::ranges::any_of(splitAtCommas(acl.substr(0, space)), isAclUserName)
        || std::ranges::any_of(splitAtCommas(groups), isAclGroupName);
}

std::optional<std::string> withSingleSpace(std::string_view acl)
{
    const auto fields = splitUnicodeSpace(acl);
    if (fields.empty())
        return std::string();
    if (fields.size() == 2)
        return std::string(fields[0]) + ' ' + std::string(fields[1]);
    const bool isAtFront = fields.front().data() == acl.data();
    if (fields.size() > 2 || (!isAtFront && fields.front() != kEveryone))
        return std::nullopt; // " a ": a user or a group
    return std::string(fields.front());
}

IgnoredNames ignoredNames(std::string_view acl)
{
    IgnoredNames ignored;
    const auto fields = splitUnicodeSpace(acl);
    if (fields.empty() || fields.size() > 2 || (fields.size() == 1 && fields.front() == kEveryone))
        return ignored;
    const bool hasUsers = fields.size() == 2 || fields.front().data() == acl.data();
    if (hasUsers)
        sortOut(fields.front(), isAclUserName, ignored.users, ignored.wildcards);
    if (!hasUsers || fields.size() == 2)
        sortOut(fields.back(), isAclGroupName, ignored.groups, ignored.wildcards);
    return ignored;
}

bool AclGrant::covers(const AclGrant& other) const
{
    return everyone
        || (!other.everyone && std::ranges::includes(users, other.users)
            && std::ranges::includes(groups, other.groups));
}

std::optional<AclGrant> aclGrant(std::string_view text)
{
    AclGrant grant;
    const auto space = text.find(' ');
    const auto users = text.substr(0, space);
    const auto groups = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
    if (trimmedUnicode(text) == "*") { // ACL-5
        grant.everyone = true;
        return grant;
    }
    if (groups.find(' ') != std::string_view::npos) // every single space separates
        return std::nullopt;
    if (users == "*" || groups == "*") {
        grant.everyone = true;
        return grant;
    }
    grant.users = grantedNames(users, isAclUserName);
    grant.groups = grantedNames(groups, isAclGroupName);
    return grant;
}
} // namespace quotadeck::config

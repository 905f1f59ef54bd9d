// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/aclgrant.h"

#include "core/base/text.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
bool isNameOf(std::string_view name, std::string_view extra) // ACL-7
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !name.empty() && isLetter(name.front()) && std::ranges::all_of(name, [&](char c) {
        return isLetter(c) || (c >= '0' && c <= '9') || extra.find(c) != std::string_view::npos;
    });
}

bool isUser(std::string_view name)
{
    if (name.ends_with('$'))
        name.remove_suffix(1);
    return isNameOf(name, ".@-");
}

template <typename IsName>
std::set<std::string> namesIn(std::string_view list, IsName isName)
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
    grant.users = namesIn(users, isUser);
    grant.groups = namesIn(groups, [](std::string_view name) { return isNameOf(name, "-"); });
    return grant;
}
} // namespace quotadeck::config

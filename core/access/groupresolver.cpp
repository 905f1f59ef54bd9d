// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/groupresolver.h"

#include <fmt/format.h>

namespace quotadeck::access {
namespace {
FixedResolver::Table testUsers()
{
    const auto groups = [](std::initializer_list<const char*> names) {
        return std::vector<GroupName>(names.begin(), names.end());
    };
    return {{UserName("testuser1"), groups({"group1000", "group1001"})},
            {UserName("testuser2"), groups({"100", "group1001", "group1002"})},
            {UserName("testuser3"), groups({"group1001", "group1002", "group1003", "group1004"})}};
}
} // namespace

Result<std::vector<GroupName>> NoResolver::groupsOf(const UserName& user) const
{
    return std::vector{GroupName(user.text())};
}

Result<std::vector<GroupName>> FixedResolver::groupsOf(const UserName& user) const
{
    const auto found = m_groups.find(user);
    if (found == m_groups.end())
        return fail(ErrorCode::NotFound, user.text(), fmt::format("there is no user {}", user.text()));
    return found->second;
}

Result<std::unique_ptr<GroupResolver>> makeResolver(std::string_view type)
{
    if (type == "ldap") {
        return fail(ErrorCode::Unsupported, "usergroupresolver",
                    "groups cannot be looked up in LDAP here: give them with the application");
    }
    if (type == "os")
        return std::make_unique<OsResolver>();
    if (type == "test")
        return std::make_unique<FixedResolver>(testUsers());
    return std::make_unique<NoResolver>();
}
} // namespace quotadeck::access

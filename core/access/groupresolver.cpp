// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/groupresolver.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <grp.h>
#include <optional>
#include <pwd.h>
#include <sys/types.h>
#include <system_error>

namespace quotadeck::access {
namespace {
constexpr std::size_t kFirstBuffer = 4096;
constexpr std::size_t kLargestBuffer = std::size_t{1} << 24U;
constexpr int kFirstGroups = 64;
constexpr int kMostGroups = 1 << 20; // more than any system allows

/// Calls @p query(buffer) with growing buffers until it does not ask for a larger one.
template <typename Query>
int withBuffer(std::vector<char>& buffer, Query&& query)
{
    buffer.resize(kFirstBuffer);
    for (;;) {
        const int error = query(buffer);
        if (error != ERANGE || buffer.size() >= kLargestBuffer)
            return error;
        buffer.resize(buffer.size() * 4);
    }
}

Result<gid_t> primaryGroupOf(const UserName& user)
{
    passwd entry{};
    passwd* found = nullptr;
    std::vector<char> buffer;
    const int error = withBuffer(buffer, [&](std::vector<char>& space) {
        return ::getpwnam_r(user.text().c_str(), &entry, space.data(), space.size(), &found);
    });
    if (found != nullptr)
        return entry.pw_gid;
    // Which of these means "no such user" differs from system to system.
    if (error == 0 || error == ENOENT || error == ESRCH || error == EBADF || error == EPERM)
        return fail(ErrorCode::NotFound, user.text(), fmt::format("there is no user {}", user.text()));
    return fail(
        ErrorCode::Io, user.text(),
        fmt::format("user {} cannot be looked up: {}", user.text(), std::generic_category().message(error)));
}

GroupName nameOf(gid_t id)
{
    group entry{};
    group* found = nullptr;
    std::vector<char> buffer;
    withBuffer(buffer, [&](std::vector<char>& space) {
        return ::getgrgid_r(id, &entry, space.data(), space.size(), &found);
    });
    return found != nullptr ? GroupName(entry.gr_name) : GroupName(std::to_string(id));
}

/// All groups of @p user, @p primary among them; nothing when the system cannot list them.
std::optional<std::vector<gid_t>> groupIds(const UserName& user, gid_t primary)
{
    std::vector<gid_t> ids;
    for (int room = kFirstGroups; room <= kMostGroups; room *= 4) {
        ids.resize(static_cast<std::size_t>(room));
        int count = room;
        if (::getgrouplist(user.text().c_str(), primary, ids.data(), &count) >= 0) {
            ids.resize(static_cast<std::size_t>(count));
            return ids;
        }
    }
    return std::nullopt;
}
} // namespace

Result<std::vector<GroupName>> OsResolver::groupsOf(const UserName& user) const
{
    const auto primary = primaryGroupOf(user);
    if (!primary)
        return tl::unexpected(primary.error());
    const auto ids = groupIds(user, *primary);
    if (!ids) {
        return fail(ErrorCode::Io, user.text(),
                    fmt::format("the groups of user {} cannot be read", user.text()));
    }
    std::vector<GroupName> groups{nameOf(*primary)};
    for (const gid_t id : *ids) {
        if (id != *primary)
            groups.push_back(nameOf(id));
    }
    return groups;
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/groupresolver.h"

#include <cerrno>
#include <cstring>
#include <grp.h>
#include <optional>
#include <pwd.h>
#include <sys/types.h>
#include <system_error>
#include <utility>

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
        return fail(ErrorCode::NotFound, user.text(),
                    {QUOTADECK_TEXT("access", "this machine has no user %1"), user.text()});
    return fail(ErrorCode::Io, user.text(),
                {QUOTADECK_TEXT("access", "user %1 cannot be looked up on this machine: %2"), user.text(),
                 std::generic_category().message(error)});
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
        return fail(
            ErrorCode::Io, user.text(),
            {QUOTADECK_TEXT("access", "this machine cannot list the groups of user %1"), user.text()});
    }
    std::vector<GroupName> groups{nameOf(*primary)};
    for (const gid_t id : *ids) {
        if (id != *primary)
            groups.push_back(nameOf(id));
    }
    return groups;
}

std::string accountName(uid_t id)
{
    passwd entry{};
    passwd* found = nullptr;
    std::vector<char> buffer;
    withBuffer(buffer, [&](std::vector<char>& space) {
        return ::getpwuid_r(id, &entry, space.data(), space.size(), &found);
    });
    return found != nullptr ? std::string(entry.pw_name) : std::string();
}

bool UserGroupCache::Entry::isFreshAt(std::chrono::nanoseconds now) const
{
    return now - resolved <= (groups ? kKeep : kKeepFailed);
}

UserGroupCache::UserGroupCache(std::unique_ptr<const GroupResolver> resolver, Clock clock)
    : m_resolver(std::move(resolver))
    , m_clock(std::move(clock))
    , m_lastCleaned(m_clock())
{
}

Result<UserGroups> UserGroupCache::resolve(const UserName& user)
{
    if (user.isEmpty())
        return fail(ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("access", "a user without a name has no groups"));
    const auto asked = m_clock();
    {
        const std::scoped_lock lock(m_mutex);
        cleanAt(asked);
        const auto known = m_entries.find(user);
        if (known != m_entries.end() && known->second.isFreshAt(asked))
            return known->second.groups;
    }
    auto groups = m_resolver->groupsOf(user).map([&user](std::vector<GroupName>&& names) {
        return UserGroups{user, std::move(names)};
    });
    const auto answered = m_clock();

    const std::scoped_lock lock(m_mutex);
    auto& entry = m_entries.try_emplace(user, Entry{groups, answered}).first->second;
    if (!entry.isFreshAt(answered)) // it was there, but too old
        entry = Entry{std::move(groups), answered};
    return entry.groups;
}

Result<UserGroups> UserGroupCache::complete(const UserGroups& submitted)
{
    if (submitted.groups.empty() || submitted.user.isEmpty())
        return resolve(submitted.user);
    const auto now = m_clock();
    const std::scoped_lock lock(m_mutex);
    cleanAt(now);
    m_entries.insert_or_assign(submitted.user, Entry{submitted, now});
    return submitted;
}

std::size_t UserGroupCache::size() const
{
    const std::scoped_lock lock(m_mutex);
    return m_entries.size();
}

void UserGroupCache::cleanAt(std::chrono::nanoseconds now)
{
    if (now - m_lastCleaned < kCleanEvery)
        return;
    m_lastCleaned = now;
    std::erase_if(m_entries, [now](const auto& entry) { return !entry.second.isFreshAt(now); });
}
} // namespace quotadeck::access

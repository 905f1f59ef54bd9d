// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/usergroupcache.h"

#include <utility>

namespace quotadeck::access {
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
        return fail(ErrorCode::InvalidArgument, {}, "a user without a name has no groups");
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

void UserGroupCache::clean()
{
    const auto now = m_clock();
    const std::scoped_lock lock(m_mutex);
    cleanAt(now);
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

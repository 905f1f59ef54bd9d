// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/result.h"
#include "core/base/strongid.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <sys/types.h>
#include <unordered_map>
#include <vector>

namespace quotadeck::access {
/// A source of the groups of a user.
///
/// Threading: groupsOf() must be callable from several threads at once.
class GroupResolver
{
public:
    GroupResolver() = default;
    virtual ~GroupResolver() = default;
    GroupResolver(const GroupResolver&) = delete;
    GroupResolver& operator=(const GroupResolver&) = delete;
    GroupResolver(GroupResolver&&) = delete;
    GroupResolver& operator=(GroupResolver&&) = delete;

    /// The groups of @p user, the primary group first. May block. Errors: NotFound for an unknown user, Io when
    /// the source of the groups cannot be read; `where` is the user.
    [[nodiscard]] virtual Result<std::vector<GroupName>> groupsOf(const UserName& user) const = 0;
};

/// The users and groups of this machine, as its name service switch lists them: files, LDAP, Active Directory. A group
/// without a name is given by its number.
class OsResolver final : public GroupResolver
{
public:
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override;
};

/// The name of the account with the number @p id on this machine; empty: it has none that is known. May block while a directory
/// server answers. Safe from any thread.
[[nodiscard]] std::string accountName(uid_t id);

/// Remembers the groups of users for a while, and for a shorter while that there is no such user.
///
/// Shape:     one entry a user, with the time of its resolution. An entry counts up to and including its age limit;
///            older ones are never returned and are deleted by the cleaner.
/// Units:     times are durations since any fixed moment of the injected clock.
/// Threading: thread-safe. One mutex guards the entries and is never held while the resolver or the clock run: a
///            slow lookup delays nobody else. Callers that miss the same user at the same time may each ask the
///            resolver; all get the answer that was stored first. No threads of its own: the cleaner
///            runs within calls.
/// Ownership: owns the resolver.
class UserGroupCache
{
public:
    static constexpr std::chrono::seconds kKeep{300};
    static constexpr std::chrono::seconds kKeepFailed{30};
    static constexpr std::chrono::seconds kCleanEvery{60};
    /// Never goes back; callable from several threads at once.
    using Clock = std::function<std::chrono::nanoseconds()>;

    UserGroupCache(std::unique_ptr<const GroupResolver> resolver, Clock clock);

    /// @p user with the groups as of now or of at most kKeep ago. Errors: those of the resolver, repeated for
    /// kKeepFailed without asking it again; InvalidArgument for an empty name.
    [[nodiscard]] Result<UserGroups> resolve(const UserName& user);
    /// @p submitted as it is and remembered when it brings groups, else resolve().
    [[nodiscard]] Result<UserGroups> complete(const UserGroups& submitted);

    [[nodiscard]] std::size_t size() const; ///< entries, those too old included

private:
    struct Entry
    {
        Result<UserGroups> groups;
        std::chrono::nanoseconds resolved{};

        [[nodiscard]] bool isFreshAt(std::chrono::nanoseconds now) const;
    };

    void cleanAt(std::chrono::nanoseconds now); // with the mutex held

    const std::unique_ptr<const GroupResolver> m_resolver;
    const Clock m_clock;
    mutable std::mutex m_mutex;
    std::unordered_map<UserName, Entry> m_entries;
    std::chrono::nanoseconds m_lastCleaned;
};
} // namespace quotadeck::access

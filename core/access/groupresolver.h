// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strongid.h"

#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace quotadeck::access {
/// The source of the groups of a user.
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

/// The scheduler without a resolver: a user is in the one group of the same name (UGM-15).
class NoResolver final : public GroupResolver
{
public:
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override;
};

/// Users and groups from a table.
class FixedResolver final : public GroupResolver
{
public:
    using Table = std::map<UserName, std::vector<GroupName>>;
    explicit FixedResolver(Table groups) : m_groups(std::move(groups)) { }
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override;

private:
    Table m_groups;
};

/// Users and groups of this machine; a group without a name is given by its number.
class OsResolver final : public GroupResolver
{
public:
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override;
};

/// The resolver that `usergroupresolver: {type: ...}` selects: "os", "test" (three users of the scheduler's own
/// tests), anything else is none. Errors: Unsupported for "ldap".
[[nodiscard]] Result<std::unique_ptr<GroupResolver>> makeResolver(std::string_view type);
} // namespace quotadeck::access

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace quotadeck::access {
/// What an entry of an access control list names.
enum class EntryKind { Everyone, User, Group };

/// One entry of an access control list; everyone has no name.
struct AclEntry
{
    EntryKind kind = EntryKind::Everyone;
    std::string name;

    friend bool operator==(const AclEntry&, const AclEntry&) = default;
};

/// An access control list as the scheduler applies it. Lists only grant; a default one grants nothing (ACL-1).
///
/// Threading: a value; const members may run concurrently.
class Acl
{
public:
    Acl() = default;
    /// Reads "users groups", both comma separated and possibly empty, split at every single space (ACL-4). Names
    /// that no list may have are dropped, and all others beside * (ACL-5, ACL-7). Mode::Seed also takes every name of the portable filename
    /// character set and @ (ACL-8). Errors: Parse for more than one space; a queue with such a list cannot be
    /// created, although validation lets many of them pass (VAL-90).
    [[nodiscard]] static Result<Acl> parse(std::string_view text, Mode mode = Mode::Current);

    /// What grants @p user access: everyone, else the user, else the first of the groups in their order (ACL-10).
    /// Upper and lower case matter. Nothing when access is not granted here.
    [[nodiscard]] std::optional<AclEntry> grantTo(const UserGroups& user) const;

    [[nodiscard]] bool allowsEveryone() const { return m_everyone; }
    [[nodiscard]] bool isEmpty() const { return !m_everyone && m_users.empty() && m_groups.empty(); }
    [[nodiscard]] const std::set<std::string, std::less<>>& users() const { return m_users; }
    [[nodiscard]] const std::set<std::string, std::less<>>& groups() const { return m_groups; }

private:
    void readList(std::string_view list, EntryKind kind, Mode mode);

    bool m_everyone = false;
    std::set<std::string, std::less<>> m_users;
    std::set<std::string, std::less<>> m_groups;
};

/// Takes applications that must run although no rule places them; nobody can submit to it (PLC-60, ACL-20).
inline constexpr std::string_view kRecoveryQueue = "root.@recovery@";

enum class Permission {
    Submit, ///< run applications in a queue (ACL-20)
    Administer, ///< kill and move the applications of a queue (ACL-21, ACL-25)
};

/// The lists of one configured queue. Both are empty for a queue that was created by placement (ACL-23).
struct QueueAcls
{
    Acl submit;
    Acl admin;
};

/// The lists of the queue at a path in any letter case; nullptr for one that does not exist.
using AclLookup = std::function<const QueueAcls*(const QueuePath& path)>;

/// The entry that gives access.
struct AccessGrant
{
    QueuePath queue; ///< where the list is set: the queue of the question or one above it
    Permission list = Permission::Submit; ///< which of its lists: an administrator may submit, too
    AclEntry entry;

    friend bool operator==(const AccessGrant&, const AccessGrant&) = default;
};

/// A verdict with its reason.
struct AccessDecision
{
    Permission asked = Permission::Submit;
    QueuePath queue; ///< of the question
    UserName user;
    std::optional<AccessGrant> grant; ///< nothing: no list from the queue up to the root names the user

    [[nodiscard]] bool isAllowed() const { return grant.has_value(); }
    friend bool operator==(const AccessDecision&, const AccessDecision&) = default;
};

/// Whether @p user may do @p asked in @p queue: the first list from the queue up to the root that grants it, the
/// list for submitting before the one for administering (ACL-20 to ACL-22). Queues that do not exist are passed
/// over. Submitting to the recovery queue is denied whatever the lists say.
[[nodiscard]] AccessDecision checkAccess(Permission asked, const QueuePath& queue, const UserGroups& user,
                                         const AclLookup& aclsOf);

/// Whether @p user may kill an application that runs in @p queue (ACL-25).
[[nodiscard]] AccessDecision checkKill(const QueuePath& queue, const UserGroups& user,
                                       const AclLookup& aclsOf);
/// Whether @p user may move an application from one queue to another, which takes both; the one that is denied,
/// else that for @p to (ACL-25).
[[nodiscard]] AccessDecision checkMove(const QueuePath& from, const QueuePath& to, const UserGroups& user,
                                       const AclLookup& aclsOf);

/// "bob may submit to root.a.b: group dev is in the submitacl of root.a".
[[nodiscard]] Message describe(const AccessDecision& decision);
} // namespace quotadeck::access

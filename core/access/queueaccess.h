// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/acl.h"
#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::access {
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
    QueuePath queue; ///< where the list is set: the queue asked about or one above it
    Permission list = Permission::Submit; ///< which of its lists: an administrator may submit, too
    AclEntry entry;

    friend bool operator==(const AccessGrant&, const AccessGrant&) = default;
};

/// A verdict with its reason.
struct AccessDecision
{
    Permission asked = Permission::Submit;
    QueuePath queue; ///< asked about
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

/// Who may administer the scheduler itself. Gives no right in any queue (ACL-24).
struct SchedulerAcl
{
    UserName processOwner; ///< always allowed
    Acl acl;

    /// What allows @p user; nothing when nothing does.
    [[nodiscard]] std::optional<AclEntry> grantTo(const UserGroups& user) const;
};

/// "bob may submit to root.a.b: group dev is in the submitacl of root.a".
[[nodiscard]] std::string describe(const AccessDecision& decision);
} // namespace quotadeck::access

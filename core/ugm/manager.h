// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/usageinfo.h"
#include "core/ugm/grouptracker.h"
#include "core/ugm/limits.h"
#include "core/ugm/usertracker.h"

#include <map>
#include <optional>
#include <vector>

namespace quotadeck::ugm {
using access::UserGroups; ///< the order of the groups does not matter here

/// The user and group tracker of one partition: counts what every user and group uses along the queue tree and
/// answers whether more would be within the limits.
///
/// Shape:     users and groups with their own queue trees, which share nothing (UGM-5). After every call a group
///            node's usage is the sum over the applications charged to it, a user root's over all its
///            applications. A failed or denied call changes nothing, a question never creates anything.
/// Group:     the group of an application is settled at its first usage and stays until the application is
///            removed, whatever happens to memberships and limits meanwhile (UGM-10); questions about an
///            application without usage resolve it anew.
/// Paths:     usage is tracked under the lower-case path, limits stay under the configured spelling (UGM-62).
/// Errors:    InvalidArgument for an empty application or user, a nil usage, or a path that is not "root" or
///            below; `where` is the path.
/// Threading: thread-compatible: const members may run concurrently, a mutation runs alone.
/// Source:    the clean model of the scheduler's tracker (UGM-50 to UGM-54); where the scheduler leaves nodes
///            behind after questions and loses limits or usage in updates (UGM-41, UGM-55 to UGM-58), this does
///            not.
class Manager
{
public:
    /// Makes @p limits the active ones. Usage, running applications and charged groups are not touched; usage
    /// above a new limit stays until it is given back (UGM-54). A named user or group with a limit is listed from
    /// now on, used or not (UGM-52).
    void applyLimits(Limits limits);

    /// Books @p usage, which may have negative amounts, without asking any limit (UGM-20 to UGM-22).
    [[nodiscard]] Status increase(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                  ResourceView usage);
    /// Books @p usage if canRun() and the headroom of the user and of the charged group allow it (UGM-23). The
    /// reason of a denial is the first of: user and group application count, user and group resources; each from
    /// the leaf up.
    [[nodiscard]] Result<Decision> tryIncrease(const QueuePath& path, const ApplicationId& app,
                                               const UserGroups& user, ResourceView usage);
    /// Gives @p usage back, never denied and without a floor (UGM-30 to UGM-36). NotFound when the user, or the
    /// charged group, was never booked on @p path.
    [[nodiscard]] Status decrease(const QueuePath& path, const ApplicationId& app, const UserName& user,
                                  ResourceView usage, AppRemoval removal);

    /// What user and charged group together leave for @p app on @p path; a type that is missing is unlimited, a
    /// negative one over its limit, nil is no limit at all (ENF-14).
    [[nodiscard]] std::optional<Resource> headroom(const QueuePath& path, const ApplicationId& app,
                                                   const UserGroups& user) const;
    /// Whether @p app may run as far as the numbers of applications go (ENF-11, ENF-12).
    [[nodiscard]] Decision canRun(const QueuePath& path, const ApplicationId& app,
                                  const UserGroups& user) const;
    /// The first limit on resources that @p usage would break (ENF-15).
    [[nodiscard]] Decision fits(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                const Resource& usage) const;

    [[nodiscard]] const Limits& limits() const { return m_limits; }
    [[nodiscard]] std::vector<UserUsage> users() const; ///< by name
    [[nodiscard]] std::vector<GroupUsage> groups() const; ///< by name

private:
    [[nodiscard]] const UserTracker* findUser(const UserName& user) const;
    [[nodiscard]] const GroupTracker* findGroup(const ChargedGroup& group) const;
    [[nodiscard]] const QueueTracker& queuesOf(const UserName& user) const;
    [[nodiscard]] ChargedGroup chargedGroup(const QueuePath& path, const ApplicationId& app,
                                            const UserGroups& user) const;
    void removeIdle();

    Limits m_limits;
    std::map<UserName, UserTracker> m_users;
    std::map<GroupName, GroupTracker> m_groups;
    QueueTracker m_unused{LimitsByQueue()}; // stands for every user without a tracker
};
} // namespace quotadeck::ugm

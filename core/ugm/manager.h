// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/limits.h"

#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::ugm {
/// Whether the application is over with a decrease.
enum class AppRemoval { Keep, Remove };

using access::UserGroups; ///< the order of the groups does not matter here

/// The usage of everyone at one moment.
struct TrackedUsage
{
    std::vector<UserUsage> users; ///< by name
    std::vector<GroupUsage> groups; ///< by name
};

struct ManagerState;

/// The user and group tracker of one partition: counts what every user and group uses along the queue tree and
/// answers whether more would be within the limits.
///
/// Shape:     users and groups with their own queue trees, which share nothing (UGM-5). After every call a group
///            node's usage is the sum over the applications charged to it, a user root's over all its
///            applications. A denied call changes nothing, nor does a failed one but for UGM-34 below; a question never
///            creates anything. An application is known by its user and its ID: one ID of two users is two
///            applications.
/// Group:     the group of an application is settled at its first usage and stays until the application is
///            removed, whatever happens to memberships and limits meanwhile (UGM-10); questions about an
///            application without usage resolve it anew.
/// Modes:     Mode::Seed updates limits without losing any or any usage (UGM-50 to UGM-54). Mode::Current does it as
///            the scheduler does (UGM-55 to UGM-58): a wildcard that is removed beside named limits stays in
///            force, a removed group limit takes usage of other queues with it, a removed user limit those below,
///            every known user gets a node at each wildcard; and a decrease on a path without a node still
///            reduces what is above (UGM-34). Decisions are the same in both.
/// Paths:     usage is tracked under the lower-case path, limits stay under the configured spelling (UGM-62).
/// Errors:    InvalidArgument for an empty application or user, a nil usage, or a path that is not "root" or
///            below; `where` is the path. Questions about such arguments are answered as about anything unknown.
/// Threading: safe from any thread. Every call acts at once: tryIncrease() decides and books as one step, updates
///            wait while limits are replaced or everyone's usage is read. An increase is never lost to the removal
///            of a tracker (UGM-43), and no order of calls deadlocks (UGM-44).
class Manager
{
public:
    explicit Manager(Mode mode = Mode::Seed);
    ~Manager();
    Manager(Manager&&) noexcept;
    Manager& operator=(Manager&&) noexcept;
    /// A manager that stands where another one was when it listed @p usage, with @p limits as the active ones: usage()
    /// gives the same rows again, but for limits and for what nothing needs. Nodes have the sums that they are listed
    /// with; an application is booked where it is listed lowest, all of a queue's own usage on one of them.
    [[nodiscard]] static Manager restored(const TrackedUsage& usage, Limits limits, Mode mode = Mode::Seed);

    /// Makes @p limits the active ones. Usage above a new limit stays until it is given back (UGM-54). A named user
    /// or group with a limit is listed from now on, used or not (UGM-52).
    void applyLimits(Limits limits);

    /// Books @p usage, which may have negative amounts, without checking any limit (UGM-20 to UGM-22).
    [[nodiscard]] Status increase(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                  ResourceView usage);
    /// Books @p usage if canRun() and the headroom of the user and of the charged group allow it (UGM-23). The
    /// reason of a denial is the first of: user and group application count, user and group resources; each from
    /// the leaf up.
    [[nodiscard]] Result<Decision> tryIncrease(const QueuePath& path, const ApplicationId& app,
                                               const UserGroups& user, ResourceView usage);
    /// Gives @p usage back, never denied and without a floor (UGM-30 to UGM-36). NotFound when the application does not
    /// run on @p path; in Mode::Current only when nothing of the user or of the charged group does, as a decrease
    /// by another application is taken there.
    [[nodiscard]] Status decrease(const QueuePath& path, const ApplicationId& app, const UserName& user,
                                  ResourceView usage, AppRemoval removal);

    /// The headroom that user and charged group together leave for @p app on @p path; a type that is missing is
    /// unlimited, a negative one over its limit, nil is no limit at all (ENF-14).
    [[nodiscard]] std::optional<Resource> headroom(const QueuePath& path, const ApplicationId& app,
                                                   const UserGroups& user) const;
    /// Whether @p app may run as far as the numbers of applications go (ENF-11, ENF-12).
    [[nodiscard]] Decision canRun(const QueuePath& path, const ApplicationId& app,
                                  const UserGroups& user) const;
    /// The first limit on resources that @p usage would break (ENF-15).
    [[nodiscard]] Decision fits(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                const Resource& usage) const;

    /// The input of canRun() and fits().
    [[nodiscard]] LimitTrace trace(const QueuePath& path, const ApplicationId& app,
                                   const UserGroups& user) const;

    /// The active limits, as they were at the call.
    [[nodiscard]] std::shared_ptr<const Limits> limits() const;
    /// Everyone's usage; no update lies between two rows (UGM-45), all wait meanwhile.
    [[nodiscard]] TrackedUsage usage() const;
    [[nodiscard]] std::vector<UserUsage> users() const; ///< by name
    [[nodiscard]] std::vector<GroupUsage> groups() const; ///< by name

private:
    std::unique_ptr<ManagerState> m_state;
};
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/mode.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/cluster/application.h"
#include "core/cluster/attempt.h"
#include "core/cluster/deadlines.h"
#include "core/cluster/nodes.h"
#include "core/cluster/partitionplan.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/placement/placement.h"
#include "core/resource/decision.h"
#include "core/ugm/manager.h"

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// Where an application runs, or why not.
struct SubmissionResult
{
    placement::Placement placement; ///< empty when placement was not tried
    Message rejection; ///< why; empty when accepted

    [[nodiscard]] bool isAccepted() const { return rejection.isEmpty(); }
};

/// What became of the attempt to allocate a request.
struct Attempt
{
    AttemptOutcome outcome = AttemptOutcome::Allocated;
    std::optional<Denial> denial; ///< the blocking limit or maximum, if one was the reason
    Effects effects; ///< of an allocation

    [[nodiscard]] bool isAllocated() const { return outcome == AttemptOutcome::Allocated; }
};

/// What a call that concerns several applications changed in one of them.
struct ApplicationEffects
{
    ApplicationId app;
    Effects effects;
};

/// What an update of the configuration did.
struct PartitionUpdate
{
    QueueChanges queues;
    std::vector<LimitChange> limits;
};

/// What the removal of a partition did.
struct PartitionRemoval
{
    QueueChanges queues;
    std::vector<ApplicationEffects> applications;
};

/// The message of the applications that fail because their partition left the configuration (QUE-44).
inline constexpr std::string_view kPartitionRemoved = "PartitionRemoved";
/// Finished applications that a partition keeps, and rejected ones likewise: the oldest are dropped first, even before
/// they expire (APP-17). The scheduler itself has no such bound.
inline constexpr std::size_t kMostEnded = 2'000;

/// One partition of the scheduler: the only place where queues, nodes, applications, and user and group limits meet.
///
/// Shape:     for every queue, user, group and node usage is the sum over the allocations (SIM-1). Every call is one
///            step: what it denies or fails to do changes nothing (ENF-20).
/// Effects:   the effects that calls return have been applied already, in queues, nodes and tracker; the caller logs
///            them and requests the releases from the cluster, which take effect when they are confirmed (APP-40).
/// Modes:     decide which limits are checked first and whether a restart counts (ENF-13, APP-20); limits are updated
///            without a loss in both (CON-11, CON-12).
/// Errors:    NotFound for an application, request, allocation or node that is not there, besides those of
///            Application.
/// Time:      given with each call and never going back; no threads and no timers of its own: the owner calls
///            runTimers(), and removeIdleQueues() every QueueTree::kCleanEvery.
/// Threading: thread-compatible: const members may run concurrently, a mutation runs alone.
class Partition
{
public:
    explicit Partition(PartitionPlan plan);
    /// @p partition must be an effective one. Errors: those of readPartitionPlan().
    [[nodiscard]] static Result<Partition> fromConfig(const config::PartitionConfig& partition,
                                                      Mode mode = Mode::Current);

    [[nodiscard]] const std::string& name() const { return m_settings.name; }
    /// The active configuration without queues and limits, which queues() and usage() show.
    [[nodiscard]] const PartitionSettings& settings() const { return m_settings; }
    /// Takes no applications any more (PLC-48).
    [[nodiscard]] bool isDraining() const { return m_isDraining; }
    [[nodiscard]] const QueueTree& queues() const { return m_queues; }
    [[nodiscard]] const ugm::Manager& usage() const { return *m_usage; }
    [[nodiscard]] const Nodes& nodes() const { return m_nodes; }
    [[nodiscard]] const std::map<ApplicationId, Application>& applications() const { return m_applications; }
    /// In that order, the last kMostEnded of them.
    [[nodiscard]] const std::deque<Application>& finished() const { return m_finished; }
    /// Likewise.
    [[nodiscard]] const std::deque<Application>& rejected() const { return m_rejected; }
    [[nodiscard]] const RequestLogs& logs() const { return m_logs; }

    /// Errors: those of Nodes.
    [[nodiscard]] Status addNode(Node node);
    [[nodiscard]] Status setNodeSchedulable(const std::string& id, bool isSchedulable);
    /// All allocations on the node end, swaps to it are cancelled.
    [[nodiscard]] Result<std::vector<ApplicationEffects>> removeNode(const std::string& id, SystemTime now);

    /// Accepts @p asked, whose queue is the requested one, empty for none, and whose owner is @p user; or rejects it
    /// if that could not be resolved (APP-10). Creates the queues that placement requires (PLC-46 to PLC-48), applies
    /// namespace tags (NSQ-12) and rejects a gang that can never fit (APP-41). Queues that were created for an
    /// application that is rejected afterwards go with the next removeIdleQueues(); what its tags have set stays.
    SubmissionResult submit(ApplicationSpec asked, const Result<access::UserGroups>& user, SystemTime now);

    [[nodiscard]] Result<Effects> addRequest(const ApplicationId& app, Request request, SystemTime now);
    [[nodiscard]] Result<Effects> removeRequest(const ApplicationId& app, const std::string& key,
                                                SystemTime now);
    /// Allocates a pending request on @p node, or on the one to be tried first if that is empty, as far as every limit
    /// and maximum allows it: one atomic step over node, queue, application, user and group (ENF-10 to ENF-20). A
    /// denial is logged with the request.
    [[nodiscard]] Result<Attempt> tryAllocate(const ApplicationId& app, const std::string& key,
                                              const std::string& node, SystemTime now);
    /// Takes in an allocation that the cluster has made, as after a restart, above every limit if need be (UGM-60,
    /// ENF-21).
    [[nodiscard]] Result<Effects> restore(const ApplicationId& app, Allocation allocation, SystemTime now);
    /// Starts to swap an allocated placeholder for the first request that fits one; on @p node if that is not empty
    /// and has room, which is kept then, else where the placeholder is. No quota is checked (ENF-22, APP-31). Releases
    /// placeholders that are too small. No effects when there is nothing to do.
    [[nodiscard]] Result<Effects> tryReplace(const ApplicationId& app, const std::string& node);
    /// Requests the release of an allocation to make room for others; its usage stays until that is confirmed (APP-40,
    /// UGM-63).
    [[nodiscard]] Result<Effects> preempt(const ApplicationId& app, const std::string& key);
    /// An allocation has ended, requested or not.
    [[nodiscard]] Result<Effects> confirmRelease(const ApplicationId& app, const std::string& key,
                                                 Termination reason, SystemTime now);
    /// Ends the application as failed once all it holds is released; see Application::fail().
    [[nodiscard]] Result<Effects> failApplication(const ApplicationId& app, std::string message,
                                                  SystemTime now);
    /// @p actor moves the application with all that it holds and requests to the leaf @p queue, which takes access to
    /// both queues (ACL-25). Queue usage, user and group usage and running applications move in one step; the
    /// group that is charged stays (UGM-10). InvalidArgument, and nothing has changed, without that access, for a
    /// queue that takes no applications, and where a quota or a limit of the queues that are new to it has no room
    /// for what it holds (SIM-1).
    [[nodiscard]] Status moveApplication(const ApplicationId& app, const QueuePath& queue,
                                         const access::UserGroups& actor);
    /// @p actor ends the application, which takes access to its queue (ACL-25): it fails with a message that names the
    /// actor. One that cannot fail any more (APP-3) goes with all it holds. InvalidArgument without that access.
    [[nodiscard]] Result<Effects> killApplication(const ApplicationId& app, const access::UserGroups& actor,
                                                  SystemTime now);
    /// The cluster removes the application with all it holds. It is gone at once, and listed as finished only if it
    /// was about to be.
    [[nodiscard]] Result<Effects> removeApplication(const ApplicationId& app, SystemTime now);

    [[nodiscard]] std::optional<SystemTime> nextDeadline() const { return m_deadlines.next(); }
    /// Runs the timers of all applications that are due: gang time-outs, the end of Completing (APP-16, APP-34).
    std::vector<ApplicationEffects> runTimers(SystemTime now);
    /// The cleaner: removes draining and dynamic queues that are empty, children first (QUE-43).
    std::vector<QueuePath> removeIdleQueues() { return m_queues.removeIdle(); }
    /// The queues whose usage above their maximum is to be preempted; none unless the partition is configured so
    /// (QUE-70). Which allocations to preempt for it is the caller's choice.
    [[nodiscard]] std::vector<QuotaExcess> dueQuotaPreemptions(SystemTime now) const;
    /// Forgets finished and rejected applications that have expired by @p now (APP-17). For every kExpiredCleanup.
    void dropExpired(SystemTime now);

    /// Makes @p plan the active configuration: queues, limits, placement rules and node order, in one action
    /// (QUE-60). Fails with Parse, and changes nothing, for rules that cannot be built (VAL-92, QUE-62), and with
    /// InvalidArgument when the partition is draining.
    [[nodiscard]] Result<PartitionUpdate> update(PartitionPlan plan, SystemTime now);
    /// What update() would fail with, before anything is changed.
    [[nodiscard]] Status checkUpdate(const PartitionPlan& plan) const;
    /// The partition left the configuration: its queues drain, its applications fail, its nodes go (QUE-44).
    PartitionRemoval drain(SystemTime now);

private:
    struct KeptRoom ///< for a swap that will come from another node
    {
        std::string node;
        Resource amount;
    };

    [[nodiscard]] Message refusal(const ApplicationId& app, const Result<access::UserGroups>& user) const;
    [[nodiscard]] SubmissionResult place(const placement::Submission& submission) const;
    [[nodiscard]] Status enterQueue(const ApplicationSpec& spec, const placement::Submission& submission,
                                    const QueuePath& placed);

    [[nodiscard]] Result<Application*> find(const ApplicationId& app);
    [[nodiscard]] const Queue& leafOf(const Application& app) const;
    void moveQueueUsage(Application& app, const QueuePath& target);
    void moveTrackedUsage(const Application& app, const QueuePath& target);
    Result<Effects> carryOut(Application& app, Result<Effects> effects);
    void book(const Application& app, const UsageChange& change);
    void moveResources(const Application& app, const Effects& effects);
    void freeKeptRoom(const ApplicationId& app, const std::string& request);
    void updateQueue(const Application& app, const Effects& effects);
    void leave(const ApplicationId& app);
    void callOffSwapsTo(const std::string& node, std::vector<ApplicationEffects>& result, SystemTime now);

    PartitionSettings m_settings;
    QueueTree m_queues;
    ugm::Limits m_limits; // the active ones, for the report of the next update
    std::unique_ptr<ugm::Manager> m_usage; // may have locks, which do not move
    Nodes m_nodes;
    std::map<ApplicationId, Application> m_applications;
    RequestLogs m_logs;
    std::map<std::pair<ApplicationId, std::string>, KeptRoom>
        m_kept; // by request, whose key is its application's own
    Deadlines m_deadlines;
    std::deque<Application> m_finished;
    std::deque<Application> m_rejected;
    bool m_isDraining = false;
};
} // namespace quotadeck::cluster

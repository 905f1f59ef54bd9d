// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/cluster/allocation.h"
#include "core/cluster/applicationstate.h"
#include "core/cluster/placeholders.h"
#include "core/ugm/manager.h"
#include "core/usage/summary.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
using usage::ApplicationSummary;
using usage::UsageTotals;

/// A change of usage that the user and group tracker has to book (UGM-21, UGM-33).
struct UsageChange
{
    enum class Kind { Increase, Decrease };

    Kind kind = Kind::Increase;
    /// An empty decrease is valid, it only removes the application (UGM-36).
    Resource amount;
    ugm::AppRemoval removal = ugm::AppRemoval::Keep; ///< of a decrease (APP-21)

    friend bool operator==(const UsageChange&, const UsageChange&) = default;
};

/// A release to be requested from the cluster. Nothing changes before it is confirmed (APP-40).
struct Release
{
    std::string key;
    Termination reason = Termination::StoppedByRm;

    friend bool operator==(const Release&, const Release&) = default;
};

/// What a call changed in an application and its owner must carry on, in the order of the fields. Resources that
/// were added or removed are what queue and nodes gain or lose; a swap and a resized allocation are in both lists,
/// before and after.
struct Effects
{
    std::vector<UsageChange> usage; ///< to be booked unconditionally, in this order
    std::vector<Allocation> removed;
    std::vector<Allocation> added;
    /// Swaps that were cancelled: room kept for them on a node other than the placeholder's is free again.
    std::vector<Allocation> cancelled;
    std::vector<Release> releases;
    std::vector<Request> dropped; ///< requests that were removed, to be reported to the cluster (APP-34)
    std::vector<StateChange> states; ///< entered one after the other
    /// The line to log, of an application that ran and is finished now (SUM-4).
    std::optional<ApplicationSummary> summary;

    /// What the number of running applications changes by (QUE-30): 1, 0 or -1.
    [[nodiscard]] int runningChange() const;
    /// The application is Completed or Failed and leaves its queue (APP-17).
    [[nodiscard]] bool hasFinished() const;
};

inline constexpr std::chrono::nanoseconds kCompletingTime = std::chrono::seconds(30); ///< APP-16
inline constexpr std::chrono::nanoseconds kFinishedTime
    = std::chrono::hours(3 * 24); ///< until Expired, APP-17
inline constexpr std::chrono::nanoseconds kExpiredCleanup = std::chrono::hours(24); ///< APP-17
/// The message of an application whose placeholders timed out (APP-34).
inline constexpr std::string_view kReservationTimeout = "ResourceReservationTimeout";

/// An application as submitted and placed.
struct ApplicationSpec
{
    ApplicationId id;
    QueuePath queue; ///< the leaf, lower case
    access::UserGroups user;
    std::map<std::string, std::string> tags;
    std::string rmId; ///< of the cluster that submitted it, for the summary
    Resource placeholderAsk; ///< of all task groups together; without anything above zero: no gang
    GangStyle gangStyle = GangStyle::Soft;
    std::chrono::milliseconds placeholderTimeout{}; ///< as set; see placeholderTimeout()
    std::optional<SystemTime> created; ///< if the submission contains it
};

/// What an application is and holds, to be read.
struct ApplicationData
{
    ApplicationSpec spec;
    StateMachine states;
    SystemTime submitted; ///< moved back by older requests and allocations (APP-18)
    std::optional<SystemTime> finished; ///< Completed, Failed or Rejected since
    std::string message; ///< why it was rejected, failed or had to resume
    PendingRequests requests;
    std::map<std::string, Allocation> allocations; ///< by key
    Resource pending; ///< of the requests; this and the next two are without zeros
    Resource used; ///< of real allocations
    Resource placeholderUsed; ///< of placeholders
    Resource maxUsed; ///< the most ever used at once, of real allocations or of placeholders
    TaskGroupCounts taskGroups;
    UsageTotals usage; ///< of allocations that ended; empty once the summary is written (SUM-4)
    bool isTracked = false; ///< runs in the view of the user and group tracker (APP-20)
};

/// The first pending request that can take the place of a placeholder now, and that placeholder; by key.
struct ReplacementSearch
{
    std::string request; ///< empty if there is none
    std::string placeholder; ///< likewise
    Effects effects; ///< releases of placeholders that are too small
};

/// One application of a partition (section 9 of the scheduler's rules): states, requests, allocations and gang.
///
/// Shape:     a value without queue, node or tracker. Each change returns what its owner must carry on; a call that
///            fails changes nothing. Finished, it holds nothing and is not tracked.
/// Time:      given with each call and never going back. Timers are deadlines: the owner calls runTimers().
/// Tracker:   usage starts with the first allocation; the application is removed with the last one of any kind if
///            nothing is pending, never while placeholders remain (APP-20, APP-21; UGM-64 as designed).
/// Errors:    NotFound for a key that is not there, InvalidArgument where the state or the value does not allow the
///            call; `where` is the application.
/// Threading: thread-compatible.
class Application
{
public:
    Application(ApplicationSpec spec, SystemTime now);

    [[nodiscard]] const ApplicationData& data() const { return m_data; }
    [[nodiscard]] const ApplicationId& id() const { return m_data.spec.id; }
    [[nodiscard]] AppState state() const { return m_data.states.state(); }
    /// Nullptr when there is none. Valid until the next change.
    [[nodiscard]] const Allocation* findAllocation(const std::string& key) const;
    [[nodiscard]] const Request* findRequest(const std::string& key) const;
    /// Takes part in moves: it is neither ending nor over, so that it may still hold something (ACL-25).
    [[nodiscard]] bool isMovable() const { return canHold(); }
    /// It lives in the leaf @p queue, lower case, from now on. What it holds is the owner's to move.
    void setQueue(QueuePath queue) { m_data.spec.queue = std::move(queue); }
    /// The highest of the pending requests; kNoPriority without any.
    [[nodiscard]] std::int32_t requestPriority() const;
    /// True for a real request that is to take the place of a placeholder and must not be allocated otherwise
    /// (APP-32).
    [[nodiscard]] bool waitsForPlaceholder(const Request& request) const;

    /// Refuses a new application (APP-10); no effects in any other state.
    Effects reject(std::string message, SystemTime now);
    /// Ends a new, accepted or running application, which loses its requests; the release of all its allocations is
    /// requested;
    /// Failed once that is confirmed. No effects in any other state (APP-3).
    Effects fail(std::string message, SystemTime now);

    /// Adds a request or replaces the pending one of that key (APP-11). InvalidArgument for one without anything
    /// above zero, for a key that is allocated already or pending for another task group or not likewise as a
    /// placeholder, and when the application is failing or finished.
    [[nodiscard]] Result<Effects> addRequest(Request request, SystemTime now);
    /// The cluster takes a pending request back (APP-15).
    [[nodiscard]] Result<Effects> removeRequest(const std::string& key, SystemTime now);

    /// A pending request was placed (APP-12, APP-13). Checks no quota.
    [[nodiscard]] Result<Effects> allocate(const std::string& request, Placing placing, SystemTime now);
    /// Takes in an allocation that the cluster reports, as after a restart (UGM-60); checked as addRequest().
    [[nodiscard]] Result<Effects> restore(Allocation allocation, SystemTime now);

    /// Goes through the requests in their order until one fits a placeholder of its task group, and releases those
    /// that are too small for a request before it (APP-31). Costs no more than the requests that find none.
    [[nodiscard]] ReplacementSearch findReplacement();
    /// Starts the swap: requests the release of the placeholder, the request is no longer pending. Takes effect with the
    /// confirmation; until then the owner keeps room on @p placing if that is another node. InvalidArgument unless the
    /// request fits the placeholder, whose release was not requested before.
    [[nodiscard]] Result<Effects> replace(const std::string& request, const std::string& placeholder,
                                          Placing placing);

    /// Requests the release of an allocation to make room for others; no effects if it was requested before (APP-40).
    [[nodiscard]] Result<Effects> preempt(const std::string& key);
    /// The allocation has ended, requested or not (APP-15, APP-16, APP-40). A placeholder being swapped gives its
    /// place to the real allocation if @p reason says so; ended otherwise, the real request is pending again.
    [[nodiscard]] Result<Effects> confirmRelease(const std::string& key, Termination reason, SystemTime now);
    /// The cluster removes the application: requests and allocations go at once (APP-21).
    Effects removeAll(SystemTime now);

    /// When runTimers() has something to do, if nothing happens before.
    [[nodiscard]] std::optional<SystemTime> nextDeadline() const;
    /// Acts on the deadlines that are not after @p now: placeholder timeout (APP-33, APP-34), end of Completing
    /// (APP-16), expiry of a finished application (APP-17).
    Effects runTimers(SystemTime now);

private:
    [[nodiscard]] bool canHold() const;
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] tl::unexpected<Error> refusal(ErrorCode code, Message message) const;
    [[nodiscard]] Status checkNew(const Request& request) const;

    bool handle(AppEvent event, SystemTime now, Effects& effects);
    void finish(SystemTime now, Effects& effects);
    void failFor(Termination reason, std::string message, SystemTime now, Effects& effects);
    void completeIfIdle(SystemTime now, Effects& effects);

    void insertRequest(Request request);
    std::optional<Request> takeRequest(const std::string& key);
    std::vector<Request> dropRequests();

    void add(Allocation allocation, SystemTime now, Effects& effects);
    Allocation take(std::map<std::string, Allocation>::iterator allocation, Termination reason,
                    SystemTime now);
    void settleRemoval(bool wasPlaceholder, SystemTime now, Effects& effects);
    std::string nextPlaceholderFor(const Request& request, Effects& effects);
    void confirmSwap(Allocation real, Allocation placeholder, SystemTime now, Effects& effects);
    void cancelSwap(Allocation real, Effects& effects);
    void decrease(Resource amount, Effects& effects);

    void askBack(Allocation& allocation, Termination reason, Effects& effects);
    void askPlaceholdersBack(Effects& effects);
    void timeOutGang(SystemTime now, Effects& effects);
    void endCompleting(SystemTime now, Effects& effects);

    ApplicationData m_data;
    PlaceholderSwaps m_swaps;
    std::chrono::nanoseconds m_placeholderTimeout;
    std::optional<SystemTime> m_placeholderDeadline;
    std::optional<SystemTime> m_stateDeadline; // of Completing and of a finished state
};
} // namespace quotadeck::cluster

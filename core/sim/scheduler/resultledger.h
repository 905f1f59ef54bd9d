// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/cluster/partition.h"
#include "core/cluster/schedulingcycle.h"
#include "core/sim/results.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// The waits of applications, in the order in which they were added.
///
/// Shape:     add() keeps every wait exactly. shorten() bounds the memory of a log that grows for days: beyond
///            kMostExact waits all so far are rounded up by less than one percent and counted. The mean stays exact.
/// Threading: thread-compatible.
class WaitLog
{
public:
    static constexpr std::size_t kMostExact = 4'096;

    void add(Nanoseconds wait) { m_exact.push_back(wait); }
    void add(const WaitLog& others);
    void shorten();

    [[nodiscard]] std::optional<WaitTimes> times() const; ///< Nothing without any wait.
    [[nodiscard]] std::size_t entries() const
    {
        return m_exact.size() + m_rounded.size();
    } ///< kept in memory

private:
    using Counts = std::map<Nanoseconds, std::uint64_t>;

    std::vector<Nanoseconds> m_exact;
    Counts m_rounded;
    double m_roundedSeconds = 0; // their sum before they were rounded
};

/// Records the results of a simulation: the end of every application, its wait, resource seconds, denials and their
/// reasons. Costs by what happens, not by the time that passes.
///
/// Threading: thread-compatible.
class ResultLedger
{
public:
    ResultLedger() = default;
    ResultLedger(const ResultLedger&) = delete; // open applications point into it
    ResultLedger& operator=(const ResultLedger&) = delete;
    ResultLedger(ResultLedger&&) = default;
    ResultLedger& operator=(ResultLedger&&) = default;
    ~ResultLedger() = default;

    /// @p app was accepted and placed in @p queue.
    void submitted(const ApplicationId& app, const QueuePath& queue, const UserName& user, SystemTime now);
    /// @p queue as requested, may be empty.
    void rejected(const ApplicationId& app, const QueuePath& queue, const UserName& user, SystemTime now);
    /// @p app got or lost allocations. Ignored for one that is not open, as the next.
    void changed(const ApplicationId& app, const cluster::Effects& effects, SystemTime now);
    /// @p app lives in @p queue from now on: what it used before stays with the other queue.
    void moved(const ApplicationId& app, const QueuePath& queue, SystemTime now);
    void ended(const ApplicationId& app, bool hasFailed, SystemTime now);
    void denied(const std::vector<cluster::DeniedAttempt>& attempts);

    /// @p start is when the books were opened, @p partition has the quotas that hold now.
    [[nodiscard]] Results results(const cluster::Partition& partition, SystemTime start,
                                  SystemTime now) const;
    /// Of what users notice so far: which applications were accepted, rejected, started, ended, which pods were allocated and released, and when. Equal for the same
    /// of each, in whatever order within a moment.
    [[nodiscard]] std::uint64_t digest() const { return m_digest; }

private:
    using ResourceSeconds = std::map<ResourceType, double>;
    using Key = std::pair<QueuePath, UserName>;

    using Denials = std::map<DenialReason, std::uint64_t>;

    /// Of one user in one queue.
    struct Account
    {
        std::uint64_t completed = 0;
        std::uint64_t failed = 0;
        std::uint64_t rejected = 0;
        WaitLog waits; // of those that started, or ended without
        Resource used;
        ResourceSeconds usedSeconds; // until usedSince
        SystemTime usedSince;
        double openSeconds = 0; // of those that ended
        double waitedSeconds = 0; // of those that started, or ended without
        Denials denials;
    };

    struct OpenApplication
    {
        Key key;
        Account* account = nullptr; // of that key
        SystemTime submitted;
        bool hasStarted = false;
        Resource held;
        Denials::value_type* lastDenial
            = nullptr; // of the account: most are denied for one reason again and again
    };

    struct Sum;
    using QueueSums = std::map<QueuePath, Sum>;
    using UserSums = std::map<UserName, Sum>;

    static void passTime(Account& account, SystemTime now);
    void noteStart(const ApplicationId& id, OpenApplication& app, SystemTime now);
    void note(std::string_view what, const std::string& of, SystemTime now);
    [[nodiscard]] QueueSums sumByQueue(SystemTime now) const;
    [[nodiscard]] UserSums sumByUser(SystemTime now) const;
    [[nodiscard]] std::optional<QuotaShare> shareOf(const UserUsage& user, double seconds,
                                                    SystemTime now) const;

    std::map<Key, Account> m_accounts;
    std::map<ApplicationId, OpenApplication> m_open;
    std::uint64_t m_digest = 0;
};
} // namespace quotadeck::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/usage/consumption.h"

#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace quotadeck::usage {
/// What held from one sample to the next.
struct Holding
{
    SubjectPtr subject;
    Account account = Account::Used;
    ResourceType type;

    friend auto operator<=>(const Holding&, const Holding&) = default;
};

/// Makes a ledger of amounts that hold until the next sample. Amounts before a gap count until the gap begins: what it had is
/// unknown.
///
/// Units: samples count at whole seconds; of several in one second the last one.
class SampleIntegral
{
public:
    using Holdings = std::map<Holding, Quantity>;
    using Capacity = std::map<ResourceType, Quantity>;
    /// In holdings: nobody reports how much.
    static constexpr Quantity kNotKnown = std::numeric_limits<Quantity>::min();

    explicit SampleIntegral(Seconds longestGap) : m_longestGap(longestGap) { }

    /// @p holdings and @p capacity hold from @p time on. False: it is before the last one, and left out.
    bool add(Seconds time, Holdings holdings, const Capacity& capacity);
    /// Nothing is known from the last sample on until the next one.
    void breakHere();
    /// The last sample, where one at @p time follows it without a gap.
    [[nodiscard]] std::optional<Seconds> before(Seconds time) const;

    [[nodiscard]] SubjectPtr intern(Subject subject);
    /// With records, capacity and covered times.
    [[nodiscard]] Ledger take();

private:
    struct Open
    {
        Quantity value = 0;
        Seconds since{};
    };

    void close(const Holding& holding, const Open& open, Seconds until);
    void closeCapacity(ResourceType type, const Open& open, Seconds until);

    Seconds m_longestGap;
    std::optional<Seconds> m_last;
    bool m_isBroken = true;
    std::map<Holding, Open> m_open;
    std::map<ResourceType, Open> m_capacity;
    std::map<Subject, SubjectPtr> m_subjects;
    std::vector<Period> m_covered;
    Ledger m_ledger;
};

/// Makes a ledger of the samples of one partition: applications by their allocations, and guarantees of queues.
///
/// Guarantees: a queue with children has a row with what is guaranteed to it beyond what is to them, so that rows add up. What is held
///             above a guarantee is of the queues without children, which hold it.
/// Waits:      those of applications that started between two samples without a gap.
/// Groups:     elastic quota groups have no applications: they use what they report, one with children what is beyond theirs.
class SampleBook
{
public:
    enum class What { Everything, QueuesOnly };

    /// @param tag of allocations, for Dimension::Tag; may be empty.
    SampleBook(Seconds longestGap, std::string tag, What what = What::Everything);

    void add(const PartitionSnapshot& partition, SystemTime time);
    /// Nothing is known from the last sample on until the next one.
    void breakHere() { m_integral.breakHere(); }
    [[nodiscard]] std::size_t samples() const { return m_samples; }
    [[nodiscard]] Ledger take();

private:
    /// The applications of one sample that have started.
    struct Starts
    {
        std::set<ApplicationId> all;
        std::vector<WaitRecord> isNew; ///< since the sample before; empty behind a gap
    };

    /// @p before is the last sample, if there is no gap behind it.
    void addApplications(const PartitionSnapshot& partition, Seconds time,
                         const std::optional<Seconds>& before, SampleIntegral::Holdings& holdings,
                         Starts& starts);
    void addStart(const ApplicationInfo& app, const Subject& subject, Seconds time,
                  const std::optional<Seconds>& before, Starts& starts);
    void addPending(const ApplicationInfo& app, const Subject& subject, SampleIntegral::Holdings& holdings);
    void addGroups(const std::vector<QueueInfo>& groups, SampleIntegral::Holdings& holdings);
    void addQueues(const std::vector<QueueInfo>& queues, SampleIntegral::Holdings& holdings);
    void countPending(const std::vector<QueueInfo>& groups);
    void addGroupNotes(Ledger& ledger) const;

    std::string m_tag;
    What m_what;
    SampleIntegral m_integral;
    std::set<ApplicationId> m_started; // in the last sample
    std::vector<WaitRecord> m_waits;
    std::size_t m_samples = 0;
    std::size_t m_withoutApplications = 0; // or, of groups, without any usage
    std::size_t m_ofGroups = 0; // elastic quota groups
    std::size_t m_ofSilentGroups = 0; // of those, without any usage
    std::size_t m_withoutSomeUsage = 0; // likewise, without that of some
    std::size_t m_withoutPending = 0; // likewise, without any request
    std::size_t m_withoutSomePending = 0; // likewise, without that of some
    std::size_t m_withoutQueues = 0;
    std::size_t m_unordered = 0; // before the one before them
};
} // namespace quotadeck::usage

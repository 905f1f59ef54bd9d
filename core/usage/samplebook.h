// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/usage/consumption.h"

#include <map>
#include <optional>
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

    explicit SampleIntegral(Seconds longestGap) : m_longestGap(longestGap) { }

    /// @p holdings and @p capacity hold from @p time on. False: it is before the last one, and left out.
    bool add(Seconds time, Holdings holdings, const Capacity& capacity);
    /// Nothing is known from the last sample on until the next one.
    void breakHere();

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
/// Guarantees: a queue with children has a row with what is guaranteed to it beyond what is to them, so that rows add up.
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
    void addApplications(const PartitionSnapshot& partition, SampleIntegral::Holdings& holdings);
    void addGroups(const std::vector<QueueInfo>& groups, SampleIntegral::Holdings& holdings);
    void addQueues(const std::vector<QueueInfo>& queues, SampleIntegral::Holdings& holdings);
    void addGroupNotes(Ledger& ledger) const;

    std::string m_tag;
    What m_what;
    SampleIntegral m_integral;
    std::size_t m_samples = 0;
    std::size_t m_withoutApplications = 0; // or, of groups, without any usage
    std::size_t m_ofGroups = 0; // elastic quota groups
    std::size_t m_ofSilentGroups = 0; // of those, without any usage
    std::size_t m_withoutSomeUsage = 0; // likewise, without that of some
    std::size_t m_withoutQueues = 0;
    std::size_t m_unordered = 0; // before the one before them
};
} // namespace quotadeck::usage

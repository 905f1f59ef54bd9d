// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partition.h"
#include "core/usage/consumption.h"
#include "core/usage/summary.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// Keeps what every allocation of a simulated cluster held, and the summaries that the scheduler logs: its true books.
///
/// Source: counts as the scheduler does (SUM-1, SUM-2): whole seconds of each allocation, with its size at the end.
///         Memory grows with the number of allocations.
class UsageBook
{
public:
    /// @param tag of applications, for usage::Dimension::Tag; may be empty.
    explicit UsageBook(std::string tag) : m_tag(std::move(tag)) { }

    /// @p app, which may be gone from @p partition by now, had @p effects.
    void changed(const ApplicationId& app, const cluster::Effects& effects,
                 const cluster::Partition& partition, SystemTime now);

    /// Of the applications that have ended, in the order of their ends.
    [[nodiscard]] const std::vector<usage::ApplicationSummary>& summaries() const { return m_summaries; }
    /// All that was held until @p now, by applications of @p partition that still run too.
    /// With what was pending, by whole seconds.
    [[nodiscard]] std::vector<usage::Record> records(const cluster::Partition& partition,
                                                     SystemTime now) const;
    /// Of all that started, how long each waited from its submission until it ran first.
    [[nodiscard]] const std::vector<usage::WaitRecord>& waits() const { return m_waits; }

private:
    /// What an application asks for.
    struct Asked
    {
        usage::SubjectPtr subject;
        Resource amount;
        usage::Seconds since{};
    };

    /// @p app, or null once it is gone.
    void setPending(const ApplicationId& id, const cluster::Application* app, usage::Seconds now);
    static void addPending(std::vector<usage::Record>& records, const Asked& asked, usage::Seconds until);
    [[nodiscard]] usage::SubjectPtr subjectOf(const cluster::Application& app,
                                              const cluster::Partition& partition) const;
    void add(std::vector<usage::Record>& records, const usage::SubjectPtr& owner,
             const cluster::Allocation& allocation, SystemTime until) const;

    std::string m_tag;
    std::map<ApplicationId, usage::SubjectPtr> m_owners;
    std::vector<usage::Record> m_records; // of allocations that ended
    std::vector<usage::ApplicationSummary> m_summaries;
    std::map<ApplicationId, Asked> m_pending;
    std::set<ApplicationId> m_started; // that have not ended
    std::vector<usage::WaitRecord> m_waits;
};
} // namespace quotadeck::sim

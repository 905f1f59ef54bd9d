// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/consumption.h"
#include "core/usage/summary.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace quotadeck::usage {
/// Makes a ledger of the summaries that the scheduler logs, and of the finished applications that it lists. What an application used is
/// spread evenly over the time that it ran, as a summary does not say when it was used.
class SummaryBook
{
public:
    /// A summary that was added before is left out: logs that are rotated or collected repeat lines.
    /// Errors: Parse for one without any time, or that does not say what was used.
    [[nodiscard]] Status add(const ApplicationSummary& summary);

    /// Those of @p applications, which a scheduler lists, that have ended. One that a summary is of, or that was added before, counts
    /// once, in whatever order they are added. @p rmId is of their partition; empty: not known.
    void addFinished(const std::vector<ApplicationInfo>& applications, const std::string& rmId);

    [[nodiscard]] std::size_t summaries() const { return m_known.size(); }
    /// Summaries that were added again, and left out.
    [[nodiscard]] std::size_t repeated() const { return m_repeated; }
    /// Why take() has no amounts after addFinished(); nothing: it has some.
    [[nodiscard]] std::optional<Message> problem() const;
    [[nodiscard]] Ledger take();

private:
    using Identity = std::tuple<std::string, std::string, std::int64_t, std::int64_t>;

    [[nodiscard]] static Identity identityOf(const ApplicationSummary& summary);
    void add(const SubjectPtr& plain, const Period& time, Account account, const ResourceHistory& history);
    /// Of an application that never ran no wait is counted.
    [[nodiscard]] Status add(const ApplicationSummary& summary, bool hasStarted);
    void addWait(const SubjectPtr& plain, const Period& time, const ApplicationSummary& summary);
    /// That @p account is not known of what @p history has.
    static void addUnknown(std::vector<Record>& records, const SubjectPtr& plain, const Period& time,
                           Account account, const ResourceHistory& history);

    void bookFinished();
    void bookUnreported(const std::vector<const FinishedSummary*>& finished);
    void addNotes();

    std::set<Identity> m_known;
    std::vector<FinishedSummary> m_finished; // in the order of a list, until take()
    std::size_t m_repeated = 0;
    std::size_t m_withoutPreempted = 0;
    std::size_t m_withoutPlaceholders = 0;
    std::size_t m_withoutWait = 0;
    std::size_t m_neverStarted = 0; // finished applications
    std::size_t m_notCompleted = 0;
    std::size_t m_listedAgain = 0; // finished applications
    std::size_t m_unreported = 0; // likewise: nothing is reported of what they used
    std::vector<Record> m_usedUnknown; // of the unreported ones
    std::vector<Record> m_preemptedUnknown; // of the summaries that do not say what was preempted
    std::vector<Record> m_placeholdersUnknown; // likewise
    Ledger m_ledger;
};
} // namespace quotadeck::usage

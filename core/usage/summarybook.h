// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/consumption.h"
#include "core/usage/summary.h"

#include <cstddef>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace quotadeck::usage {
/// Makes a ledger of the summaries that the scheduler logs. What an application used is spread evenly over the time that
/// it ran, as a summary does not say when it was used.
class SummaryBook
{
public:
    /// A summary that was added before is left out: logs that are rotated or collected repeat lines.
    /// Errors: Parse for one without any time, or that does not say what was used.
    [[nodiscard]] Status add(const ApplicationSummary& summary);

    [[nodiscard]] std::size_t summaries() const { return m_known.size(); }
    [[nodiscard]] Ledger take();

private:
    using Identity = std::tuple<std::string, std::string, std::int64_t, std::int64_t>;

    void add(const SubjectPtr& plain, const Period& time, Account account, const ResourceHistory& history);
    /// That @p account is not known of what @p history has.
    static void addUnknown(std::vector<Record>& records, const SubjectPtr& plain, const Period& time,
                           Account account, const ResourceHistory& history);

    std::set<Identity> m_known;
    std::size_t m_repeated = 0;
    std::size_t m_withoutPreempted = 0;
    std::size_t m_withoutPlaceholders = 0;
    std::size_t m_withoutWait = 0;
    std::size_t m_notCompleted = 0;
    std::vector<Record> m_preemptedUnknown; // of the summaries that do not say what was preempted
    std::vector<Record> m_placeholdersUnknown; // likewise
    Ledger m_ledger;
};
} // namespace quotadeck::usage

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/usage/consumption.h"
#include "core/usage/samplebook.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::usage {
/// What one partition held during samples without a gap, within one interval.
struct Portion
{
    using Amounts = std::map<std::pair<Account, ResourceType>, Amount>;

    std::string partition;
    Period time; ///< all of it is covered
    Knowledge guarantees = Knowledge::All; ///< of what was guaranteed and idle
    Knowledge above = Knowledge::None; ///< of what was held above guarantees
    Knowledge pending = Knowledge::None;
    Knowledge knowsWaits = Knowledge::None;
    std::map<Subject, Amounts> amounts;
    std::map<ResourceType, Amount> capacity;
    std::vector<WaitRecord> waits; ///< of applications that started in it

    [[nodiscard]] std::size_t size() const; ///< number of amounts, and of waits
};

using PortionPtr = std::shared_ptr<const Portion>;

/// Adds up the samples of one partition by intervals, and keeps the sums until they are written.
///
/// Accuracy:  as SampleBook: exact, whole seconds. Intervals begin at multiples of their length since the epoch.
/// Memory:    the amounts of intervals that are not written, see dropBeyond(), and of the current one.
/// Threading: one thread at a time; a portion that was given away does not change.
class IntervalBook
{
public:
    /// A portion as it was at a time.
    struct Version
    {
        PortionPtr portion;
        std::uint64_t revision = 0;
    };

    /// @param interval positive
    IntervalBook(Seconds interval, Seconds longestGap);

    /// A sample that is not later than the last one adds nothing. Samples of another partition begin after a gap.
    void add(const SnapshotPtr& snapshot, const std::string& partition);
    /// Those that have something new since they were written, in the order of time; up to the last sample.
    [[nodiscard]] std::vector<Version> unwritten();
    /// Forgets what is @p written, unless there is something new in it, or more may come.
    void setWritten(const std::vector<Version>& written);

    [[nodiscard]] std::size_t unwrittenAmounts() const;
    /// Forgets the oldest intervals that are not written while there are more amounts than @p most; never the last one. Returns how
    /// many amounts are lost.
    std::size_t dropBeyond(std::size_t most);

private:
    struct Kept
    {
        std::shared_ptr<Portion> portion;
        std::uint64_t revision = 0;
        std::uint64_t written = 0; ///< the revision that was written; 0: none

        [[nodiscard]] bool isWritten() const { return revision == written; }
    };

    [[nodiscard]] SampleBook newBook() const;
    void restart();
    void integrate();
    /// The one that @p time, which lies within an interval, belongs to, with what @p ledger knows; it can be changed.
    Portion& portionOf(const Period& time, const Ledger& ledger);

    Seconds m_interval;
    Seconds m_longestGap;
    std::string m_partition;
    SampleBook m_book;
    std::vector<WaitRecord> m_openWaits; ///< before m_book, in the second with which it begins
    SnapshotPtr m_last; ///< in m_book; null: none is
    std::vector<Kept> m_kept; ///< in the order of time
    std::uint64_t m_revision = 0;
};
} // namespace quotadeck::usage

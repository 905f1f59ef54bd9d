// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/usage/samplebook.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

namespace quotadeck::models {
/// What was held according to the samples of one partition since a source was opened. Bounded: the oldest samples are forgotten
/// where there are more amounts than @p mostRecords.
/// Threading: one thread at a time.
class SampleLedger
{
public:
    static constexpr std::size_t kMostRecords = 1'000'000;
    static constexpr std::size_t kSamplesOfPart = 250;

    explicit SampleLedger(std::size_t mostRecords = kMostRecords) : m_mostRecords(mostRecords) { }

    /// Samples of another partition begin a new ledger. One that is not later than the last one adds nothing.
    void add(const SnapshotPtr& snapshot, const std::string& partition);
    /// Nothing is known from the last sample on until the next one.
    void breakHere();
    /// Everything since the oldest sample that is kept.
    [[nodiscard]] usage::Ledger ledger() const;
    [[nodiscard]] const std::string& partition() const { return m_partition; }
    /// Whether samples were forgotten.
    [[nodiscard]] bool isCut() const { return m_isCut; }

private:
    [[nodiscard]] static usage::SampleBook newBook();
    void closePart();

    std::size_t m_mostRecords;
    std::string m_partition;
    std::deque<usage::Ledger> m_parts; ///< closed ones, the oldest first
    std::size_t m_records = 0; ///< in them
    usage::SampleBook m_open = newBook();
    SnapshotPtr m_last; ///< in m_open; null: none is
    bool m_isCut = false;
};

/// Adds @p part, which is later, to @p whole.
void appendLedger(usage::Ledger& whole, usage::Ledger part);

/// What @p partition holds at @p time, as if it held it for an hour: amounts of an hour have the numbers of a moment.
[[nodiscard]] usage::Ledger momentLedger(const PartitionSnapshot& partition, SystemTime time,
                                         const std::string& tag);
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/sampleledger.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr usage::Seconds kLongestSampleGap{300};

bool coversTime(const usage::Ledger& ledger)
{
    return ledger.covered
        && std::ranges::any_of(*ledger.covered, [](const usage::Period& time) { return !time.isEmpty(); });
}
} // namespace

usage::SampleBook SampleLedger::newBook()
{
    return {kLongestSampleGap, {}};
}

void SampleLedger::add(const SnapshotPtr& snapshot, const std::string& partition)
{
    if (partition != m_partition)
        *this = SampleLedger(m_mostRecords);
    m_partition = partition;
    const PartitionSnapshot* const found = findPartition(*snapshot, partition);
    if (!found || (m_last && snapshot->time <= m_last->time))
        return;
    m_open.add(*found, snapshot->time);
    m_last = snapshot;
    if (m_open.samples() >= kSamplesOfPart)
        closePart();
}

void SampleLedger::breakHere()
{
    m_open.breakHere();
}

/// The next part begins with the sample that this one ends with, so that nothing is missing between them.
void SampleLedger::closePart()
{
    m_parts.push_back(m_open.take());
    m_records += m_parts.back().records.size();
    while (m_records > m_mostRecords && m_parts.size() > 1) {
        m_records -= m_parts.front().records.size();
        m_parts.pop_front();
        m_isCut = true;
    }
    m_open = newBook();
    m_open.add(*findPartition(*m_last, m_partition), m_last->time);
}

usage::Ledger SampleLedger::ledger() const
{
    usage::Ledger whole;
    for (const usage::Ledger& part : m_parts)
        appendLedger(whole, part);
    usage::SampleBook open = m_open;
    appendLedger(whole, open.take());
    if (m_isCut)
        whole.notes.emplace_back(
            QUOTADECK_TEXT("usage", "the oldest samples of this source are not kept any more"));
    return whole;
}

void appendLedger(usage::Ledger& whole, usage::Ledger part)
{
    if (!coversTime(whole)) {
        whole.known = part.known;
        whole.knowsWaits = part.knowsWaits;
    } else if (coversTime(part)) { // one sample says nothing of a time
        std::ranges::transform(whole.known, part.known, whole.known.begin(), usage::together);
        whole.knowsWaits = usage::together(whole.knowsWaits, part.knowsWaits);
    }
    std::ranges::move(part.waits, std::back_inserter(whole.waits));
    std::ranges::move(part.records, std::back_inserter(whole.records));
    std::ranges::move(part.capacity, std::back_inserter(whole.capacity));
    if (part.covered) {
        if (!whole.covered)
            whole.covered.emplace();
        for (const usage::Period& period : *part.covered) {
            if (!whole.covered->empty() && whole.covered->back().to == period.from)
                whole.covered->back().to = period.to;
            else
                whole.covered->push_back(period);
        }
    }
    for (Message& note : part.notes) {
        if (std::ranges::find(whole.notes, note) == whole.notes.end())
            whole.notes.push_back(std::move(note));
    }
}

usage::Ledger momentLedger(const PartitionSnapshot& partition, SystemTime time, const std::string& tag)
{
    constexpr std::chrono::hours kHour{1};
    usage::SampleBook book(kHour, tag);
    book.add(partition, time);
    book.add(partition, time + kHour);
    usage::Ledger ledger = book.take();
    ledger.knowsWaits = usage::Knowledge::None; // nothing starts in a moment
    ledger.notes.emplace_back(
        QUOTADECK_TEXT("usage", "the amounts are those of one moment, as if they were held for an hour"));
    return ledger;
}
} // namespace quotadeck::models

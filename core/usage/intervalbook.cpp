// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/intervalbook.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quotadeck::usage {
namespace {
/// A book of samples grows with what changes between them: it is emptied after so many.
constexpr std::size_t kMostOpenSamples = 20;

/// Where the interval of @p time begins.
Seconds intervalOf(Seconds time, Seconds length)
{
    const Seconds begin = time - time % length;
    return begin > time ? begin - length : begin;
}

/// @p time in parts that lie within one interval each.
std::vector<Period> cutAtIntervals(const Period& time, Seconds length)
{
    std::vector<Period> parts;
    for (Seconds from = time.from; from < time.to;) {
        const Seconds to = std::min(time.to, intervalOf(from, length) + length);
        parts.push_back({from, to});
        from = to;
    }
    return parts;
}

/// What of an amount that was gathered evenly during @p time was in the part @p part. Exact where it is that of one value.
Amount amountWithin(Amount amount, const Period& time, const Period& part)
{
    return amount / time.length().count() * part.length().count();
}

/// A quota group does not report what it uses: also one that may have children and has none. The root reports nothing.
bool lacksUsage(const PartitionSnapshot& partition)
{
    return partition.hasQuotaGroups && partition.queues
        && std::ranges::any_of(*partition.queues, [](const QueueInfo& group) {
               return (group.isLeaf || !group.parent.isEmpty()) && !group.allocated;
           });
}
} // namespace

std::size_t Portion::size() const
{
    std::size_t count = capacity.size() + waits.size();
    for (const auto& [subject, all] : amounts)
        count += all.size();
    return count;
}

IntervalBook::IntervalBook(Seconds interval, Seconds longestGap)
    : m_interval(interval)
    , m_longestGap(longestGap)
    , m_book(newBook())
{
}

SampleBook IntervalBook::newBook() const
{
    return {m_longestGap, {}};
}

void IntervalBook::add(const SnapshotPtr& snapshot, const std::string& partition)
{
    const PartitionSnapshot* const found = findPartition(*snapshot, partition);
    if (!found)
        return;
    if (lacksUsage(*found)) { // a portion has no room for what is not known: a gap
        integrate();
        restart();
        m_last.reset();
        return;
    }
    if (m_last && snapshot->time <= m_last->time) {
        if (m_last->time - snapshot->time <= m_longestGap)
            return;
        integrate(); // the clock was set back: what follows does not continue what was counted
        restart();
        m_last.reset();
    }
    if (partition != m_partition) {
        integrate();
        restart();
        m_partition = partition;
    }
    m_book.add(*found, snapshot->time);
    m_last = snapshot;
    if (m_book.samples() >= kMostOpenSamples)
        integrate();
}

/// Nothing continues what was counted.
void IntervalBook::restart()
{
    m_book = newBook();
    m_openWaits.clear();
}

/// Moves what the samples held into the portions. The next book begins with the last sample, so that nothing is missing between
/// them.
void IntervalBook::integrate()
{
    if (m_book.samples() < 2)
        return;
    Ledger ledger = m_book.take();
    std::ranges::move(std::exchange(m_openWaits, {}), std::back_inserter(ledger.waits));
    m_book = newBook();
    m_book.add(*findPartition(*m_last, m_partition), m_last->time);
    ++m_revision;
    for (const Period& covered : *ledger.covered) {
        for (const Period& part : cutAtIntervals(covered, m_interval)) {
            Portion& portion = portionOf(part, ledger);
            for (const Record& record : ledger.records) {
                const Period both = record.time.within(part);
                if (record.amount && !both.isEmpty())
                    portion.amounts[*record.subject][{record.account, record.type}]
                        += amountWithin(*record.amount, record.time, both);
            }
            for (const CapacityRecord& record : ledger.capacity) {
                if (const Period both = record.time.within(part); !both.isEmpty())
                    portion.capacity[record.type] += amountWithin(record.amount, record.time, both);
            }
            for (WaitRecord wait : ledger.waits) {
                // Of two samples in one second the later one may have a start that is not before the end.
                if (part.to == covered.to && wait.start == part.to)
                    wait.start -= Seconds(1);
                if (wait.start >= part.from && wait.start < part.to)
                    portion.waits.push_back(wait);
            }
        }
    }
    // No time is covered yet where all samples are of one second: the next book begins with it.
    if (!ledger.covered->empty() && ledger.covered->back().isEmpty()) {
        const Seconds begin = ledger.covered->back().from;
        std::ranges::copy_if(ledger.waits, std::back_inserter(m_openWaits),
                             [begin](const WaitRecord& wait) { return wait.start == begin; });
    }
}

Portion& IntervalBook::portionOf(const Period& time, const Ledger& ledger)
{
    const bool continuesLast = !m_kept.empty() && m_kept.back().portion->partition == m_partition
        && m_kept.back().portion->time.to == time.from
        && intervalOf(m_kept.back().portion->time.from, m_interval) == intervalOf(time.from, m_interval);
    if (!continuesLast) {
        auto portion = std::make_shared<Portion>();
        portion->partition = m_partition;
        portion->time = time;
        portion->guarantees = ledger.knows(Account::Guaranteed);
        portion->above = ledger.knows(Account::Above);
        portion->pending = ledger.knows(Account::Pending);
        portion->knowsWaits = ledger.knowsWaits;
        m_kept.push_back({std::move(portion), m_revision});
        return *m_kept.back().portion;
    }
    Kept& last = m_kept.back();
    last.portion = std::make_shared<Portion>(*last.portion); // the one before may be being written
    last.portion->time.to = time.to;
    last.portion->guarantees = together(last.portion->guarantees, ledger.knows(Account::Guaranteed));
    last.portion->above = together(last.portion->above, ledger.knows(Account::Above));
    last.portion->pending = together(last.portion->pending, ledger.knows(Account::Pending));
    last.portion->knowsWaits = together(last.portion->knowsWaits, ledger.knowsWaits);
    last.revision = m_revision;
    return *last.portion;
}

std::vector<IntervalBook::Version> IntervalBook::unwritten()
{
    integrate();
    std::vector<Version> versions;
    for (const Kept& kept : m_kept) {
        if (!kept.isWritten())
            versions.push_back({kept.portion, kept.revision});
    }
    return versions;
}

void IntervalBook::setWritten(const std::vector<Version>& written)
{
    for (const Version& version : written) {
        // The last one: after the clock was set back two may begin at the same time.
        const auto kept = std::find_if(m_kept.rbegin(), m_kept.rend(), [&version](const Kept& each) {
            return each.portion->time.from == version.portion->time.from;
        });
        if (kept != m_kept.rend())
            kept->written = version.revision;
    }
    const Portion* const last = m_kept.empty() ? nullptr : m_kept.back().portion.get();
    std::erase_if(m_kept,
                  [last](const Kept& each) { return each.portion.get() != last && each.isWritten(); });
}

std::size_t IntervalBook::unwrittenAmounts() const
{
    std::size_t count = 0;
    for (const Kept& kept : m_kept) {
        if (!kept.isWritten())
            count += kept.portion->size();
    }
    return count;
}

std::size_t IntervalBook::dropBeyond(std::size_t most)
{
    std::size_t left = unwrittenAmounts();
    std::size_t dropped = 0;
    while (left > most && m_kept.size() > 1) {
        if (!m_kept.front().isWritten()) {
            dropped += m_kept.front().portion->size();
            left -= m_kept.front().portion->size();
        }
        m_kept.erase(m_kept.begin());
    }
    return dropped;
}
} // namespace quotadeck::usage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/report.h"

#include "core/resource/display.h"

#include <algorithm>
#include <compare>
#include <set>
#include <tuple>
#include <utility>

namespace quotadeck::usage {
namespace {
constexpr std::array kHeldAccounts{Account::Used, Account::Preempted, Account::Placeholder};

/// The part of @p amount, gathered evenly in @p time, that was there at @p until. Differences of it add up to the amount
/// however a time is divided.
Amount gatheredUntil(Amount amount, const Period& time, Seconds until)
{
    if (until >= time.to)
        return amount;
    if (until <= time.from)
        return 0;
    const Amount length = time.length().count();
    const Amount passed = (until - time.from).count();
    // In two steps: the product of all of it may not fit.
    return amount / length * passed + amount % length * passed / length;
}

constexpr int kMostColumns = 100'000;
constexpr std::size_t kMostCells = 20'000'000;

/// The least length of a whole column.
Seconds shortest(Step step)
{
    switch (step) {
    case Step::Hour:
        return std::chrono::hours(1);
    case Step::Day:
        return std::chrono::hours(23);
    case Step::Week:
        return std::chrono::hours(7 * 24 - 1);
    case Step::Month:
        return std::chrono::hours(28 * 24 - 1);
    case Step::Total:
        break;
    }
    return Seconds::max();
}

/// Unknown names come last.
struct PrecedesByName
{
    bool operator()(const RowKey& left, const RowKey& right) const
    {
        return std::ranges::lexicographical_compare(left, right, [](const auto& a, const auto& b) {
            return a && b ? *a < *b : a.has_value() && !b.has_value();
        });
    }
};

/// Of @p columns not all waits are known.
void markUnknownWaits(ReportRow& row, const std::set<std::size_t>& columns)
{
    for (const std::size_t column : columns)
        row.cells[column].waits.isPartlyUnknown = true;
    if (!columns.empty())
        row.total.waits.isPartlyUnknown = true;
}

/// Marks the cells of @p columns, and with them the total: a part of their charged amounts is unknown.
void markUnknownCost(ReportRow& row, const std::set<std::size_t>& columns)
{
    for (const std::size_t column : columns)
        row.cells[column].lacksCharged = true;
    if (!columns.empty())
        row.total.lacksCharged = true;
}

/// Columns of which not all is known that rows are charged for.
const std::set<std::size_t>& unknownCostColumns(const Report& report)
{
    const Account charged = report.charge == Charge::Guaranteed ? Account::Guaranteed
        : report.charge == Charge::Larger                       ? Account::Idle // and what was held
                                                                : Account::Used;
    return report.unknownColumns[static_cast<std::size_t>(charged)];
}

/// Adds up one ledger.
class ReportBuilder
{
public:
    ReportBuilder(const Ledger& ledger, const ReportRequest& request)
        : m_ledger(ledger)
        , m_request(request)
        , m_byQueue(request.rows == std::vector{Dimension::Queue})
    {
    }

    Result<Report> build()
    {
        if (Status status = check(); !status)
            return tl::unexpected(std::move(status).error());
        m_report.period = m_request.period;
        m_report.dimensions = m_request.rows;
        m_report.charge = m_request.charge;
        if (m_request.prices)
            m_report.currency = m_request.prices->currency();
        addKnowledge();
        addColumns();
        addUnknownColumns();
        addSlices();
        if (Status status = checkCells(); !status)
            return tl::unexpected(std::move(status).error());
        for (const Record& record : m_ledger.records)
            add(record);
        addWaits();
        addRows();
        addUp();
        for (ReportRow& row : m_report.rows)
            markUnknownWaits(row, m_report.unknownWaitColumns);
        markUnknownWaits(m_report.total, m_report.unknownWaitColumns);
        addNotes();
        return std::move(m_report);
    }

private:
    /// Of the atoms of the report: a row, a slice with one price, an instance and a resource type.
    struct AtomKey
    {
        RowKey row;
        std::size_t slice = 0;
        std::optional<std::string> instanceType;
        ResourceType type;

        friend bool operator<(const AtomKey& left, const AtomKey& right)
        {
            const PrecedesByName precedes;
            if (left.row != right.row)
                return precedes(left.row, right.row);
            return std::tie(left.slice, left.instanceType, left.type)
                < std::tie(right.slice, right.instanceType, right.type);
        }
    };

    /// A part of a column in which no price changes.
    struct Slice
    {
        Period time;
        std::size_t column = 0;
    };

    [[nodiscard]] bool showsIdleCost() const
    {
        return m_request.prices && m_request.charge == Charge::Used
            && m_request.idle.value_or(IdleCost::Shown) != IdleCost::LeftOut
            && m_ledger.knows(Account::Idle) != Knowledge::None;
    }

    [[nodiscard]] Status check() const
    {
        if (m_request.period.isEmpty())
            return fail(ErrorCode::InvalidArgument, {},
                        QUOTADECK_TEXT("usage", "the period ends before it begins"));
        if (m_request.period.length() / shortest(m_request.columns) >= kMostColumns)
            return fail(
                ErrorCode::InvalidArgument, {},
                Message(QUOTADECK_TEXT("usage",
                                       "the report has more than %1 columns: choose longer columns or "
                                       "a shorter period"),
                        kMostColumns));
        if (m_request.charge != Charge::Used) {
            if (!m_byQueue)
                return fail(
                    ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("usage", "guarantees belong to queues: charge them with rows by queue"));
            if (m_ledger.knows(Account::Guaranteed) == Knowledge::None)
                return fail(ErrorCode::Unsupported, {},
                            QUOTADECK_TEXT("usage",
                                           "the source does not know what was guaranteed: use a recording, "
                                           "the history or a scenario"));
            if (m_request.idle)
                return fail(ErrorCode::InvalidArgument, {},
                            QUOTADECK_TEXT("usage",
                                           "the cost of guarantees contains that of idle ones: choose what "
                                           "becomes of them only where used amounts are charged"));
        }
        if (m_request.idle == IdleCost::Shared && m_ledger.knows(Account::Idle) == Knowledge::None)
            return fail(ErrorCode::Unsupported, {},
                        QUOTADECK_TEXT("usage",
                                       "the source does not know what was idle: use a recording, the history "
                                       "or a scenario"));
        return checkDimensions();
    }

    /// A report with a single row of unknown name answers nothing.
    [[nodiscard]] Status checkDimensions() const
    {
        if (m_request.rows.size() != 1)
            return {};
        const Dimension dimension = m_request.rows.front();
        if (m_ledger.said[static_cast<std::size_t>(dimension)])
            return {}; // a filter has left out those with a name
        const auto isKnown = [dimension](const Record& record) {
            return isHeld(record.account) && (*record.subject)[dimension].has_value();
        };
        const auto isOfApplications = [](const Record& record) { return isHeld(record.account); };
        if (std::ranges::any_of(m_ledger.records, isKnown)
            || std::ranges::none_of(m_ledger.records, isOfApplications))
            return {};
        return fail(ErrorCode::Unsupported, {},
                    Message(QUOTADECK_TEXT("usage",
                                           "the source does not say to which %1 amounts belong: choose other "
                                           "rows or another source"),
                            dimensionName(dimension)));
    }

    /// Each row has a cell in each column.
    [[nodiscard]] Status checkCells() const
    {
        std::set<const Subject*> subjects; // shared by most records
        std::set<RowKey, PrecedesByName> rows;
        for (const Record& record : m_ledger.records) {
            const bool isMoment = record.time.isEmpty();
            const bool isInside = record.time.from < m_request.period.to
                && (isMoment ? record.time.from >= m_request.period.from
                             : record.time.to > m_request.period.from);
            if (!isInside || !isOfRows(record.account) || !subjects.insert(record.subject.get()).second)
                continue;
            rows.insert(rowOf(*record.subject));
            if (isBeyondCells(rows.size()))
                return tooManyCells();
        }
        for (const WaitRecord& wait : m_ledger.waits) {
            if (m_report.knowsWaits == Knowledge::None || !columnAt(wait.start)
                || !subjects.insert(wait.subject.get()).second)
                continue;
            rows.insert(rowOf(*wait.subject));
            if (isBeyondCells(rows.size()))
                return tooManyCells();
        }
        return {};
    }

    [[nodiscard]] bool isBeyondCells(std::size_t rows) const
    {
        return rows * m_report.columns.size() > kMostCells;
    }

    [[nodiscard]] static tl::unexpected<Error> tooManyCells()
    {
        return fail(ErrorCode::InvalidArgument, {},
                    Message(QUOTADECK_TEXT("usage",
                                           "the report has more than %1 cells: choose longer columns "
                                           "or a shorter period"),
                            kMostCells));
    }

    void addKnowledge()
    {
        const Period& asked = m_request.period;
        m_report.hasLeftOut = std::ranges::any_of(m_ledger.leftOut, [&asked](const Period& time) {
            return time.from < asked.to && (time.isEmpty() ? time.from >= asked.from : time.to > asked.from);
        });
        m_report.known = m_ledger.known;
        for (std::size_t i = 0; i < kAccounts; ++i) {
            if (!m_byQueue && isOfQueues(static_cast<Account>(i)))
                m_report.known[i] = Knowledge::None;
        }
        // A single row of unknown name would answer nothing.
        if (!std::ranges::all_of(m_request.rows,
                                 [this](Dimension row) { return m_ledger.saysOfPending(row); }))
            m_report.known[static_cast<std::size_t>(Account::Pending)] = Knowledge::None;
        m_report.knowsWaits = m_ledger.knowsWaits;
        if (!std::ranges::all_of(m_request.rows, [this](Dimension row) { return m_ledger.saysOfWaits(row); }))
            m_report.knowsWaits = Knowledge::None;
    }

    /// Whether the rows of the report have amounts of @p account.
    [[nodiscard]] bool isOfRows(Account account) const
    {
        if (isHeld(account))
            return true;
        return account == Account::Pending ? m_report.knows(account) != Knowledge::None : m_byQueue;
    }

    /// The column that has @p time; nothing: it is not in the period.
    [[nodiscard]] std::optional<std::size_t> columnAt(Seconds time) const
    {
        const auto column = std::ranges::upper_bound(m_report.columns, time, {},
                                                     [](const ReportColumn& each) { return each.time.to; });
        if (column == m_report.columns.end() || time < column->time.from)
            return std::nullopt;
        return static_cast<std::size_t>(column - m_report.columns.begin());
    }

    void addWaits()
    {
        if (m_report.knowsWaits == Knowledge::None)
            return;
        for (const WaitRecord& wait : m_ledger.waits) {
            const auto column = columnAt(wait.start);
            if (!column)
                continue;
            Waits& waits = m_waits[rowOf(*wait.subject)][*column];
            if (wait.wait)
                waits.add(*wait.wait);
            else
                ++waits.unknown;
        }
    }

    void addColumns()
    {
        const auto begins = m_request.calendar.columns(m_request.period, m_request.columns);
        for (std::size_t i = 0; i < begins.size(); ++i) {
            ReportColumn column;
            column.time = {begins[i], i + 1 < begins.size() ? begins[i + 1] : m_request.period.to};
            column.label = m_request.columns == Step::Total
                ? "total"
                : m_request.calendar.label(m_request.columns, column.time);
            if (m_ledger.covered) {
                column.covered = Seconds(0);
                for (const Period& period : *m_ledger.covered)
                    *column.covered += period.within(column.time).length();
            }
            for (const CapacityRecord& record : m_ledger.capacity) {
                const Period part = record.time.within(column.time);
                if (!part.isEmpty())
                    column.capacity[record.type] += gatheredUntil(record.amount, record.time, part.to)
                        - gatheredUntil(record.amount, record.time, part.from);
            }
            m_report.columns.push_back(std::move(column));
        }
    }

    void addUnknownColumns()
    {
        for (std::size_t i = 0; i < kAccounts; ++i)
            m_report.unknownColumns[i] = unknownColumns(m_ledger.unknownTimes[i], m_report.known[i]);
        m_report.unknownWaitColumns = unknownColumns(m_ledger.unknownWaitTimes, m_report.knowsWaits);
        Knowledge ofIdle = m_ledger.knows(Account::Idle); // whose cost has a row whatever the others are
        m_unknownIdleColumns
            = unknownColumns(m_ledger.unknownTimes[static_cast<std::size_t>(Account::Idle)], ofIdle);
    }

    /// Those that have a part of @p times. Where none has, all is @p known in the period.
    [[nodiscard]] std::set<std::size_t> unknownColumns(const std::vector<Period>& times,
                                                       Knowledge& known) const
    {
        std::set<std::size_t> columns;
        if (known == Knowledge::None || times.empty())
            return columns;
        for (std::size_t i = 0; i < m_report.columns.size(); ++i) {
            const Period& column = m_report.columns[i].time;
            if (std::ranges::any_of(times,
                                    [&column](const Period& time) { return !time.within(column).isEmpty(); }))
                columns.insert(i);
        }
        if (columns.empty())
            known = Knowledge::All;
        return columns;
    }

    void addSlices()
    {
        const auto changes = m_request.prices ? m_request.prices->changes() : std::vector<Seconds>();
        for (std::size_t i = 0; i < m_report.columns.size(); ++i) {
            const Period& time = m_report.columns[i].time;
            Seconds from = time.from;
            for (const Seconds change : changes) {
                if (change > from && change < time.to) {
                    m_slices.push_back({{from, change}, i});
                    from = change;
                }
            }
            m_slices.push_back({{from, time.to}, i});
        }
    }

    [[nodiscard]] RowKey rowOf(const Subject& subject) const
    {
        RowKey key;
        for (const Dimension dimension : m_request.rows)
            key.push_back(subject[dimension]);
        return key;
    }

    void add(const Record& record)
    {
        const bool isOfRow = isOfRows(record.account);
        if (!isOfRow && record.account != Account::Idle) // whose cost is shown apart
            return;
        auto& atoms = isOfRow ? m_atoms : m_idleAtoms;
        auto slice = std::ranges::upper_bound(m_slices, record.time.from, {},
                                              [](const Slice& each) { return each.time.to; });
        std::optional<std::size_t> column; // of the slice before
        for (; slice != m_slices.end(); ++slice) {
            const bool isMoment = record.time.isEmpty();
            if (isMoment ? slice->time.from > record.time.from : slice->time.from >= record.time.to)
                break;
            Amount part = 0;
            if (record.amount && isMoment)
                part = *record.amount;
            else if (record.amount)
                part = gatheredUntil(*record.amount, record.time, slice->time.to)
                    - gatheredUntil(*record.amount, record.time, slice->time.from);
            const RowKey row = isOfRow ? rowOf(*record.subject) : RowKey();
            Sum& sum = atoms[{row, static_cast<std::size_t>(slice - m_slices.begin()),
                              (*record.subject)[Dimension::InstanceType], record.type}][record.account];
            sum.value += part;
            sum.isPartlyUnknown = sum.isPartlyUnknown || !record.isKnown;
            if (!record.amount && record.isKnown && column != slice->column) {
                ++sum.overflowed;
                if (column)
                    ++m_countedAgain[row][record.type][record.account].overflowed;
            }
            column = slice->column;
            if (isMoment)
                break;
        }
    }

    /// What is charged of @p entry.
    [[nodiscard]] Sum charged(const Entry& entry) const
    {
        if (m_request.charge == Charge::Guaranteed)
            return entry[Account::Guaranteed];
        Sum sum = entry.held();
        if (m_request.charge
            == Charge::
                Larger) { // at each moment: the integral of the larger is what was held and what was idle
            sum.value += entry[Account::Idle].value;
            sum.overflowed += entry[Account::Idle].overflowed;
            sum.isPartlyUnknown = sum.isPartlyUnknown || entry[Account::Idle].isPartlyUnknown;
        }
        return sum;
    }

    void setCost(ChargeLine& line, bool lacksCharged)
    {
        if (!m_request.prices || (line.charged == 0 && !lacksCharged))
            return;
        if (!m_request.prices->has(line.type)) {
            m_notCharged.insert(line.type);
            return;
        }
        line.entry.lacksCharged = lacksCharged;
        if (line.charged == 0)
            return;
        line.price = m_request.prices->find(line.instanceType, line.type, line.time.from);
        if (line.price) {
            line.entry.cost = costOf(line.charged, *line.price);
        } else {
            line.entry.unpriced = 1;
            m_unpriced.emplace(line.instanceType, line.type);
        }
    }

    void addLine(std::size_t row, const AtomKey& key, const Entry& entry, const Sum& charged)
    {
        ChargeLine line{row,
                        m_slices[key.slice].column,
                        m_slices[key.slice].time,
                        key.instanceType,
                        key.type,
                        entry,
                        charged.value,
                        {}};
        const auto& unknown
            = row < m_report.rows.size() ? unknownCostColumns(m_report) : m_unknownIdleColumns;
        setCost(line, charged.isLowerBound() || unknown.contains(line.column));
        m_report.lines.push_back(std::move(line));
    }

    void addRows()
    {
        std::set<RowKey, PrecedesByName> keys;
        for (const auto& [key, entry] : m_atoms)
            keys.insert(key.row);
        for (const auto& [key, waits] : m_waits)
            keys.insert(key);
        const std::size_t columns = m_report.columns.size();
        for (const RowKey& key : keys)
            m_report.rows.push_back({key, std::vector<Cell>(columns), {}});
        const auto indexOf = [&](const RowKey& key) {
            return static_cast<std::size_t>(
                std::ranges::lower_bound(m_report.rows, key, PrecedesByName(), &ReportRow::key)
                - m_report.rows.begin());
        };
        for (auto& [key, waits] : m_waits) {
            for (auto& [column, sum] : waits)
                m_report.rows[indexOf(key)].cells[column].waits = std::move(sum);
        }
        m_waits.clear();
        for (const auto& [key, entry] : m_atoms) {
            addLine(indexOf(key.row), key, entry, charged(entry));
            if (m_byQueue && entry[Account::Idle].value != 0)
                m_idleAtoms[{{}, key.slice, key.instanceType, key.type}][Account::Idle].value
                    += entry[Account::Idle].value;
        }
        if (!showsIdleCost())
            return;
        m_report.idle = ReportRow{{}, std::vector<Cell>(columns), {}};
        for (const auto& [key, entry] : m_idleAtoms) {
            Entry idle;
            idle[Account::Idle] = entry[Account::Idle];
            if (idle[Account::Idle].value != 0)
                addLine(m_report.rows.size(), key, idle, idle[Account::Idle]);
        }
    }

    void addUp()
    {
        const std::size_t columns = m_report.columns.size();
        for (const ChargeLine& line : m_report.lines) {
            ReportRow& row = line.row < m_report.rows.size() ? m_report.rows[line.row] : *m_report.idle;
            row.cells[line.column].entries[line.type].add(line.entry);
        }
        if (m_request.prices) { // also where nothing is known, and so there is no line
            for (ReportRow& row : m_report.rows)
                markUnknownCost(row, unknownCostColumns(m_report));
            if (m_report.idle)
                markUnknownCost(*m_report.idle, m_unknownIdleColumns);
        }
        if (m_report.idle && m_request.idle == IdleCost::Shared)
            shareIdle();
        m_report.total.cells.resize(columns);
        const auto addTotal = [&](ReportRow& row, bool isIdle) {
            for (std::size_t i = 0; i < columns; ++i) {
                row.total.add(row.cells[i]);
                Cell costs;
                if (isIdle && m_byQueue) { // the queues have the amounts already
                    costs = row.cells[i];
                    for (auto& [type, entry] : costs.entries)
                        entry.sums = {};
                }
                const Cell& cell = isIdle && m_byQueue ? costs : row.cells[i];
                m_report.total.cells[i].add(cell);
                m_report.total.total.add(cell);
            }
        };
        for (ReportRow& row : m_report.rows)
            addTotal(row, false);
        countOnce();
        if (m_report.idle)
            addTotal(*m_report.idle, true);
        m_report.unpriced.assign(m_unpriced.begin(), m_unpriced.end());
        m_report.notCharged.assign(m_notCharged.begin(), m_notCharged.end());
    }

    void addNotes()
    {
        if (!m_report.isSeen())
            m_report.notes.emplace_back(
                QUOTADECK_TEXT("usage", "the source has nothing of this period: amounts are not known"));
        std::uint64_t overflowed = 0; // the total has each counter once
        for (const auto& [type, entry] : m_report.total.total.entries) {
            for (const Sum& sum : entry.sums)
                overflowed += sum.overflowed;
        }
        if (overflowed > 0)
            m_report.notes.emplace_back(
                QUOTADECK_COUNT_TEXT("usage",
                                     "%n counters of the scheduler overflowed: they are in no sum, and sums "
                                     "marked with ≥ are at least that",
                                     "%n counter of the scheduler overflowed: it is in no sum, and sums "
                                     "marked with ≥ are at least that"),
                Message::Count(overflowed));
    }

    /// Takes counters that are in several columns out of the totals but once.
    void countOnce()
    {
        for (ReportRow& row : m_report.rows) {
            const auto found = m_countedAgain.find(row.key);
            if (found == m_countedAgain.end())
                continue;
            for (const auto& [type, again] : found->second) {
                for (std::size_t i = 0; i < kAccounts; ++i) {
                    row.total.entries[type].sums[i].overflowed -= again.sums[i].overflowed;
                    m_report.total.total.entries[type].sums[i].overflowed -= again.sums[i].overflowed;
                }
            }
        }
    }

    /// Divides the cost of each column; what is left by rounding goes to the next row, so that the parts add up.
    void shareIdle()
    {
        const std::size_t rows = m_report.rows.size();
        for (std::size_t column = 0; column < m_report.columns.size(); ++column) {
            const Amount idle = m_report.idle->cells[column].cost();
            const bool isComplete = m_report.idle->cells[column].isCostComplete();
            Amount whole = 0;
            for (const ReportRow& row : m_report.rows)
                whole += row.cells[column].cost();
            if (whole <= 0)
                continue; // nobody to share it: it stays in its row
            Amount weight = 0;
            Amount given = 0;
            for (ReportRow& row : m_report.rows) {
                weight += row.cells[column].cost();
                const Amount until = idle * weight / whole;
                if (row.cells[column].cost() > 0 && !isComplete)
                    row.cells[column].isSharedIdlePartial = true;
                row.cells[column].sharedIdle = static_cast<Money>(until - given);
                given = until;
            }
            m_report.idle->cells[column] = {};
            std::erase_if(m_report.lines, [rows, column](const ChargeLine& line) {
                return line.row == rows && line.column == column;
            });
        }
        const bool isAnyLeft = std::ranges::any_of(m_report.idle->cells, [](const Cell& cell) {
            return !cell.entries.empty() || cell.lacksCharged;
        });
        m_report.idle->total = {}; // what is left is added up again
        if (!isAnyLeft)
            m_report.idle.reset();
    }

    const Ledger& m_ledger;
    const ReportRequest& m_request;
    bool m_byQueue;
    std::vector<Slice> m_slices; // without gaps
    std::set<std::size_t> m_unknownIdleColumns;
    std::map<AtomKey, Entry> m_atoms;
    std::map<AtomKey, Entry> m_idleAtoms; // of no row
    std::map<RowKey, std::map<std::size_t, Waits>, PrecedesByName> m_waits; // by row and column
    std::map<RowKey, std::map<ResourceType, Entry>, PrecedesByName>
        m_countedAgain; // overflowed counters, once for each column behind their first
    std::set<std::pair<std::optional<std::string>, ResourceType>> m_unpriced;
    std::set<ResourceType> m_notCharged;
    Report m_report;
};
} // namespace

std::optional<std::chrono::milliseconds> Waits::percentile(std::uint64_t percent) const
{
    if (isLowerBound())
        return std::nullopt;
    const std::uint64_t rank = (applications * percent + 99) / 100;
    std::uint64_t passed = 0;
    for (const auto& [time, count] : times) {
        passed += count;
        if (passed >= rank)
            return time;
    }
    return std::nullopt;
}

void Waits::add(std::chrono::milliseconds wait)
{
    ++applications;
    total += wait.count();
    longest = std::max(longest, wait);
    ++times[wait];
}

void Waits::add(const Waits& other)
{
    applications += other.applications;
    total += other.total;
    longest = std::max(longest, other.longest);
    unknown += other.unknown;
    isPartlyUnknown = isPartlyUnknown || other.isPartlyUnknown;
    for (const auto& [time, count] : other.times)
        times[time] += count;
}

Sum Entry::held() const
{
    Sum sum;
    for (const Account account : kHeldAccounts) {
        sum.value += (*this)[account].value;
        sum.overflowed += (*this)[account].overflowed;
        sum.isPartlyUnknown = sum.isPartlyUnknown || (*this)[account].isPartlyUnknown;
    }
    return sum;
}

void Entry::add(const Entry& other)
{
    for (std::size_t i = 0; i < kAccounts; ++i) {
        sums[i].value += other.sums[i].value;
        sums[i].overflowed += other.sums[i].overflowed;
        sums[i].isPartlyUnknown = sums[i].isPartlyUnknown || other.sums[i].isPartlyUnknown;
    }
    cost = saturatingAdd(cost, other.cost);
    unpriced += other.unpriced;
    lacksCharged = lacksCharged || other.lacksCharged;
}

Money Cell::cost() const
{
    Money sum = sharedIdle;
    for (const auto& [type, entry] : entries)
        sum = saturatingAdd(sum, entry.cost);
    return sum;
}

bool Entry::isCostComplete() const
{
    return unpriced == 0 && !lacksCharged;
}

bool Cell::isCostComplete() const
{
    return !isSharedIdlePartial && !lacksCharged
        && std::ranges::all_of(entries, [](const auto& each) { return each.second.isCostComplete(); });
}

void Cell::add(const Cell& other)
{
    for (const auto& [type, entry] : other.entries)
        entries[type].add(entry);
    sharedIdle = saturatingAdd(sharedIdle, other.sharedIdle);
    isSharedIdlePartial = isSharedIdlePartial || other.isSharedIdlePartial;
    waits.add(other.waits);
    lacksCharged = lacksCharged || other.lacksCharged;
}

std::vector<ResourceType> Report::types() const
{
    std::vector<ResourceType> types;
    for (const auto& [type, entry] : total.total.entries)
        types.push_back(type);
    std::ranges::sort(types, precedesForDisplay);
    return types;
}

Entry Report::entryIn(const Cell& cell, ResourceType type, std::optional<std::size_t> column) const
{
    const auto found = cell.entries.find(type);
    Entry entry = found == cell.entries.end() ? Entry() : found->second;
    for (std::size_t i = 0; i < kAccounts; ++i) {
        // What applications held has marks of its own: others of the same report may be whole.
        const bool isAnywhere
            = known[i] == Knowledge::Part && unknownColumns[i].empty() && !isHeld(static_cast<Account>(i));
        if (isAnywhere || (column ? unknownColumns[i].contains(*column) : !unknownColumns[i].empty()))
            entry.sums[i].isPartlyUnknown = true;
    }
    return entry;
}

ReportRow Report::rowWithout(const RowKey& key) const
{
    ReportRow row{key, std::vector<Cell>(columns.size()), {}};
    markUnknownWaits(row, unknownWaitColumns);
    if (currency)
        markUnknownCost(row, unknownCostColumns(*this));
    return row;
}

bool Report::isSeen(std::optional<std::size_t> column) const
{
    const auto seen = column ? columns[*column].covered : covered();
    return seen ? *seen > Seconds(0) : !rows.empty() || hasLeftOut;
}

std::optional<Seconds> Report::covered() const
{
    Seconds sum{0};
    for (const ReportColumn& column : columns) {
        if (!column.covered)
            return std::nullopt;
        sum += *column.covered;
    }
    return sum;
}

std::optional<Amount> Report::capacity(ResourceType type, std::optional<std::size_t> column) const
{
    std::optional<Amount> sum;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto found = columns[i].capacity.find(type);
        if ((column && *column != i) || found == columns[i].capacity.end())
            continue;
        sum = sum.value_or(0) + found->second;
    }
    return sum;
}

Result<Report> makeReport(const Ledger& ledger, const ReportRequest& request)
{
    return ReportBuilder(ledger, request).build();
}

const char* dimensionName(Dimension dimension)
{
    constexpr std::array<const char*, kDimensions> kNames{"queue",     "user", "group",        "application",
                                                          "namespace", "tag",  "instance-type"};
    return kNames[static_cast<std::size_t>(dimension)];
}
} // namespace quotadeck::usage

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/usage/consumption.h"
#include "core/usage/pricetable.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::usage {
/// What is charged. Held: used, preempted and placeholders together.
enum class Charge {
    Used, ///< what was held
    Guaranteed, ///< what was guaranteed, used or not
    Larger, ///< the larger of both at each moment
};

/// What becomes of the cost of guaranteed resources that nobody used, where what was used is charged.
enum class IdleCost {
    Shown, ///< in a row of its own
    Shared, ///< by the rows in proportion to their own cost
    LeftOut
};

/// What is to be reported.
struct ReportRequest
{
    Period period;
    Calendar calendar{};
    Step columns = Step::Total;
    std::vector<Dimension> rows{Dimension::Queue}; ///< a row for each combination
    const PriceTable* prices = nullptr; ///< null: no costs
    Charge charge = Charge::Used;
    std::optional<IdleCost> idle{}; ///< nothing: shown where the source knows it
};

/// A sum of amounts.
struct Sum
{
    Amount value = 0;
    std::uint64_t overflowed = 0; ///< counters that are not in it, each of at least 2^63 resource seconds
    bool isPartlyUnknown = false; ///< the source does not report amounts that belong to it

    /// Nothing of it is known.
    [[nodiscard]] bool isUnknown() const { return isPartlyUnknown && value == 0 && overflowed == 0; }
    /// More than its value may belong to it.
    [[nodiscard]] bool isLowerBound() const { return isPartlyUnknown || overflowed > 0; }
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// How long applications waited that started in a cell.
struct Waits
{
    std::uint64_t applications = 0; ///< whose wait is known
    Amount total = 0; ///< milliseconds
    std::chrono::milliseconds longest{0};
    std::uint64_t unknown = 0; ///< further applications: how long they waited is not known
    /// The source does not report which applications started in a part of the time.
    bool isPartlyUnknown = false;
    std::map<std::chrono::milliseconds, std::uint64_t> times{}; ///< applications by how long they waited

    [[nodiscard]] bool isUnknown() const { return applications == 0 && isLowerBound(); }
    /// More may belong to it.
    [[nodiscard]] bool isLowerBound() const { return unknown > 0 || isPartlyUnknown; }
    /// The shortest wait that @p percent of 100 applications do not exceed (nearest rank), from 1 to 100. Nothing where no
    /// application started, and where the wait of one is not known: that of the others is no bound.
    [[nodiscard]] std::optional<std::chrono::milliseconds> percentile(std::uint64_t percent) const;
    void add(std::chrono::milliseconds wait); ///< of one application
    void add(const Waits& other);
    friend bool operator==(const Waits&, const Waits&) = default;
};

/// What is reported of one resource type, in a cell or a part of one.
struct Entry
{
    std::array<Sum, kAccounts> sums{};
    Money cost = 0; ///< of the charged amounts with a price
    std::uint64_t unpriced = 0; ///< parts whose price is missing
    bool lacksCharged = false; ///< a charged amount is not known, or its counter overflowed

    [[nodiscard]] const Sum& operator[](Account account) const
    {
        return sums[static_cast<std::size_t>(account)];
    }
    [[nodiscard]] Sum& operator[](Account account) { return sums[static_cast<std::size_t>(account)]; }
    /// Used, preempted and placeholders together.
    [[nodiscard]] Sum held() const;
    [[nodiscard]] bool isCostComplete() const; ///< all parts have a price and are known
    /// Nothing of it is known: it is not 0.
    [[nodiscard]] bool isCostUnknown() const { return cost == 0 && !isCostComplete(); }
    void add(const Entry& other);
    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Cell
{
    std::map<ResourceType, Entry> entries; ///< for their amounts see Report::entryIn()
    Money sharedIdle = 0; ///< IdleCost::Shared: its part
    bool isSharedIdlePartial = false; ///< what was shared lacks a price or an amount
    Waits waits{}; ///< of no resource
    bool lacksCharged = false; ///< of a part of the time it is not known what is charged

    /// With the shared part.
    [[nodiscard]] Money cost() const;
    [[nodiscard]] bool isCostComplete() const; ///< everything that is charged has a price and is known
    /// Nothing of it is known: it is not 0.
    [[nodiscard]] bool isCostUnknown() const { return cost() == 0 && !isCostComplete(); }
    void add(const Cell& other);
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// Names by the dimensions of the request. Nothing: not known.
using RowKey = std::vector<std::optional<std::string>>;

struct ReportRow
{
    RowKey key;
    std::vector<Cell> cells; ///< by column
    Cell total; ///< exactly the sum of the cells, but a counter that overflowed counts once
};

struct ReportColumn
{
    Period time;
    std::string label;
    std::optional<Seconds> covered; ///< nothing: not known
    std::map<ResourceType, Amount> capacity; ///< while it was covered; a type that is missing is unknown
};

/// The finest part of a report: it has one price.
struct ChargeLine
{
    std::size_t row = 0; ///< index; that of the idle row is the number of rows
    std::size_t column = 0; ///< index
    Period time;
    std::optional<std::string> instanceType;
    ResourceType type;
    Entry entry;
    Amount charged = 0;
    std::optional<Price> price;
};

/// Amounts by rows and columns. Rows and columns add up exactly: to the totals, and to the same totals whatever the rows are.
/// A counter that overflowed may belong to any column of its time: it is counted in each, and once in totals.
/// Each cost is rounded once, to a billionth, for a line with one price; all others are sums of those.
struct Report
{
    Period period;
    std::vector<Dimension> dimensions;
    Charge charge = Charge::Used;
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows; ///< by key, unknown ones last
    std::optional<ReportRow> idle; ///< IdleCost::Shown: its cost
    ReportRow total; ///< of all rows; with the idle one
    std::vector<ChargeLine> lines; ///< by row, column, time
    std::array<Knowledge, kAccounts> known{}; ///< of what the rows show
    std::vector<std::pair<std::optional<std::string>, ResourceType>>
        unpriced; ///< instance and resource types whose price is missing at some time, sorted
    std::vector<ResourceType> notCharged; ///< types that the price list does not have, sorted
    std::optional<std::string> currency; ///< nothing: without prices
    std::vector<Message> notes; ///< about what is missing in the period
    Knowledge knowsWaits = Knowledge::None; ///< of these rows
    bool hasLeftOut = false; ///< a filter left out amounts of the period: the source has something of it
    /// Columns of which not all of an account is known; empty also where that is not known by columns.
    std::array<std::set<std::size_t>, kAccounts> unknownColumns{};
    std::set<std::size_t> unknownWaitColumns{}; ///< likewise of waits

    [[nodiscard]] Knowledge knows(Account account) const { return known[static_cast<std::size_t>(account)]; }
    [[nodiscard]] std::vector<ResourceType> types() const; ///< as people expect them
    /// What @p cell, of @p column or of the period, has of @p type, with a mark where not all of an account is known; everywhere,
    /// where the source does not report of which times that is. Nothing of a type that it does not have.
    [[nodiscard]] Entry entryIn(const Cell& cell, ResourceType type,
                                std::optional<std::size_t> column = {}) const;
    /// One with @p key that has nothing in the period.
    [[nodiscard]] ReportRow rowWithout(const RowKey& key) const;
    /// Whether a source knows anything of @p column, or of the period: it covers some of it, or, as a log, has amounts in the
    /// period.
    [[nodiscard]] bool isSeen(std::optional<std::size_t> column = {}) const;
    /// How much of the period was covered; nothing where that is not known.
    [[nodiscard]] std::optional<Seconds> covered() const;
    /// What the cluster had of @p type in @p column, or in all; nothing where that is not known.
    [[nodiscard]] std::optional<Amount> capacity(ResourceType type,
                                                 std::optional<std::size_t> column = {}) const;
};

/// Adds up @p ledger. A record counts for the part of its time that is in a column.
/// Errors: Unsupported where the ledger does not know what is asked for, InvalidArgument for a request that contradicts itself or
/// has too many columns or cells.
[[nodiscard]] Result<Report> makeReport(const Ledger& ledger, const ReportRequest& request);

/// The name of a dimension in commands and files: "queue", "instance-type".
[[nodiscard]] const char* dimensionName(Dimension dimension);
} // namespace quotadeck::usage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/reporttables.h"

#include "core/base/terminaltext.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>

namespace quotadeck::usage {
namespace {
constexpr std::string_view kUnknown = "?";
constexpr std::array kAllAccounts{Account::Used,       Account::Preempted, Account::Placeholder,
                                  Account::Guaranteed, Account::Idle,      Account::Above,
                                  Account::Pending};
constexpr Amount kMillisecondsOfSecond = 1000;

/// Of a column.
const char* accountTitle(Account account)
{
    return account == Account::Above ? "above guaranteed" : kAccountNames[static_cast<std::size_t>(account)];
}

/// As decimalText(), with all digits.
std::string fixedText(Amount numerator, Amount denominator, std::size_t decimals)
{
    std::string text = decimalText(numerator, denominator, static_cast<int>(decimals));
    const auto point = std::min(text.find('.'), text.size());
    if (point == text.size())
        text += '.';
    return text.append(decimals + 1 - (text.size() - point), '0');
}

/// A lower bound with two digits behind the point. It is rounded down: it would not be one above the amount.
std::string atLeastText(Amount numerator, Amount denominator)
{
    constexpr Amount kParts = 100;
    return "≥ "
        + fixedText(numerator / denominator * kParts + numerator % denominator * kParts / denominator, kParts,
                    2);
}

std::string sumText(ResourceType type, const Sum& sum)
{
    if (sum.isUnknown())
        return std::string(kUnknown);
    return sum.isLowerBound() ? atLeastText(sum.value, hourOf(type)) : hoursText(type, sum.value);
}

/// Of a table, two digits behind the point.
std::string moneyText(const Cell& cell)
{
    constexpr Amount kWhole = 1'000'000'000;
    if (cell.isCostUnknown())
        return std::string(kUnknown);
    if (!cell.isCostComplete())
        return atLeastText(cell.cost(), kWhole);
    const std::string text = fixedText(cell.cost(), kWhole, 2);
    return cell.cost() > 0 && text == "0.00" ? "<0.01" : text;
}

std::string shareText(Amount part, Amount whole)
{
    return whole > 0 ? fixedText(part * 100, whole, 1) + " %" : std::string(kUnknown);
}

/// A value that is compared with that of the period before.
struct Compared
{
    Amount value = 0;
    std::string text;
    bool isExact = true;
};

Compared heldOf(ResourceType type, const Sum& sum)
{
    return {sum.value, sumText(type, sum), !sum.isLowerBound()};
}

Compared costOfCell(const Report&, const Cell& cell)
{
    return {cell.cost(), moneyText(cell), cell.isCostComplete()};
}

std::string nameText(const std::optional<std::string>& name)
{
    if (!name)
        return "(unknown)";
    return name->empty() ? "(none)" : shownName(*name);
}

/// What is compared in a cell of a report.
using ValueOf = std::function<Compared(const Report& report, const Cell& cell)>;

/// Builds the tables of one page.
class TableBuilder
{
public:
    explicit TableBuilder(const ReportPage& page)
        : m_page(page)
        , m_report(*page.report)
        , m_isGrid(m_report.columns.size() > 1)
    {
    }

    TextReport build()
    {
        TextReport result;
        result.title = "Consumption by " + dimensions(", ");
        result.facts = facts();
        for (const ResourceType type : types())
            result.tables.push_back(m_isGrid ? grid(type) : totals(type));
        if (m_report.currency)
            result.tables.push_back(costs());
        if (m_report.knowsWaits != Knowledge::None)
            result.tables.push_back(waits());
        result.notes = notes();
        return result;
    }

    [[nodiscard]] std::vector<std::string> notes() const
    {
        std::vector<std::string> notes;
        for (const Message& note : allNotes(m_page))
            notes.push_back(note.english());
        addNotes(notes);
        return notes;
    }

private:
    /// With those of the period before.
    [[nodiscard]] std::vector<ResourceType> types() const
    {
        std::vector<ResourceType> types = m_report.types();
        for (const ResourceType type : m_page.before ? m_page.before->types() : std::vector<ResourceType>()) {
            if (std::ranges::find(types, type) == types.end())
                types.push_back(type);
        }
        return types;
    }

    [[nodiscard]] std::string dimensions(const char* separator) const
    {
        std::vector<std::string> names;
        for (const Dimension dimension : m_report.dimensions)
            names.push_back(dimensionTitle(dimension));
        return fmt::format("{}", fmt::join(names, separator));
    }

    [[nodiscard]] std::string dimensionTitle(Dimension dimension) const
    {
        return dimension == Dimension::Tag ? "tag " + shownName(m_page.tag)
                                           : std::string(dimensionName(dimension));
    }

    [[nodiscard]] std::string timeText(const Period& period) const
    {
        return fmt::format("{} to {} ({})", m_page.calendar.isoText(period.from),
                           m_page.calendar.isoText(period.to), m_page.calendar.zoneName());
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> facts() const
    {
        std::vector<std::pair<std::string, std::string>> facts{{"Period", timeText(m_report.period)}};
        if (m_page.before)
            facts.emplace_back("Compared with", timeText(m_page.before->period));
        std::vector<std::string> names;
        for (const std::string& source : m_page.sources)
            names.push_back(shownName(source));
        facts.emplace_back("Sources", fmt::format("{}", fmt::join(names, ", ")));
        if (!m_page.filter.isEmpty())
            facts.emplace_back("Filter", shownName(m_page.filter.text()));
        const auto covered = m_report.covered();
        facts.emplace_back("Covered",
                           covered ? shareText(covered->count(), m_report.period.length().count())
                                   : "not known: the source has applications that have ended");
        if (m_report.currency && m_report.charge == Charge::Guaranteed)
            facts.emplace_back("Charged", "what was guaranteed, used or not");
        else if (m_report.currency && m_report.charge == Charge::Larger)
            facts.emplace_back("Charged", "the larger of what was held and what was guaranteed");
        return facts;
    }

    [[nodiscard]] std::vector<std::string> rowNames(const RowKey& key) const
    {
        std::vector<std::string> names;
        for (const auto& name : key)
            names.push_back(nameText(name));
        return names;
    }

    [[nodiscard]] std::vector<std::string> nameCells(const std::string& text) const
    {
        std::vector<std::string> names(m_report.dimensions.size());
        names.front() = text;
        return names;
    }

    [[nodiscard]] TextTable tableWithNames(std::string title) const
    {
        TextTable table;
        table.title = std::move(title);
        for (const Dimension dimension : m_report.dimensions)
            table.titles.push_back(dimensionTitle(dimension));
        table.nameColumns = table.titles.size();
        return table;
    }

    /// Of the period before, or null.
    [[nodiscard]] const ReportRow* rowBefore(const RowKey& key) const
    {
        const auto& rows = m_page.before->rows;
        const auto found = std::ranges::find(rows, key, &ReportRow::key);
        return found == rows.end() ? nullptr : &*found;
    }

    void addBefore(std::vector<std::string>& cells, const Cell* before, const ValueOf& valueOf,
                   const Cell& current) const
    {
        if (!m_page.before)
            return;
        if (!m_page.before->isSeen()) {
            cells.insert(cells.end(), {std::string(kUnknown), std::string(kUnknown)});
            return;
        }
        const Compared earlier = valueOf(*m_page.before, before ? *before : Cell());
        const Compared now = valueOf(m_report, current);
        cells.push_back(earlier.text);
        if (!m_report.isSeen() || !earlier.isExact || !now.isExact)
            cells.emplace_back(kUnknown);
        else if (earlier.value == 0)
            cells.emplace_back(now.value == 0 ? "0.0 %" : "new");
        else
            cells.push_back((now.value > earlier.value ? "+" : "")
                            + fixedText((now.value - earlier.value) * 100, earlier.value, 1) + " %");
    }

    [[nodiscard]] bool shows(Account account) const { return m_report.knows(account) != Knowledge::None; }

    /// One column: accounts side by side.
    [[nodiscard]] TextTable totals(ResourceType type) const
    {
        TextTable table = tableWithNames(fmt::format("{} ({})", shownName(type.name()), hourUnit(type)));
        for (const Account account : kAllAccounts) {
            if (shows(account))
                table.titles.emplace_back(accountTitle(account));
        }
        if (m_page.before) // which is compared with what was held
            table.titles.emplace_back("held");
        const auto capacity = m_report.capacity(type);
        if (capacity)
            table.titles.emplace_back("share of cluster");
        addBeforeTitles(table);
        const auto cellsOf = [&](std::vector<std::string> cells, const ReportRow& row, const Cell* before) {
            const Entry entry = m_report.entryIn(row.total, type);
            for (const Account account : kAllAccounts) {
                if (shows(account))
                    cells.push_back(isUncovered({}) ? std::string(kUnknown) : sumText(type, entry[account]));
            }
            if (m_page.before)
                cells.push_back(isUncovered({}) ? std::string(kUnknown) : sumText(type, entry.held()));
            if (capacity)
                cells.push_back(shareText(entry.held().value, *capacity));
            addBefore(cells, before, heldIn(type), row.total);
            return cells;
        };
        addRows(table, cellsOf);
        return table;
    }

    /// Several columns: what was held.
    [[nodiscard]] TextTable grid(ResourceType type) const
    {
        TextTable table
            = tableWithNames(fmt::format("{}, held ({})", shownName(type.name()), hourUnit(type)));
        addColumnTitles(table);
        addRows(table, [&](std::vector<std::string> cells, const ReportRow& row, const Cell* before) {
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                cells.push_back(isUncovered(i)
                                    ? std::string(kUnknown)
                                    : sumText(type, m_report.entryIn(row.cells[i], type, i).held()));
            cells.push_back(isUncovered({}) ? std::string(kUnknown)
                                            : sumText(type, m_report.entryIn(row.total, type).held()));
            addBefore(cells, before, heldIn(type), row.total);
            return cells;
        });
        addCoverage(table);
        return table;
    }

    [[nodiscard]] TextTable costs() const
    {
        TextTable table = tableWithNames(fmt::format("cost ({})", *m_report.currency));
        addColumnTitles(table);
        const auto cellsOf = [&](std::vector<std::string> cells, const ReportRow& row, const Cell* before) {
            for (std::size_t i = 0; m_isGrid && i < row.cells.size(); ++i)
                cells.push_back(isUncovered(i) ? std::string(kUnknown) : moneyText(row.cells[i]));
            cells.push_back(isUncovered({}) ? std::string(kUnknown) : moneyText(row.total));
            addBefore(cells, before, costOfCell, row.total);
            return cells;
        };
        addRows(table, cellsOf, true);
        return table;
    }

    /// How long applications waited that started in the period.
    [[nodiscard]] TextTable waits() const
    {
        TextTable table = tableWithNames("wait time (s)");
        table.titles.insert(table.titles.end(), {"applications", "total", "longest", "median", "p95"});
        addRows(table, [&](std::vector<std::string> cells, const ReportRow& row, const Cell*) {
            const Waits& waits = row.total.waits;
            if (isUncovered({}) || waits.isUnknown()) {
                cells.insert(cells.end(), 5, std::string(kUnknown));
                return cells;
            }
            const bool isLess = waits.isLowerBound();
            cells.push_back((isLess ? "≥ " : "") + std::to_string(waits.applications));
            for (const Amount time : {waits.total, Amount{waits.longest.count()}})
                cells.push_back(isLess ? atLeastText(time, kMillisecondsOfSecond) : waitText(time));
            for (const unsigned percent : {50U, 95U}) {
                const auto wait = waits.percentile(percent);
                cells.push_back(wait         ? waitText(wait->count())
                                    : isLess ? std::string(kUnknown)
                                             : std::string()); // no application started
            }
            return cells;
        });
        return table;
    }

    template <typename CellsOf>
    void addRows(TextTable& table, CellsOf cellsOf, bool hasIdle = false) const
    {
        for (const ReportRow& row : m_report.rows) {
            const ReportRow* const before = m_page.before ? rowBefore(row.key) : nullptr;
            table.rows.push_back(cellsOf(rowNames(row.key), row, before ? &before->total : nullptr));
        }
        addRowsBefore(table, cellsOf);
        if (hasIdle && m_report.idle) {
            const ReportRow* const before
                = m_page.before && m_page.before->idle ? &*m_page.before->idle : nullptr;
            table.rows.push_back(
                cellsOf(nameCells("idle of guaranteed"), *m_report.idle, before ? &before->total : nullptr));
        }
        table.rows.push_back(cellsOf(nameCells("total"), m_report.total,
                                     m_page.before ? &m_page.before->total.total : nullptr));
    }

    /// Rows that were in the period before alone.
    template <typename CellsOf>
    void addRowsBefore(TextTable& table, CellsOf cellsOf) const
    {
        if (!m_page.before)
            return;
        for (const ReportRow& row : m_page.before->rows) {
            if (std::ranges::find(m_report.rows, row.key, &ReportRow::key) != m_report.rows.end())
                continue;
            table.rows.push_back(cellsOf(rowNames(row.key), m_report.rowWithout(row.key), &row.total));
        }
    }

    void addColumnTitles(TextTable& table) const
    {
        for (const ReportColumn& column : m_report.columns) {
            if (m_isGrid)
                table.titles.push_back(column.label);
        }
        table.titles.emplace_back("total");
        addBeforeTitles(table);
    }

    void addBeforeTitles(TextTable& table) const
    {
        if (m_page.before)
            table.titles.insert(table.titles.end(), {"before", "change"});
    }

    void addCoverage(TextTable& table) const
    {
        if (!m_report.covered())
            return;
        std::vector<std::string> cells = nameCells("covered");
        for (const ReportColumn& column : m_report.columns)
            cells.push_back(shareText(column.covered->count(), column.time.length().count()));
        cells.push_back(shareText(m_report.covered()->count(), m_report.period.length().count()));
        cells.resize(table.titles.size());
        table.rows.push_back(std::move(cells));
    }

    /// No source knows anything of column @p index, or of all.
    [[nodiscard]] bool isUncovered(std::optional<std::size_t> index) const { return !m_report.isSeen(index); }

    [[nodiscard]] static ValueOf heldIn(ResourceType type)
    {
        return [type](const Report& report, const Cell& cell) {
            return heldOf(type, report.entryIn(cell, type).held());
        };
    }

    void addNotes(std::vector<std::string>& notes) const
    {
        std::vector<std::string> unknown;
        for (const Account account : kAllAccounts) {
            if (!shows(account))
                unknown.emplace_back(accountTitle(account));
        }
        if (m_report.knowsWaits == Knowledge::None)
            unknown.emplace_back("wait time");
        if (!unknown.empty())
            notes.push_back(fmt::format("not known of these rows and sources: {}", fmt::join(unknown, ", ")));
        std::vector<std::string> free;
        for (const ResourceType type : m_report.notCharged)
            free.push_back(shownName(type.name()));
        if (!free.empty())
            notes.push_back(fmt::format("not in the price list, so not charged: {}", fmt::join(free, ", ")));
        for (const auto& [instanceType, type] : m_report.unpriced)
            notes.push_back(fmt::format("no price: {} of instance type {}; costs marked with ≥ lack it",
                                        shownName(type.name()), nameText(instanceType)));
    }

    const ReportPage& m_page;
    const Report& m_report;
    bool m_isGrid;
};
} // namespace

std::string shownName(std::string_view text)
{
    constexpr std::array<std::string_view, 12> kDirections{
        "\xD8\x9C",     "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xAA", "\xE2\x80\xAB", "\xE2\x80\xAC",
        "\xE2\x80\xAD", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA7", "\xE2\x81\xA8", "\xE2\x81\xA9"};
    std::string out = printable(text);
    for (const std::string_view mark : kDirections) {
        for (std::size_t at = out.find(mark); at != std::string::npos; at = out.find(mark, at))
            out.replace(at, mark.size(), "\xEF\xBF\xBD");
    }
    return out;
}

Amount hourOf(ResourceType type)
{
    constexpr Amount kHour = 3600;
    const std::string& name = type.name();
    if (name == "vcore")
        return kHour * 1000;
    if (name == "memory" || name.starts_with("hugepages-"))
        return kHour << 30;
    return name == "ephemeral-storage" ? kHour * 1'000'000'000 : kHour;
}

std::string hourUnit(ResourceType type)
{
    const std::string& name = type.name();
    if (name == "vcore")
        return "core h";
    if (name == "memory" || name.starts_with("hugepages-"))
        return "GiB h";
    return name == "ephemeral-storage" ? "GB h" : "h";
}

std::string decimalText(Amount numerator, Amount denominator, int decimals)
{
    const bool isNegative = numerator < 0;
    Amount rest = isNegative ? -numerator : numerator;
    Amount whole = rest / denominator;
    rest %= denominator;
    std::string digits;
    for (int i = 0; i < decimals; ++i) {
        rest *= 10;
        digits += static_cast<char>('0' + static_cast<int>(rest / denominator));
        rest %= denominator;
    }
    if (rest >= denominator - rest) { // half up
        std::size_t at = digits.size();
        while (at > 0 && digits[at - 1] == '9')
            digits[--at] = '0';
        if (at > 0)
            ++digits[at - 1];
        else
            ++whole;
    }
    digits.resize(digits.find_last_not_of('0') + 1);
    const std::string text = amountText(whole) + (digits.empty() ? "" : "." + digits);
    return isNegative && text != "0" ? "-" + text : text;
}

std::string hoursText(ResourceType type, Amount amount)
{
    const std::string text = fixedText(amount, hourOf(type), 2);
    return text == "0.00" && amount > 0 ? "<0.01" : text;
}

std::string waitText(Amount milliseconds)
{
    const std::string text = fixedText(milliseconds, kMillisecondsOfSecond, 2);
    return text == "0.00" && milliseconds > 0 ? "<0.01" : text;
}

TextReport textReport(const ReportPage& page)
{
    return TableBuilder(page).build();
}

std::vector<Message> allNotes(const ReportPage& page)
{
    std::vector<Message> notes = page.notes;
    notes.insert(notes.end(), page.report->notes.begin(), page.report->notes.end());
    if (page.before) {
        for (const Message& note : page.before->notes)
            notes.emplace_back(QUOTADECK_TEXT("usage", "period before: %1"), note);
    }
    return notes;
}

std::vector<std::string> reportNotes(const ReportPage& page)
{
    std::vector<std::string> notes = TableBuilder(page).notes();
    const auto covered = page.report->covered();
    if (covered && *covered < page.report->period.length())
        notes.push_back(fmt::format("the sources cover {} of the period",
                                    shareText(covered->count(), page.report->period.length().count())));
    return notes;
}
} // namespace quotadeck::usage

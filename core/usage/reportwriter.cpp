// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/reportwriter.h"

#include "core/base/jsontext.h"
#include "core/base/text.h"
#include "core/config/report/htmlwriter.h"
#include "core/usage/reporttables.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quotadeck::usage {
namespace {
/// Columns that a text takes in a terminal, as far as code points say.
std::string padded(const std::string& text, std::size_t width, bool isNumber)
{
    const std::string space(width - std::min(width, codePointCount(text)), ' ');
    return isNumber ? space + text : text + space;
}

std::string asText(const TextReport& report)
{
    std::string out = report.title + "\n";
    for (const auto& [name, value] : report.facts)
        out += fmt::format("{}: {}\n", name, value);
    for (const TextTable& table : report.tables) {
        std::vector<std::size_t> widths;
        for (std::size_t i = 0; i < table.titles.size(); ++i) {
            widths.push_back(codePointCount(table.titles[i]));
            for (const auto& row : table.rows)
                widths.back() = std::max(widths.back(), codePointCount(row[i]));
        }
        const auto line = [&](const std::vector<std::string>& cells) {
            std::string text;
            for (std::size_t i = 0; i < cells.size(); ++i)
                text += (i > 0 ? "  " : "") + padded(cells[i], widths[i], i >= table.nameColumns);
            text.resize(text.find_last_not_of(' ') + 1);
            return text + "\n";
        };
        out += "\n" + table.title + "\n" + line(table.titles);
        for (const auto& row : table.rows)
            out += line(row);
    }
    if (!report.notes.empty())
        out += '\n';
    for (const std::string& note : report.notes)
        out += "note: " + note + "\n";
    return out;
}

std::string inMarkdown(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (std::string_view("\\|*_`[]~").find(c) != std::string_view::npos)
            out += std::string("\\") + c;
        else
            out += c;
    }
    return out;
}

std::string asMarkdown(const TextReport& report)
{
    std::string out = "# " + inMarkdown(report.title) + "\n\n";
    for (const auto& [name, value] : report.facts)
        out += fmt::format("- {}: {}\n", name, inMarkdown(value));
    for (const TextTable& table : report.tables) {
        const auto line = [](const std::vector<std::string>& cells) {
            std::string text = "|";
            for (const std::string& cell : cells)
                text += " " + inMarkdown(cell) + " |";
            return text + "\n";
        };
        out += "\n## " + inMarkdown(table.title) + "\n\n" + line(table.titles) + "|";
        for (std::size_t i = 0; i < table.titles.size(); ++i)
            out += i < table.nameColumns ? "---|" : "---:|";
        out += '\n';
        for (const auto& row : table.rows)
            out += line(row);
    }
    if (!report.notes.empty())
        out += '\n';
    for (const std::string& note : report.notes)
        out += "- " + inMarkdown(note) + "\n";
    return out;
}

std::string asHtml(const TextReport& report)
{
    config::HtmlPage page(report.title, "en");
    std::vector<config::HtmlPage::Row> facts;
    for (const auto& [name, value] : report.facts)
        facts.push_back({name, value});
    page.facts(facts);
    for (const TextTable& table : report.tables) {
        page.heading(table.title);
        std::vector<config::HtmlPage::Row> rows;
        for (const auto& row : table.rows)
            rows.emplace_back(row.begin(), row.end());
        page.table(table.titles, rows);
    }
    if (!report.notes.empty())
        page.heading("Notes");
    for (const std::string& note : report.notes)
        page.paragraph(note);
    return page.take();
}

/// Seconds with three digits, exactly; of JSON and CSV.
std::string secondsText(Amount milliseconds)
{
    return decimalText(milliseconds, 1000, 3);
}

/// A share of 1 with six digits, as a JSON number.
std::string shareJson(Amount part, Amount whole)
{
    return whole > 0 ? decimalText(part, whole, 6) : "null";
}

bool isCharged(const Report& report, ResourceType type)
{
    return std::ranges::find(report.notCharged, type) == report.notCharged.end();
}

/// Whether @p report knows anything of the account with the index @p account in @p entry.
bool isAccountKnown(const Report& report, const Entry& entry, std::size_t account)
{
    return report.known[account] != Knowledge::None && !entry.sums[account].isUnknown();
}

/// The names of accounts of which @p entry has at least what is written.
std::vector<std::string> lowerBounds(const Report& report, const Entry& entry)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kAccounts; ++i) {
        if (isAccountKnown(report, entry, i) && entry.sums[i].isLowerBound())
            names.emplace_back(kAccountNames[i]);
    }
    return names;
}

/// Nothing: @p type is not charged, or nothing of its cost is known.
std::optional<Money> knownCost(const Report& report, ResourceType type, const Entry& entry)
{
    if (!report.currency || !isCharged(report, type) || entry.isCostUnknown())
        return std::nullopt;
    return entry.cost;
}

/// Nothing: all that it would be made of is not known.
std::optional<Money> knownSharedIdle(const Cell& cell)
{
    return cell.sharedIdle == 0 && cell.isSharedIdlePartial ? std::nullopt : std::optional(cell.sharedIdle);
}

/// Writes a report as JSON.
class JsonReport
{
public:
    JsonReport(const ReportPage& page, const Report& report) : m_page(page), m_report(report) { }

    void write(JsonWriter& json) const
    {
        json.key("period");
        json.beginObject();
        writeTime(json, m_report.period);
        json.key("zone");
        json.text(m_page.calendar.zoneName());
        json.endObject();
        json.key("columns");
        json.beginArray();
        for (const ReportColumn& column : m_report.columns)
            writeColumn(json, column);
        json.endArray();
        json.key("data");
        json.beginArray();
        for (const ReportRow& row : m_report.rows) {
            json.beginObject();
            json.key("names");
            json.beginObject();
            for (std::size_t i = 0; i < row.key.size(); ++i) {
                json.key(dimensionName(m_report.dimensions[i]));
                if (row.key[i])
                    json.text(*row.key[i]);
                else
                    json.raw("null");
            }
            json.endObject();
            writeCells(json, row);
            json.endObject();
        }
        json.endArray();
        if (m_report.idle) {
            json.key("idle");
            json.beginObject();
            writeCells(json, *m_report.idle);
            json.endObject();
        }
        json.key("total");
        json.beginObject();
        writeCells(json, m_report.total);
        json.endObject();
        writeKnowledge(json);
    }

private:
    void writeTime(JsonWriter& json, const Period& time) const
    {
        json.key("from");
        json.text(m_page.calendar.isoText(time.from));
        json.key("to");
        json.text(m_page.calendar.isoText(time.to));
    }

    void writeColumn(JsonWriter& json, const ReportColumn& column) const
    {
        json.beginObject();
        json.key("label");
        json.text(column.label);
        writeTime(json, column.time);
        json.key("coveredSeconds");
        json.raw(column.covered ? std::to_string(column.covered->count()) : "null");
        json.key("capacity");
        if (column.capacity.empty()) {
            json.raw("null");
        } else {
            json.beginObject();
            for (const auto& [type, amount] : column.capacity) {
                json.key(type.name());
                json.text(amountText(amount));
            }
            json.endObject();
        }
        json.endObject();
    }

    void writeCells(JsonWriter& json, const ReportRow& row) const
    {
        json.key("cells");
        json.beginArray();
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            writeCell(json, row.cells[i], i);
        json.endArray();
        json.key("total");
        writeCell(json, row.total, std::nullopt);
    }

    void writeCell(JsonWriter& json, const Cell& cell, std::optional<std::size_t> column) const
    {
        json.beginObject();
        json.key("resources");
        json.beginObject();
        for (const auto& [type, parts] : cell.entries) {
            const Entry entry = m_report.entryIn(cell, type, column);
            json.key(type.name());
            json.beginObject();
            std::uint64_t overflowed = 0;
            for (std::size_t i = 0; i < kAccounts; ++i) {
                json.key(kAccountNames[i]);
                if (isAccountKnown(m_report, entry, i))
                    json.text(amountText(entry.sums[i].value));
                else
                    json.raw("null");
                overflowed += entry.sums[i].overflowed;
            }
            json.key("overflowed");
            json.raw(std::to_string(overflowed));
            json.key("lowerBounds");
            json.beginArray();
            for (const std::string& account : lowerBounds(m_report, entry))
                json.text(account);
            json.endArray();
            const auto capacity = m_report.capacity(type, column);
            json.key("share");
            json.raw(capacity ? shareJson(entry.held().value, *capacity) : "null");
            if (m_report.currency) {
                writeMoney(json, "cost", knownCost(m_report, type, entry));
            }
            json.endObject();
        }
        json.endObject();
        writeWaits(json, cell.waits, column);
        if (m_report.currency) {
            const bool isSeen = m_report.isSeen(column);
            const bool isKnown = isSeen && !cell.isCostUnknown();
            writeMoney(json, "cost", isKnown ? std::optional(cell.cost()) : std::nullopt);
            writeMoney(json, "sharedIdle", isSeen ? knownSharedIdle(cell) : std::nullopt);
            json.key("costComplete");
            json.raw(isSeen && cell.isCostComplete() ? "true" : "false");
        }
        json.endObject();
    }

    void writeWaits(JsonWriter& json, const Waits& waits, std::optional<std::size_t> column) const
    {
        json.key("wait");
        if (m_report.knowsWaits == Knowledge::None || waits.isUnknown() || !m_report.isSeen(column)) {
            json.raw("null");
            return;
        }
        json.beginObject();
        json.key("applications");
        json.raw(std::to_string(waits.applications));
        json.key("seconds");
        json.raw(secondsText(waits.total));
        json.key("longestSeconds");
        json.raw(secondsText(waits.longest.count()));
        for (const auto& [key, percent] : {std::pair{"medianSeconds", 50U}, std::pair{"p95Seconds", 95U}}) {
            const auto wait = waits.percentile(percent);
            json.key(key);
            json.raw(wait ? secondsText(wait->count()) : "null");
        }
        json.key("complete");
        json.raw(waits.isLowerBound() ? "false" : "true");
        json.endObject();
    }

    static void writeMoney(JsonWriter& json, const char* key, const std::optional<Money>& amount)
    {
        json.key(key);
        if (amount)
            json.text(formatMoney(*amount));
        else
            json.raw("null");
    }

    void writeKnowledge(JsonWriter& json) const
    {
        json.key("currency");
        if (m_report.currency)
            json.text(*m_report.currency);
        else
            json.raw("null");
        json.key("unknown");
        writeKnown(json, Knowledge::None);
        json.key("partlyKnown");
        writeKnown(json, Knowledge::Part);
        json.key("notCharged");
        json.beginArray();
        for (const ResourceType type : m_report.notCharged)
            json.text(type.name());
        json.endArray();
        json.key("unpriced");
        json.beginArray();
        for (const auto& [instanceType, type] : m_report.unpriced) {
            json.beginObject();
            json.key("instanceType");
            if (instanceType)
                json.text(*instanceType);
            else
                json.raw("null");
            json.key("resource");
            json.text(type.name());
            json.endObject();
        }
        json.endArray();
    }

    void writeKnown(JsonWriter& json, Knowledge knowledge) const
    {
        json.beginArray();
        for (std::size_t i = 0; i < kAccounts; ++i) {
            if (m_report.known[i] == knowledge)
                json.text(kAccountNames[i]);
        }
        if (m_report.knowsWaits == knowledge)
            json.text("wait");
        json.endArray();
    }

    const ReportPage& m_page;
    const Report& m_report;
};

std::string asJson(const ReportPage& page)
{
    JsonWriter json;
    json.beginObject();
    json.key("rows");
    json.beginArray();
    for (const Dimension dimension : page.report->dimensions)
        json.text(dimensionName(dimension));
    json.endArray();
    json.key("sources");
    json.beginArray();
    for (const std::string& source : page.sources)
        json.text(source);
    json.endArray();
    json.key("filter");
    if (page.filter.isEmpty())
        json.raw("null");
    else
        json.text(page.filter.text());
    JsonReport(page, *page.report).write(json);
    json.key("notes");
    json.beginArray();
    for (const Message& note : allNotes(page))
        json.text(note.english());
    json.endArray();
    if (page.before) {
        json.key("before");
        json.beginObject();
        JsonReport(page, *page.before).write(json);
        json.endObject();
    }
    json.endObject();
    return json.take() + "\n";
}

std::string csvLine(const std::vector<std::string>& fields)
{
    return fmt::format("{}\r\n", fmt::join(fields, ","));
}

/// The field of a line that names the filter, behind all others.
void addFilterField(std::vector<std::string>& fields, const ReportFilter& filter)
{
    if (!filter.isEmpty())
        fields.push_back(csvText(shownName(filter.text())));
}

/// Unknown is empty.
std::string csvName(const std::optional<std::string>& name)
{
    if (!name)
        return {};
    return name->empty() ? "(none)" : csvText(shownName(*name));
}

/// The accounts that have columns in the middle of a line; columns that came later are at its end.
constexpr std::size_t kFirstAccounts = 5;
/// Those of waits: applications, all and the longest in seconds, whether that is all, percentiles in seconds.
constexpr std::array kWaitTitles{"wait_applications", "wait_seconds",        "wait_longest_seconds",
                                 "wait_complete",     "wait_median_seconds", "wait_p95_seconds"};
/// With one for lower bounds.
constexpr std::size_t kLaterColumns = kAccounts - kFirstAccounts + kWaitTitles.size() + 1;

/// Writes the lines of one period of a CSV file.
class CsvReport
{
public:
    CsvReport(const ReportPage& page, const Report& report, std::string period)
        : m_page(page)
        , m_report(report)
        , m_period(std::move(period))
    {
    }

    [[nodiscard]] static std::vector<std::string> titles(const ReportPage& page)
    {
        std::vector<std::string> titles{"period", "kind"};
        for (const Dimension dimension : page.report->dimensions)
            titles.emplace_back(dimensionName(dimension));
        for (const char* const title : {"from", "to", "resource"})
            titles.emplace_back(title);
        titles.insert(titles.end(), kAccountNames.begin(), kAccountNames.begin() + kFirstAccounts);
        for (const char* const title :
             {"overflowed", "capacity", "covered", "cost", "currency", "cost_complete"})
            titles.emplace_back(title);
        titles.insert(titles.end(), kAccountNames.begin() + kFirstAccounts, kAccountNames.end());
        titles.insert(titles.end(), kWaitTitles.begin(), kWaitTitles.end());
        titles.emplace_back("lower_bounds");
        if (!page.filter.isEmpty())
            titles.emplace_back("filter");
        return titles;
    }

    [[nodiscard]] std::string lines() const
    {
        std::string out;
        for (const ReportRow& row : m_report.rows)
            addRow(out, row, "row");
        if (m_report.idle) {
            ReportRow idle = *m_report.idle;
            idle.key.assign(m_report.dimensions.size(), std::nullopt);
            addRow(out, idle, "idle");
        }
        return out;
    }

private:
    [[nodiscard]] std::vector<std::string> begin(const ReportRow& row, const char* kind,
                                                 std::size_t column) const
    {
        std::vector<std::string> fields{m_period, kind};
        for (const auto& name : row.key)
            fields.push_back(csvName(name));
        const Period& time = m_report.columns[column].time;
        fields.push_back(m_page.calendar.isoText(time.from));
        fields.push_back(m_page.calendar.isoText(time.to));
        return fields;
    }

    void addRow(std::string& out, const ReportRow& row, const char* kind) const
    {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            for (const auto& [type, parts] : row.cells[i].entries)
                addEntry(out, begin(row, kind, i), type, m_report.entryIn(row.cells[i], type, i), i);
            addWaits(out, row, i);
            if (row.cells[i].sharedIdle == 0 && !row.cells[i].isSharedIdlePartial)
                continue;
            auto fields = begin(row, "shared-idle", i);
            fields.resize(fields.size() + 1 + kFirstAccounts + 3);
            const auto shared = knownSharedIdle(row.cells[i]);
            fields.push_back(shared ? formatMoney(*shared) : "");
            fields.push_back(*m_report.currency);
            fields.emplace_back(row.cells[i].isSharedIdlePartial ? "false" : "true");
            fields.resize(fields.size() + kLaterColumns);
            addFilterField(fields, m_page.filter);
            out += csvLine(fields);
        }
    }

    /// A line of its own: waits are of no resource. A row in which no application started has none.
    void addWaits(std::string& out, const ReportRow& row, std::size_t column) const
    {
        const Waits& waits = row.cells[column].waits;
        const Waits& all = row.total.waits;
        if (waits == Waits() || (all.applications == 0 && all.unknown == 0))
            return;
        auto fields = begin(row, "wait", column);
        fields.resize(fields.size() + 1 + kFirstAccounts + 6 + kAccounts - kFirstAccounts);
        if (waits.isUnknown()) {
            fields.resize(fields.size() + 3);
        } else {
            fields.push_back(std::to_string(waits.applications));
            fields.push_back(secondsText(waits.total));
            fields.push_back(secondsText(waits.longest.count()));
        }
        fields.emplace_back(waits.isLowerBound() ? "false" : "true");
        for (const unsigned percent : {50U, 95U}) {
            const auto wait = waits.percentile(percent);
            fields.push_back(wait ? secondsText(wait->count()) : "");
        }
        fields.emplace_back(); // of amounts
        addFilterField(fields, m_page.filter);
        out += csvLine(fields);
    }

    [[nodiscard]] std::string amountField(const Entry& entry, std::size_t account) const
    {
        return isAccountKnown(m_report, entry, account) ? amountText(entry.sums[account].value) : "";
    }

    void addEntry(std::string& out, std::vector<std::string> fields, ResourceType type, const Entry& entry,
                  std::size_t column) const
    {
        fields.push_back(csvText(type.name()));
        std::uint64_t overflowed = 0;
        for (const Sum& sum : entry.sums)
            overflowed += sum.overflowed;
        for (std::size_t i = 0; i < kFirstAccounts; ++i)
            fields.push_back(amountField(entry, i));
        fields.push_back(std::to_string(overflowed));
        const auto capacity = m_report.capacity(type, column);
        fields.push_back(capacity ? amountText(*capacity) : "");
        const auto& covered = m_report.columns[column].covered;
        fields.push_back(
            covered ? decimalText(covered->count(), m_report.columns[column].time.length().count(), 6) : "");
        const bool isPriced = m_report.currency && isCharged(m_report, type);
        const auto cost = knownCost(m_report, type, entry);
        fields.push_back(cost ? formatMoney(*cost) : "");
        fields.push_back(m_report.currency.value_or(""));
        fields.emplace_back(!isPriced ? "" : entry.isCostComplete() ? "true" : "false");
        for (std::size_t i = kFirstAccounts; i < kAccounts; ++i)
            fields.push_back(amountField(entry, i));
        fields.resize(fields.size() + kWaitTitles.size());
        fields.push_back(fmt::format("{}", fmt::join(lowerBounds(m_report, entry), " ")));
        addFilterField(fields, m_page.filter);
        out += csvLine(fields);
    }

    const ReportPage& m_page;
    const Report& m_report;
    std::string m_period;
};

std::string asCsv(const ReportPage& page)
{
    std::string out = csvLine(CsvReport::titles(page))
        + CsvReport(page, *page.report, page.isMoment ? "moment" : "current").lines();
    if (page.before)
        out += CsvReport(page, *page.before, "before").lines();
    return out;
}

/// Writes charges in the columns of FOCUS 1.2.
class FocusReport
{
public:
    explicit FocusReport(const ReportPage& page) : m_page(page), m_report(*page.report) { }

    [[nodiscard]] std::string text() const
    {
        std::string out
            = "BilledCost,BillingAccountId,BillingAccountName,BillingCurrency,BillingPeriodStart,"
              "BillingPeriodEnd,ChargeCategory,ChargeClass,ChargeDescription,ChargePeriodStart,"
              "ChargePeriodEnd,ContractedCost,EffectiveCost,ListCost,InvoiceIssuerName,PricingQuantity,"
              "PricingUnit,ProviderName,PublisherName,ServiceCategory,ServiceName,x_Queue,x_User,x_Group,"
              "x_Application";
        out += m_page.filter.isEmpty() ? "\r\n" : ",x_Filter\r\n";
        for (const ChargeLine& line : m_report.lines) {
            if (!line.price)
                continue;
            const bool isIdle = line.row == m_report.rows.size();
            const ReportRow& row = isIdle ? *m_report.idle : m_report.rows[line.row];
            std::string what = shownName(line.type.name());
            if (isIdle)
                what = "Idle guaranteed " + what;
            else if (line.instanceType && !line.instanceType->empty())
                what += " on " + shownName(*line.instanceType);
            out += charge({line.time, what, line.entry.cost, decimalText(line.charged, hourOf(line.type), 9),
                           unit(line.type)},
                          row.key);
        }
        for (const ReportRow& row : m_report.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                if (row.cells[i].sharedIdle != 0)
                    out += charge({m_report.columns[i].time, "Share of idle guaranteed resources",
                                   row.cells[i].sharedIdle, "1", "Shares"},
                                  row.key);
            }
        }
        return out;
    }

private:
    struct ChargeText
    {
        Period time;
        std::string what;
        Money cost = 0;
        std::string quantity;
        std::string unit;
    };

    [[nodiscard]] static std::string unit(ResourceType type)
    {
        const std::string hours = hourUnit(type);
        if (hours == "core h")
            return "Core-Hours";
        if (hours == "h")
            return csvText(shownName(type.name()) + "-Hours");
        return hours.substr(0, hours.find(' ')) + "-Hours";
    }

    [[nodiscard]] std::string charge(const ChargeText& charge, const RowKey& key) const
    {
        const Calendar utc;
        const std::string cost = formatMoney(charge.cost);
        const std::string provider
            = csvText(shownName(m_page.provider.empty() ? m_page.account : m_page.provider));
        std::vector<std::string> fields{
            cost,
            csvText(shownName(m_page.account)),
            csvText(shownName(m_page.accountName.empty() ? m_page.account : m_page.accountName)),
            *m_report.currency,
            utc.isoText(m_page.calendar.monthOf(charge.time.from)),
            utc.isoText(m_page.calendar.monthAfter(charge.time.from)),
            "Usage",
            "",
            csvText(charge.what),
            utc.isoText(charge.time.from),
            utc.isoText(charge.time.to),
            cost,
            cost,
            cost,
            provider,
            charge.quantity,
            charge.unit,
            provider,
            provider,
            "Compute",
            "Cluster resources"};
        for (const Dimension dimension :
             {Dimension::Queue, Dimension::User, Dimension::Group, Dimension::Application}) {
            const auto at = std::ranges::find(m_report.dimensions, dimension);
            const auto index = static_cast<std::size_t>(at - m_report.dimensions.begin());
            fields.push_back(index < key.size() && key[index] ? csvText(shownName(*key[index])) : "");
        }
        addFilterField(fields, m_page.filter);
        return csvLine(fields);
    }

    const ReportPage& m_page;
    const Report& m_report;
};
} // namespace

std::string writeReport(const ReportPage& page, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Csv:
        return asCsv(page);
    case ReportFormat::Json:
        return asJson(page);
    case ReportFormat::Markdown:
        return asMarkdown(textReport(page));
    case ReportFormat::Html:
        return asHtml(textReport(page));
    case ReportFormat::Focus:
        return FocusReport(page).text();
    case ReportFormat::Text:
        break;
    }
    return asText(textReport(page));
}
} // namespace quotadeck::usage

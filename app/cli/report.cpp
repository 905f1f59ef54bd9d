// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/reportoptions.h"
#include "app/cli/summaryfile.h"
#include "core/file/filewriter.h"
#include "core/sim/usageledger.h"
#include "core/usage/reportfilter.h"
#include "core/usage/reporttables.h"
#include "core/usage/reportwriter.h"
#include "core/usage/samplebook.h"
#include "core/usage/summarybook.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <ostream>
#include <set>
#include <utility>

namespace quotadeck::cli {
namespace {
using usage::Dimension;
using usage::Period;
using usage::ReportFormat;
using usage::Step;

/// The period that is asked for; where it is not said, that of the source, whose @p extent is empty where it has nothing.
Result<Period> periodOf(const ReportOptions& options, const usage::Calendar& calendar,
                        const std::optional<Period>& extent, const std::string& source)
{
    Period period = extent.value_or(Period());
    const auto read = [&](const char* name, const std::string& text, usage::Seconds& time) {
        if (text.empty())
            return Status();
        const auto parsed = calendar.parse(text);
        if (!parsed)
            return Status(fail(ErrorCode::InvalidArgument, name, parsed.error().message));
        time = *parsed;
        return Status();
    };
    Status status = read("--to", options.to, period.to);
    if (status && options.last)
        period.from = period.to - *options.last;
    if (status)
        status = read("--from", options.from, period.from);
    if (!status)
        return tl::unexpected(std::move(status).error());
    if (!extent && (options.to.empty() || (options.from.empty() && !options.last)))
        return fail(ErrorCode::NotFound, source, "the source has no amounts");
    return period;
}

/// Reads the sources of a report, which have to be of one kind: amounts of two kinds would count twice.
class ReportSourcesReader
{
public:
    ReportSourcesReader(const ReportOptions& options, const ReportSources& sources,
                        std::vector<Dimension> dimensions, const usage::Calendar& calendar, Streams streams)
        : m_options(options)
        , m_sources(sources)
        , m_calendar(calendar)
        , m_dimensions(std::move(dimensions))
        , m_streams(streams)
        , m_samples(options.longestGap, options.tag)
    {
    }

    Result<usage::Ledger> read()
    {
        if (!m_options.store.empty())
            return readStore();
        m_names = m_options.sources;
        for (const std::string& name : m_options.sources) {
            if (Status status = read(name); !status)
                return tl::unexpected(std::move(status).error());
        }
        switch (m_kind.value_or(Kind::Log)) {
        case Kind::Recording:
            if (m_samples.samples() == 0)
                return fail(ErrorCode::NotFound, m_options.sources.front(),
                            m_options.partition.empty()
                                ? std::string("no sample has a partition")
                                : "no sample contains partition " + m_options.partition);
            return m_samples.take();
        case Kind::History:
        case Kind::Scenario:
        case Kind::Store:
            return std::move(m_ledger);
        case Kind::Log:
            break;
        }
        if (m_summaries.summaries() == 0)
            return fail(
                ErrorCode::Parse, m_options.sources.front(),
                fmt::format("no readable line has an application summary ({})", usage::kSummaryPrefix));
        usage::Ledger ledger = m_summaries.take();
        if (m_broken > 0)
            ledger.notes.emplace_back(fmt::format("{} broken {} not in the report", m_broken,
                                                  m_broken == 1 ? "summary is" : "summaries are"));
        return ledger;
    }

    /// Of all that the sources have; nothing: they have no amounts.
    [[nodiscard]] std::optional<Period> extentOf(const usage::Ledger& ledger) const
    {
        return m_kind == Kind::Store ? m_storeExtent : ledger.extent();
    }
    [[nodiscard]] std::size_t broken() const { return m_broken; }
    [[nodiscard]] const std::string& partition() const { return m_partition; }
    /// What the report is made of; never empty after read().
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    enum class Kind { Log, Recording, History, Scenario, Store };

    Status become(Kind kind, const std::string& name)
    {
        const bool isSingle = kind == Kind::History || kind == Kind::Scenario;
        if (m_kind && (*m_kind != kind || isSingle))
            return fail(ErrorCode::InvalidArgument, name,
                        *m_kind != kind
                            ? "sources of different kinds would count twice: report them one by one"
                            : "only one history or scenario can be reported");
        const bool isOfRecordings = kind == Kind::Recording;
        if (!m_options.partition.empty() && !isOfRecordings && kind != Kind::Store)
            return fail(ErrorCode::InvalidArgument, "--partition", "applies to recordings and a store alone");
        if (!m_options.historySource.empty() && kind != Kind::History)
            return fail(ErrorCode::InvalidArgument, "--history-source", "applies to a history alone");
        if ((m_options.until || m_options.seed != ReportOptions().seed) && kind != Kind::Scenario)
            return fail(ErrorCode::InvalidArgument, m_options.until ? "--until" : "--seed",
                        "applies to a scenario alone");
        if (m_options.longestGap != ReportOptions().longestGap && !isOfRecordings)
            return fail(ErrorCode::InvalidArgument, "--longest-gap", "applies to recordings alone");
        m_kind = kind;
        return {};
    }

    /// Samples of a time that was read already would be lost, those of another cluster be mixed with it.
    Status follow(const std::string& name, SystemTime time)
    {
        if (m_lastSample && time < *m_lastSample)
            return fail(
                ErrorCode::InvalidArgument, name,
                fmt::format("the recording begins before {} ends: name recordings of one cluster in the "
                            "order of their time, and report those that overlap one by one",
                            m_current));
        return {};
    }

    Status read(const std::string& name)
    {
        if (name == "-")
            return readLog(name);
        Status outcome;
        const auto isRecording
            = m_sources.samples(name, [&](const ClusterSnapshot& sample, const std::string*) {
                  if (m_kind != Kind::Recording || m_current != name) {
                      outcome = become(Kind::Recording, name);
                      if (outcome)
                          outcome = follow(name, sample.time);
                      m_current = name;
                  }
                  if (outcome) {
                      addSample(sample);
                      m_lastSample = std::max(m_lastSample.value_or(sample.time), sample.time);
                  }
              });
        if (!isRecording)
            return tl::unexpected(isRecording.error());
        if (*isRecording)
            return outcome;
        auto history = m_sources.history(name, {m_options.historySource, m_dimensions.front()});
        if (!history)
            return tl::unexpected(std::move(history).error());
        if (*history) {
            m_ledger = std::move(**history);
            return become(Kind::History, name);
        }
        const auto file = InputFile::open(name, m_streams.in);
        if (!file && file.error().code != ErrorCode::NotFound) // else it may name a scenario
            return tl::unexpected(file.error());
        if (!file || name.ends_with(".yaml") || name.ends_with(".yml"))
            return readScenario(name);
        return readLog(name);
    }

    Status readLog(const std::string& name)
    {
        if (Status status = become(Kind::Log, name); !status)
            return status;
        auto file = InputFile::open(name, m_streams.in);
        if (!file)
            return tl::unexpected(std::move(file).error());
        const std::string shown = name == "-" ? "standard input" : name;
        return readSummaries(*file, m_summaries, [&](const Error& error) {
            ++m_broken;
            printMessage(m_streams.err, fmt::format("{}:{}", shown, error.where), error.message.english());
        });
    }

    void addSample(const ClusterSnapshot& sample)
    {
        if (m_partition.empty() && !sample.partitions.empty()) {
            const bool hasDefault = findPartition(sample, "default") != nullptr;
            m_partition = !m_options.partition.empty() ? m_options.partition
                : hasDefault                           ? "default"
                                                       : sample.partitions.front().info.name;
        }
        if (const auto* const found = findPartition(sample, m_partition))
            m_samples.add(*found, sample.time);
    }

    Status readScenario(const std::string& name)
    {
        if (Status status = become(Kind::Scenario, name); !status)
            return status;
        auto scenario = m_sources.scenario(name);
        if (!scenario)
            return tl::unexpected(std::move(scenario).error());
        m_partition = scenario->partition;
        auto usage = sim::simulateUsage(*std::move(scenario), m_options.seed,
                                        m_options.until.value_or(std::chrono::minutes(30)), m_options.tag);
        if (!usage)
            return tl::unexpected(std::move(usage).error());
        m_ledger = std::move(usage->ledger);
        return {};
    }

    /// The same data give the same report, wherever they are stored: it names the cluster, not the store.
    Result<usage::Ledger> readStore()
    {
        auto address = connect::readStoreAddress(m_options.store);
        if (!address)
            return fail(ErrorCode::InvalidArgument, "--store", address.error().message);
        if (!address->isServer() && !m_options.passwordFile.empty())
            return fail(ErrorCode::InvalidArgument, "--password-file",
                        "applies to a store in PostgreSQL alone");
        if (Status status = become(Kind::Store, "--store"); !status)
            return tl::unexpected(std::move(status).error());
        auto stored = m_sources.store({*std::move(address), m_options.passwordFile, m_options.cluster,
                                       m_options.partition, m_dimensions,
                                       [this](const Period& extent) { return neededPeriod(extent); }});
        if (!stored)
            return tl::unexpected(std::move(stored).error());
        m_partition = stored->partition;
        m_names = {stored->cluster};
        m_storeExtent = stored->extent;
        return std::move(stored->ledger);
    }

    /// Also the period before, with which it is compared.
    [[nodiscard]] Result<Period> neededPeriod(const Period& extent) const
    {
        auto period = periodOf(m_options, m_calendar, extent, {});
        if (period && !period->isEmpty() && m_options.comparesBefore)
            period->from = std::min(period->from, m_calendar.before(*period).from);
        return period;
    }

    const ReportOptions& m_options;
    const ReportSources& m_sources;
    const usage::Calendar& m_calendar;
    std::vector<Dimension> m_dimensions; // of the rows first, then of the filter
    Streams m_streams;
    std::optional<Kind> m_kind;
    std::vector<std::string> m_names;
    std::string m_current; // the recording that is being read
    std::optional<SystemTime> m_lastSample; // of all recordings
    std::string m_partition;
    usage::SummaryBook m_summaries;
    usage::SampleBook m_samples;
    usage::Ledger m_ledger; // of a history or a scenario
    std::optional<Period> m_storeExtent;
    std::size_t m_broken = 0; // summaries
};

/// A text that contradicts the others is an error of the command line, whatever read it.
int printUsage(const Streams& streams, const std::string& where, const Error& error)
{
    printMessage(streams.err, where, error.message.english());
    return ExitUsage;
}

/// What of the options contradicts what FOCUS wants; empty: nothing.
std::string focusProblem(const ReportOptions& options)
{
    if (options.format != ReportFormat::Focus)
        return {};
    if (options.priceFile.empty())
        return "--format focus requires --prices";
    if (options.rows)
        return "--format focus has a line for each queue, user, group and application: leave out --rows";
    if (options.columns == Step::Total || options.columns == Step::Week)
        return "--format focus has charges within a month: use --columns hour, day or month";
    return options.comparesBefore ? "--format focus has the charges of one period: leave out --compare-before"
                                  : "";
}

/// Errors: InvalidArgument; `where` is the option.
Result<usage::ReportFilter> filterOf(const ReportOptions& options)
{
    usage::ReportFilter filter;
    for (const std::string& text : options.where) {
        auto read = usage::ReportFilter::read(text);
        if (!read)
            return fail(ErrorCode::InvalidArgument, "--where", std::move(read).error().message);
        filter.add(*read);
    }
    for (const std::string& name : options.resources) {
        if (name.empty())
            return fail(ErrorCode::InvalidArgument, "--resource", "a name is missing, such as vcore");
        filter.addType(ResourceType(name));
    }
    if (filter.names().contains(Dimension::Tag) && options.tag.empty())
        return fail(ErrorCode::InvalidArgument, "--where",
                    "tag=NAME is of the tag of the rows: it requires --rows tag=KEY");
    if (filter.isBeyondQueues() && (options.charge != usage::Charge::Used || options.idle))
        return fail(
            ErrorCode::InvalidArgument, "--where",
            "guaranteed and idle amounts belong to queues: charge them with a filter of queues alone");
    return filter;
}

std::vector<Dimension> rowsOf(const ReportOptions& options)
{
    if (options.format == ReportFormat::Focus && options.charge == usage::Charge::Used)
        return {Dimension::Queue, Dimension::User, Dimension::Group, Dimension::Application};
    return {options.rows.value_or(Dimension::Queue)};
}

/// The bytes of @p page in the format of @p options.
Result<std::string> contents(const ReportOptions& options, const usage::ReportPage& page,
                             const PdfMaker& makePdf)
{
    if (!options.isPdf)
        return usage::writeReport(page, options.format);
    return makePdf(usage::writeReport(page, ReportFormat::Html));
}

int write(const ReportOptions& options, const std::string& text, const Streams& streams)
{
    if (options.outFile.empty()) {
        streams.out << text;
        return ExitDone;
    }
    const Status written = file::writeFile(options.outFile, text);
    return written ? int(ExitDone) : printError(streams.err, written.error());
}

int printReportError(const Streams& streams, const Error& error)
{
    if (error.code == ErrorCode::InvalidArgument)
        return printUsage(streams, error.where, error);
    printMessage(streams.err, error.where, error.message.english());
    return ExitInput;
}
} // namespace

int runReport(const ReportOptions& options, const ReportSources& sources, Streams streams)
{
    if (options.sources.empty() && options.store.empty()) {
        printMessage(streams.err, {}, "name a SOURCE, or a store with --store");
        return ExitUsage;
    }
    if (const std::string problem = focusProblem(options); !problem.empty()) {
        printMessage(streams.err, {}, problem);
        return ExitUsage;
    }
    const auto calendar = usage::Calendar::inZone(options.zone);
    if (!calendar)
        return printUsage(streams, "--zone", calendar.error());
    std::optional<usage::PriceTable> prices;
    if (!options.priceFile.empty()) {
        const auto text = readInput(options.priceFile, streams.in);
        if (!text)
            return printError(streams.err, text.error());
        auto read = usage::PriceTable::read(*text, options.priceFile, *calendar);
        if (!read)
            return printError(streams.err, read.error());
        prices = *std::move(read);
    }
    usage::ReportRequest request;
    request.rows = rowsOf(options);
    const auto filter = filterOf(options);
    if (!filter)
        return printReportError(streams, filter.error());
    std::vector<Dimension> needed = request.rows;
    std::ranges::copy(filter->dimensions(), std::back_inserter(needed));
    ReportSourcesReader reader(options, sources, std::move(needed), *calendar, streams);
    auto ledger = reader.read();
    if (!ledger)
        return printReportError(streams, ledger.error());
    // Also of a filter the period is that of the source.
    const auto period = periodOf(options, *calendar, reader.extentOf(*ledger), reader.names().front());
    if (!period)
        return printReportError(streams, period.error());
    if (const Status filtered = usage::applyFilter(*ledger, *filter); !filtered)
        return printReportError(streams, filtered.error());
    request.period = *period;
    request.calendar = *calendar;
    request.columns
        = options.columns.value_or(options.format == ReportFormat::Focus ? Step::Day : Step::Total);
    request.prices = prices ? &*prices : nullptr;
    request.charge = options.charge;
    request.idle = options.idle;
    const auto report = usage::makeReport(*ledger, request);
    if (!report)
        return printReportError(streams, report.error());
    std::optional<usage::Report> before;
    if (options.comparesBefore) {
        request.period = calendar->before(*period);
        auto made = usage::makeReport(*ledger, request);
        if (!made)
            return printReportError(streams, made.error());
        before = *std::move(made);
    }
    usage::ReportPage page;
    page.report = &*report;
    page.before = before ? &*before : nullptr;
    page.calendar = *calendar;
    page.tag = options.tag;
    page.sources = reader.names();
    page.filter = *filter;
    page.notes = ledger->notes;
    if (prices) {
        page.provider = prices->provider();
        page.account = prices->account().empty() ? reader.partition() : prices->account();
        page.accountName = prices->accountName();
        if (page.account.empty())
            page.account = "default";
    }
    const auto text = contents(options, page, sources.pdf);
    if (!text)
        return printError(streams.err, text.error());
    const int exitCode = write(options, *text, streams);
    if (options.format == ReportFormat::Csv || options.format == ReportFormat::Focus) {
        for (const std::string& note : usage::reportNotes(page)) // which these formats cannot have
            printMessage(streams.err, "note", note);
    }
    return std::max(exitCode, reader.broken() > 0 ? int(ExitInput) : int(ExitDone));
}
} // namespace quotadeck::cli

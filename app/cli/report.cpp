// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/reportoptions.h"
#include "app/cli/summaryfile.h"
#include "core/base/memoryguard.h"
#include "core/elastic/quotapartition.h"
#include "core/file/filereader.h"
#include "core/file/filewriter.h"
#include "core/sim/usageledger.h"
#include "core/snapshot/restjson.h"
#include "core/usage/reportdefinition.h"
#include "core/usage/reportfilter.h"
#include "core/usage/reporttables.h"
#include "core/usage/reportwriter.h"
#include "core/usage/samplebook.h"
#include "core/usage/summarybook.h"

#include <algorithm>
#include <filesystem>
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

constexpr std::size_t kMostSavedList = 64UL * 1024 * 1024; ///< bytes; as of an answer that is not saved

/// Whether @p file, which is at its beginning and stays there, has a list of objects in JSON. A line of a log may begin with a bracket.
bool isJsonList(std::istream& file)
{
    std::string start(64, '\0');
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(file.gcount()));
    file.clear();
    file.seekg(0);
    std::erase_if(start, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
    return start.starts_with("[{") || start == "[]";
}

/// The options, with what they do not say as the definition has it.
struct ReportTask
{
    ReportOptions options;
    usage::ReportFilter filter{};
    std::optional<usage::PeriodWord> period{}; ///< of the definition
    std::optional<usage::Seconds> now{}; ///< as an option has it
};

/// The period that is asked for; where it is not said, that of the source, whose @p extent is empty where it has nothing.
/// Without @p now, periods count back from the end of the source.
Result<Period> periodOf(const ReportTask& task, const usage::Calendar& calendar,
                        const std::optional<Period>& extent, const std::string& source,
                        const std::optional<usage::Seconds>& now)
{
    const ReportOptions& options = task.options;
    Period period = extent.value_or(Period());
    if (task.period.value_or(usage::PeriodWord::All) != usage::PeriodWord::All && (extent || now))
        return usage::periodOf(*task.period, calendar, period, now.value_or(period.to));
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
    ReportSourcesReader(const ReportTask& task, const ReportSources& sources,
                        std::vector<Dimension> dimensions, const usage::Calendar& calendar, Streams streams)
        : m_task(task)
        , m_options(task.options)
        , m_sources(sources)
        , m_calendar(calendar)
        , m_dimensions(std::move(dimensions))
        , m_streams(streams)
        , m_now(task.now)
        , m_samples(task.options.longestGap, task.options.tag)
    {
    }

    Result<usage::Ledger> read()
    {
        if (!m_options.store.empty()) {
            auto ledger = readStore();
            if (Status status = checkRows(); ledger && !status)
                return tl::unexpected(std::move(status).error());
            return ledger;
        }
        m_names = m_options.sources;
        for (const std::string& name : m_options.sources) {
            if (Status status = read(name); !status)
                return tl::unexpected(std::move(status).error());
        }
        if (!m_options.server.isEmpty()) {
            if (Status status = readServer(); !status)
                return tl::unexpected(std::move(status).error());
        }
        if (Status status = checkRows(); !status)
            return tl::unexpected(std::move(status).error());
        switch (m_kind.value_or(Kind::Log)) {
        case Kind::Recording:
            if (m_samples.samples() == 0)
                return fail(ErrorCode::NotFound, m_options.sources.front(),
                            m_options.partition.empty()
                                ? std::string("no sample has a partition or elastic quotas")
                                : "no sample contains partition " + m_options.partition);
            return m_samples.take();
        case Kind::History:
        case Kind::Scenario:
        case Kind::Store:
            return std::move(m_ledger);
        case Kind::Log:
            break;
        }
        if (m_hasLists || m_summaries.summaries() > 0)
            reportLogsWithoutSummary();
        if (const auto problem = m_hasLists ? m_summaries.problem() : std::nullopt)
            return fail(ErrorCode::NotFound, m_names.back(), *problem);
        if (!m_hasLists && m_summaries.summaries() == 0)
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
    /// That periods count back from; nothing: from the end of the source.
    [[nodiscard]] const std::optional<usage::Seconds>& now() const { return m_now; }
    [[nodiscard]] std::size_t broken() const { return m_broken; }
    /// The error of read() is that of the scheduler.
    [[nodiscard]] bool hasServerFailed() const { return m_hasServerFailed; }
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
        const bool isOfServer = kind == Kind::Log && !m_options.server.isEmpty();
        if (!m_options.partition.empty() && !isOfRecordings && !isOfServer && kind != Kind::Store)
            return fail(ErrorCode::InvalidArgument, "--partition",
                        "applies to recordings, a scheduler and a store alone");
        if (!m_options.historySource.empty() && kind != Kind::History)
            return fail(ErrorCode::InvalidArgument, "--history-source", "applies to a history alone");
        if ((m_options.until || m_options.seed != ReportOptions().seed) && kind != Kind::Scenario)
            return fail(ErrorCode::InvalidArgument, m_options.until ? "--until" : "--seed",
                        "applies to a scenario alone");
        if (m_options.longestGap != ReportOptions().longestGap && !isOfRecordings)
            return fail(ErrorCode::InvalidArgument, "--longest-gap", "applies to recordings alone");
        m_kind = kind;
        const bool isKept = kind == Kind::History || kind == Kind::Store; // it may end long ago
        if (!m_now && isKept && m_sources.now)
            m_now = m_sources.now(); // once: what is read and what is reported is the same period
        return {};
    }

    /// Of elastic quotas nobody knows whose pods are whose.
    [[nodiscard]] Status checkRows() const
    {
        const bool isOfQueues
            = std::ranges::all_of(m_options.rows, [](Dimension row) { return row == Dimension::Queue; });
        if (!m_hasQuotaGroups || isOfQueues)
            return {};
        return fail(ErrorCode::Unsupported, m_names.front(),
                    "elastic quotas are known by quota group alone: use --rows queue");
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
            if (m_options.rows.size() > 1)
                return fail(ErrorCode::Unsupported, name,
                            "a usage history has queues, users and groups: choose one of these for the rows");
            m_ledger = std::move(**history);
            return become(Kind::History, name);
        }
        if (const auto isList = readSavedList(name); !isList || *isList)
            return isList ? Status() : Status(tl::unexpected(isList.error()));
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
        const auto found = [this] { return m_summaries.summaries() + m_summaries.repeated() + m_broken; };
        const std::size_t before = found();
        Status status = readSummaries(*file, m_summaries, [&](const Error& error) {
            ++m_broken;
            printMessage(m_streams.err, fmt::format("{}:{}", shown, error.where), error.message.english());
        });
        if (status && found() == before)
            m_logsWithoutSummary.push_back(shown);
        return status;
    }

    /// The report has amounts of other sources, so that they would not be missed.
    void reportLogsWithoutSummary() const
    {
        for (const std::string& name : m_logsWithoutSummary)
            printMessage(
                m_streams.err, name,
                fmt::format(
                    "no readable line has an application summary ({}), nothing of this file is in the "
                    "report: no application ended, or it is not a log of the scheduler",
                    usage::kSummaryPrefix));
    }

    /// An answer to applications/completed; false: the file is something else.
    Result<bool> readSavedList(const std::string& name)
    {
        std::error_code error;
        if (!std::filesystem::is_regular_file(name, error)) // what a pipe holds can be read only once
            return false;
        auto file = file::openForReading(name);
        if (!file)
            return tl::unexpected(std::move(file).error());
        if (!isJsonList(*file))
            return false;
        if (Status status = become(Kind::Log, name); !status)
            return tl::unexpected(std::move(status).error());
        const auto text = file::readRest(*file, name, kMostSavedList);
        if (!text)
            return tl::unexpected(text.error());
        const auto list = withinMemory(name, [&text] { return rest::readApplications(*text); });
        if (!list)
            return fail(ErrorCode::Parse, name, list.error().message);
        const auto isFinished = [](const ApplicationInfo& application) {
            return usage::finishedSummary(application, {}).has_value();
        };
        if (!list->empty() && std::ranges::none_of(*list, isFinished))
            return fail(ErrorCode::Parse, name,
                        "none of the applications has ended: save the answer to "
                        "/ws/v1/partition/PARTITION/applications/completed");
        m_summaries.addFinished(*list, {});
        m_hasLists = true;
        return true;
    }

    Status readServer()
    {
        const std::string name = m_options.server.name();
        if (Status status = become(Kind::Log, name); !status)
            return status;
        auto reading = m_sources.finished(m_options.server, m_options.partition);
        if (!reading) {
            m_hasServerFailed = true;
            return tl::unexpected(std::move(reading).error());
        }
        m_summaries.addFinished(reading->applications, reading->clusterId);
        m_hasLists = true;
        m_partition = reading->partition;
        m_names.push_back(reading->source);
        if (!m_now && m_sources.now)
            m_now = m_sources.now();
        return {};
    }

    void addSample(const ClusterSnapshot& sample)
    {
        const auto ofQueues = std::ranges::find(sample.partitions, false, &PartitionSnapshot::hasQuotaGroups);
        if (m_options.partition.empty() && m_hasQuotaGroups && ofQueues != sample.partitions.end()) {
            m_partition.clear(); // the samples before had quota groups alone: queues go before them
            m_samples = usage::SampleBook(m_options.longestGap, m_options.tag);
            m_hasQuotaGroups = false;
        }
        if (m_partition.empty() && !sample.partitions.empty()) {
            const bool hasDefault = findPartition(sample, "default") != nullptr;
            m_partition = !m_options.partition.empty() ? m_options.partition
                : hasDefault                           ? "default"
                : ofQueues != sample.partitions.end()  ? ofQueues->info.name
                                                       : sample.partitions.front().info.name;
        }
        if (const auto* const found = findPartition(sample, m_partition)) {
            m_samples.add(*found, sample.time);
            m_hasQuotaGroups = m_hasQuotaGroups || found->hasQuotaGroups;
        }
    }

    Status readScenario(const std::string& name)
    {
        if (Status status = become(Kind::Scenario, name); !status)
            return status;
        auto scenario = m_sources.scenario(name);
        if (!scenario)
            return tl::unexpected(std::move(scenario).error());
        m_hasQuotaGroups = scenario->elastic.has_value();
        m_partition = m_hasQuotaGroups ? std::string(elastic::kQuotaPartition) : scenario->partition;
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
        m_hasQuotaGroups = m_partition == elastic::kQuotaPartition;
        m_names = {stored->cluster};
        m_storeExtent = stored->extent;
        return std::move(stored->ledger);
    }

    /// Also the period before, with which it is compared.
    [[nodiscard]] Result<Period> neededPeriod(const Period& extent) const
    {
        auto period = periodOf(m_task, m_calendar, extent, {}, now());
        if (period && !period->isEmpty() && m_options.comparesBefore)
            period->from = std::min(period->from, m_calendar.before(*period).from);
        return period;
    }

    const ReportTask& m_task;
    const ReportOptions& m_options; // of the task
    const ReportSources& m_sources;
    const usage::Calendar& m_calendar;
    std::vector<Dimension> m_dimensions; // of the rows first, then of the filter
    Streams m_streams;
    std::optional<Kind> m_kind;
    std::vector<std::string> m_names;
    std::string m_current; // the recording that is being read
    std::optional<SystemTime> m_lastSample; // of all recordings
    std::string m_partition;
    bool m_hasQuotaGroups = false; // what is reported are elastic quotas
    std::optional<usage::Seconds> m_now;
    usage::SummaryBook m_summaries;
    usage::SampleBook m_samples;
    usage::Ledger m_ledger; // of a history or a scenario
    std::optional<Period> m_storeExtent;
    std::size_t m_broken = 0; // summaries
    std::vector<std::string> m_logsWithoutSummary;
    bool m_hasLists = false; // of finished applications
    bool m_hasServerFailed = false;
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
    if (!options.rows.empty())
        return "--format focus has a line for each queue, user, group and application: leave out --rows";
    if (options.columns == Step::Total || options.columns == Step::Week)
        return "--format focus has charges within a month: use --columns hour, day or month";
    return options.comparesBefore ? "--format focus has the charges of one period: leave out --compare-before"
                                  : "";
}

/// What the options say. Errors: InvalidArgument; `where` is the option.
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
    return filter;
}

/// The file @p name beside the file @p definition, unless it is a whole path.
std::string besideOf(const std::string& definition, const std::string& name)
{
    return definition == "-" ? name : (std::filesystem::path(definition).parent_path() / name).string();
}

/// What the options do not say is as in @p definition. A FOCUS file has rows of its own, and no period before.
void addDefinition(ReportTask& task, const usage::ReportDefinition& definition)
{
    ReportOptions& options = task.options;
    const bool isFocus = options.format == ReportFormat::Focus;
    if (options.from.empty() && options.to.empty() && !options.last) {
        task.period = definition.period;
        options.from = definition.from;
        options.to = definition.to;
    }
    if (options.zone.empty())
        options.zone = definition.zone;
    if (options.rows.empty()) {
        options.rows = isFocus ? std::vector<Dimension>() : definition.rows;
        options.tag = definition.tag;
    }
    const bool isWithinMonths = definition.columns != Step::Total && definition.columns != Step::Week;
    if (!options.columns && (!isFocus || isWithinMonths))
        options.columns = definition.columns;
    usage::ReportFilter filter;
    filter.add(definition.filter);
    filter.takeKeysOf(task.filter);
    task.filter = std::move(filter);
    // Of one price list: another one is charged as the options say.
    if (options.priceFile.empty() && !definition.priceFile.empty())
        options.priceFile = besideOf(options.definitionFile, definition.priceFile);
    // Without one there is nothing to charge, as on the page.
    if (!options.priceFile.empty() && !options.charge && !options.idle) {
        options.charge = definition.charge;
        options.idle = definition.idle;
    }
    options.comparesBefore
        = options.comparesBefore || (!isFocus && definition.comparesBefore.value_or(false));
}

/// Errors: InvalidArgument for options that contradict each other; `where` is an option.
Status checkTask(const ReportTask& task)
{
    const ReportOptions& options = task.options;
    if (options.priceFile.empty() && (options.charge || options.idle))
        return fail(ErrorCode::InvalidArgument, {},
                    options.charge ? "--charge requires --prices" : "--idle requires --prices");
    if (const std::string problem = focusProblem(options); !problem.empty())
        return fail(ErrorCode::InvalidArgument, {}, problem);
    if (task.filter.names().contains(Dimension::Tag) && options.tag.empty())
        return fail(ErrorCode::InvalidArgument, "--where",
                    "tag=NAME is of the tag of the rows: it requires --rows tag=KEY");
    if (task.filter.isBeyondQueues()
        && (options.charge.value_or(usage::Charge::Used) != usage::Charge::Used || options.idle))
        return fail(
            ErrorCode::InvalidArgument, "--where",
            "guaranteed and idle amounts belong to queues: charge them with a filter of queues alone");
    return {};
}

/// What is to be done, of the options and their definition.
Result<ReportTask> taskOf(const ReportOptions& options, std::istream& in)
{
    ReportTask task{options};
    auto filter = filterOf(options);
    if (!filter)
        return tl::unexpected(std::move(filter).error());
    task.filter = *std::move(filter);
    if (!options.definitionFile.empty()) {
        const auto text = readInput(options.definitionFile, in);
        if (!text)
            return tl::unexpected(text.error());
        const auto definition = usage::ReportDefinition::read(*text, options.definitionFile);
        if (!definition)
            return tl::unexpected(definition.error());
        addDefinition(task, *definition);
    }
    if (Status status = checkTask(task); !status)
        return tl::unexpected(std::move(status).error());
    return task;
}

std::vector<Dimension> rowsOf(const ReportOptions& options)
{
    if (options.format == ReportFormat::Focus
        && options.charge.value_or(usage::Charge::Used) == usage::Charge::Used)
        return {Dimension::Queue, Dimension::User, Dimension::Group, Dimension::Application};
    return options.rows.empty() ? std::vector{Dimension::Queue} : options.rows;
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

int runReport(const ReportOptions& asked, const ReportSources& sources, Streams streams)
{
    if (asked.sources.empty() && asked.store.empty() && asked.server.isEmpty()) {
        printMessage(streams.err, {},
                     "name a SOURCE, or a store with --store, or a scheduler with --connect");
        return ExitUsage;
    }
    auto task = taskOf(asked, streams.in);
    if (!task)
        return printReportError(streams, task.error());
    const ReportOptions& options = task->options;
    const auto calendar = options.zone.empty() ? Result<usage::Calendar>(usage::Calendar())
                                               : usage::Calendar::inZone(options.zone);
    if (!calendar)
        return printUsage(streams, "--zone", calendar.error());
    if (!options.now.empty()) {
        if (task->period.value_or(usage::PeriodWord::All) == usage::PeriodWord::All) {
            printMessage(streams.err, "--now",
                         "applies to a definition whose period counts back, such as last-month, alone");
            return ExitUsage;
        }
        const auto now = calendar->parse(options.now);
        if (!now)
            return printUsage(streams, "--now", now.error());
        task->now = *now;
    }
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
    std::vector<Dimension> needed = request.rows;
    std::ranges::copy(task->filter.dimensions(), std::back_inserter(needed));
    ReportSourcesReader reader(*task, sources, std::move(needed), *calendar, streams);
    auto ledger = reader.read();
    if (!ledger)
        return reader.hasServerFailed() ? printError(streams.err, ledger.error())
                                        : printReportError(streams, ledger.error());
    // Also of a filter the period is that of the source.
    const auto period
        = periodOf(*task, *calendar, reader.extentOf(*ledger), reader.names().front(), reader.now());
    if (!period)
        return printReportError(streams, period.error());
    if (const Status filtered = usage::applyFilter(*ledger, task->filter); !filtered)
        return printReportError(streams, filtered.error());
    request.period = *period;
    request.calendar = *calendar;
    request.columns
        = options.columns.value_or(options.format == ReportFormat::Focus ? Step::Day : Step::Total);
    request.prices = prices ? &*prices : nullptr;
    request.charge = options.charge.value_or(usage::Charge::Used);
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
    page.filter = task->filter;
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

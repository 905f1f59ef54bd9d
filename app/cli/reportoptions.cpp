// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reportoptions.h"

#include "app/cli/sharedoptions.h"
#include "app/cli/subcommands.h"
#include "core/usage/reportwriter.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace quotadeck::cli {
namespace {
using usage::Charge;
using usage::Dimension;
using usage::IdleCost;
using usage::ReportFormat;
using usage::Step;

/// "90s", "30m", "2h", "30d", "4w"; throws for another text.
std::chrono::seconds readTimeSpan(const std::string& name, const std::string& text)
{
    static const std::map<std::string, std::chrono::seconds> kUnits = {{"s", std::chrono::seconds(1)},
                                                                       {"m", std::chrono::minutes(1)},
                                                                       {"h", std::chrono::hours(1)},
                                                                       {"d", std::chrono::days(1)},
                                                                       {"w", std::chrono::weeks(1)}};
    const auto span = readTimeIn(kUnits, text);
    if (!span || *span == std::chrono::seconds::zero())
        throw CLI::ValidationError(
            name, fmt::format("invalid duration \"{}\": use for example 90s, 2h, 30d or 4w", text));
    return *span;
}

/// An option that takes such a duration, which is stored in @p target.
template <typename Target>
CLI::Option* addTimeSpan(CLI::App* report, const std::string& name, Target& target,
                         const std::string& description)
{
    return report
        ->add_option_function<std::string>(
            name, [name, &target](const std::string& text) { target = readTimeSpan(name, text); },
            description)
        ->type_name("DURATION");
}

/// How a report is written.
struct Written
{
    ReportFormat format = ReportFormat::Text;
    bool isPdf = false;
};

void addRows(CLI::App* report, ReportOptions& options)
{
    static const std::vector<std::pair<std::string, Dimension>> kRows
        = {{"queue", Dimension::Queue},         {"user", Dimension::User},
           {"group", Dimension::Group},         {"application", Dimension::Application},
           {"namespace", Dimension::Namespace}, {"instance-type", Dimension::InstanceType}};
    report
        ->add_option_function<std::string>(
            "--rows",
            [&options](const std::string& text) {
                constexpr std::string_view kTag = "tag=";
                const auto row = std::ranges::find(kRows, text, &std::pair<std::string, Dimension>::first);
                if (row != kRows.end()) {
                    options.rows = {row->second};
                } else if (text == "user-and-queue") {
                    options.rows = {Dimension::User, Dimension::Queue};
                } else if (text.starts_with(kTag) && text.size() > kTag.size()) {
                    options.rows = {Dimension::Tag};
                    options.tag = text.substr(kTag.size());
                } else {
                    throw CLI::ValidationError(
                        "--rows",
                        fmt::format("invalid value \"{}\": use queue, user, group, application, "
                                    "namespace, tag=KEY, instance-type or user-and-queue",
                                    text));
                }
            },
            "Subject of each row; default: queue")
        ->type_name("queue|user|group|application|namespace|tag=KEY|instance-type|user-and-queue");
    addChoice<Step>(report, "--columns", options.columns,
                    {{"total", Step::Total},
                     {"hour", Step::Hour},
                     {"day", Step::Day},
                     {"week", Step::Week},
                     {"month", Step::Month}},
                    "Time that each column covers; default: total; with --format focus: day");
}

void addFilter(CLI::App* report, ReportOptions& options)
{
    report
        ->add_option("--where", options.where,
                     "Report only these amounts, for example queue=root.eng,user=ann: several names of one "
                     "key are alternatives, different keys must all match; a queue includes all queues below "
                     "it; * at the end of a name matches any ending; repeatable")
        ->type_name("KEY=NAME[,KEY=NAME]...")
        ->allow_extra_args(false);
    report->add_option("--resource", options.resources, "Report only this resource; repeatable")
        ->type_name("NAME")
        ->allow_extra_args(false);
}

void addDefinition(CLI::App* report, ReportOptions& options)
{
    auto* definition
        = report
              ->add_option(
                  "--definition", options.definitionFile,
                  "Report definition with settings for the options that are omitted; - is standard input")
              ->type_name("FILE");
    report
        ->add_option(
            "--now", options.now,
            "Moment from which the period of the definition counts back, for example 2026-11-01; if omitted, "
            "now for a usage history, a store or a scheduler, otherwise the end of the source")
        ->type_name("TIME")
        ->needs(definition);
}

void addTimes(CLI::App* report, ReportOptions& options)
{
    auto* from = report
                     ->add_option("--from", options.from,
                                  "Start of the period, for example 2026-11-01 or 2026-11-01T08:00Z; if "
                                  "omitted, the start of the source")
                     ->type_name("TIME");
    report->add_option("--to", options.to, "End of the period; if omitted, the end of the source")
        ->type_name("TIME");
    addTimeSpan(report, "--last", options.last,
                "Instead of --from: length of the period, for example 12h, 30d or 4w")
        ->excludes(from);
    report->add_option("--zone", options.zone, "Time zone of days and times; default: UTC")
        ->type_name("NAME");
    report->add_flag("--compare-before", options.comparesBefore,
                     "Compare with the preceding period of the same length (in months or days)");
}

void addCosts(CLI::App* report, ReportOptions& options)
{
    report->add_option("--prices", options.priceFile, "Price list; - is standard input")->type_name("FILE");
    addChoice<Charge>(
        report, "--charge", options.charge,
        {{"used", Charge::Used}, {"guaranteed", Charge::Guaranteed}, {"larger", Charge::Larger}},
        "Amounts to charge: usage, the guaranteed amounts of queues, or the larger of the two at "
        "each moment; default: used");
    addChoice<IdleCost>(
        report, "--idle", options.idle,
        {{"shown", IdleCost::Shown}, {"shared", IdleCost::Shared}, {"left-out", IdleCost::LeftOut}},
        "With --charge used: cost of guaranteed but unused resources: shown in a separate row, shared by the "
        "rows in proportion to their cost, or left out; default: shown");
}

/// Returns the option of the store.
CLI::Option* addStore(CLI::App* report, CLI::Option* sources, ReportOptions& options)
{
    auto* store = report
                      ->add_option("--store", options.store,
                                   "Instead of SOURCE: the store that quotadeck collect writes, a file or "
                                   "postgresql://USER@HOST/DATABASE")
                      ->type_name("FILE")
                      ->excludes(sources);
    report
        ->add_option("--password-file", options.passwordFile,
                     "With --store: file with the password; if omitted, PGPASSWORD or the file of PGPASSFILE")
        ->type_name("FILE")
        ->needs(store);
    report
        ->add_option("--cluster", options.cluster,
                     "With --store: cluster to report; may be omitted if there is only one")
        ->type_name("NAME")
        ->needs(store);
    return store;
}

void addSourceOptions(CLI::App* report, ReportOptions& options)
{
    report
        ->add_option("--partition", options.partition,
                     "Partition of recordings or of the scheduler; if omitted, \"default\" or else the "
                     "first. With --store: may be omitted if there is only one")
        ->type_name("NAME");
    report
        ->add_option("--history-source", options.historySource,
                     "With a usage history: cluster to report; may be omitted if there is only one")
        ->type_name("NAME");
    addTimeSpan(report, "--longest-gap", options.longestGap,
                "Longest time between two samples; nothing is counted in a longer gap; default: 5m");
    addTimeSpan(report, "--until", options.until, "With a scenario: simulated time to run; default: 30m");
    addScenarioSeed(report, options.seed);
}
} // namespace

CLI::App* addReport(CLI::App& app, ReportOptions& options)
{
    auto* report = app.add_subcommand(
        "report", "Report the usage of queues, users and applications over time, and its cost");
    auto* sources = report
                        ->add_option("SOURCE", options.sources,
                                     "Logs of the scheduler with application summaries (- is standard input) "
                                     "and saved answers to applications/completed, recordings, a usage "
                                     "history, or a scenario; several sources of one kind are added up")
                        ->type_name("NAME|FILE");
    auto* store = addStore(report, sources, options);
    const auto server = addServer(
        *report, [&options]() -> ServerChoice& { return options.server; },
        "Instead of SOURCE, or with logs: the finished applications that this scheduler lists");
    for (auto* option : server)
        option->excludes(store);
    addDefinition(report, options);
    addTimes(report, options);
    addRows(report, options);
    addFilter(report, options);
    addCosts(report, options);
    addSourceOptions(report, options);
    addWord<Written>(report, "--format",
                     {{"text", {ReportFormat::Text}},
                      {"csv", {ReportFormat::Csv}},
                      {"json", {ReportFormat::Json}},
                      {"markdown", {ReportFormat::Markdown}},
                      {"html", {ReportFormat::Html}},
                      {"pdf", {ReportFormat::Html, true}},
                      {"focus", {ReportFormat::Focus}}},
                     "Output format; default: text", [&options](const Written& written) {
                         options.format = written.format;
                         options.isPdf = written.isPdf;
                     });
    addOut(report, "-o,--out", options.outFile);
    report->footer(
        "Amounts are usage multiplied by time: core hours and GiB hours in text, markdown, html and pdf;\n"
        "exact resource-seconds in base units in csv and json. Values that a source does not report are "
        "empty\n"
        "or null, never 0. Application summaries exist only for applications that have ended; their amounts\n"
        "are spread evenly over the run time. A sample counts until the next one; the report states which\n"
        "part of the period is covered. A scheduler lists finished applications for about three days, and\n"
        "many schedulers do not report their usage; an application that is also in a log counts once.\n"
        "Formats of definitions and price lists, and rules of counting: reports.md in the documentation.\n"
        "Exit codes: 4 the scheduler cannot be reached; 3 a source, the definition or the price list is\n"
        "unreadable, or a summary is broken (the report is printed without it); 2 invalid command line;\n"
        "0 otherwise.");
    return report;
}
} // namespace quotadeck::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/elastic.h"
#include "app/cli/optionchoice.h"
#include "app/cli/simulationoptions.h"
#include "core/base/version.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <ostream>
#include <string_view>

namespace quotadeck::cli {
namespace {
constexpr const char* kDefaultScreenshot = "quotadeck.png";

/// "1280x800" into the two numbers; an error text for CLI11 otherwise.
std::string readSize(const std::string& text, WindowOptions& options)
{
    int width = 0;
    int height = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%5dx%5d%c", &width, &height, &rest) != 2 || width < 320 || height < 240
        || width > 16384 || height > 16384)
        return fmt::format("\"{}\" is not a size: write WIDTHxHEIGHT, from 320x240 to 16384x16384", text);
    options.width = width;
    options.height = height;
    return {};
}

SystemKind kindOf(const Source& source)
{
    const auto* rest = std::get_if<RestSource>(&source);
    return rest ? rest->kind : SystemKind::YuniKorn;
}

/// Which of the two systems answers at --connect.
CLI::Option* addKind(CLI::App& command, const std::function<void(SystemKind)>& set)
{
    return command
        .add_option_function<std::string>(
            "--kind",
            [set](const std::string& word) {
                set(word == "koordinator" ? SystemKind::Koordinator : SystemKind::YuniKorn);
            },
            "What the server is: a scheduler with queues, or one with elastic quotas")
        ->type_name("yunikorn|koordinator")
        ->check(CLI::IsMember({"yunikorn", "koordinator"}))
        ->needs("--connect");
}

void addWindowOptions(CLI::App& app, WindowOptions& options)
{
    auto* simulate
        = app.add_option_function<std::string>(
                 "--simulate",
                 [&options](const std::string& scenario) { options.source = SimulatorSource{scenario}; },
                 "Show a scenario of the embedded simulator")
              ->type_name("SCENARIO");
    auto* connect = app.add_option_function<std::string>(
                           "--connect",
                           [&options](const std::string& url) {
                               options.source = RestSource{url, kindOf(options.source)};
                           },
                           "Show a live scheduler, for example http://localhost:9080")
                        ->type_name("URL")
                        ->excludes(simulate);
    addKind(app, [&options](SystemKind kind) {
        const auto* rest = std::get_if<RestSource>(&options.source);
        options.source = RestSource{rest ? rest->url : std::string(), kind};
    });
    auto* recording = app.add_option_function<std::string>(
                             "--recording",
                             [&options](const std::string& file) { options.source = RecordingSource{file}; },
                             "Show a recording, any moment of it")
                          ->type_name("FILE")
                          ->excludes(simulate)
                          ->excludes(connect);
    app.add_option("--open", options.openFile,
                   "Open a queues.yaml in the limits editor, or manifests of elastic quotas")
        ->type_name("FILE")
        ->excludes(simulate)
        ->excludes(connect)
        ->excludes(recording);
    app.add_option_function<std::string>(
           "--total",
           [&options](const std::string& text) {
               if (auto error = readTotal(text, options.total); !error.empty())
                   throw CLI::ValidationError("--total", error);
           },
           "Capacity of the cluster of elastic quotas, for example cpu=100,memory=1Ti, of manifests or of "
           "Koordinator, which does not tell it")
        ->type_name("AMOUNTS");
    app.add_option("--page", options.page, fmt::format("Page to show: {}", fmt::join(pageNames(), ", ")))
        ->type_name("PAGE")
        ->check(CLI::IsMember(pageNames()));
    app.add_option("--screenshot", options.screenshot,
                   "Write the page as a picture when the data is there, and exit")
        ->type_name("PNG")
        ->expected(0, 1)
        ->default_str(kDefaultScreenshot);
    app.add_option_function<std::string>(
           "--size",
           [&options](const std::string& text) {
               if (auto error = readSize(text, options); !error.empty())
                   throw CLI::ValidationError("--size", error);
           },
           "Size of the picture")
        ->type_name("WxH");
    app.add_option("--theme", options.theme, "Colours")
        ->type_name("light|dark")
        ->check(CLI::IsMember({"light", "dark"}));
    app.add_option_function<int>(
           "--after", [&options](int ms) { options.after = std::chrono::milliseconds(ms); },
           "Take the picture after this long instead")
        ->type_name("MS")
        ->check(CLI::Range(0, 600'000));
}

CLI::App* addCheck(CLI::App& app, CheckOptions& options)
{
    auto* check = app.add_subcommand("check", "Validate configuration files as the scheduler does");
    addChoice<CheckFormat>(check, "--format", options.format,
                           {{"text", CheckFormat::Text},
                            {"json", CheckFormat::Json},
                            {"sarif", CheckFormat::Sarif},
                            {"junit", CheckFormat::JUnit}},
                           "How findings are printed");
    addChoice<FailOn>(check, "--fail-on", options.failOn,
                      {{"error", FailOn::Error}, {"warning", FailOn::Warning}, {"never", FailOn::Never}},
                      "From which severity on the exit code is 1");
    auto* kind = addChoice<FileKind>(
        check, "--kind", options.kind,
        {{"auto", FileKind::Auto}, {"yunikorn", FileKind::YuniKorn}, {"elastic", FileKind::Elastic}},
        "What the files are; auto tells by their content");
    addChoice<ColourChoice>(
        check, "--color", options.colour,
        {{"auto", ColourChoice::Auto}, {"always", ColourChoice::Always}, {"never", ColourChoice::Never}},
        "Whether text is coloured; auto: on a terminal, without NO_COLOR");
    auto* files
        = check->add_option("FILE", options.files,
                            "queues.yaml files, saved answers of /ws/v1/config, or manifests of elastic "
                            "quotas; - is standard input");
    check
        ->add_option("--connect", options.url,
                     "Check the active configuration of the scheduler at this address instead of files")
        ->type_name("URL")
        ->excludes(kind)
        ->excludes(files);
    check->final_callback([&options] {
        if (options.files.empty() && options.url.empty())
            throw CLI::RequiredError("FILE or --connect");
    });
    check->footer(
        "All files are checked. Exit codes: 4 when the scheduler could not be reached, 3 when its answer or "
        "a "
        "file could not be read, else 1 when one has a finding of the severity of --fail-on, else 0.");
    return check;
}

CLI::App* addDiff(CLI::App& app, DiffOptions& options)
{
    auto* diff = app.add_subcommand("diff", "Compare two configuration files by meaning");
    addChoice<DiffFormat>(diff, "--format", options.format,
                          {{"text", DiffFormat::Text}, {"json", DiffFormat::Json}},
                          "How changes are printed");
    diff->add_option("OLD", options.oldFile, "queues.yaml file; - is standard input")->required();
    diff->add_option("NEW", options.newFile, "queues.yaml file; - is standard input")->required();
    diff->footer(
        "Dangerous changes come first: a partition is removed, or a queue, as applications may run in it. "
        "In json their \"direction\" is \"dangerous\"; \"summary\" counts them as tighter.\n"
        "Exit codes: 0 without a change in meaning, 1 with one.");
    return diff;
}

CLI::App* addSnapshot(CLI::App& app, SnapshotOptions& options)
{
    auto* snapshot = app.add_subcommand("snapshot", "Read a live scheduler once and print what it reports");
    snapshot->add_option("--connect", options.url, "Address of the scheduler")->type_name("URL")->required();
    auto* partition
        = snapshot->add_option("--partition", options.partition, "Partition to read")->type_name("NAME");
    addKind(*snapshot, [&options](SystemKind kind) { options.kind = kind; })->excludes(partition);
    snapshot->add_option("--out", options.outFile, "File to write instead of standard output")
        ->type_name("FILE");
    return snapshot;
}

CLI::App* addPlace(CLI::App& app, PlaceOptions& options)
{
    auto* place = app.add_subcommand("place", "Tell in which queue an application would run, and why");
    auto* config = place
                       ->add_option("--config", options.configFile,
                                    "queues.yaml; cases may bring their own instead. - is standard input")
                       ->type_name("FILE");
    auto* what = place->add_option_group("What to place");
    what->add_option("--app", options.app, "{\"queue\",\"user\",\"groups\":[...],\"tags\":{...}}")
        ->type_name("JSON")
        ->needs(config);
    what->add_option("--cases", options.casesFile, "Lines of {\"id\",\"yaml\",\"app\"}; - is standard input")
        ->type_name("FILE");
    what->require_option(1);
    place->footer(
        "A rejected application is an answer: \"result\" is null and \"trace\" has the reason. Exit codes: 2 "
        "when "
        "the queue that --app asks for neither exists nor could be created by the placement rules, 3 when "
        "the input cannot be read.");
    return place;
}

CLI::App* addElastic(CLI::App& app, ElasticOptions& options)
{
    auto* elastic = app.add_subcommand("elastic", "Solve an elastic quota tree: what every group may use");
    auto* what = elastic->add_option_group("What to solve");
    what->add_option("--input", options.inputFile, "A tree as one JSON object; - is standard input")
        ->type_name("FILE");
    what->add_option("--lines", options.linesFile, "Trees, one JSON object a line; - is standard input")
        ->type_name("FILE");
    auto* manifests
        = what->add_option("MANIFEST", options.manifests, "ElasticQuota manifests; - is standard input");
    what->require_option(1);
    elastic
        ->add_option_function<std::string>(
            "--total",
            [&options](const std::string& text) {
                if (auto error = readTotal(text, options.total); !error.empty())
                    throw CLI::ValidationError("--total", error);
            },
            "Capacity of the cluster for manifests, for example cpu=100,memory=1Ti")
        ->type_name("AMOUNTS")
        ->needs(manifests);
    elastic
        ->add_option("--cards", options.cards,
                     "Tell, too, what groups may have of single models of this resource, by the Node and Pod "
                     "objects of the manifests: an addition that Koordinator does not know")
        ->type_name("RESOURCE")
        ->needs(manifests);
    addChoice<std::optional<ElasticFormat>>(
        elastic, "--format", options.format, {{"text", ElasticFormat::Text}, {"json", ElasticFormat::Json}},
        "How solutions are printed: json is one line a tree; manifests are told in text otherwise");
    return elastic;
}

CLI::App* addReplay(CLI::App& app, ReplayOptions& options)
{
    auto* replay = app.add_subcommand("replay", "Run recorded operations through the user and group tracker");
    replay->add_flag("--verify", options.verify, "Compare each answer with the one that the trace expects");
    addChoice<Mode>(replay, "--mode", options.mode, {{"current", Mode::Current}, {"seed", Mode::Seed}},
                    "Follow the scheduler as it runs, or its design documents, in limit updates");
    replay->add_option("FILE", options.files, "Traces, one JSON object a line; - is standard input")
        ->required();
    replay->footer(
        "Each trace starts empty. Exit codes: 3 when one of them could not be read, else 1 when an "
        "answer differs, else 0.");
    return replay;
}

void addAnswerFormat(CLI::App* command, AnswerFormat& format)
{
    addChoice<AnswerFormat>(command, "--format", format,
                            {{"text", AnswerFormat::Text}, {"json", AnswerFormat::Json}},
                            "How the answer is printed");
}

void addPartition(CLI::App* command, std::string& partition)
{
    command
        ->add_option("--partition", partition,
                     "Partition of the configuration; without: default, or the first one")
        ->type_name("NAME");
}

CLI::App* addEffective(CLI::App& app, EffectiveOptions& options)
{
    auto* effective = app.add_subcommand("effective", "List the limits that hold for a user in a queue");
    effective->add_option("--config", options.configFile, "queues.yaml; - is standard input")
        ->type_name("FILE")
        ->required();
    effective->add_option("--before", options.beforeFile, "queues.yaml to compare with")->type_name("FILE");
    effective->add_option("--user", options.user, "User name")->type_name("NAME")->required();
    effective->add_option("--groups", options.groups, "Groups of the user, primary first")
        ->type_name("NAME,...");
    effective->add_option("--queue", options.queue, "Full path of the queue")->type_name("PATH")->required();
    addPartition(effective, options.partition);
    addAnswerFormat(effective, options.format);
    effective->footer(
        "One line a number, from the root down: quota of the queue, limit of the user, limit of the charged "
        "group.\njson, one line: {\"user\",\"groups\",\"queue\",\"groupBefore\",\"groupAfter\",\"rows\":["
        "{\"queue\",\"by\",\"resource\",\"before\",\"after\"}]}; a side is {\"name\",\"limit\",\"binding\"} "
        "or "
        "null for no limit; the before keys are there with --before only.\n"
        "Exit codes: 2 when the queue neither exists nor could be created by the placement rules.");
    return effective;
}

CLI::App* addExplain(CLI::App& app, ExplainOptions& options)
{
    auto* explain = app.add_subcommand("explain", "Tell whether a request passes all limits, and why not");
    explain->add_option("--config", options.configFile, "queues.yaml; - is standard input")
        ->type_name("FILE")
        ->required();
    auto* snapshot = explain
                         ->add_option("--snapshot", options.snapshotFile,
                                      "Usage, as written by quotadeck snapshot; without it none is known")
                         ->type_name("FILE");
    auto* waiting = explain->add_option("--app", options.app, "Waiting application of the snapshot")
                        ->type_name("ID")
                        ->needs(snapshot);
    auto* user = explain->add_option("--user", options.user, "User of a new application")->type_name("NAME");
    auto* request
        = explain->add_option("--request", options.request, "What one pod asks for: vcore=500m,memory=4Gi")
              ->type_name("TYPE=QUANTITY,...");
    user->needs(request)->excludes(waiting);
    request->needs(user);
    explain->add_option("--groups", options.groups, "Groups of the user, primary first")
        ->type_name("NAME,...")
        ->needs(user);
    explain
        ->add_option("--queue", options.queue, "Full path of the queue; without: as the placement rules say")
        ->type_name("PATH")
        ->needs(user);
    addPartition(explain, options.partition);
    addAnswerFormat(explain, options.format);
    explain->final_callback([waiting, user] {
        if (waiting->count() == 0 && user->count() == 0)
            throw CLI::RequiredError("--app, or --user with --request,");
    });
    explain->footer(
        "Exit codes: 0 when it passes, 1 when a limit or quota blocks it, 2 when the queue neither exists "
        "nor "
        "could be created by the placement rules.\n"
        "json, one line: "
        "{\"user\",\"groups\",\"queue\",\"app\",\"request\",\"verdict\",\"sentence\",\"denied\","
        "\"group\",\"usageKnown\",\"queuesKnown\",\"headroom\",\"trace\":[{\"queue\",\"by\",\"name\","
        "\"match\","
        "\"cells\":[{\"resource\",\"limit\",\"used\",\"asked\",\"headroom\",\"binding\",\"inTheWay\"}]}],"
        "\"raises\":[{\"target\",\"by\",\"name\",\"queue\",\"limit\",\"resource\",\"from\",\"to\",\"text\"}],"
        "\"fitting\"}; null is no limit, or unknown where the usage is; raises help all together.");
    return explain;
}

CLI::App* addImpact(CLI::App& app, ImpactOptions& options)
{
    auto* impact = app.add_subcommand("impact", "Tell who is hit by an edited configuration");
    impact->add_option("--config", options.configFile, "The edited queues.yaml; - is standard input")
        ->type_name("FILE")
        ->required();
    impact
        ->add_option("--current", options.currentFile,
                     "The queues.yaml before the edit; without it the limits that the snapshot tells of")
        ->type_name("FILE");
    impact->add_option("--snapshot", options.snapshotFile, "Usage, as written by quotadeck snapshot")
        ->type_name("FILE")
        ->required();
    impact
        ->add_option(
            "--memberships", options.membershipFile,
            "Who is in which groups, beside what the applications tell: lines \"user: group, group\" "
            "or the output of getent")
        ->type_name("FILE");
    addPartition(impact, options.partition);
    addAnswerFormat(impact, options.format);
    impact->footer(
        "One line a number that changes, the worst first. Exit codes: 1 when somebody uses more than a new "
        "limit, or when a queue in which applications run is removed; 3 when the scheduler would reject the "
        "edited configuration, so that its impact is unknown; else 0.\n"
        "json, one line: {\"usageKnown\",\"queuesKnown\",\"unknownGroups\",\"rows\":[{\"verdict\",\"by\","
        "\"name\",\"queue\",\"resource\",\"limitBefore\",\"limitAfter\",\"used\",\"headroomBefore\","
        "\"headroomAfter\",\"preempted\"}]}; verdicts: over-now, still-over, drains (with \"running\"), "
        "limited, "
        "less, other-group (with \"groupBefore\", \"groupAfter\"), unlimited, more; null is no limit.");
    return impact;
}

/// Standard input can be read only once.
bool namesStandardInputTwice(const std::vector<std::string>& files, std::ostream& err)
{
    if (std::ranges::count(files, "-") <= 1)
        return false;
    err << "FILE: - stands twice, but standard input can be read only once\n";
    return true;
}
} // namespace

const std::vector<std::string>& pageNames()
{
    static const std::vector<std::string> kPages
        = {"queues", "people", "applications", "limits", "explain", "charts", "elastic", "simulate"};
    return kPages;
}

bool isColoured(ColourChoice choice, const Streams& streams)
{
    const auto isSet = [](const char* value) { return value != nullptr && *value != '\0'; };
    const char* terminal = std::getenv("TERM");
    switch (choice) {
    case ColourChoice::Always:
        return true;
    case ColourChoice::Never:
        return false;
    case ColourChoice::Auto:
        break;
    }
    const bool isDumb = isSet(terminal) && std::string_view(terminal) == "dumb";
    return streams.outIsTerminal && !isSet(std::getenv("NO_COLOR")) && !isDumb;
}

ExitCode exitCodeFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return ExitUsage;
    case ErrorCode::NotFound:
    case ErrorCode::Parse:
    case ErrorCode::TooLarge:
    case ErrorCode::Io:
        return ExitInput;
    case ErrorCode::Network:
    case ErrorCode::Timeout:
    case ErrorCode::Unauthorized:
    case ErrorCode::Unsupported:
        return ExitConnection;
    }
    return ExitInput;
}

Command parseCommandLine(int argc, const char* const* argv, Streams streams)
{
    WindowOptions window;
    CheckOptions check;
    DiffOptions diff;
    ServeOptions serve;
    SnapshotOptions snapshot;
    SimulateOptions simulate;
    ElasticOptions elastic;
    PlaceOptions place;
    ReplayOptions replay;
    EffectiveOptions effective;
    ExplainOptions explain;
    ImpactOptions impact;

    CLI::App app("QuotaDeck: console for clusters shared by hierarchical quotas", "quotadeck");
    app.set_version_flag("--version", fmt::format("quotadeck {}", kVersion));
    app.footer("Without a subcommand the window opens. Subcommands need no display.\n"
               "Exit codes: 0 done, 1 findings, 2 usage, 3 input unreadable, 4 connection.");
    addWindowOptions(app, window);
    const auto* checkCommand = addCheck(app, check);
    const auto* diffCommand = addDiff(app, diff);
    const auto* snapshotCommand = addSnapshot(app, snapshot);
    const auto* serveCommand = addServe(app, serve);
    const auto* simulateCommand = addSimulate(app, simulate);
    const auto* elasticCommand = addElastic(app, elastic);
    const auto* placeCommand = addPlace(app, place);
    const auto* replayCommand = addReplay(app, replay);
    const auto* effectiveCommand = addEffective(app, effective);
    const auto* explainCommand = addExplain(app, explain);
    const auto* impactCommand = addImpact(app, impact);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error, streams.out, streams.err);
        return Answered{code == 0 ? ExitDone : ExitUsage};
    }
    const bool hasSubcommand = !app.get_subcommands().empty();
    for (const auto* option : app.get_options()) {
        if (!hasSubcommand || option->count() == 0)
            continue;
        streams.err << fmt::format("{} is an option of the window; a subcommand does not take it\n",
                                   option->get_name());
        return Answered{ExitUsage};
    }
    if (namesStandardInputTwice(check.files, streams.err)
        || namesStandardInputTwice(elastic.manifests, streams.err)
        || namesStandardInputTwice(replay.files, streams.err)
        || namesStandardInputTwice({effective.configFile, effective.beforeFile}, streams.err)
        || namesStandardInputTwice({explain.configFile, explain.snapshotFile}, streams.err)
        || namesStandardInputTwice(
            {impact.configFile, impact.currentFile, impact.snapshotFile, impact.membershipFile}, streams.err))
        return Answered{ExitUsage};
    if (checkCommand->parsed())
        return check;
    if (diffCommand->parsed())
        return diff;
    if (serveCommand->parsed())
        return serve;
    if (snapshotCommand->parsed())
        return snapshot;
    if (simulateCommand->parsed())
        return simulate;
    if (elasticCommand->parsed())
        return elastic;
    if (placeCommand->parsed())
        return place;
    if (replayCommand->parsed())
        return replay;
    if (effectiveCommand->parsed())
        return effective;
    if (explainCommand->parsed())
        return explain;
    if (impactCommand->parsed())
        return impact;
    if (!window.total.entries().empty() && window.openFile.empty()
        && kindOf(window.source) != SystemKind::Koordinator) {
        streams.err << "--total needs --open, or --connect with --kind koordinator\n";
        return Answered{ExitUsage};
    }
    if (app.count("--screenshot") > 0 && window.screenshot.empty())
        window.screenshot = kDefaultScreenshot;
    return window;
}
} // namespace quotadeck::cli

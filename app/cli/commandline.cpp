// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/sharedoptions.h"
#include "app/cli/subcommands.h"
#include "core/base/nearestname.h"
#include "core/base/terminaltext.h"
#include "core/base/version.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ostream>
#include <string_view>
#include <utility>
#include <variant>

namespace quotadeck::cli {
namespace {
constexpr const char* kDefaultScreenshot = "quotadeck.png";
constexpr std::size_t kMostShownLink = 200; ///< bytes

/// "1280x800" into the two numbers; an error text for CLI11 otherwise.
std::string readSize(const std::string& text, WindowOptions& options)
{
    int width = 0;
    int height = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%5dx%5d%c", &width, &height, &rest) != 2 || width < 320 || height < 240
        || width > 16384 || height > 16384)
        return fmt::format("invalid size \"{}\": use WIDTHxHEIGHT, from 320x240 to 16384x16384", text);
    options.width = width;
    options.height = height;
    return {};
}

SystemKind kindOf(const Source& source)
{
    const auto* rest = std::get_if<RestSource>(&source);
    return rest ? rest->kind : SystemKind::YuniKorn;
}

/// A usage error; empty: there is none.
std::string checkSource(const Source& source)
{
    const auto* rest = std::get_if<RestSource>(&source);
    if (rest && rest->server.isEmpty())
        return "--kind requires --connect, --context or --connection";
    return rest && rest->kind == SystemKind::Koordinator ? checkQuotaCluster(rest->server) : std::string();
}

Source sourceOf(const link::Link& link)
{
    if (const auto* connection = std::get_if<link::SavedConnection>(&link.source))
        return RestSource{.server = {.connection = connection->name}};
    if (const auto* scenario = std::get_if<link::Scenario>(&link.source))
        return SimulatorSource{scenario->name};
    if (const auto* recording = std::get_if<link::Recording>(&link.source))
        return RecordingSource{recording->path};
    return NoSource{};
}

/// Reads @p text, a link, into @p options. Returns a usage error; empty: there is none.
std::string readLinkInto(WindowOptions& options, const std::string& text)
{
    auto link = link::readLink(text);
    if (!link)
        return fmt::format("invalid link \"{}\": {}", printable(text.substr(0, kMostShownLink)),
                           link.error().message.english());
    const bool hasSource = !std::holds_alternative<NoSource>(options.source);
    if (hasSource && !std::holds_alternative<std::monostate>(link->source))
        return "the link names a source; another one cannot be given with it";
    if (!hasSource)
        options.source = sourceOf(*link);
    options.link = *std::move(link);
    return {};
}

/// The scheduler of @p options, which becomes their source.
ServerChoice& serverOf(WindowOptions& options)
{
    if (!std::holds_alternative<RestSource>(options.source))
        options.source = RestSource{};
    return std::get<RestSource>(options.source).server;
}

/// @p linkText is read when all options are.
void addWindowOptions(CLI::App& app, WindowOptions& options, std::string& linkText)
{
    auto* simulate
        = app.add_option_function<std::string>(
                 "--simulate",
                 [&options](const std::string& scenario) { options.source = SimulatorSource{scenario}; },
                 "Run a scenario in the simulator: a built-in name or a file")
              ->type_name("SCENARIO");
    const auto server = addServer(
        app, [&options]() -> ServerChoice& { return serverOf(options); },
        "Connect to a live scheduler, for example http://localhost:9080");
    for (auto* option : server)
        option->excludes(simulate);
    auto* kind = addKind(app, [&options](SystemKind word) {
        (void)serverOf(options);
        std::get<RestSource>(options.source).kind = word;
    });
    kind->excludes(simulate);
    auto* recording = app.add_option_function<std::string>(
                             "--recording",
                             [&options](const std::string& file) { options.source = RecordingSource{file}; },
                             "Open a recording")
                          ->type_name("FILE")
                          ->excludes(simulate);
    auto* open = app.add_option("--open", options.openFile, "Edit a queues.yaml or ElasticQuota manifests")
                     ->type_name("FILE")
                     ->excludes(simulate)
                     ->excludes(recording);
    for (auto* option : server)
        option->excludes(recording)->excludes(open);
    kind->excludes(recording)->excludes(open);
    addTotal(&app, options.total,
             "With --open or --kind koordinator: cluster capacity, for example cpu=100,memory=1Ti; default: "
             "the sum of the Node objects in the file or in the cluster (unknown with --connect, or without "
             "permission to list nodes)");
    app.add_option("--page", options.page, fmt::format("Page to show: {}", fmt::join(pageNames(), ", ")))
        ->type_name("PAGE")
        ->check(CLI::IsMember(pageNames()).description(""));
    app.add_option("LINK", linkText,
                   "Link to open, from Edit > Copy Link, for example quotadeck:queues?queue=root")
        ->type_name("");
    app.add_option("--screenshot", options.screenshot,
                   "Save the page as a picture once data is shown, and exit")
        ->type_name("PNG")
        ->expected(0, 1)
        ->default_str(kDefaultScreenshot);
    app.add_option_function<std::string>(
           "--size",
           [&options](const std::string& text) {
               if (auto error = readSize(text, options); !error.empty())
                   throw CLI::ValidationError("--size", error);
           },
           "With --screenshot: size of the picture in pixels; default: 1280x800")
        ->type_name("WxH");
    app.add_option("--theme", options.theme, "Color theme; default: as set in the window")
        ->type_name("light|dark|light-contrast|dark-contrast")
        ->check(CLI::IsMember({"light", "dark", "light-contrast", "dark-contrast"}).description(""));
    app.add_option("--text-size", options.textPercent,
                   "Text size in percent of the text size of the desktop, from 80 to 200; default: as set in "
                   "the window")
        ->type_name("PERCENT")
        ->check(CLI::Range(80, 200).description(""));
    app.add_option_function<int>(
           "--after", [&options](int ms) { options.after = std::chrono::milliseconds(ms); },
           "With --screenshot: save after this many milliseconds, at most 600000, instead of when data is "
           "shown")
        ->type_name("MS")
        ->check(CLI::Range(0, 600'000).description(""));
}

/// Standard input can be read only once.
bool namesStandardInputTwice(const std::vector<std::string>& files, std::ostream& err)
{
    if (std::ranges::count(files, "-") <= 1)
        return false;
    err << "FILE: - is given twice; standard input can be read only once\n";
    return true;
}

/// @p command, which gets the whole command line if it describes that.
Command withTree(Command command, const CLI::App& app)
{
    std::visit(
        [&app](auto& options) {
            if constexpr (requires { options.tree; })
                options.tree = commandTree(app);
        },
        command);
    return command;
}

/// A usage error for @p word in the place of a subcommand.
std::string unknownSubcommand(const std::string& word, const std::vector<Subcommand>& subcommands)
{
    std::vector<std::string> names;
    names.reserve(subcommands.size());
    for (const Subcommand& subcommand : subcommands)
        names.push_back(subcommand.app->get_name());
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string_view nearest = nearestKey(word, known);
    return fmt::format("unknown subcommand \"{}\"{}\nRun with --help for the list of subcommands.\n",
                       printable(word), nearest.empty() ? "" : fmt::format("; did you mean {}?", nearest));
}
} // namespace

const std::vector<std::string>& pageNames()
{
    static const std::vector<std::string> kPages(link::pages().begin(), link::pages().end());
    return kPages;
}

Command parseCommandLine(int argc, const char* const* argv, Streams streams)
{
    WindowOptions window;
    CLI::App app("QuotaDeck: console for clusters with hierarchical quotas", "quotadeck");
    app.set_version_flag("--version", fmt::format("quotadeck {}", kVersion), "Print the version and exit");
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.footer(
        "Without a subcommand the window opens. Subcommands need no display.\n"
        "Exit codes: 0 success; 1 findings, differences, a blocked request, a failed check, an alert or\n"
        "a rejected change; 2 invalid command line, unknown queue or not confirmed; 3 unreadable or\n"
        "invalid input; 4 server not reachable or access refused.\n"
        "Details: quotadeck SUBCOMMAND --help.");
    app.require_subcommand(0, 1); // the name of another one may be that of a file
    std::string linkText;
    addWindowOptions(app, window, linkText);
    const std::vector<Subcommand> subcommands = addSubcommands(app);

    const std::string first = argc > 1 ? argv[1] : "";
    const auto isFirst
        = [&first](const Subcommand& subcommand) { return subcommand.app->get_name() == first; };
    if (!first.empty() && first.front() != '-' && !first.starts_with(link::kScheme)
        && std::ranges::none_of(subcommands, isFirst)) {
        streams.err << unknownSubcommand(first, subcommands);
        return Answered{ExitUsage};
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error, streams.out, streams.err);
        return Answered{code == 0 ? ExitDone : ExitUsage};
    }
    const auto chosen = std::ranges::find_if(
        subcommands, [](const Subcommand& subcommand) { return subcommand.app->parsed(); });
    for (const auto* option : app.get_options()) {
        if (chosen == subcommands.end() || option->count() == 0)
            continue;
        streams.err << fmt::format("{} applies to the window and cannot be used with a subcommand\n",
                                   option->get_name());
        return Answered{ExitUsage};
    }
    if (chosen != subcommands.end()) {
        for (const auto& files : chosen->inputs()) {
            if (namesStandardInputTwice(files, streams.err))
                return Answered{ExitUsage};
        }
        return withTree(chosen->command(), app);
    }
    if (app.count("LINK") > 0) {
        const bool isAlone = window.page.empty() && window.openFile.empty();
        if (const auto problem = isAlone ? readLinkInto(window, linkText)
                                         : std::string("--page and --open cannot be used with a link");
            !problem.empty()) {
            streams.err << problem << '\n';
            return Answered{ExitUsage};
        }
    }
    if (const auto problem = checkSource(window.source); !problem.empty()) {
        streams.err << problem << '\n';
        return Answered{ExitUsage};
    }
    if (!window.total.entries().empty() && window.openFile.empty()
        && kindOf(window.source) != SystemKind::Koordinator) {
        streams.err << "--total requires --open or --kind koordinator\n";
        return Answered{ExitUsage};
    }
    if (app.count("--screenshot") > 0 && window.screenshot.empty())
        window.screenshot = kDefaultScreenshot;
    return window;
}
} // namespace quotadeck::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulationoptions.h"

#include "app/cli/optionchoice.h"
#include "core/cluster/partition.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <string>

namespace quotadeck::cli {
namespace {
/// "90s", "30m", "2h", "500ms"; an error text for CLI11 otherwise.
std::string readDuration(const std::string& text, std::chrono::nanoseconds& duration)
{
    static const std::map<std::string, std::chrono::nanoseconds> kUnits
        = {{"ms", std::chrono::milliseconds(1)},
           {"s", std::chrono::seconds(1)},
           {"m", std::chrono::minutes(1)},
           {"h", std::chrono::hours(1)}};
    const auto unitStart = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto unit = kUnits.find(text.substr(unitStart));
    // Seven digits of hours stay far below what nanoseconds in 64 bits can hold.
    if (unitStart == 0 || unitStart > 6 || unit == kUnits.end())
        return fmt::format("\"{}\" is not a duration: write for example 90s, 30m or 2h", text);
    duration = std::stoll(text.substr(0, unitStart)) * unit->second;
    return {};
}

/// An error text for CLI11 unless @p text is what a Host header can name without the port.
std::string checkHost(const std::string& text)
{
    const bool hasBrackets = text.size() > 2 && text.front() == '[' && text.back() == ']';
    constexpr auto kName = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_";
    const auto name = hasBrackets ? text.substr(1, text.size() - 2) : text;
    if (!name.empty()
        && name.find_first_not_of(hasBrackets ? "0123456789abcdefABCDEF:." : kName) == std::string::npos)
        return {};
    return fmt::format("\"{}\" is no host name: write it without scheme, port and path, for example "
                       "console.example or [fd00::1]",
                       text);
}

/// An error text for CLI11 unless @p text is what browsers send as Origin, or "*".
std::string checkOrigin(const std::string& text)
{
    const auto end = text.find("://");
    const bool hasHost = end != std::string::npos && end > 0 && end + 3 < text.size();
    if (text == "*" || (hasHost && text.find_first_of("/?#*, \t\r\n", end + 3) == std::string::npos))
        return {};
    return fmt::format(
        "\"{}\" is no origin: write scheme, host and port, for example https://console.example:8443, "
        "or * for every web page",
        text);
}

/// A port number; an error text for CLI11 otherwise.
std::string readPort(const std::string& text, std::uint16_t& port)
{
    const auto* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, port);
    if (error == std::errc() && at == end && !text.empty())
        return {};
    return fmt::format("\"{}\" is no port: take a number from 1 to {}, or 0 for any that is free", text,
                       std::numeric_limits<std::uint16_t>::max());
}
} // namespace

CLI::App* addServe(CLI::App& app, ServeOptions& options)
{
    auto* serve = app.add_subcommand("serve", "Answer the scheduler's REST paths over a running scenario");
    serve->add_option("--scenario", options.scenario, "Built-in name or file (busy-cluster)")
        ->type_name("NAME|FILE");
    serve
        ->add_option("--bind", options.bind,
                     "IP address to listen on (127.0.0.1); there is no authentication, whatever it is")
        ->type_name("ADDRESS");
    serve
        ->add_option_function<std::string>(
            "--port",
            [&options](const std::string& text) {
                if (auto error = readPort(text, options.port); !error.empty())
                    throw CLI::ValidationError("--port", error);
            },
            "Port to listen on (9080); 0: any that is free")
        ->type_name("PORT");
    serve->add_option("--speed", options.speed, "Virtual seconds in a second (1), from 0.1 to 1000")
        ->type_name("X")
        ->check(CLI::Range(0.1, 1000.0));
    serve->add_option("--seed", options.seed, "Seed of the workload")->type_name("N");
    serve
        ->add_option(
            "--allow-host", options.allowedHosts,
            "Host name to answer to, beside the loopback names and the address connected to; repeatable")
        ->type_name("HOST")
        ->allow_extra_args(false)
        ->check(checkHost);
    serve
        ->add_option("--allow-origin", options.allowedOrigins,
                     "Origin of web pages that may read answers, * for all (none); repeatable")
        ->type_name("ORIGIN")
        ->allow_extra_args(false)
        ->check(checkOrigin);
    serve->footer(fmt::format(
        "Prints the address as soon as there is something to ask. SIGINT or SIGTERM ends it.\n"
        "Memory stays bounded however long it runs: the last {0} finished and the last {0} rejected "
        "applications\n"
        "are kept, for at most {1} days of virtual time, and the last {2} events. Counts of ended "
        "applications are of\n"
        "those kept.",
        cluster::kMostEnded, std::chrono::duration_cast<std::chrono::days>(cluster::kFinishedTime).count(),
        ServeOptions::kEvents));
    return serve;
}

CLI::App* addSimulate(CLI::App& app, SimulateOptions& options)
{
    auto* simulate
        = app.add_subcommand("simulate", "Run a scenario as fast as possible and print what it comes to");
    auto* what = simulate->add_option_group("What to run");
    what->add_option("SCENARIO", options.scenario, "Built-in name or file");
    what->add_flag("--list", options.list, "List the built-in scenarios");
    what->require_option(1);
    auto* check = simulate->add_flag("--check", options.check,
                                     "Run to the last fact of the scenario and tell which facts hold");
    simulate
        ->add_option_function<std::string>(
            "--until",
            [&options](const std::string& text) {
                if (auto error = readDuration(text, options.until); !error.empty())
                    throw CLI::ValidationError("--until", error);
            },
            "Virtual time to simulate (30m)")
        ->type_name("DURATION")
        ->excludes(check);
    simulate
        ->add_option(
            "--compare-config", options.compareConfig,
            "Run it again under this queues.yaml and print what differs: A is as it is, B with the file")
        ->type_name("FILE")
        ->excludes(check);
    simulate->add_option("--seed", options.seed, "Seed of the workload")->type_name("N");
    addChoice<SimulateFormat>(simulate, "--format", options.format,
                              {{"text", SimulateFormat::Text}, {"json", SimulateFormat::Json}},
                              "How the result is printed");
    simulate->footer(
        "The report has the usage at the end and, by queue and user, the results: applications submitted,\n"
        "waiting, running, completed, failed and rejected; the mean and the 95th percentile of the wait "
        "from\n"
        "submission to the first allocation, for one that still waits until the end; the attempts of the\n"
        "scheduler that were denied, a waiting request being tried once a second, and by what; and the share "
        "of\n"
        "the tightest quota, on the average and at the end. JSON has them under \"results\", waits in "
        "seconds.\n"
        "Of elastic quotas, by group: pods created, waiting, running and completed; times that one was "
        "admitted,\n"
        "revoked and, as attempts, refused, and by what; the mean and the longest wait; how long more was "
        "used "
        "than\n"
        "the runtime; and of each resource what is used and may be used at the end, and what was borrowed "
        "and "
        "lent\n"
        "at the peak.\n"
        "A configuration for --compare-config that is rejected is answered with its findings and exit code "
        "1.");
    return simulate;
}
} // namespace quotadeck::cli

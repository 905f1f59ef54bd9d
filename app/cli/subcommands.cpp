// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/subcommands.h"

#include "app/cli/sharedoptions.h"
#include "core/cluster/partition.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <initializer_list>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
/// An error text for CLI11 unless @p text is a valid Host header without the port.
std::string checkHost(const std::string& text)
{
    const bool hasBrackets = text.size() > 2 && text.front() == '[' && text.back() == ']';
    constexpr auto kName = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_";
    const auto name = hasBrackets ? text.substr(1, text.size() - 2) : text;
    if (!name.empty()
        && name.find_first_not_of(hasBrackets ? "0123456789abcdefABCDEF:." : kName) == std::string::npos)
        return {};
    return fmt::format("invalid host name \"{}\": leave out scheme, port and path, for example "
                       "console.example or [fd00::1]",
                       text);
}

/// An error text for CLI11 unless @p text is a valid Origin header or "*".
std::string checkOrigin(const std::string& text)
{
    const auto end = text.find("://");
    const bool hasHost = end != std::string::npos && end > 0 && end + 3 < text.size();
    if (text == "*" || (hasHost && text.find_first_of("/?#*, \t\r\n", end + 3) == std::string::npos))
        return {};
    return fmt::format(
        "invalid origin \"{}\": use scheme, host and port, for example https://console.example:8443, "
        "or * for all web pages",
        text);
}

/// A port number; an error text for CLI11 otherwise.
std::string readPort(const std::string& text, std::uint16_t& port)
{
    const auto* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, port);
    if (error == std::errc() && at == end && !text.empty())
        return {};
    return fmt::format("invalid port \"{}\": use a number from 1 to {}, or 0 for any free port", text,
                       std::numeric_limits<std::uint16_t>::max());
}

/// Of --total where it is compared alone.
constexpr auto kNodesTotalHelp = "Cluster capacity for elastic quotas, for example cpu=100,memory=1Ti; "
                                 "default: the sum of the Node objects";
constexpr auto kTotalHelp = "Cluster capacity for elastic quotas, for example cpu=100,memory=1Ti; default: "
                            "the sum of the Node objects; without Node objects, runtimes are unknown";

/// The options that choose a group of elastic quotas instead of a configuration.
struct QuotaGroupOptions
{
    CLI::Option* files = nullptr;
    CLI::Option* group = nullptr;
    CLI::Option* nameSpace = nullptr;
    CLI::Option* pod = nullptr;

    [[nodiscard]] bool isUsed() const { return files->count() > 0; }
    /// Throws unless a group is chosen.
    void check() const
    {
        if (group->count() + nameSpace->count() + pod->count() == 0)
            throw CLI::RequiredError("GROUP, --namespace or --pod");
    }
};

QuotaGroupOptions addQuotaGroup(CLI::App* command, QuotaGroupChoice& choice, const std::string& podHelp)
{
    QuotaGroupOptions options;
    options.files = command
                        ->add_option("--quotas", choice.files,
                                     "ElasticQuota manifests instead of a configuration, also with Pod, "
                                     "Node and ElasticQuotaProfile objects; repeatable; - is standard input")
                        ->type_name("FILE")
                        ->allow_extra_args(false);
    options.group = command->add_option("GROUP", choice.group, "Name of a group in the manifests of --quotas")
                        ->type_name("");
    options.nameSpace = command
                            ->add_option("--namespace", choice.nameSpace,
                                         "With --quotas: instead of GROUP, the group of pods in this "
                                         "namespace without a quota label")
                            ->type_name("NAME");
    options.pod = command->add_option("--pod", choice.podFile, podHelp)->type_name("FILE");
    auto* total = addTotal(command, choice.total, kTotalHelp);
    options.nameSpace->excludes(options.group)->excludes(options.pod);
    for (auto* option : {options.group, options.nameSpace, options.pod, total})
        option->needs(options.files);
    return options;
}

/// The options of the cluster's rules for elastic quotas. Returns them.
std::vector<CLI::Option*> addRules(CLI::App* command, elastic::EditOptions& rules)
{
    return {
        command->add_flag("--strict", rules.isStrict,
                          "For elastic quotas: a parent must stay a parent, and a leaf must stay a leaf"),
        command->add_flag(
            "--allow-key-update", rules.allowsKeyUpdate,
            "For elastic quotas: a child may lack resource types that its parent has, so that types "
            "can be added"),
        command->add_flag("--guarantee-usage", rules.guaranteesUsage,
                          "For elastic quotas: the cluster guarantees the resources that running pods use"),
        command->add_flag("--parents-may-run-pods", rules.parentsMayRunPods,
                          "For elastic quotas: pods may belong to a parent")};
}

/// Throws for the first of @p options that is missing.
void require(std::initializer_list<const CLI::Option*> options)
{
    for (const CLI::Option* option : options) {
        if (option->count() == 0)
            throw CLI::RequiredError(option->get_name());
    }
}

CLI::App* addCheck(CLI::App& app, CheckOptions& options)
{
    auto* check = app.add_subcommand("check", "Validate configuration files as the scheduler does");
    addCheckFormat(check, options.format);
    addChoice<FailOn>(check, "--fail-on", options.failOn,
                      {{"error", FailOn::Error}, {"warning", FailOn::Warning}, {"never", FailOn::Never}},
                      "Lowest severity of findings that sets exit code 1; default: error");
    auto* kind = addChoice<FileKind>(
        check, "--kind", options.kind,
        {{"auto", FileKind::Auto}, {"yunikorn", FileKind::YuniKorn}, {"elastic", FileKind::Elastic}},
        "Kind of the files: queues of YuniKorn or elastic quotas of Koordinator; default: auto, by their "
        "content");
    addChoice<ColourChoice>(
        check, "--color", options.colour,
        {{"auto", ColourChoice::Auto}, {"always", ColourChoice::Always}, {"never", ColourChoice::Never}},
        "Color in text output; default: auto, on a terminal unless NO_COLOR or TERM=dumb is set");
    auto* files = check
                      ->add_option("FILE", options.files,
                                   "queues.yaml, ConfigMap, saved /ws/v1/config answer or ElasticQuota "
                                   "manifests; - is standard input")
                      ->type_name("");
    auto* base = check
                     ->add_option("--base", options.baseFile,
                                  "ElasticQuota manifests before the change, optionally with Pod objects: "
                                  "also check the change from these to FILE; - is standard input")
                     ->type_name("FILE")
                     ->needs(files);
    auto quotaOptions = addRules(check, options.rules);
    quotaOptions.push_back(base);
    quotaOptions.push_back(addTotal(check, options.total, kNodesTotalHelp));
    const auto server = addServer(
        *check, [&options]() -> ServerChoice& { return options.server; },
        "Validate the active configuration of this scheduler instead of files");
    for (auto* option : server)
        option->excludes(kind)->excludes(files);
    for (auto* option : quotaOptions)
        option->needs(files);
    check->final_callback([&options] {
        if (options.files.empty() && options.server.isEmpty())
            throw CLI::RequiredError("FILE, --connect, --context or --connection");
    });
    check->footer(
        "All files are checked, even if one cannot be read. ElasticQuota files are checked together, as one\n"
        "cluster. The comment \"# quotadeck:ignore ID reason\" silences a warning or info finding.\n"
        "Exit codes: 4 the scheduler cannot be reached; 3 an answer or a file is unreadable; 2 an option "
        "for\n"
        "elastic quotas is used without them; 1 a finding has at least the severity of --fail-on;\n"
        "0 otherwise.");
    return check;
}

CLI::App* addAssert(CLI::App& app, AssertOptions& options)
{
    auto* assertion = app.add_subcommand(
        "assert", "Evaluate assertions about the resources, placement and access of users");
    addConfig(assertion, options.configFile, "CONFIG")->required();
    assertion
        ->add_option("ASSERTIONS", options.files,
                     "Files of assertions; paths in them are relative to their folder; - is standard "
                     "input")
        ->type_name("FILE")
        ->required();
    addPartition(assertion, options.partition);
    addCheckFormat(assertion, options.format);
    assertion->footer(
        "Format of the files: assertions.md in the documentation. A file with a problem is not evaluated.\n"
        "The result of an assertion that does not pass contains the blocking limit and the smallest change\n"
        "that makes it pass. \"Unknown\": the snapshot does not contain the usage that the result depends\n"
        "on.\n"
        "json, one line per file: "
        "{\"file\",\"config\",\"passed\",\"failed\",\"unknown\",\"problems\":[{\"line\",\n"
        "\"column\",\"message\"}],\"assertions\":[{\"name\",\"line\",\"column\",\"verdict\",\"expectations\":"
        "[{\n"
        "\"key\",\"expected\",\"found\",\"verdict\",\"line\",\"column\",\"reason\",\"blocking\",\"changes\"}]"
        "}]}.\n"
        "verdict: passed, failed, unknown. blocking, or null: {\"by\",\"name\",\"queue\",\"resource\",\n"
        "\"limit\",\"used\",\"place\":{\"file\",\"line\",\"column\"}}; changes: "
        "[{\"change\",\"target\",\"by\",\"name\",\n"
        "\"queue\",\"resource\",\"from\",\"to\",\"message\"}], change: raise, lower, set, remove. resource\n"
        "is null for the number of applications; from is null for set, and to is null for remove.\n"
        "Exit codes: 3 a file is unreadable or has a problem; 1 an assertion did not pass; 0 otherwise.");
    return assertion;
}

CLI::App* addDiff(CLI::App& app, DiffOptions& options)
{
    auto* diff = app.add_subcommand("diff", "Compare two configuration files or elastic quotas by meaning");
    addAnswerFormat(diff, options.format);
    addTotal(diff, options.total, kNodesTotalHelp);
    diff->add_option("OLD", options.oldFile,
                     "queues.yaml, ConfigMap manifest or ElasticQuota manifests; - is standard input")
        ->type_name("")
        ->required();
    diff->add_option("NEW", options.newFile, "File of the same kind; - is standard input")
        ->type_name("")
        ->required();
    diff->add_option("--snapshot", options.snapshotFile,
                     "Output of quotadeck snapshot, to find running applications in removed queues and in "
                     "leaves that become parents; - is standard input")
        ->type_name("FILE");
    diff->footer(
        "Dangerous changes are listed first: removed partitions; removed queues in which applications run\n"
        "(without --snapshot: all removed queues in which applications may run); leaves with applications\n"
        "that become parents, because these applications are no longer scheduled; removed elastic quota\n"
        "groups whose pods use resources; a raised min on the first level if the sum of the mins there then\n"
        "exceeds the capacity. In json, these changes have the \"direction\" \"dangerous\", and \"summary\"\n"
        "counts them in \"tighter\".\n"
        "Exit codes: 1 the meaning differs; 3 a file is unreadable; 0 otherwise.");
    return diff;
}

CLI::App* addSnapshot(CLI::App& app, SnapshotOptions& options)
{
    auto* snapshot = app.add_subcommand("snapshot", "Read a live scheduler once and print its state");
    addServer(
        *snapshot, [&options]() -> ServerChoice& { return options.server; }, "Address of the scheduler");
    snapshot->final_callback([&options] {
        requireServer(options.server);
        if (auto problem = checkQuotaCluster(options.server);
            options.kind == SystemKind::Koordinator && !problem.empty())
            throw CLI::ValidationError(problem);
    });
    auto* partition = snapshot
                          ->add_option("--partition", options.partition,
                                       "Partition to read; if omitted, \"default\" or else the first")
                          ->type_name("NAME");
    addKind(*snapshot, [&options](SystemKind kind) { options.kind = kind; })->excludes(partition);
    addOut(snapshot, "--out", options.outFile);
    snapshot->footer(
        "Prints one partition as one JSON line, for the option --snapshot of other subcommands.\n"
        "--kind koordinator prints all elastic quota groups as JSON for other programs; --snapshot does not\n"
        "accept that output. --connect reads the groups from the scheduler; --context reads them from\n"
        "the API server, and more values from the scheduler if you have access to it.\n"
        "Exit codes: 4 the scheduler cannot be reached or one of its endpoints fails (the rest is still\n"
        "printed; endpoints that its version does not have are skipped); 3 an answer is unreadable, the\n"
        "partition does not exist, or the file cannot be written; 0 otherwise.");
    return snapshot;
}

CLI::App* addServe(CLI::App& app, ServeOptions& options)
{
    auto* serve
        = app.add_subcommand("serve", "Serve the scheduler's REST interface from a simulated cluster");
    serve
        ->add_option(
            "--scenario", options.scenario,
            "Scenario with queues, not elastic quotas: a built-in name or a file; default: busy-cluster")
        ->type_name("NAME|FILE");
    serve
        ->add_option("--bind", options.bind,
                     "IP address to listen on; default: 127.0.0.1; requests are never authenticated")
        ->type_name("ADDRESS");
    serve
        ->add_option_function<std::string>(
            "--port",
            [&options](const std::string& text) {
                if (auto error = readPort(text, options.port); !error.empty())
                    throw CLI::ValidationError("--port", error);
            },
            "Port to listen on; 0: any free port; default: 9080")
        ->type_name("PORT");
    serve->add_option("--speed", options.speed, "Simulated seconds per second, from 0.1 to 1000; default: 1")
        ->type_name("X")
        ->check(CLI::Range(0.1, 1000.0).description(""));
    addSeed(serve, options.seed);
    serve
        ->add_option("--allow-host", options.allowedHosts,
                     "Also accept requests with this Host header (without port); loopback names and the "
                     "address of the server are always accepted; repeatable")
        ->type_name("HOST")
        ->allow_extra_args(false)
        ->check(checkHost);
    serve
        ->add_option(
            "--allow-origin", options.allowedOrigins,
            "Allow web pages of this origin to read answers; * allows all; default: none; repeatable")
        ->type_name("ORIGIN")
        ->allow_extra_args(false)
        ->check(checkOrigin);
    serve->footer(fmt::format(
        "Prints the address when the server is ready. SIGINT or SIGTERM stops the server.\n"
        "Memory use is bounded: the last {0} finished and the last {0} rejected applications are kept, for\n"
        "at most {1} days of simulated time, and the last {2} events. Counts include only kept\n"
        "applications.\n"
        "Exit codes: 4 the address cannot be used; 3 the scenario is unreadable; 0 stopped by a signal.",
        cluster::kMostEnded, std::chrono::duration_cast<std::chrono::days>(cluster::kFinishedTime).count(),
        ServeOptions::kEvents));
    return serve;
}

CLI::App* addSimulate(CLI::App& app, SimulateOptions& options)
{
    auto* simulate
        = app.add_subcommand("simulate", "Run a scenario as fast as possible and print its results");
    auto* what = simulate->add_option_group("What to run");
    what->add_option("SCENARIO", options.scenario,
                     "Built-in name or file of a scenario, or a recording, whose applications are run again")
        ->type_name("");
    what->add_flag("--list", options.list, "List the built-in scenarios");
    what->require_option(1);
    simulate
        ->add_option(
            "--config", options.config,
            "With a recording: queues.yaml to use; if omitted, the first configuration in the recording; "
            "- is standard input")
        ->type_name("FILE");
    simulate
        ->add_option("--partition", options.partition,
                     "With a recording: the partition to run; if omitted, \"default\" or else the first")
        ->type_name("NAME");
    auto* check = simulate->add_flag("--check", options.check,
                                     "Run to the last check of the scenario and print which checks passed");
    addDuration(
        simulate, "--until", [&options](std::chrono::nanoseconds duration) { options.until = duration; },
        "Simulated time to run, for example 90s, 30m or 2h; default: the length of the recording, or 30m "
        "for a scenario")
        ->excludes(check);
    simulate
        ->add_option("--compare-config", options.compareConfig,
                     "Run again with this queues.yaml and print the differences (A: configuration of the "
                     "scenario, B: this file); not for elastic quotas")
        ->type_name("FILE")
        ->excludes(check);
    simulate
        ->add_option(
            "--manifest", options.manifests,
            "Kubernetes manifest whose applications are submitted at the start: Pods, Deployments, "
            "StatefulSets, ReplicaSets, Jobs, CronJobs and their Namespaces; a ConfigMap with a queue "
            "configuration is loaded first; repeatable; not for elastic quotas; - is standard input")
        ->type_name("FILE")
        ->allow_extra_args(false);
    addSeed(simulate, options.seed);
    addAnswerFormat(simulate, options.format);
    addMode(simulate, options.mode, "Placement, access and limits of queues (not for elastic quotas)",
            "the mode of the scenario");
    simulate->footer(
        "The report contains the usage at the end, and per queue and user: applications submitted, waiting,\n"
        "running, completed, failed and rejected; the mean and the 95th percentile of the wait from\n"
        "submission to the first allocation (to the end of the run for applications that still wait);\n"
        "failed allocation attempts (one per second for each waiting request) with their reasons; the\n"
        "most-used quota with its use in percent, on average and at the end; the share of time in which\n"
        "applications did not wait; and the fairness of that share between users (Jain's index; 1: the same\n"
        "for all users).\n"
        "A recording runs with the requests and run times in its samples. QuotaDeck estimates values that\n"
        "the samples do not contain, and the report lists the estimates.\n"
        "For elastic quotas, the report contains per group: pods created, waiting, running and completed;\n"
        "admissions, revocations and failed attempts with their reasons; the mean and the longest wait; the\n"
        "time in which usage exceeded the runtime; and per resource the usage and runtime at the end and\n"
        "the highest amounts borrowed and lent.\n"
        "json, scenarios with queues: \"results\" contains the report, with waits in seconds; the other\n"
        "keys contain the final state in the format of the scheduler's REST interface, with amounts in\n"
        "base units. With --manifest: \"submitted\":[{\"id\",\"place\",\"user\",\"accepted\",\"message\"}].\n"
        "Pods of manifests run until the end of the simulation.\n"
        "With --compare-config: {\"a\",\"b\",\"changes\",\"firstDifference\"}. With --check, one line per "
        "check:\n"
        "{\"at\",\"fact\",\"holds\",\"otherwise\"}; \"otherwise\": actual value, only if the check failed.\n"
        "Exit codes: 1 a check failed, or the scheduler rejects the file of --compare-config, whose\n"
        "findings are printed; 3 the scenario or a file is unreadable; 0 otherwise.");
    return simulate;
}

CLI::App* addElastic(CLI::App& app, ElasticOptions& options)
{
    auto* elastic
        = app.add_subcommand("elastic", "Calculate the runtime of every group of an elastic quota tree");
    auto* what = elastic->add_option_group("What to calculate");
    what->add_option("--input", options.inputFile, "One tree as a JSON object; - is standard input")
        ->type_name("FILE");
    what->add_option("--lines", options.linesFile, "Trees, one JSON object per line; - is standard input")
        ->type_name("FILE");
    auto* manifests
        = what->add_option("MANIFEST", options.manifests,
                           "ElasticQuota manifests, also with Pod, Node and ElasticQuotaProfile objects; - "
                           "is standard input")
              ->type_name("");
    what->require_option(1);
    addTotal(elastic, options.total,
             "Cluster capacity for manifests, for example cpu=100,memory=1Ti; default: the sum of the Node "
             "objects; without Node objects, capacity and runtime are unknown (0 in json)")
        ->needs(manifests);
    elastic
        ->add_option(
            "--cards", options.cards,
            "Also print the amounts of this resource, for example nvidia.com/gpu, per card model; needs Node "
            "and Pod objects in the manifests; Koordinator itself does not calculate these amounts")
        ->type_name("RESOURCE")
        ->needs(manifests);
    addAnswerFormat(elastic, options.format,
                    "Output format, json with one line per tree; default: text for manifests, else json");
    elastic->footer(
        "Runtime: the amount of each resource that the group can use now.\n"
        "The request and usage of a group without reported values are the sums of its Pod objects.\n"
        "Capacity of a tree without total-resource: sum of the nodes that its ElasticQuotaProfile selects.\n"
        "Exit codes: 3 a tree or a file is unreadable or invalid; 0 otherwise.");
    return elastic;
}

CLI::App* addPlace(CLI::App& app, PlaceOptions& options)
{
    auto* place = app.add_subcommand("place", "Print the queue in which an application is placed, and why");
    auto* config = place
                       ->add_option("--config", options.configFile,
                                    "queues.yaml or ConfigMap manifest; optional if --manifest or --cases "
                                    "contains the configuration; - is standard input")
                       ->type_name("FILE");
    auto* what = place->add_option_group("What to place");
    what->add_option(
            "--app", options.app,
            "Application, for example {\"queue\":\"dev\",\"user\":\"bob\",\"groups\":[\"qa\"],\"tags\":{}}")
        ->type_name("JSON")
        ->needs(config);
    what->add_option("--pod", options.podFile,
                     "Kubernetes manifest in YAML or JSON: Pods, Deployments, StatefulSets, ReplicaSets, "
                     "DaemonSets, Jobs, CronJobs and their Namespaces; - is standard input")
        ->type_name("FILE")
        ->needs(config);
    auto* manifests
        = what->add_option(
                  "--manifest", options.manifests,
                  "As --pod, but repeatable: a Namespace in one file applies to the pods in all files; "
                  "without --config, the files must contain the ConfigMap with the configuration; - "
                  "is standard input")
              ->type_name("FILE")
              ->allow_extra_args(false);
    what->add_option("--cases", options.casesFile,
                     "One JSON object per line: {\"id\",\"yaml\" (text of a queues.yaml),\"app\" (as in "
                     "--app)}; - is standard input")
        ->type_name("FILE");
    what->require_option(1);
    manifests->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    addAnswerFormat(place, options.format, "Output format; default: text for a terminal, else json");
    addMode(place, options.mode, "Placement rules and access", "current");
    place->footer(
        "text, per application: queue, or reason of the rejection; queues that the placement creates;\n"
        "outcome of each placement rule.\n"
        "json, one line per application: \"result\": queue, or null if rejected; \"created\": queues that\n"
        "the placement creates; \"trace\": outcome of each placement rule, with the reason of a rejection.\n"
        "--cases prints \"id\", but not \"trace\".\n"
        "--pod and --manifest print one line per Pod or workload and add these keys: \"rejection\": reason,\n"
        "or null; \"application\": values of labels and annotations, amounts in base units (vcore in\n"
        "thousandths, memory in bytes); \"problems\": location and message for each ignored label or\n"
        "annotation and for a missing application ID, also printed to standard error. Annotations of a\n"
        "Namespace in the files become tags of its applications: quotas (also from the deprecated\n"
        "annotations for cpu and memory) and the parent queue. Without the annotation\n"
        "yunikorn.apache.org/user.info, the user is \"nobody\".\n"
        "Exit codes: 2 with --app, --pod or --manifest: a requested queue neither exists nor can be\n"
        "created; 3 the input is unreadable, has no configuration, or an object in the files has no pods;\n"
        "0 otherwise, also for other rejections.");
    return place;
}

CLI::App* addReplay(CLI::App& app, ReplayOptions& options)
{
    auto* replay = app.add_subcommand(
        "replay", "Replay recorded operations on the usage of users and groups (for tests)");
    replay->add_flag("--verify", options.verify, "Compare each result with the one expected in the trace");
    addMode(replay, options.mode, "Limit updates", "current");
    replay
        ->add_option("FILE", options.files,
                     "Trace files, one operation as a JSON object per line; - is standard input")
        ->type_name("")
        ->required();
    replay->footer("Usage and limits are empty at the start of each file.\n"
                   "Exit codes: 3 a trace cannot be read; 1 a result differs (with --verify); 0 otherwise.");
    return replay;
}

CLI::App* addEffective(CLI::App& app, EffectiveOptions& options)
{
    auto* effective = app.add_subcommand(
        "effective", "List the limits that apply to a user in a queue, or to an elastic quota group");
    auto* config = addConfig(effective, options.configFile);
    effective->add_option("--before", options.beforeFile, "queues.yaml before the edit, for comparison")
        ->type_name("FILE")
        ->needs(config);
    auto* user = effective->add_option("--user", options.user, "User name")->type_name("NAME")->needs(config);
    addGroups(effective, options.groups)->needs(config);
    addDirectory(effective, options.usesDirectory)->needs(config);
    auto* queue = effective->add_option("--queue", options.queue, "Full path of the queue")
                      ->type_name("PATH")
                      ->needs(config);
    const auto quotas = addQuotaGroup(effective, options.quotas,
                                      "With --quotas: instead of GROUP, manifest of one Pod in the group");
    quotas.files->excludes(config);
    quotas.pod->excludes(quotas.group);
    effective->final_callback([config, user, queue, quotas] {
        if (quotas.isUsed())
            quotas.check();
        else
            require({config, user, queue});
    });
    addPartition(effective, options.partition);
    addAnswerFormat(effective, options.format);
    effective->footer(
        "Prints one line per limit, from the root down: quota of the queue, limit of the user, limit of the\n"
        "charged group (the one group whose limits apply to the application).\n"
        "json, one line: {\"user\",\"groups\",\"queue\",\"groupBefore\",\"groupAfter\",\n"
        "\"rows\":[{\"queue\",\"by\",\"resource\",\"before\",\"after\"}]}; \"before\" and \"after\" are\n"
        "{\"name\",\"limit\",\"binding\"}, or null for no limit. \"binding\": true for the smallest limit\n"
        "of the resource along the path, separately for queues, the user and the group. \"before\" and\n"
        "\"groupBefore\" exist only with --before. Amounts in json are in base units (vcore in thousandths,\n"
        "memory in bytes).\n"
        "--quotas prints one line per resource and group, from the first level down to the group.\n"
        "\"Binding\" marks the smallest difference between runtime and usage on this path, for each\n"
        "resource.\n"
        "json with --quotas, one line: "
        "{\"group\",\"rows\":[{\"resource\",\"group\",\"min\",\"max\",\"weight\",\n"
        "\"effectiveMin\",\"runtime\",\"used\",\"binding\"}]}; null: unknown; cpu in thousandths.\n"
        "Exit codes: 2 the queue neither exists nor can be created by a placement rule, or there is no such\n"
        "group; 3 a file is unreadable, or the scheduler rejects the configuration; 0 otherwise.");
    return effective;
}

CLI::App* addExplain(CLI::App& app, ExplainOptions& options)
{
    auto* explain = app.add_subcommand(
        "explain", "Print whether limits and quotas allow a request, and the blocking limit if not");
    auto* config = addConfig(explain, options.configFile);
    auto* snapshot = addUsage(explain, options.snapshotFile)->needs(config);
    auto* waiting = explain->add_option("--app", options.app, "Waiting application in the snapshot")
                        ->type_name("ID")
                        ->needs(snapshot);
    auto* user = explain->add_option("--user", options.user, "User of a new application")->type_name("NAME");
    auto* request
        = explain
              ->add_option(
                  "--request", options.request,
                  "Request of one pod, for example vcore=500m,memory=4Gi; vcore in cores (m: thousandths), "
                  "memory in bytes or with Ki, Mi or Gi; with --quotas: cpu instead of vcore")
              ->type_name("TYPE=QUANTITY,...");
    user->needs(request)->excludes(waiting); // not also --config: --help lists several in any order
    addGroups(explain, options.groups)->needs(user);
    addDirectory(explain, options.usesDirectory)->needs(user);
    explain
        ->add_option("--queue", options.queue,
                     "Full path of the queue; if omitted, the placement rules choose it")
        ->type_name("PATH")
        ->needs(user);
    addPartition(explain, options.partition);
    addAnswerFormat(explain, options.format);
    addMode(explain, options.mode, "Placement and order of the limits", "current")->needs(config);
    explain
        ->add_option_function<std::vector<std::string>>(
            "--tag",
            [&options](const std::vector<std::string>& tags) {
                for (const std::string& tag : tags) {
                    const auto equals = tag.find('=');
                    if (equals == 0 || equals == std::string::npos)
                        throw CLI::ValidationError("--tag",
                                                   fmt::format("invalid tag \"{}\": use NAME=VALUE", tag));
                    if (!options.tags.emplace(tag.substr(0, equals), tag.substr(equals + 1)).second)
                        throw CLI::ValidationError("--tag",
                                                   fmt::format("{} is given twice", tag.substr(0, equals)));
                }
            },
            "Tag of the new application, for placement rules, for example namespace=dev; repeatable")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->needs(user);
    const auto quotas = addQuotaGroup(
        explain, options.quotas,
        "With --quotas: manifest of one new Pod; if GROUP is omitted, the group of this Pod is used");
    quotas.files->excludes(config);
    quotas.pod->excludes(request);
    auto* fixed = explain->add_flag("--non-preemptible", options.isNonPreemptible,
                                    "With --quotas: the pod cannot be preempted, so it must fit in min");
    auto* priority = explain
                         ->add_option("--priority", options.priority,
                                      "With --quotas: priority of the pod; the pod can evict pods of its "
                                      "group with a lower priority; default: the priority of --pod, or 0")
                         ->type_name("N");
    auto* creation = explain->add_flag(
        "--creation-admission", options.checksCreation,
        "With --quotas: the cluster rejects a pod on creation if the requests in its group would exceed the "
        "annotation admission of the group, or max if the group has no such annotation");
    for (auto* option : {fixed, priority, creation})
        option->needs(quotas.files);
    explain->final_callback([config, waiting, user, request, quotas, fixed, priority, creation] {
        if (quotas.isUsed()) {
            quotas.check();
            if (user->count() > 0)
                throw CLI::ExcludesError(user->get_name(), quotas.files->get_name());
            if (fixed->count() + priority->count() + creation->count() > 0
                && request->count() + quotas.pod->count() == 0)
                throw CLI::RequiredError("--request or --pod");
            return;
        }
        require({config});
        if (request->count() > 0 && user->count() == 0)
            throw CLI::RequiresError(request->get_name(), user->get_name());
        if (waiting->count() == 0 && user->count() == 0)
            throw CLI::RequiredError("--app, or --user with --request,");
    });
    explain->footer(
        "json, one line: {\"user\",\"groups\",\"queue\",\"app\",\"request\",\"verdict\",\"sentence\",\n"
        "\"denied\",\"group\",\"usageKnown\",\"queuesKnown\",\"headroom\",\"trace\":[{\"queue\",\"by\",\n"
        "\"name\",\"match\",\"cells\":[{\"resource\",\"limit\",\"used\",\"asked\",\"headroom\",\"binding\",\n"
        "\"inTheWay\"}]}],\"raises\":[{\"target\",\"by\",\"name\",\"queue\",\"limit\",\"resource\",\n"
        "\"from\",\"to\",\"text\"}],\"fitting\",\"waitFor\":[{\"app\",\"user\",\"queue\",\"held\"}],\n"
        "\"exceedsLimit\",\"otherQueues\":[{\"queue\",\"pods\"}],\"placedElsewhere\",\"nodes\":{\"open\",\n"
        "\"fitting\",\"largest\",\"tooSmall\",\"required\"}}.\n"
        "verdict: allowed, denied-by-limit, denied-by-quota, too-many-applications, not-scheduled,\n"
        "waits-for-placeholder, no-node (limits and quotas allow the request, but no node has room for the\n"
        "pod), not-placed (the placement rules reject the application; \"rules\":[{\"rule\",\"outcome\",\n"
        "\"detail\"}]; keys that describe a queue are null or empty). \"limit\" null: not limited; any\n"
        "other null: none, or unknown. \"binding\": true for the smallest headroom of the resource;\n"
        "\"inTheWay\": true if the limit blocks the request; \"raises\": smallest changes that together\n"
        "allow the request; \"fitting\": the largest part of the request that fits now; \"waitFor\":\n"
        "applications; the request is allowed when all of them have ended; \"exceedsLimit\": the request is\n"
        "larger than a blocking limit; \"otherQueues\": queues that allow the request now, with the number\n"
        "of such pods that fit into their headroom; \"placedElsewhere\": queues that would allow the\n"
        "request, but the placement rules choose another queue. In \"nodes\", \"open\": number of nodes\n"
        "that accept pods; \"fitting\": number of these nodes with room for the pod; \"largest\": largest\n"
        "free amount of one node, per resource type; \"tooSmall\": resource types of which no node has\n"
        "enough; \"required\": the only node on which the pod may run. Amounts in json are in base units\n"
        "(vcore in thousandths, memory in bytes).\n"
        "--quotas prints each step of the calculation of the group's runtime, and which group lends to\n"
        "which. With --request or --pod, it also prints whether the pod may run now, the reason if not, and\n"
        "the smallest changes that together allow the pod. The pod counts as pending in its group.\n"
        "json with --quotas, one line: "
        "{\"group\",\"request\",\"verdict\",\"refusal\":{\"check\",\"group\",\"path\",\n"
        "\"limit\",\"used\",\"request\",\"violated\",\"message\"},\"remedy\":[{\"group\",\"field\","
        "\"resource\",\"from\",\n"
        "\"to\",\"text\"}],\"victims\",\"resources\":[{\"resource\",\"known\",\"steps\":[{\"title\",\"sum\","
        "\"amount\",\n"
        "\"reason\",\"result\"}],\"lending\":[{\"from\",\"to\",\"amount\"}],\"free\",\"idle\"}]}.\n"
        "verdict: allowed, refused, unknown (a total is unknown), null (no request); check: creation (of\n"
        "--creation-admission; \"used\": requested by the other pods), own-limit, non-preemptible-min;\n"
        "\"from\" null: capacity that no min claims; \"victims\": pods that preemption would evict.\n"
        "Exit codes: 0 allowed, or no request; 1 any other verdict; 2 the queue neither exists nor can be\n"
        "created by a placement rule, or there is no such group; 3 a file is unreadable, the scheduler\n"
        "rejects the configuration, or the snapshot has no waiting application with the ID of --app.");
    return explain;
}

CLI::App* addBisect(CLI::App& app, BisectOptions& options)
{
    auto* bisect = app.add_subcommand("bisect",
                                      "Find the version of a configuration that began to block a request or "
                                      "broke an assertion, and print its changes");
    bisect
        ->add_option("VERSION", options.files,
                     "Versions of a queues.yaml or ConfigMap manifest, the oldest first; - is standard input")
        ->type_name("")
        ->required();
    auto* user
        = bisect
              ->add_option("--user", options.user, "User of a new application; required without --assertion")
              ->type_name("NAME");
    auto* groups = addGroups(bisect, options.groups);
    auto* directory = addDirectory(bisect, options.usesDirectory);
    auto* queue = bisect
                      ->add_option("--queue", options.queue,
                                   "Full path of the queue; if omitted, the placement rules of each version "
                                   "choose it")
                      ->type_name("PATH");
    auto* request
        = bisect
              ->add_option("--request", options.request,
                           "Request of one pod, for example vcore=500m,memory=4Gi; required without "
                           "--assertion")
              ->type_name("TYPE=QUANTITY,...");
    auto* snapshot = addUsage(bisect, options.snapshotFile);
    auto* assertions = bisect
                           ->add_option("--assertion", options.assertionFile,
                                        "File of assertions instead of a request, to find the version that "
                                        "broke each assertion; - is standard input")
                           ->type_name("FILE");
    bisect
        ->add_option("--name", options.assertionName,
                     "Name of one assertion in the file; if omitted, all assertions")
        ->type_name("NAME")
        ->needs(assertions);
    addPartition(bisect, options.partition);
    auto* mode = addMode(bisect, options.mode, "Placement and order of the limits", "current");
    addAnswerFormat(bisect, options.format);
    for (auto* option : {user, groups, directory, queue, request, snapshot, mode})
        assertions->excludes(option);
    bisect->final_callback([assertions, user, request] {
        if (assertions->count() == 0)
            require({user, request});
    });
    bisect->footer(
        "Prints the newest version that allows the request, the next version, which blocks the request as\n"
        "all later versions do, and their differences. Versions that the scheduler cannot load are left\n"
        "out.\n"
        "json, one line: {\"outcome\",\"blockedSince\",\"lastAllowed\",\"versions\":[{\"file\",\n"
        "\"verdict\",\"sentence\"}],\"diff\"}. outcome: blocked-since, always-blocked, allowed (by the\n"
        "newest version), unloadable (no version can be loaded). \"versions\": the evaluated versions, the\n"
        "newest first; verdict: allowed, blocked, unloadable. \"diff\": as printed by quotadeck diff, or\n"
        "null.\n"
        "--assertion prints each assertion that fails in the newest version, with the version that broke\n"
        "it; with --name or a single assertion, also the differences. All versions are evaluated with the\n"
        "same usage: an empty cluster, a snapshot, or a scenario under its own configuration. A snapshot or\n"
        "scenario that cannot be read, and a scenario with elastic quotas, are errors. An assertion fails\n"
        "in a version that does not have its partition.\n"
        "json with --assertion, one line per assertion: {\"assertion\",\"line\",\"column\",\"outcome\",\n"
        "\"brokenSince\",\"lastPassed\",\"certain\",\"versions\",\"diff\"}. outcome: broken-since,\n"
        "always-failed, passed, unknown (by the newest version), unloadable; verdict: passed, failed,\n"
        "unknown, unloadable; \"certain\": false if versions between lastPassed and brokenSince are "
        "unknown.\n"
        "Exit codes: 1 a version began to block the request, or broke an assertion; 2 invalid request, no\n"
        "version has the queue or creates it, or the file has no such assertion; 3 a file is unreadable or\n"
        "has a problem, or no version can be loaded; 0 any other outcome.");
    return bisect;
}

CLI::App* addLending(CLI::App& app, LendingOptions& options)
{
    auto* lending
        = app.add_subcommand("lending", "List the borrowed amounts and unused guarantees of queues");
    lending
        ->add_option("--snapshot", options.snapshotFile, "Output of quotadeck snapshot; - is standard input")
        ->type_name("FILE")
        ->required();
    addAnswerFormat(lending, options.format);
    lending->footer(
        "Prints one line per queue and resource type, if the queue or a sibling has a guaranteed amount of\n"
        "that type. For a queue without guaranteed amounts, the sum of its children counts. The scheduler\n"
        "does not record which queue lends a borrowed amount: the unused amounts of siblings are only\n"
        "candidates.\n"
        "json, one line: {\"rows\":[{\"queue\",\"resource\",\"guaranteed\",\"used\",\"borrowed\",\n"
        "\"unused\",\"free\",\"siblings\":[{\"queue\",\"unused\"}]}]}. \"free\": headroom of the\n"
        "parent, null if not limited; \"siblings\": the ten with the largest unused amounts.\n"
        "Amounts in json are in base units (vcore in thousandths, memory in bytes).\n"
        "Exit codes: 3 the snapshot is unreadable or contains no queues; 0 otherwise.");
    return lending;
}

CLI::App* addDraining(CLI::App& app, DrainingOptions& options)
{
    auto* draining
        = app.add_subcommand("draining", "List the remaining usage and applications of draining queues");
    auto* source = draining->add_option_group("Source");
    source
        ->add_option("--snapshot", options.snapshotFile,
                     "Output of quotadeck snapshot or of quotadeck simulate --format json; - is standard "
                     "input")
        ->type_name("FILE");
    auto* recording
        = source
              ->add_option(
                  "--recording", options.recordingFile,
                  "Recording, to print the usage and applications of its last sample, and the progress")
              ->type_name("FILE");
    source->require_option(1);
    draining
        ->add_option("--partition", options.partition,
                     "Partition of the recording; if omitted, \"default\" or else the first")
        ->type_name("NAME")
        ->needs(recording);
    addAnswerFormat(draining, options.format);
    draining->footer(
        "A queue that was removed from the configuration drains: it accepts no new applications, and the\n"
        "scheduler removes the queue when it is empty. Until then its applications keep running: wait until\n"
        "they end, or delete their pods. Schedulers do not report when a queue began to drain; the\n"
        "simulator does. --recording also prints the number of applications in the first sample in which\n"
        "the queue drains, and how many of these have left the queue since then: \"ended\" in json,\n"
        "including moved applications.\n"
        "json, one line: {\"queues\":[{\"queue\",\"since\",\"left\",\"pending\",\"queuesBelow\",\n"
        "\"applications\":[{\"id\",\"user\",\"queue\",\"state\",\"used\"}],\"users\",\n"
        "\"progress\":{\"from\",\"before\",\"applications\",\"ended\"}}]}. \"since\", \"from\": nanoseconds\n"
        "since 1970; \"before\": time of the sample before, in which the queue was not draining, or null\n"
        "if it already drains in the first sample. \"since\", \"applications\", \"users\", \"used\" and\n"
        "\"progress\" are null if unknown, \"left\" and \"pending\" if the source reports such amounts for\n"
        "an application in the queue, but not for the queue. Amounts in json are in base units (vcore in\n"
        "thousandths, memory in bytes).\n"
        "Exit codes: 3 the file is unreadable or contains no queues; 0 otherwise.");
    return draining;
}

CLI::App* addOversubscription(CLI::App& app, OversubscriptionOptions& options)
{
    auto* oversubscription = app.add_subcommand(
        "oversubscription",
        "Compare the sums of quotas and limits at each queue with the maximum or the capacity");
    addConfig(oversubscription, options.configFile)->required();
    oversubscription
        ->add_option(
            "--snapshot", options.snapshotFile,
            "Output of quotadeck snapshot, for the capacity; if omitted, sums are compared only with maxima")
        ->type_name("FILE");
    addPartition(oversubscription, options.partition);
    addAnswerFormat(oversubscription, options.format);
    oversubscription->footer(
        "Prints one line per queue, resource type and kind of claim: the guaranteed amounts and maxima of\n"
        "the child queues, and the limits of named users and groups at the queue. Each sum is compared with\n"
        "the smallest maximum up to the root, or with the capacity. A limit of \"*\" applies to an unknown\n"
        "number of users and is not part of the sum.\n"
        "json, one line: {\"rows\":[{\"queue\",\"resource\",\"claim\",\"base\",\"baseQueue\",\"sum\",\n"
        "\"count\",\"top\":[{\"name\",\"amount\"}],\"unlimited\",\"eachOther\"}]}.\n"
        "claim: guaranteed, max, users, groups.\n"
        "\"base\" null: neither a maximum nor the capacity is known; \"baseQueue\" null: the capacity;\n"
        "\"unlimited\": some queues, users or groups have no amount; \"eachOther\": limit of \"*\", or "
        "null.\n"
        "Amounts in json are in base units (vcore in thousandths, memory in bytes).\n"
        "Exit codes: 1 a sum of guaranteed amounts is above its base; 3 a file is unreadable, or the\n"
        "scheduler rejects the configuration; 0 otherwise.");
    return oversubscription;
}

/// The options of a command that judges by samples of a cluster.
void addSamples(CLI::App* command, SampleFiles& files)
{
    auto* group = command->add_option_group("Samples");
    group->add_option("--recording", files.recordings, "Recording whose samples count; repeatable")
        ->type_name("FILE")
        ->allow_extra_args(false);
    group
        ->add_option("--snapshot", files.snapshots,
                     "Output of quotadeck snapshot as one sample; repeatable; - is standard input")
        ->type_name("FILE")
        ->allow_extra_args(false);
    group->require_option(1, 0);
}

CLI::App* addDonors(CLI::App& app, DonorsOptions& options)
{
    auto* donors
        = app.add_subcommand("donors", "Find queues that can give guaranteed resources to another queue");
    addConfig(donors, options.configFile)->required();
    donors
        ->add_option("--queue", options.queue, "Full path of the queue that needs more guaranteed resources")
        ->type_name("PATH")
        ->required();
    donors
        ->add_option(
            "--request", options.request,
            "Amounts to add to the guaranteed resources of the queue, for example vcore=20,memory=64Gi")
        ->type_name("AMOUNTS")
        ->required();
    addSamples(donors, options.samples);
    donors
        ->add_option(
            "--margin", options.marginPercent,
            "Reserve that a donor keeps above its highest demand, in percent of that demand; default: 10")
        ->type_name("PERCENT")
        ->check(CLI::Range(0, 1000).description(""));
    donors->add_option("-o,--out", options.outputFile, "Write the changed configuration to this file")
        ->type_name("FILE");
    addPartition(donors, options.partition);
    addAnswerFormat(donors, options.format);
    donors->footer(
        "A queue can give the part of its guaranteed amount above its highest demand plus the reserve of\n"
        "--margin. The demand in a sample is the sum of allocated and pending amounts. Guaranteed amounts\n"
        "of the parents that no child has (unallotted) are used first, then the amounts of the nearest\n"
        "donors in the tree. The sum of the guaranteed amounts of children never grows beyond the amount of\n"
        "their parent. The max of the queue grows as its guaranteed amount does, the max of its parents\n"
        "only as far as necessary.\n"
        "json, one line: {\"samples\",\"from\",\"to\",\"donors\":[{\"kind\",\"queue\",\"resource\",\n"
        "\"guaranteed\",\"peak\",\"spare\",\"given\"}],\"missing\":[{\"resource\",\"amount\"}],\n"
        "\"changes\":[{\"queue\",\"resource\",\"field\",\"from\",\"to\"}],\"errors\":[{\"rule\",\"line\",\n"
        "\"message\"}]}. kind: unused, unallotted; field: guaranteed, max.\n"
        "\"from\" and \"to\" of the samples are null when a snapshot is among them; \"from\" of a change is\n"
        "null when the amount is not set. Amounts in json are in base units.\n"
        "Exit codes: 1 the queues cannot give enough, or the scheduler would reject the changes (nothing is\n"
        "written); 2 unknown queue; 3 a file is unreadable, or no sample contains the queues; 0 otherwise.");
    return donors;
}

CLI::App* addUnused(CLI::App& app, UnusedOptions& options)
{
    auto* unused = app.add_subcommand("unused",
                                      "List the limits that applied to no user or group, and the placement "
                                      "rules that chose no queue, in recordings or snapshots");
    addConfig(unused, options.configFile)->required();
    addSamples(unused, options.samples);
    addPartition(unused, options.partition);
    addAnswerFormat(unused, options.format);
    unused->footer(
        "A limit applies to each user who uses resources or has an application in its queue (also a waiting\n"
        "or rejected application), and to each group that is charged for an application there. A limit of\n"
        "\"*\" applies to users and groups that no other limit of the queue names.\n"
        "A placement rule counts as used if it could have chosen the queue of an application, because\n"
        "samples contain neither the requested queues nor the tags of applications.\n"
        "json, one line: {\"samples\",\"from\",\"to\",\"unused\":[{\"queue\",\"limit\",\"kind\",\"name\",\n"
        "\"line\",\"column\"}],\"rules\":[{\"rule\",\"name\",\"line\",\"column\"}]}. kind: user, group;\n"
        "limit, rule: position in the list of the queue or partition, from 0. \"rules\" is null if no\n"
        "sample contains applications.\n"
        "Exit codes: 1 such limits or rules exist; 3 a file is unreadable, or no sample contains users,\n"
        "groups or applications; 0 otherwise.");
    return unused;
}

CLI::App* addAlerts(CLI::App& app, AlertsOptions& options)
{
    auto* alerts = app.add_subcommand(
        "alerts", "Check alert rules, try them on a recording or a scenario, or export them for Prometheus");
    alerts->add_option("RULES", options.rulesFile, "File of alert rules; - is standard input")
        ->type_name("FILE")
        ->required();
    auto* source = alerts
                       ->add_option("SOURCE", options.source,
                                    "Recording, scenario file or built-in scenario to try the rules on")
                       ->type_name("FILE|NAME");
    alerts
        ->add_flag("--prometheus", options.prometheus,
                   "Print the rules as alerting rules of Prometheus, for the metrics of quotadeck collect")
        ->excludes(source);
    const auto addPositive
        = [alerts](const std::string& name, std::chrono::nanoseconds& target, const std::string& help) {
              const auto set = [name, &target](std::chrono::nanoseconds duration) {
                  if (duration <= std::chrono::nanoseconds::zero())
                      throw CLI::ValidationError(name, "use a duration above 0");
                  target = duration;
              };
              addDuration(alerts, name, set, help);
          };
    addPositive("--until", options.until, "With a scenario: simulated time to run; default: 1h");
    addPositive("--every", options.every,
                "With a scenario: simulated time between two samples; default: 15s");
    addScenarioSeed(alerts, options.seed);
    alerts->add_option("--cluster", options.cluster, "Value of the label \"cluster\"; default: cluster")
        ->type_name("NAME");
    addAnswerFormat(alerts, options.format);
    alerts->footer(
        "Without SOURCE, only checks the rules. text: one line for each alert that begins to fire or ends.\n"
        "json, one line: "
        "{\"samples\",\"from\",\"to\",\"changes\":[{\"time\",\"rule\",\"severity\",\"firing\",\n"
        "\"labels\",\"value\",\"message\"}]}. value: share, cores, bytes or seconds; null if "
        "unknown.\n"
        "Exit codes: 1 an alert fired in SOURCE; 3 a file is unreadable or a rule is wrong; 0 otherwise.");
    return alerts;
}

CLI::App* addCollect(CLI::App& app, CollectOptions& options)
{
    auto* collect = app.add_subcommand("collect",
                                       "Serve metrics of schedulers to Prometheus, and evaluate alert rules");
    collect->add_option("FILE", options.planFile, "File with the sources; - is standard input")
        ->type_name("")
        ->required();
    auto* check = collect->add_flag(
        "--check", options.check,
        "Read the file and all files that it names, print the number of sources and rules, and exit");
    collect
        ->add_flag(
            "--check-store", options.checksStore,
            "Like --check; also connect to the store, without writing, and print whether it can be read")
        ->excludes(check);
    collect->footer(
        "Runs until SIGINT or SIGTERM. Metrics: queues, users, groups, limits, headroom, applications, "
        "nodes\n"
        "and health, with the labels \"cluster\" and \"partition\", at /metrics; /-/healthy answers 200.\n"
        "File, in YAML: {apiVersion: quotadeck/v1, listen: 127.0.0.1:9177, hosts: [NAME], interval: 15s,\n"
        "mostSamples: 20000, alerts: FILE, store: FILE, sources: [{name: NAME, url: URL, tokenFile: FILE,\n"
        "caFile: FILE}, {name: NAME, context: NAME, kubeconfig: FILE, namespace: NAME, service: NAME},\n"
        "{name: NAME, connection: NAME}]}. Paths are relative to the file.\n"
        "Samples above mostSamples per metric and source are left out and counted in\n"
        "quotadeck_source_dropped_samples. Alerts are written to standard error.\n"
        "store, for quotadeck report --store: FILE or {database: FILE|postgresql://USER@HOST/DATABASE,\n"
        "passwordFile: FILE, interval: 1h, writeEvery: 5m, keep: 9600h}.\n"
        "Exit codes: 2 invalid command line; 3 a file is unreadable or wrong; 4 the port is in use,\n"
        "--check-store cannot reach the store, or amounts could not be written into the store at the end; 0\n"
        "otherwise.");
    return collect;
}

CLI::App* addImpact(CLI::App& app, ImpactOptions& options)
{
    auto* impact = app.add_subcommand(
        "impact", "List the effects of an edited configuration, or of edited elastic quotas");
    auto* config
        = impact->add_option("--config", options.configFile, "Edited queues.yaml; - is standard input")
              ->type_name("FILE");
    impact
        ->add_option("--current", options.currentFile,
                     "queues.yaml before the edit; if omitted, the limits in the snapshot are used")
        ->type_name("FILE")
        ->needs(config);
    auto* snapshot = impact->add_option("--snapshot", options.snapshotFile, "Output of quotadeck snapshot")
                         ->type_name("FILE")
                         ->needs(config);
    auto* older = impact
                      ->add_option("OLD", options.oldQuotas,
                                   "Instead of --config: ElasticQuota manifests before the edit, also with "
                                   "Pod, Node and ElasticQuotaProfile objects; - is standard input")
                      ->type_name("");
    auto* newer = impact
                      ->add_option("NEW", options.newQuotas,
                                   "ElasticQuota manifests after the edit; if they contain no Pod, Node or "
                                   "ElasticQuotaProfile "
                                   "objects, those of OLD are used")
                      ->type_name("");
    addTotal(impact, options.total, kTotalHelp)->needs(older);
    impact->final_callback([config, snapshot, older, newer] {
        if (older->count() > 0 && config->count() > 0)
            throw CLI::ExcludesError(older->get_name(), config->get_name());
        if (older->count() > 0)
            require({newer});
        else
            require({config, snapshot});
    });
    impact
        ->add_option(
            "--memberships", options.membershipFile,
            "Group memberships in addition to those in the snapshot: lines \"user: group, group\" or "
            "the output of getent passwd and getent group")
        ->type_name("FILE");
    addDirectory(impact, options.usesDirectory,
                 "Use the user database of this machine (files, LDAP) for users whose groups are unknown");
    addPartition(impact, options.partition);
    addAnswerFormat(impact, options.format);
    impact->footer(
        "Prints one line per limit that changes, the most severe first.\n"
        "json, one line: {\"usageKnown\",\"queuesKnown\",\"unknownGroups\",\"rows\":[{\"verdict\",\"by\",\n"
        "\"name\",\"queue\",\"resource\",\"limitBefore\",\"limitAfter\",\"used\",\"headroomBefore\",\n"
        "\"headroomAfter\",\"preempted\"}]};\n"
        "verdicts: over-now (usage is above the new limit), still-over (usage was above the old limit,\n"
        "too), drains (the queue is removed; \"running\": number of its applications), not-scheduled (a\n"
        "leaf becomes a parent, and its applications are no longer scheduled; \"running\": number of its\n"
        "applications), limited (was unlimited), less (headroom decreases), more (headroom increases),\n"
        "other-group (charged to another group; with \"groupBefore\", \"groupAfter\"), unlimited (limit\n"
        "removed). null: no limit, or no group. \"preempted\": true if usage above the limit will be\n"
        "preempted.\n"
        "Amounts in json are in base units (vcore in thousandths, memory in bytes).\n"
        "OLD NEW prints the runtimes that differ, the groups that are removed, the pods that would be\n"
        "evicted where usage would exceed the runtime, and an order in which the cluster accepts the "
        "changes.\n"
        "json with OLD NEW, one line: "
        "{\"runtimesKnown\",\"rows\":[{\"group\",\"resource\",\"before\",\"after\",\n"
        "\"used\",\"over\",\"removed\",\"removedInUse\",\"victims\"}],\"order\":[{\"verb\",\"group\"}],\n"
        "\"stuck\",\"findings\":[{\"rule\",\"severity\",\"group\",\"message\"}]}; null: unknown, or no such\n"
        "group; \"over\": usage would exceed the runtime; \"removed\": the group is deleted;\n"
        "\"removedInUse\": the group is deleted while its pods use the resource, or their usage is unknown;\n"
        "\"stuck\": groups whose changes the cluster accepts in no order.\n"
        "Exit codes: 1 a user, group or queue is over a new limit, a queue with running applications is\n"
        "removed or becomes a parent, the usage of an elastic quota group would exceed its runtime, a group\n"
        "in use (\"removedInUse\") is deleted, or the cluster would reject the changes; 3 the scheduler\n"
        "rejects the edited configuration, or the input cannot be read; 0 otherwise.");
    return impact;
}

CLI::App* addContexts(CLI::App& app, ContextsOptions& options)
{
    auto* contexts = app.add_subcommand("contexts", "List the contexts of kubeconfig files");
    contexts
        ->add_option("--kubeconfig", options.files,
                     "Kubeconfig file; repeatable, earlier files take precedence; default: the files in "
                     "KUBECONFIG, or ~/.kube/config")
        ->type_name("FILE")
        ->allow_extra_args(false);
    addAnswerFormat(contexts, options.format);
    contexts->footer(
        "Prints one line per context; * marks the current one. \"Problem\": reason why it cannot be used.\n"
        "\"Sign-in\": token, token file, basic (user name and password), client certificate, exec with its\n"
        "command, auth-provider (not supported), none. Tokens, passwords and keys are never printed.\n"
        "json, one line: {\"current\",\"contexts\":[{\"name\",\"current\",\"cluster\",\"server\",\"user\",\n"
        "\"namespace\",\"signIn\":[...],\"command\",\"problem\"}]}; null: none, or unknown. \"signIn\" has\n"
        "hyphens: token-file, client-certificate; [] for none.\n"
        "Exit codes: 3 a file is unreadable or invalid; 0 otherwise, also for contexts with a problem.");
    return contexts;
}

/// Elastic quotas are objects of the API server; the scheduler alone cannot show or store them as such.
void requireQuotaCluster(const ServerChoice& server)
{
    if (!server.cluster && server.connection.empty())
        throw CLI::ValidationError(
            "elastic quotas are stored in a cluster: use --context instead of --connect");
    if (auto problem = checkQuotaCluster(server); !problem.empty())
        throw CLI::ValidationError(problem);
}

CLI::App* addGet(CLI::App& app, GetOptions& options)
{
    auto* get = app.add_subcommand("get", "Print the queue configuration or the elastic quotas of a cluster");
    get->add_option_function<std::string>(
           "WHAT",
           [&options](const std::string& word) {
               options.kind = word == "quotas" ? StoredKind::Quotas : StoredKind::Config;
           },
           "config: the queue configuration in the ConfigMaps of the scheduler; quotas: the ElasticQuota "
           "objects of Koordinator")
        ->type_name("config|quotas")
        ->check(CLI::IsMember({"config", "quotas"}).description(""))
        ->required();
    addServer(
        *get, [&options]() -> ServerChoice& { return options.server; },
        "Address of the scheduler; prints its active configuration, because the ConfigMaps cannot be read "
        "this way; not for quotas");
    addOut(get, "--out", options.outFile);
    addAnswerFormat(get, options.format);
    get->final_callback([&options] {
        requireServer(options.server);
        if (options.kind == StoredKind::Quotas)
            requireQuotaCluster(options.server);
    });
    get->footer(
        "config prints the entry in the ConfigMap yunikorn-configs, or the entry in yunikorn-defaults if\n"
        "yunikorn-configs has none, with comments and formatting. A compressed entry is decompressed.\n"
        "quotas prints manifests, one document per object, parents first, without the fields that the API\n"
        "server, the scheduler or the profile controller sets, and without the reserved groups\n"
        "koordinator-root-quota and koordinator-system-quota.\n"
        "json, one line; config: {\"namespace\",\"configMap\",\"key\",\"otherManagers\",\"text\"}; quotas:\n"
        "{\"cluster\",\"namespace\",\"objects\"}, \"namespace\" only if you may list no other namespace.\n"
        "Exit codes: 4 the cluster cannot be reached, refuses access, or has no elastic quotas; 3 there is\n"
        "no configuration, or the file cannot be written; 0 otherwise.");
    return get;
}

CLI::App* addApply(CLI::App& app, ApplyOptions& options)
{
    auto* apply
        = app.add_subcommand("apply", "Apply a queue configuration or elastic quota manifests to a cluster");
    auto* what = apply->add_option_group("What to apply");
    addConfig(what, options.configFile);
    auto* bundle = what->add_option("--bundle", options.bundleFile,
                                    "JSON file of quotadeck bundle: apply its candidate if the cluster still "
                                    "has its base; - is standard input")
                       ->type_name("FILE");
    auto* quotas
        = what->add_option(
                  "--quotas", options.quotaFiles,
                  "ElasticQuota manifests instead of a configuration; repeatable; - is standard input")
              ->type_name("FILE")
              ->allow_extra_args(false);
    bundle->excludes(quotas);
    what->require_option(1);
    addServer(
        *apply, [&options]() -> ServerChoice& { return options.server; },
        "Address of the scheduler, only with --dry-run: its REST interface can validate a configuration, but "
        "not store it");
    apply->add_flag("--dry-run", options.dryRun,
                    "Validate with the scheduler and the API server, but write nothing");
    apply->add_flag("--yes", options.isConfirmed,
                    "Skip the confirmation; for a production cluster, use --confirm instead");
    apply
        ->add_option(
            "--confirm", options.confirmedName,
            "Confirm the change to a production cluster without a prompt; NAME: name of its saved connection")
        ->type_name("NAME");
    apply
        ->add_option("--snapshot", options.snapshotFile,
                     "Output of quotadeck snapshot, to find running applications in removed queues; if "
                     "omitted, they are unknown")
        ->type_name("FILE")
        ->excludes(quotas);
    apply
        ->add_option("--confirm-removal", options.confirmedRemovals,
                     "Queue to remove, or to turn into a parent, without a prompt even if applications run "
                     "or may run in it; repeatable")
        ->type_name("QUEUE")
        ->allow_extra_args(false)
        ->excludes(quotas);
    apply
        ->add_option("--confirm-assertion", options.confirmedAssertions,
                     "Name of an assertion in the review: apply without a prompt even if the change breaks "
                     "this assertion, or if it cannot be evaluated here; repeatable")
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->needs(bundle);
    addDuration(
        apply, "--timeout",
        [&options](std::chrono::nanoseconds duration) {
            options.timeout = std::chrono::duration_cast<std::chrono::seconds>(duration);
        },
        "Time to wait until the scheduler uses the configuration, for example 90s or 2m; 0s: do not wait; "
        "default: 60s")
        ->excludes(quotas);
    apply
        ->add_flag("--delete-missing", options.deletesMissing,
                   "Delete elastic quotas of the cluster that are not in the manifests; default: keep and "
                   "list them")
        ->needs(quotas);
    for (auto* option : addRules(apply, options.rules))
        option->needs(quotas);
    addAnswerFormat(apply, options.format);
    apply->final_callback([&options] {
        requireServer(options.server);
        if (!options.quotaFiles.empty())
            requireQuotaCluster(options.server);
    });
    apply->footer(
        "--config: QuotaDeck, the scheduler and the API server (in a dry run) validate the file. QuotaDeck\n"
        "writes the entry of the ConfigMap, unless the configuration has changed since it was read, and\n"
        "waits until the scheduler uses the new one (see --timeout). To be able to undo the change, save\n"
        "the current configuration first: quotadeck get config. If a queue in which applications run or may\n"
        "run is removed or becomes a parent, --yes and --confirm apply the change only if --confirm-removal\n"
        "names the queue.\n"
        "--bundle: as --config, with the candidate of a review. The result is conflict if the configuration\n"
        "of the cluster differs from the base of the review in any byte, or if an assertion has another\n"
        "result than in the review. If an assertion breaks or cannot be evaluated, --yes and --confirm\n"
        "apply the change only if --confirm-assertion names the assertion.\n"
        "--quotas: QuotaDeck compares each manifest with its object in the cluster and validates the\n"
        "result as a whole. It writes the objects one by one, in an order that the cluster accepts, and\n"
        "stops at the first refused object. The spec, and the labels and annotations of Koordinator, are\n"
        "set to those of the manifest; fields that the manifest does not contain are removed, except those\n"
        "that the cluster sets. All other fields stay unchanged. Changes by others during the run are kept;\n"
        "a change by others to the same field is a conflict. To be able to undo the change, save the\n"
        "objects first: quotadeck get quotas.\n"
        "json with --config, one line: {\"result\",\"error\",\"namespace\",\"configMap\",\"key\",\"from\",\n"
        "\"resourceVersion\",\"otherManagers\",\"steps\":[{\"step\",\"state\",\"message\"}],\"diff\"}; "
        "\"from\" is\n"
        "the ConfigMap that was read; states: running, done, warning, failed.\n"
        "json with --quotas, one line: "
        "{\"result\",\"cluster\",\"error\",\"steps\":[{\"verb\",\"namespace\",\n"
        "\"name\",\"state\",\"message\",\"resourceVersion\",\"dangerous\",\"notes\"}],\"missing\",\n"
        "\"conflicts\":[{\"name\",\"message\"}],\"diff\"}; states: planned, accepted (dry run), dependent "
        "(needs\n"
        "an earlier step), applied, refused, unknown (the connection broke), skipped.\n"
        "results: active (in use), applied (written), partial, unchanged, dry-run, declined (not\n"
        "confirmed), rejected (by QuotaDeck or the scheduler), refused (by the API server, or no\n"
        "permission), conflict, inactive (written, but not in use within --timeout), unconfirmed (written;\n"
        "use unknown), unknown (the connection broke during the write), failed.\n"
        "Exit codes: 4 the cluster cannot be reached, or the connection broke and the result is unknown,\n"
        "unconfirmed or partial; 3 a file or an answer is unreadable; 2 not confirmed; 1 rejected, refused,\n"
        "conflict, inactive or partial (the objects before the refused one are written); 0 otherwise.");
    return apply;
}

CLI::App* addTemplate(CLI::App& app, TemplateOptions& options)
{
    auto* tenant
        = app.add_subcommand("template", "Add the queues of a tenant to a configuration from a template");
    tenant->add_option("FILE", options.file, "Template; - is standard input")->type_name("")->required();
    tenant->add_option("--set", options.values, "Value for a parameter of the template; repeatable")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    auto* list = tenant->add_flag("--list", options.lists, "List the parameters of the template");
    auto* config = tenant
                       ->add_option("--config", options.configFile,
                                    "queues.yaml or ConfigMap manifest to add the queues to; - is standard "
                                    "input; if omitted, only the queues are printed")
                       ->type_name("FILE")
                       ->excludes(list);
    auto* under
        = tenant->add_option("--under", options.parent, "Full path of the queue below which they are added")
              ->type_name("PATH")
              ->needs(config);
    config->needs(under);
    addPartition(tenant, options.partition)->needs(config);
    addOut(tenant, "-o,--out", options.outFile);
    tenant->footer(
        "The rest of the configuration stays unchanged, with its comments. If the scheduler would reject "
        "the\n"
        "result, its problems are printed and nothing is written. If the queue of --under is a leaf, a\n"
        "warning is printed: it becomes a parent, and applications in it are no longer scheduled.\n"
        "Format of templates: templates.md in the documentation; example: samples/tenant-template.yaml.\n"
        "Exit codes: 0 success; 1 the scheduler would reject the result; 2 an unknown or missing parameter,\n"
        "a wrong value, or the queue already exists; 3 a file is unreadable or the queue of --under is\n"
        "missing.");
    return tenant;
}

CLI::App* addBundle(CLI::App& app, BundleOptions& options)
{
    auto* bundle
        = app.add_subcommand("bundle", "Write the review of an edited configuration as HTML and JSON");
    bundle->add_option("BASE", options.baseFile, "Configuration before the edit; - is standard input")
        ->type_name("")
        ->required();
    bundle->add_option("CANDIDATE", options.candidateFile, "Edited configuration; - is standard input")
        ->type_name("")
        ->required();
    bundle
        ->add_option(
            "--snapshot", options.snapshotFile,
            "Output of quotadeck snapshot, for the impact on current usage; if omitted, usage is unknown")
        ->type_name("FILE");
    bundle
        ->add_option("--memberships", options.membershipFile,
                     "Group memberships in addition to those in the snapshot, as for quotadeck impact")
        ->type_name("FILE");
    addPartition(bundle, options.partition);
    bundle
        ->add_option("--assertions", options.assertionFile,
                     "File of assertions to evaluate before and after the edit; - is standard input")
        ->type_name("FILE");
    bundle
        ->add_option("-o,--out", options.outFile,
                     "HTML file to write, such as review.html; the JSON is written beside it as review.json")
        ->type_name("FILE")
        ->required();
    bundle->footer(
        "The HTML loads nothing from the network. It contains the differences, findings, impact, limits of\n"
        "affected users before and after, and the candidate. quotadeck apply --bundle review.json applies\n"
        "the candidate if the cluster still has the base.\n"
        "json, one line: "
        "{\"format\",\"base\",\"candidate\",\"author\",\"partitions\",\"partition\",\"accepted\",\n"
        "\"diff\",\"findings\",\"impact\",\"effective\",\"effectiveOmitted\",\"assertions\"}; base and "
        "candidate:\n"
        "{\"file\",\"sha256\",\"text\"}; author: the account that ran this command; partition: that of\n"
        "impact and effective; effectiveOmitted: number of affected users that are not listed; diff,\n"
        "findings, impact and effective: as printed by quotadeck diff, check, impact and effective; impact\n"
        "is null if usage is unknown. assertions, or null: {\"file\",\"sha256\",\"text\",\"partition\",\n"
        "\"results\":[{\"name\",\"before\",\"after\",\"message\"}]}, the assertions that the edit breaks\n"
        "first; before and after: passed, failed, unknown, rejected (by the scheduler). quotadeck apply\n"
        "--bundle evaluates the assertions again, so it needs the snapshots and scenarios that their file\n"
        "names.\n"
        "Exit codes: 0 success; 1 the scheduler would reject the candidate, or it breaks an assertion;\n"
        "2 invalid command line; 3 a file is unreadable, has a problem or cannot be written.");
    return bundle;
}

CLI::App* addSupportBundle(CLI::App& app, SupportBundleOptions& options)
{
    auto* support = app.add_subcommand(
        "support-bundle", "Write an archive with versions, settings and log for technical support");
    support->add_option("-o,--out", options.outFile, "Archive to write, such as support.tar.gz")
        ->type_name("FILE")
        ->required();
    support
        ->add_option("--recording", options.recordingFile, "Recording whose last sample is added as snapshot")
        ->type_name("FILE");
    support->add_flag("--overwrite", options.overwrites, "Replace the archive if the file exists");
    support->add_flag("--keep-names", options.keepsNames,
                      "Do not replace names of users, groups, queues, nodes, servers and files");
    support->add_flag("--no-log", options.leavesLogOut, "Leave out the log of the last sessions");
    support->footer(
        "The archive is a tar file, packed by gzip. README.txt in it lists its files. Credentials are left\n"
        "out: they are not in the settings, and user, password and query are removed from URLs. Names of\n"
        "one kind that are equal become the same word in all files. Nothing is sent.\n"
        "The log is the file that windows write, and the file before it, of at most 1 MiB each; both remain\n"
        "after a crash. Names in the log are replaced only if they are in the settings or the recording.\n"
        "Exit codes: 0 success; 2 invalid command line; 3 the recording is unreadable, or the archive\n"
        "exists or cannot be written.");
    return support;
}

CLI::App* addReplaceNames(CLI::App& app, ReplaceNamesOptions& options)
{
    auto* replaced = app.add_subcommand(
        "replace-names", "Write a copy of a recording with replaced names, to share it with others");
    replaced->add_option("RECORDING", options.recordingFile, "Recording to read")
        ->type_name("FILE")
        ->required();
    replaced->add_option("-o,--out", options.outFile, "Recording to write; an existing file is not replaced")
        ->type_name("FILE")
        ->required();
    replaced->footer(
        "Replaces the names of users, groups, applications, queues, nodes, namespaces and elastic quotas: a\n"
        "name becomes the same word in all samples and in the configuration. Messages, tags, labels, and\n"
        "the comments and descriptions of the configuration are left out. A filter of a placement rule\n"
        "that is a regular expression becomes the list of the recorded users or groups that it matches.\n"
        "Amounts, times, states, resource types and partitions do not change. quotadeck simulate runs the\n"
        "load of the new recording under its configuration; placement rules by user, group or tag then use\n"
        "queues with other names.\n"
        "Exit codes: 0 success; 2 invalid command line; 3 the recording is unreadable, or the new one\n"
        "exists or cannot be written.");
    return replaced;
}

CLI::App* addCompletion(CLI::App& app, CompletionOptions& options)
{
    auto* completion
        = app.add_subcommand("completion", "Print a script that completes the command line in a shell");
    addChoice<Shell>(completion, "SHELL", options.shell,
                     {{"bash", Shell::Bash}, {"zsh", Shell::Zsh}, {"fish", Shell::Fish}},
                     "Shell that runs the script")
        ->required();
    addOut(completion, "-o,--out", options.outputFile);
    completion->footer(
        "The package installs the scripts. To try one in the current shell: source <(quotadeck completion\n"
        "bash), the same with zsh, or quotadeck completion fish | source.\n"
        "The script completes subcommands, options, values of options with fixed choices, names of built-in\n"
        "scenarios and files.\n"
        "Exit codes: 3 the file cannot be written; 0 otherwise.");
    return completion;
}

CLI::App* addMan(CLI::App& app, ManOptions& options)
{
    auto* man = app.add_subcommand("man", "Print a manual page, or write all of them to a directory");
    auto* folder = man->add_option("--directory", options.folder,
                                   "Write the pages of quotadeck and of each subcommand to this directory")
                       ->type_name("DIR");
    man->add_option("SUBCOMMAND", options.subcommand,
                    "Subcommand whose page is printed; if omitted, the page of quotadeck")
        ->type_name("")
        ->excludes(folder)
        ->check([&app](const std::string& name) {
            for (const CLI::App* known : app.get_subcommands([](const CLI::App*) { return true; })) {
                if (known->get_name() == name)
                    return std::string();
            }
            return fmt::format("unknown subcommand \"{}\": quotadeck --help lists them", name);
        });
    man->footer("To read a page: quotadeck man check | man -l -\n"
                "Pages contain a date if SOURCE_DATE_EPOCH is set (seconds since 1970).\n"
                "Exit codes: 3 a page cannot be written; 0 otherwise.");
    return man;
}

using Files = std::vector<std::string>;
using FileGroups = std::vector<Files>;

Files with(Files files, const std::string& more)
{
    files.push_back(more);
    return files;
}

/// The subcommand that @p add declares. @p inputs lists its files in groups, in each of which one may be standard input.
template <typename Options>
Subcommand added(CLI::App& app, CLI::App* (*add)(CLI::App& app, Options& options),
                 FileGroups (*inputs)(const std::type_identity_t<Options>& options) = nullptr)
{
    const auto options = std::make_shared<Options>();
    const CLI::App* subcommand = add(app, *options);
    return {subcommand, [options] { return Command(*options); },
            [options, inputs] { return inputs ? inputs(*options) : FileGroups(); }};
}
} // namespace

std::vector<Subcommand> addSubcommands(CLI::App& app)
{
    return {
        added(app, addCheck,
              [](const CheckOptions& check) { return FileGroups{with(check.files, check.baseFile)}; }),
        added(app, addAssert,
              [](const AssertOptions& assertion) {
                  return FileGroups{with(assertion.files, assertion.configFile)};
              }),
        added(app, addDiff),
        added(app, addSnapshot),
        added(app, addServe),
        added(app, addSimulate,
              [](const SimulateOptions& simulate) {
                  return FileGroups{Files{simulate.config, simulate.compareConfig}};
              }),
        added(app, addElastic, [](const ElasticOptions& elastic) { return FileGroups{elastic.manifests}; }),
        added(app, addPlace),
        added(app, addReplay, [](const ReplayOptions& replay) { return FileGroups{replay.files}; }),
        added(app, addEffective,
              [](const EffectiveOptions& effective) {
                  return FileGroups{with(effective.quotas.files, effective.quotas.podFile),
                                    Files{effective.configFile, effective.beforeFile}};
              }),
        added(app, addExplain,
              [](const ExplainOptions& explain) {
                  return FileGroups{with(explain.quotas.files, explain.quotas.podFile),
                                    Files{explain.configFile, explain.snapshotFile}};
              }),
        added(app, addBisect,
              [](const BisectOptions& bisect) {
                  return FileGroups{with(with(bisect.files, bisect.snapshotFile), bisect.assertionFile)};
              }),
        added(app, addImpact,
              [](const ImpactOptions& impact) {
                  return FileGroups{Files{impact.oldQuotas, impact.newQuotas},
                                    Files{impact.configFile, impact.currentFile, impact.snapshotFile,
                                          impact.membershipFile}};
              }),
        added(app, addLending),
        added(app, addDraining),
        added(app, addOversubscription,
              [](const OversubscriptionOptions& compared) {
                  return FileGroups{Files{compared.configFile, compared.snapshotFile}};
              }),
        added(app, addDonors,
              [](const DonorsOptions& donors) {
                  return FileGroups{with(donors.samples.snapshots, donors.configFile)};
              }),
        added(app, addUnused,
              [](const UnusedOptions& unused) {
                  return FileGroups{with(unused.samples.snapshots, unused.configFile)};
              }),
        added(app, addAlerts),
        added(app, addCollect),
        added(app, addContexts),
        added(app, addGet),
        added(app, addApply,
              [](const ApplyOptions& apply) {
                  return FileGroups{apply.quotaFiles,
                                    Files{apply.configFile, apply.bundleFile, apply.snapshotFile}};
              }),
        added(app, addTemplate),
        added(app, addBundle),
        added(app, addSupportBundle),
        added(app, addReplaceNames),
        added(app, addCompletion),
        added(app, addMan),
        added(app, addReport,
              [](const ReportOptions& report) {
                  return FileGroups{with(with(report.sources, report.priceFile), report.definitionFile)};
              }),
    };
}
} // namespace quotadeck::cli

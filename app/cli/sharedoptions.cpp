// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sharedoptions.h"

#include "app/cli/commands.h"

namespace quotadeck::cli {
void addCheckFormat(CLI::App* command, CheckFormat& format)
{
    addChoice<CheckFormat>(command, "--format", format,
                           {{"text", CheckFormat::Text},
                            {"json", CheckFormat::Json},
                            {"sarif", CheckFormat::Sarif},
                            {"junit", CheckFormat::JUnit}},
                           "Output format; default: text");
}

CLI::Option* addDuration(CLI::App* command, const std::string& name,
                         const std::function<void(std::chrono::nanoseconds)>& set,
                         const std::string& description)
{
    const auto read = [name, set](const std::string& text) {
        // Six digits of hours stay far below the range of 64-bit nanoseconds.
        static const std::map<std::string, std::chrono::nanoseconds> kUnits
            = {{"ms", std::chrono::milliseconds(1)},
               {"s", std::chrono::seconds(1)},
               {"m", std::chrono::minutes(1)},
               {"h", std::chrono::hours(1)}};
        const auto duration = readTimeIn(kUnits, text);
        if (!duration)
            throw CLI::ValidationError(
                name, fmt::format("invalid duration \"{}\": use for example 90s, 30m or 2h", text));
        set(*duration);
    };
    return command->add_option_function<std::string>(name, read, description)->type_name("DURATION");
}

CLI::Option* addConfig(CLI::App* command, std::string& file, const std::string& name)
{
    return command->add_option(name, file, "queues.yaml or ConfigMap manifest; - is standard input")
        ->type_name("FILE");
}

CLI::Option* addPartition(CLI::App* command, std::string& partition)
{
    return command
        ->add_option("--partition", partition,
                     "Partition of the configuration; if omitted, \"default\" or else the first")
        ->type_name("NAME");
}

CLI::Option* addGroups(CLI::App* command, std::string& groups)
{
    return command
        ->add_option("--groups", groups,
                     "Groups of the user, the primary group first; if omitted, no group limit applies (see "
                     "--os-groups)")
        ->type_name("NAME,...");
}

CLI::Option* addDirectory(CLI::App* command, bool& usesDirectory, const std::string& description)
{
    return command->add_flag("--os-groups", usesDirectory, description);
}

CLI::Option* addUsage(CLI::App* command, std::string& file)
{
    return command
        ->add_option("--snapshot", file,
                     "Output of quotadeck snapshot; if omitted, usage is unknown and counts as 0")
        ->type_name("FILE");
}

CLI::Option* addTotal(CLI::App* command, Resource& total, const std::string& description)
{
    return command
        ->add_option_function<std::string>(
            "--total",
            [&total](const std::string& text) {
                if (auto error = readTotal(text, total); !error.empty())
                    throw CLI::ValidationError("--total", error);
            },
            description)
        ->type_name("AMOUNTS");
}

CLI::Option* addSeed(CLI::App* command, std::uint64_t& seed)
{
    return command->add_option("--seed", seed, "Seed of the workload; default: 1")->type_name("N");
}

CLI::Option* addScenarioSeed(CLI::App* command, std::uint64_t& seed)
{
    return command->add_option("--seed", seed, "With a scenario: seed of the workload; default: 1")
        ->type_name("N");
}

CLI::Option* addOut(CLI::App* command, const std::string& names, std::string& file)
{
    return command->add_option(names, file, "Write to this file instead of standard output")
        ->type_name("FILE");
}

std::vector<CLI::Option*> addServer(CLI::App& command, const std::function<ServerChoice&()>& server,
                                    const std::string& connectHelp)
{
    const auto inCluster = [server]() -> kube::SchedulerChoice& {
        auto& cluster = server().cluster;
        return cluster ? *cluster : cluster.emplace();
    };
    auto* connect
        = command
              .add_option_function<std::string>(
                  "--connect", [server](const std::string& url) { server().url = url; }, connectHelp)
              ->type_name("URL");
    auto* context
        = command
              .add_option_function<std::string>(
                  "--context", [inCluster](const std::string& name) { inCluster().context.context = name; },
                  "Instead of --connect: connect to the cluster of this kubeconfig context through its API "
                  "server")
              ->type_name("NAME");
    auto* files
        = command
              .add_option_function<std::vector<std::string>>(
                  "--kubeconfig",
                  [inCluster](const std::vector<std::string>& names) { inCluster().context.files = names; },
                  "Kubeconfig file to use instead of KUBECONFIG and ~/.kube/config; repeatable, earlier "
                  "files take precedence; without --context, the current context is used")
              ->type_name("FILE")
              ->allow_extra_args(false);
    auto* nameSpace
        = command
              .add_option_function<std::string>(
                  "--namespace", [inCluster](const std::string& name) { inCluster().nameSpace = name; },
                  "Namespace of the YuniKorn scheduler; default: found by label; not for elastic quotas")
              ->type_name("NAME");
    auto* service
        = command
              .add_option_function<std::string>(
                  "--service", [inCluster](const std::string& name) { inCluster().service = name; },
                  "Service of the YuniKorn scheduler; default: found by label, port 9080; not for elastic "
                  "quotas")
              ->type_name("NAME[:PORT]");
    auto* token = command
                      .add_option_function<std::string>(
                          "--token-file", [server](const std::string& file) { server().tokenFile = file; },
                          "With --connect: file with the bearer token to send")
                      ->type_name("FILE");
    auto* authority
        = command
              .add_option_function<std::string>(
                  "--ca-file", [server](const std::string& file) { server().authorityFile = file; },
                  "With --connect: file with CA certificates to trust instead of the system's")
              ->type_name("FILE");
    auto* connection
        = command
              .add_option_function<std::string>(
                  "--connection", [server](const std::string& name) { server().connection = name; },
                  "Instead of --connect: connection saved in the window; credentials are in the keyring")
              ->type_name("NAME");
    for (auto* option : {context, files, nameSpace, service})
        option->excludes(connect)->excludes(connection);
    for (auto* option : {token, authority})
        option->needs(connect);
    connection->excludes(connect);
    return {connect, context, files, nameSpace, service, token, authority, connection};
}

void requireServer(const ServerChoice& server)
{
    if (server.isEmpty())
        throw CLI::RequiredError("--connect, --context or --connection");
}

CLI::Option* addKind(CLI::App& command, const std::function<void(SystemKind)>& set)
{
    return command
        .add_option_function<std::string>(
            "--kind",
            [set](const std::string& word) {
                set(word == "koordinator" ? SystemKind::Koordinator : SystemKind::YuniKorn);
            },
            "System to read: the queues of YuniKorn or the elastic quotas of Koordinator; default: yunikorn")
        ->type_name("yunikorn|koordinator")
        ->check(CLI::IsMember({"yunikorn", "koordinator"}).description(""));
}

std::string checkQuotaCluster(const ServerChoice& server)
{
    const bool isOfScheduler
        = server.cluster && (!server.cluster->nameSpace.empty() || !server.cluster->service.empty());
    return isOfScheduler
        ? "--namespace and --service name a scheduler of YuniKorn; elastic quotas are read from "
          "the API server"
        : "";
}
} // namespace quotadeck::cli

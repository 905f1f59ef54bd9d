// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Options that several subcommands have with the same name, help and meaning.
namespace quotadeck::cli {
template <typename Value>
using Choices = std::vector<std::pair<std::string, Value>>;

/// An option that takes one of some words. @p set is given its meaning.
template <typename Value, typename Set>
CLI::Option* addWord(CLI::App* command, const std::string& name, const Choices<Value>& choices,
                     const std::string& description, Set set)
{
    std::string words;
    for (const auto& [word, value] : choices)
        words += (words.empty() ? "" : "|") + word;
    const auto choose = [choices, name, words, set](const std::string& text) {
        const auto choice = std::ranges::find(choices, text, &std::pair<std::string, Value>::first);
        if (choice == choices.end())
            throw CLI::ValidationError(name, fmt::format("invalid value \"{}\": use {}", text, words));
        set(choice->second);
    };
    return command->add_option_function<std::string>(name, choose, description)->type_name(words);
}

/// Likewise, where the meaning is stored in @p target.
template <typename Value, typename Target>
CLI::Option* addChoice(CLI::App* command, const std::string& name, Target& target,
                       const Choices<Value>& choices, const std::string& description)
{
    return addWord<Value>(command, name, choices, description,
                          [&target](const Value& value) { target = value; });
}

/// --format, text or json.
template <typename Target>
void addAnswerFormat(CLI::App* command, Target& format,
                     const std::string& description = "Output format; default: text")
{
    addChoice<AnswerFormat>(command, "--format", format,
                            {{"text", AnswerFormat::Text}, {"json", AnswerFormat::Json}}, description);
}

/// --format of a command that reports findings.
void addCheckFormat(CLI::App* command, CheckFormat& format);

/// --mode, which is that of @p what.
template <typename Target>
CLI::Option* addMode(CLI::App* command, Target& mode, const std::string& what, const std::string& otherwise)
{
    return addChoice<Mode>(
        command, "--mode", mode, {{"current", Mode::Current}, {"seed", Mode::Seed}},
        what + ": current: as in the scheduler; seed: as in its design documents; default: " + otherwise);
}

/// A number of up to six digits and one of @p units, whose type holds the largest such time; nothing for another text.
template <typename Duration>
[[nodiscard]] std::optional<Duration> readTimeIn(const std::map<std::string, Duration>& units,
                                                 const std::string& text)
{
    const auto unitStart = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto unit = units.find(text.substr(unitStart));
    if (unitStart == 0 || unitStart > 6 || unit == units.end())
        return std::nullopt;
    return std::stoll(text.substr(0, unitStart)) * unit->second;
}

/// An option that takes "90s", "30m", "2h" or "500ms".
CLI::Option* addDuration(CLI::App* command, const std::string& name,
                         const std::function<void(std::chrono::nanoseconds)>& set,
                         const std::string& description);

/// A configuration, as --config or as another @p name.
CLI::Option* addConfig(CLI::App* command, std::string& file, const std::string& name = "--config");
/// --partition of a configuration.
CLI::Option* addPartition(CLI::App* command, std::string& partition);
/// --groups of a user as the subject of a question.
CLI::Option* addGroups(CLI::App* command, std::string& groups);
/// --os-groups.
CLI::Option* addDirectory(CLI::App* command, bool& usesDirectory,
                          const std::string& description
                          = "If --groups is omitted, read the user's groups from the user database of this "
                            "machine (files, LDAP)");
/// --snapshot of a question, which can be answered without usage.
CLI::Option* addUsage(CLI::App* command, std::string& file);
/// --total, the capacity of the cluster.
CLI::Option* addTotal(CLI::App* command, Resource& total, const std::string& description);
/// --seed of a simulation.
CLI::Option* addSeed(CLI::App* command, std::uint64_t& seed);
/// --seed of a command that takes a scenario beside other sources.
CLI::Option* addScenarioSeed(CLI::App* command, std::uint64_t& seed);
/// The file that a command prints into, as @p names.
CLI::Option* addOut(CLI::App* command, const std::string& names, std::string& file);

/// Adds the options that choose a scheduler: --connect, described by @p connectHelp, or a context of a kubeconfig. @p server
/// returns what they write. Returns the options that exclude other sources; one of the two kinds is given at most.
std::vector<CLI::Option*> addServer(CLI::App& command, const std::function<ServerChoice&()>& server,
                                    const std::string& connectHelp);
/// Throws unless a scheduler is chosen.
void requireServer(const ServerChoice& server);

/// Adds --kind, what is read of the server.
CLI::Option* addKind(CLI::App& command, const std::function<void(SystemKind)>& set);
/// What of @p server means nothing for elastic quotas; empty: all is well.
[[nodiscard]] std::string checkQuotaCluster(const ServerChoice& server);
} // namespace quotadeck::cli

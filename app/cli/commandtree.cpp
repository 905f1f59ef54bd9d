// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtree.h"

#include "app/cli/commandline.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace quotadeck::cli {
namespace {
/// Words for values that are files, as options or as positionals.
constexpr std::array<std::string_view, 9> kFileWords{"FILE", "PNG",       "MANIFEST", "OLD",     "NEW",
                                                     "BASE", "CANDIDATE", "VERSION",  "SCENARIO"};

/// "text|tag=KEY|json" as the words that can be completed: "text" and "json"; nothing unless those are in lower case.
std::vector<std::string> choicesIn(const std::string& value)
{
    if (value.find('|') == std::string::npos)
        return {};
    std::vector<std::string> words = CLI::detail::split(value, '|');
    std::erase_if(words, [](const std::string& word) { return word.find('=') != std::string::npos; });
    const bool areWords = std::ranges::all_of(words, [](const std::string& word) {
        return word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
    });
    return areWords ? words : std::vector<std::string>();
}

std::vector<std::string> sortedNames(const std::set<CLI::Option*>& options)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : options)
        names.push_back(option->get_name());
    std::ranges::sort(names);
    return names;
}

OptionEntry optionEntryOf(const CLI::Option& option)
{
    OptionEntry entry;
    if (option.nonpositional()) {
        for (const std::string& name : option.get_snames())
            entry.names.push_back("-" + name);
        for (const std::string& name : option.get_lnames())
            entry.names.push_back("--" + name);
    } else {
        entry.names.push_back(option.get_name(true));
    }
    const bool isFlag = option.get_items_expected_max() == 0;
    const std::string type = option.get_type_name();
    // CLI11 calls the type of texts TEXT; positionals are named by what they are.
    const bool hasType = option.nonpositional() || !choicesIn(type).empty();
    entry.value = isFlag ? "" : hasType ? type : entry.names.front();
    entry.description = option.get_description();
    entry.choices = entry.value == "PAGE" ? pageNames() : choicesIn(entry.value);
    entry.needs = sortedNames(option.get_needs());
    entry.excludes = sortedNames(option.get_excludes());
    std::vector<std::string> words = CLI::detail::split(type, '|');
    words.push_back(entry.value);
    const auto hasWord
        = [&words](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
    entry.takesFile = std::ranges::any_of(kFileWords, hasWord);
    entry.takesFolder = hasWord("DIR");
    entry.takesScenario = hasWord("SCENARIO") || (hasWord("NAME") && hasWord("FILE"));
    entry.isRequired = option.get_required();
    entry.isRepeatable = !isFlag && option.get_expected_max() > 1;
    entry.isValueOptional = !isFlag && option.get_expected_min() == 0;
    return entry;
}

/// Groups of options are subcommands without a name.
void addEntries(const CLI::App& app, CommandEntry& command)
{
    for (const CLI::Option* option : app.get_options()) {
        auto& entries = option->nonpositional() ? command.options : command.positionals;
        entries.push_back(optionEntryOf(*option));
    }
    for (const CLI::App* group : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (group->get_name().empty())
            addEntries(*group, command);
    }
}

CommandEntry commandOf(const CLI::App& app)
{
    CommandEntry command{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
    addEntries(app, command);
    return command;
}
} // namespace

CommandTree commandTree(const CLI::App& app)
{
    CommandTree tree{commandOf(app), {}};
    for (const CLI::App* subcommand : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (!subcommand->get_name().empty())
            tree.subcommands.push_back(commandOf(*subcommand));
    }
    // The one option whose values are the subcommands.
    std::vector<std::string> names;
    for (const CommandEntry& subcommand : tree.subcommands)
        names.push_back(subcommand.name);
    for (CommandEntry& subcommand : tree.subcommands) {
        for (OptionEntry& positional : subcommand.positionals) {
            if (positional.value == "SUBCOMMAND")
                positional.choices = names;
        }
    }
    return tree;
}
} // namespace quotadeck::cli

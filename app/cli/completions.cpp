// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtree.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string_view>

namespace quotadeck::cli {
namespace {
/// @p text with a backslash before each of @p special.
std::string withBackslashes(std::string_view text, std::string_view special)
{
    std::string result;
    for (const char character : text) {
        if (special.find(character) != std::string_view::npos)
            result += '\\';
        result += character;
    }
    return result;
}

/// In single quotes for bash and zsh.
std::string shellQuoted(std::string_view text)
{
    std::string result = "'";
    for (const char character : text)
        result += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return result + '\'';
}

std::string fishQuoted(std::string_view text)
{
    return "'" + withBackslashes(text, "'\\") + "'";
}

/// The first statement of a description, which fits beside a word.
std::string shortText(const std::string& description)
{
    return description.substr(0, std::min(description.find("; "), description.find(", for example")));
}

std::vector<std::string> namesOf(const std::vector<CommandEntry>& commands)
{
    std::vector<std::string> names;
    for (const CommandEntry& command : commands)
        names.push_back(command.name);
    return names;
}

std::vector<std::string> namesOf(const std::vector<sim::ScenarioTitle>& scenarios)
{
    std::vector<std::string> names;
    for (const sim::ScenarioTitle& scenario : scenarios)
        names.push_back(scenario.name);
    return names;
}

bool completesNothing(const OptionEntry& option)
{
    return option.choices.empty() && !option.takesFile && !option.takesFolder && !option.takesScenario;
}

/// What bash does for a value: it sets words, and the kind of files.
std::string bashValue(const OptionEntry& option)
{
    std::vector<std::string> steps;
    if (!option.choices.empty())
        steps.push_back(
            fmt::format("words={}", shellQuoted(fmt::format("{}", fmt::join(option.choices, " ")))));
    if (option.takesScenario)
        steps.emplace_back("words=$scenarios");
    if (option.takesFile)
        steps.emplace_back("files=file");
    if (option.takesFolder)
        steps.emplace_back("files=directory");
    return steps.empty() ? ":" : fmt::format("{}", fmt::join(steps, "; "));
}

/// The branch of a command: the value of the option in $previous, else options or positionals.
std::string bashBranch(const CommandEntry& command)
{
    std::vector<std::string> names;
    std::string values;
    for (const OptionEntry& option : command.options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
        if (!option.value.empty() && !option.isValueOptional)
            values += fmt::format("                {}) {} ;;\n", fmt::join(option.names, "|"),
                                  bashValue(option));
        else if (option.isValueOptional)
            values
                += fmt::format("                {}) [[ $current == -* ]] && words=$options || {{ {}; }} ;;\n",
                               fmt::join(option.names, "|"), bashValue(option));
    }
    std::string positionals;
    for (const OptionEntry& positional : command.positionals) {
        // Which of several is typed does not matter: they take the same.
        if (!completesNothing(positional))
            positionals = bashValue(positional);
    }
    return fmt::format("            options={}\n"
                       "            case $previous in\n{}"
                       "                *) if [[ $current == -* ]]; then words=$options; else {}; fi ;;\n"
                       "            esac\n",
                       shellQuoted(fmt::format("{}", fmt::join(names, " "))), values,
                       positionals.empty() ? ":" : positionals);
}

std::string zshText(std::string_view text)
{
    return withBackslashes(text, "[]:\\");
}

/// What zsh does for a value.
std::string zshAction(const OptionEntry& option)
{
    if (!option.choices.empty())
        return fmt::format("({})", fmt::join(option.choices, " "));
    if (option.takesScenario)
        return option.takesFile ? "_quotadeck_scenarios_or_files" : "_quotadeck_scenarios";
    return option.takesFolder ? "_files -/" : option.takesFile ? "_files" : " ";
}

std::string zshValue(const OptionEntry& option)
{
    return fmt::format(":{}:{}", zshText(option.value), zshAction(option));
}

std::string zshOption(const OptionEntry& option)
{
    const std::string text = zshText(shortText(option.description));
    std::string specifications;
    for (const std::string& name : option.names) {
        // "--name=" takes its value in the same word or the next one, "-n+" likewise.
        const std::string mark = option.value.empty() ? "" : name.starts_with("--") ? "=" : "+";
        const std::string others = option.isRepeatable ? "*"
            : option.names.size() > 1                  ? fmt::format("({})", fmt::join(option.names, " "))
                                                       : "";
        const std::string value
            = option.value.empty() ? "" : (option.isValueOptional ? ":" : "") + zshValue(option);
        specifications += fmt::format(
            "        {} \\\n", shellQuoted(fmt::format("{}{}{}[{}]{}", others, name, mark, text, value)));
    }
    return specifications;
}

std::string zshArguments(const CommandEntry& command)
{
    std::string text;
    for (const OptionEntry& option : command.options)
        text += zshOption(option);
    std::size_t place = 1;
    for (const OptionEntry& positional : command.positionals) {
        const std::string where = positional.isRepeatable ? "*" : fmt::format("{}", place++);
        text += fmt::format("        {} \\\n", shellQuoted(where + zshValue(positional)));
    }
    return "    _arguments -s -S \\\n" + text + "        && return 0\n";
}

/// The arguments of fish's complete for a value.
std::string fishValue(const OptionEntry& option)
{
    if (!option.choices.empty())
        return fmt::format(" -x -a {}", fishQuoted(fmt::format("{}", fmt::join(option.choices, " "))));
    if (option.takesScenario)
        return option.takesFile ? " -r -F -k -a '(__quotadeck_scenarios)'"
                                : " -x -a '(__quotadeck_scenarios)'";
    if (option.takesFolder)
        return " -x -a '(__fish_complete_directories)'";
    return option.takesFile ? " -r -F" : " -x";
}

std::string fishCommand(const CommandEntry& command, const std::string& condition)
{
    std::string text;
    for (const OptionEntry& option : command.options) {
        std::string names;
        for (const std::string& name : option.names)
            names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        text += fmt::format("complete -c quotadeck -n {}{}{} -d {}\n", fishQuoted(condition), names,
                            option.value.empty() || option.isValueOptional ? "" : fishValue(option),
                            fishQuoted(shortText(option.description)));
    }
    for (const OptionEntry& positional : command.positionals) {
        if (completesNothing(positional))
            continue;
        // Without an option in front, -x and -r have no meaning.
        std::string value = fishValue(positional);
        value = value.starts_with(" -x") || value.starts_with(" -r") ? value.substr(3) : value;
        text += fmt::format("complete -c quotadeck -n {}{}\n", fishQuoted(condition), value);
    }
    return text;
}
} // namespace

std::string bashCompletion(const CommandTree& tree, const std::vector<sim::ScenarioTitle>& scenarios)
{
    std::string branches;
    for (const CommandEntry& command : tree.subcommands)
        branches += fmt::format("        {})\n{}            ;;\n", command.name, bashBranch(command));
    return fmt::format(R"(# bash completion for quotadeck, written by "quotadeck completion bash"
_quotadeck() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command= words= files= options= word
    local subcommands={0}
    local scenarios={1}
    COMPREPLY=()
    # readline takes "--option=value" apart
    if [[ $current == = ]]; then
        current=
    elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
        previous=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
    ((COMP_CWORD > 1)) && [[ " $subcommands " == *" ${{COMP_WORDS[1]}} "* ]] && command=${{COMP_WORDS[1]}}
    case $command in
{2}        *)
{3}            ((COMP_CWORD == 1)) && [[ $current != -* ]] && words=$subcommands
            ;;
    esac
    while IFS= read -r word; do
        COMPREPLY+=("$word")
    done < <(compgen -W "$words" -- "$current")
    if [[ -n $files ]]; then
        while IFS= read -r word; do
            COMPREPLY+=("$word")
        done < <(compgen -A "$files" -- "$current")
        compopt -o filenames 2>/dev/null
    fi
}}
complete -F _quotadeck quotadeck
)",
                       shellQuoted(fmt::format("{}", fmt::join(namesOf(tree.subcommands), " "))),
                       shellQuoted(fmt::format("{}", fmt::join(namesOf(scenarios), " "))), branches,
                       bashBranch(tree.program));
}

std::string zshCompletion(const CommandTree& tree, const std::vector<sim::ScenarioTitle>& scenarios)
{
    std::string titles;
    for (const sim::ScenarioTitle& scenario : scenarios)
        titles += "        " + shellQuoted(zshText(scenario.name) + ':' + scenario.title) + '\n';
    std::string subcommands;
    std::string functions;
    for (const CommandEntry& command : tree.subcommands) {
        subcommands
            += "        " + shellQuoted(zshText(command.name) + ':' + shortText(command.description)) + '\n';
        functions += fmt::format("_quotadeck_command_{}() {{\n{}    return 1\n}}\n\n", command.name,
                                 zshArguments(command));
    }
    return fmt::format(R"(#compdef quotadeck
# zsh completion for quotadeck, written by "quotadeck completion zsh"

_quotadeck_scenarios() {{
    local -a scenarios=(
{0}    )
    _describe -t scenarios scenario scenarios
}}

_quotadeck_scenarios_or_files() {{
    _alternative 'scenarios:scenario:_quotadeck_scenarios' 'files:file:_files'
}}

_quotadeck_subcommands() {{
    local -a subcommands=(
{1}    )
    _describe -t commands subcommand subcommands
}}

_quotadeck_window() {{
{2}    return 1
}}

{3}_quotadeck() {{
    local curcontext=$curcontext state line ret=1
    typeset -A opt_args
    if ((CURRENT > 2)) && ((${{+functions[_quotadeck_command_$words[2]]}})); then
        local command=$words[2]
        shift words
        ((CURRENT--))
        curcontext="${{curcontext%:*:*}}:quotadeck-$command:"
        _quotadeck_command_$command
        return
    fi
    if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
        _quotadeck_subcommands
        return
    fi
    _quotadeck_window
}}

if [[ $funcstack[1] == _quotadeck ]]; then
    _quotadeck "$@" # loaded as a function of fpath
else
    compdef _quotadeck quotadeck
fi
)",
                       titles, subcommands, zshArguments(tree.program), functions);
}

std::string fishCompletion(const CommandTree& tree, const std::vector<sim::ScenarioTitle>& scenarios)
{
    std::string titles;
    for (const sim::ScenarioTitle& scenario : scenarios)
        titles += fmt::format("    printf '%s\\t%s\\n' {} {}\n", fishQuoted(scenario.name),
                              fishQuoted(scenario.title));
    std::string commands;
    for (const CommandEntry& command : tree.subcommands) {
        commands += fmt::format("complete -c quotadeck -n '__quotadeck_has_no_subcommand' -a {} -d {}\n",
                                command.name, fishQuoted(shortText(command.description)));
    }
    // Without files at first; options and positionals that take them ask for them.
    std::string text = fmt::format(R"(# fish completion for quotadeck, written by "quotadeck completion fish"
function __quotadeck_scenarios
{}end

# The subcommand is the first word.
function __quotadeck_subcommand_is
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end

function __quotadeck_has_no_subcommand
    test (count (commandline -opc)) -eq 1
end

function __quotadeck_is_window
    set -l words (commandline -opc)
    test (count $words) -eq 1; or string match -q -- '-*' $words[2]
end

complete -c quotadeck -f
)",
                                   titles);
    text += commands + fishCommand(tree.program, "__quotadeck_is_window");
    for (const CommandEntry& command : tree.subcommands)
        text += fishCommand(command, "__quotadeck_subcommand_is " + command.name);
    return text;
}
} // namespace quotadeck::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtree.h"
#include "core/base/version.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <string_view>

namespace quotadeck::cli {
namespace {
constexpr std::string_view kExitCodes = "Exit codes: ";
/// A line of a footer that is shorter ends its paragraph.
constexpr std::size_t kFullLine = 85;

/// @p text as it stands, in the language of man(7).
std::string roffEscaped(std::string_view text)
{
    // What is typed must be copied from the page as it is.
    static const std::map<char, std::string_view> kEscapes
        = {{'\\', "\\e"}, {'-', "\\-"}, {'\'', "\\(aq"}, {'`', "\\(ga"}, {'^', "\\(ha"}, {'~', "\\(ti"}};
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto escape = kEscapes.find(text[at]);
        result += escape == kEscapes.end() ? text.substr(at, 1) : escape->second;
        // Long words, such as JSON, may be broken there.
        if ((text[at] == ',' || text[at] == '|') && at + 1 < text.size() && text[at + 1] != ' ')
            result += "\\:";
    }
    return result;
}

/// The same as a line, which is no request.
std::string textLine(std::string_view text)
{
    return (text.starts_with('.') ? "\\&" : "") + roffEscaped(text) + '\n';
}

std::string boldText(std::string_view text)
{
    return "\\fB" + roffEscaped(text) + "\\fR";
}

std::string italicText(std::string_view text)
{
    return "\\fI" + roffEscaped(text) + "\\fR";
}

std::string upperCased(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char character) {
        return static_cast<char>(std::toupper(character));
    });
    return text;
}

/// Words of --help that are chosen are written as they are typed.
std::string valueText(const OptionEntry& option)
{
    return option.choices.empty() || option.value.find('|') == std::string::npos ? italicText(option.value)
                                                                                 : boldText(option.value);
}

std::string optionHeading(const OptionEntry& option)
{
    std::string text;
    for (const std::string& name : option.names)
        text += (text.empty() ? "" : ", ") + boldText(name);
    if (option.value.empty())
        return text;
    return text + (option.isValueOptional ? " [" + valueText(option) + "]" : " " + valueText(option));
}

std::string referenceLines(std::string_view title, const std::vector<std::string>& names)
{
    return names.empty()
        ? ""
        : fmt::format(".br\n{}: {}.\n", title, roffEscaped(fmt::format("{}", fmt::join(names, ", "))));
}

std::string optionText(const OptionEntry& option)
{
    return ".TP\n" + optionHeading(option) + '\n' + textLine(option.description + '.')
        + referenceLines("Requires", option.needs) + referenceLines("Not with", option.excludes);
}

std::string positionalText(const OptionEntry& positional)
{
    const std::string choices
        = positional.value.find('|') == std::string::npos ? "" : ": " + boldText(positional.value);
    return ".TP\n" + italicText(positional.names.front()) + choices + '\n'
        + textLine(positional.description + '.') + referenceLines("Requires", positional.needs)
        + referenceLines("Not with", positional.excludes);
}

std::string synopsisOf(const OptionEntry& positional)
{
    const std::string name = italicText(positional.names.front());
    const std::string repeated = positional.isRepeatable ? name + "\\ ..." : name;
    return " " + (positional.isRequired ? repeated : "[" + repeated + "]");
}

/// A footer in paragraphs, without its exit codes.
std::vector<std::string> footerParagraphs(std::string_view footer)
{
    std::vector<std::string> found;
    bool isNew = true;
    while (!footer.empty()) {
        const auto end = std::min(footer.find('\n'), footer.size());
        const std::string_view current = footer.substr(0, end);
        footer.remove_prefix(std::min(end + 1, footer.size()));
        if (current.empty()) {
            isNew = true;
            continue;
        }
        const bool beginsFormat = current.starts_with("json") || current.starts_with("text,")
            || current.starts_with("--") || current.starts_with("verdict:");
        if (isNew || beginsFormat)
            found.emplace_back(current);
        else
            found.back() += '\n' + std::string(current);
        isNew = current.ends_with('.') && current.size() < kFullLine;
    }
    return found;
}

struct Footer
{
    std::string before;
    std::string exitCodes; ///< without the words before
    std::string after;
};

Footer splitFooter(const std::string& footer)
{
    const auto begin = footer.find(kExitCodes);
    if (begin == std::string::npos)
        return {footer, {}, {}};
    const auto first = begin + kExitCodes.size();
    const auto end = std::min(footer.find(".\n", first), footer.size());
    return {footer.substr(0, begin), footer.substr(first, end - first),
            end < footer.size() ? footer.substr(end + 2) : std::string()};
}

std::string sectionOf(std::string_view title, const std::string& footer)
{
    std::string text;
    for (const std::string& paragraph : footerParagraphs(footer)) {
        if (text.empty())
            text = fmt::format(".SH {}\n", title);
        else
            text += ".PP\n";
        std::string_view rest = paragraph;
        while (!rest.empty()) {
            const auto end = std::min(rest.find('\n'), rest.size());
            text += textLine(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return text;
}

/// "1 findings; 0 otherwise." as a list.
std::string exitStatus(std::string codes)
{
    if (codes.empty())
        return {};
    std::ranges::replace(codes, '\n', ' ');
    if (codes.ends_with('.'))
        codes.pop_back();
    std::string text = ".SH EXIT STATUS\n";
    std::size_t begin = 0;
    while (begin < codes.size()) {
        auto end = codes.find("; ", begin);
        while (end != std::string::npos && std::isdigit(static_cast<unsigned char>(codes[end + 2])) == 0)
            end = codes.find("; ", end + 1);
        const std::string item = codes.substr(begin, end == std::string::npos ? end : end - begin);
        const auto space = item.find(' ');
        text += fmt::format(".TP\n.B {}\n{}", item.substr(0, space),
                            textLine(space == std::string::npos ? std::string_view()
                                                                : std::string_view(item).substr(space + 1)));
        begin = end == std::string::npos ? codes.size() : end + 2;
    }
    return text;
}

std::string pageHeader(const std::string& name, const std::string& date)
{
    return fmt::format(
        ".\\\" Written by \"quotadeck man\".\n.TH {} 1 \"{}\" \"quotadeck {}\" \"User Commands\"\n"
        ".nh\n.ad l\n",
        roffEscaped(upperCased(name)), date, kVersion);
}

std::string optionsSection(const CommandEntry& command)
{
    std::string text = ".SH OPTIONS\n";
    for (const OptionEntry& positional : command.positionals)
        text += positionalText(positional);
    for (const OptionEntry& option : command.options)
        text += optionText(option);
    return text;
}

std::string programPage(const CommandTree& tree, const std::string& date)
{
    const CommandEntry& program = tree.program;
    const auto [before, exitCodes, after] = splitFooter(program.footer);
    const auto colon = program.description.find(": ");
    std::string text = pageHeader(program.name, date);
    text += ".SH NAME\n" + roffEscaped(program.name) + " \\- "
        + roffEscaped(colon == std::string::npos ? program.description
                                                 : program.description.substr(colon + 2))
        + '\n';
    text += fmt::format(".SH SYNOPSIS\n{0} [{1}]", boldText(program.name), italicText("OPTIONS"));
    for (const OptionEntry& positional : program.positionals)
        text += synopsisOf(positional);
    text += fmt::format("\n.br\n{} {} [{}]\n", boldText(program.name), italicText("SUBCOMMAND"),
                        italicText("OPTIONS"));
    text += sectionOf("DESCRIPTION", before);
    text += ".SH SUBCOMMANDS\n";
    std::string others;
    for (const CommandEntry& subcommand : tree.subcommands) {
        const std::string page = program.name + "-" + subcommand.name;
        text += ".TP\n" + boldText(subcommand.name) + '\n' + textLine(subcommand.description + '.');
        others += fmt::format("{}.BR {} (1)", others.empty() ? "" : ",\n", roffEscaped(page));
    }
    text += optionsSection(program) + exitStatus(exitCodes);
    text += ".SH ENVIRONMENT\n"
            ".TP\n.B KUBECONFIG\nKubeconfig files, separated by colons; default: \\(ti/.kube/config.\n"
            ".TP\n.B NO_COLOR\nIf set, text output has no color.\n";
    text += ".SH SEE ALSO\n" + others + '\n';
    return text;
}

std::string subcommandPage(const CommandTree& tree, const CommandEntry& command, const std::string& date)
{
    const std::string name = tree.program.name + "-" + command.name;
    const auto [before, exitCodes, after] = splitFooter(command.footer);
    std::string text = pageHeader(name, date);
    text += ".SH NAME\n" + roffEscaped(name) + " \\- " + roffEscaped(command.description) + '\n';
    text += fmt::format(".SH SYNOPSIS\n{} {} [{}]", boldText(tree.program.name), boldText(command.name),
                        italicText("OPTIONS"));
    for (const OptionEntry& positional : command.positionals)
        text += synopsisOf(positional);
    text += '\n' + sectionOf("DESCRIPTION", fmt::format("{}.\n\n{}", command.description, before))
        + optionsSection(command);
    text += exitStatus(exitCodes) + sectionOf("NOTES", after);
    text += fmt::format(".SH SEE ALSO\n.BR {} (1)\n", roffEscaped(tree.program.name));
    return text;
}
} // namespace

std::vector<ManPage> manPages(const CommandTree& tree, const std::string& date)
{
    std::vector<ManPage> pages{{tree.program.name + ".1", programPage(tree, date)}};
    for (const CommandEntry& command : tree.subcommands)
        pages.push_back(
            {fmt::format("{}-{}.1", tree.program.name, command.name), subcommandPage(tree, command, date)});
    return pages;
}
} // namespace quotadeck::cli

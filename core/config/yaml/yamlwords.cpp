// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlwords.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
struct Words
{
    std::string_view problem; ///< the start of libyaml's text
    std::string_view message;
};

constexpr std::array kWords = {
    Words{"mapping values are not allowed in this context",
          "a second ':' makes this line ambiguous: check the indentation, or put the text in quotes"},
    Words{"did not find expected key",
          "this line does not continue what is above it: check its indentation and the quotes before it"},
    Words{"did not find expected '-' indicator",
          "a list item must start with '-' in the same column as the items above it"},
    Words{"did not find expected ',' or '}'", "expected ',' or '}' to go on with the map that '{' opened"},
    Words{"did not find expected ',' or ']'", "expected ',' or ']' to go on with the list that '[' opened"},
    Words{"did not find expected node content", "a value is missing here"},
    Words{"did not find expected <document start>",
          "the document ends above: this text does not belong to it"},
    Words{"could not find expected ':'", "a key must be followed by ':' on its line"},
    Words{"block sequence entries are not allowed in this context",
          "a list item '-' cannot stand here: put it on a line of its own"},
    Words{"block mapping entries are not allowed", "a map cannot begin here: put it on a line of its own"},
    Words{"mapping keys are not allowed in this context", "a key cannot stand here: check the indentation"},
    Words{"found unexpected end of stream", "the text ends inside quotes: the closing quote is missing"},
    Words{"found unexpected document indicator",
          "the document ends inside quotes: the closing quote is missing"},
    Words{"found unknown escape character",
          "unknown escape after '\\': use single quotes to keep backslashes as they are"},
    Words{"control characters are not allowed", "a control character stands here: remove it"},
    Words{"found a tab character that violates indentation", "a tab cannot indent: use spaces"},
    Words{"found a tab character where an indentation space is expected", "a tab cannot indent: use spaces"},
    Words{"found undefined tag handle", "the tag begins with a handle that no %TAG line defines"},
    Words{"found duplicate %YAML directive", "a second %YAML line: keep one"},
    Words{"found incompatible YAML document", "only %YAML 1.1 can be read: remove the %YAML line"},
};

std::string wordsForBadStart(std::string_view atFault)
{
    if (atFault.starts_with('\t'))
        return "a tab cannot indent: use spaces";
    if (atFault.empty())
        return "the text ends where a value is expected";
    return fmt::format("a value cannot start with '{}': put it in quotes", atFault.front());
}
} // namespace

std::string wordsForYamlProblem(std::string_view problem, std::string_view atFault)
{
    if (problem.starts_with("found character that cannot start any token"))
        return wordsForBadStart(atFault);
    const auto* const known = std::ranges::find_if(
        kWords, [problem](const Words& words) { return problem.starts_with(words.problem); });
    return std::string(known == kWords.end() ? problem : known->message);
}
} // namespace quotadeck::config

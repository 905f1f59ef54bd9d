// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/textcontext.h"

#include "core/base/text.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr std::string_view kBlank = " \t";
constexpr std::string_view kItem = "- ";

/// A line of a block mapping or list.
struct Line
{
    std::size_t dash = 0; ///< column of the outermost dash; that of the content without one
    std::size_t column = 0; ///< of the content
    std::string_view content;

    [[nodiscard]] bool isItem() const { return dash != column; }
};

Line lineOf(std::string_view text)
{
    Line line;
    line.dash = std::min(text.find_first_not_of(' '), text.size());
    line.column = line.dash;
    while (text.substr(line.column).starts_with(kItem))
        line.column = std::min(text.find_first_not_of(' ', line.column + 1), text.size());
    if (text.substr(line.column) == "-")
        ++line.column;
    line.content = text.substr(line.column);
    return line;
}

bool isBlankOrComment(std::string_view content)
{
    const auto first = content.find_first_not_of(" \t\r");
    return first == content.npos || content[first] == '#';
}

/// The key that @p content begins with; none where it has no colon.
std::optional<std::string_view> keyOf(std::string_view content)
{
    for (std::size_t at = 0; at < content.size() && content[at] != '#'; ++at) {
        if (content[at] != ':'
            || (at + 1 < content.size() && content[at + 1] != ' ' && content[at + 1] != '\r'))
            continue;
        std::string_view key = content.substr(0, content.find_last_not_of(kBlank, at - 1) + 1);
        if (key.size() > 1 && (key.front() == '"' || key.front() == '\''))
            key = key.substr(1, key.size() - 2);
        return key;
    }
    return std::nullopt;
}

/// Adds the keys that @p content, a line up to the place, opens in flow style: "maxresources: {vcore: 4, mem".
void enterLine(std::string_view content, TextContext& context)
{
    std::vector<std::string> keys;
    std::vector<std::size_t> depths; // keys outside of each open bracket
    std::size_t begin = 0;
    bool isValue = false;
    for (std::size_t at = 0; at < content.size(); ++at) {
        const char c = content[at];
        if (c == '#' && (at == 0 || content[at - 1] == ' '))
            break;
        if (c == '{' || c == '[') {
            depths.push_back(keys.size());
            isValue = c == '[';
            begin = at + 1;
        } else if ((c == '}' || c == ']') && !depths.empty()) {
            keys.resize(depths.back());
            depths.pop_back();
            isValue = true;
        } else if (c == ',' && !depths.empty()) {
            keys.resize(depths.back());
            isValue = content.substr(0, at).rfind('[') != content.npos
                && (content.substr(0, at).rfind('{') == content.npos
                    || content.substr(0, at).rfind('[') > content.substr(0, at).rfind('{'));
            begin = at + 1;
        } else if (c == ':' && (at + 1 == content.size() || content[at + 1] == ' ')) {
            const auto first = std::min(content.find_first_not_of(" \t\"'", begin), at);
            const auto last = content.find_last_not_of(" \t\"'", at - 1);
            keys.emplace_back(content.substr(first, last + 1 - first));
            isValue = true;
        }
    }
    std::ranges::move(keys, std::back_inserter(context.keys));
    context.isValue = isValue;
}
} // namespace

TextContext contextAt(std::string_view text, std::size_t offset)
{
    offset = std::min(offset, text.size());
    std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
    const Line own = lineOf(text.substr(begin, offset - begin));
    TextContext context;
    // A line that is indented less than those below contains them.
    std::size_t most = own.isItem() ? own.dash + 1 : own.column;
    std::vector<std::string> outer;
    while (begin > 0 && most > 0) {
        const std::size_t end = begin - 1;
        begin = end == 0 ? 0 : text.rfind('\n', end - 1) + 1;
        const Line line = lineOf(text.substr(begin, end - begin));
        if (isBlankOrComment(line.content))
            continue;
        const auto key = keyOf(line.content);
        if (line.column < most && key) {
            outer.emplace_back(*key);
            most = line.isItem() ? line.dash + 1 : line.column;
        } else if (line.column == most && line.isItem()) {
            most = line.dash + 1; // the first key of the item that the place is in
        }
    }
    context.keys.assign(outer.rbegin(), outer.rend());
    enterLine(own.content, context);
    return context;
}

std::size_t wordBegin(std::string_view text, std::size_t offset)
{
    constexpr std::string_view kEnds = " \t\r\n,:[]{}\"'#";
    offset = std::min(offset, text.size());
    while (offset > 0 && kEnds.find(text[offset - 1]) == kEnds.npos)
        --offset;
    return offset;
}

bool beginsLike(std::string_view word, std::string_view begin)
{
    return word.size() > begin.size() && equalsIgnoringAsciiCase(word.substr(0, begin.size()), begin);
}
} // namespace quotadeck::config

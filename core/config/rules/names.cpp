// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/names.h"

#include "core/base/text.h"

#include <algorithm>
#include <cstdint>
#include <re2/re2.h>

namespace quotadeck::config {
namespace {
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isWord(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
}

/// True when @p name begins like an identifier and continues with word characters or @p extra.
bool isIdentifier(std::string_view name, std::string_view extra)
{
    if (name.empty() || !(isLetter(name.front()) || name.front() == '_'))
        return false;
    return std::ranges::all_of(
        name, [extra](char c) { return isWord(c) || extra.find(c) != std::string_view::npos; });
}

/// True when @p text has "\C", a single byte, which Go rejects; between \Q and \E it is plain text.
bool matchesBytes(std::string_view text)
{
    for (auto at = text.find('\\'); at < text.size(); at = text.find('\\', at)) {
        const std::string_view escape = text.substr(at, 2);
        if (escape == "\\C")
            return true;
        const auto end = escape == "\\Q" ? text.find("\\E", at) : at;
        at = end == std::string_view::npos ? text.size() : std::min(end + 2, text.size());
    }
    return false;
}
} // namespace

bool isQueueName(std::string_view name)
{
    constexpr std::size_t kLongest = 64;
    constexpr std::string_view kExtra = ":#/@-";
    return !name.empty() && name.size() <= kLongest && std::ranges::all_of(name, [kExtra](char c) {
        return isWord(c) || kExtra.find(c) != std::string_view::npos;
    });
}

bool isUserName(std::string_view name)
{
    if (name.ends_with('$'))
        name.remove_suffix(1);
    return isIdentifier(name, ":#/.@-");
}

bool isGroupName(std::string_view name)
{
    return isIdentifier(name, ":.-");
}

bool isRuleName(std::string_view name)
{
    return isIdentifier(name, "");
}

bool isAclUserName(std::string_view name)
{
    if (name.ends_with('$'))
        name.remove_suffix(1);
    return isIdentifier(name, "_.@-");
}

bool isAclGroupName(std::string_view name)
{
    return isIdentifier(name, "_-");
}

std::size_t aclFieldCount(std::string_view text)
{
    return splitUnicodeSpace(text).size();
}

bool looksLikeExpression(std::string_view text)
{
    return text.find_first_of("^$*+?()[{}|") != std::string_view::npos;
}

std::shared_ptr<const re2::RE2> compiledExpression(std::string_view text)
{
    // The default is too small for expressions that Go compiles: \pL{1,1000}
    constexpr std::int64_t kMostMemory = 256 << 20;
    if (matchesBytes(text))
        return nullptr;
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(kMostMemory);
    auto expression = std::make_shared<const re2::RE2>(re2::StringPiece(text.data(), text.size()), options);
    return expression->ok() ? expression : nullptr;
}
} // namespace quotadeck::config

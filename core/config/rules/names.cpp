// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/names.h"

#include "core/base/text.h"

#include <algorithm>

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

/// True when @p name begins like an identifier and goes on with word characters or @p extra.
bool isIdentifier(std::string_view name, std::string_view extra)
{
    if (name.empty() || !(isLetter(name.front()) || name.front() == '_'))
        return false;
    return std::ranges::all_of(
        name, [extra](char c) { return isWord(c) || extra.find(c) != std::string_view::npos; });
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
} // namespace quotadeck::config

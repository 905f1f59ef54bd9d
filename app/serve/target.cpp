// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/target.h"

#include "core/base/text.h"

#include <algorithm>

namespace quotadeck::serve {
namespace {
int hexValue(char c)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto lower = static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
    const auto at = kDigits.find(lower);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// @p path with its escaped slashes as plain ones: those divide, too.
std::string withPlainSlashes(std::string_view path)
{
    std::string result(path);
    for (auto at = result.find("%2"); at != std::string::npos; at = result.find("%2", at + 1)) {
        if (at + 2 < result.size() && (result[at + 2] == 'F' || result[at + 2] == 'f'))
            result.replace(at, 3, "/");
    }
    return result;
}
} // namespace

std::optional<std::string> unescaped(std::string_view text, EscapeKind kind)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '+' && kind == EscapeKind::Query) {
            result.push_back(' ');
        } else if (text[at] == '%') {
            const int high = at + 2 < text.size() ? hexValue(text[at + 1]) : -1;
            const int low = at + 2 < text.size() ? hexValue(text[at + 2]) : -1;
            if (high < 0 || low < 0)
                return std::nullopt;
            result.push_back(static_cast<char>(high * 16 + low));
            at += 2;
        } else {
            result.push_back(text[at]);
        }
    }
    return result;
}

std::optional<std::string> Target::parameter(std::string_view name) const
{
    const auto found = std::ranges::find(query, name, &std::pair<std::string, std::string>::first);
    return found == query.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Target> parseTarget(std::string_view target)
{
    Target result;
    const auto queryAt = target.find('?');
    if (queryAt != std::string_view::npos)
        result.rawQuery = target.substr(queryAt + 1);
    result.rawParts = split(withPlainSlashes(target.substr(1, queryAt - 1)), '/');
    for (const auto& raw : result.rawParts) {
        auto part = unescaped(raw, EscapeKind::Path);
        if (!part)
            return std::nullopt;
        result.parts.push_back(*std::move(part));
    }
    if (result.rawQuery.empty())
        return result;
    for (const auto& item : split(result.rawQuery, '&')) {
        const auto equals = std::min(item.find('='), item.size());
        const auto key = unescaped(std::string_view(item).substr(0, equals), EscapeKind::Query);
        const auto value
            = unescaped(std::string_view(item).substr(std::min(equals + 1, item.size())), EscapeKind::Query);
        if (key && value && !item.empty())
            result.query.emplace_back(*key, *value);
    }
    return result;
}
} // namespace quotadeck::serve

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/headparser.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <optional>

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

namespace {
constexpr std::string_view kLineEnd = "\r\n";

constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~"; ///< of a token beside letters and digits

/// The characters of a method and of a header's name.
bool isToken(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || kMarks.find(c) != std::string_view::npos;
    });
}

bool isVisible(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f; });
}

/// Whether @p text, a header's value, has no control characters but tabs.
bool isValue(std::string_view text)
{
    return std::ranges::all_of(
        text, [](char c) { return (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f) || c == '\t'; });
}

tl::unexpected<Response> refuse(int status, const std::string& reason)
{
    return tl::unexpected(errorResponse(status, reason));
}

std::optional<Response> readRequestLine(std::string_view line, RequestHead& head)
{
    const auto first = line.find(' ');
    const auto last = line.rfind(' ');
    if (first == std::string_view::npos || first == last)
        return errorResponse(400, "The request line must be: method, path, version");
    head.method = line.substr(0, first);
    head.target = line.substr(first + 1, last - first - 1);
    const auto version = line.substr(last + 1);
    if (!isToken(head.method))
        return errorResponse(400, "The method is not a word");
    if (!head.target.starts_with('/') || !isVisible(head.target) || !parseTarget(head.target))
        return errorResponse(400, "The path must start with a slash, without spaces and broken escapes");
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return errorResponse(505, "Only HTTP/1.0 and HTTP/1.1 are understood");
    head.isHttp10 = version == "HTTP/1.0";
    return std::nullopt;
}

std::optional<Response> readHeader(std::string_view line, RequestHead& head)
{
    const auto colon = line.find(':');
    if (colon == std::string_view::npos || !isToken(line.substr(0, colon)))
        return errorResponse(400, "A header must be: name, colon, value");
    auto value = line.substr(colon + 1);
    while (!value.empty() && (value.front() == ' ' || value.front() == '\t'))
        value.remove_prefix(1);
    while (!value.empty() && (value.back() == ' ' || value.back() == '\t'))
        value.remove_suffix(1);
    if (!isValue(value))
        return errorResponse(400, "A header has control characters");
    head.headers.emplace_back(asciiLowered(line.substr(0, colon)), std::string(value));
    return std::nullopt;
}

/// What the headers say about the body and the connection, where servers would differ if they were read loosely.
std::optional<Response> checkFraming(RequestHead& head, const ServerLimits& limits)
{
    const auto count = [&head](const char* name) {
        return std::ranges::count(head.headers, name, &std::pair<std::string, std::string>::first);
    };
    if (count("host") > 1 || (count("host") == 0 && !head.isHttp10))
        return errorResponse(400, "There must be one Host header");
    if (count("transfer-encoding") > 0)
        return errorResponse(411, "Send the body with a Content-Length, not in chunks");
    if (count("upgrade") > 0)
        return errorResponse(400, "Only HTTP/1.1 is spoken here");
    if (count("content-length") > 1)
        return errorResponse(400, "There is more than one Content-Length");
    if (count("content-length") == 0)
        return std::nullopt;
    const auto text = head.header("content-length");
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || !std::ranges::all_of(text, isDigit))
        return errorResponse(400, "Content-Length must be a number");
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), head.contentLength);
    if (error != std::errc() || head.contentLength > limits.bodyBytes)
        return errorResponse(413, "The body is larger than " + std::to_string(limits.bodyBytes) + " bytes");
    return std::nullopt;
}
} // namespace

tl::expected<RequestHead, Response> parseHead(std::string_view text, const ServerLimits& limits)
{
    RequestHead head;
    bool isFirst = true;
    while (!text.empty()) {
        const auto end = text.find(kLineEnd);
        const auto line = text.substr(0, end);
        if (end == std::string_view::npos || line.find_first_of(kLineEnd) != std::string_view::npos)
            return refuse(400, "Lines must end with CR and LF");
        text.remove_prefix(end + kLineEnd.size());
        if (line.empty())
            break;
        auto error = isFirst ? readRequestLine(line, head) : readHeader(line, head);
        if (error)
            return tl::unexpected(*std::move(error));
        isFirst = false;
    }
    if (isFirst)
        return refuse(400, "There is no request line");
    if (auto error = checkFraming(head, limits))
        return tl::unexpected(*std::move(error));
    return head;
}
} // namespace quotadeck::serve

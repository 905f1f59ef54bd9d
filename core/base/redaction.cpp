// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/redaction.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace quotadeck {
namespace {
constexpr auto kNoPlace = std::string_view::npos;
constexpr std::string_view kGaps = " \t";
constexpr std::string_view kArgumentEnd = " \t\r\n\"'\\";
constexpr std::string_view kValueEnd = " \t\r\n\"'<>,;&)]}\\";
constexpr std::string_view kUrlEnd = " \t\r\n\"'<>";
constexpr std::string_view kBeforePath = " \t\r\n\"'<>=([{";
constexpr std::size_t kLongestUserInfo = 4096; ///< bytes
constexpr std::size_t kShortestWebToken = 20; ///< bytes
constexpr std::size_t kShortestBasic = 8; ///< bytes

/// From @p from on, which is behind what is kept, to @p to.
struct SecretSpan
{
    std::size_t from;
    std::size_t to;
};

bool isKeyLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || isDigit(letter)
        || letter == '_' || letter == '-';
}

std::size_t firstOfEnds(std::string_view text, std::size_t from, std::string_view ends)
{
    return std::min(text.find_first_of(ends, from), text.size());
}

std::size_t afterLetters(std::string_view text, std::size_t from, std::string_view letters)
{
    return std::min(text.find_first_not_of(letters, from), text.size());
}

bool isHeaderKey(std::string_view key)
{
    return key.find("authorization") != kNoPlace || key.find("cookie") != kNoPlace;
}

bool isUpperLetter(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

/// Whether a word of @p key, such as that of "dbPass" and "DB_PASS", names a secret. As a part it may be harmless: "passed", "design".
bool hasSecretWord(std::string_view key)
{
    static constexpr std::array<std::string_view, 4> kWords{"pass", "sig", "auth", "session"};
    for (std::size_t from = 0; from < key.size();) {
        std::size_t to = from;
        while (to < key.size() && key[to] != '-' && key[to] != '_'
               && (to == from || !isUpperLetter(key[to]) || isUpperLetter(key[to - 1])))
            ++to;
        const std::string_view word = key.substr(from, to - from);
        if (std::ranges::any_of(
                kWords, [&](std::string_view secret) { return equalsIgnoringAsciiCase(word, secret); }))
            return true;
        from = to < key.size() && (key[to] == '-' || key[to] == '_') ? to + 1 : to;
    }
    return false;
}

/// @p lowered is @p key in lower case.
bool isSecretKey(std::string_view key, std::string_view lowered)
{
    static constexpr std::array<std::string_view, 22> kParts{
        "token",      "password",      "passwd",      "passphrase",  "passcode",   "pwd",
        "secret",     "authorization", "cookie",      "api-key",     "api_key",    "apikey",
        "key-data",   "keydata",       "private-key", "private_key", "privatekey", "access-key",
        "access_key", "accesskey",     "credential",  "signature"};
    if (lowered.ends_with("file") || lowered.ends_with("path")) // where it is, not what it is
        return false;
    return std::ranges::any_of(kParts, [&](std::string_view part) { return lowered.find(part) != kNoPlace; })
        || hasSecretWord(key);
}

/// The end of a text that begins behind the quotation mark at @p mark; without a second one, that of the line.
std::size_t endOfQuoted(std::string_view text, std::size_t mark)
{
    for (std::size_t at = mark + 1; at < text.size() && text[at] != '\n'; ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == text[mark])
            return at;
    }
    return firstOfEnds(text, mark + 1, "\r\n");
}

/// Whether a path of a file ends at @p end, whose last part begins at @p at: "/etc/token: No such file".
bool isOfPath(std::string_view text, std::size_t at, std::size_t end)
{
    if (text.substr(end, 2) != ": ")
        return false;
    std::size_t from = at;
    while (from > 0 && kBeforePath.find(text[from - 1]) == kNoPlace)
        --from;
    const std::string_view folder = text.substr(from, at - from);
    return folder.find_first_of("/~.") == 0 && folder.find('/') != kNoPlace;
}

/// Whether @p value is a number or a word of JSON.
bool isJsonLiteral(std::string_view value)
{
    return value == "true" || value == "false" || value == "null"
        || (!value.empty() && (isDigit(value.front()) || value.front() == '-')
            && value.find_first_not_of("0123456789+-.eE") == kNoPlace);
}

/// The lines of a block of YAML whose mark, such as "|-", is at @p mark, and whose key is at @p at.
std::optional<SecretSpan> blockOfKey(std::string_view text, std::size_t at, std::size_t mark)
{
    if (text[mark] != '|' && text[mark] != '>')
        return std::nullopt;
    std::size_t lineEnd = afterLetters(text, mark + 1, "+-0123456789");
    lineEnd = afterLetters(text, lineEnd, " \t\r");
    if (lineEnd >= text.size() || text[lineEnd] != '\n')
        return std::nullopt;
    const std::size_t before = text.substr(0, at).rfind('\n');
    const std::size_t keyLine = before == kNoPlace ? 0 : before + 1;
    const std::size_t indent = std::min(text.find_first_not_of(" -\"'", keyLine), at) - keyLine;
    std::optional<SecretSpan> block;
    for (std::size_t line = lineEnd + 1; line < text.size();) {
        const std::size_t from = afterLetters(text, line, " ");
        const std::size_t end = firstOfEnds(text, from, "\n");
        const bool isEmpty = text.substr(from, end - from).find_first_not_of(" \t\r") == kNoPlace;
        if (!isEmpty && from - line <= indent)
            break;
        if (!isEmpty)
            block = {block ? block->from : from, end};
        line = end + 1;
    }
    return block;
}

/// The value of the key at @p at, which ends at @p end.
std::optional<SecretSpan> secretOfKey(std::string_view text, std::size_t at, std::size_t end)
{
    const std::string key = asciiLowered(text.substr(at, end - at));
    if (!isSecretKey(text.substr(at, end - at), key) || isOfPath(text, at, end))
        return std::nullopt;
    if (key.starts_with("--") && end < text.size() && text[end] == ' ') { // of a command line
        const std::size_t from = afterLetters(text, end, kGaps);
        if (from < text.size() && text[from] == '\\') // quoted, within JSON
            return SecretSpan{std::min(from + 2, text.size()),
                              firstOfEnds(text, std::min(from + 2, text.size()), "\\\r\n\"")};
        const bool isQuoted = from < text.size() && (text[from] == '"' || text[from] == '\'');
        return isQuoted ? SecretSpan{from + 1, endOfQuoted(text, from)}
                        : SecretSpan{from, firstOfEnds(text, from, kArgumentEnd)};
    }
    const std::size_t mark = end < text.size() && text[end] == '\\' ? end + 1 : end; // JSON within JSON
    const bool isQuotedKey = mark < text.size() && (text[mark] == '"' || text[mark] == '\'');
    const std::size_t sign = afterLetters(text, isQuotedKey ? mark + 1 : end, kGaps);
    if (sign >= text.size() || (text[sign] != ':' && text[sign] != '='))
        return std::nullopt;
    const std::size_t from = afterLetters(text, sign + 1, kGaps);
    if (from >= text.size() || text[from] == '{' || text[from] == '[')
        return std::nullopt;
    if (text[from] == '"' || text[from] == '\'')
        return SecretSpan{from + 1, endOfQuoted(text, from)};
    if (text[from] == '\\')
        return SecretSpan{std::min(from + 2, text.size()),
                          firstOfEnds(text, std::min(from + 2, text.size()), "\\\r\n\"")};
    if (const auto block = blockOfKey(text, at, from))
        return block;
    if (isQuotedKey && mark == end
        && isJsonLiteral(text.substr(from, firstOfEnds(text, from, kValueEnd) - from)))
        return std::nullopt;
    return SecretSpan{from,
                      firstOfEnds(text, from, isHeaderKey(key) ? std::string_view("\r\n\"\\") : kValueEnd)};
}

/// The token behind "Bearer" or "Basic", which ends at @p end.
std::optional<SecretSpan> tokenBehind(std::string_view text, std::string_view word, std::size_t end)
{
    const std::size_t from = afterLetters(text, end, kGaps);
    if (from == end || from >= text.size())
        return std::nullopt;
    const std::size_t to = firstOfEnds(text, from, kValueEnd);
    if (equalsIgnoringAsciiCase(word, "bearer"))
        return SecretSpan{from, to};
    if (!equalsIgnoringAsciiCase(word, "basic"))
        return std::nullopt;
    const std::string_view token = text.substr(from, to - from);
    const bool isWord
        = std::ranges::all_of(token, [](char letter) { return letter >= 'a' && letter <= 'z'; });
    return token.size() >= kShortestBasic && !isWord ? std::optional(SecretSpan{from, to}) : std::nullopt;
}

std::optional<SecretSpan> webTokenAt(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("eyJ"))
        return std::nullopt;
    std::size_t to = at;
    while (to < text.size() && (isKeyLetter(text[to]) || text[to] == '.'))
        ++to;
    const std::string_view token = text.substr(at, to - at);
    return token.size() >= kShortestWebToken && token.find('.') != kNoPlace
        ? std::optional(SecretSpan{at, to})
        : std::nullopt;
}

std::optional<SecretSpan> pemAt(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("-----BEGIN "))
        return std::nullopt;
    const std::size_t end = text.find("-----END ", at);
    const std::size_t dashes = end == kNoPlace ? kNoPlace : text.find("-----", end + 9);
    return SecretSpan{at, dashes == kNoPlace ? text.size() : dashes + 5};
}

/// User and password of the URL whose "://" is at @p at.
std::optional<SecretSpan> userInfoAt(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("://"))
        return std::nullopt;
    std::string_view rest = text.substr(at + 3, kLongestUserInfo);
    rest = rest.substr(0, firstOfEnds(rest, 0, kUrlEnd));
    const std::size_t sign = rest.rfind('@'); // a password may have slashes
    return sign == kNoPlace ? std::nullopt : std::optional(SecretSpan{at + 3, at + 3 + sign});
}

std::optional<SecretSpan> secretAt(std::string_view text, std::size_t at)
{
    if (text[at] == ':')
        return userInfoAt(text, at);
    if (const auto pem = pemAt(text, at))
        return pem;
    if (!isKeyLetter(text[at]) || (at > 0 && isKeyLetter(text[at - 1])))
        return std::nullopt;
    if (const auto token = webTokenAt(text, at))
        return token;
    std::size_t end = at;
    while (end < text.size() && isKeyLetter(text[end]))
        ++end;
    if (const auto token = tokenBehind(text, text.substr(at, end - at), end))
        return token;
    return secretOfKey(text, at, end);
}
} // namespace

std::string withoutSecrets(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto secret = secretAt(text, at);
        if (!secret) {
            out += text[at++];
            continue;
        }
        out += text.substr(at, secret->from - at);
        if (secret->to > secret->from)
            out += kRedacted;
        at = std::max(secret->from, secret->to);
    }
    return out;
}
} // namespace quotadeck

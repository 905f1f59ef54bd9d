// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace quotadeck {
namespace {
// Every code point with the Unicode property White_Space, as UTF-8.
constexpr std::array<std::string_view, 25> kSpaces
    = {"\t",           "\n",           "\v",           "\f",           "\r",           " ",
       "\xC2\x85",     "\xC2\xA0",     "\xE1\x9A\x80", "\xE2\x80\x80", "\xE2\x80\x81", "\xE2\x80\x82",
       "\xE2\x80\x83", "\xE2\x80\x84", "\xE2\x80\x85", "\xE2\x80\x86", "\xE2\x80\x87", "\xE2\x80\x88",
       "\xE2\x80\x89", "\xE2\x80\x8A", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xE2\x80\xAF", "\xE2\x81\x9F",
       "\xE3\x80\x80"};

/// Most characters are distinguished from a space without a search.
bool isVisibleAscii(char c)
{
    return c > ' ' && c < '\x7f';
}

std::size_t leadingSpace(std::string_view text)
{
    if (text.empty() || isVisibleAscii(text.front()))
        return 0;
    const auto space
        = std::ranges::find_if(kSpaces, [text](auto candidate) { return text.starts_with(candidate); });
    return space == kSpaces.end() ? 0 : space->size();
}

std::size_t trailingSpace(std::string_view text)
{
    if (text.empty() || isVisibleAscii(text.back()))
        return 0;
    const auto space
        = std::ranges::find_if(kSpaces, [text](auto candidate) { return text.ends_with(candidate); });
    return space == kSpaces.end() ? 0 : space->size();
}

char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
} // namespace

std::string_view trimmedUnicode(std::string_view text)
{
    while (const auto length = leadingSpace(text))
        text.remove_prefix(length);
    while (const auto length = trailingSpace(text))
        text.remove_suffix(length);
    return text;
}

std::vector<std::string_view> splitUnicodeSpace(std::string_view text)
{
    std::vector<std::string_view> fields;
    std::size_t start = 0;
    std::size_t at = 0;
    const auto flush = [&] {
        if (at > start)
            fields.push_back(text.substr(start, at - start));
    };
    while (at < text.size()) {
        if (const auto length = leadingSpace(text.substr(at))) {
            flush();
            at += length;
            start = at;
        } else {
            ++at;
        }
    }
    flush();
    return fields;
}

std::string_view takeDigits(std::string_view& text)
{
    const auto count = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view digits = text.substr(0, count);
    text.remove_prefix(count);
    return digits;
}

std::string asciiLowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), asciiLower);
    return result;
}

bool equalsIgnoringAsciiCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, asciiLower, asciiLower);
}

bool hasOnlyAscii(std::string_view text)
{
    unsigned bits = 0; // without an early exit, so that the compiler looks at many bytes at once
    for (const char byte : text)
        bits |= static_cast<unsigned char>(byte);
    return bits < 0x80;
}

int utf8Length(unsigned char lead)
{
    if (lead >= 0xF0 && lead < 0xF8)
        return 4;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    if (lead >= 0xC0 && lead < 0xE0)
        return 2;
    return 1;
}

std::size_t wellFormedUtf8Length(std::string_view text)
{
    if (text.empty())
        return 0;
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return 1;
    const auto length = static_cast<std::size_t>(utf8Length(lead));
    if (length == 1 || length > text.size())
        return 0;
    char32_t codePoint = lead & (0x7FU >> length);
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xC0U) != 0x80U)
            return 0;
        codePoint = (codePoint << 6U) | (byte(at) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    return codePoint < kSmallest[length] || codePoint > 0x10FFFF || isSurrogate ? 0 : length;
}

std::size_t codePointCount(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::size_t validUtf8Length(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const auto length = wellFormedUtf8Length(text.substr(at));
        if (length == 0)
            break;
        at += length;
    }
    return at;
}
} // namespace quotadeck

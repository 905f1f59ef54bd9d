// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/textnames.h"

#include "core/base/text.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr std::string_view kUrlEnd = " \t\r\n\"'<>";
constexpr std::string_view kFileEnd = " \t\r\n\"'<>:,;)(";
constexpr std::string_view kPunctuation = ".,:;)]}!?";
constexpr std::string_view kBesideLettersOfQueue = ".:#/@";
constexpr char kBetweenWords = '|'; ///< of a name of several kinds
constexpr std::size_t kLongestQuoted = 300; ///< bytes

/// Whether the byte at @p at is of a letter that a name goes on with: ASCII ones, and what is beyond ASCII except punctuation, such as ” and …
bool isNameLetter(std::string_view text, std::size_t at)
{
    const auto byteAt = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
    const auto isPunctuation = [&](std::size_t first) { // U+0080 to U+00BF, U+2000 to U+207F
        if (byteAt(first) == 0xc2)
            return true;
        return byteAt(first) == 0xe2 && first + 1 < text.size()
            && (byteAt(first + 1) == 0x80 || byteAt(first + 1) == 0x81);
    };
    const char letter = text[at];
    if (byteAt(at) < 0x80)
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || isDigit(letter)
            || letter == '_' || letter == '-';
    std::size_t first = at;
    while (first > 0 && at - first < 3 && (byteAt(first) & 0xc0) == 0x80)
        --first;
    return !isPunctuation(first);
}

bool beginsName(std::string_view text, std::size_t at)
{
    return at == 0 || !isNameLetter(text, at - 1) || !isNameLetter(text, at);
}

bool endsName(std::string_view text, std::size_t end)
{
    return end >= text.size() || !isNameLetter(text, end) || !isNameLetter(text, end - 1);
}

unsigned char firstOf(std::string_view lowered)
{
    return static_cast<unsigned char>(lowered.front());
}

std::size_t endAt(std::string_view text, std::size_t from, std::string_view ends)
{
    return std::min(text.find_first_of(ends, from), text.size());
}

/// Adds @p word to the words of a name, which are separated by kBetweenWords.
void addReplacement(std::string& words, const std::string& word)
{
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = std::min(words.find(kBetweenWords, from), words.size());
        if (std::string_view(words).substr(from, end - from) == word)
            return;
        from = end + 1;
    }
    if (!words.empty())
        words += kBetweenWords;
    words += word;
}

/// Without the punctuation of the sentence behind it.
std::size_t withoutPunctuation(std::string_view text, std::size_t from, std::size_t to)
{
    while (to > from && kPunctuation.find(text[to - 1]) != std::string_view::npos)
        --to;
    return to;
}
} // namespace

TextNames::TextNames(NameReplacer* names) : m_names(names)
{
    names->forEach([this](NameReplacer::Kind, const std::string& name, const std::string& replacement) {
        learn(name, replacement);
    });
}

void TextNames::learn(const std::string& name, const std::string& replacement)
{
    if (name.empty())
        return;
    const std::string lowered = asciiLowered(name);
    addReplacement(m_exact[name], replacement);
    addReplacement(m_lowered[lowered], replacement);
    m_lengths[firstOf(lowered)].insert(name.size());
}

/// What the host @p name is called instead, here and wherever a text has it later.
std::string TextNames::host(const std::string& name)
{
    const std::string replacement = m_names->replacement(NameReplacer::Kind::Host, name);
    learn(name, replacement);
    return replacement;
}

std::string TextNames::replaced(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Piece piece = beginsName(text, at) ? pieceAt(text, at) : Piece();
        if (piece.size == 0) {
            out += text[at++];
            continue;
        }
        out += piece.replacement;
        at += piece.size;
    }
    return out;
}

TextNames::Piece TextNames::pieceAt(std::string_view text, std::size_t at)
{
    for (const auto find : {&TextNames::urlAt, &TextNames::addressAt, &TextNames::queueAt}) {
        if (Piece piece = (this->*find)(text, at); piece.size > 0)
            return piece;
    }
    if (Piece piece = knownAt(text, at); piece.size > 0)
        return piece;
    if (Piece piece = quotedAt(text, at); piece.size > 0)
        return piece;
    return fileAt(text, at);
}

/// The host is replaced, and a path, which may contain anything, left out.
TextNames::Piece TextNames::urlAt(std::string_view text, std::size_t at)
{
    std::size_t colon = at;
    while (colon < text.size() && ((text[colon] >= 'a' && text[colon] <= 'z') || isDigit(text[colon])))
        ++colon;
    if (colon == at || text.substr(colon, 3) != "://")
        return {};
    const std::size_t end = withoutPunctuation(text, colon + 3, endAt(text, colon + 3, kUrlEnd));
    std::string_view authority = text.substr(colon + 3, end - colon - 3);
    const std::size_t pathAt = std::min(authority.find_first_of("/?#"), authority.size());
    const std::string_view path = authority.substr(pathAt);
    authority = authority.substr(0, pathAt);
    if (const std::size_t sign = authority.rfind('@'); sign != std::string_view::npos)
        authority.remove_prefix(sign + 1);
    const std::size_t portAt
        = authority.starts_with('[') ? authority.find(':', authority.find(']')) : authority.find(':');
    std::string name = asciiLowered(authority.substr(0, portAt));
    if (name.size() > 2 && name.front() == '[' && name.back() == ']')
        name = name.substr(1, name.size() - 2);
    std::string replacement(text.substr(at, colon + 3 - at));
    replacement += host(name);
    if (portAt != std::string_view::npos)
        replacement += authority.substr(portAt);
    if (path.size() > 1)
        replacement += "/…";
    else
        replacement += path;
    return {end - at, std::move(replacement)};
}

TextNames::Piece TextNames::addressAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    int parts = 0;
    for (; parts < 4; ++parts) {
        if (parts > 0) {
            if (end >= text.size() || text[end] != '.')
                return {};
            ++end;
        }
        const std::size_t from = end;
        while (end < text.size() && isDigit(text[end]) && end - from < 3)
            ++end;
        if (end == from)
            return {};
    }
    if (!endsName(text, end))
        return {};
    return {end - at, host(std::string(text.substr(at, end - at)))};
}

/// A path below root: all of its parts are names.
TextNames::Piece TextNames::queueAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view kBelowRoot = "root.";
    if (!equalsIgnoringAsciiCase(text.substr(at, kBelowRoot.size()), kBelowRoot))
        return {};
    std::size_t end = at;
    const auto isBesideLetters = [text](std::size_t place) {
        return kBesideLettersOfQueue.find(text[place]) != std::string_view::npos;
    };
    while (end < text.size() && (isNameLetter(text, end) || isBesideLetters(end)))
        ++end;
    while (isBesideLetters(end - 1)) // of the sentence behind it; it begins with a letter
        --end;
    if (end - at <= kBelowRoot.size())
        return {};
    return {end - at, m_names->path(QueuePath(std::string(text.substr(at, end - at)))).text()};
}

TextNames::Piece TextNames::knownAt(std::string_view text, std::size_t at) const
{
    const std::string first = asciiLowered(text.substr(at, 1));
    for (const std::size_t size : m_lengths[firstOf(first)]) {
        if (at + size > text.size() || !endsName(text, at + size))
            continue;
        if (const std::string* replacement = find(text.substr(at, size)))
            return {size, *replacement};
    }
    return {};
}

/// A path of a file in the system, with all of its folders.
TextNames::Piece TextNames::fileAt(std::string_view text, std::size_t at)
{
    const std::size_t slash = text[at] == '~' ? at + 1 : at;
    if (slash + 1 >= text.size() || text[slash] != '/'
        || (!isNameLetter(text, slash + 1) && text[slash + 1] != '.')
        || (at > 0 && (isNameLetter(text, at - 1) || text[at - 1] == '.')))
        return {};
    const std::size_t end = withoutPunctuation(text, at, endAt(text, at, kFileEnd));
    if (end <= slash + 1)
        return {};
    const std::string_view path = text.substr(at, end - at);
    if (path.starts_with("/ws/v1/")) // of the scheduler's interface, perhaps with names behind it
        return {path.size(), "/ws/v1/…"};
    return {path.size(), m_names->replacement(NameReplacer::Kind::File, std::string(path))};
}

/// What is quoted is a name, or a text with names.
TextNames::Piece TextNames::quotedAt(std::string_view text, std::size_t at)
{
    static constexpr std::pair<std::string_view, std::string_view> kMarks[]
        = {{"\"", "\""}, {"“", "”"}, {"„", "“"}};
    for (const auto& [open, close] : kMarks) {
        if (!text.substr(at).starts_with(open))
            continue;
        const std::size_t from = at + open.size();
        const std::size_t end = text.find(close, from);
        if (end == std::string_view::npos || end == from || end - from > kLongestQuoted)
            return {};
        const std::string_view inside = text.substr(from, end - from);
        const std::string* known = find(inside);
        std::string replacement;
        if (known) {
            replacement = *known;
        } else if (Piece whole = pieceAt(inside, 0); whole.size == inside.size()) {
            replacement = std::move(whole.replacement);
        } else {
            replacement = NameReplacer::leftOut(std::string(inside));
        }
        std::string piece(open);
        piece += replacement;
        piece += close;
        return {end + close.size() - at, std::move(piece)};
    }
    return {};
}

const std::string* TextNames::find(std::string_view name) const
{
    const auto exact = m_exact.find(std::string(name));
    if (exact != m_exact.end())
        return &exact->second;
    const auto lowered = m_lowered.find(asciiLowered(name));
    return lowered == m_lowered.end() ? nullptr : &lowered->second;
}
} // namespace quotadeck::feed

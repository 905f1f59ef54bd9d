// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/scalarsource.h"

#include "core/config/yaml/scalarvalue.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace quotadeck::config {
namespace {
struct Escape
{
    std::string_view text;
    std::string_view escaped;
};
// The first six are line breaks, marks and non-characters that YAML would fold or refuse.
constexpr std::size_t kUnquotable = 6;
constexpr Escape kEscapes[] = {{"\xC2\x85", "\\x85"}, // not \N, which yaml-cpp reads as a lone byte
                               {"\xE2\x80\xA8", "\\L"},
                               {"\xE2\x80\xA9", "\\P"},
                               {"\xEF\xBB\xBF", "\\uFEFF"},
                               {"\xEF\xBF\xBE", "\\uFFFE"},
                               {"\xEF\xBF\xBF", "\\uFFFF"},
                               {"\n", "\\n"},
                               {"\r", "\\r"},
                               {"\t", "\\t"},
                               {"\"", "\\\""},
                               {"\\", "\\\\"}};

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
}

/// U+0080 to U+009F: control characters in two bytes.
bool hasHighControl(std::string_view value)
{
    for (auto at = value.find('\xC2'); at != std::string_view::npos; at = value.find('\xC2', at + 1)) {
        if (at + 1 < value.size() && static_cast<unsigned char>(value[at + 1]) < 0xA0)
            return true;
    }
    return false;
}

bool needsEscapes(std::string_view value)
{
    return std::ranges::any_of(value, isControl) || hasHighControl(value)
        || std::any_of(
               std::begin(kEscapes), std::begin(kEscapes) + kUnquotable,
               [value](const Escape& escape) { return value.find(escape.text) != std::string_view::npos; });
}

std::string singleQuoted(std::string_view value)
{
    std::string result = "'";
    for (const char c : value) {
        result += c;
        if (c == '\'')
            result += c;
    }
    return result + "'";
}

std::string doubleQuoted(std::string_view value)
{
    std::string result = "\"";
    while (!value.empty()) {
        const auto* const escape = std::ranges::find_if(
            kEscapes, [value](const Escape& candidate) { return value.starts_with(candidate.text); });
        if (escape != std::end(kEscapes)) {
            result += escape->escaped;
            value.remove_prefix(escape->text.size());
        } else if (isControl(value.front())) {
            fmt::format_to(std::back_inserter(result), "\\x{:02X}", static_cast<unsigned>(value.front()));
            value.remove_prefix(1);
        } else if (value.starts_with('\xC2') && hasHighControl(value.substr(0, 2))) {
            fmt::format_to(std::back_inserter(result), "\\x{:02X}",
                           static_cast<unsigned>(static_cast<unsigned char>(value[1])));
            value.remove_prefix(2);
        } else {
            result += value.front();
            value.remove_prefix(1);
        }
    }
    return result + "\"";
}

/// Deliberately narrow: what is refused here is only put in quotes.
bool isSafePlain(std::string_view value)
{
    const auto isWord = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
            || static_cast<unsigned char>(c) >= 0x80;
    };
    const auto isInner = [&](char c) {
        return isWord(c) || std::string_view("./@+-=() $").find(c) != std::string_view::npos;
    };
    return !value.empty() && (isWord(value.front()) || value.front() == '/')
        && std::ranges::all_of(value, isInner) && value.back() != ' ';
}

ScalarType plainType(std::string_view value)
{
    return resolveScalar(YamlNode(value)).type;
}

/// Whether @p value means the same without quotes. The reader takes the text of a number for a text, but a null as
/// nothing (CFG-7, CFG-8).
bool isReadAlike(std::string_view value, ScalarUse use)
{
    const ScalarType type = plainType(value);
    return type == ScalarType::Text || (use == ScalarUse::Quantity && type != ScalarType::Null);
}
} // namespace

std::string scalarSource(std::string_view value, ScalarUse use, YamlStyle preferred)
{
    if (use == ScalarUse::Number)
        return std::string(value);
    if (needsEscapes(value) || preferred == YamlStyle::DoubleQuoted)
        return doubleQuoted(value);
    if (preferred == YamlStyle::SingleQuoted)
        return singleQuoted(value);
    return isSafePlain(value) && isReadAlike(value, use) ? std::string(value) : singleQuoted(value);
}
} // namespace quotadeck::config

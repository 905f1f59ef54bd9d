// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/yamlscalar.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <string_view>

namespace quotadeck::config {
namespace {
using namespace std::string_view_literals;

constexpr std::string_view kCorePrefix = "tag:yaml.org,2002:";
constexpr std::array kNulls = {""sv, "~"sv, "null"sv, "Null"sv, "NULL"sv};
constexpr std::array kTrue = {"true"sv, "True"sv, "TRUE"sv};
constexpr std::array kFalse = {"false"sv, "False"sv, "FALSE"sv};
constexpr std::array kOldTrue = {"y"sv, "Y"sv, "yes"sv, "Yes"sv, "YES"sv, "on"sv, "On"sv, "ON"sv};
constexpr std::array kOldFalse = {"n"sv, "N"sv, "no"sv, "No"sv, "NO"sv, "off"sv, "Off"sv, "OFF"sv};
constexpr std::array kNan = {".nan"sv, ".NaN"sv, ".NAN"sv};
constexpr std::array kInfinity = {".inf"sv, ".Inf"sv, ".INF"sv, "+.inf"sv, "+.Inf"sv, "+.INF"sv};
constexpr std::array kNegativeInfinity = {"-.inf"sv, "-.Inf"sv, "-.INF"sv};

template <typename Words>
bool isOneOf(const Words& words, std::string_view text)
{
    return std::ranges::find(words, text) != words.end();
}

ScalarValue ofType(ScalarType type)
{
    ScalarValue value;
    value.type = type;
    return value;
}

ScalarValue floatValue(double number)
{
    ScalarValue value = ofType(ScalarType::Float);
    value.number = number;
    return value;
}

std::optional<ScalarValue> fixedWord(std::string_view text)
{
    constexpr std::size_t kLongest = 5; // "false", "+.inf"
    if (text.size() > kLongest)
        return std::nullopt;
    if (isOneOf(kNulls, text))
        return ofType(ScalarType::Null);
    if (isOneOf(kTrue, text) || isOneOf(kFalse, text)) {
        ScalarValue value = ofType(ScalarType::Boolean);
        value.boolean = isOneOf(kTrue, text);
        return value;
    }
    if (isOneOf(kNan, text))
        return floatValue(std::numeric_limits<double>::quiet_NaN());
    if (isOneOf(kInfinity, text))
        return floatValue(std::numeric_limits<double>::infinity());
    if (isOneOf(kNegativeInfinity, text))
        return floatValue(-std::numeric_limits<double>::infinity());
    return std::nullopt;
}

/// Removes the prefix of a literal without sign, such as "0x", and returns its base.
int takeBase(std::string_view& digits)
{
    if (digits.size() < 2 || digits.front() != '0')
        return 10;
    const char mark = digits[1];
    const int base = mark == 'x' || mark == 'X' ? 16 : mark == 'b' || mark == 'B' ? 2 : 8;
    digits.remove_prefix(base != 8 || mark == 'o' || mark == 'O' ? 2 : 1);
    return base;
}

/// Go's integer literals without separators: decimal, 0x, 0b, 0o and the old leading-zero octal.
std::optional<ScalarValue> integer(std::string_view text)
{
    ScalarValue value = ofType(ScalarType::Integer);
    const bool hasSign = text.starts_with('-') || text.starts_with('+');
    value.isNegative = text.starts_with('-');
    std::string_view digits = text.substr(hasSign ? 1 : 0);
    const int base = takeBase(digits);
    const char* const end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, value.magnitude, base);
    if (digits.empty() || parsed.ec != std::errc() || parsed.ptr != end)
        return std::nullopt;
    // A signed literal must fit 63 bits; above, it is read as a float if it looks like one.
    constexpr std::uint64_t kMostSigned = std::uint64_t{1} << 63;
    if (hasSign && value.magnitude > (value.isNegative ? kMostSigned : kMostSigned - 1))
        return std::nullopt;
    return value;
}

/// True for [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?
bool hasFloatShape(std::string_view text)
{
    const auto skipDigits = [&text] {
        const auto count = static_cast<std::size_t>(std::ranges::find_if_not(text, isDigit) - text.begin());
        text.remove_prefix(count);
        return count;
    };
    const auto skipSign = [&text] {
        if (text.starts_with('-') || text.starts_with('+'))
            text.remove_prefix(1);
    };
    skipSign();
    const auto whole = skipDigits();
    std::size_t fraction = 0;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        fraction = skipDigits();
    }
    if (whole + fraction == 0)
        return false;
    if (text.empty())
        return true;
    if (text.front() != 'e' && text.front() != 'E')
        return false;
    text.remove_prefix(1);
    skipSign();
    return skipDigits() > 0 && text.empty();
}

std::optional<ScalarValue> decimalFloat(std::string_view text)
{
    if (!hasFloatShape(text))
        return std::nullopt;
    const std::string_view unsignedText = text.substr(text.starts_with('+') ? 1 : 0);
    double number = 0.0;
    const auto parsed
        = std::from_chars(unsignedText.data(), unsignedText.data() + unsignedText.size(), number);
    if (parsed.ec == std::errc::result_out_of_range) {
        // Too small is zero, too large is no float at all.
        const bool isTiny
            = text.find("e-") != std::string_view::npos || text.find("E-") != std::string_view::npos;
        return isTiny ? std::optional(floatValue(0.0)) : std::nullopt;
    }
    return floatValue(number);
}

/// True when every separator is between two digits, as Go requires for floats.
bool separatesDigits(std::string_view text)
{
    for (auto at = text.find('_'); at != std::string_view::npos; at = text.find('_', at + 1)) {
        if (at == 0 || at + 1 == text.size() || !isDigit(text[at - 1]) || !isDigit(text[at + 1]))
            return false;
    }
    return true;
}

/// The type of a text by its form alone.
ScalarValue resolvePlain(std::string_view text)
{
    const bool isNumber = !text.empty() && isDigit(text.front()); // or only a text
    if (const auto word = isNumber ? std::nullopt : fixedWord(text))
        return *word;
    const bool isFraction = text.starts_with('.');
    if (!isNumber && !isFraction && text.front() != '+' && text.front() != '-')
        return {};
    if (isFraction && !separatesDigits(text))
        return {};
    std::string plain(text);
    std::erase(plain, '_');
    if (isFraction)
        return decimalFloat(plain).value_or(ScalarValue{});
    if (const auto number = integer(plain))
        return *number;
    return decimalFloat(plain).value_or(ScalarValue{});
}

ScalarType typeOfTag(std::string_view name)
{
    if (name == "null")
        return ScalarType::Null;
    if (name == "bool")
        return ScalarType::Boolean;
    if (name == "int")
        return ScalarType::Integer;
    if (name == "float")
        return ScalarType::Float;
    return ScalarType::Unresolvable;
}

bool looksLikeDate(std::string_view text)
{
    return text.size() >= 8 && std::ranges::all_of(text.substr(0, 4), isDigit) && text[4] == '-';
}

ScalarValue resolveTagged(const YamlNode& scalar, std::string_view name)
{
    if (name == "str")
        return {};
    if (name == "timestamp")
        return ofType(looksLikeDate(scalar.text()) ? ScalarType::Text : ScalarType::Unresolvable);
    ScalarValue value = resolvePlain(scalar.text());
    const ScalarType wanted = typeOfTag(name);
    if (wanted == ScalarType::Float && value.type == ScalarType::Integer) {
        const auto number = static_cast<double>(value.magnitude);
        return floatValue(value.isNegative ? -number : number);
    }
    return value.type == wanted ? value : ofType(ScalarType::Unresolvable);
}

struct Escape
{
    std::string_view text;
    std::string_view escaped;
};
// The first six are line breaks, marks and non-characters that YAML would fold or reject.
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

/// Deliberately narrow: all other values are written in quotes.
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

/// Whether @p value means the same without quotes. The scheduler reads a number as a text where it expects one, but a
/// null as not set (CFG-7, CFG-8).
bool isReadAlike(std::string_view value, ScalarUse use)
{
    const ScalarType type = plainType(value);
    return type == ScalarType::Text || (use == ScalarUse::Quantity && type != ScalarType::Null);
}
} // namespace

ScalarValue resolveScalar(const YamlNode& scalar)
{
    const std::string_view tag = scalar.tag();
    if (tag.starts_with(kCorePrefix))
        return resolveTagged(scalar, tag.substr(kCorePrefix.size()));
    const bool isCustom = !tag.empty() && tag != "!";
    if (isCustom || scalar.style != YamlStyle::Plain)
        return {};
    return resolvePlain(scalar.text());
}

bool isNull(const YamlNode& node)
{
    if (node.kind != YamlKind::Scalar)
        return false;
    if (!node.tag().empty())
        return resolveScalar(node).type == ScalarType::Null;
    return node.style == YamlStyle::Plain && isOneOf(kNulls, node.text());
}

bool isResolvable(const YamlNode& scalar)
{
    return scalar.tag().empty() || resolveScalar(scalar).type != ScalarType::Unresolvable;
}

std::optional<bool> readBoolean(const YamlNode& scalar)
{
    const ScalarValue value = resolveScalar(scalar);
    if (value.type == ScalarType::Boolean)
        return value.boolean;
    if (value.type != ScalarType::Text)
        return std::nullopt;
    if (isOneOf(kOldTrue, scalar.text()))
        return true;
    if (isOneOf(kOldFalse, scalar.text()))
        return false;
    return std::nullopt;
}

std::optional<std::uint64_t> readCount(const YamlNode& scalar)
{
    constexpr double kTwoTo64 = 18446744073709551616.0;
    const ScalarValue value = resolveScalar(scalar);
    if (value.type == ScalarType::Integer && (!value.isNegative || value.magnitude == 0))
        return value.magnitude;
    if (value.type != ScalarType::Float || !(value.number >= 0.0) || value.number > kTwoTo64)
        return std::nullopt;
    if (value.number == kTwoTo64)
        return std::numeric_limits<std::uint64_t>::max();
    return static_cast<std::uint64_t>(value.number);
}

std::optional<double> readFloat(const YamlNode& scalar)
{
    const ScalarValue value = resolveScalar(scalar);
    if (value.type == ScalarType::Float)
        return value.number;
    if (value.type != ScalarType::Integer)
        return std::nullopt;
    const auto number = static_cast<double>(value.magnitude);
    return value.isNegative ? -number : number;
}

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

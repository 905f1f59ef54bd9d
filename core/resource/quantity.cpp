// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantity.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

namespace quotadeck {
namespace {
struct Suffix
{
    std::string_view text;
    Quantity multiplier;
};

constexpr std::array<Suffix, 6> kDecimal = {{{"k", 1'000},
                                             {"M", 1'000'000},
                                             {"G", 1'000'000'000},
                                             {"T", 1'000'000'000'000},
                                             {"P", 1'000'000'000'000'000},
                                             {"E", 1'000'000'000'000'000'000}}};
constexpr std::array<Suffix, 6> kBinary = {{{"Ki", 1LL << 10},
                                            {"Mi", 1LL << 20},
                                            {"Gi", 1LL << 30},
                                            {"Ti", 1LL << 40},
                                            {"Pi", 1LL << 50},
                                            {"Ei", 1LL << 60}}};
constexpr std::string_view kMilli = "m";
constexpr Quantity kMillicores = 1000;

/// True when @p suffix has the shape of a suffix, known or not: one of mkKMGTPE with an optional i (RES-5.1).
bool hasSuffixShape(std::string_view suffix)
{
    if (suffix.empty())
        return true;
    if (std::string_view("mkKMGTPE").find(suffix.front()) == std::string_view::npos)
        return false;
    return suffix.size() == 1 || (suffix.size() == 2 && suffix[1] == 'i');
}

/// Whether @p c may be between number and suffix (RES-4).
bool isSuffixGap(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

/// @p suffix has the shape of one and is not "m".
std::optional<Quantity> multiplierOf(std::string_view suffix)
{
    if (suffix.empty())
        return 1;
    const auto& table = suffix.size() == 1 ? kDecimal : kBinary;
    for (const Suffix& known : table) {
        if (known.text.front() == suffix.front())
            return known.multiplier;
    }
    return std::nullopt;
}

/// The largest suffix of @p table that divides @p value exactly, or plain digits.
std::string withSuffix(Quantity value, const std::array<Suffix, 6>& table)
{
    if (value != 0) {
        for (auto entry = table.rbegin(); entry != table.rend(); ++entry) {
            if (value % entry->multiplier == 0)
                return fmt::format("{}{}", value / entry->multiplier, entry->text);
        }
    }
    return std::to_string(value);
}
} // namespace

QuantityKind quantityKind(std::string_view typeName)
{
    return typeName == "vcore" ? QuantityKind::Vcore : QuantityKind::Plain;
}

tl::expected<Quantity, QuantityError> parseQuantity(std::string_view text, QuantityKind kind)
{
    const std::string_view body = trimmedUnicode(text);
    Quantity number = 0;
    bool isTooLarge = false;
    const char* at = body.data();
    const char* const end = at + body.size();
    for (; at != end && isDigit(*at); ++at)
        isTooLarge = isTooLarge || __builtin_mul_overflow(number, 10, &number)
            || __builtin_add_overflow(number, *at - '0', &number);
    const bool hasDigits = at != body.data();
    at = std::find_if_not(at, end, isSuffixGap);
    const std::string_view suffix(at, end);
    if (!hasDigits || !hasSuffixShape(suffix))
        return tl::unexpected(QuantityError::InvalidQuantity);
    if (isTooLarge)
        return tl::unexpected(QuantityError::Overflow);

    const bool isMilli = suffix == kMilli;
    if (isMilli && kind != QuantityKind::Vcore)
        return tl::unexpected(QuantityError::InvalidSuffix);
    if (isMilli)
        return number;
    const auto multiplier = multiplierOf(suffix);
    if (!multiplier)
        return tl::unexpected(QuantityError::InvalidSuffix);

    Quantity value = 0;
    if (__builtin_mul_overflow(number, *multiplier, &value)
        || (kind == QuantityKind::Vcore && __builtin_mul_overflow(value, kMillicores, &value)))
        return tl::unexpected(QuantityError::Overflow);
    return value;
}

std::string formatQuantity(Quantity value, QuantityKind kind, QuantityStyle style)
{
    if (kind == QuantityKind::Vcore)
        return value % kMillicores == 0 ? std::to_string(value / kMillicores) : fmt::format("{}m", value);
    return withSuffix(value, style == QuantityStyle::Binary ? kBinary : kDecimal);
}

QuantityStyle quantityStyle(std::string_view text)
{
    return trimmedUnicode(text).ends_with('i') ? QuantityStyle::Binary : QuantityStyle::Decimal;
}

Message describe(QuantityError error, std::string_view text, QuantityKind kind)
{
    switch (error) {
    case QuantityError::InvalidQuantity:
        return {QUOTADECK_TEXT(
                    "quantity",
                    "\"%1\" is not a quantity: write digits and an optional suffix, such as 500 or 10Gi"),
                text};
    case QuantityError::Overflow:
        return {QUOTADECK_TEXT("quantity", "\"%1\" is too large: the highest value is %2"), text,
                kind == QuantityKind::Vcore ? "9223372036854775807m" : "9223372036854775807"};
    case QuantityError::InvalidSuffix:
        return {QUOTADECK_TEXT("quantity", "\"%1\" has an unknown suffix: use %2"), text,
                kind == QuantityKind::Vcore ? "m, k, M, G, T, P, E, Ki, Mi, Gi, Ti, Pi, Ei"
                                            : "k, M, G, T, P, E, Ki, Mi, Gi, Ti, Pi, Ei"};
    }
    return {};
}

namespace {
/// What a suffix multiplies with: 2^binary * 10^decimal.
struct Factor
{
    int binary = 0;
    int decimal = 0;
};

constexpr std::array<std::pair<std::string_view, Factor>, 16> kSuffixes{{{"", {0, 0}},
                                                                         {"n", {0, -9}},
                                                                         {"u", {0, -6}},
                                                                         {"m", {0, -3}},
                                                                         {"k", {0, 3}},
                                                                         {"M", {0, 6}},
                                                                         {"G", {0, 9}},
                                                                         {"T", {0, 12}},
                                                                         {"P", {0, 15}},
                                                                         {"E", {0, 18}},
                                                                         {"Ki", {10, 0}},
                                                                         {"Mi", {20, 0}},
                                                                         {"Gi", {30, 0}},
                                                                         {"Ti", {40, 0}},
                                                                         {"Pi", {50, 0}},
                                                                         {"Ei", {60, 0}}}};
constexpr int kMilliDigits = 3;
constexpr std::size_t kMostDigits = 1000; // far beyond any that matters
constexpr std::int64_t kMostExponent = 2 * kMostDigits; // beyond it a number is over the limit, or below one

/// The parts of "-1.5Gi": its digits without the point are to be multiplied with the factor.
struct Parts
{
    bool isNegative = false;
    std::string digits;
    Factor factor;
};

/// "Ki", "m", "e3", "E-3"; a plain "E" is a suffix.
std::optional<Factor> readFactor(std::string_view suffix)
{
    const auto* const known
        = std::ranges::find(kSuffixes, suffix, [](const auto& entry) { return entry.first; });
    if (known != kSuffixes.end())
        return known->second;
    if (suffix.size() < 2 || (suffix.front() != 'e' && suffix.front() != 'E'))
        return std::nullopt;
    const bool hasPlus = suffix[1] == '+';
    suffix.remove_prefix(hasPlus ? 2 : 1);
    std::int64_t exponent = 0; // as wide as in Kubernetes
    const auto [end, error] = std::from_chars(suffix.data(), suffix.data() + suffix.size(), exponent);
    if (error != std::errc() || end != suffix.data() + suffix.size()
        || (hasPlus && suffix.front() == '-')) // one sign is enough
        return std::nullopt;
    return Factor{0, static_cast<int>(std::clamp(exponent, -kMostExponent, kMostExponent))};
}

std::optional<Parts> readParts(std::string_view text)
{
    Parts parts;
    if (text.starts_with('-') || text.starts_with('+')) {
        parts.isNegative = text.front() == '-';
        text.remove_prefix(1);
    }
    parts.digits = takeDigits(text);
    std::size_t fraction = 0;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        const std::string_view behind = takeDigits(text);
        fraction = behind.size();
        parts.digits += behind;
    }
    const auto factor = readFactor(text);
    if (!factor || parts.digits.empty() || parts.digits.size() > kMostDigits)
        return std::nullopt;
    parts.factor = {factor->binary, factor->decimal - static_cast<int>(fraction)};
    return parts;
}

/// @p digits times 2^@p binary, exactly. A digit times 2^60 and the carry stay below 2^64.
std::string timesPowerOfTwo(const std::string& digits, int binary)
{
    std::string reversed;
    std::uint64_t carry = 0;
    for (auto digit = digits.rbegin(); digit != digits.rend() || carry > 0;) {
        if (digit != digits.rend())
            carry += static_cast<std::uint64_t>(*digit++ - '0') << binary;
        reversed += static_cast<char>('0' + carry % 10);
        carry /= 10;
    }
    return {reversed.rbegin(), reversed.rend()};
}

/// The number @p digits times 10^@p decimal, rounded up and held at the largest Quantity.
Quantity roundedUp(std::string digits, int decimal)
{
    bool hasRest = false;
    if (decimal < 0) {
        const auto cut = std::min(digits.size(), static_cast<std::size_t>(-decimal));
        hasRest = digits.find_first_not_of('0', digits.size() - cut) != std::string::npos;
        digits.resize(digits.size() - cut);
    }
    Quantity value = 0;
    for (const char digit : digits)
        value = saturatingAdd(saturatingMultiply(value, 10), digit - '0');
    for (int i = 0; i < decimal && value > 0; ++i)
        value = saturatingMultiply(value, 10);
    return saturatingAdd(value, hasRest ? 1 : 0);
}
} // namespace

tl::expected<Quantity, QuantityError> parseKubeQuantity(std::string_view text, QuantityKind kind)
{
    const auto parts = readParts(text);
    if (!parts)
        return tl::unexpected(QuantityError::InvalidQuantity);
    const int decimal = parts->factor.decimal + (kind == QuantityKind::Vcore ? kMilliDigits : 0);
    const Quantity value = roundedUp(timesPowerOfTwo(parts->digits, parts->factor.binary), decimal);
    return parts->isNegative ? -value : value;
}

tl::expected<void, QuantityError> setKubeResource(Resource& resource, std::string_view name,
                                                  std::string_view text)
{
    const bool isCpu = name == "cpu";
    const auto value = parseKubeQuantity(text, isCpu ? QuantityKind::Vcore : QuantityKind::Plain);
    if (!value)
        return tl::unexpected(value.error());
    resource.set(isCpu ? "vcore" : name, *value);
    return {};
}
} // namespace quotadeck

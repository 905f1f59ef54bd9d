// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantity.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <optional>

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

std::optional<Quantity> multiplierOf(std::string_view suffix)
{
    if (suffix.empty())
        return 1;
    const auto& table = suffix.size() == 1 ? kDecimal : kBinary;
    const auto* const entry = std::ranges::find(table, suffix, &Suffix::text);
    return entry == table.end() ? std::nullopt : std::optional(entry->multiplier);
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
    const auto digitCount = static_cast<std::size_t>(std::ranges::find_if_not(body, isDigit) - body.begin());
    const auto suffixStart = std::min(body.find_first_not_of(" \t\n\f\r", digitCount), body.size());
    const std::string_view suffix = body.substr(suffixStart);
    if (digitCount == 0 || !hasSuffixShape(suffix))
        return tl::unexpected(QuantityError::InvalidQuantity);

    Quantity number = 0;
    if (std::from_chars(body.data(), body.data() + digitCount, number).ec != std::errc())
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
} // namespace quotadeck

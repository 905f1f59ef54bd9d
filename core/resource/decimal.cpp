// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/decimal.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <string>

namespace quotadeck {
namespace {
constexpr std::size_t kMostFractionDigits = 6;
constexpr std::size_t kMostInputDigits = 18; ///< of both parts of a decimal together
} // namespace

std::optional<Decimal> readDecimal(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    std::string digits(text.substr(0, point));
    digits += fraction;
    const bool isCut = point + 1 == text.size();
    if (digits.empty() || isCut || digits.size() > kMostInputDigits || fraction.size() > kMostFractionDigits
        || !std::ranges::all_of(digits, isDigit))
        return std::nullopt;
    Decimal decimal;
    std::from_chars(digits.data(), digits.data() + digits.size(), decimal.number);
    for (std::size_t i = 0; i < fraction.size(); ++i)
        decimal.divisor *= 10; // NOLINT(readability-magic-numbers): decimal digits
    return decimal;
}

std::string_view quantitySuffix(std::string_view text)
{
    const auto* const last = std::ranges::find_if(text, [](char c) { return !isDigit(c) && c != '.'; });
    return trimmedUnicode(text.substr(static_cast<std::size_t>(last - text.begin())));
}

tl::expected<Quantity, QuantityError> quantityUnit(std::string_view suffix, QuantityKind kind)
{
    return parseQuantity(fmt::format("1{}", suffix), kind);
}

Quantity unitBelow(std::string_view suffix, QuantityKind kind)
{
    constexpr Quantity kBinaryStep = 1024;
    constexpr Quantity kDecimalStep = 1000;
    if (kind == QuantityKind::Vcore || suffix.empty())
        return 1;
    return quantityUnit(suffix, kind).value_or(1) / (suffix.ends_with('i') ? kBinaryStep : kDecimalStep);
}
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantityinput.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <string>

namespace quotadeck {
namespace {
/// @p number times @p unit, cut; none beyond the range.
std::optional<Quantity> product(const Decimal& number, Quantity unit, Quantity below)
{
    const WideInteger exact = static_cast<WideInteger>(number.number) * unit;
    WideInteger value = exact / number.divisor;
    if (exact % number.divisor != 0)
        value -= value % below;
    return value > kMaxQuantity ? std::nullopt : std::optional(static_cast<Quantity>(value));
}

tl::unexpected<Error> tooLarge(std::string_view text, QuantityKind kind)
{
    return fail(ErrorCode::InvalidArgument, {}, describe(QuantityError::Overflow, text, kind));
}

Result<TypedQuantity> readPart(std::string_view text, QuantityKind kind,
                               std::optional<std::string_view> whole)
{
    const auto percent = readDecimal(trimmedUnicode(text.substr(0, text.size() - 1)));
    if (!percent)
        return fail(ErrorCode::InvalidArgument, {},
                    {QUOTADECK_TEXT("quantity", "\"%1\" is not a percentage: write for example 50%"), text});
    const auto all = whole ? parseQuantity(*whole, kind) : tl::unexpected(QuantityError::InvalidQuantity);
    if (!all)
        return fail(
            ErrorCode::InvalidArgument, {},
            QUOTADECK_TEXT("quantity", "no maximum is set, so a percentage has no base: write an amount"));
    constexpr std::int64_t kHundred = 100;
    const auto value = product({percent->number, percent->divisor * kHundred}, *all,
                               unitBelow(quantitySuffix(trimmedUnicode(*whole)), kind));
    if (!value)
        return tooLarge(text, kind);
    return TypedQuantity{*value, formatQuantity(*value, kind, quantityStyle(*whole))};
}
} // namespace

Result<TypedQuantity> readTypedQuantity(std::string_view text, QuantityKind kind,
                                        std::optional<std::string_view> whole)
{
    const std::string_view body = trimmedUnicode(text);
    if (body.ends_with('%'))
        return readPart(body, kind, whole);
    if (const auto plain = parseQuantity(body, kind))
        return TypedQuantity{*plain, formatQuantity(*plain, kind, quantityStyle(body))};
    const std::string_view suffix = quantitySuffix(body);
    const auto number = readDecimal(trimmedUnicode(body.substr(0, body.size() - suffix.size())));
    const auto unit = quantityUnit(suffix, kind);
    if (!number || !unit) {
        const auto error = number && !unit ? unit.error() : QuantityError::InvalidQuantity;
        return fail(ErrorCode::InvalidArgument, {}, describe(error, body, kind));
    }
    const auto value = product(*number, *unit, unitBelow(suffix, kind));
    if (!value)
        return tooLarge(body, kind);
    return TypedQuantity{*value, formatQuantity(*value, kind, quantityStyle(body))};
}

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

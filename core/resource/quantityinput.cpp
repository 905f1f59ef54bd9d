// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantityinput.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>

namespace quotadeck {
namespace {
__extension__ using Wide = __int128; // a decimal times the largest unit needs more than 64 bits

constexpr std::size_t kMostFractionDigits = 6;
constexpr std::size_t kMostInputDigits = 18; ///< of both parts of a decimal together

/// "1.5" as 15 and 10.
struct Decimal
{
    std::int64_t number = 0;
    std::int64_t divisor = 1;
};

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

std::string_view suffixOf(std::string_view text)
{
    const auto* const last = std::ranges::find_if(text, [](char c) { return !isDigit(c) && c != '.'; });
    return trimmedUnicode(text.substr(static_cast<std::size_t>(last - text.begin())));
}

/// What a 1 with this suffix means, in base units.
tl::expected<Quantity, QuantityError> unitOf(std::string_view suffix, QuantityKind kind)
{
    return parseQuantity(fmt::format("1{}", suffix), kind);
}

/// To what a number that is not whole is cut, so that "8.4Gi" becomes 8601Mi and not a number of bytes.
Quantity unitBelow(std::string_view suffix, QuantityKind kind)
{
    constexpr Quantity kBinaryStep = 1024;
    constexpr Quantity kDecimalStep = 1000;
    if (kind == QuantityKind::Vcore || suffix.empty())
        return 1;
    return unitOf(suffix, kind).value_or(1) / (suffix.ends_with('i') ? kBinaryStep : kDecimalStep);
}

/// @p number times @p unit, cut; none beyond the range.
std::optional<Quantity> product(const Decimal& number, Quantity unit, Quantity below)
{
    const Wide exact = static_cast<Wide>(number.number) * unit;
    Wide value = exact / number.divisor;
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
                               unitBelow(suffixOf(trimmedUnicode(*whole)), kind));
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
    const std::string_view suffix = suffixOf(body);
    const auto number = readDecimal(trimmedUnicode(body.substr(0, body.size() - suffix.size())));
    const auto unit = unitOf(suffix, kind);
    if (!number || !unit) {
        const auto error = number && !unit ? unit.error() : QuantityError::InvalidQuantity;
        return fail(ErrorCode::InvalidArgument, {}, describe(error, body, kind));
    }
    const auto value = product(*number, *unit, unitBelow(suffix, kind));
    if (!value)
        return tooLarge(body, kind);
    return TypedQuantity{*value, formatQuantity(*value, kind, quantityStyle(body))};
}

Result<QuantityFormula> QuantityFormula::read(std::string_view text, QuantityKind kind)
{
    const std::string_view body = trimmedUnicode(text);
    if (body == "clear")
        return QuantityFormula(Kind::Clear, kind);
    constexpr std::string_view kSigns = "*+-=";
    constexpr std::array kKinds = {Kind::Multiply, Kind::Add, Kind::Subtract, Kind::Set};
    const auto sign = body.empty() ? std::string_view::npos : kSigns.find(body.front());
    if (sign == std::string_view::npos)
        return fail(
            ErrorCode::InvalidArgument, {},
            {QUOTADECK_TEXT("quantity", "\"%1\" is not a formula: write *1.2, +10Gi, -500m, =64Gi or clear"),
             body});
    QuantityFormula formula(kKinds.at(sign), kind);
    const std::string_view operand = trimmedUnicode(body.substr(1));
    if (formula.m_kind == Kind::Multiply) {
        if (!readDecimal(operand))
            return fail(
                ErrorCode::InvalidArgument, {},
                {QUOTADECK_TEXT("quantity", "\"%1\" is not a factor: write for example *1.2"), operand});
        formula.m_factor = operand;
        return formula;
    }
    return readTypedQuantity(operand, kind).map([&](TypedQuantity amount) {
        formula.m_amount = std::move(amount);
        return formula;
    });
}

Result<std::optional<std::string>> QuantityFormula::apply(std::optional<std::string_view> text) const
{
    using Text = std::optional<std::string>;
    if (m_kind == Kind::Clear)
        return Text();
    if (m_kind == Kind::Set)
        return Text(m_amount.text);
    if (!text)
        return Text();
    const auto old = parseQuantity(*text, m_quantityKind);
    if (!old)
        return fail(ErrorCode::InvalidArgument, {}, describe(old.error(), *text, m_quantityKind));
    std::optional<Quantity> value;
    if (m_kind == Kind::Multiply) {
        const auto suffix = suffixOf(trimmedUnicode(*text));
        value = product(*readDecimal(m_factor), *old, unitBelow(suffix, m_quantityKind));
    } else if (m_kind == Kind::Subtract) {
        value = std::max<Quantity>(*old - m_amount.value, 0);
    } else if (Quantity sum = 0; !__builtin_add_overflow(*old, m_amount.value, &sum)) {
        value = sum;
    }
    if (!value)
        return tooLarge(*text, m_quantityKind);
    if (*value == *old) // as written
        return Text(std::string(*text));
    const bool isBinary = quantityStyle(*text) == QuantityStyle::Binary
        || (*old == 0 && quantityStyle(m_amount.text) == QuantityStyle::Binary);
    return Text(
        formatQuantity(*value, m_quantityKind, isBinary ? QuantityStyle::Binary : QuantityStyle::Decimal));
}
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantityinput.h"

#include "core/base/text.h"
#include "core/resource/decimal.h"

#include <cstdint>

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
} // namespace quotadeck

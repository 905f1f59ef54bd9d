// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/price.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <fmt/format.h>
#include <limits>

namespace quotadeck::usage {
namespace {
constexpr Money kUnit = 1'000'000'000;
constexpr std::size_t kDecimals = 9;
constexpr Amount kSecondsPerHour = 3600;

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}
} // namespace

bool isMoneyText(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    const bool hasPoint = point < text.size();
    return isDigits(text.substr(0, point)) && (!hasPoint || isDigits(fraction))
        && fraction.size() <= kDecimals;
}

std::optional<Money> parseMoney(std::string_view text)
{
    if (!isMoneyText(text))
        return std::nullopt;
    const auto point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    std::string digits(whole);
    digits += fraction;
    digits.append(kDecimals - fraction.size(), '0');
    Money money = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), money).ec != std::errc())
        return std::nullopt;
    return money;
}

std::string formatMoney(Money money)
{
    const auto magnitude
        = money < 0 ? 0 - static_cast<std::uint64_t>(money) : static_cast<std::uint64_t>(money);
    std::string text = fmt::format("{}{}.{:09}", money < 0 ? "-" : "", magnitude / kUnit, magnitude % kUnit);
    text.resize(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

Price pricePerHour(Money money, Quantity amount)
{
    return {money, amount * kSecondsPerHour};
}

Money costOf(Amount amount, const Price& price)
{
    assert(price.resourceSeconds > 0);
    constexpr Money kMost = std::numeric_limits<Money>::max();
    constexpr Money kLeast = std::numeric_limits<Money>::min();
    constexpr int kHalf = 32; // bits of money
    const Amount divisor = price.resourceSeconds;
    const bool isNegative = (amount < 0) != (price.money < 0);
    const Amount held = amount < 0 ? -amount : amount;
    const Amount money = price.money < 0 ? -Amount{price.money} : Amount{price.money};
    Amount cost = 0;
    if (__builtin_mul_overflow(held / divisor, money, &cost))
        return isNegative ? kLeast : kMost;
    // The rest times the money may need more than 128 bits: divided in two steps, of which each leaves an exact rest.
    const Amount rest = held % divisor;
    const Amount high = rest * (money >> kHalf);
    const Amount low = ((high % divisor) << kHalf) + rest * (money & ((Amount{1} << kHalf) - 1));
    const Amount part = ((high / divisor) << kHalf) + (low + divisor / 2) / divisor;
    if (__builtin_add_overflow(cost, part, &cost))
        return isNegative ? kLeast : kMost;
    return static_cast<Money>(std::clamp<Amount>(isNegative ? -cost : cost, kLeast, kMost));
}
} // namespace quotadeck::usage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/usagecost.h"

#include "core/base/saturating.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <fmt/format.h>
#include <limits>

namespace quotadeck::cluster {
namespace {
__extension__ using Wide = __int128; // a product of two amounts always fits

constexpr Money kUnit = 1'000'000'000;
constexpr std::size_t kDecimals = 9;
constexpr Quantity kSecondsPerHour = 3600;

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// @p amount * @p money / @p divisor, rounded half up and held at the limits.
Money scaled(Quantity amount, Money money, Quantity divisor)
{
    const Wide product = Wide{amount} * money;
    const Wide half = Wide{divisor} / 2;
    const Wide rounded = (product >= 0 ? product + half : product - half) / divisor;
    const Wide held
        = std::clamp<Wide>(rounded, std::numeric_limits<Money>::min(), std::numeric_limits<Money>::max());
    return static_cast<Money>(held);
}
} // namespace

std::optional<Money> parseMoney(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    const bool hasPoint = point < text.size();
    if (!isDigits(whole) || (hasPoint && !isDigits(fraction)) || fraction.size() > kDecimals)
        return std::nullopt;
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
    return {money, saturatingMultiply(amount, kSecondsPerHour)};
}

std::optional<Price> PriceList::find(const std::string& instanceType, ResourceType type) const
{
    if (const auto own = byInstanceType.find(instanceType); own != byInstanceType.end()) {
        if (const auto price = own->second.find(type); price != own->second.end())
            return price->second;
    }
    const auto price = standard.find(type);
    return price == standard.end() ? std::nullopt : std::optional(price->second);
}

Cost costOf(const ResourceHistory& history, const PriceList& prices)
{
    Cost cost;
    for (const auto& [instanceType, amounts] : history) {
        for (const auto& [type, amount] : amounts.entries()) {
            const auto price = prices.find(instanceType, type);
            if (!price) {
                cost.unpriced.emplace_back(instanceType, type);
                continue;
            }
            assert(price->resourceSeconds > 0);
            const Money money = scaled(amount, price->money, price->resourceSeconds);
            cost.entries.push_back({instanceType, type, amount, money});
            cost.total = saturatingAdd(cost.total, money);
        }
    }
    return cost;
}
} // namespace quotadeck::cluster

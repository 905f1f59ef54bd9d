// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/pricetable.h"

#include "core/config/yaml/yamltree.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <set>

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

/// Reads one price list.
class PriceTableReader
{
public:
    PriceTableReader(const std::string& text, const std::string& file, const Calendar& calendar)
        : m_text(text)
        , m_file(file)
        , m_calendar(calendar)
    {
    }

    Result<PriceTable> read()
    {
        const auto tree = config::parseYaml(m_text);
        if (!tree)
            return failAt(tree.error().span, tree.error().message);
        const config::YamlNode* const root = tree->root();
        if (!root || root->kind != config::YamlKind::Mapping)
            return failAt({}, QUOTADECK_TEXT("usage", "a price list is a mapping with currency and prices"));
        const config::YamlNode* prices = nullptr;
        Status status = readMapping(*root, {"currency", "provider", "account", "accountName", "prices"},
                                    [&](std::string_view key, const config::YamlRef& value) {
                                        if (key == "prices") {
                                            prices = value.node;
                                            return Status();
                                        }
                                        return readWord(key, value);
                                    });
        if (!status)
            return tl::unexpected(std::move(status).error());
        if (m_table.m_currency.empty())
            return failAt(root->span, QUOTADECK_TEXT("usage", "the price list has no currency, such as EUR"));
        if (!prices || prices->kind != config::YamlKind::Sequence || prices->items().empty())
            return failAt(prices ? prices->span : root->span,
                          QUOTADECK_TEXT("usage", "the price list has no list of prices"));
        for (const config::YamlRef& item : prices->items()) {
            if (Status price = readPrice(item); !price)
                return tl::unexpected(std::move(price).error());
        }
        return std::move(m_table);
    }

private:
    using Keys = std::vector<std::string>;

    [[nodiscard]] tl::unexpected<Error> failAt(const TextSpan& span, Message message) const
    {
        return fail(ErrorCode::Parse, fmt::format("{}:{}:{}", m_file, span.begin.line, span.begin.column),
                    std::move(message));
    }

    /// Calls @p take with each key, which has to be one of @p known, and its value.
    template <typename Take>
    [[nodiscard]] Status readMapping(const config::YamlNode& mapping, const Keys& known, Take take) const
    {
        std::set<std::string_view> seen;
        for (const config::YamlPair& pair : mapping.pairs()) {
            const std::string_view key = pair.key.node->text();
            if (std::ranges::find(known, key) == known.end())
                return failAt(pair.key.place(),
                              Message(QUOTADECK_TEXT("usage", "unknown key \"%1\": use one of %2"), key,
                                      fmt::format("{}", fmt::join(known, ", "))));
            if (!seen.insert(key).second)
                return failAt(pair.key.place(),
                              Message(QUOTADECK_TEXT("usage", "the key \"%1\" occurs twice"), key));
            if (Status status = take(key, pair.value); !status)
                return status;
        }
        return {};
    }

    [[nodiscard]] Result<std::string> wordIn(std::string_view key, const config::YamlRef& value) const
    {
        if (value.node->kind != config::YamlKind::Scalar || value.node->text().empty())
            return failAt(value.place(), Message(QUOTADECK_TEXT("usage", "%1 must be a text"), key));
        return std::string(value.node->text());
    }

    [[nodiscard]] Status readWord(std::string_view key, const config::YamlRef& value)
    {
        auto word = wordIn(key, value);
        if (!word)
            return tl::unexpected(std::move(word).error());
        if (key == "currency") {
            if (word->size() != 3
                || !std::ranges::all_of(*word, [](char letter) { return letter >= 'A' && letter <= 'Z'; }))
                return failAt(
                    value.place(),
                    Message(QUOTADECK_TEXT("usage",
                                           "invalid currency \"%1\": use three capital letters, such "
                                           "as EUR"),
                            *word));
            m_table.m_currency = *std::move(word);
        } else if (key == "provider") {
            m_table.m_provider = *std::move(word);
        } else if (key == "account") {
            m_table.m_account = *std::move(word);
        } else {
            m_table.m_accountName = *std::move(word);
        }
        return {};
    }

    [[nodiscard]] Status readTime(std::string_view key, const config::YamlRef& value, Seconds& time) const
    {
        const auto word = wordIn(key, value);
        if (!word)
            return tl::unexpected(word.error());
        const auto read = m_calendar.parse(*word);
        if (!read)
            return failAt(value.place(), read.error().message);
        time = *read;
        return {};
    }

    [[nodiscard]] Status readPrice(const config::YamlRef& item)
    {
        if (item.node->kind != config::YamlKind::Mapping)
            return failAt(item.place(),
                          QUOTADECK_TEXT("usage", "a price is a mapping with resource, per and price"));
        std::string resource;
        std::optional<std::string> instanceType;
        std::optional<std::string> per;
        TextSpan perPlace;
        std::optional<Money> money;
        Period time{Seconds::min(), Seconds::max()};
        TextSpan toPlace;
        Status status = readMapping(
            *item.node, {"resource", "per", "price", "instanceType", "from", "to"},
            [&](std::string_view key, const config::YamlRef& value) {
                if (key == "from")
                    return readTime(key, value, time.from);
                toPlace = key == "to" ? value.place() : toPlace;
                if (key == "to")
                    return readTime(key, value, time.to);
                auto word = wordIn(key, value);
                if (!word)
                    return Status(tl::unexpected(std::move(word).error()));
                if (key == "resource") {
                    resource = *std::move(word);
                } else if (key == "instanceType") {
                    instanceType = *std::move(word);
                } else if (key == "per") {
                    per = *std::move(word);
                    perPlace = value.place();
                } else {
                    money = parseMoney(*word);
                    if (!money && isMoneyText(*word))
                        return Status(
                            failAt(value.place(),
                                   Message(QUOTADECK_TEXT("usage",
                                                          "the price \"%1\" is too large: it is at most %2"),
                                           *word, formatMoney(kMostMoney))));
                    if (!money)
                        return Status(failAt(
                            value.place(),
                            Message(QUOTADECK_TEXT("usage",
                                                   "invalid price \"%1\": use digits, at most nine of them "
                                                   "behind the point, such as 0.0416"),
                                    *word)));
                }
                return Status();
            });
        if (!status)
            return status;
        if (resource.empty() || !per || !money)
            return failAt(item.place(),
                          Message(QUOTADECK_TEXT("usage", "the price has no %1"),
                                  resource.empty() ? "resource"
                                      : !per       ? "per"
                                                   : "price"));
        const QuantityKind kind = quantityKind(resource);
        const auto amount = parseQuantity(*per, kind);
        if (!amount)
            return failAt(perPlace, describe(amount.error(), *per, kind));
        if (*amount == 0)
            return failAt(perPlace, QUOTADECK_TEXT("usage", "per must be above 0"));
        if (time.isEmpty())
            return failAt(toPlace, QUOTADECK_TEXT("usage", "the price ends before it begins"));
        const TimedPrice price{ResourceType(resource), instanceType, time, pricePerHour(*money, *amount)};
        for (const TimedPrice& other : m_table.m_prices) {
            if (other.type == price.type && other.instanceType == price.instanceType
                && !other.time.within(price.time).isEmpty())
                return failAt(item.place(),
                              Message(QUOTADECK_TEXT("usage",
                                                     "%1 has another price at the same time: let that end "
                                                     "with \"to\" where this begins with \"from\""),
                                      resource));
        }
        m_table.m_prices.push_back(price);
        return {};
    }

    const std::string& m_text;
    const std::string& m_file;
    const Calendar& m_calendar;
    PriceTable m_table;
};

Result<PriceTable> PriceTable::read(const std::string& text, const std::string& file,
                                    const Calendar& calendar)
{
    return PriceTableReader(text, file, calendar).read();
}

bool PriceTable::has(ResourceType type) const
{
    return std::ranges::find(m_prices, type, &TimedPrice::type) != m_prices.end();
}

std::vector<Seconds> PriceTable::changes() const
{
    std::set<Seconds> times;
    for (const TimedPrice& price : m_prices) {
        times.insert(price.time.from);
        times.insert(price.time.to);
    }
    times.erase(Seconds::min());
    times.erase(Seconds::max());
    return {times.begin(), times.end()};
}

std::optional<Price> PriceTable::find(const std::optional<std::string>& instanceType, ResourceType type,
                                      Seconds time) const
{
    const TimedPrice* found = nullptr;
    for (const TimedPrice& price : m_prices) {
        const bool isOwn = price.instanceType && instanceType && price.instanceType == instanceType;
        if (price.type != type || time < price.time.from || time >= price.time.to
            || (price.instanceType && !isOwn))
            continue;
        if (!found || isOwn)
            found = &price;
    }
    return found ? std::optional(found->price) : std::nullopt;
}
} // namespace quotadeck::usage

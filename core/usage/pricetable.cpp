// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/pricetable.h"

#include "core/config/yaml/yamltree.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace quotadeck::usage {
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

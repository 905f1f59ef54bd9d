// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/usage/calendar.h"
#include "core/usage/consumption.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::usage {
/// Billionths of a unit of whatever currency the prices are in.
using Money = std::int64_t;
inline constexpr Money kMostMoney = std::numeric_limits<Money>::max();

/// "0.0416", "12": no sign, at most nine digits behind the point; nothing for any other text or too large an amount.
[[nodiscard]] std::optional<Money> parseMoney(std::string_view text);
/// Whether @p text is written as parseMoney() reads it, however large the amount is.
[[nodiscard]] bool isMoneyText(std::string_view text);
/// The exact amount without trailing zeros, "0.0416"; parseMoney() gives it back if it is not negative.
[[nodiscard]] std::string formatMoney(Money money);

/// What so many resource seconds of one type cost.
struct Price
{
    Money money = 0;
    Amount resourceSeconds = 1; ///< above 0, at most 3600 times the largest Quantity

    friend bool operator==(const Price&, const Price&) = default;
};

/// The price of @p amount, in base units and above 0, held for an hour: 1000 for a core, 2^30 for a gibibyte.
[[nodiscard]] Price pricePerHour(Money money, Quantity amount);

/// What @p amount costs (SUM-8): computed exactly and rounded once, half up, to a billionth; what does not fit is held at
/// the largest amount. Byte-seconds are too large for a floating point number to count.
[[nodiscard]] Money costOf(Amount amount, const Price& price);

/// A price that holds for some time.
struct TimedPrice
{
    ResourceType type;
    std::optional<std::string> instanceType; ///< nothing: of all that have no price of their own
    Period time; ///< open ends are the least and the largest time
    Price price;
};

/// The prices of a cluster (resources/docs/reports.md).
class PriceTable
{
public:
    /// Reads the YAML @p text of the file @p file. Times without an offset are those of @p calendar.
    /// Errors: Parse; `where` is file:line:column.
    [[nodiscard]] static Result<PriceTable> read(const std::string& text, const std::string& file,
                                                 const Calendar& calendar);

    [[nodiscard]] const std::string& currency() const { return m_currency; } ///< "EUR"
    [[nodiscard]] const std::string& provider() const
    {
        return m_provider;
    } ///< may be empty, as the next two
    [[nodiscard]] const std::string& account() const { return m_account; }
    [[nodiscard]] const std::string& accountName() const { return m_accountName; }
    [[nodiscard]] const std::vector<TimedPrice>& prices() const { return m_prices; }

    /// Whether @p type has a price at any time; others are not charged.
    [[nodiscard]] bool has(ResourceType type) const;
    /// When prices change, ascending.
    [[nodiscard]] std::vector<Seconds> changes() const;
    /// The price at @p time; nothing without one. An instance type that is not known has the price of all.
    [[nodiscard]] std::optional<Price> find(const std::optional<std::string>& instanceType, ResourceType type,
                                            Seconds time) const;

private:
    friend class PriceTableReader;

    std::string m_currency;
    std::string m_provider;
    std::string m_account;
    std::string m_accountName;
    std::vector<TimedPrice> m_prices;
};
} // namespace quotadeck::usage

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/calendar.h"
#include "core/usage/price.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::usage {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/consumption.h"

#include <algorithm>

namespace quotadeck::usage {
std::string amountText(Amount amount)
{
    if (amount == 0)
        return "0";
    std::string digits;
    const bool isNegative = amount < 0;
    while (amount != 0) {
        const int digit = static_cast<int>(amount % 10);
        digits += static_cast<char>('0' + (digit < 0 ? -digit : digit));
        amount /= 10;
    }
    if (isNegative)
        digits += '-';
    std::ranges::reverse(digits);
    return digits;
}

std::optional<Period> Ledger::extent() const
{
    std::optional<Period> all;
    const auto include = [&all](const Period& time) {
        if (!all)
            all = time;
        all->from = std::min(all->from, time.from);
        // An end is not in a period: one second more has what was held at one moment.
        all->to = std::max({all->to, time.to, time.from + Seconds(1)});
    };
    for (const Record& record : records)
        include(record.time);
    if (covered) {
        for (const Period& period : *covered)
            include(period);
    }
    return all;
}
} // namespace quotadeck::usage

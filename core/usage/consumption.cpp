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

std::optional<Amount> readAmount(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    const std::string_view digits = text.substr(isNegative ? 1 : 0);
    if (digits.empty())
        return std::nullopt;
    Amount amount = 0; // negative while it is read: the smallest number has no positive one
    for (const char digit : digits) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        if (__builtin_mul_overflow(amount, Amount{10}, &amount)
            || __builtin_sub_overflow(amount, Amount{digit - '0'}, &amount))
            return std::nullopt;
    }
    if (!isNegative && __builtin_sub_overflow(Amount{0}, amount, &amount))
        return std::nullopt;
    return amount;
}

std::optional<std::chrono::milliseconds> waitOf(const std::optional<std::chrono::milliseconds>& submitted,
                                                const std::optional<std::chrono::milliseconds>& started)
{
    // A time that is not set is 0, or that of a clock that never was.
    if (!submitted || !started || submitted->count() <= 0 || *started < *submitted)
        return std::nullopt;
    return *started - *submitted;
}

bool Ledger::saysOfPending(Dimension dimension) const
{
    bool isAny = false;
    for (const Record& record : records) {
        if (record.account != Account::Pending)
            continue;
        if ((*record.subject)[dimension])
            return true;
        isAny = true;
    }
    return !isAny && dimension != Dimension::InstanceType;
}

bool Ledger::saysOfWaits(Dimension dimension) const
{
    const auto isSaid
        = [dimension](const WaitRecord& wait) { return (*wait.subject)[dimension].has_value(); };
    return waits.empty() ? dimension != Dimension::InstanceType : std::ranges::any_of(waits, isSaid);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/goduration.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <limits>

namespace quotadeck {
namespace {
constexpr std::uint64_t kSecond = 1'000'000'000;
constexpr std::uint64_t kMinute = 60 * kSecond;
constexpr std::uint64_t kHour = 60 * kMinute;
constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();

struct Unit
{
    std::string_view text;
    std::uint64_t length;
};
// Longer texts before those they start with; micro is U+00B5 or U+03BC.
constexpr std::array<Unit, 8> kUnits = {{{"ns", 1},
                                         {"us", 1'000},
                                         {"\u00B5s", 1'000},
                                         {"\u03BCs", 1'000},
                                         {"ms", 1'000'000},
                                         {"s", kSecond},
                                         {"m", kMinute},
                                         {"h", kHour}}};

/// @p digits whole units; nothing above 64 bits of nanoseconds.
std::optional<std::uint64_t> wholeUnits(std::string_view digits, std::uint64_t unit)
{
    std::uint64_t number = 0;
    for (const char digit : digits) {
        const auto value = static_cast<std::uint64_t>(digit - '0');
        if (number > (kMost - value) / 10)
            return std::nullopt;
        number = number * 10 + value;
    }
    return number > kMost / unit ? std::nullopt : std::optional(number * unit);
}

/// 0.@p digits of a unit, without parts of a nanosecond.
std::uint64_t fractionOfUnit(std::string_view digits, std::uint64_t unit)
{
    constexpr std::size_t kMeaningful = 15; // an hour has 13 digits of nanoseconds
    std::uint64_t number = 0;
    double scale = 1.0;
    for (const char digit : digits.substr(0, kMeaningful)) {
        number = number * 10 + static_cast<std::uint64_t>(digit - '0');
        scale *= 10.0;
    }
    return static_cast<std::uint64_t>(static_cast<double>(number) * (static_cast<double>(unit) / scale));
}

/// One number with its unit, taken off @p text.
std::optional<std::uint64_t> takePart(std::string_view& text)
{
    const std::string_view whole = takeDigits(text);
    std::string_view fraction;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        fraction = takeDigits(text);
    }
    const auto* const unit
        = std::ranges::find_if(kUnits, [text](const Unit& known) { return text.starts_with(known.text); });
    if ((whole.empty() && fraction.empty()) || unit == kUnits.end())
        return std::nullopt;
    text.remove_prefix(unit->text.size());
    const auto units = wholeUnits(whole, unit->length);
    const std::uint64_t rest = fractionOfUnit(fraction, unit->length);
    return !units || rest > kMost - *units ? std::nullopt : std::optional(*units + rest);
}

/// @p amount of @p unit in decimals without trailing zeros.
std::string decimals(std::uint64_t amount, std::uint64_t unit)
{
    std::string text = fmt::format("{}", amount / unit);
    std::string fraction;
    for (std::uint64_t rest = amount % unit; rest != 0; rest = rest * 10 % unit)
        fraction += static_cast<char>('0' + static_cast<char>(rest * 10 / unit));
    return fraction.empty() ? text : text + '.' + fraction;
}
} // namespace

std::optional<std::chrono::nanoseconds> parseGoDuration(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    if (text == "0")
        return std::chrono::nanoseconds::zero();
    if (text.empty())
        return std::nullopt;
    std::uint64_t total = 0;
    while (!text.empty()) {
        const auto part = takePart(text);
        if (!part || *part > kMost - total)
            return std::nullopt;
        total += *part;
    }
    const std::chrono::nanoseconds duration(static_cast<std::int64_t>(total));
    return isNegative ? -duration : duration;
}

std::string goDurationText(std::chrono::nanoseconds duration)
{
    const std::int64_t count = duration.count();
    const std::string sign = count < 0 ? "-" : "";
    const auto bits = static_cast<std::uint64_t>(count);
    const std::uint64_t amount
        = count < 0 ? std::uint64_t{0} - bits : bits; // the least value has no opposite
    if (amount == 0)
        return "0s";
    if (amount < 1'000)
        return sign + decimals(amount, 1) + "ns";
    if (amount < 1'000'000)
        return sign + decimals(amount, 1'000) + "\u00B5s";
    if (amount < kSecond)
        return sign + decimals(amount, 1'000'000) + "ms";
    const std::string hours = amount < kHour ? "" : fmt::format("{}h", amount / kHour);
    const std::string minutes = amount < kMinute ? "" : fmt::format("{}m", amount / kMinute % 60);
    return sign + hours + minutes + decimals(amount % kMinute, kSecond) + "s";
}
} // namespace quotadeck

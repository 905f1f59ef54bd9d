// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/filter/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace quotadeck::filter {
namespace {
struct NumberSuffix
{
    std::string_view text;
    double factor;
};

/// Those of Kubernetes (NSQ-6) that people write.
constexpr std::array kNumberSuffixes{
    NumberSuffix{"", 1},
    NumberSuffix{"k", 1e3},
    NumberSuffix{"M", 1e6},
    NumberSuffix{"G", 1e9},
    NumberSuffix{"T", 1e12},
    NumberSuffix{"P", 1e15},
    NumberSuffix{"E", 1e18},
    NumberSuffix{"Ki", 1024.0},
    NumberSuffix{"Mi", 1048576.0},
    NumberSuffix{"Gi", 1073741824.0},
    NumberSuffix{"Ti", 1099511627776.0},
    NumberSuffix{"Pi", 1125899906842624.0},
    NumberSuffix{"Ei", 1152921504606846976.0},
};

constexpr std::array kDurationUnits{
    NumberSuffix{"s", 1},    NumberSuffix{"min", 60},  NumberSuffix{"m", 60},
    NumberSuffix{"h", 3600}, NumberSuffix{"d", 86400}, NumberSuffix{"w", 604800},
};

/// The decimal fraction that @p text begins with, which is taken off it.
std::optional<double> takeDecimal(std::string_view& text)
{
    double value = 0;
    const auto [end, error]
        = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc() || !std::isfinite(value))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// Whole units: "1.5", "500m", "10Gi", and "10GiB" as it is shown in tables.
std::optional<double> readAmount(std::string_view text)
{
    const auto value = takeDecimal(text);
    if (!value)
        return std::nullopt;
    if (text == "m")
        return *value / 1000; // exact where a factor of 0.001 is not
    if (text.size() > 1 && text.ends_with('B'))
        text.remove_suffix(1);
    const auto* const suffix = std::ranges::find(kNumberSuffixes, text, &NumberSuffix::text);
    return suffix == kNumberSuffixes.end() ? std::nullopt : std::optional(*value * suffix->factor);
}

/// Seconds: "90s", "1h30m", "2d".
std::optional<double> readDuration(std::string_view text)
{
    double seconds = 0;
    if (text.empty())
        return std::nullopt;
    while (!text.empty()) {
        const auto value = takeDecimal(text);
        const auto* const unit = std::ranges::find_if(kDurationUnits, [text](const NumberSuffix& candidate) {
            return text.starts_with(candidate.text);
        });
        if (!value || unit == kDurationUnits.end())
            return std::nullopt;
        seconds += *value * unit->factor;
        text.remove_prefix(unit->text.size());
    }
    return seconds;
}

Message invalidNumber(std::string_view text, FieldKind kind, bool hasShare)
{
    switch (kind) {
    case FieldKind::Text:
        break;
    case FieldKind::Count:
        return hasShare
            ? Message(QUOTADECK_TEXT("filter",
                                     "\"%1\" is neither a whole number nor a percentage. Enter "
                                     "for example 4 or 90%."),
                      text)
            : Message(QUOTADECK_TEXT("filter", "\"%1\" is not a whole number. Enter for example 4."), text);
    case FieldKind::Amount:
        return hasShare
            ? Message(QUOTADECK_TEXT("filter",
                                     "\"%1\" is neither an amount nor a percentage. Enter for example 4, "
                                     "500m, 10Gi or 90%."),
                      text)
            : Message(QUOTADECK_TEXT("filter", "\"%1\" is not an amount. Enter for example 4, 500m or 10Gi."),
                      text);
    case FieldKind::Share:
        return {QUOTADECK_TEXT("filter", "\"%1\" is not a percentage. Enter for example 90%."), text};
    case FieldKind::Moment:
        return {QUOTADECK_TEXT("filter", "\"%1\" is not a duration. Enter for example 90s, 15m, 2h or 3d."),
                text};
    }
    return {};
}

/// Past a rounding error in the last digit, as shares are shown.
double wholePercent(double share)
{
    return std::floor(share * 100 + 1e-9);
}
} // namespace

tl::expected<Number, Message> parseNumber(std::string_view text, FieldKind kind, bool hasShare)
{
    using Unit = Number::Unit;
    const auto number = [text](Unit unit, double value) { return Number{unit, value, std::string(text)}; };
    if (text == "none")
        return number(Unit::None, 0);
    if (text.find(',') != std::string_view::npos) {
        std::string mended(text);
        std::ranges::replace(mended, ',', '.');
        return tl::unexpected(Message(
            QUOTADECK_TEXT("filter", "\"%1\" contains a comma. Write the decimal point as a point: %2"), text,
            mended));
    }
    if (kind == FieldKind::Share || (hasShare && text.ends_with('%'))) {
        std::string_view digits = text;
        const auto percent = takeDecimal(digits);
        if (percent && digits == "%")
            return number(Unit::Share, *percent / 100);
    } else if (kind == FieldKind::Moment) {
        if (const auto seconds = readDuration(text))
            return number(Unit::Seconds, *seconds);
    } else {
        const auto amount = readAmount(text);
        if (amount && (kind != FieldKind::Count || *amount == std::trunc(*amount)))
            return number(Unit::Whole, *amount);
    }
    return tl::unexpected(invalidNumber(text, kind, hasShare));
}

bool compares(double value, Comparison comparison, const Number& number)
{
    double limit = number.value;
    // A whole percentage is compared with the one that is shown.
    if (number.unit == Number::Unit::Share && std::abs(limit * 100 - std::round(limit * 100)) < 1e-6) {
        value = wholePercent(value);
        limit = wholePercent(limit);
    }
    switch (comparison) {
    case Comparison::Less:
        return value < limit;
    case Comparison::LessOrEqual:
        return value <= limit;
    case Comparison::Equal:
        return value == limit;
    case Comparison::GreaterOrEqual:
        return value >= limit;
    case Comparison::Greater:
        return value > limit;
    }
    return false;
}
} // namespace quotadeck::filter

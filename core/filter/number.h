// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace quotadeck::filter {
/// What a field holds.
enum class FieldKind {
    Text,
    Count, ///< a whole number
    Amount, ///< of a resource
    Share, ///< a part of a limit
    Moment, ///< compared by the time since then
};

enum class Comparison { Less, LessOrEqual, Equal, GreaterOrEqual, Greater };

/// A number in a filter.
struct Number
{
    enum class Unit {
        None, ///< written "none": not set, not limited or not known
        Whole, ///< a count, or an amount: cores, bytes, pieces
        Share, ///< 1 = 100%
        Seconds,
    };

    Unit unit = Unit::None;
    double value = 0;
    std::string text{}; ///< as written

    /// By what was written.
    friend bool operator==(const Number& left, const Number& right) { return left.text == right.text; }
};

/// Reads a number of a field of @p kind, which is not Text: "4", "1.5", "500m", "10Gi", "90%", "1h30m", "none". The decimal
/// point is a point in every language. A percentage needs @p hasShare or a Share.
[[nodiscard]] tl::expected<Number, Message> parseNumber(std::string_view text, FieldKind kind, bool hasShare);

/// Whether @p value, which is not NaN, compares with @p number as @p comparison says. Shares are equal when they are shown
/// as the same whole percentage.
[[nodiscard]] bool compares(double value, Comparison comparison, const Number& number);
} // namespace quotadeck::filter

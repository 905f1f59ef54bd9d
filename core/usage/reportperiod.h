// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/calendar.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace quotadeck::usage {
/// A period by its name.
enum class PeriodWord : std::uint8_t { All, Today, Yesterday, Last7Days, Last30Days, ThisMonth, LastMonth };
inline constexpr std::size_t kPeriodWords = 7;
inline constexpr std::array<const char*, kPeriodWords> kPeriodWordNames{
    "all", "today", "yesterday", "last-7-days", "last-30-days", "this-month", "last-month"};

/// @p now is the moment that days are counted back from, @p extent what the source has.
[[nodiscard]] Period periodOf(PeriodWord word, const Calendar& calendar, const Period& extent, Seconds now);
} // namespace quotadeck::usage

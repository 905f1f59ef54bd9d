// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"

#include <chrono>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

/// Amounts over time, wherever they were kept.
namespace quotadeck::metrics {
using Milliseconds = std::chrono::milliseconds; ///< since the epoch, where it is a time

// The numbers of both are stored: new ones go to the end.
enum class SubjectKind : std::uint8_t { Queue, User, Group, ElasticGroup };
/// Of an elastic quota group the limit is its max, and what is guaranteed its min.
enum class Measure : std::uint8_t {
    Used,
    Limit,
    Guaranteed,
    Pending,
    Applications,
    ApplicationLimit,
    Request,
    Runtime,
    Parent ///< of an elastic quota group: 1 while the group that the type names is its parent
};

/// Whose and what is kept over time. A queue is known by its path; of people it is their usage at the root.
struct SeriesKey
{
    SubjectKind kind = SubjectKind::Queue;
    std::string id;
    Measure measure = Measure::Used;
    std::string type; ///< resource type; empty for numbers of applications; of Measure::Parent a group

    friend auto operator<=>(const SeriesKey&, const SeriesKey&) = default;
};

/// What a series did during some time. Units: those of the resource type.
struct Range
{
    Quantity lowest = 0;
    Quantity highest = 0;
    Quantity last = 0;

    friend bool operator==(const Range&, const Range&) = default;
};

struct Point
{
    Milliseconds time{};
    Range range;

    friend bool operator==(const Point&, const Point&) = default;
};

/// Points without a gap between them, times ascending; a value stands until the next one.
using Line = std::vector<Point>;
} // namespace quotadeck::metrics

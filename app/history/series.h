// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::history {
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
    Runtime
};

/// Whose and what is stored over time. A queue is known by its path; of people it is their usage at the root.
struct SeriesKey
{
    SubjectKind kind = SubjectKind::Queue;
    std::string id;
    Measure measure = Measure::Used;
    std::string type; ///< resource type; empty for numbers of applications

    friend auto operator<=>(const SeriesKey&, const SeriesKey&) = default;
};

/// One amount of a subject.
struct Reading
{
    Measure measure = Measure::Used;
    std::string type;
    Quantity value = 0;
};

/// All values of one subject at one time: a missing one is unknown or not limited. Without readings: the subject no
/// longer exists.
struct Row
{
    SubjectKind kind = SubjectKind::Queue;
    std::string id;
    std::vector<Reading> readings;
};

/// The subjects that changed since the sample before; in the first one all.
struct Sample
{
    Milliseconds time{};
    std::vector<Row> rows;
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
} // namespace quotadeck::history

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"
#include "core/metrics/seriesline.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::history {
using metrics::Line;
using metrics::Measure;
using metrics::Milliseconds;
using metrics::Point;
using metrics::Range;
using metrics::SeriesKey;
using metrics::SubjectKind;

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
} // namespace quotadeck::history

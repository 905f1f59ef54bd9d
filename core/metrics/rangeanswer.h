// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/metrics/metricfamily.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::metrics {
/// One series of an answer. NaN, infinite and stale values are left out: nothing is known then.
struct AnsweredSeries
{
    struct Value
    {
        std::chrono::milliseconds time{}; ///< since the epoch
        double value = 0;

        friend bool operator==(const Value&, const Value&) = default;
    };

    Labels labels;
    std::vector<Value> values; ///< times ascending

    /// Empty where there is no such label, as for Prometheus.
    [[nodiscard]] std::string_view label(std::string_view name) const;
    friend bool operator==(const AnsweredSeries&, const AnsweredSeries&) = default;
};

struct RangeAnswer
{
    std::vector<AnsweredSeries> series;
    std::vector<std::string>
        warnings; ///< why it may lack something, in the words of the server; empty: it is whole

    friend bool operator==(const RangeAnswer&, const RangeAnswer&) = default;
};

/// What `/api/v1/query_range` answered. An error that comes with data is a warning.
/// Errors: Parse; of a server that reports one, in its words: InvalidArgument for what was asked, TooLarge, Timeout, else Network.
[[nodiscard]] Result<RangeAnswer> readRangeAnswer(std::string_view json);

/// What `/api/v1/series` answered: the labels of each series, among them `__name__`. Errors as above.
[[nodiscard]] Result<std::vector<Labels>> readSeriesAnswer(std::string_view json);
} // namespace quotadeck::metrics

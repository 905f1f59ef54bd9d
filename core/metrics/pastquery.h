// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/metrics/metricfamily.h"
#include "core/metrics/seriesline.h"

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What is asked of Prometheus about the past of a cluster.
namespace quotadeck::metrics {
/// The label of an answer that names which of the values of a window it has: kHighest, kLowest or kLast.
inline constexpr std::string_view kValueLabel = "quotadeck_value";
inline constexpr std::string_view kHighest = "highest";
inline constexpr std::string_view kLowest = "lowest";
inline constexpr std::string_view kLast = "last";

/// Who wrote the metrics of a cluster, and by which labels they are chosen.
struct MetricNaming
{
    enum class Writer {
        Collector, ///< `quotadeck collect`
        Scheduler, ///< YuniKorn itself: queues alone, and no partition
    };

    Writer writer = Writer::Collector;
    std::string matchers; ///< `cluster="berlin",partition="default"`; may be empty

    friend bool operator==(const MetricNaming&, const MetricNaming&) = default;
};

/// A question about one metric, for any window.
struct PastQuery
{
    std::string selector; ///< `name{label="value"}`
    std::string idLabel; ///< of the subject
    std::string typeLabel; ///< of the resource type; empty: the metric has one type
    double unit = 1; ///< what a value of 1 is in the units of QuotaDeck
    bool isZeroUnknown = false; ///< a 0 may also be a limit that was removed
    /// What is asked for: the values of both labels, and the place among the series that are wanted. Sorted.
    std::vector<std::pair<std::pair<std::string, std::string>, std::size_t>> wanted;

    /// In PromQL: the greatest, the least and the last value of @p window, each with kValueLabel.
    [[nodiscard]] std::string text(std::chrono::milliseconds window) const;
};

/// @p text is a list of label matchers, such as `cluster="berlin", job=~"yunikorn.*"`, or blank; the same list without spaces beside.
/// Errors: InvalidArgument with the column.
[[nodiscard]] Result<std::string> readMatchers(std::string_view text);

/// The selectors of series that show who writes metrics, for `/api/v1/series`; only series that @p matchers choose.
[[nodiscard]] std::vector<std::string> namingSelectors(const std::string& matchers);
/// Who wrote the metrics of @p partition by the series @p found. Metrics of the collector are preferred: they have partitions and people.
/// Errors: NotFound where there are none; InvalidArgument where they are of more than one cluster, and names them.
[[nodiscard]] Result<MetricNaming> namingOf(std::span<const Labels> found, const std::string& partition,
                                            const std::string& matchers);

/// The questions for @p wanted, one for each metric. There is none for what the metrics do not have.
[[nodiscard]] std::vector<PastQuery> planQueries(const MetricNaming& naming,
                                                 std::span<const SeriesKey> wanted);
/// In PromQL: something for each window in which the cluster was read.
[[nodiscard]] std::string presenceText(const MetricNaming& naming, std::chrono::milliseconds window);

/// "5m", "1500ms": a duration in PromQL.
[[nodiscard]] std::string durationText(std::chrono::milliseconds duration);

/// How many points of a series Prometheus puts into one answer.
inline constexpr std::size_t kMostPoints = 11'000;

/// One question about a stretch of time: a value at @p first and then every @p step until @p last, each of what was in the
/// @p window before it. Times since the epoch.
struct EvaluatedRange
{
    std::chrono::milliseconds first{};
    std::chrono::milliseconds last{};
    std::chrono::milliseconds step{1};
    std::chrono::milliseconds window{1};

    friend bool operator==(const EvaluatedRange&, const EvaluatedRange&) = default;
};

/// The distance of values for @p columns pixels between @p from and @p to: whole seconds, at least one, and at most one value a column.
[[nodiscard]] std::chrono::milliseconds stepFor(std::chrono::milliseconds from, std::chrono::milliseconds to,
                                                int columns);

/// The time up to @p to, from the last multiple of @p step at or before @p from on, cut so that no part has more than @p mostPoints values,
/// in the order of time. The windows of all values touch and never overlap: each moment is in one of them. Values are at multiples
/// of @p step since the epoch, so that a moving window has the same ones; the last is at @p to. Empty where @p to is before @p from.
[[nodiscard]] std::vector<EvaluatedRange> cutRange(std::chrono::milliseconds from,
                                                   std::chrono::milliseconds to,
                                                   std::chrono::milliseconds step, std::size_t mostPoints);
} // namespace quotadeck::metrics

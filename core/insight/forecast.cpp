// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/forecast.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace quotadeck::insight {
namespace {
constexpr std::size_t kLeastPoints = 10;
constexpr std::size_t kMostPoints = 200;
constexpr int kGapFactor = 8; // a source that reports changes only is read less often while nothing happens
constexpr double kNormalQuantile = 1.6449; // two-sided, for kForecastPercent
constexpr std::size_t kStretches = 6; // whose changes are compared
constexpr double kStudentQuantile = 1.9432; // the same for the variance of as many

/// A point in seconds from the moment of the forecast on, negative for the past.
struct Sample
{
    double time = 0;
    double used = 0;
};

/// The element of @p values that @p rank ones precede. Reorders them.
double ranked(std::vector<double>& values, std::size_t rank)
{
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::ranges::nth_element(values, at);
    return *at;
}

double medianOf(std::vector<double> values)
{
    return ranked(values, values.size() / 2);
}

/// The last of @p points that have @p limit, without a gap up to @p now.
std::span<const UsePoint> unbroken(std::span<const UsePoint> points, double limit, SystemTime now)
{
    std::size_t first = points.size();
    while (first > 0 && points[first - 1].limit == limit)
        --first;
    points = points.subspan(first);
    if (points.size() < kLeastPoints)
        return {};
    std::vector<SystemTime::duration> distances;
    for (std::size_t i = 1; i < points.size(); ++i)
        distances.push_back(points[i].time - points[i - 1].time);
    std::vector<SystemTime::duration> sorted(distances);
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::ranges::nth_element(sorted, middle);
    const SystemTime::duration longest = *middle * kGapFactor;
    if (now - points.back().time > longest)
        return {};
    std::size_t start = distances.size();
    while (start > 0 && distances[start - 1] <= longest)
        --start;
    return points.subspan(start);
}

std::vector<Sample> samplesOf(std::span<const UsePoint> points, SystemTime now)
{
    const std::size_t count = std::min(points.size(), kMostPoints);
    std::vector<Sample> samples;
    samples.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const UsePoint& point = points[i * (points.size() - 1) / (count - 1)];
        samples.push_back({std::chrono::duration<double>(point.time - now).count(), point.used});
    }
    return samples;
}

std::vector<double> slopesOf(const std::vector<Sample>& samples)
{
    std::vector<double> slopes;
    slopes.reserve(samples.size() * (samples.size() - 1) / 2);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        for (std::size_t j = i + 1; j < samples.size(); ++j) {
            const double span = samples[j].time - samples[i].time;
            if (span > 0)
                slopes.push_back((samples[j].used - samples[i].used) / span);
        }
    }
    return slopes;
}

/// How many ranks the interval of the slope of @p count points reaches from end to end (Kendall).
double rankWidth(std::size_t count)
{
    const auto n = static_cast<double>(count);
    return kNormalQuantile * std::sqrt(n * (n - 1) * (2 * n + 5) / 18);
}

/// By how much the use strays in a second from a line of @p slope: its variance where changes add up, as those of jobs that
/// start and end do. Deviations that do not add up hardly count, because the changes of longer times are compared.
double strayPerSecond(const std::vector<Sample>& samples, double slope)
{
    const std::size_t step = std::max<std::size_t>(1, samples.size() / kStretches);
    double sum = 0;
    for (std::size_t i = step; i < samples.size(); ++i) {
        const double span = samples[i].time - samples[i - step].time;
        if (span > 0)
            sum += std::pow(samples[i].used - samples[i - step].used - slope * span, 2) / span;
    }
    const auto count = static_cast<double>(samples.size());
    // The line follows the points, and so makes the changes appear smaller.
    return sum / (count - static_cast<double>(step)) * (count / (count - static_cast<double>(step)));
}

/// When @p distance is covered by @p slope, and when by strays in its favour at the earliest, or against it at the latest: the
/// roots of (slope * t - distance)² = stray² * (t + t² / span), of which the second part is that of the slope itself.
/// @p slope is above stray / sqrt(span), @p distance at least 0.
struct Reach
{
    double earliest = 0;
    double latest = 0;
};
Reach reachOf(double distance, double slope, double stray, double span)
{
    const double a = slope * slope - stray * stray / span;
    const double half = slope * distance + stray * stray / 2;
    const double root = std::sqrt(std::max(0.0, half * half - a * distance * distance));
    return {(half - root) / a, (half + root) / a};
}

std::chrono::nanoseconds fromSeconds(double seconds)
{
    return std::chrono::round<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
}
} // namespace

std::optional<Forecast> timeToLimit(std::span<const UsePoint> points, double limit, SystemTime now)
{
    points = unbroken(points, limit, now);
    if (points.size() < kLeastPoints || points.back().used >= limit
        || points.front().used == points.back().used)
        return std::nullopt;
    const std::vector<Sample> samples = samplesOf(points, now);
    std::vector<double> slopes = slopesOf(samples);
    if (slopes.empty())
        return std::nullopt;
    const double slope = ranked(slopes, slopes.size() / 2);
    if (slope <= 0)
        return std::nullopt;

    std::vector<double> offsets;
    for (const Sample& sample : samples)
        offsets.push_back(sample.used - slope * sample.time);
    const double level = medianOf(offsets); // of the line, now
    std::vector<double> deviations;
    for (const double offset : offsets)
        deviations.push_back(offset - level);

    const double width = rankWidth(samples.size());
    const auto all = static_cast<double>(slopes.size());
    if (width >= all)
        return std::nullopt;
    const double span = samples.back().time - samples.front().time;
    const double stray = kStudentQuantile * std::sqrt(strayPerSecond(samples, slope));
    const double slowest = ranked(slopes, static_cast<std::size_t>((all - width) / 2));
    const double fastest = ranked(slopes, static_cast<std::size_t>((all + width) / 2));
    const double missing = limit - level;
    constexpr double kHorizon = std::chrono::duration<double>(kForecastHorizon).count();
    // A line that is above the limit already does not describe use that has turned down below it.
    if (missing <= 0 || slowest <= stray / std::sqrt(span) || missing / slope > kHorizon)
        return std::nullopt;

    const auto [lowest, highest] = std::ranges::minmax(deviations);
    const double likely = missing / slope;
    Forecast forecast;
    forecast.likely = fromSeconds(likely);
    forecast.least = fromSeconds(
        std::min(likely, reachOf(std::max(0.0, missing - highest), fastest, stray, span).earliest));
    const double most
        = std::max(likely, reachOf(std::max(0.0, missing - lowest), slowest, stray, span).latest);
    if (most <= kHorizon)
        forecast.most = fromSeconds(most);
    forecast.slope = slope;
    forecast.points = samples.size();
    forecast.window = points.back().time - points.front().time;
    return forecast;
}
} // namespace quotadeck::insight

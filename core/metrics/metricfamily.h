// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What a monitoring system such as Prometheus reads.
namespace quotadeck::metrics {
using Labels = std::vector<std::pair<std::string, std::string>>; ///< names and values; no name comes twice

struct Sample
{
    Labels labels;
    double value = 0;

    friend bool operator==(const Sample&, const Sample&) = default;
};

/// A metric with its samples.
struct Family
{
    std::string name;
    std::string help; ///< one line
    std::vector<Sample> samples{}; ///< no two with the same labels
    bool isCounter
        = false; ///< counts since the process began, and its name ends with "_total"; otherwise a gauge

    friend bool operator==(const Family&, const Family&) = default;
};

/// The samples of both are the same lines.
enum class TextFormat : std::uint8_t {
    Prometheus, ///< its text format, version 0.0.4
    OpenMetrics, ///< version 1.0.0; the whole text ends with kOpenMetricsEnd
};
inline constexpr std::string_view kOpenMetricsEnd = "# EOF\n";

/// "# HELP" and "# TYPE" of @p family. OpenMetrics also has "# UNIT", and calls a counter by its name without "_total".
[[nodiscard]] std::string headText(const Family& family, TextFormat format = TextFormat::Prometheus);
/// A line for each of the first @p most samples of @p family; each label value escaped, what is no UTF-8 replaced.
[[nodiscard]] std::string samplesText(const Family& family,
                                      std::size_t most = std::numeric_limits<std::size_t>::max());
} // namespace quotadeck::metrics

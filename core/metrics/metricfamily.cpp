// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/metricfamily.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <span>

namespace quotadeck::metrics {
namespace {
std::string escapedText(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto length = wellFormedUtf8Length(text);
        if (length == 0)
            result += "\uFFFD";
        else if (text.front() == '\n')
            result += "\\n";
        else if (text.front() == '\\' || text.front() == '"')
            result.append("\\").push_back(text.front());
        else
            result.append(text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

/// Whole numbers without an exponent: a person reads them, too.
std::string numberText(double value)
{
    if (std::isnan(value))
        return "NaN";
    if (std::isinf(value))
        return value > 0 ? "+Inf" : "-Inf";
    constexpr double kWhole = 9007199254740992; // 2^53: below, a double is exact
    if (std::abs(value) < kWhole && std::trunc(value) == value)
        return std::to_string(static_cast<std::int64_t>(value));
    return fmt::format("{}", value);
}

/// "seconds" of a name that ends with "_seconds"; empty: values have no unit.
std::string_view unitOf(std::string_view name)
{
    constexpr std::array<std::string_view, 3> kUnits{"seconds", "bytes", "cores"};
    const std::string_view last = name.substr(name.rfind('_') + 1);
    return std::ranges::find(kUnits, last) != kUnits.end() && last.size() < name.size() ? last
                                                                                        : std::string_view();
}

std::string openMetricsHead(const Family& family)
{
    constexpr std::string_view kTotal = "_total";
    std::string_view name = family.name;
    if (family.isCounter && name.ends_with(kTotal))
        name.remove_suffix(kTotal.size());
    std::string text = fmt::format("# TYPE {} {}\n", name, family.isCounter ? "counter" : "gauge");
    if (const std::string_view unit = unitOf(name); !unit.empty())
        text += fmt::format("# UNIT {} {}\n", name, unit);
    return text + fmt::format("# HELP {} {}\n", name, escapedText(family.help));
}
} // namespace

std::string headText(const Family& family, TextFormat format)
{
    if (format == TextFormat::OpenMetrics)
        return openMetricsHead(family);
    return fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n", family.name, family.help,
                       family.isCounter ? "counter" : "gauge");
}

std::string samplesText(const Family& family, std::size_t most)
{
    std::string text;
    for (const Sample& sample : std::span(family.samples).first(std::min(most, family.samples.size()))) {
        text += family.name;
        char separator = '{';
        for (const auto& [name, value] : sample.labels) {
            text += fmt::format("{}{}=\"{}\"", separator, name, escapedText(value));
            separator = ',';
        }
        text += fmt::format("{} {}\n", sample.labels.empty() ? "" : "}", numberText(sample.value));
    }
    return text;
}
} // namespace quotadeck::metrics

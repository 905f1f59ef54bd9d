// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/metricfamily.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <span>

namespace quotadeck::metrics {
namespace {
std::string escapedLabel(std::string_view text)
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
    constexpr double kWhole = 9007199254740992; // 2^53: below, a double is exact
    if (std::abs(value) < kWhole && std::trunc(value) == value)
        return std::to_string(static_cast<std::int64_t>(value));
    return fmt::format("{}", value);
}
} // namespace

std::string headText(const Family& family)
{
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
            text += fmt::format("{}{}=\"{}\"", separator, name, escapedLabel(value));
            separator = ',';
        }
        text += fmt::format("{} {}\n", sample.labels.empty() ? "" : "}", numberText(sample.value));
    }
    return text;
}
} // namespace quotadeck::metrics

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/lineassembler.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quotadeck::metrics {
namespace {
Quantity amountOf(double value, double unit)
{
    constexpr double kBeyond = 9223372036854775808.0; // 2^63
    const double amount = std::round(value * unit);
    if (amount >= kBeyond)
        return kMaxQuantity;
    return amount < -kBeyond ? kMinQuantity : static_cast<Quantity>(amount);
}
} // namespace

LineAssembler::LineAssembler(std::size_t seriesCount, Milliseconds step)
    : m_step(step)
    , m_windows(seriesCount)
{
}

void LineAssembler::add(const PastQuery& query, const RangeAnswer& answer)
{
    addWarnings(answer);
    for (const AnsweredSeries& series : answer.series) {
        const std::pair<std::string, std::string> name{
            series.label(query.idLabel), query.typeLabel.empty() ? "" : series.label(query.typeLabel)};
        const auto wanted
            = std::ranges::lower_bound(query.wanted, name, {}, [](const auto& each) { return each.first; });
        if (wanted == query.wanted.end() || wanted->first != name)
            continue;
        std::optional<Quantity> Window::*member = nullptr;
        if (const auto value = series.label(kValueLabel); value == kHighest)
            member = &Window::highest;
        else if (value == kLowest)
            member = &Window::lowest;
        else if (value == kLast)
            member = &Window::last;
        else
            continue;
        auto& windows = m_windows[wanted->second];
        auto place = windows.begin();
        for (const auto& [time, value] : series.values) {
            place = windows.try_emplace(place, time);
            place->second.*member = amountOf(value, query.unit);
            place->second.isZeroUnknown = query.isZeroUnknown;
        }
    }
}

void LineAssembler::addPresence(const RangeAnswer& answer)
{
    addWarnings(answer);
    for (const AnsweredSeries& series : answer.series) {
        for (const auto& [time, value] : series.values)
            m_present.push_back(time);
    }
}

void LineAssembler::addWarnings(const RangeAnswer& answer)
{
    for (const std::string& warning : answer.warnings) {
        if (std::ranges::find(m_warnings, warning) == m_warnings.end())
            m_warnings.push_back(warning);
    }
}

/// A window without samples has the value that still stands, and one whose series has ended only the extremes.
std::optional<Range> LineAssembler::rangeOf(const Window& window)
{
    const auto last = window.last ? window.last : window.highest;
    if (!last || (window.isZeroUnknown && *last == 0))
        return std::nullopt;
    Range range{window.lowest.value_or(*last), window.highest.value_or(*last), *last};
    if (window.isZeroUnknown && range.lowest == 0)
        range.lowest = range.last;
    // The value that stands may be of a target without a sample in the window.
    range.lowest = std::min(range.lowest, range.last);
    range.highest = std::max(range.highest, range.last);
    return range;
}

std::vector<std::vector<Line>> LineAssembler::lines() const
{
    std::vector<std::vector<Line>> result(m_windows.size());
    for (std::size_t index = 0; index < m_windows.size(); ++index) {
        std::vector<Line>& lines = result[index];
        for (const auto& [time, window] : m_windows[index]) {
            const auto range = rangeOf(window);
            if (!range)
                continue;
            if (lines.empty() || time - lines.back().back().time > m_step)
                lines.emplace_back();
            lines.back().push_back({time, *range});
        }
    }
    return result;
}

std::vector<Stretch> LineAssembler::answered() const
{
    std::vector<Milliseconds> times = m_present;
    for (const auto& windows : m_windows) {
        for (const auto& [time, window] : windows)
            times.push_back(time);
    }
    std::ranges::sort(times);
    std::vector<Stretch> stretches;
    for (const Milliseconds time : times) {
        if (stretches.empty() || time - stretches.back().to > m_step)
            stretches.push_back({time, time});
        stretches.back().to = time;
    }
    return stretches;
}
} // namespace quotadeck::metrics

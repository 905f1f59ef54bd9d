// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/derivedmeasures.h"

#include "core/base/queuepath.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace quotadeck::models {
namespace {
/// Walks through one series, its moments ascending.
class ColumnCursor
{
public:
    explicit ColumnCursor(const SeriesColumns& columns) : m_columns(columns) { }

    /// What stands at @p time; nullptr in a gap.
    const SeriesColumn* at(double time)
    {
        while (m_stretch < m_columns.size() && m_columns[m_stretch].back().time < time) {
            ++m_stretch;
            m_column = 0;
        }
        if (m_stretch == m_columns.size() || m_columns[m_stretch].front().time > time)
            return nullptr;
        const auto& stretch = m_columns[m_stretch];
        while (m_column + 1 < stretch.size() && stretch[m_column + 1].time <= time)
            ++m_column;
        return &stretch[m_column];
    }

private:
    const SeriesColumns& m_columns;
    std::size_t m_stretch = 0;
    std::size_t m_column = 0;
};

/// All moments at which one of @p parts has a sample.
std::vector<double> momentsOf(std::span<const SeriesColumns> parts)
{
    std::vector<double> moments;
    for (const SeriesColumns& part : parts) {
        for (const auto& stretch : part)
            std::ranges::transform(stretch, std::back_inserter(moments), &SeriesColumn::time);
    }
    std::ranges::sort(moments);
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    return moments;
}

/// The derived measure at one moment, with its extremes when a used amount has some of just then.
class Combination
{
public:
    Combination(Measure measure, std::span<const SeriesColumns> parts)
        : m_measure(measure)
        , m_cursors(parts.begin(), parts.end())
        , m_columns(parts.size())
        , m_values(parts.size())
    {
    }

    std::optional<SeriesColumn> at(double time)
    {
        std::ranges::transform(m_cursors, m_columns.begin(),
                               [time](ColumnCursor& cursor) { return cursor.at(time); });
        const auto last = valueWith(&SeriesColumn::last, time);
        if (!last)
            return std::nullopt;
        const double least = valueWith(&SeriesColumn::min, time).value_or(*last);
        const double greatest = valueWith(&SeriesColumn::max, time).value_or(*last);
        const auto [low, high] = std::minmax({least, greatest, *last});
        return SeriesColumn{time, low, high, *last};
    }

private:
    /// For the usage @p used, with the latest limits.
    std::optional<double> valueWith(double SeriesColumn::*used, double time)
    {
        for (std::size_t part = 0; part < m_columns.size(); ++part) {
            const SeriesColumn* const column = m_columns[part];
            const bool isFresh = column && column->time == time && part % 2 == 0;
            m_values[part] = column ? std::optional(isFresh ? column->*used : column->last) : std::nullopt;
        }
        return derivedValue(m_measure, m_values);
    }

    Measure m_measure;
    std::vector<ColumnCursor> m_cursors;
    std::vector<const SeriesColumn*> m_columns;
    std::vector<std::optional<double>> m_values;
};

void extend(SeriesColumn& column, const SeriesColumn& by)
{
    column = {by.time, std::min(column.min, by.min), std::max(column.max, by.max), by.last};
}
} // namespace

std::vector<SeriesKey> partsOf(const SeriesKey& key)
{
    std::vector<SeriesKey> parts;
    if (key.measure != Measure::Headroom && key.measure != Measure::Share)
        return parts;
    const auto addLevel = [&parts, &key](const std::string& id) {
        parts.push_back({key.kind, id, key.type, Measure::Used});
        parts.push_back({key.kind, id, key.type, Measure::Limit});
    };
    addLevel(key.id);
    if (key.kind == SubjectKind::Queue && key.measure == Measure::Headroom) {
        for (QueuePath path = QueuePath(key.id).parent(); !path.text().empty(); path = path.parent())
            addLevel(path.text());
    }
    return parts;
}

std::optional<double> derivedValue(Measure measure, std::span<const std::optional<double>> parts)
{
    std::optional<double> least;
    for (std::size_t level = 0; level + 1 < parts.size(); level += 2) {
        const auto used = parts[level];
        const auto limit = parts[level + 1];
        if (!used || !limit)
            continue;
        if (measure == Measure::Share)
            return *limit > 0 ? std::optional(100.0 * *used / *limit) : std::nullopt;
        least = std::min(least.value_or(*limit - *used), *limit - *used);
    }
    return least;
}

SeriesColumns derivedColumns(Measure measure, std::span<const SeriesColumns> parts,
                             std::chrono::milliseconds width)
{
    const auto columnAt = [width](double time) { return static_cast<std::int64_t>(time) / width.count(); };
    Combination combination(measure, parts);
    SeriesColumns result;
    bool isBroken = true;
    const std::vector<double> moments = momentsOf(parts);
    for (std::size_t index = 0; index < moments.size(); ++index) {
        const double time = moments[index];
        // All may have been silent since the moment before.
        isBroken = isBroken || !combination.at((moments[index - 1] + time) / 2);
        const auto now = combination.at(time);
        if (now && isBroken)
            result.emplace_back();
        isBroken = !now;
        if (!now)
            continue;
        auto& stretch = result.back();
        if (!stretch.empty() && columnAt(stretch.back().time) == columnAt(time))
            extend(stretch.back(), *now);
        else
            stretch.push_back(*now);
    }
    return result;
}
} // namespace quotadeck::models

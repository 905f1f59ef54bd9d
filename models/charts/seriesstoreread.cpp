// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the store; seriesstore.cpp is how it is filled.
#include "models/charts/derivedmeasures.h"
#include "models/charts/seriesstore.h"
#include "models/charts/tickruns.h"

#include <algorithm>

namespace quotadeck::models {
namespace {
std::optional<double> asDouble(std::optional<Quantity> value)
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

/// By what those with most of @p measure are found.
Measure rankMeasure(Measure measure)
{
    switch (measure) {
    case Measure::Limit:
    case Measure::Guaranteed:
    case Measure::Headroom:
        return Measure::Used;
    case Measure::ApplicationLimit:
        return Measure::Applications;
    default:
        return measure;
    }
}
} // namespace

const SeriesBuffer* SeriesStore::find(const SeriesKey& key) const
{
    const auto subject = m_subjects.find({key.kind, key.id});
    return subject == m_subjects.end() ? nullptr : find(subject->second, key.measure, key.type);
}

const SeriesBuffer* SeriesStore::find(const Recorded& recorded, Measure measure, ResourceType type)
{
    if (measure == Measure::Applications)
        return &recorded.applications;
    if (measure == Measure::ApplicationLimit)
        return &recorded.applicationLimit;
    const auto amounts = std::ranges::find(recorded.amounts, type, &Amounts::type);
    if (amounts == recorded.amounts.end())
        return nullptr;
    switch (measure) {
    case Measure::Used:
        return &amounts->used;
    case Measure::Limit:
        return &amounts->limit;
    case Measure::Guaranteed:
        return &amounts->guaranteed;
    case Measure::Pending:
        return &amounts->pending;
    default:
        return nullptr; // made of others
    }
}

/// From @p start on, through the pairs of @p parts that anything was recorded of.
std::vector<ChangeCursor> SeriesStore::cursorsOf(std::span<const SeriesKey> parts, Tick start) const
{
    std::vector<ChangeCursor> cursors;
    for (std::size_t level = 0; level + 1 < parts.size(); level += 2) {
        const SeriesBuffer* const used = find(parts[level]);
        const SeriesBuffer* const limit = find(parts[level + 1]);
        if (used && limit) {
            cursors.emplace_back(*used, start);
            cursors.emplace_back(*limit, start);
        }
    }
    return cursors;
}

std::vector<SeriesColumns> SeriesStore::read(std::span<const SeriesKey> keys, const TimeWindow& window) const
{
    const std::vector<TickRun> runs = tickRuns(m_axis, window);
    const Tick start = runs.empty() ? m_axis.firstTick() : runs.front().first;
    std::vector<std::optional<double>> values; // of the parts of one measure at one tick
    std::vector<SeriesColumns> result;
    result.reserve(keys.size());
    for (const SeriesKey& key : keys) {
        if (const std::vector<SeriesKey> parts = partsOf(key); !parts.empty()) {
            const auto derive = [&values, &key](const auto& cursors) {
                values.clear();
                for (const ChangeCursor& cursor : cursors)
                    values.push_back(asDouble(cursor.value()));
                return derivedValue(key.measure, values);
            };
            result.push_back(columnsOf(m_axis, runs, cursorsOf(parts, start), derive));
        } else if (const SeriesBuffer* buffer = find(key)) {
            result.push_back(columnsOf(m_axis, runs, std::array{ChangeCursor(*buffer, start)},
                                       [](const auto& cursors) { return asDouble(cursors[0].value()); }));
        } else {
            result.emplace_back();
        }
    }
    return result;
}

std::vector<TimeSpan> SeriesStore::answered(const TimeWindow& window) const
{
    const auto timeOf = [this](Tick tick) { return static_cast<double>(m_axis.at(tick).time.count()); };
    std::vector<TimeSpan> spans;
    for (const TickRun& run : tickRuns(m_axis, window)) {
        if (spans.empty() || run.isAfterGap)
            spans.push_back({timeOf(run.first), timeOf(run.first)});
        spans.back().to = timeOf(run.end - 1);
    }
    return spans;
}

SeriesColumns SeriesStore::readRest(const SeriesKey& total, std::span<const SeriesKey> parts,
                                    const TimeWindow& window) const
{
    const SeriesBuffer* whole = find(total);
    if (!whole)
        return {};
    const std::vector<TickRun> runs = tickRuns(m_axis, window);
    const Tick start = runs.empty() ? m_axis.firstTick() : runs.front().first;
    std::vector<ChangeCursor> cursors = {ChangeCursor(*whole, start)};
    for (const SeriesKey& part : parts) {
        if (const SeriesBuffer* buffer = find(part))
            cursors.emplace_back(*buffer, start);
    }
    return columnsOf(m_axis, runs, std::move(cursors), [](const std::vector<ChangeCursor>& all) {
        std::optional<double> rest = asDouble(all.front().value());
        for (std::size_t part = 1; rest && part < all.size(); ++part)
            *rest -= static_cast<double>(all[part].value().value_or(0));
        return rest ? std::optional(std::max(0.0, *rest)) : rest;
    });
}

/// 0 for who is not to be ranked.
double SeriesStore::rank(const Recorded& recorded, Measure measure, ResourceType type)
{
    if (measure == Measure::Share) {
        const SeriesBuffer* used = find(recorded, Measure::Used, type);
        const SeriesBuffer* limit = find(recorded, Measure::Limit, type);
        if (!used || !limit)
            return 0;
        return derivedValue(measure, std::array{asDouble(used->last()), asDouble(limit->last())}).value_or(0);
    }
    const SeriesBuffer* buffer = find(recorded, measure, type);
    return buffer ? static_cast<double>(buffer->last().value_or(0)) : 0;
}

SeriesStore::Ranking SeriesStore::top(SubjectKind kind, Measure measure, ResourceType type, std::size_t count,
                                      const std::function<bool(const std::string& id)>& accepts) const
{
    struct Candidate
    {
        double value;
        const std::string* id;
    };
    std::vector<Candidate> candidates;
    for (const auto& [subject, recorded] : m_subjects) {
        if (subject.kind != kind)
            continue;
        const double value = rank(recorded, rankMeasure(measure), type);
        if (value != 0 && (!accepts || accepts(subject.id)))
            candidates.push_back({value, &subject.id});
    }
    const auto kept = candidates.begin() + static_cast<std::ptrdiff_t>(std::min(count, candidates.size()));
    std::partial_sort(candidates.begin(), kept, candidates.end(), [](const auto& left, const auto& right) {
        return left.value != right.value ? left.value > right.value : *left.id < *right.id;
    });
    Ranking ranking;
    for (auto candidate = candidates.begin(); candidate != kept; ++candidate)
        ranking.largest.push_back({kind, *candidate->id, type, measure});
    ranking.others = static_cast<std::size_t>(candidates.end() - kept);
    return ranking;
}
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the store; seriesstore.cpp is how it is filled.
#include "models/charts/seriesstore.h"
#include "models/charts/tickruns.h"

#include <algorithm>

namespace quotadeck::models {
namespace {
std::optional<double> asDouble(std::optional<Quantity> value)
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

/// Nothing where there is no limit, or one of 0, which no use is a part of.
std::optional<double> percent(std::optional<Quantity> used, std::optional<Quantity> limit)
{
    if (!used || !limit || *limit <= 0)
        return std::nullopt;
    return 100.0 * static_cast<double>(*used) / static_cast<double>(*limit);
}

/// The least of limit minus used over @p cursors, which hold both of each level in turn.
std::optional<double> leastRoom(const std::vector<ChangeCursor>& cursors)
{
    std::optional<double> least;
    for (std::size_t level = 0; level + 1 < cursors.size(); level += 2) {
        const auto used = cursors[level].value();
        const auto limit = cursors[level + 1].value();
        if (!used || !limit)
            continue;
        const double room = static_cast<double>(*limit) - static_cast<double>(*used);
        least = least ? std::min(*least, room) : room;
    }
    return least;
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

/// @p key for its subject and, of a queue, all above it.
std::vector<SeriesKey> SeriesStore::ancestry(const SeriesKey& key) const
{
    std::vector<SeriesKey> keys = {key};
    if (key.kind != SubjectKind::Queue)
        return keys;
    for (QueuePath path = QueuePath(key.id).parent(); !path.text().empty(); path = path.parent()) {
        keys.push_back(key);
        keys.back().id = path.text();
    }
    return keys;
}

std::vector<SeriesColumns> SeriesStore::read(std::span<const SeriesKey> keys, const TimeWindow& window) const
{
    const std::vector<TickRun> runs = tickRuns(m_axis, window);
    const Tick start = runs.empty() ? m_axis.firstTick() : runs.front().first;
    const auto cursorsOf = [this, start](std::span<const SeriesKey> levels) {
        std::vector<ChangeCursor> cursors;
        for (SeriesKey level : levels) {
            level.measure = Measure::Used;
            const SeriesBuffer* used = find(level);
            level.measure = Measure::Limit;
            const SeriesBuffer* limit = find(level);
            if (used && limit) {
                cursors.emplace_back(*used, start);
                cursors.emplace_back(*limit, start);
            }
        }
        return cursors;
    };
    std::vector<SeriesColumns> result;
    result.reserve(keys.size());
    for (const SeriesKey& key : keys) {
        if (key.measure == Measure::Headroom) {
            result.push_back(columnsOf(m_axis, runs, cursorsOf(ancestry(key)), leastRoom));
        } else if (key.measure == Measure::Share) {
            result.push_back(columnsOf(m_axis, runs, cursorsOf({&key, 1}), [](const auto& cursors) {
                return cursors.empty() ? std::nullopt : percent(cursors[0].value(), cursors[1].value());
            }));
        } else if (const SeriesBuffer* buffer = find(key)) {
            result.push_back(columnsOf(m_axis, runs, std::array{ChangeCursor(*buffer, start)},
                                       [](const auto& cursors) { return asDouble(cursors[0].value()); }));
        } else {
            result.emplace_back();
        }
    }
    return result;
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
        return used && limit ? percent(used->last(), limit->last()).value_or(0) : 0;
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

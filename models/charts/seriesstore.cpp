// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesstore.h"

#include <algorithm>
#include <chrono>

namespace quotadeck::models {
namespace {
TimeAxis::Milliseconds milliseconds(SystemTime time)
{
    return std::chrono::floor<TimeAxis::Milliseconds>(time.time_since_epoch());
}

template <typename Usage>
ResourceView usedAtRoot(const Usage& usage)
{
    return usage.nodes.empty() ? ResourceView(std::nullopt) : ResourceView(usage.nodes.front().usage);
}

template <typename Usage>
ResourceView limitAtRoot(const Usage& usage)
{
    return usage.nodes.empty() ? ResourceView(std::nullopt) : ResourceView(usage.nodes.front().maxResources);
}
} // namespace

std::size_t SeriesStore::SubjectHash::operator()(const Subject& subject) const
{
    return std::hash<std::string>{}(subject.id) * 3 + static_cast<std::size_t>(subject.kind);
}

void SeriesStore::record(const SnapshotUpdate& update)
{
    const Tick tick = m_axis.append(milliseconds(update.snapshot->time));
    const PartitionDelta& delta = update.delta;
    for (const QueuePath& path : delta.queues.removed)
        recordGone(tick, {SubjectKind::Queue, path.text()});
    for (const UserName& name : delta.users.removed)
        recordGone(tick, {SubjectKind::User, name.text()});
    for (const GroupName& name : delta.groups.removed)
        recordGone(tick, {SubjectKind::Group, name.text()});
    for (const QueueInfo* queue : delta.queues.upserted)
        recordRow(tick, {SubjectKind::Queue, queue->path.text()}, queue->allocated, queue->max);
    for (const UserUsage* user : delta.users.upserted)
        recordRow(tick, {SubjectKind::User, user->name.text()}, usedAtRoot(*user), limitAtRoot(*user));
    for (const GroupUsage* group : delta.groups.upserted)
        recordRow(tick, {SubjectKind::Group, group->name.text()}, usedAtRoot(*group), limitAtRoot(*group));
    makeRoom();
}

void SeriesStore::recordRow(Tick tick, Subject subject, ResourceView used, ResourceView limit)
{
    const auto usesSomething = [](const Resource::Entry& entry) { return entry.value != 0; };
    auto known = m_subjects.find(subject);
    if (known == m_subjects.end()) {
        if (std::ranges::none_of(used.entries(), usesSomething))
            return;
        known = m_subjects.try_emplace(std::move(subject)).first;
    }
    std::vector<Series>& all = known->second;
    for (const auto& entry : used.entries()) {
        if (usesSomething(entry) && std::ranges::find(all, entry.type, &Series::type) == all.end())
            all.push_back({entry.type, {}, {}});
    }
    for (Series& series : all) {
        put(series.used, tick, used.valueOr0(series.type));
        put(series.limit, tick, limit.find(series.type));
    }
}

void SeriesStore::recordGone(Tick tick, const Subject& subject)
{
    const auto known = m_subjects.find(subject);
    if (known == m_subjects.end())
        return;
    for (Series& series : known->second) {
        put(series.used, tick, std::nullopt);
        put(series.limit, tick, std::nullopt);
    }
}

void SeriesStore::put(SeriesBuffer& buffer, Tick tick, std::optional<Quantity> value)
{
    m_changeCount -= buffer.size();
    buffer.record(tick, value);
    m_changeCount += buffer.size();
}

void SeriesStore::markGap(SystemTime time)
{
    m_axis.appendGap(milliseconds(time));
}

void SeriesStore::clear()
{
    *this = SeriesStore(m_capacity);
}

/// Drops the oldest samples. Walking all series is dear, so they follow the axis in steps.
void SeriesStore::makeRoom()
{
    while (m_axis.size() > m_capacity.samples)
        m_axis.dropFront();
    if (m_axis.firstTick() - m_forgottenUntil > m_capacity.samples / 16)
        dropForgotten();
    while (m_changeCount > m_capacity.changes && m_axis.size() > 1) {
        for (std::size_t drop = std::max<std::size_t>(1, m_axis.size() / 4); drop > 0; --drop)
            m_axis.dropFront();
        dropForgotten();
    }
}

void SeriesStore::dropForgotten()
{
    const Tick first = m_axis.firstTick();
    m_forgottenUntil = first;
    m_changeCount = 0;
    for (auto subject = m_subjects.begin(); subject != m_subjects.end();) {
        for (Series& series : subject->second) {
            series.used.dropBefore(first);
            series.limit.dropBefore(first);
        }
        std::erase_if(subject->second, [first](const Series& series) {
            return !series.used.last() && series.used.changes().back().tick <= first;
        });
        for (const Series& series : subject->second)
            m_changeCount += series.used.size() + series.limit.size();
        subject = subject->second.empty() ? m_subjects.erase(subject) : std::next(subject);
    }
}

std::size_t SeriesStore::seriesCount() const
{
    std::size_t count = 0;
    for (const auto& [subject, all] : m_subjects)
        count += all.size();
    return count;
}

const SeriesStore::Series* SeriesStore::find(const SeriesKey& key) const
{
    const auto subject = m_subjects.find({key.kind, key.id});
    if (subject == m_subjects.end())
        return nullptr;
    const auto series = std::ranges::find(subject->second, key.type, &Series::type);
    return series == subject->second.end() ? nullptr : &*series;
}

std::vector<Polyline> SeriesStore::used(const SeriesKey& key, SystemTime from, SystemTime to) const
{
    const Series* series = find(key);
    return series ? lines(series->used, from, to) : std::vector<Polyline>();
}

std::vector<Polyline> SeriesStore::limit(const SeriesKey& key, SystemTime from, SystemTime to) const
{
    const Series* series = find(key);
    return series ? lines(series->limit, from, to) : std::vector<Polyline>();
}

std::vector<Polyline> SeriesStore::lines(const SeriesBuffer& buffer, SystemTime from, SystemTime to) const
{
    const auto changes = buffer.changes();
    auto change = changes.begin();
    std::optional<Quantity> value;
    std::vector<Polyline> result;
    bool isBroken = true;

    const Tick first = std::max(m_axis.firstTick() + 1, m_axis.lowerBound(milliseconds(from))) - 1;
    for (Tick tick = first; tick < m_axis.endTick(); ++tick) {
        const TimeAxis::Moment& moment = m_axis.at(tick);
        for (; change != changes.end() && change->tick <= tick; ++change)
            value = change->known();
        if (moment.isGap || !value) {
            isBroken = true;
        } else {
            if (isBroken)
                result.emplace_back();
            isBroken = false;
            result.back().append({static_cast<double>(moment.time.count()), static_cast<double>(*value)});
        }
        if (moment.time > milliseconds(to))
            break;
    }
    return result;
}

std::vector<SeriesKey> SeriesStore::top(SubjectKind kind, ResourceType type, std::size_t count,
                                        const std::function<bool(const std::string& id)>& accepts) const
{
    struct Candidate
    {
        Quantity value;
        const std::string* id;
    };
    std::vector<Candidate> candidates;
    for (const auto& [subject, all] : m_subjects) {
        if (subject.kind != kind || (accepts && !accepts(subject.id)))
            continue;
        const auto series = std::ranges::find(all, type, &Series::type);
        if (series != all.end() && series->used.last().value_or(0) != 0)
            candidates.push_back({*series->used.last(), &subject.id});
    }
    const auto kept = candidates.begin() + static_cast<std::ptrdiff_t>(std::min(count, candidates.size()));
    std::partial_sort(candidates.begin(), kept, candidates.end(), [](const auto& left, const auto& right) {
        return left.value != right.value ? left.value > right.value : *left.id < *right.id;
    });
    std::vector<SeriesKey> keys;
    for (auto candidate = candidates.begin(); candidate != kept; ++candidate)
        keys.push_back({kind, *candidate->id, type});
    return keys;
}
} // namespace quotadeck::models

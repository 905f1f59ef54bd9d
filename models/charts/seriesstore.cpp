// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesstore.h"

#include "core/elastic/quotasnapshot.h"
#include "models/charts/derivedmeasures.h"
#include "models/charts/tickruns.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace quotadeck::models {
namespace {
TimeAxis::Milliseconds milliseconds(SystemTime time)
{
    return std::chrono::floor<TimeAxis::Milliseconds>(time.time_since_epoch());
}

bool hasSomething(ResourceView resource)
{
    return std::ranges::any_of(resource.entries(),
                               [](const Resource::Entry& entry) { return entry.value != 0; });
}

/// 0 is how the scheduler says "no limit".
std::optional<Quantity> applicationLimit(std::uint64_t max)
{
    return max == 0 ? std::nullopt : std::optional(static_cast<Quantity>(max));
}

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

/// The values of a subject in one report.
struct SeriesStore::Row
{
    std::optional<ResourceView> used; ///< not set: not reported, as the next but two
    ResourceView limit = std::nullopt;
    ResourceView guaranteed = std::nullopt;
    std::optional<ResourceView> pending;
    std::optional<ResourceView> request;
    std::optional<ResourceView> runtime;
    std::optional<Quantity> applications;
    std::optional<Quantity> applicationLimit;
    bool isGuaranteeWhole = false; ///< a type that it lacks is guaranteed 0
    bool isParent = false; ///< of elastic quota groups

    explicit Row(const QueueInfo& queue)
        : used(ResourceView(queue.allocated))
        , limit(queue.max)
        , guaranteed(queue.guaranteed)
        , pending(ResourceView(queue.pending))
        , applications(static_cast<Quantity>(queue.runningApps))
        , applicationLimit(models::applicationLimit(queue.maxRunningApps))
    {
    }

    /// Of a user or group, whose first node is the root.
    explicit Row(const std::vector<UsageNode>& nodes) : used(ResourceView(std::nullopt))
    {
        if (nodes.empty())
            return;
        const UsageNode& root = nodes.front();
        used = ResourceView(root.usage);
        limit = ResourceView(root.maxResources);
        applications = static_cast<Quantity>(root.runningApplications.size());
        applicationLimit = models::applicationLimit(root.maxApplications);
    }

    explicit Row(const elastic::QuotaObject& object)
        : used(reported(object.status.used))
        , limit(object.group.max)
        , guaranteed(object.group.min)
        , request(reported(object.status.request))
        , runtime(reported(object.status.runtime))
        , isGuaranteeWhole(true)
        , isParent(object.group.isParent)
    {
    }

    [[nodiscard]] static std::optional<ResourceView> reported(const std::optional<Resource>& amounts)
    {
        return amounts ? std::optional(ResourceView(*amounts)) : std::nullopt;
    }

    /// Calls @p visit with the amounts whose types make series. A queue without use has none, whatever it may use.
    template <typename Visit>
    void eachCounted(Visit&& visit) const
    {
        for (const auto* const reading : {&used, &pending, &request, &runtime}) {
            if (*reading)
                visit(**reading);
        }
        if (isGuaranteeWhole) {
            visit(limit);
            visit(guaranteed);
        }
    }

    [[nodiscard]] bool isIdle() const
    {
        bool isInUse = applications.value_or(0) != 0;
        eachCounted([&isInUse](ResourceView amounts) { isInUse = isInUse || hasSomething(amounts); });
        return !isInUse;
    }
};

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
        recordRow(tick, {SubjectKind::Queue, queue->path.text()}, Row(*queue));
    for (const UserUsage* user : delta.users.upserted)
        recordRow(tick, {SubjectKind::User, user->name.text()}, Row(user->nodes));
    for (const GroupUsage* group : delta.groups.upserted)
        recordRow(tick, {SubjectKind::Group, group->name.text()}, Row(group->nodes));
    recordGroups(tick, update);
    m_marks.record(update);
    makeRoom();
}

void SeriesStore::recordGroups(Tick tick, const SnapshotUpdate& update)
{
    const elastic::QuotaDelta groups
        = elastic::quotaDifference(update.earlierQuotas.get(), update.quotas.get());
    for (const std::string& name : groups.removed)
        recordGone(tick, {SubjectKind::ElasticGroup, name});
    for (const elastic::QuotaObject* object : groups.upserted)
        recordRow(tick, {SubjectKind::ElasticGroup, object->group.name}, Row(*object));
}

void SeriesStore::recordRow(Tick tick, Subject subject, const Row& row)
{
    auto known = m_subjects.find(subject);
    if (known == m_subjects.end()) {
        if (row.isIdle())
            return;
        known = m_subjects.try_emplace(std::move(subject)).first;
    }
    Recorded& recorded = known->second;
    recorded.isParent = row.isParent;
    row.eachCounted([&recorded](ResourceView resource) {
        for (const Resource::Entry& entry : resource.entries()) {
            if (entry.value != 0
                && std::ranges::find(recorded.amounts, entry.type, &Amounts::type) == recorded.amounts.end())
                recorded.amounts.push_back({entry.type, {}, {}, {}, {}, {}, {}});
        }
    });
    const auto reported = [](const std::optional<ResourceView>& reading, ResourceType type) {
        return reading ? std::optional(reading->valueOr0(type)) : std::nullopt;
    };
    for (Amounts& amounts : recorded.amounts) {
        put(amounts.used, tick, reported(row.used, amounts.type));
        put(amounts.limit, tick, row.limit.find(amounts.type));
        put(amounts.guaranteed, tick,
            row.isGuaranteeWhole ? std::optional(row.guaranteed.valueOr0(amounts.type))
                                 : row.guaranteed.find(amounts.type));
        if (row.pending)
            put(amounts.pending, tick, row.pending->valueOr0(amounts.type));
        put(amounts.request, tick, reported(row.request, amounts.type));
        put(amounts.runtime, tick, reported(row.runtime, amounts.type));
    }
    put(recorded.applications, tick, row.applications);
    put(recorded.applicationLimit, tick, row.applicationLimit);
}

void SeriesStore::recordGone(Tick tick, const Subject& subject)
{
    const auto known = m_subjects.find(subject);
    if (known == m_subjects.end())
        return;
    for (Amounts& amounts : known->second.amounts) {
        for (SeriesBuffer* buffer : amounts.all())
            put(*buffer, tick, std::nullopt);
    }
    put(known->second.applications, tick, std::nullopt);
    put(known->second.applicationLimit, tick, std::nullopt);
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
    const auto silence = m_axis.silence();
    *this = SeriesStore(m_capacity);
    setSilence(silence);
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
    m_forgottenUntil = m_axis.firstTick();
    m_changeCount = 0;
    for (auto subject = m_subjects.begin(); subject != m_subjects.end();) {
        Recorded& recorded = subject->second;
        if (forget(recorded, m_forgottenUntil)) {
            subject = m_subjects.erase(subject);
            continue;
        }
        m_changeCount += recorded.applications.size() + recorded.applicationLimit.size();
        for (Amounts& amounts : recorded.amounts) {
            for (const SeriesBuffer* buffer : amounts.all())
                m_changeCount += buffer->size();
        }
        ++subject;
    }
}

/// Drops what was before @p first; true when nothing is left.
bool SeriesStore::forget(Recorded& recorded, Tick first)
{
    const auto isGone = [first](const SeriesBuffer& buffer) {
        return !buffer.last() && (buffer.size() == 0 || buffer.changes().back().tick <= first);
    };
    for (Amounts& amounts : recorded.amounts) {
        for (SeriesBuffer* buffer : amounts.all())
            buffer->dropBefore(first);
    }
    recorded.applications.dropBefore(first);
    recorded.applicationLimit.dropBefore(first);
    std::erase_if(recorded.amounts, [&isGone](Amounts& amounts) {
        return std::ranges::all_of(amounts.all(),
                                   [&isGone](const SeriesBuffer* buffer) { return isGone(*buffer); });
    });
    return recorded.amounts.empty() && isGone(recorded.applications);
}

std::vector<std::string> SeriesStore::ids(SubjectKind kind) const
{
    std::vector<std::string> result;
    for (const auto& [subject, recorded] : m_subjects) {
        if (subject.kind == kind)
            result.push_back(subject.id);
    }
    std::ranges::sort(result);
    return result;
}

std::vector<ResourceType> SeriesStore::types(SubjectKind kind) const
{
    std::set<ResourceType> types;
    for (const auto& [subject, recorded] : m_subjects) {
        if (subject.kind != kind)
            continue;
        for (const Amounts& amounts : recorded.amounts)
            types.insert(amounts.type);
    }
    return {types.begin(), types.end()};
}

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
    case Measure::Request:
        return &amounts->request;
    case Measure::Runtime:
        return &amounts->runtime;
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
        if (subject.kind != kind || recorded.isParent)
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

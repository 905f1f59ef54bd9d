// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/recorder.h"

#include "core/elastic/quotasnapshot.h"

#include <algorithm>
#include <set>

namespace quotadeck::history {
namespace {
/// The amounts of a subject, gathered by resource type.
class Amounts
{
public:
    /// @p resource is complete: a type that it does not name is 0 where another resource names it.
    void addComplete(Measure measure, ResourceView resource)
    {
        m_complete.emplace_back(measure, resource);
        addTypes(resource);
    }
    /// A type that @p resource does not name has no value.
    void addPartial(Measure measure, ResourceView resource)
    {
        m_partial.emplace_back(measure, resource);
        addTypes(resource);
    }

    /// @p applicationLimit is 0 where there is none.
    [[nodiscard]] std::vector<Reading> readings(std::uint64_t applications,
                                                std::uint64_t applicationLimit) const
    {
        std::vector<Reading> result{{Measure::Applications, {}, static_cast<Quantity>(applications)}};
        if (applicationLimit > 0)
            result.push_back({Measure::ApplicationLimit, {}, static_cast<Quantity>(applicationLimit)});
        addReadings(result);
        return result;
    }
    /// The amounts alone.
    [[nodiscard]] std::vector<Reading> readings() const
    {
        std::vector<Reading> result;
        addReadings(result);
        return result;
    }

private:
    void addReadings(std::vector<Reading>& result) const
    {
        for (const ResourceType type : m_types) {
            for (const auto& [measure, resource] : m_complete)
                result.push_back({measure, type.name(), resource.valueOr0(type)});
            for (const auto& [measure, resource] : m_partial) {
                if (const auto value = resource.find(type))
                    result.push_back({measure, type.name(), *value});
            }
        }
    }

    void addTypes(ResourceView resource)
    {
        for (const auto& entry : resource.entries())
            m_types.insert(entry.type);
    }

    std::vector<std::pair<Measure, ResourceView>> m_complete;
    std::vector<std::pair<Measure, ResourceView>> m_partial;
    std::set<ResourceType> m_types;
};

Row rowOf(const QueueInfo& queue)
{
    Amounts amounts;
    amounts.addComplete(Measure::Used, queue.allocated);
    amounts.addComplete(Measure::Pending, queue.pending);
    amounts.addPartial(Measure::Limit, queue.max);
    amounts.addPartial(Measure::Guaranteed, queue.guaranteed);
    return {SubjectKind::Queue, queue.path.text(), amounts.readings(queue.runningApps, queue.maxRunningApps)};
}

template <typename Usage>
Row rowOf(SubjectKind kind, const Usage& usage)
{
    if (usage.nodes.empty())
        return {kind, usage.name.text(), {}};
    const UsageNode& root = usage.nodes.front();
    Amounts amounts;
    amounts.addComplete(Measure::Used, root.usage);
    amounts.addPartial(Measure::Limit, root.maxResources);
    return {kind, usage.name.text(), amounts.readings(root.runningApplications.size(), root.maxApplications)};
}

/// What is not reported has no value, not even 0.
Row rowOf(const elastic::QuotaObject& object)
{
    Amounts amounts;
    const auto addReported = [&amounts](Measure measure, const std::optional<Resource>& reported) {
        if (reported)
            amounts.addComplete(measure, *reported);
    };
    amounts.addComplete(Measure::Guaranteed, object.group.min);
    amounts.addPartial(Measure::Limit, object.group.max);
    addReported(Measure::Used, object.status.used);
    addReported(Measure::Request, object.status.request);
    addReported(Measure::Runtime, object.status.runtime);
    Row row{SubjectKind::ElasticGroup, object.group.name, amounts.readings()};
    const std::string& parent = object.group.parent;
    if (object.group.name != elastic::kRootGroup)
        row.readings.push_back(
            {Measure::Parent, elastic::isRootName(parent) ? std::string(elastic::kRootGroup) : parent, 1});
    return row;
}

/// The elastic quota groups that differ between @p earlier and those of @p update.
void addGroups(std::vector<Row>& rows, const elastic::QuotaSnapshot* earlier, const SnapshotUpdate& update)
{
    const elastic::QuotaDelta groups = elastic::quotaDifference(earlier, update.quotas.get());
    for (const std::string& name : groups.removed)
        rows.push_back({SubjectKind::ElasticGroup, name, {}});
    for (const elastic::QuotaObject* object : groups.upserted)
        rows.push_back(rowOf(*object));
}

Sample emptySample(const SnapshotUpdate& update)
{
    Sample sample;
    sample.time = std::chrono::floor<Milliseconds>(update.snapshot->time.time_since_epoch());
    return sample;
}
} // namespace

Sample sampleOf(const SnapshotUpdate& update)
{
    Sample sample = emptySample(update);
    const PartitionDelta& delta = update.delta;
    for (const QueuePath& path : delta.queues.removed)
        sample.rows.push_back({SubjectKind::Queue, path.text(), {}});
    for (const UserName& name : delta.users.removed)
        sample.rows.push_back({SubjectKind::User, name.text(), {}});
    for (const GroupName& name : delta.groups.removed)
        sample.rows.push_back({SubjectKind::Group, name.text(), {}});
    for (const QueueInfo* queue : delta.queues.upserted)
        sample.rows.push_back(rowOf(*queue));
    for (const UserUsage* user : delta.users.upserted)
        sample.rows.push_back(rowOf(SubjectKind::User, *user));
    for (const GroupUsage* group : delta.groups.upserted)
        sample.rows.push_back(rowOf(SubjectKind::Group, *group));
    addGroups(sample.rows, update.earlierQuotas.get(), update);
    return sample;
}

Sample wholeSampleOf(const SnapshotUpdate& update)
{
    Sample sample = emptySample(update);
    addGroups(sample.rows, nullptr, update);
    const PartitionSnapshot* partition = findPartition(*update.snapshot, update.partition);
    if (!partition)
        return sample;
    if (partition->queues) {
        for (const QueueInfo& queue : *partition->queues)
            sample.rows.push_back(rowOf(queue));
    }
    if (partition->users) {
        for (const UserUsage& user : *partition->users)
            sample.rows.push_back(rowOf(SubjectKind::User, user));
    }
    if (partition->groups) {
        for (const GroupUsage& group : *partition->groups)
            sample.rows.push_back(rowOf(SubjectKind::Group, group));
    }
    return sample;
}

Recorder::Recorder(HistoryFile& file, qint64 source, HistoryFile::SeriesNumbers numbers)
    : m_file(&file)
    , m_source(source)
    , m_numbers(std::move(numbers))
{
}

Result<Recorder> Recorder::open(HistoryFile& file, const QString& source)
{
    const auto id = file.source(source);
    if (!id)
        return tl::unexpected(id.error());
    auto numbers = file.series(*id);
    if (!numbers)
        return tl::unexpected(numbers.error());
    const auto last = file.lastStretch(*id);
    if (!last)
        return tl::unexpected(last.error());
    Recorder recorder(file, *id, *std::move(numbers));
    if (*last) {
        recorder.m_last = (*last)->until;
        if (Status status = recorder.complete(**last); !status)
            return tl::unexpected(status.error());
    }
    return recorder;
}

template <typename Write>
Status Recorder::transact(Write write)
{
    if (Status status = m_file->begin(); !status)
        return status;
    const HistoryFile::SeriesNumbers::size_type known = m_numbers.size();
    Status status = write();
    if (status)
        status = m_file->commit();
    if (!status) {
        m_file->rollBack();
        std::erase_if(m_numbers, [known](const auto& series) { return series.second >= known; });
        m_stretch.reset(); // the writers are ahead of the file: what comes next starts anew, with key blocks
    }
    return status;
}

/// Writes the buckets of the coarser levels that were open when an earlier process ended.
Status Recorder::complete(Stretch stretch)
{
    return transact([&] {
        std::vector<Block> blocks;
        for (std::size_t level = 1; level < kLevels.size(); ++level) {
            if (Status status = completeLevel(stretch, level, blocks); !status)
                return status;
        }
        if (Status status = writeAll(blocks); !status)
            return status;
        stretch.written.fill(stretch.until + Milliseconds(1));
        return m_file->write(m_source, stretch);
    });
}

Status Recorder::completeLevel(const Stretch& stretch, std::size_t level, std::vector<Block>& blocks)
{
    const Milliseconds open = stretch.written[level];
    if (open > stretch.until)
        return {};
    LevelWriter writer(level);
    for (std::size_t page = 0; page * kPageSize < m_numbers.size(); ++page) {
        writer.start(open);
        PageState state;
        const auto take = [&](Milliseconds time, const QByteArray& data) {
            const auto entries = decodeBlock(state, data);
            if (!entries)
                return Status(tl::unexpected(entries.error()));
            if (time >= open)
                writer.advance(time, blocks);
            for (const auto& [slot, range] : *entries) {
                const auto series = static_cast<std::uint32_t>(page * kPageSize + slot);
                const auto value = range ? std::optional(range->last) : std::nullopt;
                if (time >= open)
                    writer.add(series, value);
                else
                    writer.stand(series, value);
            }
            return Status();
        };
        if (Status status = m_file->blocks(m_source, 0, page, stretch.start, open, stretch.until, take);
            !status)
            return status;
        writer.close(blocks);
    }
    return {};
}

Status Recorder::record(const Sample& sample)
{
    if (sample.time <= m_last)
        return {};
    m_last = sample.time;
    std::vector<Change> changes;
    for (const Row& row : sample.rows)
        update(row, changes);
    if (!m_stretch)
        changes.assign(m_values.begin(), m_values.end());
    return transact([&] { return store(sample.time, changes); });
}

void Recorder::update(const Row& row, std::vector<Change>& changes)
{
    // The keys of a subject follow each other.
    const SeriesKey first{row.kind, row.id, Measure{}, {}};
    std::map<SeriesKey, Quantity> earlier;
    for (auto value = m_values.lower_bound(first);
         value != m_values.end() && value->first.kind == row.kind && value->first.id == row.id;) {
        earlier.insert(m_values.extract(value++));
    }
    for (const auto& [measure, type, value] : row.readings) {
        const SeriesKey key{row.kind, row.id, measure, type};
        const auto before = earlier.find(key);
        if (before == earlier.end() || before->second != value)
            changes.emplace_back(key, value);
        if (before != earlier.end())
            earlier.erase(before);
        m_values.insert_or_assign(key, value);
    }
    for (const auto& [key, value] : earlier)
        changes.emplace_back(key, std::nullopt);
}

Status Recorder::store(Milliseconds time, const std::vector<Change>& changes)
{
    std::vector<Block> blocks;
    if (!m_stretch) {
        m_stretch = Stretch{time, time, {}};
        for (LevelWriter& level : m_levels)
            level.start(time);
    }
    for (LevelWriter& level : m_levels)
        level.advance(time, blocks);
    for (const auto& [key, value] : changes) {
        const auto series = number(key);
        if (!series)
            return tl::unexpected(series.error());
        for (LevelWriter& level : m_levels)
            level.add(*series, value);
    }
    m_levels.front().close(blocks);
    m_stretch->until = time;
    for (std::size_t level = 1; level < m_levels.size(); ++level)
        m_stretch->written[level] = m_levels[level].writtenUntil();
    if (Status status = writeAll(blocks); !status)
        return status;
    return m_file->write(m_source, *m_stretch);
}

Status Recorder::endStretch()
{
    if (!m_stretch)
        return {};
    Status status = transact([this] {
        std::vector<Block> blocks;
        for (LevelWriter& level : m_levels)
            level.close(blocks);
        if (Status written = writeAll(blocks); !written)
            return written;
        m_stretch->written.fill(m_stretch->until + Milliseconds(1));
        return m_file->write(m_source, *m_stretch);
    });
    m_stretch.reset();
    return status;
}

Result<std::uint32_t> Recorder::number(const SeriesKey& key)
{
    const auto known = m_numbers.find(key);
    if (known != m_numbers.end())
        return known->second;
    const auto next = static_cast<std::uint32_t>(m_numbers.size());
    if (Status status = m_file->addSeries(m_source, key, next); !status)
        return tl::unexpected(status.error());
    m_numbers.emplace(key, next);
    return next;
}

Status Recorder::writeAll(const std::vector<Block>& blocks)
{
    for (const Block& block : blocks) {
        if (Status status = m_file->write(m_source, block); !status)
            return status;
    }
    return {};
}
} // namespace quotadeck::history

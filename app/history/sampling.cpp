// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/sampling.h"

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
        for (const ResourceType type : m_types) {
            for (const auto& [measure, resource] : m_complete)
                result.push_back({measure, type.name(), resource.valueOr0(type)});
            for (const auto& [measure, resource] : m_partial) {
                if (const auto value = resource.find(type))
                    result.push_back({measure, type.name(), *value});
            }
        }
        return result;
    }

private:
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
    return sample;
}

Sample wholeSampleOf(const SnapshotUpdate& update)
{
    Sample sample = emptySample(update);
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
} // namespace quotadeck::history

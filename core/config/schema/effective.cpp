// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/effective.h"

#include "core/base/text.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace quotadeck::config {
namespace {
bool holdsOnlyRoot(const std::vector<QueueConfig>& queues)
{
    return queues.size() == 1 && equalsIgnoringAsciiCase(queues.front().name.value, kRootQueue);
}

QueueConfig insertedRoot(Field<std::vector<QueueConfig>> children)
{
    QueueConfig root;
    root.name.value = kRootQueue;
    root.name.isSet = true;
    root.queues = std::move(children);
    return root;
}

constexpr std::string_view kEveryoneElse = "*";

struct Level
{
    QueuePath path; ///< as spelled
    const QueueConfig* queue = nullptr;
};

/// The configured queues on @p path, from the root down.
std::vector<Level> levelsOn(const PartitionConfig& partition, const QueuePath& path)
{
    std::vector<Level> levels;
    const auto* siblings = &partition.queues.value;
    for (const auto name : path.parts()) {
        const auto queue = std::ranges::find_if(*siblings, [name](const QueueConfig& candidate) {
            return equalsIgnoringAsciiCase(candidate.name.value, name);
        });
        if (queue == siblings->end())
            break;
        levels.push_back(
            {levels.empty() ? QueuePath(kRootQueue) : levels.back().path.child(queue->name.value), &*queue});
        siblings = &queue->queues.value;
    }
    return levels;
}

class Values
{
public:
    explicit Values(bool dependsOnSpelling) : m_dependsOnSpelling(dependsOnSpelling) { }

    void addResources(const QueuePath& level, std::string_view holder, const TextMap& map)
    {
        if (isZero(parseResource(map).value)) // QUE-12, ENF-14
            return;
        for (const TextEntry& entry : map.value) {
            if (const auto value = parseQuantity(entry.value, quantityKind(entry.key)))
                m_values.push_back(
                    {level, std::string(holder), ResourceType(entry.key), *value, entry.valueSpan, false});
        }
    }

    void addApplications(const QueuePath& level, std::string_view holder, const CountField& count)
    {
        if (count.value == 0)
            return;
        const auto value
            = static_cast<Quantity>(std::min(count.value, static_cast<std::uint64_t>(kMaxQuantity)));
        m_values.push_back({level, std::string(holder), std::nullopt, value, count.span, false});
    }

    /// All values; the binding ones are marked.
    std::vector<EffectiveValue> take()
    {
        std::map<std::optional<ResourceType>, Quantity> smallest;
        for (const EffectiveValue& value : m_values) {
            if (!isInForce(value))
                continue;
            const auto [found, isNew] = smallest.try_emplace(value.type, value.value);
            found->second = std::min(found->second, value.value);
        }
        for (EffectiveValue& value : m_values)
            value.isBinding = isInForce(value) && smallest.at(value.type) == value.value;
        return std::move(m_values);
    }

private:
    [[nodiscard]] bool isInForce(const EffectiveValue& value) const
    {
        return !m_dependsOnSpelling || value.level.lowered() == value.level;
    }

    bool m_dependsOnSpelling;
    std::vector<EffectiveValue> m_values;
};

bool isSet(const LimitConfig& limit) // UGM-42
{
    return limit.maxApplications.value != 0 || !isZero(parseResource(limit.maxResources).value);
}

void addLimit(Values& values, const QueuePath& level, std::string_view holder, const LimitConfig& limit)
{
    values.addResources(level, holder, limit.maxResources);
    values.addApplications(level, holder, limit.maxApplications);
}

/// Adds the limit of @p user at one level; limitOf(name) returns the limit of a name.
template <typename LimitOf>
void addForUser(Values& values, const QueuePath& level, std::string_view user, LimitOf limitOf)
{
    if (const LimitConfig* named = limitOf(user))
        addLimit(values, level, user, *named);
    else if (const LimitConfig* wildcard = limitOf(kEveryoneElse))
        addLimit(values, level, kEveryoneElse, *wildcard);
}
} // namespace

EffectiveScope::Change EffectiveScope::apply(PartitionConfig& partition)
{
    Change change;
    change.name = partition.name.value;
    if (change.name.empty() || equalsIgnoringAsciiCase(change.name, kDefaultPartition))
        partition.name.value = kDefaultPartition;
    change.hasInsertedRoot = !holdsOnlyRoot(partition.queues.value);
    if (change.hasInsertedRoot) {
        QueueConfig root = insertedRoot(std::move(partition.queues));
        partition.queues.value.clear();
        partition.queues.value.push_back(std::move(root));
    }
    QueueConfig& root = partition.queues.value.front();
    change.parent = root.parent;
    root.parent.value = true;
    root.parent.isSet = true;
    change.hasTakenLimits = root.limits.value.empty() && !partition.limits.value.empty();
    if (change.hasTakenLimits)
        change.limits = std::exchange(root.limits, partition.limits);
    return change;
}

void EffectiveScope::revert(PartitionConfig& partition, Change& change)
{
    partition.name.value = std::move(change.name);
    QueueConfig& root = partition.queues.value.front();
    if (change.hasInsertedRoot) {
        std::vector<QueueConfig> queues = std::move(root.queues.value);
        partition.queues.value = std::move(queues);
        return;
    }
    root.parent = change.parent;
    if (change.hasTakenLimits)
        root.limits = std::move(change.limits);
}

PartitionConfig effectivePartition(const PartitionConfig& partition)
{
    PartitionConfig result = partition;
    EffectiveScope::apply(result);
    return result;
}

std::vector<PartitionConfig> effectivePartitions(const SchedulerConfig& config)
{
    std::vector<PartitionConfig> result;
    result.reserve(config.partitions.size());
    for (const PartitionConfig& partition : config.partitions)
        result.push_back(effectivePartition(partition));
    return result;
}

const QueueConfig& rootOf(const PartitionConfig& effective)
{
    assert(effective.queues.value.size() == 1);
    return effective.queues.value.front();
}

bool isEmptyTemplate(const ChildTemplateConfig& childTemplate)
{
    const auto saysNothing = [](const TextMap& map) {
        return std::ranges::none_of(
            map.value, [](const TextEntry& entry) { return !entry.key.empty() && !entry.value.empty(); });
    };
    const ResourcesConfig& resources = childTemplate.resources.value;
    return childTemplate.maxApplications.value == 0 && saysNothing(childTemplate.properties)
        && saysNothing(resources.guaranteed) && saysNothing(resources.max);
}

const QueueConfig* findQueue(const PartitionConfig& effective, const QueuePath& path)
{
    const QueueConfig* found = nullptr;
    const auto* level = &effective.queues.value;
    for (const auto name : path.parts()) {
        const auto queue = std::ranges::find_if(*level, [name](const QueueConfig& candidate) {
            return equalsIgnoringAsciiCase(candidate.name.value, name);
        });
        if (queue == level->end())
            return nullptr;
        found = &*queue;
        level = &found->queues.value;
    }
    return found;
}

const LimitConfig* limitFor(const QueueConfig& queue, TextList LimitConfig::*list, std::string_view name)
{
    const LimitConfig* found = nullptr;
    for (const LimitConfig& limit : queue.limits.value) {
        const auto& names = (limit.*list).value;
        if (std::ranges::find(names, name, &TextField::value) != names.end() && isSet(limit))
            found = &limit;
    }
    return found;
}

std::vector<EffectiveValue> queueMaxima(const PartitionConfig& partition, const QueuePath& path)
{
    Values values(false);
    for (const Level& level : levelsOn(partition, path)) {
        if (!equalsIgnoringAsciiCase(level.queue->name.value, kRootQueue))
            values.addResources(level.path, {}, level.queue->resources.value.max);
        values.addApplications(level.path, {}, level.queue->maxApplications);
    }
    return values.take();
}

std::vector<EffectiveValue> userLimits(const PartitionConfig& partition, const QueuePath& path,
                                       std::string_view user)
{
    Values values(true);
    for (const Level& level : levelsOn(partition, path))
        addForUser(values, level.path, user, [&level](std::string_view name) {
            return limitFor(*level.queue, &LimitConfig::users, name);
        });
    return values.take();
}

std::vector<EffectiveValue> groupLimits(const PartitionConfig& partition, const QueuePath& path,
                                        std::string_view group)
{
    Values values(true);
    for (const Level& level : levelsOn(partition, path)) {
        if (const auto* limit = limitFor(*level.queue, &LimitConfig::groups, group))
            addLimit(values, level.path, group, *limit);
    }
    return values.take();
}

PathLimits::PathLimits(const PartitionConfig& partition, const QueuePath& path)
    : m_maxima(queueMaxima(partition, path))
{
    for (const auto& [levelPath, queue] : levelsOn(partition, path)) {
        Level& level = m_levels.emplace_back();
        level.path = levelPath;
        for (const LimitConfig& limit : queue->limits.value) {
            if (!isSet(limit))
                continue;
            for (const TextField& user : limit.users.value) // the last one counts, as in limitFor()
                level.users.insert_or_assign(user.value, &limit);
            for (const TextField& group : limit.groups.value)
                level.groups.insert_or_assign(group.value, &limit);
        }
    }
}

std::vector<EffectiveValue> PathLimits::ofUser(std::string_view user) const
{
    Values values(true);
    for (const Level& level : m_levels)
        addForUser(values, level.path, user, [&level](std::string_view name) {
            const auto found = level.users.find(name);
            return found == level.users.end() ? nullptr : found->second;
        });
    return values.take();
}

std::vector<EffectiveValue> PathLimits::ofGroup(std::string_view group) const
{
    Values values(true);
    for (const Level& level : m_levels) {
        if (const auto found = level.groups.find(group); found != level.groups.end())
            addLimit(values, level.path, group, *found->second);
    }
    return values.take();
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/queuecheck.h"

#include "core/base/nearestname.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/placement/ruleset.h"

#include <algorithm>
#include <map>
#include <utility>

namespace quotadeck::insight {
namespace {
/// The queues of a configuration and of a cluster, without their access lists.
class KnownQueues final : public placement::QueueView
{
public:
    KnownQueues(const config::QueueConfig& root, const PartitionSnapshot* snapshot)
    {
        if (snapshot != nullptr && snapshot->queues) {
            for (const QueueInfo& queue : *snapshot->queues)
                add(queue.path, queue.isLeaf);
        }
        addAll(root, {});
    }

    [[nodiscard]] const placement::PlacementQueue* find(const QueuePath& path) const override
    {
        const auto queue = m_queues.find(path.lowered());
        return queue == m_queues.end() ? nullptr : &queue->second;
    }

    [[nodiscard]] std::vector<std::string> nearest(const QueuePath& wanted) const
    {
        constexpr std::size_t kMost = 3;
        constexpr std::size_t kLongest = 200; // the cost grows with the square
        const std::string path = wanted.lowered().text();
        if (path.size() > kLongest)
            return {};
        const QueuePath lowered(path);
        const std::size_t near = std::max<std::size_t>(2, lowered.name().size() / 3);
        std::vector<std::pair<std::size_t, std::string>> found;
        for (const auto& [key, placed] : m_queues) {
            // The same name elsewhere is as likely meant as the same place with a slip.
            const std::size_t distance
                = std::min(editDistance(path, key.text()), 1 + editDistance(lowered.name(), key.name()));
            if (distance <= near)
                found.emplace_back(distance, placed.path.text());
        }
        std::ranges::sort(found);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < std::min(kMost, found.size()); ++i)
            names.push_back(std::move(found[i].second));
        return names;
    }

private:
    void add(const QueuePath& path, bool isLeaf)
    {
        m_queues.insert_or_assign(path.lowered(), placement::PlacementQueue{path, isLeaf, true, false, {}});
    }

    void addAll(const config::QueueConfig& queue, const std::string& above)
    {
        const std::string path = config::pathBelow(above, queue);
        add(QueuePath(path), !queue.parent.value && queue.queues.value.empty() && !above.empty());
        for (const config::QueueConfig& child : queue.queues.value)
            addAll(child, path);
    }

    std::map<QueuePath, placement::PlacementQueue> m_queues; // by lower-case path
};
} // namespace

Message UnknownQueue::text() const
{
    const std::string& path = queue.text();
    const auto name = [this](std::size_t index) -> const std::string& { return nearest[index]; };
    switch (nearest.size()) {
    case 0:
        return {QUOTADECK_TEXT("insight", "Queue %1 does not exist, and no placement rule can create it."),
                path};
    case 1:
        return {
            QUOTADECK_TEXT("insight",
                           "Queue %1 does not exist, and no placement rule can create it. Did you mean %2?"),
            path, name(0)};
    case 2:
        return {
            QUOTADECK_TEXT("insight",
                           "Queue %1 does not exist, and no placement rule can create it. Did you mean %2 "
                           "or %3?"),
            path, name(0), name(1)};
    default:
        return {QUOTADECK_TEXT("insight",
                               "Queue %1 does not exist, and no placement rule can create it. Did you mean "
                               "%2, %3 or %4?"),
                path, name(0), name(1), name(2)};
    }
}

Error UnknownQueue::error() const
{
    return {ErrorCode::InvalidArgument, queue.text(), text()};
}

std::optional<UnknownQueue> unknownQueue(const config::PartitionConfig& partition,
                                         const PartitionSnapshot* snapshot, const QueuePath& queue, Mode mode)
{
    const KnownQueues queues(config::rootOf(partition), snapshot);
    if (queues.find(queue) != nullptr)
        return std::nullopt;
    const auto rules = placement::RuleSet::fromConfig(partition.placementRules.value, mode);
    if (rules && placement::isCreatable(*rules, queues, queue))
        return std::nullopt;
    return UnknownQueue{queue, queues.nearest(queue)};
}
} // namespace quotadeck::insight

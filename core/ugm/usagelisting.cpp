// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/usagelisting.h"

#include <absl/container/flat_hash_map.h>
#include <algorithm>

namespace quotadeck::ugm {
namespace {
using NodeId = QueueTracker::NodeId;

std::vector<ApplicationId> sortedIds(const std::vector<const ApplicationKey*>& keys)
{
    std::vector<ApplicationId> ids;
    ids.reserve(keys.size());
    for (const ApplicationKey* key : keys)
        ids.push_back(key->app);
    std::ranges::sort(ids);
    return ids;
}

/// The applications that run at each node of one tree.
class RunningApplications
{
public:
    /// @p key runs at those levels at and above @p node that count it: the ones with paths longer than @p uncounted.
    void add(const QueueTracker& queues, NodeId node, std::size_t uncounted, const ApplicationKey& key)
    {
        for (; node != QueueTracker::kNone && queues.path(node).size() > uncounted;
             node = queues.parent(node)) {
            auto& running = m_byNode[node];
            // An application with several queues meets itself where they join.
            if (running.empty() || running.back() != &key)
                running.push_back(&key);
        }
    }

    [[nodiscard]] std::vector<ApplicationId> at(NodeId node) const
    {
        const auto found = m_byNode.find(node);
        return found == m_byNode.end() ? std::vector<ApplicationId>() : sortedIds(found->second);
    }

private:
    absl::flat_hash_map<NodeId, std::vector<const ApplicationKey*>> m_byNode;
};

std::vector<UsageNode> listNodes(const QueueTracker& queues, const RunningApplications& running)
{
    std::vector<UsageNode> result;
    for (const NodeId node : queues.inOrder()) {
        result.push_back(queues.usageNode(node));
        result.back().runningApplications = running.at(node);
    }
    return result;
}
} // namespace

std::vector<UserUsage> listUsers(const ManagerState& state)
{
    absl::flat_hash_map<const UserTracker*, std::pair<UserUsage, RunningApplications>> rows;
    for (const UserShard& shard : state.shards) {
        for (const auto& [name, user] : shard.users)
            rows[user.get()].first.name = name;
        for (const auto& [key, app] : shard.applications) {
            auto& [usage, running] = rows[key.user];
            if (app.group)
                usage.groups.emplace(key.app, app.group->name);
            for (const Booking& booking : app.bookings)
                running.add(key.user->queues, booking.inUser, 0, key);
        }
    }

    std::vector<UserUsage> result;
    result.reserve(rows.size());
    for (auto& [user, row] : rows) {
        row.first.nodes = listNodes(user->queues, row.second);
        result.push_back(std::move(row.first));
    }
    std::ranges::sort(result, {}, &UserUsage::name);
    return result;
}

std::vector<GroupUsage> listGroups(const ManagerState& state)
{
    struct Row
    {
        std::vector<const ApplicationKey*> applications;
        RunningApplications running;
    };
    absl::flat_hash_map<const GroupTracker*, Row> rows;
    for (const UserShard& shard : state.shards) {
        for (const auto& [key, app] : shard.applications) {
            if (!app.group)
                continue;
            Row& row = rows[app.group];
            row.applications.push_back(&key);
            for (const Booking& booking : app.bookings)
                row.running.add(app.group->queues, booking.inGroup, booking.uncounted, key);
        }
    }

    std::vector<GroupUsage> result;
    for (const GroupTracker* group : state.groups.all()) {
        const Row& row = rows[group];
        result.push_back({group->name, sortedIds(row.applications), listNodes(group->queues, row.running)});
    }
    return result;
}
} // namespace quotadeck::ugm

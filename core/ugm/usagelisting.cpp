// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/usagelisting.h"

#include <absl/container/flat_hash_map.h>
#include <algorithm>

namespace quotadeck::ugm {
namespace {
using NodeId = QueueTracker::NodeId;

/// The applications that run at each node of one tree.
class RunningApplications
{
public:
    /// @p app runs at @p node and every ancestor that counts it.
    void add(const QueueTracker& queues, NodeId node, const ApplicationId& app)
    {
        for (; node != QueueTracker::kNone; node = queues.parent(node)) {
            auto& running = m_byNode[node];
            // An application with several queues meets itself where they join.
            if (queues.running(node) > 0 && (running.empty() || running.back() != app))
                running.push_back(app);
        }
    }

    [[nodiscard]] std::vector<ApplicationId> take(NodeId node)
    {
        auto found = m_byNode.find(node);
        return found == m_byNode.end() ? std::vector<ApplicationId>() : sorted(std::move(found->second));
    }

    static std::vector<ApplicationId> sorted(std::vector<ApplicationId> apps)
    {
        std::ranges::sort(apps);
        apps.erase(std::unique(apps.begin(), apps.end()), apps.end());
        return apps;
    }

private:
    absl::flat_hash_map<NodeId, std::vector<ApplicationId>> m_byNode;
};

std::vector<UsageNode> listNodes(const QueueTracker& queues, RunningApplications& running)
{
    std::vector<UsageNode> result;
    for (const NodeId node : queues.inOrder()) {
        result.push_back(queues.usageNode(node));
        result.back().runningApplications = running.take(node);
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
                running.add(key.user->queues, booking.inUser, key.app);
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
        std::vector<ApplicationId> applications;
        RunningApplications running;
    };
    absl::flat_hash_map<const GroupTracker*, Row> rows;
    for (const UserShard& shard : state.shards) {
        for (const auto& [key, app] : shard.applications) {
            if (!app.group)
                continue;
            Row& row = rows[app.group];
            row.applications.push_back(key.app);
            for (const Booking& booking : app.bookings)
                row.running.add(app.group->queues, booking.inGroup, key.app);
        }
    }

    std::vector<GroupUsage> result;
    for (const GroupTracker* group : state.groups.all()) {
        Row& row = rows[group];
        result.push_back({group->name, RunningApplications::sorted(std::move(row.applications)),
                          listNodes(group->queues, row.running)});
    }
    return result;
}
} // namespace quotadeck::ugm

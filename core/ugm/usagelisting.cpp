// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/usagelisting.h"

#include "core/resource/resourceops.h"
#include "core/ugm/manager.h"

#include <absl/container/flat_hash_map.h>
#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

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

namespace {
using AppsByPath = std::map<std::string, std::vector<ApplicationId>>; // lower-case paths

/// Books on every node what it is listed with beyond its children.
void restoreNodes(QueueTracker& queues, const std::vector<UsageNode>& nodes)
{
    std::map<std::string, Resource> own;
    for (const UsageNode& node : nodes) {
        const QueuePath path = node.path.lowered();
        Resource& usage = own[path.text()]; // a node without usage may be there for its limit
        if (!node.usage)
            continue;
        addTo(usage, *node.usage);
        if (const std::string_view parent = parentPath(path.text()); !parent.empty())
            subtractFrom(own[std::string(parent)], *node.usage);
    }
    for (const auto& [path, usage] : own)
        queues.add(queues.create(path, SharedLimits()), usage);
}

/// Where each application is listed lowest: a node lists those of its children, too.
AppsByPath lowestPlaces(const std::vector<UsageNode>& nodes)
{
    std::map<std::string, std::set<ApplicationId>> inChildren;
    for (const UsageNode& node : nodes) {
        const QueuePath parent = node.path.lowered().parent();
        inChildren[parent.text()].insert(node.runningApplications.begin(), node.runningApplications.end());
    }
    AppsByPath result;
    for (const UsageNode& node : nodes) {
        const QueuePath path = node.path.lowered();
        const auto& below = inChildren[path.text()];
        for (const ApplicationId& app : node.runningApplications) {
            if (!below.contains(app))
                result[path.text()].push_back(app);
        }
    }
    return result;
}

class Restorer
{
public:
    explicit Restorer(ManagerState& state) : m_state(state) { }

    void restore(const GroupUsage& group)
    {
        restoreNodes(m_state.groups.get(group.name).queues, group.nodes);
    }

    void restore(const UserUsage& usage)
    {
        UserShard& shard = m_state.shardOf(usage.name);
        auto& tracker = shard.users[usage.name];
        if (!tracker)
            tracker = std::make_unique<UserTracker>(usage.name, m_state.paths, m_state.limits);
        restoreNodes(tracker->queues, usage.nodes);
        // Settled groups first: one that was only asked about has its group as well (UGM-10).
        for (const auto& [app, group] : usage.groups) {
            TrackedApplication& tracked = shard.applications[ApplicationKey{tracker.get(), app}];
            if (!tracked.group)
                tracked.group = &m_state.groups.link(group);
        }
        for (const auto& [path, apps] : lowestPlaces(usage.nodes)) {
            for (const ApplicationId& app : apps)
                book(*tracker, shard.applications[ApplicationKey{tracker.get(), app}], path);
        }
    }

private:
    static void book(UserTracker& user, TrackedApplication& app, const std::string& path)
    {
        Booking booking;
        booking.inUser = user.queues.create(path, SharedLimits());
        booking.path = &user.queues.path(booking.inUser);
        user.queues.hold(booking.inUser);
        user.queues.addRunning(booking.inUser, app.heldByUser(path));
        if (app.group) {
            QueueTracker& queues = app.group->queues;
            booking.inGroup = queues.create(path, SharedLimits());
            queues.hold(booking.inGroup);
            queues.addRunning(booking.inGroup, app.heldByGroup(path));
        }
        app.bookings.push_back(booking);
    }

    ManagerState& m_state;
};
} // namespace

void restoreUsage(ManagerState& state, const TrackedUsage& usage)
{
    Restorer restorer(state);
    for (const GroupUsage& group : usage.groups)
        restorer.restore(group);
    for (const UserUsage& user : usage.users)
        restorer.restore(user);
}
} // namespace quotadeck::ugm

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace quotadeck::tests {
/// How large a fake cluster is.
struct FakeSize
{
    int departments = 4;
    int leavesEach = 5;
    int users = 20;
    int applications = 40;
};

/// Time of the first fake snapshot: 2026-03-02 08:30 UTC.
inline constexpr SystemTime kFakeStart{std::chrono::seconds(1772440200)};

namespace fake {
inline constexpr Quantity kGiB = Quantity(1) << 30;

inline Resource amount(Quantity cores, Quantity gibibytes)
{
    return Resource{{"vcore", cores * 1000}, {"memory", gibibytes * kGiB}, {"pods", cores / 4}};
}

inline std::string pick(int index)
{
    static const std::array<std::string, 8> names
        = {"analytics", "etl", "training", "reports", "adhoc", "ingest", "research", "serving"};
    return names[static_cast<std::size_t>(index) % names.size()];
}

inline std::string person(int index)
{
    static const std::array<std::string, 8> names = {"sue", "bob", "ada", "lin", "max", "eva", "jan", "ute"};
    const auto which = static_cast<std::size_t>(index);
    return which < names.size() ? names[which] : names[which % names.size()] + std::to_string(which);
}

/// A number that wanders with @p step, between 0 and 100, another way for each @p seed.
inline Quantity wave(int seed, int step)
{
    const int period = 180 + seed * 37 % 140;
    const int phase = (step + seed * 53) % period;
    const int up = phase < period / 2 ? phase : period - phase;
    return Quantity(up) * 200 / period;
}
} // namespace fake

/// A partition "default" with queues of every kind: guaranteed, limited, unlimited, over their maximum, stopped.
/// The same for the same arguments; @p step moves what is used and the time by two seconds.
inline PartitionSnapshot fakePartition(const FakeSize& size, int step)
{
    using namespace fake;
    PartitionSnapshot partition;
    partition.info.name = "default";
    auto& queues = partition.queues.emplace();
    auto& users = partition.users.emplace();
    auto& groups = partition.groups.emplace();
    auto& applications = partition.applications.emplace();

    QueueInfo root;
    root.path = QueuePath("root");
    root.status = "Active";
    root.isManaged = true;
    root.max = amount(2000, 8000);
    root.allocated = amount(900 + wave(1, step) * 8, 3000 + wave(2, step) * 40);
    root.headroom = amount(400, 1500);
    root.pending = amount(wave(3, step), wave(3, step) * 4);
    root.runningApps = static_cast<std::uint64_t>(size.applications);
    queues.push_back(root);
    for (int d = 0; d < size.departments; ++d) {
        QueueInfo department = root;
        department.path = QueuePath("root").child(pick(d) + (d < 8 ? "" : std::to_string(d)));
        department.parent = QueuePath("root");
        department.guaranteed = amount(200, 800);
        department.max = d == 2 ? std::optional<Resource>() : amount(500, 2000);
        department.headroom = d == 2 ? root.headroom : amount(120, 500);
        department.allocated = amount(100 + wave(d + 4, step) * 4, 300 + wave(d + 4, step) * 16);
        department.status = d == 3 ? "Draining" : "Active";
        queues.push_back(department);
        for (int l = 0; l < size.leavesEach; ++l) {
            QueueInfo leaf = department;
            leaf.path = department.path.child(pick(l + d + 1) + (l < 7 ? "" : std::to_string(l)));
            leaf.parent = department.path;
            leaf.isLeaf = true;
            leaf.isManaged = l != 4;
            leaf.guaranteed = l % 2 == 0 ? std::optional(amount(40, 160)) : std::nullopt;
            leaf.max = l % 3 == 1 ? std::optional<Resource>() : amount(100, 400);
            const Quantity used = l == 0 && d == 0 ? 112 : wave(d * 7 + l, step);
            leaf.allocated = amount(used, used * 4);
            leaf.headroom = leaf.max ? std::optional(amount(100 - used, 400 - used * 4)) : std::nullopt;
            leaf.pending = amount(l == 2 ? 30 : 0, l == 2 ? 120 : 0);
            leaf.runningApps = static_cast<std::uint64_t>(l * 2);
            leaf.maxRunningApps = l % 2 == 0 ? 10 : 0;
            leaf.properties = {{"application.sort.policy", "fifo"}};
            leaf.sortingPolicy = "fifo";
            queues.push_back(leaf);
        }
    }

    const auto usage = [&](const QueuePath& path, Quantity used, Quantity limit) {
        UsageNode node;
        node.path = path;
        node.usage = amount(used, used * 4);
        if (limit > 0) {
            node.maxResources = amount(limit, limit * 4);
            node.maxApplications = 12;
        }
        return node;
    };
    const auto leaf = [&](int index) {
        const auto all = static_cast<int>(queues.size());
        const QueueInfo& queue = queues[static_cast<std::size_t>(1 + index * 5 % (all - 1))];
        return queue.isLeaf ? queue.path
                            : queues[static_cast<std::size_t>(1 + (index * 5 + 1) % (all - 1))].path;
    };
    for (int u = 0; u < size.users; ++u) {
        UserUsage user;
        user.name = UserName(person(u));
        const Quantity used = 10 + wave(u + 9, step) * (u == 0 ? 1 : 2) / 3;
        user.nodes = {usage(QueuePath("root"), used, u % 3 == 0 ? 80 : 0),
                      usage(leaf(u).parent(), used, u % 4 == 0 ? 60 : 0), usage(leaf(u), used, 0)};
        users.push_back(user);
    }
    for (const char* name : {"*", "datascience", "platform"}) {
        GroupUsage group;
        group.name = GroupName(name);
        group.nodes = {usage(QueuePath("root"), 60 + wave(3, step), 180)};
        groups.push_back(group);
    }
    const auto now = (kFakeStart + std::chrono::seconds(2) * step).time_since_epoch().count();
    for (int a = 0; a < size.applications; ++a) {
        ApplicationInfo application;
        application.id = ApplicationId("spark-" + std::to_string(48120 + a * 37));
        application.queue = leaf(a);
        application.user = UserName(person(a % std::max(1, size.users)));
        application.groups = {GroupName("datascience")};
        application.state = a % 5 == 0 ? "Accepted" : "Running";
        application.used = amount(a % 5 == 0 ? 0 : 4 + a % 9, a % 5 == 0 ? 0 : 16 + a % 9 * 4);
        application.pending = amount(a % 5 == 0 ? 8 : 0, a % 5 == 0 ? 32 : 0);
        application.submissionTime = now - std::int64_t(a + 1) * 400'000'000'000;
        if (a % 5 == 0) {
            RequestInfo request;
            request.key = "ask";
            request.log = {{"request doesn't fit under the queue quota", now, 14}};
            application.requests = {request};
        }
        applications.push_back(application);
    }
    normalize(partition);
    return partition;
}

inline SnapshotPtr fakeSnapshot(const FakeSize& size = {}, int step = 0)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = kFakeStart + std::chrono::seconds(2) * step;
    snapshot->partitions.push_back(fakePartition(size, step));
    return snapshot;
}
} // namespace quotadeck::tests

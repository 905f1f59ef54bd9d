// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partitionview.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/manager.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <random>
#include <string>
#include <vector>

namespace quotadeck::test {
/// Seeded configurations, and a live tracker with queues that run one of them.
class RandomCluster
{
public:
    static inline const std::array<const char*, 3> kLeaves = {"root.a.x", "root.a.y", "root.b"};
    static inline const std::array<const char*, 4> kUsers = {"ann", "bob", "cid", "dee"};

    explicit RandomCluster(std::uint64_t seed) : m_random(seed) { }

    std::uint64_t pick(std::uint64_t count) { return m_random() % count; }

    access::UserGroups person(std::uint64_t index)
    {
        static const std::array<std::vector<GroupName>, 4> kGroups
            = {std::vector{GroupName("dev")}, std::vector{GroupName("qa"), GroupName("dev")},
               std::vector{GroupName("hr")}, std::vector<GroupName>()};
        return {UserName(kUsers.at(index)), kGroups.at(index)};
    }

    /// A readable queues.yaml; whether the scheduler would take it does not matter here.
    std::string yaml()
    {
        const auto leaf
            = [this](const char* name) { return fmt::format("{{name: {}{}{}}}", name, quota(), limits()); };
        return fmt::format("partitions: [{{name: default, queues: [{{name: root{}, queues: [{{name: a{}{}, "
                           "queues: [{}, {}]}}, {}]}}]}}]\n",
                           limits(), quota(), limits(), leaf("x"), leaf("y"), leaf("b"));
    }

    Resource someRequest()
    {
        Resource result{{"memory", static_cast<Quantity>(pick(30))}};
        if (pick(2) == 0)
            result.set("vcore", static_cast<Quantity>(pick(20)));
        if (pick(8) == 0)
            result.set("gpu", static_cast<Quantity>(pick(2)));
        if (result.valueOr0(ResourceType("memory")) == 0 && result.valueOr0(ResourceType("vcore")) == 0)
            result.set("memory", 1);
        return result;
    }

    /// Usage above a limit and above a quota occurs, too: some of it comes without being asked (ENF-21).
    void run(cluster::QueueTree& queues, ugm::Manager& manager)
    {
        queues.setCapacity({{"memory", 60}, {"vcore", 40}});
        const auto steps = 2 + pick(12);
        for (std::uint64_t step = 0; step < steps; ++step) {
            const ApplicationId app(fmt::format("app-{}", pick(9)));
            const auto user = person(app.text().back() % kUsers.size());
            const QueuePath leaf(kLeaves.at(app.text().back() % kLeaves.size()));
            const Resource usage = someRequest();
            const bool isForced = pick(4) == 0;
            if (!isForced && !cluster::fits(*queues.find(leaf), usage).isAllowed())
                continue;
            if (isForced)
                static_cast<void>(manager.increase(leaf, app, user, usage));
            else if (!manager.tryIncrease(leaf, app, user, usage)->isAllowed())
                continue;
            queues.allocate(leaf, usage);
            if (pick(2) == 0)
                queues.addRunning(leaf, app);
            else
                queues.addAllocating(leaf, app);
        }
    }

    static PartitionSnapshot snapshot(const cluster::QueueTree& queues, const ugm::Manager& manager)
    {
        PartitionSnapshot result;
        result.info.name = "default";
        result.queues = cluster::queueInfos(queues, "default");
        result.users = manager.users();
        result.groups = manager.groups();
        return result;
    }

private:
    std::string amounts()
    {
        std::string out = fmt::format("memory: {}", pick(40));
        if (pick(2) == 0)
            out += fmt::format(", vcore: {}m", pick(30));
        if (pick(6) == 0)
            out += fmt::format(", gpu: {}", pick(2));
        return out;
    }

    std::string quota()
    {
        std::string out;
        if (pick(2) == 0)
            out += fmt::format(", resources: {{max: {{{}}}}}", amounts());
        if (pick(4) == 0)
            out += fmt::format(", maxapplications: {}", 1 + pick(4));
        return out;
    }

    std::string limits()
    {
        static const std::array<const char*, 6> kHolders
            = {"users: [ann, bob]", "users: [cid]",     "users: ['*']",
               "groups: [dev]",     "groups: [qa, hr]", "groups: ['*']"};
        std::string out;
        for (const char* holder : kHolders) {
            if (pick(4) != 0)
                continue;
            out += fmt::format("{}{{{}", out.empty() ? "" : ", ", holder);
            const auto kind = pick(3);
            if (kind != 0)
                out += fmt::format(", maxresources: {{{}}}", amounts());
            if (kind != 1)
                out += fmt::format(", maxapplications: {}", 1 + pick(3));
            out += "}";
        }
        if (pick(8) == 0) // one number for a user and a group
            out += fmt::format("{}{{users: [bob], groups: [qa], maxresources: {{{}}}}}",
                               out.empty() ? "" : ", ", amounts());
        return out.empty() ? out : ", limits: [" + out + "]";
    }

    std::mt19937_64 m_random;
};

/// The only partition of @p yaml, effective.
inline config::PartitionConfig partitionOf(const std::string& yaml)
{
    const auto tree = config::parseYaml(yaml);
    return config::effectivePartitions(config::readConfig(tree.value()).config).at(0);
}
} // namespace quotadeck::test

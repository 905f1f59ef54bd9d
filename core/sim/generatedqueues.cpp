// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/generatedqueues.h"

#include "core/resource/quantity.h"

#include <fmt/format.h>

namespace quotadeck::sim {
namespace {
std::string resourcesText(const Resource& resources)
{
    std::string text;
    for (const auto& [type, value] : resources.entries())
        text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", type.name(),
                            formatQuantity(value, quantityKind(type.name()), QuantityStyle::Decimal));
    return "{" + text + "}";
}

void appendLevel(std::string& text, const GeneratedCluster& cluster, std::size_t level,
                 const std::string& indent)
{
    const bool isLeaf = level + 1 == cluster.queues.size();
    text += indent + "queues:\n";
    for (std::int64_t number = 1; number <= cluster.queues[level]; ++number) {
        text += fmt::format("{}  - name: {}{:02}\n", indent, static_cast<char>('a' + level), number);
        if (isLeaf)
            text += fmt::format("{}    resources: {{max: {}}}\n", indent, resourcesText(cluster.leafMax));
        else
            appendLevel(text, cluster, level + 1, indent + "    ");
    }
}
} // namespace

std::int64_t queueCount(const GeneratedCluster& cluster, std::int64_t most)
{
    std::int64_t total = 1;
    std::int64_t ofLevel = 1;
    for (const std::int64_t children : cluster.queues) {
        if (children > most / ofLevel)
            return most + 1;
        ofLevel *= children;
        total += ofLevel;
    }
    return total > most ? most + 1 : total;
}

std::string queuesText(const GeneratedCluster& cluster, const std::string& partition)
{
    std::string text = fmt::format("partitions:\n  - name: {}\n    queues:\n      - name: root\n"
                                   "        submitacl: \"*\"\n        limits:\n          - limit: everyone\n"
                                   "            users: [\"*\"]\n            maxresources: {}\n",
                                   partition, resourcesText(cluster.userLimit));
    appendLevel(text, cluster, 0, "        ");
    return text;
}

std::vector<ScenarioUser> usersOf(const GeneratedCluster& cluster)
{
    std::vector<ScenarioUser> users;
    for (std::int64_t number = 1; number <= cluster.users; ++number) {
        const std::int64_t group = (number - 1) % cluster.groups + 1;
        users.push_back(
            {UserName(fmt::format("user-{:04}", number)), {GroupName(fmt::format("group-{:03}", group))}});
    }
    return users;
}
} // namespace quotadeck::sim

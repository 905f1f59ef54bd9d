// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answers.h"
#include "core/base/text.h"
#include "core/metrics/clustermetrics.h"
#include "core/snapshot/nodespace.h"

#include <array>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <string_view>
#include <utility>

namespace quotadeck::serve {
namespace {
void add(metrics::Family& family, metrics::Labels labels, double value)
{
    family.samples.push_back({std::move(labels), value});
}

void write(const metrics::Family& family, std::string& out)
{
    if (!family.samples.empty())
        out += metrics::headText(family) + metrics::samplesText(family);
}

void addQueues(std::string& out, const PartitionSnapshot& partition)
{
    constexpr std::array kStates{"new", "accepted", "running", "completing", "failing", "resuming"};
    metrics::Family apps{"yunikorn_queue_app", "Applications of the queue by state."};
    metrics::Family resources{
        "yunikorn_queue_resource",
        "Resources of the queue by state, in base units: vcore in millicores, memory in bytes."};
    std::map<std::pair<std::string_view, std::string>, std::int64_t> counts;
    if (partition.applications) {
        for (const auto& app : *partition.applications)
            ++counts[{app.queue.text(), asciiLowered(app.state)}];
    }
    for (const auto& queue : *partition.queues) {
        const auto& path = queue.path.text();
        for (const auto* state : kStates) {
            const auto count = counts.find({path, state});
            if (queue.isLeaf && partition.applications)
                add(apps, {{"queue", path}, {"state", state}},
                    count == counts.end() ? 0.0 : static_cast<double>(count->second));
        }
        add(resources, {{"queue", path}, {"resource", "apps"}, {"state", "maxRunningApps"}},
            static_cast<double>(queue.maxRunningApps));
        const auto addAll = [&](const char* state, const std::optional<Resource>& amounts) {
            for (const auto& [type, value] : ResourceView(amounts).entries())
                add(resources, {{"queue", path}, {"resource", std::string(type.name())}, {"state", state}},
                    static_cast<double>(value));
        };
        addAll("guaranteed", queue.guaranteed);
        addAll("max", queue.max);
        addAll("allocated", queue.allocated);
        addAll("pending", queue.pending);
        addAll("preempting", queue.preempting);
    }
    write(apps, out);
    write(resources, out);
}

void addPartition(std::string& out, const PartitionSnapshot& partition)
{
    metrics::Family apps{"yunikorn_scheduler_application_total", "Applications of the partition by state."};
    for (const auto& [state, count] : partition.info.applications) {
        if (state != "total")
            add(apps, {{"state", asciiLowered(state)}}, static_cast<double>(count));
    }
    write(apps, out);
    if (!partition.nodes)
        return;
    const auto active = std::ranges::count(*partition.nodes, true, &NodeInfo::schedulable);
    metrics::Family nodes{"yunikorn_scheduler_node", "Nodes by state."};
    add(nodes, {{"state", "active"}}, static_cast<double>(active));
    add(nodes, {{"state", "failed"}}, static_cast<double>(std::ssize(*partition.nodes) - active));
    write(nodes, out);
    for (const auto& [type, buckets] : nodeUtilization(partition, ShareRounding::None)) {
        std::string name = type;
        std::ranges::replace_if(
            name,
            [](char c) {
                return !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9');
            },
            '_');
        metrics::Family usage{"yunikorn_scheduler_" + name + "_node_usage_total",
                              "Nodes by the share of the resource that is in use."};
        for (std::size_t index = 0; index < buckets.size(); ++index) {
            const auto range
                = index == 0 ? std::string("[0,10%]") : fmt::format("({}%,{}%]", index * 10, index * 10 + 10);
            add(usage, {{"range", range}}, static_cast<double>(buckets[index].size()));
        }
        write(usage, out);
    }
}
} // namespace

std::string metricsText(const ServedCluster& cluster)
{
    const auto& snapshot = *cluster.snapshot();
    std::string out;
    metrics::Family time{"quotadeck_simulated_time_seconds",
                         "The simulation's clock, seconds since the epoch."};
    add(time, {}, std::chrono::duration<double>(snapshot.time.time_since_epoch()).count());
    write(time, out);
    if (snapshot.partitions.empty())
        return out;
    // The scheduler's metrics have no label for the partition: more than one would give the same sample twice.
    const auto* standard = findPartition(snapshot, "default");
    const auto& partition = standard ? *standard : snapshot.partitions.front();
    if (partition.queues)
        addQueues(out, partition);
    addPartition(out, partition);
    for (const metrics::Family& family : metrics::usageFamilies(partition))
        write(family, out);
    return out;
}
} // namespace quotadeck::serve

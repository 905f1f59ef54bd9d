// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answers.h"
#include "core/base/text.h"
#include "core/snapshot/nodeutilization.h"

#include <array>
#include <chrono>
#include <fmt/format.h>
#include <initializer_list>
#include <map>
#include <string_view>
#include <utility>

namespace quotadeck::serve {
namespace {
using Labels = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// The value of a label: backslash, quote and line end escaped, what is no UTF-8 replaced.
std::string escapedLabel(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto length = wellFormedUtf8Length(text);
        if (length == 0)
            result += "\uFFFD";
        else if (text.front() == '\n')
            result += "\\n";
        else if (text.front() == '\\' || text.front() == '"')
            result.append("\\").push_back(text.front());
        else
            result.append(text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

/// One metric with all its samples; nothing is written without any.
class Family
{
public:
    Family(std::string name, std::string_view help)
        : m_name(std::move(name))
        , m_head(fmt::format("# HELP {0} {1}\n# TYPE {0} gauge\n", m_name, help))
    {
    }

    template <typename Number>
    void add(Labels labels, Number value)
    {
        m_samples += m_name;
        char separator = '{';
        for (const auto& [name, text] : labels) {
            m_samples += fmt::format("{}{}=\"{}\"", separator, name, escapedLabel(text));
            separator = ',';
        }
        m_samples += fmt::format("{} {}\n", labels.size() > 0 ? "}" : "", value);
    }

    void writeTo(std::string& out) const
    {
        if (!m_samples.empty())
            out += m_head + m_samples;
    }

private:
    std::string m_name;
    std::string m_head;
    std::string m_samples;
};

void addQueues(std::string& out, const PartitionSnapshot& partition)
{
    constexpr std::array kStates{"new", "accepted", "running", "completing", "failing", "resuming"};
    Family apps("yunikorn_queue_app", "Applications of the queue by state.");
    Family resources("yunikorn_queue_resource",
                     "Resources of the queue by state, in base units: vcore in millicores, memory in bytes.");
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
                apps.add({{"queue", path}, {"state", state}}, count == counts.end() ? 0 : count->second);
        }
        resources.add({{"queue", path}, {"resource", "apps"}, {"state", "maxRunningApps"}},
                      queue.maxRunningApps);
        const auto addAll = [&](const char* state, const std::optional<Resource>& amounts) {
            for (const auto& [type, value] : ResourceView(amounts).entries())
                resources.add({{"queue", path}, {"resource", type.name()}, {"state", state}}, value);
        };
        addAll("guaranteed", queue.guaranteed);
        addAll("max", queue.max);
        addAll("allocated", queue.allocated);
        addAll("pending", queue.pending);
        addAll("preempting", queue.preempting);
    }
    apps.writeTo(out);
    resources.writeTo(out);
}

void addPartition(std::string& out, const PartitionSnapshot& partition)
{
    Family apps("yunikorn_scheduler_application_total", "Applications of the partition by state.");
    for (const auto& [state, count] : partition.info.applications) {
        if (state != "total")
            apps.add({{"state", asciiLowered(state)}}, count);
    }
    apps.writeTo(out);
    if (!partition.nodes)
        return;
    const auto active = std::ranges::count(*partition.nodes, true, &NodeInfo::schedulable);
    Family nodes("yunikorn_scheduler_node", "Nodes by state.");
    nodes.add({{"state", "active"}}, active);
    nodes.add({{"state", "failed"}}, std::ssize(*partition.nodes) - active);
    nodes.writeTo(out);
    for (const auto& [type, buckets] : nodeUtilization(partition, ShareRounding::None)) {
        std::string name = type;
        std::ranges::replace_if(
            name,
            [](char c) {
                return !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9');
            },
            '_');
        Family usage("yunikorn_scheduler_" + name + "_node_usage_total",
                     "Nodes by the share of the resource that is in use.");
        for (std::size_t index = 0; index < buckets.size(); ++index) {
            const auto range
                = index == 0 ? std::string("[0,10%]") : fmt::format("({}%,{}%]", index * 10, index * 10 + 10);
            usage.add({{"range", range}}, buckets[index].size());
        }
        usage.writeTo(out);
    }
}

/// Amounts of one kind, usage or limit, in the units that Prometheus asks for where the unit is known.
class AmountFamilies
{
public:
    AmountFamilies(const std::string& subject, const std::string& kind, const std::string& what)
        : m_cpu(fmt::format("quotadeck_{}_cpu_{}_cores", subject, kind),
                fmt::format("{} of vcore, in cores.", what))
        , m_memory(fmt::format("quotadeck_{}_memory_{}_bytes", subject, kind),
                   fmt::format("{} of memory.", what))
        , m_others(fmt::format("quotadeck_{}_resource_{}", subject, kind),
                   fmt::format("{} of other resources, in the units of the resource.", what))
    {
    }

    void add(std::string_view subject, std::string_view name, const UsageNode& node,
             const std::optional<Resource>& amounts)
    {
        for (const auto& [type, value] : ResourceView(amounts).entries()) {
            if (type.name() == "vcore")
                m_cpu.add({{subject, name}, {"queue", node.path.text()}},
                          static_cast<double>(value) / 1000.0);
            else if (type.name() == "memory")
                m_memory.add({{subject, name}, {"queue", node.path.text()}}, value);
            else
                m_others.add({{subject, name}, {"queue", node.path.text()}, {"resource", type.name()}},
                             value);
        }
    }

    void writeTo(std::string& out) const
    {
        m_cpu.writeTo(out);
        m_memory.writeTo(out);
        m_others.writeTo(out);
    }

private:
    Family m_cpu;
    Family m_memory;
    Family m_others;
};

/// Usage and limits of users or of groups, one sample a queue; no sample where there is no limit.
template <typename Row>
void addUsage(std::string& out, const std::string& subject, const std::optional<std::vector<Row>>& rows)
{
    if (!rows)
        return;
    AmountFamilies usage(subject, "usage", "Usage of the " + subject + " in the queue and below");
    AmountFamilies limits(subject, "limit", "Limit of the " + subject + " in the queue and below");
    Family running(fmt::format("quotadeck_{}_running_applications", subject),
                   fmt::format("Running applications of the {} in the queue and below.", subject));
    Family maxRunning(fmt::format("quotadeck_{}_running_applications_limit", subject),
                      fmt::format("Limit of running applications of the {} in the queue.", subject));
    for (const auto& row : *rows) {
        const auto& name = row.name.text();
        for (const auto& node : row.nodes) {
            usage.add(subject, name, node, node.usage);
            limits.add(subject, name, node, node.maxResources);
            running.add({{subject, name}, {"queue", node.path.text()}}, node.runningApplications.size());
            if (node.maxApplications > 0)
                maxRunning.add({{subject, name}, {"queue", node.path.text()}}, node.maxApplications);
        }
    }
    usage.writeTo(out);
    limits.writeTo(out);
    running.writeTo(out);
    maxRunning.writeTo(out);
}
} // namespace

std::string metricsText(const ServedCluster& cluster)
{
    const auto& snapshot = *cluster.snapshot();
    std::string out;
    Family time("quotadeck_simulated_time_seconds", "The simulation's clock, seconds since the epoch.");
    time.add({}, std::chrono::duration<double>(snapshot.time.time_since_epoch()).count());
    time.writeTo(out);
    if (snapshot.partitions.empty())
        return out;
    // The scheduler's metrics have no label for the partition: more than one would give the same sample twice.
    const auto* standard = findPartition(snapshot, "default");
    const auto& partition = standard ? *standard : snapshot.partitions.front();
    if (partition.queues)
        addQueues(out, partition);
    addPartition(out, partition);
    addUsage(out, "user", partition.users);
    addUsage(out, "group", partition.groups);
    return out;
}
} // namespace quotadeck::serve

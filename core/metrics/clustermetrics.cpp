// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/clustermetrics.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <initializer_list>
#include <map>
#include <utility>

namespace quotadeck::metrics {
namespace {
Labels with(Labels labels, std::initializer_list<std::pair<const char*, std::string>> more)
{
    for (const auto& [name, value] : more)
        labels.emplace_back(name, value);
    return labels;
}

/// Families in the order of their first samples.
class FamilySet
{
public:
    void add(const std::string& name, const std::string& help, Labels labels, double value)
    {
        const auto [place, isNew] = m_places.try_emplace(name, m_families.size());
        if (isNew)
            m_families.push_back({name, help});
        m_families[place->second].samples.push_back({std::move(labels), value});
    }

    std::vector<Family> take() { return std::move(m_families); }

private:
    std::vector<Family> m_families;
    std::map<std::string, std::size_t> m_places; ///< in m_families, by name
};

/// Amounts of one kind, as "usage" of a "user", in the units that Prometheus asks for where the unit is known.
class AmountFamilies
{
public:
    AmountFamilies(FamilySet& set, const std::string& subject, const std::string& kind,
                   const std::string& what)
        : m_set(set)
        , m_names{fmt::format("quotadeck_{}_cpu_{}_cores", subject, kind),
                  fmt::format("quotadeck_{}_memory_{}_bytes", subject, kind),
                  fmt::format("quotadeck_{}_resource_{}", subject, kind)}
        , m_helps{fmt::format("{} of vcore, in cores.", what), fmt::format("{} of memory.", what),
                  fmt::format("{} of other resources, in the units of the resource.", what)}
    {
    }

    void add(const Labels& labels, const std::optional<Resource>& amounts)
    {
        for (const auto& [type, value] : ResourceView(amounts).entries()) {
            if (type.name() == "vcore")
                m_set.add(m_names[0], m_helps[0], labels, static_cast<double>(value) / 1000.0);
            else if (type.name() == "memory")
                m_set.add(m_names[1], m_helps[1], labels, static_cast<double>(value));
            else
                m_set.add(m_names[2], m_helps[2], with(labels, {{"resource", std::string(type.name())}}),
                          static_cast<double>(value));
        }
    }

private:
    FamilySet& m_set;
    std::array<std::string, 3> m_names; ///< of vcore, memory, others
    std::array<std::string, 3> m_helps;
};

/// @p used, with 0 for what is in @p limit and not used: a usage without a type has nothing of it.
Resource withZeros(const std::optional<Resource>& used, const std::optional<Resource>& limit)
{
    Resource all = used.value_or(Resource());
    for (const auto& [type, value] : ResourceView(limit).entries()) {
        if (!all.find(type))
            all.set(type, 0);
    }
    return all;
}

template <typename Row>
void addUsage(FamilySet& set, const char* subject, const std::optional<std::vector<Row>>& rows,
              const Labels& base)
{
    if (!rows)
        return;
    const std::string name = subject;
    AmountFamilies usage(set, name, "usage", "Usage of the " + name + " in the queue and below");
    AmountFamilies limits(set, name, "limit", "Limit of the " + name + " in the queue and below");
    for (const Row& row : *rows) {
        for (const UsageNode& node : row.nodes) {
            const Labels labels = with(base, {{subject, row.name.text()}, {"queue", node.path.text()}});
            usage.add(labels, withZeros(node.usage, node.maxResources));
            limits.add(labels, node.maxResources);
            set.add(fmt::format("quotadeck_{}_running_applications", name),
                    fmt::format("Running applications of the {} in the queue and below.", name), labels,
                    static_cast<double>(node.runningApplications.size()));
            if (node.maxApplications > 0)
                set.add(fmt::format("quotadeck_{}_running_applications_limit", name),
                        fmt::format("Limit of running applications of the {} in the queue.", name), labels,
                        static_cast<double>(node.maxApplications));
        }
    }
}

/// By queue, of its own applications: how many are in each state, and how long the one has waited that has nothing yet.
struct QueueApplications
{
    std::map<std::string, int> states; ///< in lower case
    std::int64_t oldestWaiting = 0; ///< submitted, in nanoseconds since the epoch; 0: none waits
};

bool isWaiting(const ApplicationInfo& application)
{
    const bool hasNothing = std::ranges::all_of(ResourceView(application.used).entries(),
                                                [](const auto& entry) { return entry.value == 0; });
    const bool wants = std::ranges::any_of(ResourceView(application.pending).entries(),
                                           [](const auto& entry) { return entry.value > 0; });
    return wants && hasNothing && application.submissionTime > 0 && application.startTime == kNeverStarted;
}

std::map<std::string, QueueApplications> applicationsByQueue(const std::vector<ApplicationInfo>& applications)
{
    std::map<std::string, QueueApplications> queues;
    for (const ApplicationInfo& application : applications) {
        QueueApplications& queue = queues[application.queue.text()];
        ++queue.states[asciiLowered(application.state)];
        if (isWaiting(application)
            && (queue.oldestWaiting == 0 || application.submissionTime < queue.oldestWaiting))
            queue.oldestWaiting = application.submissionTime;
    }
    return queues;
}

double secondsBetween(std::int64_t since, SystemTime now)
{
    const std::chrono::duration<double> passed = std::chrono::duration<double>(now.time_since_epoch())
        - std::chrono::duration<double>(std::chrono::nanoseconds(since));
    return std::max(passed.count(), 0.0);
}

/// The queues of @p partition, those near the root first.
std::vector<const QueueInfo*> byDepth(const std::vector<QueueInfo>& queues)
{
    std::vector<const QueueInfo*> sorted;
    sorted.reserve(queues.size());
    for (const QueueInfo& queue : queues)
        sorted.push_back(&queue);
    std::ranges::stable_sort(
        sorted, {}, [](const QueueInfo* queue) { return std::ranges::count(queue->path.text(), '.'); });
    return sorted;
}

void addQueues(FamilySet& set, const PartitionSnapshot& partition, SystemTime now, const Labels& base)
{
    AmountFamilies usage(set, "queue", "usage", "Allocated resources of the queue and below");
    AmountFamilies pending(set, "queue", "pending", "Pending resources of the queue and below");
    AmountFamilies guaranteed(set, "queue", "guaranteed", "Guaranteed resources of the queue");
    AmountFamilies max(set, "queue", "max", "Maximum of the queue; of the root: what the nodes offer");
    AmountFamilies headroom(set, "queue", "headroom", "What the maximums up to the root leave to the queue");
    std::map<std::string, QueueApplications> applications;
    if (partition.applications)
        applications = applicationsByQueue(*partition.applications);
    for (const QueueInfo* queue : byDepth(*partition.queues)) {
        const Labels labels = with(base, {{"queue", queue->path.text()}});
        const bool isGroup = partition.hasQuotaGroups; // what it does not report is not known, and not 0
        if (!isGroup || queue->allocated)
            usage.add(labels, withZeros(withZeros(queue->allocated, queue->max), queue->guaranteed));
        if (!isGroup || queue->pending)
            pending.add(labels, withZeros(withZeros(queue->pending, queue->max), queue->guaranteed));
        guaranteed.add(labels, queue->guaranteed);
        max.add(labels, queue->max);
        headroom.add(labels, queue->headroom);
        if (isGroup)
            continue;
        set.add("quotadeck_queue_running_applications", "Running applications of the queue and below.",
                labels, static_cast<double>(queue->runningApps));
        if (queue->maxRunningApps > 0)
            set.add("quotadeck_queue_running_applications_max",
                    "Maximum of running applications of the queue.", labels,
                    static_cast<double>(queue->maxRunningApps));
        if (!queue->isLeaf || !partition.applications)
            continue;
        const auto own = applications.find(queue->path.text());
        const QueueApplications none;
        const QueueApplications& known = own == applications.end() ? none : own->second;
        for (const auto& [state, count] : known.states)
            set.add("quotadeck_queue_applications", "Applications in the queue by state.",
                    with(labels, {{"state", state}}), count);
        set.add(
            "quotadeck_queue_longest_wait_seconds",
            "How long the application of the queue has waited that waits longest for its first resources; 0: "
            "none waits.",
            labels, known.oldestWaiting == 0 ? 0.0 : secondsBetween(known.oldestWaiting, now));
    }
}

void addPartition(FamilySet& set, const PartitionSnapshot& partition, SystemTime now, const Labels& base)
{
    AmountFamilies capacity(set, "partition", "capacity", "What the nodes of the partition offer");
    capacity.add(base, partition.info.capacity);
    for (const auto& [state, count] : partition.info.applications) {
        if (state != "total")
            set.add("quotadeck_applications", "Applications of the partition by state.",
                    with(base, {{"state", asciiLowered(state)}}), static_cast<double>(count));
    }
    if (partition.nodes) {
        const auto active = std::ranges::count(*partition.nodes, true, &NodeInfo::schedulable);
        const auto add = [&](const char* state, std::ptrdiff_t count) {
            set.add("quotadeck_nodes", "Nodes of the partition by state.", with(base, {{"state", state}}),
                    static_cast<double>(count));
        };
        add("schedulable", active);
        add("unschedulable", std::ssize(*partition.nodes) - active);
    }
    if (partition.queues)
        addQueues(set, partition, now, base);
    addUsage(set, "group", partition.groups, base);
    addUsage(set, "user", partition.users, base);
}
} // namespace

std::vector<Family> usageFamilies(const PartitionSnapshot& partition, const Labels& base)
{
    FamilySet set;
    addUsage(set, "user", partition.users, base);
    addUsage(set, "group", partition.groups, base);
    return set.take();
}

std::vector<Family> clusterFamilies(const ClusterSnapshot& snapshot, const std::string& cluster)
{
    FamilySet set;
    const Labels base{{"cluster", cluster}};
    if (snapshot.health) {
        std::map<std::string, bool> checks; // names are not unique (REST-21): all of a name have to pass
        for (const HealthCheck& check : snapshot.health->checks) {
            const auto [known, isNew] = checks.try_emplace(check.name, check.succeeded);
            known->second = known->second && check.succeeded;
        }
        for (const auto& [name, isPassed] : checks)
            set.add("quotadeck_health_check", "Whether a health check of the scheduler passed: 1 or 0.",
                    with(base, {{"check", name}}), isPassed ? 1 : 0);
    }
    for (const PartitionSnapshot& partition : snapshot.partitions)
        addPartition(set, partition, sourceTime(snapshot), with(base, {{"partition", partition.info.name}}));
    return set.take();
}
} // namespace quotadeck::metrics

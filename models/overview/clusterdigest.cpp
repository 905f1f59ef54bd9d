// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/clusterdigest.h"

#include "core/resource/display.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::string_view kTotalState = "total"; // the sum of the others (REST-11)

std::optional<std::vector<CapacityRow>> capacityOf(const PartitionSnapshot& partition)
{
    const ResourceView total(partition.info.capacity);
    const ResourceView used(partition.info.usedCapacity);
    const bool hasRoot = partition.queues && !partition.queues->empty();
    const ResourceView pending(hasRoot ? ResourceView(partition.queues->front().pending) : std::nullopt);
    if (total.isNil() && used.isNil() && !hasRoot)
        return std::nullopt;
    // The scheduler leaves out an amount of nothing, a whole list as well as a type in it (REST-11).
    const auto amount = [](ResourceView amounts, bool isKnown, ResourceType type) {
        return isKnown ? std::optional(amounts.valueOr0(type)) : std::nullopt;
    };
    std::map<std::string, CapacityRow> rows;
    for (const ResourceView amounts : {total, used, pending}) {
        for (const auto& entry : amounts.entries()) {
            const ResourceType type = entry.type;
            std::string name(type.name());
            rows.insert_or_assign(name,
                                  CapacityRow{.id = "r:" + name,
                                              .type = type,
                                              .used = amount(used, !used.isNil() || hasRoot, type),
                                              .pending = amount(pending, hasRoot, type),
                                              .total = amount(total, !total.isNil(), type)});
        }
    }
    std::vector<CapacityRow> found;
    for (auto& row : rows)
        found.push_back(std::move(row.second));
    std::ranges::sort(found, precedesForDisplay, [](const CapacityRow& row) { return *row.type; });
    return found;
}

std::optional<std::vector<StateRow>> statesOf(const PartitionSnapshot& partition)
{
    std::map<std::string, std::int64_t> counts(partition.info.applications);
    counts.erase(std::string(kTotalState));
    if (counts.empty()) {
        if (!partition.applications)
            return std::nullopt;
        for (const ApplicationInfo& application : *partition.applications)
            ++counts[application.state];
    }
    std::set<std::string> listed;
    if (partition.applications) {
        for (const ApplicationInfo& application : *partition.applications)
            listed.insert(application.state);
    }
    std::vector<StateRow> rows;
    for (auto& [state, count] : counts) {
        if (count > 0)
            rows.push_back({"s:" + state, QString::fromStdString(state), count, listed.contains(state)});
    }
    return rows;
}

std::vector<HealthRow> healthOf(const HealthInfo& health)
{
    std::vector<HealthRow> rows;
    std::map<std::string, int> known; // names are not unique
    for (const HealthCheck& check : health.checks) {
        const int copy = known[check.name]++;
        rows.push_back(
            {.id = "h:" + std::to_string(copy) + ':' + check.name,
             .isPassed = check.succeeded,
             .name = QString::fromStdString(check.description.empty() ? check.name : check.description),
             .diagnosis = QString::fromStdString(check.diagnosis)});
    }
    std::ranges::stable_sort(rows, {}, &HealthRow::isPassed);
    return rows;
}

void addLimit(std::vector<LimitUseRow>& rows, LimitUseRow row)
{
    if (row.binding.share.value())
        rows.push_back(std::move(row));
}

void addQueues(std::vector<LimitUseRow>& rows, const std::vector<QueueInfo>& queues)
{
    for (const QueueInfo& queue : queues) {
        if (queue.parent.isEmpty())
            continue; // what the nodes offer is no quota
        const QueueUse use{.path = queue.path,
                           .used = queue.allocated,
                           .limit = queue.max,
                           .running = queue.runningApps,
                           .maxApplications = queue.maxRunningApps};
        const RowKind kind = queue.isLeaf ? RowKind::LeafQueue : RowKind::ParentQueue;
        addLimit(rows,
                 {.id = "q:" + queue.path.text(),
                  .kind = queue.isManaged ? kind : RowKind::DynamicQueue,
                  .name = QString::fromStdString(queue.path.text()),
                  .binding = tightestLimit({&use, 1})});
    }
}

template <typename Usage>
void addPeople(std::vector<LimitUseRow>& rows, const std::vector<Usage>& people, char prefix, RowKind kind)
{
    std::vector<QueueUse> uses;
    for (const Usage& person : people) {
        uses.clear();
        for (const UsageNode& node : person.nodes)
            uses.push_back(queueUse(node));
        const std::string& name = person.name.text();
        addLimit(rows,
                 {.id = std::string{prefix, ':'} + name,
                  .kind = name == "*" ? RowKind::WildcardGroup : kind,
                  .name = QString::fromStdString(name),
                  .binding = tightestLimit(uses)});
    }
}

std::optional<std::vector<LimitUseRow>> limitsOf(const PartitionSnapshot& partition)
{
    if (!partition.queues && !partition.users && !partition.groups)
        return std::nullopt;
    std::vector<LimitUseRow> rows;
    if (partition.queues)
        addQueues(rows, *partition.queues);
    if (partition.users)
        addPeople(rows, *partition.users, 'u', RowKind::User);
    if (partition.groups)
        addPeople(rows, *partition.groups, 'g', RowKind::Group);
    std::ranges::stable_sort(
        rows, [](const auto& left, const auto& right) { return right.binding.share < left.binding.share; });
    return rows;
}

/// Since when requests of @p application wait; 0: not reported.
std::chrono::nanoseconds waitingSince(const ApplicationInfo& application)
{
    std::int64_t since = 0;
    for (const RequestInfo& request : application.requests) {
        if (request.requestTime > 0 && (since == 0 || request.requestTime < since))
            since = request.requestTime;
    }
    return std::chrono::nanoseconds(since > 0 ? since : application.submissionTime);
}

std::vector<WaitingRow> waitingOf(const std::vector<ApplicationInfo>& applications, SystemTime now)
{
    std::map<std::string, WaitingRow> byReason;
    for (const ApplicationInfo& application : applications) {
        if (application.requests.empty())
            continue;
        const AllocationLogEntry* entry = latestLogEntry(application);
        WaitingRow& row = byReason[entry ? entry->message : std::string()];
        const auto since = waitingSince(application);
        ++row.applications;
        const bool isLonger = since.count() != 0 && (row.since.count() == 0 || since < row.since);
        if (row.applications > 1 && !isLonger)
            continue;
        row.since = since;
        row.longest = QString::fromStdString(application.id.text());
        row.queue = QString::fromStdString(application.queue.text());
    }
    std::vector<WaitingRow> rows;
    for (auto& [reason, row] : byReason) {
        row.id = "w:" + reason;
        row.reason = QString::fromStdString(reason);
        if (row.since.count() != 0)
            row.age = now.time_since_epoch() - row.since;
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), &WaitingRow::age);
    return rows;
}
} // namespace

ClusterDigest digestOf(const ClusterSnapshot& snapshot, std::string_view partition)
{
    ClusterDigest digest;
    digest.time = snapshot.time;
    if (!snapshot.clusters.empty())
        digest.cluster = QString::fromStdString(snapshot.clusters.front().clusterName);
    if (snapshot.health)
        digest.health = healthOf(*snapshot.health);
    if (digest.health)
        digest.passedChecks
            = static_cast<std::size_t>(std::ranges::count(*digest.health, true, &HealthRow::isPassed));
    const PartitionSnapshot* known = findPartition(snapshot, partition);
    if (!known)
        return digest;
    if (known->nodes)
        digest.nodes = known->nodes->size();
    digest.capacity = capacityOf(*known);
    digest.states = statesOf(*known);
    digest.limits = limitsOf(*known);
    if (digest.limits)
        digest.fullLimits = static_cast<std::size_t>(std::ranges::count_if(
            *digest.limits, [](const LimitUseRow& row) { return *row.binding.share.value() >= 1; }));
    if (known->applications)
        digest.waiting = waitingOf(*known->applications, sourceTime(snapshot));
    return digest;
}
} // namespace quotadeck::models

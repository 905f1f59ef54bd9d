// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partition.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "tests/core/cluster/queuetext.h"

#include <QString>
#include <QStringList>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::test {
/// The only partition with the flow-style fields @p fields, "placementrules: [...], queues: [...]".
inline config::PartitionConfig partitionConfig(const std::string& fields)
{
    const auto config = config::validate("partitions: [{name: default, " + fields + "}]\n").config;
    return config::effectivePartitions(config.value()).front();
}

/// A root that everyone may submit to, with the fields @p root.
inline std::string openRoot(const std::string& root)
{
    return "queues: [{name: root, submitacl: '*', " + root + "}]";
}

inline access::UserGroups owner(const char* user, std::vector<GroupName> groups = {})
{
    return {UserName(user), std::move(groups)};
}

inline cluster::ApplicationSpec application(const char* id, const char* queue)
{
    cluster::ApplicationSpec spec;
    spec.id = ApplicationId(id);
    spec.queue = QueuePath(queue);
    return spec;
}

inline cluster::Request podOf(const std::string& key, const Resource& resource, std::int32_t priority = 0)
{
    cluster::Request request;
    request.key = key;
    request.resource = resource;
    request.priority = priority;
    request.created = after(0);
    return request;
}

/// "user bob in root.a: memory 10 + 5 > 12", "queue root.a: applications 1 + 1 > 1"
inline QString dump(const std::optional<Denial>& denial)
{
    if (!denial)
        return {};
    const char* subject = denial->subject == DenialSubject::User ? "user "
        : denial->subject == DenialSubject::Group                ? "group "
                                                                 : "queue ";
    const std::string who
        = denial->name.empty() ? denial->queue.text() : denial->name + " in " + denial->queue.text();
    return QString("%1%2: %3 %4 + %5 > %6")
        .arg(subject, QString::fromStdString(who),
             denial->type ? QString::fromStdString(denial->type->name()) : "applications")
        .arg(denial->used)
        .arg(denial->asked)
        .arg(denial->limit);
}

/// Everything in which a denial must leave no trace (ENF-20).
struct PartitionView
{
    std::vector<Resource> allocated;
    std::vector<std::uint64_t> running;
    std::vector<std::set<ApplicationId>> allocating;
    std::vector<Resource> onNodes;
    std::vector<UserUsage> users;
    std::vector<GroupUsage> groups;

    explicit PartitionView(const cluster::Partition& partition)
        : users(partition.usage().users())
        , groups(partition.usage().groups())
    {
        for (const cluster::Queue* queue : partition.queues().queues()) {
            allocated.push_back(queue->allocated);
            running.push_back(queue->runningApplications);
            allocating.push_back(queue->allocatingAccepted);
        }
        for (const auto& [id, node] : partition.nodes().all())
            onNodes.push_back(node.allocated);
    }
    friend bool operator==(const PartitionView&, const PartitionView&) = default;
};

/// A partition with one node "n1" and calls that throw where a test expects no error.
class TestPartition
{
public:
    explicit TestPartition(const std::string& fields, Mode mode = Mode::Current,
                           const Resource& capacity = {{"memory", 1000}, {"vcore", 100}})
        : partition(cluster::Partition::fromConfig(partitionConfig(fields), mode).value())
    {
        addNode("n1", capacity);
    }

    void addNode(const char* id, const Resource& capacity)
    {
        if (!partition.addNode({id, "m5", capacity, true, {}}))
            throw std::logic_error("the node exists");
    }

    cluster::SubmissionResult submit(const char* app, const char* queue,
                                     const access::UserGroups& user = owner("bob"))
    {
        return partition.submit(application(app, queue), user, now);
    }

    /// Asks for @p resource and tries to allocate it.
    cluster::Attempt run(const char* app, const std::string& key, const Resource& resource)
    {
        get(partition.addRequest(ApplicationId(app), podOf(key, resource), now));
        return attempt(app, key);
    }
    cluster::Attempt attempt(const char* app, const std::string& key)
    {
        return get(partition.tryAllocate(ApplicationId(app), key, {}, now));
    }
    cluster::Effects end(const char* app, const std::string& key,
                         cluster::Termination reason = cluster::Termination::StoppedByRm)
    {
        return get(partition.confirmRelease(ApplicationId(app), key, reason, now));
    }

    /// The error of an update to the configuration @p fields; empty if it was applied.
    std::string update(const std::string& fields)
    {
        auto plan = cluster::readPartitionPlan(partitionConfig(fields), partition.settings().mode);
        if (!plan)
            return plan.error().message.english();
        const auto done = partition.update(*std::move(plan), now);
        return done ? std::string() : done.error().message.english();
    }

    /// Why the request @p key was not allocated yet; empty if it was not even tried.
    [[nodiscard]] std::vector<AllocationLogEntry> log(const char* app, const char* key) const
    {
        const auto* const log = partition.logs().find(ApplicationId(app), key);
        return log ? *log : std::vector<AllocationLogEntry>();
    }
    [[nodiscard]] const cluster::Queue& queue(const char* path) const
    {
        return *partition.queues().find(QueuePath(path));
    }
    /// "Accepted"; "gone" for an application that is not, or no longer, in the partition.
    [[nodiscard]] QString state(const char* app) const
    {
        const auto found = partition.applications().find(ApplicationId(app));
        return found == partition.applications().end()
            ? QString("gone")
            : QString::fromUtf8(stateName(found->second.state()).data());
    }

    template <typename T>
    static T get(Result<T> result)
    {
        if (!result)
            throw std::logic_error(result.error().where + ": " + result.error().message.english());
        return *std::move(result);
    }

    cluster::Partition partition;
    SystemTime now = after(0);
};

/// Usage of @p rows at @p path: memory of the subject called @p name, and how many applications run; "-" if there is
/// no such node.
template <typename Rows>
QString usageOf(const Rows& rows, const char* name, const char* path)
{
    for (const auto& row : rows) {
        if (row.name.text() != name)
            continue;
        const UsageNode* const node = findNode(row.nodes, QueuePath(path));
        if (node)
            return QString("%1/%2")
                .arg(ResourceView(node->usage).valueOr0(ResourceType("memory")))
                .arg(node->runningApplications.size());
    }
    return "-";
}
} // namespace quotadeck::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answers.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/snapshot/restjson.h"

#include <array>
#include <fmt/format.h>
#include <variant>

namespace quotadeck::serve {
namespace {
constexpr std::array kStatuses{"new", "accepted", "running", "completing", "failing", "resuming"};

const PartitionSnapshot* partitionOf(const ServedCluster& cluster, const Call& call)
{
    return findPartition(*cluster.snapshot(), call.arguments.front());
}

/// The queue that the path names, checked step by step; each answer has its own order of steps.
class QueueArgument
{
public:
    explicit QueueArgument(const Call& call) : m_text(unescaped(call.arguments[1], EscapeKind::Query)) { }

    [[nodiscard]] std::optional<Response> escapeError() const
    {
        if (m_text)
            return std::nullopt;
        return errorResponse(400, "invalid URL escape in the queue name");
    }
    [[nodiscard]] std::optional<Response> nameError() const
    {
        const QueuePath path(*m_text);
        for (const auto part : path.parts()) {
            if (!config::isQueueName(part))
                return errorResponse(400,
                                     fmt::format("problem in queue query parameter parsing as queue "
                                                 "name {} is invalid",
                                                 *m_text));
        }
        return std::nullopt;
    }
    /// Its index in @p queues; nothing when there is none. Letter case does not matter (REST-10).
    [[nodiscard]] std::optional<std::size_t> findIn(const std::vector<QueueInfo>& queues) const
    {
        const auto wanted = QueuePath(*m_text).lowered();
        const auto queue = std::ranges::lower_bound(queues, wanted, precedesInTree, &QueueInfo::path);
        if (queue == queues.end() || queue->path != wanted)
            return std::nullopt;
        return static_cast<std::size_t>(queue - queues.begin());
    }

private:
    std::optional<std::string> m_text;
};

Response queueNotFound()
{
    return errorResponse(404, "Queue not found");
}

/// Whether ?status= wants applications in @p state; without it all are wanted.
bool isWantedStatus(const std::optional<std::string>& status, const std::string& state)
{
    return !status || status->empty() || equalsIgnoringAsciiCase(*status, state);
}

std::optional<Response> statusError(const std::optional<std::string>& status)
{
    const auto isStatus = [&status](const char* known) { return equalsIgnoringAsciiCase(*status, known); };
    if (!status || status->empty() || std::ranges::any_of(kStatuses, isStatus))
        return std::nullopt;
    return errorResponse(400, fmt::format("allowed application statuses: {}", fmt::join(kStatuses, ", ")));
}

std::string activeApplications(const PartitionSnapshot& partition, const QueueInfo* queue,
                               const std::optional<std::string>& status)
{
    const auto isWanted = [queue, &status](const ApplicationInfo& app) {
        return (!queue || app.queue == queue->path) && isWantedStatus(status, app.state);
    };
    return writeList(*partition.applications, isWanted, rest::writeApplication);
}

/// Rejected applications are listed apart from those that ran (APP-17).
std::string endedApplications(const PartitionSnapshot& partition, bool areRejected)
{
    if (!partition.finished.isKnown())
        return "[]";
    const auto isWanted
        = [areRejected](const ApplicationInfo& app) { return (app.state == "Rejected") == areRejected; };
    return writeList(*partition.finished.list, isWanted, rest::writeApplication);
}

Response applicationNotFound()
{
    return errorResponse(404, "Application not found");
}

/// The application @p id if it is not over; only of @p queue unless that is null.
Response oneApplication(const PartitionSnapshot& partition, const std::string& id, const QueueInfo* queue)
{
    const auto* app = findRow(*partition.applications, ApplicationId(id), &ApplicationInfo::id);
    if (!app || (queue && app->queue != queue->path))
        return applicationNotFound();
    return jsonResponse(rest::writeApplication(*app));
}
} // namespace

Response answerQueues(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    if (!partition->queues)
        return unknownPart();
    return cachedJson(cluster, "queues/" + partition->info.name,
                      [partition] { return rest::writeQueues(*partition->queues); });
}

Response answerQueue(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    const QueueArgument argument(call);
    if (auto error = argument.escapeError())
        return *error;
    if (auto error = argument.nameError())
        return *error;
    if (!partition->queues)
        return unknownPart();
    const auto at = argument.findIn(*partition->queues);
    if (!at)
        return queueNotFound();
    const bool withSubtree = call.target.parameter("subtree").has_value();
    return jsonResponse(rest::writeQueue(*partition->queues, *at, withSubtree));
}

Response answerQueueApplications(const ServedCluster& cluster, const Call& call)
{
    const QueueArgument argument(call);
    if (auto error = argument.escapeError())
        return *error;
    if (auto error = argument.nameError())
        return *error;
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    if (!partition->queues || !partition->applications)
        return unknownPart();
    const auto at = argument.findIn(*partition->queues);
    if (!at)
        return queueNotFound();
    return jsonResponse(activeApplications(*partition, &(*partition->queues)[*at], std::nullopt));
}

Response answerQueueApplicationsByState(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    const QueueArgument argument(call);
    if (auto error = argument.escapeError())
        return *error;
    if (auto error = argument.nameError())
        return *error;
    if (!partition->queues || !partition->applications)
        return unknownPart();
    const auto at = argument.findIn(*partition->queues);
    if (!at)
        return queueNotFound();
    if (!equalsIgnoringAsciiCase(call.arguments[2], "active"))
        return errorResponse(400, "only the state active is allowed for the applications of a queue");
    const auto status = call.target.parameter("status");
    if (auto error = statusError(status))
        return *error;
    return jsonResponse(activeApplications(*partition, &(*partition->queues)[*at], status));
}

Response answerQueueApplication(const ServedCluster& cluster, const Call& call)
{
    const QueueArgument argument(call);
    if (auto error = argument.escapeError())
        return *error;
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    if (auto error = argument.nameError())
        return *error;
    if (!partition->queues || !partition->applications)
        return unknownPart();
    const auto at = argument.findIn(*partition->queues);
    if (!at)
        return queueNotFound();
    return oneApplication(*partition, call.arguments[2], &(*partition->queues)[*at]);
}

Response answerApplication(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    if (!partition->applications)
        return unknownPart();
    return oneApplication(*partition, call.arguments[1], nullptr);
}

Response answerApplicationsByState(const ServedCluster& cluster, const Call& call)
{
    const auto* partition = partitionOf(cluster, call);
    if (!partition)
        return partitionNotFound();
    if (!partition->applications)
        return unknownPart();
    const auto& state = call.arguments[1];
    const auto status = call.target.parameter("status");
    if (equalsIgnoringAsciiCase(state, "active")) {
        if (auto error = statusError(status))
            return *error;
        if (status && !status->empty())
            return jsonResponse(activeApplications(*partition, nullptr, status));
        return cachedJson(cluster, "active/" + partition->info.name,
                          [&] { return activeApplications(*partition, nullptr, std::nullopt); });
    }
    if (equalsIgnoringAsciiCase(state, "rejected"))
        return jsonResponse(endedApplications(*partition, true));
    if (equalsIgnoringAsciiCase(state, "completed")) {
        return cachedJson(cluster, "completed/" + partition->info.name,
                          [&] { return endedApplications(*partition, false); });
    }
    return errorResponse(400, "application states are active, rejected and completed");
}

namespace {
/// One tracker serves all partitions, so the one in the path does not matter; the first that knows @p list does.
template <typename List>
const std::vector<List>* findList(const ServedCluster& cluster,
                                  std::optional<std::vector<List>> PartitionSnapshot::*list)
{
    for (const auto& partition : cluster.snapshot()->partitions) {
        if (partition.*list)
            return &*(partition.*list);
    }
    return nullptr;
}

/// How the answers about one user and one group differ.
template <typename Row, typename Name>
struct Subject
{
    std::optional<std::vector<Row>> PartitionSnapshot::*list;
    Name Row::*name;
    bool (*isName)(std::string_view);
    std::string (*write)(const Row&);
    const char* invalid;
    const char* missing;
};

template <typename Row, typename Name>
Response answerOne(const ServedCluster& cluster, const Call& call, const Subject<Row, Name>& subject)
{
    const auto name = unescaped(call.arguments[1], EscapeKind::Query);
    if (!name)
        return errorResponse(400, "invalid URL escape in the name");
    if (name->empty() || !subject.isName(*name))
        return errorResponse(400, subject.invalid);
    const auto* rows = findList(cluster, subject.list);
    const auto* row = rows ? findRow(*rows, Name(*name), subject.name) : nullptr;
    return row ? jsonResponse(subject.write(*row)) : errorResponse(404, subject.missing);
}
} // namespace

Response answerUsers(const ServedCluster& cluster, const Call&)
{
    const auto* users = findList(cluster, &PartitionSnapshot::users);
    return users ? cachedJson(cluster, "users", [users] { return rest::writeUsers(*users); }) : unknownPart();
}

Response answerUser(const ServedCluster& cluster, const Call& call)
{
    return answerOne<UserUsage, UserName>(cluster, call,
                                          {&PartitionSnapshot::users, &UserUsage::name, config::isUserName,
                                           rest::writeUser, "Invalid user name", "User not found"});
}

Response answerGroups(const ServedCluster& cluster, const Call&)
{
    const auto* groups = findList(cluster, &PartitionSnapshot::groups);
    return groups ? cachedJson(cluster, "groups", [groups] { return rest::writeGroups(*groups); })
                  : unknownPart();
}

Response answerGroup(const ServedCluster& cluster, const Call& call)
{
    return answerOne<GroupUsage, GroupName>(cluster, call,
                                            {&PartitionSnapshot::groups, &GroupUsage::name,
                                             config::isGroupName, rest::writeGroup, "Invalid group name",
                                             "Group not found"});
}
} // namespace quotadeck::serve

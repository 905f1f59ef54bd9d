// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpmessage.h"
#include "app/serve/routes.h"
#include "app/serve/servedcluster.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The answers of the table in routes.cpp, and what they share. Each checks its arguments in the order of REST section 12.2.
namespace quotadeck::serve {
[[nodiscard]] inline Response partitionNotFound()
{
    return errorResponse(404, "Partition not found");
}

/// For a part that the source of the snapshots does not support.
[[nodiscard]] inline Response unknownPart()
{
    return errorResponse(503, "This is not known for this cluster");
}

/// The JSON that @p make gives, made once for each snapshot; @p key as for ServedCluster::cached().
[[nodiscard]] inline Response cachedJson(const ServedCluster& cluster, const std::string& key,
                                         const std::function<std::string()>& make)
{
    Response response;
    response.contentType = kJsonType;
    response.cacheKey = key;
    response.body = cluster.cached(key, [&make] { return QByteArray::fromStdString(make()) + '\n'; });
    return response;
}

/// The row of a list in the order of PartitionSnapshot whose @p member is @p key, or nullptr.
template <typename Row, typename Key>
[[nodiscard]] const Row* findRow(const std::vector<Row>& rows, const Key& key, Key Row::*member)
{
    const auto row = std::ranges::lower_bound(rows, key, {}, member);
    return row != rows.end() && std::invoke(member, *row) == key ? &*row : nullptr;
}

/// The rows that @p isWanted takes as one JSON list.
template <typename Row, typename Predicate>
[[nodiscard]] std::string writeList(const std::vector<Row>& rows, Predicate isWanted,
                                    std::string (*write)(const Row&))
{
    std::string text = "[";
    for (const Row& row : rows) {
        if (!isWanted(row))
            continue;
        if (text.size() > 1)
            text.push_back(',');
        text += write(row);
    }
    text.push_back(']');
    return text;
}

[[nodiscard]] Response answerClusters(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerMetrics(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerConfig(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerValidateConf(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerApplicationHistory(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerContainerHistory(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerPartitions(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerPlacementRules(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerNodes(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerNode(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerHealth(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerNodeUtilizations(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerMovedToDebug(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerFullStateDump(const ServedCluster& cluster, const Call& call);
/// For what shows the inside of a Go program (501).
[[nodiscard]] Response answerNoDiagnostics(const ServedCluster& cluster, const Call& call);

[[nodiscard]] Response answerQueues(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerQueue(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerQueueApplications(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerQueueApplicationsByState(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerQueueApplication(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerApplication(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerApplicationsByState(const ServedCluster& cluster, const Call& call);

[[nodiscard]] Response answerUsers(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerUser(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerGroups(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerGroup(const ServedCluster& cluster, const Call& call);

[[nodiscard]] Response answerEventBatch(const ServedCluster& cluster, const Call& call);
[[nodiscard]] Response answerEventStream(const ServedCluster& cluster, const Call& call);

/// The metrics of @p cluster in the text format of Prometheus (REST-50, REST-51), and usage and limits of users and
/// groups, which the scheduler does not export. Values that a snapshot lacks, such as latencies, are left out.
[[nodiscard]] std::string metricsText(const ServedCluster& cluster);
} // namespace quotadeck::serve

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/httpanswer.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <QUrl>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::feed {
/// The parts a scheduler is read in. The order is that of the requests: what belongs to a partition comes last.
enum class RestEndpoint { Partitions, Clusters, Health, Queues, Users, Groups, Applications, Nodes };

/// What SourceStatus::unavailable calls @p endpoint: its path without the partition, "usage/users".
[[nodiscard]] std::string endpointName(RestEndpoint endpoint);

/// Its address below @p base, which ends in "/ws/v1". @p partition matters from Queues on.
[[nodiscard]] QUrl endpointUrl(const QUrl& base, RestEndpoint endpoint, const std::string& partition);

/// The answers of one poll, complete.
struct RestAnswers
{
    std::vector<PartitionInfo> partitions;
    std::string partition; ///< the one that was read; not among `partitions` if there is no such one
    std::map<RestEndpoint, Result<HttpAnswer>> answers; ///< all but the partitions
    SystemTime time; ///< when the last one arrived
};

/// What one poll led to.
struct RestReading
{
    SnapshotReading read;
    std::map<std::string, Error> unavailable; ///< as in SourceStatus

    friend bool operator==(const RestReading&, const RestReading&) = default;
};

/// The partitions @p answer lists. Errors: Parse, TooLarge, with its endpoint.
[[nodiscard]] Result<std::vector<PartitionInfo>> readPartitionList(const HttpAnswer& answer);

/// The names of @p partitions, in their order.
[[nodiscard]] std::vector<std::string> namesOf(const std::vector<PartitionInfo>& partitions);

/// Makes a snapshot of @p answers.
///
/// The queues are required: their error is the result. Any other part that fails is noted as unavailable and
/// keeps what @p earlier, the snapshot before, or null, knows of it, except where the server does not offer it or refuses
/// it: that is unknown. A partition that does not exist is noted, too. Pure; takes milliseconds.
[[nodiscard]] Result<RestReading> makeReading(const RestAnswers& answers, const SnapshotPtr& earlier);
} // namespace quotadeck::feed

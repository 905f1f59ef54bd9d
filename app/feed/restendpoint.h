// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include <string>

namespace quotadeck::feed {
/// The parts a scheduler is read in. The order is that of the requests: what belongs to a partition comes last.
enum class RestEndpoint { Partitions, Clusters, Health, Queues, Users, Groups, Applications, Nodes };

/// What SourceStatus::unavailable calls @p endpoint: its path without the partition, "usage/users".
[[nodiscard]] std::string endpointName(RestEndpoint endpoint);

/// Its address below @p base, which ends in "/ws/v1". @p partition matters from Queues on.
[[nodiscard]] QUrl endpointUrl(const QUrl& base, RestEndpoint endpoint, const std::string& partition);
} // namespace quotadeck::feed

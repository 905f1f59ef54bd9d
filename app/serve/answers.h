// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/routes.h"

#include <string>

/// The answers of the table in routes.cpp; what each checks, in which order, is that of REST section 12.2.
namespace quotadeck::serve {
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
/// groups, which the scheduler does not export. What a snapshot cannot tell, such as latencies, is left out.
[[nodiscard]] std::string metricsText(const ServedCluster& cluster);
} // namespace quotadeck::serve

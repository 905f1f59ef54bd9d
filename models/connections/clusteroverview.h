// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/common/share.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace quotadeck::models {
/// What one line says of a cluster. What is not set is not reported by its source.
struct ClusterOverview
{
    std::optional<bool> isHealthy;
    QStringList failedChecks;
    QString mostUsedQueue; ///< path; empty: no queue is limited, or queues are not known
    QString mostUsedFigures; ///< of that queue: "vcore 52 of max 60, ..."
    Share mostUsed;
    std::optional<QStringList>
        atLimit; ///< users and groups that have used up one of their limits, and where: "erin: vcore 8 of 8 at root.a"

    QStringList fullQueues; ///< paths of those that use up their own max
    QStringList fullPeople; ///< names of the users and groups in atLimit

    friend bool operator==(const ClusterOverview&, const ClusterOverview&) = default;
};

/// Of the partition called @p partition. O(queues + users + groups). Threading: any thread.
[[nodiscard]] ClusterOverview overviewOf(const ClusterSnapshot& snapshot, std::string_view partition);
} // namespace quotadeck::models

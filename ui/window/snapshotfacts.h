// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <QStringList>

#include <optional>

namespace quotadeck::ui {
/// What the window tells about a snapshot outside its tables. An empty number is unknown.
struct SnapshotFacts
{
    QString cluster;
    QString version; ///< of the scheduler
    QStringList partitions;
    QStringList resourceTypes; ///< all that occur, in the order people expect
    std::optional<qsizetype> queues;
    std::optional<qsizetype> users;
    std::optional<qsizetype> groups;
    std::optional<qsizetype> applications;

    friend bool operator==(const SnapshotFacts&, const SnapshotFacts&) = default;
};

/// The facts of @p snapshot with the counts of @p partition. O(queues + users + groups).
[[nodiscard]] SnapshotFacts snapshotFacts(const ClusterSnapshot& snapshot, std::string_view partition);
} // namespace quotadeck::ui

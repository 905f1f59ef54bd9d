// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/charts/eventmarks.h"
#include "models/common/roles.h"
#include "models/overview/usetrends.h"
#include "models/quota/personusage.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::models {
/// The rows of the Overview page. Each has an id that stays the same from snapshot to snapshot and is never empty.

/// One resource type of the whole partition.
struct CapacityRow
{
    std::string id{};
    std::optional<ResourceType> type{}; ///< always set
    std::optional<Quantity> used{}; ///< empty, as the next two: not reported
    std::optional<Quantity> pending{};
    std::optional<Quantity> total{}; ///< what the nodes offer
};

/// The applications in one state.
struct StateRow
{
    std::string id{};
    QString state{}; ///< as reported
    std::int64_t count = 0;
    bool isListed = false; ///< applications in it are in the list of those that have not finished
};

/// One health check of the scheduler (REST-21).
struct HealthRow
{
    std::string id{};
    bool isPassed = false;
    QString name{};
    QString diagnosis{}; ///< may be empty
};

/// A queue, user or group with its limit of the highest use.
struct LimitUseRow
{
    std::string id{};
    RowKind kind = RowKind::LeafQueue;
    QString name{}; ///< path of the queue, name of the user or group
    Binding binding{};
    std::optional<UseTrend> trend{}; ///< empty: not observed long enough
    std::optional<insight::Forecast> forecast{}; ///< of the time when the limit is reached; empty: not known
};

/// Applications that wait for the same reason.
struct WaitingRow
{
    std::string id{};
    QString reason{}; ///< as reported; empty: none is
    int applications = 0;
    std::chrono::nanoseconds since{}; ///< since the epoch, of the one that waits longest; 0: not reported
    QString longest{}; ///< id of that
    QString queue{}; ///< of that
    std::chrono::nanoseconds age{}; ///< since @p since, at the time of the snapshot
};

/// Something that changed.
struct ChangeRow
{
    std::string id{};
    EventMark mark{};
};

/// What the Overview page shows of a partition. What is empty is not reported by its source.
struct ClusterDigest
{
    SystemTime time{}; ///< of the data
    QString cluster{}; ///< its name; may be empty
    std::optional<std::size_t> nodes{};
    std::optional<std::vector<CapacityRow>> capacity{}; ///< in the order of display
    std::optional<std::vector<StateRow>> states{}; ///< without those that no application is in
    std::optional<std::vector<HealthRow>> health{}; ///< failed ones first
    std::size_t passedChecks = 0;
    std::optional<std::vector<LimitUseRow>> limits{}; ///< the highest use first; all that are limited
    std::size_t fullLimits = 0; ///< of them, used up
    std::optional<std::vector<WaitingRow>> waiting{}; ///< the longest first
};

/// Of the partition called @p partition. O(everything in it). Threading: any thread.
[[nodiscard]] ClusterDigest digestOf(const ClusterSnapshot& snapshot, std::string_view partition);
} // namespace quotadeck::models

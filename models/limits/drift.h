// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::models {
/// What the settings of a queue, a limit or a partition differ from.
struct DriftMark
{
    bool isFromSaved = false; ///< the file on disk has others
    bool isFromCluster = false; ///< the cluster works with others
    QStringList lines; ///< what differs, each with the values of all sides

    [[nodiscard]] bool isEmpty() const { return !isFromSaved && !isFromCluster; }
    /// "S", "C", "SC"; empty when nothing differs.
    [[nodiscard]] QString sign() const;
    /// "Differs from the cluster", and a line for each difference; empty when nothing differs.
    [[nodiscard]] QString text() const;
    /// What filters find, in every language: "saved", "cluster".
    [[nodiscard]] QStringList words() const;
    friend bool operator==(const DriftMark&, const DriftMark&) = default;
};

/// A place whose settings are compared: a queue, or with an empty path a partition.
struct DriftPlace
{
    std::string partition;
    std::string path; ///< as spelled in the edited text

    friend auto operator<=>(const DriftPlace&, const DriftPlace&) = default;
};

/// The difference in meaning between an edited configuration, the file on disk and what a cluster works with. A side that is not
/// known differs nowhere. Immutable.
struct Drift
{
    ConfigRevisionPtr revision; ///< whose queues and limits are marked
    bool isClusterKnown = false;
    std::map<DriftPlace, DriftMark> places; ///< those that differ
    std::map<DriftPlace, DriftMark> below; ///< whose queues below differ; without lines
    std::map<std::string, DriftMark> rules; ///< placement rules, by partition
    std::map<DriftPlace, std::vector<DriftMark>> limits; ///< by queue and number of the limit in the revision

    [[nodiscard]] bool hasMarks() const
    {
        return !places.empty() || !below.empty() || !rules.empty() || !limits.empty();
    }
    /// Whether it knows as much and all marks are those of @p other, be it of another revision.
    [[nodiscard]] bool hasMarksOf(const Drift& other) const;
};
using DriftPtr = std::shared_ptr<const Drift>;
using SchedulerConfigPtr = std::shared_ptr<const config::SchedulerConfig>;

/// The configuration of @p text, plain or a manifest; null when it cannot be read. Safe from any thread, as the next.
[[nodiscard]] SchedulerConfigPtr readConfiguration(std::string text);
/// What @p edited, which can be read, has that @p saved and @p cluster do not; null for a side that is not known. Differences
/// without effect on the scheduler do not count. Once @p stop is requested the result is of no use.
[[nodiscard]] Drift driftOf(const ConfigRevisionPtr& edited, const SchedulerConfigPtr& saved,
                            const SchedulerConfigPtr& cluster, const std::stop_token& stop = {});
} // namespace quotadeck::models

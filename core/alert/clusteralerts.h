// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertevaluator.h"
#include "core/snapshot/clustersnapshot.h"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::alert {
/// Evaluates rules on the snapshots of one cluster, one after the other.
///
/// Threading: thread-compatible.
class ClusterAlerts
{
public:
    /// @p cluster is the value of the label "cluster".
    ClusterAlerts(std::vector<Rule> rules, std::string cluster)
        : m_evaluator(std::move(rules))
        , m_cluster(std::move(cluster))
    {
    }

    /// Nothing was read from the last snapshot until @p end: evaluates at the moments of every 15 s in between at which alerts can change.
    /// As in Prometheus, what was not read for five minutes is not known any more, so that its alerts end. To be called before take() and
    /// takeFailure() wherever time passes without samples, as it does not in a simulation.
    std::vector<Change> pauseUntil(SystemTime end);
    /// @p snapshot was read at @p read, and is what is known at @p now. A time that is not later than the one before changes nothing, unless
    /// there are other rules since.
    std::vector<Change> take(const ClusterSnapshot& snapshot, SystemTime now, SystemTime read);
    /// At @p now the cluster cannot be read. @p read is when it was read last; nothing: never.
    std::vector<Change> takeFailure(SystemTime now, std::optional<SystemTime> read);
    /// As Evaluator::setRules(), at the time of the last step.
    std::vector<Change> setRules(std::vector<Rule> rules);

    [[nodiscard]] const Evaluator& evaluator() const { return m_evaluator; }
    [[nodiscard]] const std::optional<SystemTime>& last() const
    {
        return m_last;
    } ///< nothing: before the first step

private:
    std::vector<Change> step(SystemTime now);
    void noteRead(std::optional<SystemTime> read);
    [[nodiscard]] std::set<SystemTime> momentsUntil(SystemTime end) const;

    Evaluator m_evaluator;
    std::string m_cluster;
    std::optional<SystemTime> m_last;
    std::vector<metrics::Family> m_families; ///< that are known; kLastRead is the last one
    SystemTime m_familiesTime; ///< when they were known to be true
    bool m_hasNewRules = false; ///< since the last step
};
} // namespace quotadeck::alert

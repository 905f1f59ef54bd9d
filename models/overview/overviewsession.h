// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/overview/overviewtables.h"

#include <QObject>

#include <optional>
#include <string>

namespace quotadeck::models {
/// The tables of the Overview page, from snapshot to snapshot.
///
/// Threading: GUI thread; snapshots are digested in the background. Those that come meanwhile wait, the newest for all of
///            them.
class OverviewSession final : public QObject
{
    Q_OBJECT
public:
    /// So many limits are shown: those with the highest use.
    static constexpr std::size_t kMostLimits = 50;

    explicit OverviewSession(QObject* parent = nullptr) : QObject(parent) { }

    /// @p snapshot is on screen; @p marks, of the same cluster, may have events before and after it.
    void take(SnapshotPtr snapshot, std::string partition, const EventMarks& marks);
    /// Another source or partition.
    void clear();

    /// Of the snapshot that is shown, without its lists; empty: none was digested yet.
    [[nodiscard]] const std::optional<ClusterDigest>& digest() const { return m_digest; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

    CapacityModel capacity;
    StateCountModel states;
    HealthModel health;
    LimitUseModel limits;
    WaitingModel waiting;
    ChangeListModel changes;

Q_SIGNALS:
    void changed(); ///< digest() and the tables

private:
    struct Task
    {
        SnapshotPtr snapshot;
        std::string partition;
        std::vector<ChangeRow> changes;
    };

    void start();
    void show(ClusterDigest digest, std::vector<ChangeRow> changesOfHour);

    std::optional<Task> m_next; ///< not digested yet
    bool m_isBusy = false;
    std::optional<ClusterDigest> m_digest;
    UseTrends m_trends;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models

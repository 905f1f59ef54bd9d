// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "models/insight/insightsource.h"
#include "models/limits/form/liveusage.h"

#include <QObject>

namespace quotadeck::models {
/// What the form of the editor knows of the running cluster, from snapshot to snapshot.
/// Threading: lives on the GUI thread, collects in the background. Snapshots that come meanwhile wait, the newest for
///            all of them.
class LiveUsageWatch final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit LiveUsageWatch(InsightSource* source, QObject* parent = nullptr);

    /// Snapshots are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }
    /// Null: nothing is known.
    [[nodiscard]] const LiveUsagePtr& live() const { return m_live; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void start();
    void take(LiveUsagePtr live);

    InsightSource* m_source; // not owned
    LiveUsagePtr m_live;
    background::WatchedJob m_job{this, [this] { start(); }};
};
} // namespace quotadeck::models

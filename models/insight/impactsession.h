// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "core/insight/impact.h"
#include "models/insight/baseline.h"

#include <QObject>
#include <QString>

namespace quotadeck::models {
/// Why there is no impact to show.
enum class ImpactObstacle {
    None,
    NoConfiguration, ///< no file is open
    NoSnapshot, ///< nothing was read from a source
    Unchanged, ///< loading the text would change nothing of the baseline
    SavedUnreadable, ///< the scheduler would reject the file as saved: nothing to compare with
    Rejected, ///< the scheduler would reject the edited text
    PartitionRemoved, ///< the edited text has no such partition; the detail is its name
    Failed, ///< anything else; the detail says what
};

struct ImpactOutcome
{
    InsightData data; ///< that it was found in
    ImpactObstacle obstacle = ImpactObstacle::None;
    QString detail; ///< of an obstacle
    insight::Impact impact; ///< empty with an obstacle
    Baseline
        baseline{}; ///< that the edits were held against; without one of the first three obstacles or a rejected text
};

/// Takes as long as two copies of the tracker; safe from any thread, returns soon after @p stop was requested.
[[nodiscard]] ImpactOutcome impactOf(const InsightData& data, const std::stop_token& stop = {});

/// What the edits of the open configuration do to those whom the snapshot shows, from edit to edit.
/// Threading: lives on the GUI thread, works in the background. The next edit cancels what is under way; new data
///            wait until it is done.
class ImpactSession final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit ImpactSession(InsightSource* source, QObject* parent = nullptr);

    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }

    [[nodiscard]] InsightSource* source() const { return m_source; }
    [[nodiscard]] const ImpactOutcome& outcome() const { return m_outcome; }
    /// Something changed since the outcome.
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

Q_SIGNALS:
    void changed();
    void busyChanged();

private:
    void start();

    InsightSource* m_source; // not owned
    ImpactOutcome m_outcome;
    background::WatchedJob m_job{this, [this] { start(); }};
};
} // namespace quotadeck::models

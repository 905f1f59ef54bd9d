// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/sim/comparison.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

namespace quotadeck::models {
/// Runs a scenario under its own and under another configuration, without showing either.
///
/// Threading: GUI thread; the work is done on the worker pool and can be cancelled.
class ComparisonRun final : public QObject
{
    Q_OBJECT
public:
    struct Task
    {
        std::shared_ptr<const sim::Scenario> scenario; ///< not null
        std::string configText; ///< of B
        std::uint64_t seed = 0;
        sim::Nanoseconds until{}; ///< virtual time
    };

    explicit ComparisonRun(QObject* parent = nullptr);

    /// Drops what still runs.
    void start(Task task);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    void runningChanged(bool isRunning);
    void progressed(int percent);
    void finished(const std::shared_ptr<const quotadeck::sim::Comparison>& comparison);
    void refused(const quotadeck::sim::ConfigurationRefusal& refusal);

private:
    void setRunning(bool isRunning);

    background::LatestJob m_job{this};
    QTimer m_watch; // looks how far it is
    std::shared_ptr<std::atomic<int>> m_percent;
    bool m_isRunning = false;
};
} // namespace quotadeck::models

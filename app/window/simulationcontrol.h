// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/simulatorfeed.h"
#include "core/base/message.h"
#include "core/sim/action.h"
#include "core/snapshot/clustersnapshot.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <string>

namespace quotadeck::models {
class ElasticMonitor;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ApplicationsPage;
class SimulatePage;
class SimulationBar;
enum class Administration;
} // namespace quotadeck::ui

namespace quotadeck::app {
/// Connects the simulation that is the source with the bar and the pages that control it, and with what follows its elastic
/// quotas.
///
/// Ownership: @p page, @p bar, @p applications and @p monitor outlive it; a feed may go at any time.
class SimulationControl final : public QObject
{
    Q_OBJECT
public:
    SimulationControl(ui::SimulatePage* page, ui::SimulationBar* bar, ui::ApplicationsPage* applications,
                      models::ElasticMonitor* monitor, QObject* parent = nullptr);

    /// @p feed runs the scenario called @p name and has not emitted anything yet.
    void attach(feed::SimulatorFeed* feed, const QString& name);
    /// No simulation is the source any more.
    void detach();

private:
    void setSpeed(double speed);
    void administer(ui::Administration what, const QString& application);
    void injectAwaited(sim::Action action);
    void showOutcome(const sim::Progress& progress);

    ui::SimulatePage* m_page; // not owned, as the next three
    ui::SimulationBar* m_bar;
    ui::ApplicationsPage* m_applications;
    models::ElasticMonitor* m_monitor;
    QPointer<feed::SimulatorFeed> m_feed;
    SnapshotPtr m_snapshot; ///< the last one; null before the first
    std::shared_ptr<const sim::Progress> m_progress; ///< likewise
    Message m_awaited; ///< title of the action of which the outcome is to be shown; empty: of none
    std::size_t m_before = 0; ///< outcomes with that title before it
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/simulatorfeed.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace quotadeck::models {
class ElasticMonitor;
} // namespace quotadeck::models

namespace quotadeck::ui {
class SimulatePage;
class SimulationBar;
} // namespace quotadeck::ui

namespace quotadeck::app {
/// Connects the simulation that is the source with the bar and the page that control it, and with what follows its elastic
/// quotas.
///
/// Ownership: @p page, @p bar and @p monitor outlive it; a feed may go at any time.
class SimulationControl final : public QObject
{
    Q_OBJECT
public:
    SimulationControl(ui::SimulatePage* page, ui::SimulationBar* bar, models::ElasticMonitor* monitor,
                      QObject* parent = nullptr);

    /// @p feed runs the scenario called @p name and has not emitted anything yet.
    void attach(feed::SimulatorFeed* feed, const QString& name);
    /// No simulation is the source any more.
    void detach();

private:
    void setSpeed(double speed);

    ui::SimulatePage* m_page; // not owned, as the next two
    ui::SimulationBar* m_bar;
    models::ElasticMonitor* m_monitor;
    QPointer<feed::SimulatorFeed> m_feed;
};
} // namespace quotadeck::app

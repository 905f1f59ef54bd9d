// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulationcontrol.h"

#include "models/elastic/elasticmonitor.h"
#include "ui/simulate/simulatepage.h"
#include "ui/window/simulationbar.h"

#include <algorithm>

namespace quotadeck::app {
namespace {
constexpr double kStepSeconds = 1.0; ///< virtual time between two updates at full speed
} // namespace

SimulationControl::SimulationControl(ui::SimulatePage* page, ui::SimulationBar* bar,
                                     models::ElasticMonitor* monitor, QObject* parent)
    : QObject(parent)
    , m_page(page)
    , m_bar(bar)
    , m_monitor(monitor)
{
    connect(m_bar, &ui::SimulationBar::playingChanged, this, [this](bool isPlaying) {
        if (m_feed && isPlaying)
            m_feed->resume();
        else if (m_feed)
            m_feed->pause();
    });
    connect(m_bar, &ui::SimulationBar::stepRequested, this, [this] {
        m_bar->setPlaying(false);
        if (m_feed)
            m_feed->step();
    });
    connect(m_bar, &ui::SimulationBar::speedChanged, this, &SimulationControl::setSpeed);
    connect(m_bar, &ui::SimulationBar::restartRequested, this, [this](quint64 seed) {
        if (m_feed)
            m_feed->restart(seed);
    });
    const auto jump = [this](std::chrono::nanoseconds elapsed) {
        if (m_feed)
            m_feed->jumpTo(elapsed);
    };
    connect(m_bar, &ui::SimulationBar::jumpRequested, this, jump);
    connect(m_page, &ui::SimulatePage::jumpRequested, this, jump);
    connect(m_page, &ui::SimulatePage::injectRequested, this,
            [this](const sim::Action& action, const Message& title) {
                if (m_feed)
                    m_feed->inject(action, title);
            });
    connect(m_monitor, &models::ElasticMonitor::applyRequested, this,
            [this](const QString& manifest, const QString& group) {
                if (m_feed && m_monitor->kind() == SourceKind::Simulator)
                    m_feed->inject(sim::ApplyQuotas{manifest.toStdString()},
                                   {QUOTADECK_TEXT("sim", "Change %1"), group.toStdString()});
            });
    connect(m_monitor, &models::ElasticMonitor::cardRulesRequested, this, [this](const QString& resource) {
        if (m_feed)
            m_feed->inject(sim::SetCardRules{resource.toStdString()},
                           QUOTADECK_TEXT("sim", "Rules for models"));
    });
}

void SimulationControl::attach(feed::SimulatorFeed* feed, const QString& name)
{
    m_feed = feed;
    m_page->setRunning(std::make_shared<const sim::Scenario>(feed->scenario()), name);
    if (feed->scenario().elastic)
        m_monitor->setSource(SourceKind::Simulator, QString::fromStdString(feed->scenario().title));
    m_bar->setSeed(feed->seed());
    m_bar->setPlaying(!feed->pace().paused);
    m_bar->setSpeed(feed->pace().speed);
    setSpeed(feed->pace().speed);
    m_bar->show();
    connect(feed, &feed::Feed::snapshotRead, this, [this](const feed::SnapshotReading& reading) {
        if (reading.quotas && m_monitor->kind() == SourceKind::Simulator)
            m_monitor->setSnapshot(reading.quotas);
    });
    connect(feed, &feed::SimulatorFeed::progressed, this,
            [this](const std::shared_ptr<const sim::Progress>& progress) {
                m_bar->showProgress(*progress);
                m_page->setProgress(progress);
            });
}

void SimulationControl::detach()
{
    m_feed.clear();
    m_page->setRunning(nullptr, {});
    if (m_monitor->kind() == SourceKind::Simulator)
        m_monitor->setSource(SourceKind::None, {});
    m_bar->hide();
}

/// Slow motion has steps of its own: one update a second is the least that still looks alive.
void SimulationControl::setSpeed(double speed)
{
    if (!m_feed)
        return;
    const std::chrono::duration<double> step(std::min(speed, kStepSeconds));
    m_feed->setInterval(std::chrono::round<std::chrono::milliseconds>(step));
    m_feed->setSpeed(speed);
}
} // namespace quotadeck::app

#include "moc_simulationcontrol.cpp"

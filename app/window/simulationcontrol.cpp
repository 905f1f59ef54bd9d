// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/simulationcontrol.h"

#include "core/insight/draining.h"
#include "core/sim/simulator.h"
#include "models/common/messagetext.h"
#include "models/elastic/elasticmonitor.h"
#include "ui/pages/applicationspage.h"
#include "ui/simulate/simulatepage.h"
#include "ui/window/simulationbar.h"

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr double kStepSeconds = 1.0; ///< virtual time between two updates at full speed

std::size_t countOutcomes(const sim::Progress* progress, const Message& title)
{
    return progress
        ? static_cast<std::size_t>(std::ranges::count(progress->outcomes, title, &sim::Outcome::title))
        : 0;
}

/// What the dialog asks with: the leaves that take applications, the queue of @p application and the users of @p scenario.
ui::AdministerDialog::Choices choicesFor(const QString& application, const ClusterSnapshot* snapshot,
                                         const sim::Scenario& scenario)
{
    ui::AdministerDialog::Choices choices{.application = application, .queue = {}, .queues = {}, .users = {}};
    for (const sim::ScenarioUser& user : scenario.users)
        choices.users << QString::fromStdString(user.name.text());
    if (!snapshot)
        return choices;
    for (const PartitionSnapshot& partition : snapshot->partitions) {
        if (partition.info.name != scenario.partition || !partition.queues || !partition.applications)
            continue;
        const auto app = std::ranges::find(*partition.applications, ApplicationId(application.toStdString()),
                                           &ApplicationInfo::id);
        if (app == partition.applications->end())
            continue;
        choices.queue = QString::fromStdString(app->queue.text());
        for (const QueueInfo& queue : *partition.queues) {
            if (queue.isLeaf && queue.path != app->queue && !insight::isDraining(queue))
                choices.queues << QString::fromStdString(queue.path.text());
        }
    }
    return choices;
}
} // namespace

SimulationControl::SimulationControl(ui::SimulatePage* page, ui::SimulationBar* bar,
                                     ui::ApplicationsPage* applications, models::ElasticMonitor* monitor,
                                     QObject* parent)
    : QObject(parent)
    , m_page(page)
    , m_bar(bar)
    , m_applications(applications)
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
    connect(m_applications, &ui::ApplicationsPage::administrationRequested, this,
            &SimulationControl::administer);
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
    m_applications->setAdministration(
        feed->scenario().users.empty() ? tr("The scenario has no users who could do this") : QString());
    connect(feed, &feed::Feed::snapshotRead, this, [this](const feed::SnapshotReading& reading) {
        m_snapshot = reading.snapshot;
        if (reading.quotas && m_monitor->kind() == SourceKind::Simulator)
            m_monitor->setSnapshot(reading.quotas);
    });
    connect(feed, &feed::SimulatorFeed::progressed, this,
            [this](const std::shared_ptr<const sim::Progress>& progress) {
                m_bar->showProgress(*progress);
                m_page->setProgress(progress);
                m_progress = progress;
                showOutcome(*progress);
            });
}

void SimulationControl::detach()
{
    m_feed.clear();
    m_snapshot.reset();
    m_progress.reset();
    m_awaited = {};
    m_applications->setAdministration(
        tr("Only simulated clusters can do this: a scheduler has no request for it"));
    m_page->setRunning(nullptr, {});
    if (m_monitor->kind() == SourceKind::Simulator)
        m_monitor->setSource(SourceKind::None, {});
    m_bar->hide();
}

void SimulationControl::administer(ui::Administration what, const QString& application)
{
    if (!m_feed)
        return;
    const auto choices = choicesFor(application, m_snapshot.get(), m_feed->scenario());
    const bool isMove = what == ui::Administration::Move;
    if (choices.queue.isEmpty() || (isMove && choices.queues.isEmpty())) {
        Q_EMIT m_applications->noticeRequested(
            models::RowState::Notice,
            choices.queue.isEmpty() ? tr("%1 no longer runs.").arg(application)
                                    : tr("There is no other queue to move %1 to.").arg(application));
        return;
    }
    auto* dialog = new ui::AdministerDialog(what, choices, m_applications);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, isMove, application] {
        const ApplicationId app(application.toStdString());
        const UserName user(dialog->user().toStdString());
        if (isMove)
            injectAwaited(sim::MoveApplication{app, QueuePath(dialog->queue().toStdString()), user});
        else
            injectAwaited(sim::KillApplication{app, user});
    });
    dialog->open();
}

/// Runs @p action; showOutcome() reports how it ended.
void SimulationControl::injectAwaited(sim::Action action)
{
    if (!m_feed)
        return;
    m_awaited = sim::titleOf(action);
    m_before = countOutcomes(m_progress.get(), m_awaited);
    m_feed->inject(std::move(action), m_awaited);
}

void SimulationControl::showOutcome(const sim::Progress& progress)
{
    if (m_awaited.isEmpty() || countOutcomes(&progress, m_awaited) <= m_before)
        return;
    const auto outcome = std::ranges::find(progress.outcomes.rbegin(), progress.outcomes.rend(), m_awaited,
                                           &sim::Outcome::title);
    m_awaited = {};
    //: title of an action, how it ended
    Q_EMIT m_applications->noticeRequested(
        outcome->isDone ? models::RowState::Notice : models::RowState::Warning,
        tr("%1: %2").arg(models::messageText(outcome->title), models::messageText(outcome->message)));
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

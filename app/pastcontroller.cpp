// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pastcontroller.h"

#include "app/models.h"
#include "app/sourcecontroller.h"
#include "models/common/messagetext.h"
#include "ui/window/mainwindow.h"
#include "ui/window/momentbar.h"

#include <QFileDialog>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr std::size_t kLeastSamples = 2; ///< one is the present
} // namespace

PastController::PastController(Models* models, const SourceController* source, ui::MainWindow* window,
                               QObject* parent)
    : QObject(parent)
    , m_models(models)
    , m_source(source)
    , m_window(window)
{
    const auto* stage = &m_models->stage;
    connect(m_source, &SourceController::sourceChanged, this, &PastController::begin);
    connect(stage, &models::Stage::cleared, this, &PastController::begin);
    connect(stage, &models::Stage::recorded, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) { keep(update->snapshot); });
    connect(stage, &models::Stage::shown, this, &PastController::takeShown);
    connect(&m_models->insight, &models::InsightSource::activeChanged, this, &PastController::noteActive);
    connectBar();
}

void PastController::connectBar()
{
    const auto* bar = m_window->momentBar();
    connect(bar, &ui::MomentBar::pastChosen, this, &PastController::showPast);
    connect(bar, &ui::MomentBar::presentChosen, this, &PastController::showPresent);
    connect(bar, &ui::MomentBar::saveRequested, this, &PastController::askForTarget);
}

void PastController::setBounds(const feed::PastRing::Bounds& bounds)
{
    if (std::exchange(m_bounds, bounds) == bounds)
        return;
    if (m_ring && bounds.age.count() > 0)
        m_jobs.start([ring = m_ring, bounds] { ring->setBounds(bounds); });
    else
        begin();
}

/// Forgets everything; keeps what comes if it is of a scheduler.
void PastController::begin()
{
    m_seeking.cancel();
    m_ring.reset();
    m_isWriting = false;
    m_activations.clear();
    const SourceStatus& status = m_source->status();
    if (!m_times.empty()) {
        m_times.clear();
        m_window->momentBar()->setPast({});
        showPresent();
    }
    if (status.kind == SourceKind::Rest && m_bounds.age.count() > 0)
        m_ring = std::make_shared<feed::PastRing>(feed::RecordingInfo{status.kind, status.name}, m_bounds);
}

void PastController::keep(const SnapshotPtr& snapshot)
{
    if (!m_ring || std::exchange(m_isWriting, true))
        return;
    noteActive(); // it may have been known before the first snapshot
    m_jobs.start(
        this,
        [ring = m_ring, snapshot] {
            ring->add(snapshot);
            return ring->times();
        },
        [this, ring = m_ring](std::vector<SystemTime> times) {
            if (ring != m_ring)
                return;
            m_isWriting = false;
            m_times = std::move(times);
            while (m_activations.size() > 1 && m_activations[1].time <= m_times.front())
                m_activations.pop_front();
            if (m_times.size() >= kLeastSamples)
                m_window->momentBar()->setPast(m_times);
            if (m_models->stage.isPast())
                comparePresent();
        });
}

void PastController::noteActive()
{
    const SnapshotPtr& latest = m_models->stage.latest();
    if (!m_ring || m_models->stage.isPast() || !latest || !m_models->insight.active())
        return;
    if (m_activations.empty() || m_activations.back().active != m_models->insight.active())
        m_activations.push_back({latest->time, m_models->insight.active()});
}

void PastController::showPast(SystemTime time)
{
    m_seeking.start([ring = m_ring, time](const std::stop_token&) { return ring->at(time); },
                    [this](const Result<SnapshotPtr>& snapshot) {
                        if (snapshot)
                            m_models->stage.showPast(*snapshot);
                        else
                            m_window->showNotice(models::RowState::Warning,
                                                 models::messageText(snapshot.error().message));
                    });
}

void PastController::showPresent()
{
    m_seeking.cancel();
    if (m_models->stage.isPast())
        m_models->stage.showLatest();
    m_models->queues.setPresent(nullptr);
    m_window->setPast(false);
}

/// Beside the usage of a moment stands the configuration of that moment.
void PastController::takeShown()
{
    if (!m_models->stage.isPast())
        return;
    m_models->insight.setActive(activeAt(m_models->stage.shownSnapshot()->time));
    m_window->setPast(true);
    comparePresent();
}

void PastController::comparePresent()
{
    const auto* latest = findPartition(*m_models->stage.latest(), m_models->stage.partition());
    m_models->queues.setPresent(latest && latest->queues ? &*latest->queues : nullptr);
}

models::ActiveConfigurationPtr PastController::activeAt(SystemTime time) const
{
    const auto later = std::ranges::upper_bound(m_activations, time, {}, &Activation::time);
    return later == m_activations.begin() ? nullptr : std::prev(later)->active;
}

void PastController::askForTarget()
{
    auto* dialog = new QFileDialog(m_window, tr("Save the Past as a Recording"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Recordings (*.qdrec)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("qdrec"));
    connect(dialog, &QFileDialog::fileSelected, this, &PastController::save);
    dialog->open();
}

void PastController::save(const QString& path)
{
    if (!m_ring)
        return;
    m_jobs.start(
        this, [ring = m_ring, path] { return ring->save(path); },
        [this, path](const Status& status) {
            if (status)
                m_window->showNotice(models::RowState::Normal, tr("The past was saved to %1.").arg(path));
            else
                m_window->showNotice(models::RowState::Critical,
                                     tr("The past could not be saved: %1: %2")
                                         .arg(QString::fromStdString(status.error().where),
                                              models::messageText(status.error().message)));
        });
}
} // namespace quotadeck::app

#include "moc_pastcontroller.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pastcontroller.h"

#include "app/window/models.h"
#include "app/window/sourcecontroller.h"
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

models::Present PastController::Store::presentOfLatest()
{
    if (std::exchange(compared, latest) != latest)
        present = models::presentOf(*latest, partition);
    return present;
}

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
            [this](const std::shared_ptr<const SnapshotUpdate>& update) { keep(*update); });
    connect(stage, &models::Stage::shown, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) { takeShown(*update); });
    connect(m_source, &SourceController::activeRead, this, &PastController::noteActive);
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
    if (m_store && bounds.age.count() > 0)
        m_jobs.start([store = m_store, bounds] { store->ring.setBounds(bounds); });
    else
        begin();
}

/// Forgets everything; keeps what comes if it is of a scheduler.
void PastController::begin()
{
    m_seeking.cancel();
    m_store.reset();
    m_isWriting = false;
    m_activations.clear();
    if (!m_times.empty()) {
        m_times.clear();
        m_window->momentBar()->setPast({});
    }
    showPresent();
    const SourceStatus status = m_source->sampledSource();
    if (status.kind == SourceKind::Rest && m_bounds.age.count() > 0)
        m_store = std::make_shared<Store>(
            Store{feed::PastRing(feed::RecordingInfo{status.kind, status.name}, m_bounds), nullptr, {}});
}

void PastController::keep(const SnapshotUpdate& update)
{
    if (!m_store || std::exchange(m_isWriting, true))
        return;
    m_jobs.start(
        this,
        [store = m_store, snapshot = update.snapshot, partition = update.partition, quotas = update.quotas,
         configuration = m_source->recordedConfiguration(), isCompared = m_isPastShown] {
            store->latest = withKnownLists(snapshot, store->latest, partition);
            store->partition = partition;
            store->ring.add({store->latest, quotas, configuration});
            return Kept{store->ring.times(), isCompared ? store->presentOfLatest() : nullptr};
        },
        [this, store = m_store](Kept kept) {
            if (store != m_store)
                return;
            m_isWriting = false;
            m_times = std::move(kept.times);
            if (kept.present)
                m_present = std::move(kept.present);
            while (m_activations.size() > 1 && m_activations[1].time <= m_times.front())
                m_activations.pop_front();
            if (m_times.size() >= kLeastSamples)
                m_window->momentBar()->setPast(m_times);
            if (m_isPastShown)
                comparePast(m_present);
        });
}

void PastController::noteActive(const models::ActiveConfigurationPtr& active)
{
    const SnapshotPtr& latest = m_models->stage.latest();
    m_activations.push_back({latest ? latest->time : SystemTime(), active}); // known before the first sample
}

void PastController::showPast(SystemTime time)
{
    m_seeking.start(
        [store = m_store, time](const std::stop_token&) {
            return Sought{store->ring.at(time), store->presentOfLatest()};
        },
        [this](Sought sought) {
            if (sought.sample) {
                m_present = std::move(sought.present);
                if (m_isPastShown)
                    comparePast(m_present);
                m_models->stage.showPast(sought.sample->snapshot, sought.sample->quotas);
                return;
            }
            m_window->momentBar()->closePast();
            m_window->showNotice(models::RowState::Warning,
                                 models::messageText(sought.sample.error().message));
        });
}

void PastController::showPresent()
{
    m_seeking.cancel();
    if (m_models->stage.isPast())
        m_models->stage.showLatest();
    m_models->elasticMonitor.showLatest();
    m_present.reset();
    if (!std::exchange(m_isPastShown, false))
        return;
    comparePast(nullptr);
    m_window->setPast(false);
    Q_EMIT presentShown();
}

/// Beside the usage of a moment stand the configuration and the elastic quotas of that moment.
void PastController::takeShown(const SnapshotUpdate& update)
{
    if (!m_models->stage.isPast())
        return;
    if (m_models->elasticMonitor.kind() == SourceKind::Rest)
        m_models->elasticMonitor.showPast(update.quotas);
    m_models->insight.setActive(activeAt(m_models->stage.shownSnapshot()->time));
    if (std::exchange(m_isPastShown, true))
        return;
    m_window->setPast(true);
    comparePast(m_present);
}

void PastController::comparePast(const models::Present& present)
{
    m_models->queues.setPresent(present);
    m_models->people.setPresent(present);
    m_models->applications.setPresent(present);
    m_models->personsApplications.setPresent(present);
}

models::ActiveConfigurationPtr PastController::activeAt(SystemTime time) const
{
    const auto later = std::ranges::upper_bound(m_activations, time, {}, &Activation::time);
    return later == m_activations.begin() ? nullptr : std::prev(later)->active;
}

/// What there is when the user asks is what is saved.
void PastController::askForTarget()
{
    auto* dialog = new QFileDialog(m_window, tr("Save the Past as a Recording"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // a recording is never written over another file
    const QString replaced = tr("Recordings with replaced names (*.qdrec)");
    dialog->setNameFilters({tr("Recordings (*.qdrec)"), replaced, tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("qdrec"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, replaced, store = m_store](const QString& path) {
                save(store, path, dialog->selectedNameFilter() == replaced ? Names::Replaced : Names::Kept);
            });
    dialog->open();
}

void PastController::save(const std::shared_ptr<Store>& store, const QString& path, Names names)
{
    m_jobs.start(
        this,
        [store, path, names] {
            return names == Names::Replaced ? store->ring.saveWithReplacedNames(path)
                                            : store->ring.save(path);
        },
        [this, path, names](const Status& status) {
            if (status && names == Names::Replaced)
                m_window->showNotice(
                    models::RowState::Normal,
                    tr("The past was saved to %1 with replaced names. Messages, labels, and the "
                       "comments and descriptions of the configuration are left out, as they "
                       "may contain names.")
                        .arg(path));
            else if (status)
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

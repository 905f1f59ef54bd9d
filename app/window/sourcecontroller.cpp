// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sourcecontroller.h"

#include "app/connect/profilesetting.h"
#include "app/feed/configjudge.h"
#include "app/feed/recordedsamples.h"
#include "app/feed/recordingfeed.h"
#include "app/feed/restfeed.h"
#include "app/feed/simulatorfeed.h"
#include "app/settings/settings.h"
#include "app/window/models.h"
#include "app/window/scenarios.h"
#include "models/common/messagetext.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/simulate/simulatepage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/momentbar.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
const QString kSimulator = QStringLiteral("simulator");
const QString kRest = QStringLiteral("rest");
const QString kKubernetes = QStringLiteral("kubernetes");
const QString kDemo = QStringLiteral("busy-cluster");
const QString kElasticPage = QStringLiteral("elastic");
constexpr std::uint64_t kDemoSeed = 1;
constexpr std::chrono::milliseconds kSimulatorInterval{1000};
constexpr std::chrono::seconds kFinishedPause{30};
constexpr std::chrono::milliseconds kLeastStep{1}; ///< between two samples, which charts count in

/// The name of a built-in scenario, or the path of a file wherever the program runs.
std::string scenarioForLinks(const QString& name)
{
    const auto builtIn = builtInScenarios();
    const bool isBuiltIn
        = std::ranges::find(builtIn, name.toStdString(), &sim::ScenarioTitle::name) != builtIn.end();
    return (isBuiltIn ? name : QFileInfo(name).absoluteFilePath()).toStdString();
}
} // namespace

SourceController::SourceController(Models* models, ui::MainWindow* window, ui::SimulatePage* page,
                                   ui::ApplicationsPage* applications, SessionSettings* settings,
                                   QObject* parent)
    : QObject(parent)
    , m_models(models)
    , m_window(window)
    , m_page(page)
    , m_settings(settings)
    , m_simulation(page, window->simulationBar(), applications, &models->elasticMonitor)
    , m_quotaWatch(&models->elasticMonitor)
    , m_active(&models->insight,
               [stage = &models->stage] { return !stage->isPaused() && stage->isUpToDate(); })
{
    connectWindow();
    connectQuotas();
    connect(&m_models->stage, &models::Stage::shown, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) {
                if (!m_models->stage.isPast()) // what was active then is not the newest
                    m_active.show();
                m_models->insight.setSnapshot(update->snapshot, update->partition);
            });
    connect(&m_models->stage, &models::Stage::recorded, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) {
                m_models->insight.setLatest(update->snapshot);
            });
    connect(&m_models->stage, &models::Stage::cleared, this, [this] {
        m_models->insight.setLatest(nullptr);
        m_models->insight.setSnapshot(nullptr, {});
    });
    connect(&m_active, &ActiveConfigSync::parsed, this, &SourceController::activeRead);
    connect(&m_models->stage, &models::Stage::failed, this, [this](const Error& error) {
        SourceStatus status = m_status; // as if it could not have been read
        status.error = error;
        ++status.failures;
        takeStatus(status);
    });
    connect(&m_models->stage, &models::Stage::behindChanged, this, [this](bool isBehind) {
        if (m_feed)
            m_feed->hold(isBehind);
    });
}

SourceController::~SourceController() = default;

void SourceController::connectWindow()
{
    connect(m_window, &ui::MainWindow::demoRequested, this, &SourceController::showDemo);
    connect(m_window, &ui::MainWindow::connectRequested, this, [this](const QUrl& url, const QString& token) {
        const connect::Secrets secrets{.token = token.toStdString()};
        showScheduler({.reach = connect::addressReach(url.toString().toStdString(), secrets)}, secrets);
    });
    connect(m_window, &ui::MainWindow::recordingRequested, this, &SourceController::showRecording);
    connect(m_window, &ui::MainWindow::disconnectRequested, this, &SourceController::leave);
    connect(m_window, &ui::MainWindow::scenarioRequested, this, [this](const QString& name) {
        showScenario(name);
        m_window->showPage(m_page->id());
    });
    connect(m_page, &ui::SimulatePage::runRequested, this,
            [this](const QString& name) { showScenario(name, m_page->rules()); });
    connect(m_page, &ui::SimulatePage::openRequested, this, &SourceController::chooseScenario);
    connect(m_window, &ui::MainWindow::refreshRequested, this, [this] {
        m_quotaWatch.refresh();
        if (m_feed)
            m_feed->refresh();
    });
    connect(m_window, &ui::MainWindow::pauseChanged, this, [this](bool isPaused) {
        m_models->elasticMonitor.setPaused(isPaused);
        m_models->stage.setPaused(isPaused);
        m_models->eventLog.setPaused(isPaused);
        if (!isPaused && m_models->stage.isUpToDate())
            m_active.show(); // which may have been read meanwhile, with no usage after it
    });
    connect(m_window, &ui::MainWindow::partitionChanged, this,
            [this](const QString& partition) { showPartition(partition.toStdString()); });
}

void SourceController::connectQuotas()
{
    connect(&m_quotaWatch, &QuotaWatch::firstReadFailed, this, [this](const Error& error) {
        if (!m_feed) // else it is there beside that
            Q_EMIT firstReadFailed(error);
    });
    connect(&m_quotaWatch, &QuotaWatch::discovered, this, &SourceController::takeDiscovery);
    connect(&m_quotaWatch, &QuotaWatch::quotasRead, this, &SourceController::takeQuotas);
    const auto* monitor = &m_models->elasticMonitor;
    connect(monitor, &models::ElasticMonitor::sourceChanged, this, &SourceController::beginQuotas);
    connect(monitor, &models::ElasticMonitor::sourceChanged, this, &SourceController::takeQuotaSource);
    connect(monitor, &models::ElasticMonitor::statusChanged, this, &SourceController::takeQuotaSource);
}

void SourceController::stop()
{
    if (m_feed)
        m_feed->stop();
}

void SourceController::showPartition(const std::string& name)
{
    if (m_feed)
        m_feed->setPartition(name);
}

void SourceController::takePollInterval()
{
    const auto interval = pollInterval();
    m_quotaWatch.setInterval(interval);
    if (m_feed && m_status.kind == SourceKind::Rest)
        m_feed->setInterval(interval);
}

bool SourceController::isWatchingQuotas() const
{
    return m_models->elasticMonitor.kind() == SourceKind::Rest;
}

void SourceController::showRemembered()
{
    const QString kind = m_settings->value(&Settings::sourceKind);
    const QString target = m_settings->value(&Settings::sourceTarget);
    const QString quotas = m_settings->value(&Settings::quotaServer); // a scenario may take its place
    if (kind == kSimulator)
        showScenario(target, m_page->rules());
    else if (kind == kRest)
        showScheduler({.reach = connect::AddressReach{.url = target.toStdString()}});
    else if (kind == kKubernetes)
        showScheduler({.reach = connect::ClusterReach{
                           connect::schedulerFrom(m_settings->value(&Settings::sourceCluster))}});
    if (!quotas.isEmpty())
        watchQuotas(quotas, {});
}

void SourceController::watchRememberedQuotas()
{
    if (const QString quotas = m_settings->value(&Settings::quotaServer); !quotas.isEmpty())
        watchQuotas(quotas, {});
}

void SourceController::showDemo()
{
    showScenario(kDemo);
}

void SourceController::showScenario(const QString& name, std::optional<Mode> rules,
                                    std::optional<std::chrono::nanoseconds> pastStep)
{
    readScenario(name, [this, name, rules, pastStep](Result<sim::Scenario> scenario) {
        if (scenario && rules && !scenario->elastic)
            scenario = sim::inMode(*std::move(scenario), *rules);
        if (scenario) {
            startScenario(name, *std::move(scenario), pastStep);
            return;
        }
        showScenarioError(scenario.error());
        Q_EMIT firstReadFailed(scenario.error());
    });
}

/// Reads a recording, which takes long, in the background; another source that is chosen meanwhile goes on instead.
void SourceController::readScenario(const QString& name, std::function<void(Result<sim::Scenario>)> done)
{
    m_scenarioReading.cancel();
    if (!feed::isRecording(name)) {
        done(loadScenario(name.toStdString()));
        return;
    }
    m_window->showNotice(models::RowState::Normal, tr("Reading the load of %1…").arg(name));
    m_scenarioReading.start([name](const std::stop_token&) { return loadScenario(name.toStdString()); },
                            [this, done = std::move(done)](Result<sim::Scenario> scenario) {
                                m_window->showNotice(models::RowState::Normal, {});
                                done(std::move(scenario));
                            });
}

void SourceController::startScenario(const QString& name, sim::Scenario scenario,
                                     std::optional<std::chrono::nanoseconds> pastStep)
{
    m_settings->setValue(&Settings::sourceKind, kSimulator);
    m_settings->setValue(&Settings::sourceTarget, name);
    feed::SimulatorConfig config;
    config.scenario = std::move(scenario);
    config.seed = kDemoSeed;
    if (!config.scenario.events.empty())
        config.warmUp = {}; // a script is there to be watched
    config.warmUpStep = pastStep.value_or(config.warmUpStep);
    auto simulator = std::make_unique<feed::SimulatorFeed>(std::move(config));
    auto* feed = simulator.get();
    connect(feed, &feed::SimulatorFeed::rewound, &m_models->stage, &models::Stage::rewind);
    setFeed(std::move(simulator), kSimulatorInterval);
    m_linkSource = link::Scenario{scenarioForLinks(name)};
    m_simulation.attach(feed, name);
}

void SourceController::showScheduler(const connect::Profile& profile, const connect::Secrets& secrets)
{
    const auto connection = Connection::open(profile, secrets);
    if (!connection) {
        reportAddress(QString::fromStdString(connect::nameOf(profile.reach)), connection.error());
        return;
    }
    showConnection(*connection);
}

void SourceController::showConnection(const ConnectionPtr& connection)
{
    feed::RestConfig config = connection->rest();
    const auto interval = pollInterval();
    config.interval = interval;
    config.events.emplace();
    config.finishedPause = kFinishedPause;
    auto judge = std::make_unique<feed::ConfigJudge>(config);
    setFeed(std::make_unique<feed::RestFeed>(std::move(config)), interval, connection);
    m_isToBeRemembered = true;
    if (const connect::Profile& profile = m_connection->profile(); !profile.id.empty())
        m_linkSource = link::SavedConnection{profile.name};
    m_judge = std::move(judge);
    auto* parity = &m_models->parity;
    connect(parity, &models::SchedulerParity::asked, m_judge.get(), &feed::ConfigJudge::judge);
    connect(m_judge.get(), &feed::ConfigJudge::judged, parity, &models::SchedulerParity::answer);
    parity->setScheduler(QString::fromStdString(m_status.name));
    if (connection->cluster()) {
        m_undiscovered = connection;
        m_quotaWatch.follow(connection, interval, QuotaWatch::Discovery::First);
    }
}

std::chrono::seconds SourceController::pollInterval() const
{
    return std::chrono::seconds(std::max(1, m_settings->value(&Settings::pollSeconds)));
}

void SourceController::rememberScheduler(const connect::Profile& profile)
{
    if (!profile.id.empty())
        return; // its window shows it again
    if (const auto* cluster = std::get_if<connect::ClusterReach>(&profile.reach)) {
        m_settings->setValue(&Settings::sourceKind, kKubernetes);
        m_settings->setValue(&Settings::sourceTarget, {});
        m_settings->setValue(&Settings::sourceCluster, connect::settingOf(cluster->scheduler));
        return;
    }
    const QString url = QString::fromStdString(std::get<connect::AddressReach>(profile.reach).url);
    m_settings->setValue(&Settings::sourceKind, kRest);
    m_settings->setValue(&Settings::sourceTarget, url);
    m_settings->addRecent(&Settings::recentServers, url);
}

void SourceController::showRecording(const QString& path)
{
    auto recording = std::make_unique<feed::RecordingFeed>(path);
    auto* feed = recording.get();
    ui::MomentBar* bar = m_window->momentBar();
    setFeed(std::move(recording), kSimulatorInterval);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_linkSource = link::Recording{absolute.toStdString(), {}};
    m_settings->addRecent(&Settings::recentRecordings, absolute);
    bar->showProgress(0, 0);
    bar->show();
    connect(feed, &feed::RecordingFeed::progressed, bar, &ui::MomentBar::showProgress);
    connect(feed, &feed::RecordingFeed::loaded, bar, [bar, feed] { bar->setMoments(feed->times()); });
    connect(bar, &ui::MomentBar::momentChosen, feed,
            [feed](int index) { feed->seek(static_cast<std::size_t>(index)); });
    connect(feed, &feed::Feed::snapshotRead, this,
            [this](const feed::SnapshotReading& reading) { takeRecordedQuotas(reading.quotas); });
}

void SourceController::setFeed(std::unique_ptr<feed::Feed> feed, std::chrono::milliseconds interval,
                               ConnectionPtr connection)
{
    m_scenarioReading.cancel();
    leaveQuotaCluster();
    leaveRecordedQuotas();
    m_linkSource = {};
    m_connection = std::move(connection);
    stop();
    m_isToBeRemembered = false;
    m_judge.reset();
    m_models->parity.setScheduler({});
    const SourceKind kind = feed->status().kind;
    m_models->eventLog.setReporting(false);
    m_models->stage.begin(kind == SourceKind::Recording ? models::Stage::Moments::Again
                                                        : models::Stage::Moments::Once);
    m_active.clear();
    // Virtual time leaps as it likes; a scheduler that is not heard of for three turns was silent.
    m_models->series.setSilence(kind == SourceKind::Rest ? 3 * interval : std::chrono::milliseconds(0));
    m_feed = std::move(feed);
    m_status = m_feed->status();
    m_turns.last = interval;
    m_turns.next = interval;
    m_models->insight.setSourceName(QString::fromStdString(m_status.name));
    m_window->momentBar()->hide();
    m_simulation.detach();
    m_window->setInterval(interval);
    m_window->showNotice(models::RowState::Normal, {});
    connectFeed();
    Q_EMIT sourceChanged();
    if (m_window->currentPageId().isEmpty())
        m_window->showPage(QStringLiteral("queues"));
    m_feed->start();
}

void SourceController::connectFeed()
{
    auto* stage = &m_models->stage;
    connect(m_feed.get(), &feed::Feed::snapshotRead, stage,
            [this, stage](const feed::SnapshotReading& reading) {
                if (!reading.snapshot)
                    return;
                // What is watched beside a simulation or a recording is of another time.
                const bool isWatched = m_status.kind == SourceKind::Rest;
                stage->take(reading.snapshot, reading.partition,
                            isWatched ? m_quotaWatch.latest() : reading.quotas);
            });
    connect(m_feed.get(), &feed::Feed::statusChanged, this, &SourceController::takeStatus);
    connect(m_feed.get(), &feed::Feed::eventsRead, stage, [models = m_models](const EventBatch& batch) {
        models->eventLog.take(batch, models->stage.latest(), models->stage.partition());
    });
    connect(m_feed.get(), &feed::Feed::configurationRead, &m_active, &ActiveConfigSync::take);
}

void SourceController::takeStatus(const SourceStatus& status)
{
    const bool isNewFailure = status.error && status.failures > m_status.failures;
    const bool isNewRead = status.lastGood != m_status.lastGood;
    m_status = status;
    if (isNewRead && std::exchange(m_isToBeRemembered, false)) // not an address that never answered
        rememberScheduler(m_connection->profile());
    m_models->eventLog.setReporting(status.isWatched);
    if (status.interval.count() > 0)
        followTurn(status.interval, isNewRead);
    m_models->insight.setSourceName(QString::fromStdString(status.name));
    Q_EMIT statusChanged(status);
    if (!isNewFailure)
        return;
    m_models->stage.markGap(std::chrono::system_clock::now());
    if (m_models->stage.isEmpty())
        failFirst(*status.error);
}

/// A cluster with Koordinator alone has no scheduler of YuniKorn, which is no failure.
void SourceController::failFirst(const Error& error)
{
    const auto* reach
        = m_connection ? std::get_if<connect::ClusterReach>(&m_connection->profile().reach) : nullptr;
    const bool isMissing = error.code == ErrorCode::NotFound && reach && reach->scheduler.service.empty();
    if (isMissing && m_quotaCluster)
        dropFeed();
    else if (isMissing && m_undiscovered)
        m_heldFailure = error;
    else
        Q_EMIT firstReadFailed(error);
}

void SourceController::takeDiscovery(bool isThere)
{
    const auto held = std::exchange(m_heldFailure, std::nullopt);
    const ConnectionPtr connection = std::exchange(m_undiscovered, nullptr);
    if (isThere) {
        if (std::exchange(m_isToBeRemembered,
                          false)) // it has no scheduler of YuniKorn, or that one is not read yet
            rememberScheduler(connection->profile());
        m_settings->setValue(&Settings::quotaServer, {});
        m_quotaCluster = connection;
        for (const auto& entry : m_total.entries())
            m_models->elasticMonitor.setTotal(entry.type, entry.value);
        Q_EMIT quotaClusterChanged();
    }
    if (held && isThere)
        dropFeed();
    else if (held)
        Q_EMIT firstReadFailed(*held);
}

/// The elastic quotas of the cluster are all there is to show.
void SourceController::dropFeed()
{
    m_window->showPage(kElasticPage);
    endFeed();
    beginQuotas();
    Q_EMIT statusChanged(m_status);
    if (const elastic::QuotaSnapshotPtr quotas = m_quotaWatch.latest())
        takeQuotas(quotas);
}

void SourceController::endFeed()
{
    m_linkSource = {};
    m_connection.reset();
    m_judge.reset();
    m_models->parity.setScheduler({});
    leaveRecordedQuotas();
    m_feed->disconnect();
    m_feed->stop();
    m_feed.release()->deleteLater(); // it may be emitting
    m_status = {};
}

void SourceController::leave()
{
    leaveQuotaCluster();
    m_quotaWatch.stop();
    if (m_feed)
        endFeed();
    m_window->momentBar()->hide();
    m_simulation.detach();
    m_models->eventLog.setReporting(false);
    m_models->stage.begin(models::Stage::Moments::Once);
    m_active.clear();
    m_models->insight.setSourceName({});
    m_settings->setValue(&Settings::sourceKind, QStringLiteral("none"));
    m_settings->setValue(&Settings::quotaServer, {});
    Q_EMIT sourceChanged();
    Q_EMIT statusChanged(m_status);
    m_window->showNotice(models::RowState::Normal, {});
    m_window->showStartPage();
}

void SourceController::leaveQuotaCluster()
{
    m_undiscovered.reset();
    m_heldFailure.reset();
    m_total = {};
    m_quotaWatch.leave();
    if (std::exchange(m_quotaCluster, nullptr))
        Q_EMIT quotaClusterChanged();
}

/// The data of a read reaches the charts after its status, when the next turn may be a shorter one already.
void SourceController::followTurn(std::chrono::milliseconds interval, bool isNewRead)
{
    m_window->setInterval(interval);
    if (isNewRead)
        m_turns.last = std::exchange(m_turns.next, interval);
    else
        m_turns.next = std::max(m_turns.next, interval);
    m_models->series.setSilence(3 * std::max(m_turns.last, m_turns.next));
}

void SourceController::reportAddress(const QString& address, const Error& error)
{
    m_window->showNotice(
        models::RowState::Critical,
        tr("%1 is not the address of a scheduler: %2").arg(address, models::messageText(error.message)));
    Q_EMIT firstReadFailed(error);
}

void SourceController::watchQuotas(const QString& address, const QString& token)
{
    const auto interval = pollInterval();
    leaveQuotaCluster();
    if (const auto started = m_quotaWatch.start(address, token, interval); !started) {
        reportAddress(address, started.error());
        return;
    }
    if (!m_feed)
        m_window->setInterval(interval);
    m_settings->setValue(&Settings::quotaServer, address);
}

void SourceController::showQuotas(const QString& address, const QString& token, const Resource& total)
{
    m_window->showPage(kElasticPage);
    watchQuotas(address, token);
    for (const auto& entry : total.entries())
        m_models->elasticMonitor.setTotal(entry.type, entry.value);
}

void SourceController::showQuotas(const connect::Profile& profile, const Resource& total)
{
    const auto connection = Connection::open(profile);
    if (!connection) {
        reportAddress(QString::fromStdString(connect::nameOf(profile.reach)), connection.error());
        return;
    }
    m_window->showPage(kElasticPage);
    rememberScheduler(profile);
    const auto interval = pollInterval();
    if (!m_feed)
        m_window->setInterval(interval);
    leaveQuotaCluster();
    m_undiscovered = *connection;
    m_total = total;
    m_quotaWatch.follow(*connection, interval, QuotaWatch::Discovery::Needless);
}

/// Without another source the elastic quotas are what is on the stage.
void SourceController::beginQuotas()
{
    if (m_feed)
        return;
    m_models->stage.begin(models::Stage::Moments::Once);
    m_models->series.setSilence(3 * std::chrono::milliseconds(pollInterval()));
    Q_EMIT sourceChanged();
}

/// Those of a scheduler go with its next snapshot.
void SourceController::takeQuotas(const elastic::QuotaSnapshotPtr& quotas)
{
    if (m_feed)
        return;
    if (!quotas) {
        m_models->stage.markGap(std::chrono::system_clock::now());
        return;
    }
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = quotas->time;
    // A change that was noticed without hearing from the server anew has the time of before.
    if (const SnapshotPtr& latest = m_models->stage.latest())
        snapshot->time = std::max(snapshot->time, latest->time + kLeastStep);
    m_models->stage.take(std::move(snapshot), {}, quotas);
}

/// Those of the moment of the recording that is shown; null: they were not recorded, or not known.
void SourceController::takeRecordedQuotas(const elastic::QuotaSnapshotPtr& quotas)
{
    models::ElasticMonitor& monitor = m_models->elasticMonitor;
    if (monitor.kind() != SourceKind::Recording) {
        if (!quotas)
            return;
        monitor.setSource(SourceKind::Recording, QString::fromStdString(m_status.name));
    }
    monitor.setSnapshot(quotas);
}

void SourceController::leaveRecordedQuotas()
{
    if (m_models->elasticMonitor.kind() == SourceKind::Recording)
        m_models->elasticMonitor.setSource(SourceKind::None, {});
}

SourceStatus SourceController::sampledSource() const
{
    if (m_feed || !isWatchingQuotas())
        return m_status;
    SourceStatus status = m_models->elasticMonitor.status();
    status.kind = SourceKind::Rest;
    status.name = m_models->elasticMonitor.name().toStdString();
    return status;
}

feed::RecordedConfigurationPtr SourceController::recordedConfiguration() const
{
    const auto& text = m_active.reportedText();
    if (!text || text->empty())
        return nullptr;
    if (!m_recordedConfiguration || m_recordedConfiguration->text != *text
        || m_recordedConfiguration->source != m_status.name)
        m_recordedConfiguration = std::make_shared<const feed::RecordedConfiguration>(
            feed::RecordedConfiguration{m_status.name, *text});
    return m_recordedConfiguration;
}

/// One that another source took the place of is not watched the next time.
void SourceController::takeQuotaSource()
{
    SourceStatus status;
    if (isWatchingQuotas()) {
        status = m_models->elasticMonitor.status();
        status.kind = SourceKind::Rest;
        status.name = m_models->elasticMonitor.name().toStdString();
    }
    m_window->setSecondSource(status);
    if (!isWatchingQuotas())
        m_settings->setValue(&Settings::quotaServer, {});
}

void SourceController::askForQuotaServer()
{
    auto* dialog = new ui::ConnectDialog(m_quotaWatch.address(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->askFor(tr("Connect to Koordinator"),
                   tr("The address of koord-scheduler's services, usually port 10251."),
                   QStringLiteral("http://localhost:10251"));
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { showQuotas(dialog->url().toString(), dialog->token(), {}); });
    dialog->open();
}

void SourceController::chooseScenario()
{
    auto* dialog = new QFileDialog(m_window, tr("Open a Scenario File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Scenarios and recordings (*.yaml *.yml *.qdrec)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &SourceController::openScenario);
    dialog->open();
}

void SourceController::openScenario(const QString& path)
{
    readScenario(path, [this, path](const Result<sim::Scenario>& scenario) {
        if (!scenario) {
            showScenarioError(scenario.error());
            return;
        }
        m_window->showNotice(models::RowState::Normal, {});
        m_page->addScenario({path.toStdString(), scenario->title, scenario->description, scenario->mode,
                             !scenario->elastic.has_value()});
    });
}

void SourceController::showScenarioError(const Error& error)
{
    m_window->showNotice(models::RowState::Critical,
                         tr("The scenario could not be read: %1: %2")
                             .arg(QString::fromStdString(error.where), models::messageText(error.message)));
}
} // namespace quotadeck::app

#include "moc_sourcecontroller.cpp"

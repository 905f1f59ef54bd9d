// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include "app/feed/configjudge.h"
#include "app/feed/recordingfeed.h"
#include "app/feed/restfeed.h"
#include "app/feed/simulatorfeed.h"
#include "app/scenarios.h"
#include "core/file/filewriter.h"
#include "models/common/instancewatch.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/insight/membershipfile.h"
#include "ui/charts/chartspage.h"
#include "ui/elastic/elasticpage.h"
#include "ui/explain/explainpage.h"
#include "ui/limits/limitspage.h"
#include "ui/pages/applicationspage.h"
#include "ui/pages/peoplepage.h"
#include "ui/pages/queuespage.h"
#include "ui/simulate/simulatepage.h"
#include "ui/window/momentbar.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QStandardPaths>

namespace quotadeck::app {
namespace {
const QString kSimulator = QStringLiteral("simulator");
const QString kRest = QStringLiteral("rest");
const QString kDemo = QStringLiteral("busy-cluster");
constexpr std::uint64_t kDemoSeed = 1;
constexpr std::chrono::milliseconds kSimulatorInterval{1000};
constexpr std::chrono::seconds kRecoveryInterval{30};
} // namespace

Console::Console(SettingsStore* store, Memory memory, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_memory(memory)
    , m_window(&m_theme)
{
    if (m_memory == Memory::Keep)
        createHistory();
    createPages();
    connectWindow();
    if (m_memory == Memory::Keep) {
        restore();
        createSafeguards();
    }
    m_window.installEventFilter(this);
}

Console::~Console()
{
    if (m_feed)
        m_feed->stop();
}

void Console::createPages()
{
    m_limitsPage = new ui::LimitsPage(&m_session);
    m_limitsPage->setParity(&m_parity);
    m_limitsPage->setInsight(&m_insight);
    m_chartsPage = new ui::ChartsPage(&m_series, m_past.get());
    if (m_past)
        connect(m_past.get(), &PastSeries::changed, m_chartsPage, &ui::ChartsPage::samplesRecorded);
    m_window.addPage(new ui::QueuesPage(&m_queues));
    m_window.addPage(new ui::PeoplePage(&m_people, &m_personsApplications));
    m_window.addPage(new ui::ApplicationsPage(&m_applications));
    m_window.addPage(m_limitsPage);
    m_window.addPage(new ui::ExplainPage(&m_explain));
    m_window.addPage(m_chartsPage);
    m_elasticPage = new ui::ElasticPage(&m_elastic, &m_elasticMonitor);
    m_window.addPage(m_elasticPage);
    m_simulatePage = new ui::SimulatePage;
    m_simulatePage->setScenarios(builtInScenarios());
    m_window.addPage(m_simulatePage);
    m_simulation
        = std::make_unique<SimulationControl>(m_simulatePage, m_window.simulationBar(), &m_elasticMonitor);
}

void Console::createSafeguards()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    m_tidyJob.start(
        [folders = QStringList{folder, QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)}](
            const std::stop_token&) {
            Status first;
            for (const QString& own : folders) {
                if (Status status = file::tidyOwnFolder(models::nativePath(own)); first)
                    first = std::move(status);
            }
            return first;
        },
        [this](const Status& status) {
            if (!status)
                m_window.showNotice(models::RowState::Warning,
                                    tr("Other users may be able to read data of this program: %1: %2")
                                        .arg(QString::fromStdString(status.error().where),
                                             models::messageText(status.error().message)));
        });
    const models::VersionStore versions(folder + QStringLiteral("/versions"));
    m_session.setVersions(versions);
    m_elastic.setVersions(versions);
    m_recovery = std::make_unique<models::RecoveryKeeper>(&m_session, folder + QStringLiteral("/recovery"),
                                                          kRecoveryInterval);
    m_limitsPage->setRecovery(m_recovery.get());
    m_elasticRecovery = std::make_unique<models::RecoveryKeeper>(
        &m_elastic, folder + QStringLiteral("/recovery"), kRecoveryInterval);
    m_elasticPage->setRecovery(m_elasticRecovery.get());
    const QString open = folder + QStringLiteral("/open");
    m_limitsPage->setInstances(new models::InstanceWatch(&m_session, open, this));
    m_elasticPage->setInstances(new models::InstanceWatch(&m_elastic, open, this));
}

void Console::connectWindow()
{
    connect(&m_window, &ui::MainWindow::demoRequested, this, [this] { showScenario(kDemo); });
    connect(&m_window, &ui::MainWindow::connectRequested, this,
            [this](const QUrl& url, const QString& token) { showServer(url.toString(), token); });
    connect(&m_window, &ui::MainWindow::openRequested, this,
            [this](const QString& path) { openFile(path, {}, {}); });
    connect(&m_window, &ui::MainWindow::recordingRequested, this, &Console::showRecording);
    connect(&m_window, &ui::MainWindow::recordToRequested, this, &Console::recordTo);
    connect(&m_recorder, &Recorder::changed, this, &Console::showRecorder);
    connect(&m_recorder, &Recorder::failed, this, [this](const Error& error) {
        m_window.showNotice(
            models::RowState::Critical,
            tr("The recording ended: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)));
    });
    connect(m_simulatePage, &ui::SimulatePage::runRequested, this, &Console::showScenario);
    connect(m_simulatePage, &ui::SimulatePage::openRequested, this, &Console::chooseScenario);
    connect(m_limitsPage, &ui::LimitsPage::askingAboutEdits, this,
            [this] { m_window.showPage(m_limitsPage->id()); });
    connect(m_elasticPage, &ui::ElasticPage::askingAboutEdits, this,
            [this] { m_window.showPage(m_elasticPage->id()); });
    connect(m_limitsPage, &ui::LimitsPage::activeRequested, this, &Console::editActive);
    connect(m_limitsPage, &ui::LimitsPage::openRequested, this, [this] {
        if (const QString path = askForFile(tr("Open a configuration"), m_session.path()); !path.isEmpty())
            openConfiguration(path);
    });
    connect(m_elasticPage, &ui::ElasticPage::openRequested, this, [this] {
        if (const QString path = askForFile(tr("Open manifests"), m_elastic.path()); !path.isEmpty())
            openElastic(path, {});
    });
    connect(m_elasticPage, &ui::ElasticPage::connectRequested, this, &Console::askForQuotaServer);
    connect(&m_quotaWatch, &QuotaWatch::firstReadFailed, this, &Console::firstReadFailed);
    connect(&m_elasticMonitor, &models::ElasticMonitor::sourceChanged, this, &Console::takeQuotaSource);
    connect(&m_elasticMonitor, &models::ElasticMonitor::statusChanged, this, &Console::takeQuotaSource);
    connect(&m_window, &ui::MainWindow::refreshRequested, this, [this] {
        m_quotaWatch.refresh();
        if (m_feed)
            m_feed->refresh();
    });
    connect(&m_window, &ui::MainWindow::pauseChanged, this, [this](bool isPaused) {
        m_elasticMonitor.setPaused(isPaused);
        if (!isPaused)
            catchUp();
    });
    connect(&m_window, &ui::MainWindow::partitionChanged, this, [this](const QString& partition) {
        if (m_feed)
            m_feed->setPartition(partition.toStdString());
    });
    connect(&m_session, &models::ConfigSession::opened, this, [this] { noteRecentFile(m_session.path()); });
    connect(&m_elastic, &models::ElasticSession::opened, this, [this] { noteRecentFile(m_elastic.path()); });
}

void Console::restore()
{
    m_window.restoreWindowState(m_settings.windowState.value(*m_store));
    showRecent();
    connect(m_store, &SettingsStore::written, this, &Console::showRecent); // with those of other instances
    connect(m_store, &SettingsStore::failed, this, [this](const Error& error) {
        m_window.showNotice(
            models::RowState::Warning,
            tr("The settings were not saved: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)));
    });
    if (const QString groups = m_settings.groupFile.value(*m_store); !groups.isEmpty())
        m_limitsPage->memberships()->open(groups);
}

void Console::showRecent()
{
    m_window.setRecent(m_settings.recentServers.value(*m_store), m_settings.recentFiles.value(*m_store));
}

void Console::remember()
{
    if (m_memory == Memory::Ignore)
        return;
    m_settings.windowState.setValue(*m_store, m_window.windowState());
    if (!m_session.path().isEmpty()) // one that was never opened this time is still the last one
        m_settings.configFile.setValue(*m_store, m_session.path());
    m_settings.groupFile.setValue(*m_store, m_limitsPage->memberships()->wantedPath());
}

void Console::start(const cli::WindowOptions& options)
{
    if (!options.theme.empty())
        m_theme.setMode(options.theme == "dark" ? ui::ThemeMode::Dark : ui::ThemeMode::Light);
    if (const auto* simulator = std::get_if<cli::SimulatorSource>(&options.source))
        showScenario(QString::fromStdString(simulator->scenario));
    else if (const auto* rest = std::get_if<cli::RestSource>(&options.source)) {
        if (rest->kind == cli::SystemKind::Koordinator)
            showQuotas(QString::fromStdString(rest->url), {}, options.total);
        else
            showServer(QString::fromStdString(rest->url), {});
    } else if (const auto* recording = std::get_if<cli::RecordingSource>(&options.source))
        showRecording(QString::fromStdString(recording->file));
    const bool hasSource = m_feed != nullptr || !std::holds_alternative<cli::NoSource>(options.source);

    if (!options.openFile.empty())
        openFile(QString::fromStdString(options.openFile), QString::fromStdString(options.page),
                 options.total);
    else if (!hasSource && (m_memory == Memory::Ignore || !showRememberedSource())) {
        m_window.showStartPage();
        if (!options.page.empty())
            m_window.showPage(QString::fromStdString(options.page));
        return;
    }
    if (!options.page.empty())
        m_window.showPage(QString::fromStdString(options.page));
    else if (!options.openFile.empty())
        m_window.showPage(m_limitsPage->id());
}

bool Console::showRememberedSource()
{
    const QString kind = m_settings.sourceKind.value(*m_store);
    const QString target = m_settings.sourceTarget.value(*m_store);
    const QString file = m_settings.configFile.value(*m_store);
    const QString quotas = m_settings.quotaServer.value(*m_store); // a scenario may take its place
    if (kind == kSimulator)
        showScenario(target);
    else if (kind == kRest)
        showServer(target, {});
    if (!quotas.isEmpty())
        watchQuotas(quotas, {});
    if (!file.isEmpty() && QFileInfo::exists(file))
        m_session.open(file);
    const bool isWatching = m_elasticMonitor.kind() == SourceKind::Rest;
    if (isWatching && m_window.currentPageId().isEmpty())
        m_window.showPage(m_elasticPage->id());
    return m_feed != nullptr || m_session.isBusy() || isWatching;
}

void Console::showScenario(const QString& name)
{
    auto scenario = loadScenario(name.toStdString());
    if (!scenario) {
        showScenarioError(scenario.error());
        Q_EMIT firstReadFailed(scenario.error());
        return;
    }
    if (m_memory == Memory::Keep) {
        m_settings.sourceKind.setValue(*m_store, kSimulator);
        m_settings.sourceTarget.setValue(*m_store, name);
    }
    feed::SimulatorConfig config;
    config.scenario = *std::move(scenario);
    config.seed = kDemoSeed;
    if (!config.scenario.events.empty())
        config.warmUp = {}; // a script is there to be watched
    auto simulator = std::make_unique<feed::SimulatorFeed>(std::move(config));
    auto* feed = simulator.get();
    connect(feed, &feed::SimulatorFeed::rewound, this, &Console::forgetPast);
    setFeed(std::move(simulator), kSimulatorInterval);
    m_simulation->attach(feed, name);
}

void Console::showServer(const QString& address, const QString& token)
{
    auto config = feed::RestConfig::fromAddress(address.toStdString());
    if (!config) {
        m_window.showNotice(models::RowState::Critical,
                            tr("%1 is not the address of a scheduler: %2")
                                .arg(address, models::messageText(config.error().message)));
        Q_EMIT firstReadFailed(config.error());
        return;
    }
    config->token = token.toStdString();
    config->interval = std::chrono::seconds(std::max(1, m_settings.pollSeconds.value(*m_store)));
    if (m_memory == Memory::Keep) {
        m_settings.sourceKind.setValue(*m_store, kRest);
        m_settings.sourceTarget.setValue(*m_store, address);
        addRecent(*m_store, m_settings.recentServers, address);
        showRecent();
    }
    const auto interval = config->interval;
    auto judge = std::make_unique<feed::ConfigJudge>(*config);
    setFeed(std::make_unique<feed::RestFeed>(*std::move(config)), interval);
    m_judge = std::move(judge);
    connect(&m_parity, &models::SchedulerParity::asked, m_judge.get(), &feed::ConfigJudge::judge);
    connect(m_judge.get(), &feed::ConfigJudge::judged, &m_parity, &models::SchedulerParity::answer);
    m_parity.setScheduler(QString::fromStdString(m_status.name));
}

void Console::showRecording(const QString& path)
{
    auto recording = std::make_unique<feed::RecordingFeed>(path);
    auto* feed = recording.get();
    ui::MomentBar* bar = m_window.momentBar();
    setFeed(std::move(recording), kSimulatorInterval);
    bar->showProgress(0, 0);
    bar->show();
    connect(feed, &feed::RecordingFeed::progressed, bar, &ui::MomentBar::showProgress);
    connect(feed, &feed::RecordingFeed::loaded, bar, [bar, feed] { bar->setMoments(feed->times()); });
    connect(bar, &ui::MomentBar::momentChosen, feed,
            [feed](int index) { feed->seek(static_cast<std::size_t>(index)); });
}

void Console::createHistory()
{
    history::HistoryConfig config;
    config.path = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        + QStringLiteral("/history.sqlite");
    m_history = std::make_unique<history::HistoryStore>(std::move(config));
    m_past = std::make_unique<PastSeries>(&m_series, m_history.get());
    connect(m_history.get(), &history::HistoryStore::failed, this, [this](const Error& error) {
        if (error.code == ErrorCode::Unsupported) {
            m_window.showNotice(
                models::RowState::Warning,
                tr("The usage history was written by a newer version of QuotaDeck; it is left as it is. This "
                   "window "
                   "keeps no history. Update QuotaDeck, or move the file away to begin a new history: %1")
                    .arg(QString::fromStdString(error.where)));
            return;
        }
        m_window.showNotice(
            models::RowState::Warning,
            tr("The usage history is not kept: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)));
    });
    connect(m_history.get(), &history::HistoryStore::recovered, this,
            [this] { m_window.showNotice(models::RowState::Normal, {}); });
}

/// A simulation and a recording can be had again; what a scheduler told is gone when it is not kept.
void Console::nameHistorySource()
{
    if (!m_history)
        return;
    const bool isKept = m_status.kind == SourceKind::Rest && !m_partition.empty();
    const QString source = isKept ? QStringLiteral("%1 [%2]").arg(QString::fromStdString(m_status.name),
                                                                  QString::fromStdString(m_partition))
                                  : QString();
    m_history->setSource(source);
    m_past->setSource(source);
}

void Console::setFeed(std::unique_ptr<feed::Feed> feed, std::chrono::milliseconds interval)
{
    if (m_feed)
        m_feed->stop();
    m_judge.reset();
    m_parity.setScheduler({});
    clear();
    m_active.clear();
    // Virtual time leaps as it likes; a scheduler that is not heard of for three turns was silent.
    const bool isReal = feed->status().kind == SourceKind::Rest;
    m_series.setSilence(isReal ? 3 * interval : std::chrono::milliseconds(0));
    m_recorder.stop();
    m_feed = std::move(feed);
    m_status = m_feed->status();
    m_insight.setSourceName(QString::fromStdString(m_status.name));
    m_window.momentBar()->hide();
    m_simulation->detach();
    m_window.setInterval(interval);
    m_window.showNotice(models::RowState::Normal, {});
    connect(m_feed.get(), &feed::Feed::updated, this, &Console::take);
    connect(m_feed.get(), &feed::Feed::statusChanged, this, &Console::takeStatus);
    connect(m_feed.get(), &feed::Feed::configurationRead, &m_active, &ActiveKeeper::take);
    if (m_window.currentPageId().isEmpty())
        m_window.showPage(QStringLiteral("queues"));
    m_feed->start();
}

void Console::take(const std::shared_ptr<const SnapshotUpdate>& update)
{
    // Another partition, another set of names: nothing of the earlier one may stay.
    if (m_latest && update->partition != m_partition)
        clear();
    const bool isFirst = m_latest == nullptr;
    const bool isRewound = std::exchange(m_isRewound, false);
    const bool isNextStep = m_shown == m_latest && !isRewound;
    m_partition = update->partition;
    m_latest = update->snapshot;
    keepSample(update);
    if (isFirst || (isNextStep && !m_window.isPaused()))
        show(*update);
    else if (!m_window.isPaused())
        catchUp();
    if (isFirst)
        Q_EMIT firstDataShown();
}

std::optional<SystemTime> Console::shownTime() const
{
    return m_shown ? std::optional(m_shown->time) : std::nullopt;
}

bool Console::isUpToDate() const
{
    return m_shown == m_latest && !(m_feed && m_feed->isCatchingUp());
}

/// A moment of a recording that was shown before adds nothing.
void Console::keepSample(const std::shared_ptr<const SnapshotUpdate>& update)
{
    const SystemTime time = update->snapshot->time;
    if (m_status.kind == SourceKind::Recording && m_sampledUntil && time <= *m_sampledUntil)
        return;
    m_sampledUntil = time;
    m_series.record(*update);
    m_chartsPage->samplesRecorded();
    m_recorder.record(update->snapshot);
    nameHistorySource();
    if (m_history)
        m_history->record(update);
}

void Console::catchUp()
{
    if (m_shown == m_latest) {
        m_active.show(); // which may have been told meanwhile, with no usage after it
        return;
    }
    // What came meanwhile is one step for the models; finding it may take longer than a frame.
    m_catchUp.start([base = m_base, latest = m_latest, partition = m_partition](
                        const std::stop_token&) { return makeUpdate(base, latest, partition); },
                    [this](const std::shared_ptr<const SnapshotUpdate>& update) {
                        if (!m_window.isPaused())
                            show(*update);
                    });
}

void Console::show(const SnapshotUpdate& update)
{
    m_queues.apply(update.delta.queues);
    m_people.apply(update.delta);
    for (auto* applications : {&m_applications, &m_personsApplications}) {
        applications->setNow(update.snapshot->time);
        applications->apply(update.delta);
    }
    m_shown = update.snapshot;
    m_base = withKnownLists(m_shown, m_base, m_partition);
    m_active.show();
    m_insight.setSnapshot(m_shown, m_partition);
    m_window.setSnapshot(m_shown, QString::fromStdString(m_partition));
    markMoment();
}

/// Of a recording the charts show where the other pages are.
void Console::markMoment()
{
    if (m_status.kind != SourceKind::Recording)
        return;
    ui::TimeView& view = m_chartsPage->timeView();
    const auto moment = static_cast<double>(
        std::chrono::floor<std::chrono::milliseconds>(m_shown->time).time_since_epoch().count());
    const ui::TimeView::Range range = view.shown();
    if (moment < range.from || moment > range.to) {
        const double half = (range.to - range.from) / 2;
        view.moveTo({moment - half, moment + half});
    }
    view.setCursor(moment);
}

/// What was sampled is no past of what comes. The tables stay: they are told the difference.
void Console::forgetPast()
{
    m_isRewound = true;
    m_series.clear();
    m_sampledUntil.reset();
    if (!m_recorder.isRecording())
        return;
    m_recorder.stop();
    m_window.showNotice(
        models::RowState::Notice,
        tr("The recording ended, as the simulation went back in time: a recording has one past."));
}

void Console::clear()
{
    m_isRewound = false;
    m_catchUp.cancel();
    if (m_base) {
        const auto update = makeUpdate(m_base, std::make_shared<const ClusterSnapshot>(), m_partition);
        m_queues.apply(update->delta.queues);
        m_people.apply(update->delta);
        m_applications.apply(update->delta);
        m_personsApplications.apply(update->delta);
    }
    m_series.clear();
    m_sampledUntil.reset();
    m_shown.reset();
    m_base.reset();
    m_latest.reset();
    m_insight.setSnapshot(nullptr, {});
    m_window.setSnapshot(nullptr, {});
}

void Console::takeStatus(const SourceStatus& status)
{
    const bool isNewFailure = status.error && status.failures > m_status.failures;
    m_status = status;
    m_insight.setSourceName(QString::fromStdString(status.name));
    m_window.setSourceStatus(status);
    m_chartsPage->setSource(status);
    if (!isNewFailure)
        return;
    m_series.markGap(std::chrono::system_clock::now());
    m_chartsPage->samplesRecorded();
    if (m_history)
        m_history->markGap();
    if (!m_latest)
        Q_EMIT firstReadFailed(*status.error);
}

/// With nothing unsaved the window may close at once; else it is closed when that is settled.
void Console::askBeforeClosing()
{
    m_limitsPage->afterEdits([this] {
        m_elasticPage->afterEdits([this] {
            if (!m_limitsPage->isSettled() || !m_elasticPage->isSettled()) { // the answers took their time
                askBeforeClosing();
                return;
            }
            m_mayClose = true;
            if (!m_isCloseAsked)
                m_window.close();
        });
    });
}

bool Console::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Close) {
        if (!m_mayClose) {
            const QScopedValueRollback isAsked(m_isCloseAsked, true);
            askBeforeClosing();
        }
        if (!std::exchange(m_mayClose, false)) {
            event->ignore();
            return true;
        }
        remember();
    }
    return QObject::eventFilter(watched, event);
}
} // namespace quotadeck::app

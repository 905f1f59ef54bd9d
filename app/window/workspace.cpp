// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace.h"

#include "app/commands/commandconnection.h"
#include "app/window/alertcontroller.h"
#include "app/window/assertioncontroller.h"
#include "app/window/closeprotocol.h"
#include "app/window/clustercontroller.h"
#include "app/window/connectioncontroller.h"
#include "app/window/documentcontroller.h"
#include "app/window/fileorigin.h"
#include "app/window/historycontroller.h"
#include "app/window/historyname.h"
#include "app/window/linkopener.h"
#include "app/window/logcontroller.h"
#include "app/window/pastcontroller.h"
#include "app/window/quotacontroller.h"
#include "app/window/recordingcontroller.h"
#include "app/window/reportcontroller.h"
#include "app/window/scenarios.h"
#include "app/window/sourcecontroller.h"
#include "app/window/supportcontroller.h"
#include "core/file/filewriter.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/insight/directorygroups.h"
#include "models/insight/membershipfile.h"
#include "ui/charts/chartspage.h"
#include "ui/connections/connectionspage.h"
#include "ui/document/applydialog.h"
#include "ui/elastic/elasticpage.h"
#include "ui/limits/limitspage.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/simulate/simulatepage.h"

#include <QApplication>
#include <QStandardPaths>
#include <QSystemTrayIcon>

#include <chrono>
#include <utility>

namespace quotadeck::app {
namespace {
/// The theme of a word of --theme.
ui::ThemeMode themeOf(const std::string& word)
{
    if (word == "dark")
        return ui::ThemeMode::Dark;
    if (word == "light-contrast")
        return ui::ThemeMode::LightContrast;
    return word == "dark-contrast" ? ui::ThemeMode::DarkContrast : ui::ThemeMode::Light;
}
} // namespace

Workspace::Workspace(Shared* shared, Memory memory, const QString& connection, QObject* parent)
    : QObject(parent)
    , m_shared(shared)
    , m_connection(connection)
    , m_settings(&shared->store, memory, connection)
    , m_window(&shared->theme)
    , m_history(m_settings.isRemembered() ? std::make_unique<HistoryController>(&m_models.series, &m_window)
                                          : nullptr)
    , m_pages(m_models, m_history ? m_history->past() : nullptr, &m_window)
{
    m_window.setScenarios(builtInScenarios());
    m_window.setInsight(&m_models.insight);
    m_window.setViews(&shared->views);
    createControllers();
    connectStage();
    connectPreferences();
    if (m_settings.isRemembered()) {
        connectSettings();
        restore();
        protectFolders();
        m_documents->keepSafe(m_shared->folder);
    }
}

Workspace::~Workspace()
{
    m_source->stop();
}

void Workspace::createControllers()
{
    m_source = std::make_unique<SourceController>(&m_models, &m_window, m_pages.simulate,
                                                  m_pages.applications, &m_settings);
    connect(m_source.get(), &SourceController::statusChanged, &m_window, &ui::MainWindow::setSourceStatus);
    connect(m_source.get(), &SourceController::statusChanged, this, &Workspace::statusChanged);
    connect(m_source.get(), &SourceController::firstReadFailed, this, &Workspace::firstReadFailed);
    connect(m_pages.elastic, &ui::ElasticPage::connectRequested, m_source.get(),
            &SourceController::askForQuotaServer);
    m_log = std::make_unique<LogController>(&m_shared->log, &m_models, m_source.get(), &m_window);
    m_support = std::make_unique<SupportController>(m_shared, &m_models, m_source.get(), &m_window);
    m_documents = std::make_unique<DocumentController>(&m_models, &m_window, m_pages, &m_settings);
    for (models::EditedFile* file : std::initializer_list<models::EditedFile*>{
             &m_models.session, &m_models.elastic, &m_models.assertions.document})
        new FileOrigin(file, m_shared, this);
    m_clusters = std::make_unique<ClusterController>(ClusterController::Parts{
        &m_models, &m_window, m_pages.limits, m_source.get(), m_documents.get(), m_shared});
    m_connections = std::make_unique<ConnectionController>(ConnectionController::Parts{
        m_shared, &m_window, &m_models.connections, m_pages.connections, m_source.get()});
    connect(m_connections.get(), &ConnectionController::openRequested, this, &Workspace::connectionRequested);
    m_quotas = std::make_unique<QuotaController>(QuotaController::Parts{
        &m_models, &m_window, m_pages.elastic, m_source.get(), m_documents.get(), m_shared});
    m_alerts = std::make_unique<AlertController>(
        AlertController::Parts{&m_models, &m_window, m_source.get(), m_shared, &m_settings, m_connection});
    connect(m_alerts.get(), &AlertController::fired, this, &Workspace::alertFired);
    m_assertions = std::make_unique<AssertionController>(&m_models, &m_settings);
    auto documents = m_documents->documents();
    // What is being written to a cluster has to end first: what that has then would not be known.
    const auto afterWriting = [](const auto* controller) -> CloseProtocol::Document {
        const auto isWriting
            = [controller] { return controller->dialog() && controller->dialog()->isWriting(); };
        return {[controller, isWriting](const std::function<void()>& next) {
                    if (isWriting())
                        controller->dialog()->activateWindow();
                    else
                        next();
                },
                [isWriting] { return !isWriting(); }};
    };
    documents.insert(documents.begin(), {afterWriting(m_clusters.get()), afterWriting(m_quotas.get())});
    m_closing = std::make_unique<CloseProtocol>(&m_window, std::move(documents));
    connect(m_closing.get(), &CloseProtocol::requested, this, &Workspace::closeRequested);
    connect(m_closing.get(), &CloseProtocol::closing, this, &Workspace::remember);
    connect(m_closing.get(), &CloseProtocol::closing, this, &Workspace::closed);
    connect(&m_window, &ui::MainWindow::windowRequested, this, &Workspace::windowRequested);
    connect(&m_window, &ui::MainWindow::tourRequested, this, &Workspace::tourRequested);
    connect(&m_window, &ui::MainWindow::linkRequested, this, &Workspace::linkRequested);
    connect(&m_window, &ui::MainWindow::quitRequested, this, &Workspace::quitRequested);
}

/// After the models, which follow it first.
void Workspace::connectStage()
{
    const models::Stage* stage = &m_models.stage;
    connect(stage, &models::Stage::recorded, m_pages.charts, &ui::ChartsPage::samplesRecorded);
    connect(stage, &models::Stage::gapReached, m_pages.charts, &ui::ChartsPage::samplesRecorded);
    m_recording = std::make_unique<RecordingController>(&m_models.stage, m_source.get(), &m_window);
    m_past = std::make_unique<PastController>(&m_models, m_source.get(), &m_window);
    connect(m_past.get(), &PastController::presentShown, this, [this] {
        m_pages.charts->timeView().setCursor(std::nullopt);
        m_pages.charts->timeView().goLive();
    });
    if (m_history)
        m_history->follow(stage, m_source.get());
    new ReportController(&m_models.stage, m_source.get(), &m_window, m_history ? historyPath() : QString(),
                         this);
    connect(stage, &models::Stage::shown, this, [this](const std::shared_ptr<const SnapshotUpdate>& update) {
        m_window.setSnapshot(update->snapshot, QString::fromStdString(update->partition));
        showMoment();
    });
    m_links
        = std::make_unique<LinkOpener>(&m_models, &m_window, m_source.get()); // after the pages have the data
    connect(stage, &models::Stage::cleared, this, [this] { m_window.setSnapshot(nullptr, {}); });
    connect(stage, &models::Stage::firstShown, this, &Workspace::firstDataShown);
}

void Workspace::connectPreferences()
{
    connect(&m_shared->preferences, &PreferenceStore::changed, this, [this] {
        takePreferences();
        m_source->takePollInterval();
        m_window.showAgain();
    });
    connect(&m_window, &ui::MainWindow::preferencesRequested, this, &Workspace::askForPreferences);
    takePreferences();
}

void Workspace::takePreferences()
{
    const ui::Preferences preferences = m_shared->preferences.value();
    ui::applyShortcuts(m_window, preferences.shortcuts);
    m_past->setBounds(
        {std::size_t(preferences.pastMebibytes) << 20, std::chrono::hours(preferences.pastHours)});
    if (m_history)
        m_history->setBounds(preferences.keepsHistory, qint64{preferences.historyMebibytes} << 20,
                             std::chrono::days(preferences.historyDays));
    m_documents->takePreferences(preferences);
}

void Workspace::askForPreferences()
{
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows) { // a second dialog would write over what the first one sets
        if (auto* open = qobject_cast<ui::PreferencesDialog*>(window)) {
            if (open->parentWidget()->isMinimized())
                open->parentWidget()->showNormal();
            open->raise();
            open->activateWindow();
            return;
        }
    }
    auto* dialog = new ui::PreferencesDialog(m_shared->preferences.value(),
                                             {.actions = ui::shortcutsOf(m_window),
                                              .hasTray = QSystemTrayIcon::isSystemTrayAvailable(),
                                              .languages = ui::languagesIn()},
                                             &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ui::PreferencesDialog::applied, &m_shared->preferences, &PreferenceStore::set);
    dialog->open();
}

void Workspace::connectSettings()
{
    connect(&m_settings, &SessionSettings::recentChanged, this, [this] {
        m_window.setRecent({m_settings.value(&Settings::recentServers),
                            m_settings.value(&Settings::recentFiles),
                            m_settings.value(&Settings::recentRecordings)});
    });
    connect(&m_settings, &SessionSettings::failed, this, [this](const Error& error) {
        m_window.showNotice(
            models::RowState::Warning,
            tr("The settings were not saved: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)));
    });
    connect(&m_shared->theme, &ui::Theme::modeChanged, this,
            [this](ui::ThemeMode mode) { m_settings.setValue(&Settings::theme, static_cast<int>(mode)); });
    connect(&m_shared->theme, &ui::Theme::textPercentChanged, this,
            [this](int percent) { m_settings.setValue(&Settings::textPercent, percent); });
}

/// What the program keeps is for the user alone.
void Workspace::protectFolders()
{
    m_folderJob.start(
        [folders = QStringList{m_shared->folder,
                               QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)}](
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
}

void Workspace::restore()
{
    QVariantMap state = m_settings.value(&Settings::windowState);
    const bool isFirst = state.isEmpty();
    if (isFirst) // the first window of this connection looks like the others
        state = SessionSettings(&m_shared->store, Memory::Ignore).value(&Settings::windowState);
    m_window.restoreWindowState(state);
    // Not the page of another window, which may be the list: the queues follow with the first data.
    if (isFirst)
        m_window.showStartPage();
    restoreTheme(state);
    Q_EMIT m_settings.recentChanged();
    if (const QString groups = m_settings.value(&Settings::groupFile); !groups.isEmpty())
        m_pages.limits->memberships()->open(groups);
    m_pages.limits->directory()->setEnabled(m_settings.value(&Settings::usesDirectory));
}

/// Versions up to 0.1 kept the theme in the state of the window.
void Workspace::restoreTheme(const QVariantMap& windowState)
{
    int mode = m_settings.value(&Settings::theme);
    if (mode < 0)
        mode = windowState.value(QStringLiteral("theme")).toInt();
    if (mode >= 0 && mode <= static_cast<int>(ui::ThemeMode::DarkContrast))
        m_shared->theme.setMode(static_cast<ui::ThemeMode>(mode));
}

void Workspace::remember()
{
    m_settings.setValue(&Settings::windowState, m_window.windowState());
    m_documents->remember();
    m_settings.setValue(&Settings::groupFile, m_pages.limits->memberships()->wantedPath());
    m_settings.setValue(&Settings::usesDirectory, m_pages.limits->directory()->isEnabled());
}

void Workspace::start(const cli::WindowOptions& options)
{
    if (!options.theme.empty())
        m_shared->theme.setMode(themeOf(options.theme));
    if (options.textPercent > 0)
        m_shared->theme.setTextPercent(options.textPercent);
    showSource(options);
    const bool hasSource = m_source->hasSource() || !std::holds_alternative<cli::NoSource>(options.source);
    if (!options.openFile.empty())
        m_documents->openFile(QString::fromStdString(options.openFile), QString::fromStdString(options.page),
                              options.total);
    else if (!hasSource && !showRemembered())
        m_window.showStartPage();
    if (options.link)
        m_links->show(*options.link);
    else if (!options.page.empty())
        m_window.showPage(QString::fromStdString(options.page));
    else if (!options.openFile.empty())
        m_window.showPage(m_pages.limits->id());
}

void Workspace::showSource(const cli::WindowOptions& options)
{
    if (const auto* simulator = std::get_if<cli::SimulatorSource>(&options.source)) {
        m_source->showScenario(QString::fromStdString(simulator->scenario), std::nullopt,
                               simulator->pastStep);
    } else if (const auto* rest = std::get_if<cli::RestSource>(&options.source)) {
        if (!rest->server.connection.empty())
            showConnection();
        else if (rest->kind == cli::SystemKind::Koordinator && rest->server.cluster)
            m_source->showQuotas({.reach = rest->server.reach()}, options.total);
        else if (rest->kind == cli::SystemKind::Koordinator)
            m_source->showQuotas(QString::fromStdString(rest->server.url), {}, options.total);
        else
            showScheduler(rest->server);
    } else if (const auto* recording = std::get_if<cli::RecordingSource>(&options.source)) {
        m_source->showRecording(QString::fromStdString(recording->file));
    }
}

void Workspace::showConnection()
{
    m_connections->show(m_connection);
}

void Workspace::openLink(const link::Link& link)
{
    if (std::holds_alternative<link::SavedConnection>(link.source))
        m_links->show(link);
    else
        m_links->open(link);
}

void Workspace::restoreDocuments()
{
    m_documents->openRemembered();
}

bool Workspace::isUnused() const
{
    return m_connection.isEmpty() && !m_source->hasSource() && !m_source->isWatchingQuotas()
        && m_models.session.path().isEmpty() && m_models.elastic.path().isEmpty();
}

void Workspace::showScheduler(const cli::ServerChoice& server)
{
    const auto secrets = secretsFor(server);
    if (!secrets) {
        m_window.showNotice(models::RowState::Critical,
                            tr("The token cannot be read: %1: %2")
                                .arg(QString::fromStdString(secrets.error().where),
                                     models::messageText(secrets.error().message)));
        Q_EMIT firstReadFailed(secrets.error());
        return;
    }
    m_source->showScheduler({.reach = server.reach()}, *secrets);
}

bool Workspace::showRemembered()
{
    if (!m_settings.isRemembered())
        return false;
    if (!m_connection.isEmpty()) {
        showConnection();
        m_source->watchRememberedQuotas();
        restoreDocuments();
        if (m_window.currentPageId().isEmpty())
            m_window.showPage(QStringLiteral("queues"));
        return true;
    }
    m_source->showRemembered();
    m_documents->openRemembered();
    const bool isWatching = m_source->isWatchingQuotas();
    if (isWatching && m_window.currentPageId().isEmpty())
        m_window.showPage(m_pages.elastic->id());
    return m_source->hasSource() || m_models.session.isBusy() || isWatching;
}

const SourceStatus& Workspace::status() const
{
    return m_source->status();
}

std::optional<SystemTime> Workspace::shownTime() const
{
    const SnapshotPtr& shown = m_models.stage.shownSnapshot();
    return shown ? std::optional(shown->time) : std::nullopt;
}

bool Workspace::isUpToDate() const
{
    return m_models.stage.isUpToDate() && !m_source->isCatchingUp();
}

/// Of a recording and of the past the charts show where the other pages are.
void Workspace::showMoment()
{
    if (status().kind != SourceKind::Recording && !m_models.stage.isPast())
        return;
    ui::TimeView& view = m_pages.charts->timeView();
    const auto moment = static_cast<double>(
        std::chrono::floor<std::chrono::milliseconds>(*shownTime()).time_since_epoch().count());
    const ui::TimeView::Range range = view.shown();
    if (moment < range.from || moment > range.to) {
        const double half = (range.to - range.from) / 2;
        view.moveTo({moment - half, moment + half});
    }
    view.setCursor(moment);
}
} // namespace quotadeck::app

#include "moc_workspace.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/activekeeper.h"
#include "app/cli/commandline.h"
#include "app/feed/feed.h"
#include "app/history/historystore.h"
#include "app/pastseries.h"
#include "app/quotawatch.h"
#include "app/recorder.h"
#include "app/settings.h"
#include "app/simulationcontrol.h"
#include "models/charts/seriesstore.h"
#include "models/common/latestjob.h"
#include "models/common/recoverykeeper.h"
#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elasticsession.h"
#include "models/insight/explainsession.h"
#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"
#include "models/limits/schedulerparity.h"
#include "models/quota/applicationlistmodel.h"
#include "models/quota/peopletreemodel.h"
#include "models/quota/queuetreemodel.h"
#include "ui/theme/theme.h"
#include "ui/window/mainwindow.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace quotadeck::feed {
class ConfigJudge;
}

namespace quotadeck::ui {
class ChartsPage;
class ElasticPage;
class LimitsPage;
class SimulatePage;
} // namespace quotadeck::ui

namespace quotadeck::app {
/// The running console: owns window, models and the current source, and connects them.
///
/// Ownership: @p store outlives it.
class Console final : public QObject
{
    Q_OBJECT
public:
    /// Whether the last session is restored and this one remembered.
    enum class Memory { Keep, Ignore };

    Console(SettingsStore* store, Memory memory, QObject* parent = nullptr);
    ~Console() override;

    /// Shows what @p options ask for, or what was there the last time, or the start page.
    void start(const cli::WindowOptions& options);
    [[nodiscard]] ui::MainWindow& window() { return m_window; }
    [[nodiscard]] const SourceStatus& status() const { return m_status; }
    /// The moment that the pages show; not set before the first data.
    [[nodiscard]] std::optional<SystemTime> shownTime() const;
    /// The pages show what the source has told, and it is not about to tell more of the past.
    [[nodiscard]] bool isUpToDate() const;
    [[nodiscard]] models::ConfigSession& session() { return m_session; }
    [[nodiscard]] const models::InsightSource& insight() const { return m_insight; }
    [[nodiscard]] models::ElasticSession& elasticSession() { return m_elastic; }
    [[nodiscard]] models::ElasticMonitor& elasticMonitor() { return m_elasticMonitor; }

Q_SIGNALS:
    /// The first data of the source is on screen.
    void firstDataShown();
    /// The source was asked and could not be read, with nothing of it on screen yet.
    void firstReadFailed(const quotadeck::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createPages();
    void createSafeguards();
    void askBeforeClosing();
    void connectWindow();
    void restore();
    void showRecent();
    void remember();
    [[nodiscard]] bool showRememberedSource();

    void showScenario(const QString& name);
    void showServer(const QString& address, const QString& token);
    /// The elastic quotas of a scheduler, beside the source of everything else.
    void watchQuotas(const QString& address, const QString& token);
    /// Shows the page, too. @p total is what the cluster has, as far as it is known.
    void showQuotas(const QString& address, const QString& token, const Resource& total);
    void takeQuotaSource();
    void askForQuotaServer();
    void showRecording(const QString& path);
    void recordTo(const QString& path);
    void showRecorder();
    /// @p interval is how often it is read, for judging the age of data.
    void setFeed(std::unique_ptr<feed::Feed> feed, std::chrono::milliseconds interval);
    /// Opens @p path where files of its kind are edited, then shows the page called @p page, if any. @p total is of the
    /// cluster, for manifests of elastic quotas.
    void openFile(const QString& path, const QString& page, const Resource& total);
    void openConfiguration(const QString& path);
    /// Writes the active configuration to a file of the user's choice, and opens that.
    void editActive();
    void writeActive(const QString& path, const models::ActiveConfiguration& active);
    void chooseScenario();
    void openScenario(const QString& path);
    void showScenarioError(const Error& error);
    void openElastic(const QString& path, const Resource& total);
    [[nodiscard]] QString askForFile(const QString& title, const QString& current);
    void noteRecentFile(const QString& path);

    void take(const std::shared_ptr<const SnapshotUpdate>& update);
    void keepSample(const std::shared_ptr<const SnapshotUpdate>& update);
    void show(const SnapshotUpdate& update);
    void markMoment();
    void catchUp();
    void forgetPast();
    void clear();
    void takeStatus(const SourceStatus& status);
    void createHistory();
    void nameHistorySource();

    SettingsStore* m_store; // not owned
    Memory m_memory;
    bool m_mayClose = false; ///< what was unsaved is settled
    bool m_isCloseAsked = false; ///< the window is in the middle of asking whether it may close
    Settings m_settings;

    ui::Theme m_theme;
    models::QueueTreeModel m_queues;
    models::PeopleTreeModel m_people;
    models::ApplicationListModel m_applications;
    models::ApplicationListModel m_personsApplications; ///< of who is selected on the People page
    models::SeriesStore m_series;
    models::ConfigSession m_session;
    std::unique_ptr<models::RecoveryKeeper> m_recovery; ///< null: nothing is kept
    models::SchedulerParity m_parity{&m_session};
    models::InsightSource m_insight{&m_session};
    models::ExplainSession m_explain{&m_insight};
    models::ElasticSession m_elastic;
    std::unique_ptr<models::RecoveryKeeper> m_elasticRecovery; ///< null: nothing is kept
    models::ElasticMonitor m_elasticMonitor;
    QuotaWatch m_quotaWatch{&m_elasticMonitor};
    ui::MainWindow m_window;
    ui::LimitsPage* m_limitsPage = nullptr; // not owned, as the next: the window's
    ui::ChartsPage* m_chartsPage = nullptr;
    ui::ElasticPage* m_elasticPage = nullptr;
    ui::SimulatePage* m_simulatePage = nullptr;
    std::unique_ptr<SimulationControl> m_simulation;

    Recorder m_recorder;
    std::unique_ptr<history::HistoryStore> m_history; ///< null: nothing is kept
    std::unique_ptr<PastSeries> m_past; ///< null without a history

    std::unique_ptr<feed::Feed> m_feed;
    std::unique_ptr<feed::ConfigJudge> m_judge; ///< null without a scheduler
    SourceStatus m_status;
    SnapshotPtr m_shown; ///< the one on screen
    SnapshotPtr m_base; ///< m_shown with the earlier lists where it does not know them: what the models hold
    SnapshotPtr m_latest; ///< what the source told last; newer than m_shown while paused
    std::string m_partition;
    bool m_isRewound = false; ///< the next update is no difference to what is shown
    std::optional<SystemTime> m_sampledUntil; ///< by the series; a recording also goes back
    ActiveKeeper m_active{&m_insight, [this] { return !m_window.isPaused() && m_shown == m_latest; }};
    models::LatestJob m_catchUp{this};
    models::LatestJob m_tidyJob{this};
    models::LatestJob m_kindJob{this}; ///< tells what kind of file is to be opened
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/activeconfigsync.h"
#include "app/cluster/connection.h"
#include "app/cluster/quotawatch.h"
#include "app/feed/feed.h"
#include "app/feed/recordingencoder.h"
#include "app/window/simulationcontrol.h"
#include "background/jobs.h"
#include "core/base/result.h"
#include "core/link/link.h"
#include "core/resource/resource.h"
#include "core/sim/scenario.h"
#include "core/snapshot/sourcestatus.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace quotadeck::feed {
class ConfigJudge;
} // namespace quotadeck::feed

namespace quotadeck::ui {
class MainWindow;
class ApplicationsPage;
class SimulatePage;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class SessionSettings;

/// Connects the window to a source, puts its snapshots on the stage and shows its status. A Koordinator scheduler may be
/// watched at the same time.
///
/// Ownership: what it is given outlives it.
class SourceController final : public QObject
{
    Q_OBJECT
public:
    SourceController(Models* models, ui::MainWindow* window, ui::SimulatePage* page,
                     ui::ApplicationsPage* applications, SessionSettings* settings,
                     QObject* parent = nullptr);
    ~SourceController() override;

    /// A built-in one, or a file, under @p rules; nothing: its own. @p pastStep is the virtual time between two snapshots of
    /// its past; nothing: the usual.
    void showScenario(const QString& name, std::optional<Mode> rules = std::nullopt,
                      std::optional<std::chrono::nanoseconds> pastStep = std::nullopt);
    void showDemo();
    void showConnection(const ConnectionPtr& connection);
    /// One that is not saved.
    void showScheduler(const connect::Profile& profile, const connect::Secrets& secrets = {});
    void showRecording(const QString& path);
    /// Watches the elastic quotas of a scheduler, and shows them. @p total is what the cluster has, as far as it is known.
    void showQuotas(const QString& address, const QString& token, const Resource& total);
    /// Likewise those of a cluster, through its API server.
    void showQuotas(const connect::Profile& profile, const Resource& total);
    void askForQuotaServer();
    void showRemembered(); ///< what the last session showed, if anything
    void watchRememberedQuotas(); ///< the elastic quotas that it watched, if any
    void stop();
    void leave(); ///< Shows no source any more, and no elastic quotas.
    void showPartition(const std::string& name);
    /// Reads a scheduler as often as the settings say now.
    void takePollInterval();

    /// The scheduler that is shown; null: no scheduler is.
    [[nodiscard]] const ConnectionPtr& connection() const { return m_connection; }
    /// To a cluster with elastic quotas; null: to none, as far as is known.
    [[nodiscard]] const ConnectionPtr& quotaCluster() const { return m_quotaCluster; }
    [[nodiscard]] bool hasSource() const { return m_feed != nullptr; }
    /// What a link names to lead to the source, without a moment; nothing for a scheduler that is not saved.
    [[nodiscard]] const link::Source& linkSource() const { return m_linkSource; }
    [[nodiscard]] bool isWatchingQuotas() const;
    [[nodiscard]] const SourceStatus& status() const { return m_status; }
    /// What the samples on the stage come from: the source or, without one, the cluster whose elastic quotas are watched.
    [[nodiscard]] SourceStatus sampledSource() const;
    /// The newest configuration that the source has reported as active; null: it has reported none.
    [[nodiscard]] feed::RecordedConfigurationPtr recordedConfiguration() const;
    /// More of the source's past is on its way.
    [[nodiscard]] bool isCatchingUp() const { return m_feed && m_feed->isCatchingUp(); }

Q_SIGNALS:
    void quotaClusterChanged();
    /// A configuration became active; shown together with the usage of its time.
    void activeRead(const quotadeck::models::ActiveConfigurationPtr& active);
    void sourceChanged(); ///< before the first read of the new one
    void statusChanged(const quotadeck::SourceStatus& status);
    /// The first read of a source failed.
    void firstReadFailed(const quotadeck::Error& error);

private:
    void connectWindow();
    void connectQuotas();
    /// @p interval is how often it is read, for judging the age of data.
    void setFeed(std::unique_ptr<feed::Feed> feed, std::chrono::milliseconds interval,
                 ConnectionPtr connection = nullptr);
    void connectFeed();
    void takeStatus(const SourceStatus& status);
    void followTurn(std::chrono::milliseconds interval, bool isNewRead);
    void rememberScheduler(const connect::Profile& profile);
    void reportAddress(const QString& address, const Error& error);
    void watchQuotas(const QString& address, const QString& token);
    void takeQuotaSource();
    void beginQuotas();
    void takeQuotas(const elastic::QuotaSnapshotPtr& quotas);
    void takeRecordedQuotas(const elastic::QuotaSnapshotPtr& quotas);
    void leaveRecordedQuotas();
    void takeDiscovery(bool isThere);
    void failFirst(const Error& error);
    void dropFeed();
    void endFeed();
    void leaveQuotaCluster();
    [[nodiscard]] std::chrono::seconds pollInterval() const;
    void chooseScenario();
    void openScenario(const QString& path);
    void readScenario(const QString& name, std::function<void(Result<sim::Scenario>)> done);
    void startScenario(const QString& name, sim::Scenario scenario,
                       std::optional<std::chrono::nanoseconds> pastStep);
    void showScenarioError(const Error& error);

    Models* m_models;
    ui::MainWindow* m_window;
    ui::SimulatePage* m_page;
    background::LatestJob m_scenarioReading{this}; ///< of the load of a recording
    SessionSettings* m_settings;
    SimulationControl m_simulation;
    QuotaWatch m_quotaWatch;
    ActiveConfigSync m_active;
    std::unique_ptr<feed::Feed> m_feed; ///< null: no source
    std::unique_ptr<feed::ConfigJudge> m_judge; ///< null without a scheduler
    ConnectionPtr m_connection;
    bool m_isToBeRemembered = false; ///< the connection, once it is read
    ConnectionPtr m_quotaCluster; ///< to a cluster with elastic quotas; null: to none
    ConnectionPtr m_undiscovered; ///< to a cluster that may have them; null: to none
    Resource m_total; ///< of that cluster, as far as it was named
    std::optional<Error>
        m_heldFailure; ///< of the first read, which does not matter if there are elastic quotas
    SourceStatus m_status;
    mutable feed::RecordedConfigurationPtr m_recordedConfiguration; ///< as it was asked for last, or null
    link::Source m_linkSource;
    struct Turns
    {
        std::chrono::milliseconds next{};
        std::chrono::milliseconds last{};
    };
    Turns m_turns; ///< the longest that the next read, and that the last one, could be waited for
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "app/window/models.h"
#include "app/window/pages.h"
#include "app/window/shared.h"
#include "background/jobs.h"
#include "core/snapshot/sourcestatus.h"
#include "models/connections/sourcealerts.h"
#include "ui/window/mainwindow.h"

#include <QObject>

#include <memory>
#include <optional>

namespace quotadeck::app {
class AlertController;
class AssertionController;
class CloseProtocol;
class ClusterController;
class ConnectionController;
class DocumentController;
class HistoryController;
class LinkOpener;
class LogController;
class QuotaController;
class PastController;
class RecordingController;
class SourceController;
class SupportController;

/// One window of the program: owns models, pages and controllers, and connects them.
///
/// Ownership: @p shared outlives it.
class Workspace final : public QObject
{
    Q_OBJECT
public:
    using Memory = SessionSettings::Memory;

    /// @p connection is the id of the saved connection whose window this is; empty: of none.
    Workspace(Shared* shared, Memory memory, const QString& connection = {}, QObject* parent = nullptr);
    ~Workspace() override;

    /// Shows what @p options ask for, or what was there the last time, or the start page.
    void start(const cli::WindowOptions& options);
    /// Shows the saved connection whose window this is, unless it is there already.
    void showConnection();
    /// Shows what @p link leads to; its source is opened, unless it is a saved connection.
    void openLink(const link::Link& link);
    /// Opens the file that was open the last time.
    void restoreDocuments();
    /// The id of the saved connection whose window this is; empty: of none.
    [[nodiscard]] const QString& connection() const { return m_connection; }
    /// What is shown in it is there again when the program starts.
    [[nodiscard]] bool isRemembered() const { return m_settings.isRemembered(); }
    /// Nothing is shown in it, and nothing is open.
    [[nodiscard]] bool isUnused() const;
    [[nodiscard]] ui::MainWindow& window() { return m_window; }
    [[nodiscard]] const SourceStatus& status() const;
    /// The time of the data that the pages show; not set before the first data.
    [[nodiscard]] std::optional<SystemTime> shownTime() const;
    /// The pages show the last snapshot of the source, which emits no more of the past.
    [[nodiscard]] bool isUpToDate() const;
    [[nodiscard]] models::ConfigSession& session() { return m_models.session; }
    [[nodiscard]] const models::InsightSource& insight() const { return m_models.insight; }
    [[nodiscard]] models::AlertSession& alerts() { return m_models.alerts; }
    [[nodiscard]] models::AssertionSession& assertions() { return m_models.assertions; }
    [[nodiscard]] models::ElasticSession& elasticSession() { return m_models.elastic; }
    [[nodiscard]] models::ElasticMonitor& elasticMonitor() { return m_models.elasticMonitor; }

    void askForPreferences();

Q_SIGNALS:
    void statusChanged(); ///< status()
    /// An alert of the user's rules, which is not silent, began to fire at a source that goes on.
    void alertFired(const quotadeck::models::SourceAlert& alert);
    /// The first data of the source is on screen.
    void firstDataShown();
    /// The first read of the source failed.
    void firstReadFailed(const quotadeck::Error& error);
    void connectionRequested(const QString& id); ///< A saved one is to be shown, in its window.
    void linkRequested(const quotadeck::link::Link& link); ///< What it leads to is to be shown.
    void windowRequested(); ///< another one
    void tourRequested(); ///< in a window of its own
    void quitRequested();
    void closeRequested(); ///< The window is to be closed; it may ask first, and may stay.
    void closed();

private:
    void createControllers();
    void connectStage();
    void connectPreferences();
    void takePreferences();
    void connectSettings();
    void protectFolders();
    void restore();
    void restoreTheme(const QVariantMap& windowState);
    void remember();
    void showSource(const cli::WindowOptions& options);
    void showScheduler(const cli::ServerChoice& server);
    [[nodiscard]] bool showRemembered();
    void showMoment();

    Shared* m_shared; // not owned
    QString m_connection;
    SessionSettings m_settings;
    Models m_models;
    ui::MainWindow m_window;
    std::unique_ptr<HistoryController> m_history; ///< null: nothing is kept
    Pages m_pages;
    std::unique_ptr<SourceController> m_source;
    std::unique_ptr<LinkOpener> m_links;
    std::unique_ptr<DocumentController> m_documents;
    std::unique_ptr<ClusterController> m_clusters;
    std::unique_ptr<ConnectionController> m_connections;
    std::unique_ptr<QuotaController> m_quotas;
    std::unique_ptr<PastController> m_past;
    std::unique_ptr<RecordingController> m_recording;
    std::unique_ptr<AlertController> m_alerts;
    std::unique_ptr<AssertionController> m_assertions;
    std::unique_ptr<CloseProtocol> m_closing;
    std::unique_ptr<LogController> m_log;
    std::unique_ptr<SupportController> m_support;
    background::LatestJob m_folderJob{this};
};
} // namespace quotadeck::app

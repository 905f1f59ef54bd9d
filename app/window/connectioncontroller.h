// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/connect/connectiontest.h"
#include "background/jobs.h"
#include "core/connect/profile.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
class ConnectionListModel;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ConnectDialog;
class ConnectionDialog;
class ConnectionsPage;
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
class SourceController;
struct Shared;

/// The saved connections in one window: lists, edits and tests them, shows the one that the window is for, and marks the window with what it
/// shows.
///
/// Ownership: what it is given outlives it. Threading: GUI thread; never waits.
class ConnectionController final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        Shared* shared;
        ui::MainWindow* window;
        models::ConnectionListModel* list;
        ui::ConnectionsPage* page;
        SourceController* source;
    };

    explicit ConnectionController(const Parts& parts, QObject* parent = nullptr);
    ~ConnectionController() override;

    /// Connects to the saved connection @p id, unless it is shown.
    void show(const QString& id);

Q_SIGNALS:
    void openRequested(const QString& id); ///< in its window

private:
    void connectPage();
    void showConnections();
    void showStates();
    [[nodiscard]] const ConnectionPtr& shown() const;
    [[nodiscard]] connect::Profile markedProfile(const connect::Profile& own) const;
    void updateMark();
    /// @p from is the profile whose credentials the dialog begins with.
    void openDialog(const connect::Profile& profile, const std::string& from);
    void saveCurrent();
    /// The credentials that are to be stored; nothing: what is stored already.
    struct ChangedSecrets
    {
        std::optional<connect::Secrets> scheduler;
        std::optional<connect::Secrets> past; ///< of the Prometheus
    };
    void save(connect::Profile profile, const ChangedSecrets& changed, bool isToConnect);
    void remove(const QString& id);
    void listContexts(ui::ConnectionDialog* dialog, const std::vector<std::string>& files);
    void test(ui::ConnectionDialog* dialog);
    void tryAddress(ui::ConnectDialog* dialog);
    void showSecretsNote(ui::ConnectionDialog* dialog) const;
    void report(const Error& error, const QString& text);

    Parts m_parts;
    std::unique_ptr<connect::ConnectionTest> m_test; ///< the last one; null: none was made
    background::LatestJob m_contextJob{this};
    int m_requests = 0; ///< to show a connection; only the newest one counts
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/sourcestatus.h"
#include "models/connections/sourcealerts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace quotadeck::models {
struct AlertEvent;
} // namespace quotadeck::models

namespace quotadeck::ui {
class AlertsMenu;
class MainWindow;
class StateLabel;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
struct Shared;
class SessionSettings;
class SourceController;

/// The alerts of a window: evaluates the rules on what its source reads, lists what fires in the events and the status bar, and keeps the
/// silences in the settings. A saved connection may have rules of its own, which the preferences have for all others.
///
/// Ownership: what it is given outlives it.
class AlertController final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        Models* models;
        ui::MainWindow* window;
        SourceController* source;
        Shared* shared;
        SessionSettings* settings;
        QString connection; ///< id of the saved connection whose window it is; empty: of none
    };

    explicit AlertController(Parts parts);

    /// Evaluates @p path from now on, for the saved connection or all sources without rules of their own; empty: no file.
    void useFile(const QString& path);
    /// Writes rules to begin with to @p path, and uses them.
    void createFile(const QString& path);
    /// Writes the rules in force to @p path, as alerting rules of Prometheus.
    void exportRules(const QString& path);

Q_SIGNALS:
    /// Alerts that are not silent began to fire at a source that goes on.
    void fired(const quotadeck::models::SourceAlert& alert);

private:
    void createMenu();
    void connectSource();
    void takeFile();
    void begin();
    void takeSnapshot(const SnapshotPtr& snapshot, const elastic::QuotaSnapshotPtr& quotas);
    void takeStatus(const SourceStatus& status);
    void tick();
    void showMoment();
    void showError();
    void showCount();
    void list(const models::AlertEvent& event, bool isSilent);
    void notify();
    void writeText(const QString& path, const std::string& text, bool isUsed);
    [[nodiscard]] SystemTime timeOf(const ClusterSnapshot& snapshot) const;
    [[nodiscard]] QString sourceName() const;

    Parts m_parts;
    ui::AlertsMenu* m_menu; // not owned, as the next: the window's
    ui::StateLabel* m_count;
    SnapshotPtr m_latest; ///< null: nothing was read yet
    elastic::QuotaSnapshotPtr m_latestQuotas; ///< of it
    QStringList m_news; ///< that began to fire in one step
    bool m_isCritical = false; ///< one of them
    bool m_showsError = false;
    QTimer m_tick; ///< time passes without a new reading
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/history/historystore.h"
#include "app/window/pastseries.h"
#include "core/snapshot/sourcestatus.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::history {
class PrometheusHistory;
} // namespace quotadeck::history

namespace quotadeck::models {
class SeriesStore;
class Stage;
} // namespace quotadeck::models

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
class SourceController;

/// Keeps the usage that schedulers report in the history, and gives charts the past of the present source: from there, and from the
/// Prometheus of the connection.
///
/// Ownership: what it is given outlives it.
class HistoryController final : public QObject
{
    Q_OBJECT
public:
    HistoryController(const models::SeriesStore* series, ui::MainWindow* window, QObject* parent = nullptr);
    ~HistoryController() override;

    [[nodiscard]] PastSeries* past() { return &m_past; }
    /// Whether, how much and how long usage is kept from now on. What was kept stays readable.
    void setBounds(bool isKept, qint64 mostBytes, std::chrono::days longest);
    /// Keeps what @p stage reads from @p source from now on.
    void follow(const models::Stage* stage, const SourceController* source);

private:
    void nameSource(const SourceController& shown, const std::string& partition);
    void choosePrometheus(const ConnectionPtr& connection, const std::string& partition);
    void reportPrometheus(const QString& problem);

    ui::MainWindow* m_window; // not owned
    history::HistoryStore m_store;
    PastSeries m_past;
    ConnectionPtr m_connection; ///< whose Prometheus is asked; null: none is
    std::unique_ptr<history::PrometheusHistory> m_prometheus; ///< null: none is asked
    QString m_prometheusProblem; ///< that the window shows; empty: none
    bool m_isKept = true;
};
} // namespace quotadeck::app

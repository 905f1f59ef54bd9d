// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/simulation/scenariochecksmodel.h"
#include "models/simulation/scriptmodel.h"

#include <QSplitter>

#include <chrono>
#include <memory>

class QAbstractTableModel;
class QLabel;
class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class InjectPane;
class Placeholder;
class ScriptTimeline;

/// The timeline of the running scenario: its script and checks on an axis and in tables, and manual actions.
class TimelinePane final : public QSplitter
{
    Q_OBJECT
public:
    explicit TimelinePane(QWidget* parent = nullptr);

    /// From now on @p scenario runs; null: none does.
    void setScenario(const std::shared_ptr<const sim::Scenario>& scenario);
    /// Where it is.
    void setProgress(const std::shared_ptr<const sim::Progress>& progress);

Q_SIGNALS:
    void jumpRequested(std::chrono::nanoseconds elapsed);
    void injectRequested(const quotadeck::sim::Action& action, const quotadeck::Message& title);

private:
    struct Table
    {
        QLabel* title = nullptr;
        QStackedWidget* stack = nullptr;
        QTableView* view = nullptr;
        Placeholder* placeholder = nullptr;
    };

    QWidget* createTable(Table& table, QAbstractTableModel* model, const QString& name);
    void connectJumps();
    void showTables();
    void showMarks();

    models::ScriptModel m_script;
    models::ScenarioChecksModel m_checks;
    ScriptTimeline* m_timeline = nullptr; // not owned, as all below: children
    Table m_scriptTable;
    Table m_checksTable;
    InjectPane* m_inject = nullptr;
};
} // namespace quotadeck::ui

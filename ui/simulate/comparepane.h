// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/simulation/comparisonmodel.h"
#include "models/simulation/comparisonrun.h"

#include <QWidget>

#include <cstdint>
#include <memory>

class QCheckBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace quotadeck::ui {
class ComparisonChart;
class CsvExport;
class Placeholder;
class ResultTable;
class SegmentedSwitch;

/// Runs a scenario once more under a changed configuration, and shows what differs. What was written is kept whatever the
/// configuration is found to be.
class ComparePane final : public QWidget
{
    Q_OBJECT
public:
    explicit ComparePane(QWidget* parent = nullptr);

    /// Of @p scenario from now on, null for none. A text that was changed stays if it was for the scenario of that name.
    void setScenario(std::shared_ptr<const sim::Scenario> scenario);
    /// That the runs have from now on.
    void setSeed(std::uint64_t seed) { m_a.seed = seed; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createEditor();
    QWidget* createOutcome();
    void connectParts();
    void openFile();
    void readFile(const QString& path);
    void compare();
    void showRefusal(const sim::ConfigurationRefusal& refusal);
    void showMessage(const QString& message);
    void goTo(int line, int column);
    void showRows();
    void chartRow(const QModelIndex& current);

    struct Run
    {
        std::shared_ptr<const sim::Scenario> scenario;
        std::uint64_t seed = 1;
    };
    Run m_a; ///< with the configuration of the scenario; B has another one
    bool m_isRefused = false; ///< configuration B, when it was compared last
    models::ComparisonModel m_model;
    models::ComparisonRun m_run;
    background::LatestJob m_reading{this};
    QSplitter* m_splitter = nullptr; // not owned, as all below: children
    QPlainTextEdit* m_text = nullptr;
    QToolButton* m_open = nullptr;
    QToolButton* m_reset = nullptr;
    QListWidget* m_findings = nullptr;
    QSpinBox* m_minutes = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_state = nullptr;
    SegmentedSwitch* m_kind = nullptr;
    QCheckBox* m_differences = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_export = nullptr;
    QStackedWidget* m_stack = nullptr;
    Placeholder* m_nothing = nullptr;
    ResultTable* m_table = nullptr;
    ComparisonChart* m_chart = nullptr;
    CsvExport* m_csv = nullptr;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "ui/pages/page.h"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace quotadeck::ui {
class ComparePane;
class TimelinePane;
class ElidedLabel;
class Placeholder;
class ResultsPane;
class SegmentedSwitch;

/// The scenarios with their descriptions, and of the running one the timeline with manual actions, the results, and the
/// comparison with another configuration. Decides nothing about sources: it asks by signals.
class SimulatePage final : public Page
{
    Q_OBJECT
public:
    explicit SimulatePage(QWidget* parent = nullptr);

    /// What can be run; ScenarioTitle::name is what runRequested() names.
    void setScenarios(const std::vector<sim::ScenarioTitle>& scenarios);
    /// Appends @p scenario unless it is there, and chooses it.
    void addScenario(const sim::ScenarioTitle& scenario);
    /// From now on @p scenario runs, the one called @p name; null: none does.
    void setRunning(std::shared_ptr<const sim::Scenario> scenario, const QString& name);
    /// Where it is.
    void setProgress(const std::shared_ptr<const sim::Progress>& progress);

    [[nodiscard]] QString chosen() const; ///< Name of the chosen scenario.
    /// Whose rules the user has chosen for the next run; nothing: those of the scenario.
    [[nodiscard]] std::optional<Mode> rules() const { return m_rules; }
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;
    [[nodiscard]] bool hasSubject() const override { return false; }
    void focusFilter() override;

Q_SIGNALS:
    void runRequested(const QString& name);
    void openRequested();
    void jumpRequested(std::chrono::nanoseconds elapsed);
    void injectRequested(const quotadeck::sim::Action& action, const quotadeck::Message& title);

private:
    enum class View { Course, Results, Compare };

    QWidget* createList();
    QWidget* createHeader();
    void connectParts();

    QListWidgetItem* itemOf(const QString& name) const;
    void appendItem(const sim::ScenarioTitle& scenario);
    void showChosen();
    void showContent();
    void showRules();
    void chooseRules(Mode mode);
    [[nodiscard]] Mode ownRules() const;

    std::optional<Mode> m_rules; ///< see rules()
    std::shared_ptr<const sim::Scenario> m_scenario; ///< that runs; null: none
    QString m_running; ///< its name

    QListWidget* m_list = nullptr; // not owned, as all below: children
    QPushButton* m_open = nullptr;
    ElidedLabel* m_title = nullptr;
    QPushButton* m_run = nullptr;
    QTextBrowser* m_explanation = nullptr;
    QStackedWidget* m_content = nullptr;
    Placeholder* m_idle = nullptr;
    QLabel* m_modeTitle = nullptr;
    SegmentedSwitch* m_mode = nullptr;
    SegmentedSwitch* m_views = nullptr;
    TimelinePane* m_course = nullptr;
    ResultsPane* m_results = nullptr;
    ComparePane* m_compare = nullptr;
};
} // namespace quotadeck::ui

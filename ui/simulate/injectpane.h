// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"

#include <QWidget>

#include <memory>
#include <string>
#include <utility>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace quotadeck::ui {
class IconLabel;

/// Writes one action by hand, as YAML from a template, and shows what became of it.
class InjectPane final : public QWidget
{
    Q_OBJECT
public:
    explicit InjectPane(QWidget* parent = nullptr);

    /// Offers templates with names of @p scenario, not null; what was written is dropped.
    void setScenario(std::shared_ptr<const sim::Scenario> scenario);
    /// Where the simulation is; shows what became of the last action once that is known.
    void setProgress(std::shared_ptr<const sim::Progress> progress);

Q_SIGNALS:
    void injectRequested(const quotadeck::sim::Action& action, const QString& title);

private:
    void useTemplate(int index);
    void inject();
    void showFault(const Error& error);
    /// The last outcome of @p title and how many there are.
    [[nodiscard]] std::pair<const sim::Outcome*, int> outcomesOf(const std::string& title) const;
    void showResult(const QIcon& icon, const QString& text);

    std::shared_ptr<const sim::Scenario> m_scenario;
    std::shared_ptr<const sim::Progress> m_progress; ///< null at first
    int m_number = 1; ///< of the next action
    std::string m_awaited; ///< title of the last action; empty: nothing is waited for
    int m_before = 0; ///< outcomes of that title before it
    QComboBox* m_templates; // not owned, as all below: children
    QPlainTextEdit* m_text;
    QPushButton* m_inject;
    IconLabel* m_icon;
    QLabel* m_result;
};
} // namespace quotadeck::ui

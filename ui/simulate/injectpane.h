// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/sim/scenario.h"
#include "core/sim/simulator.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace quotadeck::ui {
class IconLabel;

/// Runs a manual action or a list of them, written as YAML from a template, and shows the outcome.
class InjectPane final : public QWidget
{
    Q_OBJECT
public:
    explicit InjectPane(QWidget* parent = nullptr);

    /// Offers templates with names of @p scenario, not null; what was written is dropped.
    void setScenario(std::shared_ptr<const sim::Scenario> scenario);
    /// The progress of the simulation; shows the outcome of the last action once it is known.
    void setProgress(std::shared_ptr<const sim::Progress> progress);

Q_SIGNALS:
    void injectRequested(const quotadeck::sim::Action& action, const quotadeck::Message& title);

private:
    /// What manifests contain, or what is wrong with them at "file:line:column".
    struct ManifestActions
    {
        std::string text; ///< of the actions
        std::string where; ///< of the message; empty: no problem
        Message message; ///< the first problem
        int problems = 0;
    };
    /// An action whose outcome is waited for.
    struct Awaited
    {
        Message title;
        int before = 0; ///< outcomes of that title before it
    };

    void useTemplate(int index);
    void openManifest();
    /// Fills the text with the submissions of the applications of Kubernetes manifests, which are read together.
    void readManifests(const QStringList& paths);
    void showManifests(const QStringList& paths, const ManifestActions& read);
    void inject();
    void showFault(const Error& error);
    /// The last outcome of @p title and how many there are.
    [[nodiscard]] std::pair<const sim::Outcome*, int> outcomesOf(const Message& title) const;
    void showResult(const QIcon& icon, const QString& text);

    std::shared_ptr<const sim::Scenario> m_scenario;
    std::shared_ptr<const sim::Progress> m_progress; ///< null at first
    int m_number = 1; ///< of the next action
    std::vector<Awaited> m_awaited; ///< of the last run; empty: nothing is waited for
    QComboBox* m_templates; // not owned, as all below: children
    QPlainTextEdit* m_text;
    QPushButton* m_fromManifest; ///< hidden in a cluster with elastic quotas, which has no applications
    QPushButton* m_inject;
    IconLabel* m_icon;
    QLabel* m_result;
    background::LatestJob m_reading{this};
};
} // namespace quotadeck::ui

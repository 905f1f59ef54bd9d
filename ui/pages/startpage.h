// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "ui/connections/connectionmark.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <vector>

class QLineEdit;

namespace quotadeck::ui {
/// What was opened lately, the newest first.
struct RecentSources
{
    QStringList addresses;
    QStringList files; ///< configurations and manifests
    QStringList recordings;
};

/// What is shown before there is a source: ways to begin, the saved connections, and what was used lately.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecent(const RecentSources& recent); ///< Shows at most two of each kind.
    /// What the field for scenarios finds, by name or title.
    void setScenarios(const std::vector<sim::ScenarioTitle>& scenarios);
    void setConnections(const QList<ConnectionEntry>& connections); ///< Shows at most six.

Q_SIGNALS:
    void demoRequested();
    void kubernetesRequested();
    void connectDialogRequested();
    void connectionRequested(const QString& id); ///< a saved one
    void connectRequested(const QString& address); ///< a recent one
    void openDialogRequested();
    void openRequested(const QString& path); ///< a recent one, or dropped
    void recordingRequested(const QString& path); ///< a recent one
    void scenarioRequested(const QString& name); ///< a built-in one

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void runTyped();

    /// Buttons below a heading.
    class Links;

    Links* m_connections; // not owned, as the next: children
    Links* m_recent;
    QLineEdit* m_scenario;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

#include <string>

namespace quotadeck::models {
class ConfigSession;
}

namespace quotadeck::ui {
class ChangesPanel;
class ProblemsPanel;
class VersionsPanel;

/// The panels below the editor that are there for any file, each named with how much is in it: problems, changes, versions.
/// Ownership: the session is the caller's and outlives it.
class EditorPanels final : public QTabWidget
{
    Q_OBJECT
public:
    explicit EditorPanels(models::ConfigSession* session, QWidget* parent = nullptr);

    [[nodiscard]] ProblemsPanel* problems() const { return m_problems; }
    [[nodiscard]] ChangesPanel* changes() const { return m_changes; }
    [[nodiscard]] VersionsPanel* versions() const { return m_versions; }
    /// Brings @p panel to the front, with the focus.
    void enter(QWidget* panel);
    /// Shows how @p other, which @p title names, differs from the edited text, until that is settled.
    void compareForNow(const QString& title, const std::string& other);
    /// Tells in the tabs how much is in them.
    void showCounts();

private:
    ProblemsPanel* m_problems; // not owned, as the next two: children
    ChangesPanel* m_changes;
    VersionsPanel* m_versions;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/editorpanels.h"

#include "ui/editing/versionspanel.h"
#include "ui/limits/changespanel.h"
#include "ui/limits/problemspanel.h"

namespace quotadeck::ui {
EditorPanels::EditorPanels(models::ConfigSession* session, QWidget* parent)
    : QTabWidget(parent)
    , m_problems(new ProblemsPanel(session))
    , m_changes(new ChangesPanel(session))
    , m_versions(new VersionsPanel(session))
{
    setAccessibleName(tr("Editor panels"));
    setDocumentMode(true);
    addTab(m_problems, {});
    addTab(m_changes, {});
    addTab(m_versions, {});
    connect(m_changes, &ChangesPanel::countChanged, this, &EditorPanels::showCounts);
    connect(m_versions, &VersionsPanel::countChanged, this, &EditorPanels::showCounts);
    connect(m_versions, &VersionsPanel::compareRequested, this,
            [this](const QString& name, const std::string& text) {
                m_changes->compareWith(name, text);
                setCurrentWidget(m_changes);
            });
    connect(m_versions, &VersionsPanel::restored, m_changes, &ChangesPanel::compareWithSaved);
    connect(session, &models::ConfigSession::saved, m_changes, &ChangesPanel::endPassing);
    connect(session, &models::ConfigSession::diskSettled, m_changes, &ChangesPanel::endPassing);
}

void EditorPanels::enter(QWidget* panel)
{
    setCurrentWidget(panel);
    panel->setFocus();
}

void EditorPanels::compareForNow(const QString& title, const std::string& other)
{
    m_changes->compareWith(title, other, ChangesPanel::Base::Passing);
    setCurrentWidget(m_changes);
}

void EditorPanels::showCounts()
{
    setTabText(indexOf(m_problems), tr("Problems (%1)").arg(m_problems->count()));
    setTabText(indexOf(m_changes), m_changes->title());
    setTabText(indexOf(m_versions), tr("Versions (%1)").arg(m_versions->count()));
}
} // namespace quotadeck::ui

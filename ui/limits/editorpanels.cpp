// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/editorpanels.h"

#include "ui/editing/versionspanel.h"
#include "ui/limits/changespanel.h"
#include "ui/limits/chargepanel.h"
#include "ui/limits/effectivepanel.h"
#include "ui/limits/impactpanel.h"
#include "ui/limits/problemspanel.h"

#include <QAction>
#include <QEvent>
#include <QTabWidget>

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

InsightPanels::InsightPanels(models::InsightSource* source, QTabWidget* tabs, QWidget* page)
    : QObject(page)
    , m_tabs(tabs)
    , m_page(page)
    , m_session(new models::EffectiveSession(source, this))
    , m_names(new models::KnownNames(source, this))
    , m_memberships(new models::MembershipFile(source, this))
    , m_impact(new ImpactPanel(source))
    , m_effective(new EffectivePanel(m_session, m_names))
    , m_charges(new ChargePanel(m_session, m_memberships))
{
    for (QWidget* panel : std::initializer_list<QWidget*>{m_impact, m_effective, m_charges})
        m_tabs->addTab(panel, QString());
    nameTabs();
    auto* impact = new QAction(tr("Impact of Edits"), page);
    impact->setShortcut(Qt::CTRL | Qt::Key_I);
    impact->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(impact);
    connect(impact, &QAction::triggered, this, &InsightPanels::showImpact);
    connect(m_impact, &ImpactPanel::titleChanged, this, &InsightPanels::nameTabs);
    connect(m_charges, &ChargePanel::titleChanged, this, &InsightPanels::nameTabs);
    connect(m_charges, &ChargePanel::personChosen, this, &InsightPanels::showPerson);
    connect(m_impact, &ImpactPanel::personChosen, this, &InsightPanels::showPerson);
    connect(m_impact, &ImpactPanel::titleChanged, this, [this] {
        if (m_effective->isEmpty() && m_impact->mostAffected().isComplete())
            m_effective->suggest(m_impact->mostAffected());
    });
    page->installEventFilter(this);
    setWatched(page->isVisible());
}

void InsightPanels::showImpact()
{
    m_tabs->setCurrentWidget(m_impact);
    m_impact->setFocus(Qt::ShortcutFocusReason);
}

void InsightPanels::suggest(const models::EffectivePerson& person)
{
    m_effective->suggest(person);
}

void InsightPanels::showPerson(const models::EffectivePerson& person)
{
    m_effective->setPerson(person);
    m_tabs->setCurrentWidget(m_effective);
}

/// Be a panel in front or not: the names of the tabs count.
bool InsightPanels::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        setWatched(event->type() == QEvent::Show);
    return QObject::eventFilter(watched, event);
}

void InsightPanels::setWatched(bool isWatched)
{
    m_impact->setWatched(isWatched);
    m_session->setWatched(isWatched);
    m_names->setWatched(isWatched);
}

void InsightPanels::nameTabs()
{
    m_tabs->setTabText(m_tabs->indexOf(m_impact), m_impact->title());
    m_tabs->setTabText(m_tabs->indexOf(m_effective), tr("Effective"));
    m_tabs->setTabText(m_tabs->indexOf(m_charges), m_charges->title());
}
} // namespace quotadeck::ui

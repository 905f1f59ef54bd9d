// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/effectivesession.h"
#include "models/insight/insightsource.h"
#include "models/insight/knownnames.h"
#include "models/insight/membershipfile.h"

#include <QObject>
#include <QTabWidget>

#include <string>

class QTabWidget;

namespace quotadeck::models {
class ConfigSession;
}

namespace quotadeck::ui {
class ChangesPanel;
class ProblemsPanel;
class VersionsPanel;
class ChargePanel;
class EffectivePanel;
class ImpactPanel;

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

/// The panels of the limits editor that look at what the cluster shows: impact, effective limits, charged groups. Adds
/// them to a tab widget and keeps their names.
/// Ownership: a child of the page, whose visibility it follows; the source outlives it.
class InsightPanels final : public QObject
{
    Q_OBJECT
public:
    InsightPanels(models::InsightSource* source, QTabWidget* tabs, QWidget* page);

    void showImpact();
    /// Tells who is in which groups; never null.
    [[nodiscard]] models::MembershipFile* memberships() const { return m_memberships; }
    /// Whose limits are shown unless somebody chooses others; what is empty stays as it is.
    void suggest(const models::EffectivePerson& person);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setWatched(bool isWatched);
    void nameTabs();
    void showPerson(const models::EffectivePerson& person);

    QTabWidget* m_tabs; // not owned, as the next
    QWidget* m_page;
    models::EffectiveSession* m_session; // not owned, as all below: children
    models::KnownNames* m_names;
    models::MembershipFile* m_memberships;
    ImpactPanel* m_impact;
    EffectivePanel* m_effective;
    ChargePanel* m_charges;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/factskeeper.h"
#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"
#include "models/limits/queueoutlinemodel.h"
#include "ui/pages/page.h"

#include <functional>

class QAction;
class QSplitter;
class QStackedWidget;
class QTreeView;

namespace quotadeck::models {
class InstanceWatch;
class MembershipFile;
class RecoveryKeeper;
class SchedulerParity;
} // namespace quotadeck::models

namespace quotadeck::ui {
class EditorPanels;
class ConfigExport;
class FileEditing;
class FindBar;
class InsightPanels;
class LimitsForm;
class MessageBar;
class PlaceSync;
class YamlView;

/// The limits editor: the outline of queues, the limits of the selected one, the text beside them and the findings
/// below. The text is the truth; the table edits it through the session.
/// Ownership: the session is the caller's and outlives the page.
class LimitsPage final : public Page
{
    Q_OBJECT
public:
    explicit LimitsPage(models::ConfigSession* session, QWidget* parent = nullptr);

    /// Offers what @p recovery, not owned, finds.
    void setRecovery(models::RecoveryKeeper* recovery);
    /// Names other instances that edit the file, as @p watch, not owned, reports.
    void setInstances(const models::InstanceWatch* watch);

    /// Tells what @p parity, not owned, finds.
    void setParity(models::SchedulerParity* parity);
    /// Adds the panels that look at what the cluster shows, impact, effective limits, charged groups, and lets the form
    /// know of it.
    void setInsight(models::InsightSource* source);
    /// Tells who is in which groups; null before setInsight().
    [[nodiscard]] models::MembershipFile* memberships() const;

    [[nodiscard]] bool hasSubject() const override { return false; }
    /// Finds in the text.
    void focusFilter() override;
    [[nodiscard]] QString filterTitle() const override;
    [[nodiscard]] QList<QWidget*> focusStops() override;
    /// Goes to the queue of @p subject, if the configuration has it.
    void setScope(const Subject& subject) override;

    /// Calls @p next once there is nothing unsaved, or the user has saved it, had it kept, or given it up; never when the
    /// user rather goes on editing. Text in an open cell editor counts.
    void afterEdits(const std::function<void()>& next);
    /// Whether nothing came to be unsaved since the last afterEdits() that the user was not asked about.
    [[nodiscard]] bool isSettled();

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file
    void askingAboutEdits(); ///< the page should be on screen for that, and for what comes of the answer
    void activeRequested(); ///< the user wants to edit a copy of the active configuration

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createEditing();
    void createActions();
    void createViews();
    [[nodiscard]] QWidget* createStart();
    void connectSession();
    void connectViews();

    /// Shows the text of the file that is being opened.
    void preview(const QString& path, const std::string& text);
    void showRevision();
    void showVerdict();
    /// While the text cannot be read, the form shows what it was before and can not be used.
    void pauseForm();
    void followPlace();
    void showProblems();
    /// Hands what is being typed in a cell or in the text to the session.
    void commitOpenEditor();

    models::ConfigSession* m_session; // not owned
    models::QueueOutlineModel* m_outline;

    InsightPanels* m_insight = nullptr; ///< a child; null: nothing is known of a cluster
    models::FactsKeeper* m_facts = nullptr; ///< a child; null: nothing is known of a cluster

    models::SchedulerParity* m_parity = nullptr; // not owned
    FileEditing* m_editing = nullptr; // not owned, as all below: children
    PlaceSync* m_places = nullptr;
    models::InsightSource* m_source = nullptr; // not owned; null: nothing is known of a cluster
    ConfigExport* m_export = nullptr;
    QAction* m_validate = nullptr;
    QAction* m_showChanges = nullptr;
    QAction* m_editActive = nullptr; ///< offered while the source tells its active configuration
    QStackedWidget* m_stack = nullptr;
    MessageBar* m_pauseMessages = nullptr; ///< about a text that the form cannot follow
    EditorPanels* m_panels = nullptr;
    QSplitter* m_split = nullptr;
    QTreeView* m_outlineView = nullptr;
    LimitsForm* m_form = nullptr;
    YamlView* m_text = nullptr;
    FindBar* m_find = nullptr;
};
} // namespace quotadeck::ui

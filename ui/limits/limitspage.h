// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/recoverykeeper.h"
#include "models/insight/factskeeper.h"
#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"
#include "models/limits/queueoutlinemodel.h"
#include "ui/pages/page.h"

#include <QPointer>

#include <functional>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTreeView;

namespace quotadeck::models {
class MembershipFile;
class SchedulerParity;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ChangesPanel;
class ElidedLabel;
class ExportFlow;
class FindBar;
class IconLabel;
class InsightPanels;
class LimitsForm;
class MessageBar;
class Placeholder;
class ProblemsPanel;
class SaveFlow;
class UnsavedQuestion;
class VersionsPanel;
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

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file
    void activeRequested(); ///< the user wants to edit a copy of the active configuration

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createActions();
    void createViews();
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QWidget* createStart();
    void connectSession();

    /// Shows the text of the file that is being opened.
    void preview(const QString& path, const std::string& text);
    void showRevision();
    void showVerdict();
    void showFile();
    void keepEdits(const std::function<void()>& next);
    /// While the text cannot be read, the form shows what it was before and can not be used.
    void pauseForm();
    void followCaret(std::size_t offset);
    /// Shows what stands at byte @p offset of the text, which belongs to @p place, in outline and form.
    void goTo(const models::TextPlace& place, std::size_t offset);
    void showQueueOf(const QModelIndex& index);
    void createDiskBar();
    void createRecoveryBar();
    void showRecovery();
    void showDiskChange();
    void askAboutConflicts(const std::vector<config::MergeConflict>& conflicts);
    void createPanels();
    void namePanels();
    void suggestPerson();
    void jumpToFinding(const config::Finding& finding);
    void reload();
    void save();
    void undo();
    void showProblems();
    /// Hands what is being typed in a cell or in the text to the session.
    void commitOpenEditor();
    void report(const QString& sentence, const Error& error);

    models::ConfigSession* m_session; // not owned
    models::QueueOutlineModel* m_outline;
    std::optional<models::OutlineRow> m_queue; ///< the one that the form shows
    bool m_isFollowingCaret = false; ///< the text shows the place already

    InsightPanels* m_insight = nullptr; ///< a child; null: nothing is known of a cluster
    models::FactsKeeper* m_facts = nullptr; ///< a child; null: nothing is known of a cluster

    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_reload = nullptr;
    QAction* m_validate = nullptr;
    QAction* m_showChanges = nullptr;
    QList<QAction*> m_diskActions; ///< what can be done about another text on disk
    QStackedWidget* m_stack = nullptr;
    QPointer<UnsavedQuestion> m_question; ///< while it is open
    SaveFlow* m_saveFlow = nullptr;
    ExportFlow* m_exportFlow = nullptr;
    MessageBar* m_pauseMessages = nullptr; ///< about a text that the form cannot follow
    MessageBar* m_messages = nullptr; ///< about the last thing done
    MessageBar* m_diskMessages = nullptr; ///< about the file on disk
    MessageBar* m_recoveryMessages = nullptr; ///< about edits that a crash has left
    models::RecoveryKeeper* m_recovery = nullptr; // not owned
    models::SchedulerParity* m_parity = nullptr; // not owned
    IconLabel* m_fileIcon = nullptr; ///< of a file that cannot be written
    ElidedLabel* m_fileLabel = nullptr;
    IconLabel* m_verdictIcon = nullptr;
    QLabel* m_verdictLabel = nullptr;
    QAction* m_editActive = nullptr; ///< offered while the source tells its active configuration
    ProblemsPanel* m_problems = nullptr;
    ChangesPanel* m_changes = nullptr;
    VersionsPanel* m_versions = nullptr;
    QTabWidget* m_panels = nullptr;
    QSplitter* m_split = nullptr;
    QTreeView* m_outlineView = nullptr;
    LimitsForm* m_form = nullptr;
    YamlView* m_text = nullptr;
    FindBar* m_find = nullptr;
};
} // namespace quotadeck::ui

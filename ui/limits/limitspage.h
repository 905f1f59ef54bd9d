// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"
#include "models/limits/limitstablemodel.h"
#include "models/limits/queueoutlinemodel.h"
#include "models/limits/recoverykeeper.h"
#include "ui/pages/page.h"

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTableView;
class QTreeView;

namespace quotadeck::ui {
class ChangesPanel;
class ElidedLabel;
class MessageBar;
class Placeholder;
class ProblemsPanel;
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

    /// Adds the panels that look at what the cluster shows: impact, effective limits, charged groups.
    void setInsight(models::InsightSource* source);

    [[nodiscard]] bool hasSubject() const override { return false; }
    /// Goes to the queue of @p subject, if the configuration has it.
    void setScope(const Subject& subject) override;

    /// True when there are no unsaved edits, or the user gives them up now. Text in an open cell editor counts.
    [[nodiscard]] bool mayDropEdits();

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file

private:
    void createActions();
    void createViews();
    [[nodiscard]] QWidget* createHeader();
    void connectSession();

    void showRevision();
    void showVerdict();
    void showQueueOf(const QModelIndex& index);
    void revealCell(const QModelIndex& index);
    void createDiskBar();
    void createRecoveryBar();
    void showRecovery();
    void showDiskChange();
    void askAboutConflicts(const std::vector<config::MergeConflict>& conflicts);
    void createPanels();
    void namePanels();
    void jumpToFinding(const config::Finding& finding);
    void reload();
    void save();
    /// Hands what is being typed in a cell to the session.
    void commitOpenEditor();
    void report(const QString& sentence, const Error& error);

    models::ConfigSession* m_session; // not owned
    models::QueueOutlineModel* m_outline;
    models::LimitsTableModel* m_limits;
    std::optional<models::OutlineRow> m_queue; ///< the one whose limits are shown
    bool m_isCellEdited = false; ///< a cell editor is open; saving commits it first

    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_reload = nullptr;
    QList<QAction*> m_diskActions; ///< what can be done about another text on disk
    QStackedWidget* m_stack = nullptr;
    MessageBar* m_messages = nullptr; ///< about the last thing done
    MessageBar* m_diskMessages = nullptr; ///< about the file on disk
    MessageBar* m_recoveryMessages = nullptr; ///< about edits that a crash has left
    models::RecoveryKeeper* m_recovery = nullptr; // not owned
    ElidedLabel* m_fileLabel = nullptr;
    QLabel* m_verdictIcon = nullptr;
    QLabel* m_verdictLabel = nullptr;
    QLabel* m_queueLabel = nullptr;
    Placeholder* m_empty = nullptr;
    Placeholder* m_noLimits = nullptr;
    ProblemsPanel* m_problems = nullptr;
    ChangesPanel* m_changes = nullptr;
    VersionsPanel* m_versions = nullptr;
    QTabWidget* m_panels = nullptr;
    QStackedWidget* m_limitsStack = nullptr;
    QSplitter* m_split = nullptr;
    QTreeView* m_outlineView = nullptr;
    QTableView* m_limitsView = nullptr;
    YamlView* m_text = nullptr;
};
} // namespace quotadeck::ui

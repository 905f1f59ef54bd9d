// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "models/document/editedfile.h"
#include "models/document/findingsmodel.h"

#include <QList>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace quotadeck::ui {
class FilterField;
class Placeholder;

/// The findings of an edited file, with what can be done about each: fixes, a comment that silences it, copying. Fixes that need no
/// choice are made for all that are shown, or for those that are selected, as one step.
/// Ownership: the session is the caller's and outlives the panel.
class ProblemsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemsPanel(models::EditedFile* session, QWidget* parent = nullptr);

    /// Puts @p head, which becomes a child, on top.
    void addHead(QWidget* head);
    /// The queue or group that "Selection only" means.
    void setPlace(const QueuePath& place);
    /// Takes the focus, on the problem that was gone to last, or the first. Goes to none.
    void enter();
    /// The shortcuts have no effect while the file is not shown.
    void setActionsEnabled(bool isEnabled);
    /// Of all findings, shown or not.
    [[nodiscard]] int count(config::Severity severity) const { return m_findings->count(severity); }
    [[nodiscard]] int count() const { return m_findings->rowCount(); }
    /// what the keyboard reaches wherever the focus is on the page: next, previous, fix, fix all.
    [[nodiscard]] QList<QAction*> pageActions() const { return {m_next, m_previous, m_fix, m_fixAll}; }

Q_SIGNALS:
    /// Somebody went to this finding; lives for the call only.
    void findingChosen(const quotadeck::config::Finding& finding);
    /// A message about what was done.
    void told(quotadeck::models::RowState state, const QString& text);

private:
    /// An edit that fixes several findings.
    struct Fixing
    {
        int count = 0;
        models::RevisionPtr before;
    };

    void createActions();
    [[nodiscard]] QWidget* createHeader();
    void createTable();

    void showRevision();
    void showCounts();
    void showSelection();
    /// Shows the whole message of the selected problem when its row is too short.
    void showDetail();
    void choose(const QModelIndex& index);
    void step(int step);
    /// nullptr when none is selected.
    [[nodiscard]] const config::Finding* current() const;
    [[nodiscard]] bool isCut() const;
    void fillMenu();
    void showFixes();
    void apply(const config::Fix& fix);
    /// The selected findings when there are several, else all that are shown.
    [[nodiscard]] std::vector<const config::Finding*> findingsToFix() const;
    [[nodiscard]] QModelIndexList selectedRows() const;
    void fixAll();
    void reportFixes();
    [[nodiscard]] static QString lineOf(const QString& file, const config::Finding& finding);
    void askWhyToIgnore();
    void copy() const;

    models::EditedFile* m_session; // not owned
    models::FindingsModel* m_findings; // not owned, as the rest: children
    models::FindingsFilter* m_shown;
    QueuePath m_place;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_fix = nullptr;
    QAction* m_fixAll = nullptr;
    QAction* m_ignore = nullptr;
    QAction* m_copy = nullptr;
    QMenu* m_fixes = nullptr;
    std::array<QToolButton*, 3> m_severities{}; ///< by severity
    QToolButton* m_onlyPlace = nullptr;
    FilterField* m_filter = nullptr;
    QLabel* m_shownCount = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_detail = nullptr; ///< all of what the row has no room for
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    bool m_isMovedByPanel = false; ///< the current row changes, but not by the user
    bool m_areActionsEnabled = true;
    std::optional<Fixing> m_fixing; ///< the edit under way
};
} // namespace quotadeck::ui

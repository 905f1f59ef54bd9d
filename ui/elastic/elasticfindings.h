// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QTableView;

namespace quotadeck::models {
class FindingsModel;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// The findings about quota groups, with the fixes of each.
/// Ownership: the model is the caller's and outlives it.
class ElasticFindings final : public QWidget
{
    Q_OBJECT
public:
    explicit ElasticFindings(models::FindingsModel* findings, QWidget* parent = nullptr);

    /// Takes the focus, on the problem that was gone to last, or the first.
    void enter();
    /// While busy nothing is fixed.
    void setBusy(bool isBusy);
    /// What the keyboard reaches wherever the focus is on the page: next, previous, fix.
    [[nodiscard]] QList<QAction*> pageActions() const { return {m_next, m_previous, m_fix}; }

Q_SIGNALS:
    /// Somebody went to this finding; lives for the call only.
    void findingChosen(const quotadeck::config::Finding& finding);
    void fixChosen(const quotadeck::config::Fix& fix);

private:
    void createActions();
    void createTable();
    void showSelection();
    void step(int step);
    /// nullptr when none is selected.
    [[nodiscard]] const config::Finding* current() const;
    void showFixes();

    models::FindingsModel* m_findings; // not owned
    bool m_isBusy = false;
    QAction* m_next = nullptr; // not owned, as the rest: children
    QAction* m_previous = nullptr;
    QAction* m_fix = nullptr;
    QMenu* m_fixes = nullptr;
    QLabel* m_title = nullptr;
    QTableView* m_view = nullptr;
};
} // namespace quotadeck::ui

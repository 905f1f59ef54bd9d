// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/alerts/alertsilences.h"

#include <QObject>

class QAction;
class QMenu;
class QToolButton;
class QWidget;

namespace quotadeck::models {
class AlertSession;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ElidedLabel;
class OverviewPane;
class TreeTable;

/// The alerts that fire, on the Overview page, and what can be done about them. Hidden while no file of rules is named.
///
/// Ownership: the session outlives it. The pane is a child of its parent.
class AttentionPane final : public QObject
{
    Q_OBJECT
public:
    AttentionPane(models::AlertSession* session, QWidget* parent);

    [[nodiscard]] OverviewPane* pane() const { return m_pane; }

Q_SIGNALS:
    void openRequested(const QString& alert); ///< what it is about is to be shown

private:
    void createActions();
    void addSilence(const QString& text, models::SilenceSpan span);
    void showSession();
    void updateActions();
    [[nodiscard]] TreeTable* table() const;

    models::AlertSession* m_session; // not owned
    OverviewPane* m_pane; // not owned, as all below: children
    QMenu* m_silence;
    QToolButton* m_button;
    ElidedLabel* m_problem; ///< why the file of rules is not in force
    QAction* m_open = nullptr;
    QAction* m_unsilence = nullptr;
};
} // namespace quotadeck::ui

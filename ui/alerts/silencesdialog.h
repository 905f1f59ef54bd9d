// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPushButton;

namespace quotadeck::models {
class AlertSession;
} // namespace quotadeck::models

namespace quotadeck::ui {
class OverviewPane;

/// The silences of a source, to look at and to remove.
///
/// Ownership: the session outlives it.
class SilencesDialog final : public QDialog
{
    Q_OBJECT
public:
    SilencesDialog(models::AlertSession* session, QWidget* parent);

private:
    void showSession();
    void removeSelected();

    models::AlertSession* m_session; // not owned
    OverviewPane* m_pane; // not owned, as the next: children
    QPushButton* m_remove;
};
} // namespace quotadeck::ui

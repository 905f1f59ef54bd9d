// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/bulkedit.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace quotadeck::ui {
class StateLabel;
class FormTable;

/// Changes one number of many limits by a formula, which is shown with what it does before it is done.
class BulkEditDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p session outlives it. @p selected are limits of @p queue.
    BulkEditDialog(models::ConfigSession* session, std::size_t partition, const QueuePath& queue,
                   std::vector<config::LimitAddress> selected, QWidget* parent);

private:
    void fillTypes(std::size_t partition);
    void preview();
    void showOutcome();

    models::ConfigSession* m_session; // not owned
    models::ConfigRevisionPtr m_revision; ///< what the preview is of
    models::BulkEditModel* m_model; // not owned, as the next: children
    QComboBox* m_scope;
    QComboBox* m_type;
    QLineEdit* m_formula;
    StateLabel* m_hint;
    QPushButton* m_apply;
    FormTable* m_table;
};
} // namespace quotadeck::ui

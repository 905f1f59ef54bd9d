// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/bulkedit.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace quotadeck::ui {
class StateLabel;
class FormTable;

/// Changes one value of many queues or limits by a formula, or distributes the guaranteed amount of a queue to its
/// children. The outcome is shown before anything is changed.
class BulkEditDialog final : public QDialog
{
    Q_OBJECT
public:
    enum class Start { Limits, Quotas, Distribution };

    /// @p session outlives it.
    BulkEditDialog(models::ConfigSession* session, models::BulkSubject subject, Start start, QWidget* parent);

private:
    using Method = models::BulkRequest::Method;

    void createMethods(Start start);
    void createFields(Start start);
    void createLayout();
    void connectParts();
    void fillScopes();
    void fillTypes();
    [[nodiscard]] models::BulkRequest request() const;
    [[nodiscard]] bool isOfLimits() const;
    void showField();
    void preview();
    void showOutcome();
    [[nodiscard]] QStringList outcomes() const;

    models::ConfigSession* m_session; // not owned
    models::ConfigRevisionPtr m_revision; ///< what the preview is of
    models::BulkSubject m_subject;
    models::BulkEditModel* m_model; // not owned, as the next: children
    QComboBox* m_method;
    QComboBox* m_scope;
    QComboBox* m_field;
    QComboBox* m_type;
    QLineEdit* m_formula;
    QComboBox* m_weight;
    QStackedWidget* m_how; ///< the formula or the weight
    QLabel* m_help;
    StateLabel* m_hint;
    QPushButton* m_apply = nullptr;
    FormTable* m_table;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/tenantdraft.h"

#include <QDialog>

#include <functional>
#include <string>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QWidget;

namespace quotadeck::ui {
class StateLabel;

/// Adds the queues of a tenant below a queue: a template, a form with its parameters, and a preview of the text and of what
/// the rules find in it.
class TenantDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p session outlives it.
    TenantDialog(models::ConfigSession* session, std::size_t partition, const QueuePath& parent,
                 QWidget* parentWidget);

    /// Shows the template @p path.
    void openTemplate(const QString& path);
    [[nodiscard]] const QString& templatePath() const { return m_draft->path(); }
    /// The path of the queue that is added; known when the dialog is accepted.
    [[nodiscard]] QueuePath queuePath() const;

private:
    struct Field
    {
        std::string name;
        QString label;
        bool isRequired = false;
        QWidget* widget = nullptr; // not owned: a child of m_fields
        std::function<QString()> value;
    };

    void createLayout(const QueuePath& parent);
    void browse();
    void showTemplate();
    void addField(const config::TemplateParameter& parameter);
    void showValues();
    void showOutcome();
    /// The first field that needs a value and has none; null: none does.
    [[nodiscard]] const Field* missing() const;

    models::ConfigSession* m_session; // not owned
    models::ConfigRevisionPtr m_revision; ///< what the preview is of
    models::TenantDraft* m_draft; // not owned, as the next: children
    QLineEdit* m_file;
    QLabel* m_about;
    QWidget* m_fields; ///< replaced for each template
    QFormLayout* m_form; ///< with the fields in its last row
    QPlainTextEdit* m_text;
    StateLabel* m_hint;
    QPushButton* m_browse = nullptr;
    QPushButton* m_add = nullptr;
    std::vector<Field> m_values;
};
} // namespace quotadeck::ui

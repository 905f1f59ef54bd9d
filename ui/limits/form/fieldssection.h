// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/fieldtablemodel.h"
#include "ui/limits/form/formsection.h"

namespace quotadeck::ui {
class FormTable;

/// Settings of a queue, a partition or a rule, one row each.
class FieldsSection final : public FormSection
{
    Q_OBJECT
public:
    FieldsSection(const QString& title, models::ConfigSession* session, QWidget* parent = nullptr);

    /// Shows what @p source tells.
    void setSource(models::FieldTableModel::Source source);
    /// Lets the user add settings of any name: @p add is to make @p source tell them. Once.
    void allowAdding(const QString& text, std::function<void(const QString& key)> add);
    [[nodiscard]] FormTable* table() const { return m_table; }
    [[nodiscard]] models::FieldTableModel* model() const { return m_model; }

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void showSelection();
    void askForKey();

    models::FieldTableModel* m_model; // not owned, as the next three: children
    FormTable* m_table;
    QAction* m_clear;
    QAction* m_addKey = nullptr;
    std::function<void(const QString& key)> m_add;
};
} // namespace quotadeck::ui

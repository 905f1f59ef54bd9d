// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/rulelistmodel.h"
#include "ui/limits/form/formsection.h"

namespace quotadeck::ui {
class FormTable;

/// The placement rules of a partition in their order.
/// Ownership: @p session is the caller's and outlives it.
class RulesSection final : public FormSection
{
    Q_OBJECT
public:
    explicit RulesSection(models::ConfigSession* session, QWidget* parent = nullptr);

    void showPartition(std::size_t partition);
    /// Selects the rule that stands at byte @p offset of the text, if one does.
    void selectAt(std::size_t offset);
    [[nodiscard]] FormTable* table() const { return m_table; }
    /// The selected rule; nullptr when none is.
    [[nodiscard]] const models::RuleRow* current() const;

Q_SIGNALS:
    void currentChanged();
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void showSelection();
    void move(int by);

    models::ConfigSession* m_session; // not owned
    models::RuleListModel* m_model; // not owned, as the next: children
    FormTable* m_table;
    QAction* m_add;
    QAction* m_parent;
    QAction* m_remove;
    QAction* m_up;
    QAction* m_down;
    std::optional<std::size_t> m_toSelect; ///< a rule, when the edit under way is done
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/fieldtablemodel.h"
#include "models/limits/form/quotatablemodel.h"
#include "models/limits/form/rulelistmodel.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;
class FormTable;

/// A part of the form below a heading that folds it.
class FormSection : public QWidget
{
    Q_OBJECT
public:
    explicit FormSection(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// The second part of the heading: a count, or why nothing can be set.
    void setSummary(const QString& summary);
    void setFolded(bool isFolded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }

protected:
    void setContent(QWidget* content);
    /// A button for @p action at the end of the heading.
    QToolButton* addButton(QAction* action);
    /// One that opens @p menu, with @p explanation as its tool tip.
    QToolButton* addMenuButton(const QString& text, const QString& explanation, QMenu* menu);
    /// An action that acts while the focus is in the section.
    QAction* addSectionAction(const QString& text, const QKeySequence& keys, const QString& explanation);

private:
    QToolButton* m_heading; // not owned, as the next three: children
    ElidedLabel* m_summary;
    QHBoxLayout* m_row;
    QWidget* m_content = nullptr;
    bool m_isFolded = false;
};

/// Settings of a queue, a partition or a rule, one row each.
class FieldsSection final : public FormSection
{
    Q_OBJECT
public:
    FieldsSection(const QString& title, models::ConfigSession* session, QWidget* parent = nullptr);

    /// Shows the settings from @p source.
    void setSource(models::FieldTableModel::Source source);
    /// Lets the user add settings of any name: @p add makes @p source contain them. Call once.
    void allowAdding(const QString& text, std::function<void(const QString& key)> add);
    [[nodiscard]] FormTable* table() const { return m_table; }
    [[nodiscard]] models::FieldTableModel* model() const { return m_model; }

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void showSelection();
    void askForKey();

    models::ConfigSession* m_session; // not owned
    models::FieldTableModel* m_model; // not owned, as the next three: children
    FormTable* m_table;
    QAction* m_clear;
    QAction* m_addKey = nullptr;
    std::function<void(const QString& key)> m_add;
};

/// The quota of a queue, or of the queues that are made below it.
class QuotaSection final : public FormSection
{
    Q_OBJECT
public:
    QuotaSection(const QString& title, models::QuotaTableModel* model, QWidget* parent = nullptr);

    void showQueue(std::size_t partition, const QueuePath& queue);
    void setLiveUsage(const models::LiveUsagePtr& live);
    [[nodiscard]] FormTable* table() const { return m_table; }

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void askForType();
    void showSelection();

    models::QuotaTableModel* m_model; // not owned: a child
    QString m_addHint; ///< tool tip of m_add while it can be used
    models::LiveUsagePtr m_live;
    FormTable* m_table; // not owned, as the next two: children
    QAction* m_add;
    QAction* m_remove;
};

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

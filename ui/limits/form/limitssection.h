// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertiondraft.h"
#include "models/limits/form/reordereffect.h"
#include "models/limits/limitstablemodel.h"
#include "ui/limits/form/formsections.h"

class QMenu;

namespace quotadeck::ui {
class EffectiveStrip;
class FormTable;

/// The limits of a queue with all that can be done with them.
/// Ownership: @p session is the caller's and outlives it.
class LimitsSection final : public FormSection
{
    Q_OBJECT
public:
    explicit LimitsSection(models::ConfigSession* session, QWidget* parent = nullptr);

    void showQueue(std::size_t partition, const QueuePath& queue);
    /// The first user whom the current limit names; empty without one.
    [[nodiscard]] QString currentUser() const;
    void setLiveUsage(const models::LiveUsagePtr& live);
    /// What differs from the saved file and the cluster; null: nothing is known.
    void setDrift(const models::DriftPtr& drift);
    /// Adds the command to create an assertion from a limit, which assertionRequested() is sent for.
    void offerAssertions();
    [[nodiscard]] FormTable* table() const { return m_table; }
    /// Goes to what stands at byte @p offset of the text, in the limit in force number @p limit.
    void selectAt(std::size_t limit, std::size_t offset);

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);
    /// A message about what was done.
    void told(quotadeck::models::RowState state, const QString& text);
    void assertionRequested(const quotadeck::assertion::DraftPlace& place);

private:
    void createActions();
    void createMenus();
    void showSelection();
    void showEffective();
    void fit();
    [[nodiscard]] bool isDriftFound() const; ///< for a limit of this queue
    /// The addresses of the selected limits that are in force.
    [[nodiscard]] std::vector<config::LimitAddress> selectedLimits() const;
    /// Those that could become one: the selected ones, or all that allow the same as the only one.
    [[nodiscard]] std::vector<config::LimitAddress> equalLimits() const;
    /// The selected row when it is the only one; nullptr otherwise.
    [[nodiscard]] const models::LimitRow* single() const;
    /// Selects limit number @p number as soon as the edit under way is done.
    void selectAfterEdit(std::size_t number);

    void add();
    void duplicate();
    void remove();
    void split();
    void merge();
    void move(int by);
    /// A row was dragged to the place of another.
    void dragged(int fromRow, int toRow);
    void moveTo(const config::LimitAddress& limit, std::size_t to);
    void moveToQueue();
    void toggle();
    void bulkEdit();
    void addResource();

    models::ConfigSession* m_session; // not owned
    models::LimitsTableModel* m_model; // not owned, as the next: children
    models::ReorderEffect* m_effect;
    bool m_isClusterKnown = false; ///< from which limits may differ
    bool m_isDriftShown = false;
    models::LiveUsagePtr m_live;
    FormTable* m_table = nullptr; // not owned, as all below: children
    EffectiveStrip* m_effective = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_add = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
    QAction* m_moveTo = nullptr;
    QAction* m_split = nullptr;
    QAction* m_merge = nullptr;
    QAction* m_toggle = nullptr;
    QAction* m_bulk = nullptr;
    QAction* m_resource = nullptr;
    QAction* m_assert = nullptr;
    std::optional<std::size_t> m_toSelect;
    bool m_isRowGoingBack = false; ///< a drag is being taken back
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertiondraft.h"
#include "models/limits/queueoutlinemodel.h"

#include <QWidget>

#include <functional>
#include <vector>

class QAction;
class QLabel;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace quotadeck::ui {
class FilterField;
class Placeholder;
class TreeExpansion;

/// The outline of an edited configuration with a filter, and what can be done to its queues.
/// Ownership: neither is owned, both outlive it.
class OutlinePane final : public QWidget
{
    Q_OBJECT
public:
    OutlinePane(models::ConfigSession* session, models::QueueOutlineModel* outline,
                QWidget* parent = nullptr);

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] FilterField* filter() const { return m_filter; }
    /// Adds the command to find donors for the selected queue, which donorsRequested() is sent for.
    void offerDonors();
    /// Adds the command to create an assertion from a queue, which assertionRequested() is sent for.
    void offerAssertions();
    void showDrift(bool isShown); ///< what differs from the saved file and the cluster

Q_SIGNALS:
    void donorsRequested(const QString& partition, const QString& queue);
    void assertionRequested(const quotadeck::assertion::DraftPlace& place);

private:
    void createView();
    void createFilter();
    void createActions();
    /// Shows how many queues there are, and how many match.
    void showCount();
    void showFilter(bool isFiltering);
    /// Adds the term that finds what differs from the saved file or the cluster to the filter, or removes it.
    void filterDrift(bool isFiltering);
    void goToFirstMatch();
    void spanPartitions();
    void showSelection();
    /// The selected queue when something may be done to it; nullptr otherwise.
    [[nodiscard]] const models::OutlineRow* current() const;
    /// The selected queues of the partition of the current one, when something may be done to them.
    [[nodiscard]] std::vector<QueuePath> selectedQueues() const;
    /// Asks for the name of a queue below @p parent and hands it to @p take.
    void askForName(const QString& title, const QString& name, std::size_t partition, const QueuePath& parent,
                    const std::function<void(const std::string& name)>& take);
    void selectNew(std::size_t partition, const QueuePath& path);
    void add();
    void rename();
    void moveTo();
    void moveQueue(std::size_t partition, const QueuePath& queue, const QueuePath& parent,
                   std::optional<std::size_t> position);
    void duplicate();
    void remove();
    void addTenant();
    void bulkEdit();
    void distribute();
    void openBulkEdit(std::vector<QueuePath> queues, bool isDistribution);

    models::ConfigSession* m_session; // not owned
    models::QueueOutlineModel* m_outline; // not owned
    QTreeView* m_view = nullptr; // not owned, as the rest: children
    TreeExpansion* m_expansion = nullptr;
    FilterField* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QToolButton* m_driftOnly = nullptr;
    Placeholder* m_noMatch = nullptr;
    QStackedWidget* m_stack = nullptr;
    QAction* m_add = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_moveTo = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_addTenant = nullptr;
    QAction* m_bulk = nullptr;
    QAction* m_distribute = nullptr;
    QAction* m_donors = nullptr;
    QAction* m_assert = nullptr;
    QString m_template; ///< file that was used last; empty: none
    std::optional<models::TextPlace> m_toSelect; ///< a queue, when it is there
};
} // namespace quotadeck::ui

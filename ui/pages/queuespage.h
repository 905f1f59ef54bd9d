// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tablepage.h"

class QToolButton;

namespace quotadeck::models {
class QueueTreeModel;
}

namespace quotadeck::ui {
/// The queue tree with quota and use.
class QueuesPage final : public TablePage
{
    Q_OBJECT
public:
    /// @p model outlives the page.
    explicit QueuesPage(models::QueueTreeModel* model, QWidget* parent = nullptr);

    void setPartition(const PartitionSnapshot* partition) override;
    void setResource(const QString& type) override;
    void setSubject(const Subject& subject) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

private:
    [[nodiscard]] Subject subjectOf(const QString& rowId) const override;
    [[nodiscard]] Subject limitsPlaceOf(const QString& rowId) const override;
    [[nodiscard]] QString matchText() const override;
    [[nodiscard]] bool isKnown(const PartitionSnapshot& partition) const override;
    [[nodiscard]] int rowTotal() const override;
    [[nodiscard]] QWidget* createLevelButton();
    void showFlat(bool isFlat);
    void createDrainingButton();

    models::QueueTreeModel* m_model; // not owned
    QToolButton* m_draining = nullptr; // not owned: a child; hidden while no queue drains
    QAction* m_flat = nullptr; // not owned: a child of the menu of levels
    bool m_isSortedForList = false; ///< by showFlat(); the user has not sorted since
};
} // namespace quotadeck::ui

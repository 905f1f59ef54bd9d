// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/draining.h"
#include "ui/pages/tablepage.h"

#include <cstddef>
#include <string>
#include <vector>

class QToolButton;

namespace quotadeck::models {
class DrainingWatch;
class QueueTreeModel;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// The queue tree with quota and use.
class QueuesPage final : public TablePage
{
    Q_OBJECT
public:
    /// @p model outlives the page.
    explicit QueuesPage(models::QueueTreeModel* model, QWidget* parent = nullptr);

    /// What knows the progress of draining queues, outlives the page.
    void setDraining(const models::DrainingWatch* watch);
    void setPast(bool isPast) override;
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
    void showDraining();
    /// "root.old: 5 of 9 applications have left the queue since 08:15 …"; empty: not known.
    [[nodiscard]] QString progressText(const insight::DrainingQueue& queue) const;

    models::QueueTreeModel* m_model; // not owned
    QToolButton* m_draining = nullptr; // not owned: a child; hidden while no queue drains
    const models::DrainingWatch* m_watch = nullptr; // not owned; nullptr: nothing is known of the past
    std::string m_partition; ///< that is shown
    std::vector<insight::DrainingQueue> m_drainingQueues; ///< the topmost, and not more than are listed
    std::size_t m_moreDraining = 0; ///< beyond those
    QAction* m_flat = nullptr; // not owned: a child of the menu of levels
    bool m_isSortedForList = false; ///< by showFlat(); the user has not sorted since
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tablepage.h"

class QToolButton;

namespace quotadeck::models {
class NodeAllocationModel;
class NodeListModel;
} // namespace quotadeck::models

namespace quotadeck::ui {
class NodeMap;
class NodePane;
class SegmentedSwitch;

/// The nodes as a table or as a map, which share order, filter and selection, and below them the details of the one that
/// is selected.
class NodesPage final : public TablePage
{
    Q_OBJECT
public:
    /// Both outlive the page. The filter of @p model and the node of @p allocations are this page's.
    NodesPage(models::NodeListModel* model, models::NodeAllocationModel* allocations,
              QWidget* parent = nullptr);

    void setResource(const QString& type) override;
    void setSubject(const Subject& subject) override;
    [[nodiscard]] Subject selected() const override;
    [[nodiscard]] bool hasSubject() const override;
    [[nodiscard]] QList<QWidget*> focusStops() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

private:
    enum class View { Table, Map };

    [[nodiscard]] Subject subjectOf(const QString& rowId) const override;
    [[nodiscard]] QString eventFilter() const override;
    [[nodiscard]] QString matchText() const override;
    [[nodiscard]] bool isKnown(const PartitionSnapshot& partition) const override;
    [[nodiscard]] QWidget* createMap();
    void createSortButton();
    void setView(View view);

    models::NodeListModel* m_model; // not owned, as all below
    models::NodeAllocationModel* m_allocations;
    NodeMap* m_map;
    QWidget* m_mapView = nullptr; ///< the map with its legend
    NodePane* m_pane;
    QToolButton* m_sort;
    SegmentedSwitch* m_views;
};
} // namespace quotadeck::ui

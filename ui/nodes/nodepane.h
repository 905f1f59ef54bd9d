// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>
#include <QWidget>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;

namespace quotadeck {
struct NodeInfo;
}

namespace quotadeck::models {
class NodeAllocationModel;
}

namespace quotadeck::ui {
class DetailTable;
class ElidedLabel;
class SegmentedSwitch;
class TreeTable;

/// The details of a node: amounts of every resource type, attributes, reservations, and what runs on it. A narrow pane shows
/// the one or the other.
class NodePane final : public QWidget
{
    Q_OBJECT
public:
    /// @p model outlives the pane. Its node is the one that is shown.
    explicit NodePane(models::NodeAllocationModel* model, QWidget* parent = nullptr);

    [[nodiscard]] TreeTable* allocations() const { return m_table; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QVariantMap saveState() const;
    void restoreState(const QVariantMap& state);

Q_SIGNALS:
    void applicationRequested(const QString& id); ///< It is to be shown.
    void applicationSelected(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Part { Facts, Allocations };

    void createParts();
    void showParts();
    [[nodiscard]] QWidget* createFacts();
    [[nodiscard]] QWidget* createAllocations();
    void showNode();
    void showAmounts(const NodeInfo& node);
    void showAttributes(const NodeInfo& node);
    void showReservations(const NodeInfo& node);
    void updateActions();
    void showMenu(const QPoint& position);
    [[nodiscard]] QString currentApplication() const;

    models::NodeAllocationModel* m_model; // not owned, as all below: children
    ElidedLabel* m_title;
    QStackedWidget* m_stack;
    QLabel* m_hint;
    QSplitter* m_splitter;
    SegmentedSwitch* m_parts; ///< of a narrow pane
    QWidget* m_facts = nullptr;
    DetailTable* m_amounts = nullptr;
    DetailTable* m_attributes = nullptr;
    QLabel* m_reservationsTitle = nullptr;
    DetailTable* m_reservations = nullptr;
    TreeTable* m_table = nullptr;
    QAction* m_show; ///< the application of the current allocation
};
} // namespace quotadeck::ui

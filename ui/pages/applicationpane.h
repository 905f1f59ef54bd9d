// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace quotadeck::models {
class PodListModel;
}

namespace quotadeck::ui {
class ElidedLabel;
class TreeTable;

/// The allocations and requests of an application.
class ApplicationPane final : public QWidget
{
    Q_OBJECT
public:
    /// @p model outlives the pane. Its application is the one that is shown.
    explicit ApplicationPane(models::PodListModel* model, QWidget* parent = nullptr);

    [[nodiscard]] TreeTable* pods() const { return m_table; }
    /// Adds a button for @p action, not owned, beside the title.
    void addHeadAction(QAction* action);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QVariantMap saveState() const;
    void restoreState(const QVariantMap& state);

Q_SIGNALS:
    void nodeRequested(const QString& id); ///< It is to be shown.

private:
    void showApplication();
    void updateActions();
    void showMenu(const QPoint& position);
    [[nodiscard]] QString currentNode() const;

    models::PodListModel* m_model; // not owned, as all below: children
    QHBoxLayout* m_head;
    ElidedLabel* m_title;
    QStackedWidget* m_stack;
    QLabel* m_hint;
    TreeTable* m_table;
    QAction* m_show; ///< the node of the current row
};
} // namespace quotadeck::ui

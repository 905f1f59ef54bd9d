// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QTimer>
#include <QTreeView>
#include <QVariantMap>

class QLabel;

namespace quotadeck::models {
class LiveTreeModel;
}

namespace quotadeck::ui {
class ColumnFitter;
class TreeExpansion;

/// How a column is shown until somebody changes it.
struct ColumnDefault
{
    enum class Shown {
        Yes,
        No,
        Comparing, ///< only while an earlier moment is compared with now
        NotComparing, ///< hidden while comparing: the columns Now need the room
    };
    enum class Align { Text, Number };

    int column = 0;
    int width = 0; ///< the least; px
    Align align = Align::Number; ///< of the title, as that of the cells
    Shown shown = Shown::Yes;
    bool isFlexible = false; ///< takes what room is left
    bool isWholeFirst = false; ///< before the other flexible ones take it
};

/// The table of every page: a tree over a live model with a column chooser in the header's menu, copying as tab
/// separated text, and a current row that is known by its identity. An update moves neither current row nor
/// expansion, scroll or focus, and no row away from a pointer that moves over the rows or makes a selection.
class TreeTable final : public QTreeView
{
    Q_OBJECT
public:
    /// @p model outlives the table, or goes with it. @p columns covers all of the model's columns, as they stand at first.
    TreeTable(models::LiveTreeModel* model, QList<ColumnDefault> columns, QWidget* parent = nullptr);
    ~TreeTable() override;

    [[nodiscard]] QString currentId() const;
    /// Makes the row called @p id current and visible. A row that is not shown leaves all as it is.
    void setCurrentId(const QString& id);
    /// The ids of the selected rows, from top to bottom.
    [[nodiscard]] QStringList selectedIds() const;
    /// The resource type that the usage bar of a row is of; empty: the row has none, or it is not known.
    [[nodiscard]] QString usageTypeOf(const QString& id) const;
    /// How many levels are expanded from now on.
    void setDepth(int depth);
    void setFiltering(bool isFiltering);
    /// Opens what is to be open, after the model has arranged its rows in another way.
    void expandAgain();
    /// Shows columns as they are while an earlier moment is compared with now, or while none is.
    void setComparing(bool isComparing);
    /// Shows or hides @p column for the user, who may also want one while comparing that is hidden then.
    void chooseColumn(int column, bool isShown);
    /// The columns Now only while comparing.
    void showAllColumns();
    void resetColumns();
    /// The contents are others, of another unit: columns, which else only grow with them, may become narrower.
    void refitColumns();

    /// The selected rows with the header, tab separated, in the visible columns' order.
    [[nodiscard]] QString selectedText() const;
    void copySelection() const;

    [[nodiscard]] QVariantMap saveState() const;
    void restoreState(const QVariantMap& state);

Q_SIGNALS:
    /// Another row became current, by the user or by setCurrentId(); empty when none is.
    void currentIdChanged(const QString& id);
    /// A filter hid the current row, so none is current; after currentIdChanged().
    void currentHidden();

protected:
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void dropHiddenCurrent();
    [[nodiscard]] QModelIndexList selectedRows() const;
    /// Keeps the rows where they are until the pointer leaves or rests.
    void holdOrder();
    void releaseOrder();
    void placeOrderHint();
    void showHeaderMenu(const QPoint& position);
    void fitColumns();
    [[nodiscard]] bool isShownAtFirst(const ColumnDefault& column) const;
    void showCompared();
    void putNowColumnsInPlace();
    [[nodiscard]] QList<int> visibleColumns() const;

    models::LiveTreeModel* m_model; // not owned
    TreeExpansion* m_expansion; // not owned: a child
    ColumnFitter* m_fitter; // not owned: a child
    QList<ColumnDefault> m_columns;
    bool m_isComparing = false; ///< an earlier moment with now
    QSet<int> m_hiddenByComparison; ///< columns to show again after it
    QSet<int> m_keptInComparison; ///< columns that the user wants to see while comparing
    QTimer m_rest; ///< runs while the pointer has not rested long enough
    QLabel* m_orderHint; ///< not owned: a child
    QString m_currentId;
};
} // namespace quotadeck::ui

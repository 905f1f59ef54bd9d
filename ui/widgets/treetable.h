// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QTreeView>
#include <QVariantMap>

namespace quotadeck::models {
class LiveTreeModel;
}

namespace quotadeck::ui {
class TreeExpansion;

/// How a column is shown until somebody changes it.
struct ColumnDefault
{
    enum class Shown { Yes, No };
    enum class Align { Text, Number };

    int column = 0;
    int width = 0;
    Align align = Align::Number; ///< of the title, as that of the cells
    Shown shown = Shown::Yes;
    bool isFlexible = false; ///< takes what room is left; its width is the least
};

/// The table of every page: a tree over a live model with a column chooser in the header's menu, copying as tab
/// separated text, and a current row that is known by its identity. An update moves neither current row nor
/// expansion, scroll or focus.
class TreeTable final : public QTreeView
{
    Q_OBJECT
public:
    /// @p model outlives the table. @p columns covers all of the model's columns.
    TreeTable(models::LiveTreeModel* model, QList<ColumnDefault> columns, QWidget* parent = nullptr);

    [[nodiscard]] QString currentId() const;
    /// Makes the row called @p id current and visible. A row that is not shown leaves all as it is.
    void setCurrentId(const QString& id);
    /// How many levels are expanded from now on.
    void setDepth(int depth);
    void setFiltering(bool isFiltering);
    void showAllColumns();
    void resetColumns();
    /// Gives the columns of numbers as much as their titles and the rows in view take where they have less: a cut number is a
    /// wrong one. Of what room is left the texts get what they take, those of the first column first.
    void fitContents();

    /// The selected rows with the header, tab separated, in the visible columns' order.
    [[nodiscard]] QString selectedText() const;
    void copySelection() const;

    [[nodiscard]] QVariantMap saveState() const;
    void restoreState(const QVariantMap& state);

Q_SIGNALS:
    /// Another row became current, by the user or by setCurrentId(); empty when none is.
    void currentIdChanged(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void showHeaderMenu(const QPoint& position);
    void fitColumns();
    [[nodiscard]] int titleWidth(int column) const;
    void fillWidth();
    [[nodiscard]] bool hasBar(int column) const;
    [[nodiscard]] QList<int> visibleColumns() const;

    models::LiveTreeModel* m_model; // not owned
    TreeExpansion* m_expansion; // not owned: a child
    QList<ColumnDefault> m_columns;
    QHash<int, int>
        m_wanted; ///< width of the texts in flexible columns, by column; empty before fitContents()
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/cellinput.h"

#include <QTableView>

namespace quotadeck::ui {
/// A table of the form: as high as its rows, up to a number of them, so that the form scrolls as a whole.
/// Ownership: neither is owned. @p input is nullptr for a table that is only looked at.
class FormTable final : public QTableView
{
    Q_OBJECT
public:
    FormTable(const QString& name, QAbstractItemModel* model, const models::CellInput* input,
              QWidget* parent = nullptr);

    [[nodiscard]] bool isEditing() const { return m_isEditing; }
    /// Hands what is being typed to the model, if it may be written.
    void commit();
    /// What stands in place of the rows while there are none.
    void setEmptyText(const QString& text);
    /// The rows of the selected cells, or of the current one, from the top.
    [[nodiscard]] QList<int> selectedRows() const;
    /// Makes the columns as wide as what they show; @p stretched takes what is left. Where that is less than it needs, the
    /// titles of the others give way.
    void fitColumns(int stretched);
    /// Whether cells need more room than at the last fitColumns().
    [[nodiscard]] bool isOutgrown() const;
    /// @p column, of kSignRole, gets the room of a sign from the next fitColumns() on; its width never changes.
    void setSignColumn(int column) { m_sign = column; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void editingChanged();
    void refused(const QString& reason); ///< what was typed was not written
    void currentMoved(const QModelIndex& index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct ColumnWidth
    {
        int wanted = 0;
        int least = 0; ///< for the cells and the most of the title
        int given = 0;
    };

    void giveWidths();
    void stretch();
    [[nodiscard]] bool isFitted() const;
    void fitRows();
    void describe();
    [[nodiscard]] int heightOfRows() const;

    QString m_emptyText;
    QList<ColumnWidth> m_widths;
    int m_stretched = -1;
    int m_sign = -1;
    bool m_isEditing = false;
    bool m_isFitting = false;
};
} // namespace quotadeck::ui

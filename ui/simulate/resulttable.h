// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/columnfitter.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace quotadeck::ui {
/// A small table of numbers that can be sorted and copied; in the order of the model until somebody sorts it.
class ResultTable final : public QTableView
{
    Q_OBJECT
public:
    /// @p model is not owned and outlives the table. @p columns covers all of its columns.
    ResultTable(QAbstractItemModel* model, const QList<FittedColumn>& columns, QWidget* parent = nullptr);

    /// Other results than before: columns may become narrower.
    void refitColumns() { m_fitter->startOver(); }

    /// The selected rows, or all where none is, with the header; tab separated.
    [[nodiscard]] QString rowsText() const;
    void copyRows() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QSortFilterProxyModel* m_sorted; // not owned, as the next: child
    ColumnFitter* m_fitter;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/table/rowlist.h"
#include "ui/widgets/columnfitter.h"

#include <QObject>
#include <QTableView>

#include <functional>
#include <string>

class QSortFilterProxyModel;
class QWidget;

namespace quotadeck::ui {
/// Writes tables to files that the user chooses, on another thread.
class CsvExport final : public QObject
{
    Q_OBJECT
public:
    using MakeText = std::function<std::string()>;

    /// @p parent is that of the dialogs too.
    explicit CsvExport(QWidget* parent);

    /// Asks where to, @p name being offered, and writes what @p text makes; it runs on another thread and owns what it
    /// touches.
    void askForFile(const QString& name, MakeText text);
    /// As after the dialog; each ends with a signal, in the order of the calls.
    void write(const QString& path, MakeText text);

Q_SIGNALS:
    void written(const QString& path);
    void failed(const quotadeck::Error& error); ///< nothing was written

private:
    QWidget* m_parent; // not owned
};

/// A small table of numbers that can be sorted and copied; in the order of the model until somebody sorts it.
class ResultTable final : public QTableView
{
    Q_OBJECT
public:
    /// @p model is not owned and outlives the table. @p columns covers all of its columns.
    ResultTable(models::SortableTable* model, const QList<FittedColumn>& columns, QWidget* parent = nullptr);

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

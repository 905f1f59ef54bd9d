// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QTableView>

#include <functional>
#include <string>

class QSortFilterProxyModel;

namespace quotadeck::ui {
/// A small table of numbers that can be sorted and copied; in the order of the model until somebody sorts it.
class ResultTable final : public QTableView
{
    Q_OBJECT
public:
    /// @p model is not owned and outlives the table.
    explicit ResultTable(QAbstractItemModel* model, QWidget* parent = nullptr);

    /// The selected rows, or all where none is, with the header; tab separated.
    [[nodiscard]] QString rowsText() const;
    void copyRows() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QSortFilterProxyModel* m_sorted; // not owned: child
};

/// Asks where to, @p name being offered, and writes @p csv. @p done is told how that ended and is not called when the
/// dialog is cancelled.
void exportCsv(QWidget* parent, const QString& name, const std::string& csv,
               const std::function<void(const QString& path, const Status& status)>& done);
} // namespace quotadeck::ui

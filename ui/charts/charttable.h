// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace quotadeck::ui {
/// What a chart shows, as numbers: a row for each sample or pixel column, the newest first; columns for the time,
/// every line with its limit behind it, and what happened then. What is not known is an empty cell.
class ChartTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that stay keep their place in views.
    void setContent(ChartContent content);
    [[nodiscard]] const ChartContent& content() const { return m_content; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Column
    {
        std::size_t line = 0;
        bool isLimit = false;

        friend bool operator==(const Column&, const Column&) = default;
    };

    [[nodiscard]] static std::vector<Column> columnsFor(const ChartContent& content);
    [[nodiscard]] QString cellText(int row, int column) const;
    [[nodiscard]] QString marksAt(int row) const;
    void replaceRows(std::vector<double> times);

    ChartContent m_content;
    std::vector<Column> m_columns;
    QStringList m_titles; // of the columns between time and events
    std::vector<double> m_times; // descending
};

/// The numbers of a chart, to be read and copied.
class ChartTable final : public QTableView
{
    Q_OBJECT
public:
    explicit ChartTable(QWidget* parent = nullptr);

    void setContent(const ChartContent& content);
    /// The selected rows with the header, tab separated.
    [[nodiscard]] QString selectedText() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();

    ChartTableModel m_numbers;
};
} // namespace quotadeck::ui

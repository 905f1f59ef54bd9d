// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/charttablemodel.h"

#include <QTableView>

namespace quotadeck::ui {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resulttable.h"

#include "models/common/roles.h"
#include "models/common/textfile.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

namespace quotadeck::ui {
ResultTable::ResultTable(QAbstractItemModel* model, QWidget* parent)
    : QTableView(parent)
    , m_sorted(new QSortFilterProxyModel(this))
{
    m_sorted->setSourceModel(model);
    m_sorted->setSortRole(models::SortRole);
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    setItemDelegate(new CellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    verticalHeader()->setMinimumSectionSize(metrics::kRowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setStretchLastSection(true);
}

QString ResultTable::rowsText() const
{
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows << index.row();
    if (rows.isEmpty()) {
        for (int row = 0; row < m_sorted->rowCount(); ++row)
            rows << row;
    }
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    const auto addLine = [&](const auto& textOf) {
        QStringList cells;
        for (int column = 0; column < m_sorted->columnCount(); ++column)
            cells << textOf(column);
        lines << cells.join(u'\t');
    };
    addLine([this](int column) { // of a title in two lines one
        return m_sorted->headerData(column, Qt::Horizontal).toString().replace(u'\n', u' ');
    });
    for (const int row : rows)
        addLine([this, row](int column) { return m_sorted->index(row, column).data().toString(); });
    return lines.join(u'\n') + u'\n';
}

void ResultTable::copyRows() const
{
    QGuiApplication::clipboard()->setText(rowsText());
}

void ResultTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copyRows();
    else
        QTableView::keyPressEvent(event);
}

void exportCsv(QWidget* parent, const QString& name, const std::string& csv,
               const std::function<void(const QString& path, const Status& status)>& done)
{
    auto* dialog = new QFileDialog(parent, QCoreApplication::translate("Results", "Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({QCoreApplication::translate("Results", "Tables (*.csv)"),
                            QCoreApplication::translate("Results", "All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [csv, done](const QString& path) { done(path, models::writeTextFile(path, csv)); });
    dialog->open();
}
} // namespace quotadeck::ui

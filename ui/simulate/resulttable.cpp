// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resulttable.h"

#include "models/common/textfile.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

#include <utility>

namespace quotadeck::ui {
CsvExport::CsvExport(QWidget* parent) : QObject(parent), m_parent(parent) { }

void CsvExport::askForFile(const QString& name, MakeText text)
{
    auto* dialog = new QFileDialog(m_parent, tr("Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Tables (*.csv)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, make = std::move(text)](const QString& path) { write(path, make); });
    dialog->open();
}

void CsvExport::write(const QString& path, MakeText text)
{
    models::writeInBackground(
        this, path, [make = std::move(text)] { return Result<std::string>(make()); },
        [this, path](const Result<std::size_t>& size) {
            if (size)
                Q_EMIT written(path);
            else
                Q_EMIT failed(size.error());
        });
}

namespace {
constexpr int kLeastWidth = 32;

/// Sorts by the raw values of the cells.
class SortedResults final : public QSortFilterProxyModel
{
public:
    SortedResults(models::SortableTable* model, QObject* parent)
        : QSortFilterProxyModel(parent)
        , m_model(model)
    {
        setSourceModel(model);
    }

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        return m_model->isBefore(left, right);
    }

private:
    models::SortableTable* m_model; // not owned
};
} // namespace

ResultTable::ResultTable(models::SortableTable* model, const QList<FittedColumn>& columns, QWidget* parent)
    : QTableView(parent)
    , m_sorted(new SortedResults(model, this))
{
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    setItemDelegate(new CellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle); // paths differ at their ends
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    setScaledSections(verticalHeader(), metrics::kRowHeight);
    verticalHeader()->setMinimumSectionSize(metrics::kRowHeight); // the least of all text sizes
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setMinimumSectionSize(kLeastWidth);
    m_fitter = new ColumnFitter(this, horizontalHeader(), ColumnFitter::Titles::Words);
    m_fitter->setColumns(columns);
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
} // namespace quotadeck::ui

#include "moc_resulttable.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/formtable.h"

#include "ui/limits/form/formdelegate.h"
#include "ui/limits/form/valueeditor.h"
#include "ui/limits/paneparts.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <set>

namespace quotadeck::ui {
namespace {
constexpr int kMostRows = 14;
constexpr int kLeastWidth = 56;
constexpr int kMostWidth = 300;
constexpr int kStretchedWidth = 90; ///< at least
} // namespace

FormTable::FormTable(const QString& name, QAbstractItemModel* model, const models::CellInput* input,
                     QWidget* parent)
    : QTableView(parent)
{
    setUpTable(this);
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(input ? QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::AnyKeyPressed
                          : QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    if (input) {
        auto* delegate = new FormDelegate(input, this);
        setItemDelegate(delegate);
        connect(delegate, &FormDelegate::editingChanged, this, [this](bool isOpen) {
            m_isEditing = isOpen;
            Q_EMIT editingChanged();
        });
        connect(delegate, &FormDelegate::refused, this, &FormTable::refused);
        connect(delegate, &FormDelegate::nextRowRequested, this, [this](const QModelIndex& index) {
            const auto below = index.siblingAtRow(index.row() + 1);
            if (!below.isValid())
                return;
            setCurrentIndex(below);
            edit(below);
        });
    }
    setModel(model);
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, change, this, [this] { updateGeometry(); });
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this] { updateGeometry(); });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &FormTable::currentMoved);
}

void FormTable::commit()
{
    auto* delegate = itemDelegate();
    for (auto* editor : viewport()->findChildren<ValueEditor*>()) {
        Q_EMIT delegate->commitData(editor);
        Q_EMIT delegate->closeEditor(editor);
    }
}

void FormTable::setEmptyText(const QString& text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

void FormTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty() || model()->rowCount() > 0)
        return;
    const QRect line = QRect(0, 0, viewport()->width(), metrics::kRowHeight)
                           .adjusted(metrics::kCellMargin, 0, -metrics::kCellMargin, 0);
    QPainter painter(viewport());
    painter.setPen(isEnabled() ? dimText(palette()) : palette().color(QPalette::Text));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_emptyText, Qt::ElideRight, line.width()));
}

QList<int> FormTable::selectedRows() const
{
    std::set<int> rows;
    for (const auto& index : selectionModel()->selectedIndexes())
        rows.insert(index.row());
    if (rows.empty() && currentIndex().isValid())
        rows.insert(currentIndex().row());
    return {rows.begin(), rows.end()};
}

void FormTable::fitColumns(int stretched)
{
    auto* header = horizontalHeader();
    header->setStretchLastSection(false);
    for (int column = 0; column < model()->columnCount(); ++column) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        const int wanted = std::max(sizeHintForColumn(column), header->sectionSizeHint(column));
        setColumnWidth(column, std::clamp(wanted, kLeastWidth, kMostWidth));
    }
    header->setMinimumSectionSize(kLeastWidth);
    setColumnWidth(stretched, kStretchedWidth);
    header->setSectionResizeMode(stretched, QHeaderView::Stretch);
}

void FormTable::shareColumns()
{
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

int FormTable::heightOfRows() const
{
    const int rows = std::clamp(model() ? model()->rowCount() : 0, 1, kMostRows);
    const bool hasBar = horizontalScrollBar()->maximum() > 0;
    return horizontalHeader()->sizeHint().height() + rows * metrics::kRowHeight + 2 * frameWidth()
        + (hasBar ? horizontalScrollBar()->sizeHint().height() : 0);
}

QSize FormTable::sizeHint() const
{
    return {QTableView::sizeHint().width(), heightOfRows()};
}

QSize FormTable::minimumSizeHint() const
{
    return {QTableView::minimumSizeHint().width(), heightOfRows()};
}

void FormTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && state() != EditingState && currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
        edit(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}
} // namespace quotadeck::ui

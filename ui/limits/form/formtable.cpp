// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/formtable.h"

#include "ui/limits/form/formdelegate.h"
#include "ui/limits/form/valueeditor.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <set>

namespace quotadeck::ui {
namespace {
constexpr int kMostRows = 14;
constexpr int kLeastColumnWidth = 56;
constexpr int kMostColumnWidth = 300;
constexpr int kStretchedWidth = 90; ///< at least
constexpr int kTitleWidth = 72; ///< of a title that gives way
constexpr int kSignWidth = 28; ///< of a column of signs
} // namespace

FormTable::FormTable(const QString& name, QAbstractItemModel* model, const models::CellInput* input,
                     QWidget* parent)
    : QTableView(parent)
{
    setUpTable(this);
    // Before a column is hidden: while the last one stretches, QHeaderView::length() keeps the width of a hidden one, and
    // the view shows either scroll bar in turn for ever.
    horizontalHeader()->setStretchLastSection(false);
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
        connect(model, change, this, &FormTable::fitRows);
    connect(model, &QAbstractItemModel::modelReset, this, &FormTable::fitRows);
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this] { updateGeometry(); });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_isFitting && column != m_stretched)
            stretch();
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &FormTable::currentMoved);
    const auto refit = [this] {
        if (isFitted())
            fitColumns(m_stretched);
    };
    // After all widgets have followed.
    connect(&TextSize::current(), &TextSize::changed, this, refit, Qt::QueuedConnection);
}

void FormTable::commit()
{
    auto* delegate = itemDelegate();
    for (auto* editor : viewport()->findChildren<ValueEditor*>()) {
        Q_EMIT delegate->commitData(editor);
        Q_EMIT delegate->closeEditor(editor);
    }
}

void FormTable::fitRows()
{
    updateGeometry();
    describe();
}

/// Gives screen readers the painted text.
void FormTable::describe()
{
    setAccessibleDescription(model()->rowCount() == 0 ? m_emptyText : QString());
}

void FormTable::setEmptyText(const QString& text)
{
    m_emptyText = text;
    describe();
    viewport()->update();
}

void FormTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty() || model()->rowCount() > 0)
        return;
    const QRect line = QRect(0, 0, viewport()->width(), scaled(metrics::kRowHeight))
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
    header->setMinimumSectionSize(m_sign < 0 ? kLeastColumnWidth : scaled(kSignWidth));
    m_widths.clear();
    m_stretched = stretched;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const bool isFixed = column == m_sign || column == stretched;
        header->setSectionResizeMode(column, isFixed ? QHeaderView::Fixed : QHeaderView::Interactive);
        if (column == m_sign) {
            m_widths.append({scaled(kSignWidth), scaled(kSignWidth), 0});
            continue;
        }
        const int narrowest = column == stretched ? scaled(kStretchedWidth) : kLeastColumnWidth;
        const int cells = sizeHintForColumn(column);
        const int wanted = std::max(cells, header->sectionSizeHint(column));
        const int least = std::max(cells, std::min(wanted, kTitleWidth));
        m_widths.append({std::clamp(wanted, narrowest, scaled(kMostColumnWidth)),
                         std::clamp(least, narrowest, scaled(kMostColumnWidth)), 0});
    }
    giveWidths();
    updateGeometries(); // else the next edit does, and moves the columns by a scroll bar
}

bool FormTable::isOutgrown() const
{
    for (int column = 0; column < m_widths.size(); ++column) {
        const bool isFittedToCells = column != m_sign && column != m_stretched;
        if (isFittedToCells
            && std::min(sizeHintForColumn(column), scaled(kMostColumnWidth)) > m_widths[column].least)
            return true;
    }
    return false;
}

void FormTable::giveWidths()
{
    int missing = m_widths[m_stretched].wanted - viewport()->width();
    int spare = 0;
    for (int column = 0; column < m_widths.size(); ++column) {
        if (column == m_stretched || isColumnHidden(column))
            continue;
        missing += m_widths[column].wanted;
        spare += m_widths[column].wanted - m_widths[column].least;
    }
    missing = std::clamp(missing, 0, spare);
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 0; column < m_widths.size(); ++column) {
        ColumnWidth& width = m_widths[column];
        const int most = width.wanted - width.least;
        width.given = width.wanted - (spare > 0 ? most * missing / spare : 0);
        if (column != m_stretched)
            setColumnWidth(column, width.given);
    }
    stretch();
}

/// QHeaderView::Stretch narrows a column to the least of all columns, that of a sign.
void FormTable::stretch()
{
    if (!isFitted())
        return;
    int rest = viewport()->width();
    for (int column = 0; column < m_widths.size(); ++column) {
        if (column != m_stretched)
            rest -= columnWidth(column); // 0 for a hidden one
    }
    setColumnWidth(m_stretched, std::max(rest, scaled(kStretchedWidth)));
}

bool FormTable::isFitted() const
{
    return m_stretched >= 0 && m_widths.size() == model()->columnCount();
}

void FormTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    updateGeometries();
    if (!isFitted() || event->size().width() == event->oldSize().width())
        return;
    for (int column = 0; column < m_widths.size(); ++column) {
        if (column != m_stretched && !isColumnHidden(column) && columnWidth(column) != m_widths[column].given)
            return stretch(); // somebody chose another width
    }
    giveWidths();
}

int FormTable::heightOfRows() const
{
    const int rows = std::clamp(model() ? model()->rowCount() : 0, 1, kMostRows);
    const bool hasBar = horizontalScrollBar()->maximum() > 0;
    return horizontalHeader()->sizeHint().height() + rows * scaled(metrics::kRowHeight) + 2 * frameWidth()
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

#include "moc_formtable.cpp"

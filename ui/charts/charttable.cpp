// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charttable.h"

#include "models/common/roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
std::vector<ChartTableModel::Column> ChartTableModel::columnsFor(const ChartContent& content)
{
    std::vector<Column> columns;
    for (std::size_t line = 0; line < content.lines.size(); ++line) {
        columns.push_back({line, false});
        if (!content.lines[line].limit.empty())
            columns.push_back({line, true});
    }
    return columns;
}

void ChartTableModel::setContent(ChartContent content)
{
    std::vector<Column> columns = columnsFor(content);
    QStringList titles;
    for (const Column& column : columns) {
        const QString& name = content.lines[column.line].name;
        //: the limit of a series
        titles << (column.isLimit ? tr("%1 limit").arg(name) : name);
    }
    std::vector<double> times = sampleTimes(content);
    std::reverse(times.begin(), times.end());
    const bool isOther = columns != m_columns || titles != m_titles || content.zone != m_content.zone;
    if (isOther)
        beginResetModel(); // another chart
    m_content = std::move(content);
    if (isOther) {
        m_columns = std::move(columns);
        m_titles = std::move(titles);
        m_times = std::move(times);
        endResetModel();
        return;
    }
    replaceRows(std::move(times));
    if (!m_times.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
}

/// While live, new rows come at the top and old ones go at the bottom.
void ChartTableModel::replaceRows(std::vector<double> times)
{
    if (times == m_times)
        return;
    const auto isNewer = [this](double time) { return m_times.empty() || time > m_times.front(); };
    const auto fresh = std::ranges::find_if_not(times, isNewer) - times.begin();
    const auto kept = static_cast<std::ptrdiff_t>(times.size()) - fresh;
    const bool isShift = kept > 0 && kept <= static_cast<std::ptrdiff_t>(m_times.size())
        && std::equal(times.begin() + fresh, times.end(), m_times.begin());
    const int old = rowCount();
    if (!isShift) {
        if (old > 0) {
            beginRemoveRows({}, 0, old - 1);
            m_times.clear();
            endRemoveRows();
        }
        if (!times.empty()) {
            beginInsertRows({}, 0, static_cast<int>(times.size()) - 1);
            m_times = std::move(times);
            endInsertRows();
        }
        return;
    }
    if (kept < old) {
        beginRemoveRows({}, static_cast<int>(kept), old - 1);
        m_times.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    if (fresh > 0) {
        beginInsertRows({}, 0, static_cast<int>(fresh) - 1);
        m_times = std::move(times);
        endInsertRows();
    }
}

int ChartTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_times.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size()) + 2;
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isValue = index.column() > 0 && index.column() < columnCount() - 1;
    if (role == models::NumericRole)
        return isValue;
    if (role == models::IdRole)
        return QString::number(m_times[static_cast<std::size_t>(index.row())], 'f', 0);
    return role == Qt::DisplayRole ? QVariant(cellText(index.row(), index.column())) : QVariant();
}

QString ChartTableModel::cellText(int row, int column) const
{
    const double time = m_times[static_cast<std::size_t>(row)];
    if (column == 0)
        return momentText(time, m_content.zone);
    if (column == columnCount() - 1)
        return marksAt(row);
    const Column& source = m_columns[static_cast<std::size_t>(column - 1)];
    const ChartLine& line = m_content.lines[source.line];
    const models::SeriesColumn* value = columnAt(source.isLimit ? line.limit : line.values, time);
    return value ? columnText(m_content.unit(), *value) : QString();
}

/// What happened since the row below, so that nothing is lost in a column of many samples.
QString ChartTableModel::marksAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    const double until = m_times[at];
    const double since = at + 1 < m_times.size() ? m_times[at + 1] : m_content.from - 1;
    QStringList texts;
    for (const models::EventMark& mark : m_content.marks) {
        const auto time = static_cast<double>(mark.time.count());
        if (time > since && time <= until)
            texts << markText(mark);
    }
    return texts.join(QStringLiteral("; "));
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool isText = section == 0 || section == columnCount() - 1;
    if (role == Qt::TextAlignmentRole)
        return int((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("Time");
    return section == columnCount() - 1 ? tr("Event") : m_titles[section - 1];
}

namespace {
constexpr int kWidestColumn = 260;
constexpr int kNarrowestColumn = 90;
} // namespace

ChartTable::ChartTable(QWidget* parent) : QTableView(parent)
{
    setModel(&m_numbers);
    setItemDelegate(new CellDelegate(this));
    setAccessibleName(tr("Chart values"));
    setSelectionBehavior(SelectRows);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    setScaledSections(verticalHeader(), metrics::kRowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    connect(&m_numbers, &QAbstractItemModel::modelReset, this, &ChartTable::fitColumns);
}

void ChartTable::setContent(const ChartContent& content)
{
    m_numbers.setContent(content);
}

void ChartTable::fitColumns()
{
    for (int column = 0; column < m_numbers.columnCount() - 1; ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        setColumnWidth(column, std::clamp(wanted + metrics::kSmall, kNarrowestColumn, scaled(kWidestColumn)));
    }
}

QString ChartTable::selectedText() const
{
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    const auto addLine = [this, &lines](const auto& textOf) {
        QStringList cells;
        for (int column = 0; column < m_numbers.columnCount(); ++column)
            cells << textOf(column);
        lines << cells.join(u'\t');
    };
    addLine([this](int column) { return m_numbers.headerData(column, Qt::Horizontal).toString(); });
    for (const int row : rows)
        addLine([this, row](int column) { return m_numbers.index(row, column).data().toString(); });
    return lines.join(u'\n') + u'\n';
}

void ChartTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy) && selectionModel()->hasSelection())
        QApplication::clipboard()->setText(selectedText());
    else if (event->key() == Qt::Key_T)
        event->ignore(); // the page's key for the charts
    else
        QTableView::keyPressEvent(event);
}
} // namespace quotadeck::ui

#include "moc_charttable.cpp"

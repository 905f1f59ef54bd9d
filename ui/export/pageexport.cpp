// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pageexport.h"

#include "models/common/exporttext.h"
#include "models/common/messagetext.h"
#include "models/common/roles.h"
#include "models/common/textfile.h"
#include "ui/export/pageprint.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPrintDialog>
#include <QPrinter>
#include <QTableView>
#include <QTreeView>
#include <QUrl>

#include <algorithm>
#include <memory>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::TableContent;

/// nullptr for a view that is no table.
const QHeaderView* headerOf(const QAbstractItemView& view)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view))
        return tree->header();
    const auto* table = qobject_cast<const QTableView*>(&view);
    return table ? table->horizontalHeader() : nullptr;
}

bool isHidden(const QAbstractItemView& view, const QModelIndex& row)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view))
        return tree->isRowHidden(row.row(), row.parent());
    return static_cast<const QTableView&>(view).isRowHidden(row.row());
}

QList<int> shownColumns(const QHeaderView& header)
{
    QList<int> columns;
    for (int visual = 0; visual < header.count(); ++visual) {
        if (const int logical = header.logicalIndex(visual); !header.isSectionHidden(logical))
            columns << logical;
    }
    return columns;
}

/// Copies rows one by one, in the order of the model.
class RowReader
{
public:
    RowReader(const QAbstractItemView& view, QList<int> columns, TableRows wanted, TableContent* content)
        : m_view(view)
        , m_columns(std::move(columns))
        , m_wanted(wanted)
        , m_content(content)
    {
    }

    /// @p isWanted: all rows below @p parent are wanted.
    void readBelow(const QModelIndex& parent, int level, bool isWanted)
    {
        const QAbstractItemModel* model = m_view.model();
        for (int row = 0, count = model->rowCount(parent); row < count; ++row) {
            const QModelIndex index = model->index(row, 0, parent);
            if (isHidden(m_view, index))
                continue;
            const bool isGroup = index.data(models::GroupRole).toBool(); // sums of rows that are read, too
            const bool isChosen = isWanted || isSelected(index);
            if (isGroup) { // a selected one stands for its members
                readBelow(index, level, isChosen);
                continue;
            }
            if (isChosen)
                add(index, level);
            readBelow(index, level + 1, m_wanted == TableRows::Shown);
        }
    }

private:
    [[nodiscard]] bool isSelected(const QModelIndex& row) const
    {
        const QItemSelectionModel* selection = m_view.selectionModel();
        return std::ranges::any_of(
            m_columns, [&](int column) { return selection->isSelected(row.siblingAtColumn(column)); });
    }

    void add(const QModelIndex& index, int level)
    {
        TableContent::Row& row = m_content->rows.emplace_back();
        row.id = index.data(models::IdRole).toString();
        row.level = level;
        for (std::size_t place = 0; place < m_content->columns.size(); ++place) {
            const QModelIndex cell = index.siblingAtColumn(m_columns[static_cast<qsizetype>(place)]);
            row.cells.push_back({cell.data(Qt::DisplayRole).toString(), cell.data(models::ExactRole)});
            m_content->columns[place].isNumeric
                = m_content->columns[place].isNumeric || cell.data(models::NumericRole).toBool();
        }
    }

    const QAbstractItemView& m_view;
    QList<int> m_columns;
    TableRows m_wanted;
    TableContent* m_content; // not owned
};

qint64 areaOf(const QWidget* widget)
{
    return static_cast<qint64>(widget->width()) * widget->height();
}
} // namespace

QAbstractItemView* tableOf(const QWidget& page)
{
    QAbstractItemView* best = nullptr;
    const QWidget* focused = page.focusWidget();
    for (auto* view : page.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model() || !headerOf(*view))
            continue;
        if (view == focused)
            return view;
        if (!best || areaOf(view) > areaOf(best))
            best = view;
    }
    return best;
}

TableContent readTable(const QAbstractItemView& view, TableRows rows)
{
    TableContent content;
    const QList<int> columns = shownColumns(*headerOf(view));
    for (const int column : columns)
        content.columns.push_back(
            {view.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()});
    RowReader(view, columns, rows, &content).readBelow(view.rootIndex(), 0, rows == TableRows::Shown);
    return content;
}

namespace {
using models::RowState;

/// Errors: InvalidArgument for another suffix.
Result<std::string> tableText(const QString& path, const TableContent& table)
{
    const QString format = QFileInfo(path).suffix().toLower();
    if (format == QStringLiteral("csv"))
        return models::tableAsCsv(table).toStdString();
    if (format == QStringLiteral("json"))
        return models::tableAsJson(table).toStdString();
    if (format == QStringLiteral("md"))
        return QStringLiteral("**%1**\n\n").arg(models::originText(table.origin)).toStdString()
            + models::tableAsMarkdown(table).toStdString();
    return fail(ErrorCode::InvalidArgument, path.toStdString(),
                PageExport::tr("the file name must end with .csv, .json or .md").toStdString());
}

/// A dialog that asks for a file to write, whose suffix follows the chosen one of @p filters.
QFileDialog* saveDialog(QWidget* window, const QString& title, const QStringList& filters,
                        const QStringList& suffixes, const QString& name)
{
    auto* dialog = new QFileDialog(window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffixes.first());
    dialog->selectFile(name + u'.' + suffixes.first());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, suffixes](const QString& filter) {
        const QString suffix = suffixes.value(dialog->nameFilters().indexOf(filter));
        const QFileInfo chosen(dialog->selectedFiles().value(0));
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(chosen.completeBaseName() + u'.' + suffix);
    });
    return dialog;
}
} // namespace

PageExport::PageExport(QWidget* window, std::function<ShownPage()> page)
    : QObject(window)
    , m_window(window)
    , m_page(std::move(page))
    , m_outcome(new MessageBar(window))
{
    const auto add = [this](QList<QAction*>& actions, const QString& id, const QIcon& icon,
                            const QString& text, const auto& act) {
        auto* action = new QAction(icon, text, this);
        action->setObjectName(id);
        connect(action, &QAction::triggered, this, act);
        actions << action;
        return action;
    };
    add(m_tableActions, QStringLiteral("exportTable"), icon(Icon::Save), tr("E&xport Table…"), [this] {
        askForTable(TableRows::Shown);
    })->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    add(m_tableActions, QStringLiteral("exportSelectedRows"), {}, tr("Export Se&lected Rows…"),
        [this] { askForTable(TableRows::Selected); });
    add(m_tableActions, QStringLiteral("copyAsCsv"), icon(Icon::Copy), tr("Copy as CS&V"),
        [this] { copy(Copied::Csv); });
    add(m_tableActions, QStringLiteral("copyAsMarkdown"), {}, tr("Copy as &Markdown"),
        [this] { copy(Copied::Markdown); });
    add(m_pageActions, QStringLiteral("savePicture"), {}, tr("Save Pict&ure of Page…"),
        [this] { askForPicture(); });
    add(m_pageActions, QStringLiteral("print"), {}, tr("&Print…"), [this] {
        askForPrinter();
    })->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P); // without Shift the display is paused
    connect(m_outcome, &MessageBar::actionTriggered, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_writtenPath).absolutePath()));
    });
}

void PageExport::setData(const QString& partition, std::optional<std::chrono::milliseconds> time)
{
    m_partition = partition;
    m_time = time;
}

ShownPage PageExport::shown() const
{
    ShownPage page = m_page();
    if (page.isOfSnapshot) {
        page.origin.partition = m_partition;
        page.origin.time = m_time;
    }
    return page;
}

QString PageExport::proposedName() const
{
    const models::TableOrigin origin = shown().origin;
    const QDateTime time
        = origin.time ? QDateTime::fromMSecsSinceEpoch(origin.time->count()) : QDateTime::currentDateTime();
    return models::exportFileName(
        {origin.page, origin.source, time.toString(QStringLiteral("yyyyMMdd-HHmmss"))});
}

std::optional<TableContent> PageExport::read(TableRows rows)
{
    m_outcome->clearMessage();
    const ShownPage page = shown();
    const QAbstractItemView* view = page.widget ? tableOf(*page.widget) : nullptr;
    if (!view) {
        m_outcome->showMessage(RowState::Notice, tr("There is no table on this page."), {});
        return std::nullopt;
    }
    TableContent content = readTable(*view, rows);
    if (rows == TableRows::Selected && content.rows.empty()) {
        m_outcome->showMessage(RowState::Notice, tr("No rows are selected."), {});
        return std::nullopt;
    }
    content.origin = page.origin;
    return content;
}

void PageExport::askForTable(TableRows rows)
{
    if (!read(rows)) // before the user chooses a name in vain
        return;
    auto* dialog
        = saveDialog(m_window, rows == TableRows::Selected ? tr("Export Selected Rows") : tr("Export Table"),
                     {tr("Comma-separated values (*.csv)"), tr("JSON (*.json)"), tr("Markdown (*.md)")},
                     {QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("md")}, proposedName());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, rows](const QString& path) { writeTable(path, rows); });
    dialog->open();
}

void PageExport::writeTable(const QString& path, TableRows rows)
{
    auto content = read(rows);
    if (content)
        write(path, [path, table = *std::move(content)] { return tableText(path, table); });
}

void PageExport::askForPicture()
{
    auto* dialog = saveDialog(m_window, tr("Save Picture of Page"), {tr("PNG image (*.png)")},
                              {QStringLiteral("png")}, proposedName());
    connect(dialog, &QFileDialog::fileSelected, this, &PageExport::writePicture);
    dialog->open();
}

void PageExport::writePicture(const QString& path)
{
    const ShownPage page = shown();
    if (!page.widget)
        return;
    // Painting needs this thread; compression and the disk do not.
    write(path, [image = pictureOf(*page.widget, models::originText(page.origin))]() -> Result<std::string> {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "png"))
            return fail(ErrorCode::Io, {}, QUOTADECK_TEXT("export", "the picture could not be encoded"));
        return buffer.data().toStdString();
    });
}

void PageExport::askForPrinter()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    printer->setDocName(proposedName());
    auto* dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QAbstractPrintDialog::PrintToFile);
    connect(dialog, qOverload<>(&QDialog::accepted), this, [this, printer] { printTo(*printer); });
    dialog->open();
}

void PageExport::printTo(QPagedPaintDevice& device)
{
    m_outcome->clearMessage();
    const ShownPage page = shown();
    if (!page.widget)
        return;
    bool isPrinted = false;
    if (const QAbstractItemView* view = tableOf(*page.widget)) {
        TableContent content = readTable(*view, TableRows::Shown);
        content.origin = page.origin;
        isPrinted = printTable(device, content);
    } else {
        isPrinted = printPicture(device, pictureOf(*page.widget, models::originText(page.origin)));
    }
    if (isPrinted) {
        m_outcome->showMessage(RowState::Normal, tr("The page was sent to the printer."), {});
    } else {
        m_outcome->showMessage(RowState::Critical,
                               tr("Cannot print: the printer or the file does not accept data."), {});
        Q_EMIT failed();
    }
}

void PageExport::copy(Copied form)
{
    const ShownPage page = shown();
    const QAbstractItemView* view = page.widget ? tableOf(*page.widget) : nullptr;
    const bool hasSelection = view && view->selectionModel()->hasSelection();
    const auto content = read(hasSelection ? TableRows::Selected : TableRows::Shown);
    if (!content)
        return;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(
        form == Copied::Csv ? models::tableAsCsv(*content) : models::tableAsMarkdown(*content)));
    m_outcome->showMessage(RowState::Normal,
                           tr("%n rows were copied.", nullptr, static_cast<int>(content->rows.size())), {});
}

void PageExport::write(const QString& path, std::function<Result<std::string>()> make)
{
    models::writeInBackground(this, path, std::move(make),
                              [this, path](const Result<std::size_t>& size) { showWritten(path, size); });
}

void PageExport::showWritten(const QString& path, const Result<std::size_t>& size)
{
    m_outcome->clearMessage();
    if (!size) {
        m_outcome->showMessage(
            RowState::Critical,
            tr("Export failed: %1: %2")
                .arg(QString::fromStdString(size.error().where), models::messageText(size.error().message)),
            {});
        Q_EMIT failed();
        return;
    }
    m_writtenPath = path;
    m_outcome->showMessage(RowState::Normal, tr("Exported to %1.").arg(QDir::toNativeSeparators(path)),
                           tr("Show in Folder"));
    Q_EMIT written(path);
}
} // namespace quotadeck::ui

#include "moc_pageexport.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pageexport.h"

#include "models/common/exporttext.h"
#include "models/common/messagetext.h"
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
#include <QPrintDialog>
#include <QPrinter>
#include <QUrl>

#include <memory>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::RowState;
using models::TableContent;

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

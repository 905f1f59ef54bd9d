// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pdfpages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <memory>

namespace quotadeck::ui {
namespace {
constexpr int kPdfDotsPerInch = 1200;
constexpr double kPdfMargin = 15; ///< mm
constexpr double kPdfPoints = 9;
constexpr double kLeastPdfPoints = 4.5;
constexpr double kPdfPadding = 0.35; ///< around the text of a cell, in its height; the layout scales pixels
constexpr int kWideTable = 8; ///< columns; wider ones are printed in landscape
const QColor kPdfInk(0x1d, 0x21, 0x25);
const QColor kPdfLine(0xc8, 0xcd, 0xd3);
const QColor kPdfHead(0xf1, 0xf3, 0xf5);

QList<QTextTable*> tablesIn(const QTextDocument& document)
{
    QList<QTextTable*> tables;
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame))
            tables << table;
    }
    return tables;
}

bool isNumberText(const QString& text)
{
    return !text.isEmpty()
        && (text.front().isDigit() || text.front() == u'+' || text.front() == u'-' || text.front() == u'<'
            || text.front() == u'≥' || text == QStringLiteral("?"));
}

/// Lines around the cells, a shade behind the titles, numbers at the right.
void formatTable(QTextTable& table, double padding)
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(0.6);
    format.setBorderBrush(kPdfLine);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(padding);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(format);
    const bool hasTitles = format.headerRowCount() > 0;
    for (int column = 0; column < table.columns(); ++column) {
        bool isNumeric = hasTitles && column > 0 && table.rows() > 1;
        for (int row = 1; isNumeric && row < table.rows(); ++row) {
            QTextCursor cell = table.cellAt(row, column).firstCursorPosition();
            const QString text = cell.block().text();
            isNumeric = text.isEmpty() || isNumberText(text) || text == QStringLiteral("new");
        }
        for (int row = 0; row < table.rows(); ++row) {
            QTextTableCell cell = table.cellAt(row, column);
            if (hasTitles && row == 0) {
                QTextCharFormat title = cell.format();
                title.setBackground(kPdfHead);
                cell.setFormat(title);
            }
            QTextBlockFormat block;
            block.setAlignment(isNumeric ? Qt::AlignRight : Qt::AlignLeft);
            cell.firstCursorPosition().mergeBlockFormat(block);
        }
    }
}

/// Moves headings to the page on which what follows them begins.
void keepHeadings(QTextDocument& document)
{
    const auto pageOf = [&document](const QTextBlock& block) {
        const double top = document.documentLayout()->blockBoundingRect(block).top();
        return static_cast<int>(top / document.pageSize().height());
    };
    QTextBlockFormat onNewPage;
    onNewPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    for (QTextBlock block = document.begin(); block.next().isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && pageOf(block) != pageOf(block.next()))
            QTextCursor(block).mergeBlockFormat(onNewPage);
    }
}

/// Lays @p html out; the width that it needs is in the result's idealWidth().
std::unique_ptr<QTextDocument> layOut(const QString& html, QPaintDevice& device, const QSizeF& page,
                                      double points)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->documentLayout()->setPaintDevice(&device);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPointSizeF(points);
    document->setDefaultFont(font);
    document->setDocumentMargin(0);
    document->setHtml(html);
    QTextCursor all(document.get());
    all.beginEditBlock(); // one layout for all changes: a long table takes minutes else
    all.select(QTextCursor::Document);
    QTextCharFormat ink;
    ink.setForeground(kPdfInk);
    all.mergeCharFormat(ink);
    for (QTextTable* table : tablesIn(*document))
        formatTable(*table, points * kPdfPadding);
    all.endEditBlock();
    document->setPageSize(page);
    keepHeadings(*document);
    return document;
}

/// What the program writes for browsers; this layout knows neither its sizes nor its colours.
QString withoutStyle(const std::string& html)
{
    QString text = QString::fromStdString(html);
    const qsizetype begin = text.indexOf(QLatin1String("<style>"));
    const qsizetype end = text.indexOf(QLatin1String("</style>"));
    if (begin >= 0 && end > begin)
        text.remove(begin, end - begin + 8);
    return text;
}
} // namespace

Result<std::string> pdfOfHtml(const std::string& html)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfDotsPerInch);
    writer.setCreator(QStringLiteral("QuotaDeck"));
    const QString text = withoutStyle(html);

    int columns = 0;
    {
        QTextDocument probe;
        probe.setHtml(text);
        for (const QTextTable* table : tablesIn(probe))
            columns = std::max(columns, table->columns());
        writer.setTitle(probe.metaInformation(QTextDocument::DocumentTitle));
    }
    writer.setPageLayout(QPageLayout(
        QPageSize(QPageSize::A4), columns > kWideTable ? QPageLayout::Landscape : QPageLayout::Portrait,
        QMarginsF(kPdfMargin, kPdfMargin, kPdfMargin, kPdfMargin), QPageLayout::Millimeter));
    const double line = kPdfPoints * 2 * kPdfDotsPerInch / 72; // above and below the contents
    const QSizeF page(writer.width(), writer.height() - 2 * line);
    double points = kPdfPoints;
    auto document = layOut(text, writer, page, points);
    if (const double needed = document->size().width(); needed > page.width() * 1.001) {
        points = std::max(kLeastPdfPoints, points * page.width() / needed * 0.98);
        document = layOut(text, writer, page, points);
    }

    QPainter painter;
    if (!painter.begin(&writer))
        return fail(ErrorCode::Io, {}, QUOTADECK_TEXT("export", "the PDF pages could not be written"));
    const int pages = document->pageCount();
    QFont small = document->defaultFont();
    small.setPointSizeF(kPdfPoints * 0.85);
    for (int number = 0; number < pages; ++number) {
        if (number > 0 && !writer.newPage())
            return fail(ErrorCode::Io, {}, QUOTADECK_TEXT("export", "the PDF pages could not be written"));
        painter.save();
        painter.translate(0, line - number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, number * page.height(), page.width(), page.height());
        context.palette.setColor(QPalette::Text, kPdfInk);
        painter.setClipRect(context.clip);
        document->documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(small);
        painter.setPen(kPdfInk);
        const QRectF head(0, 0, page.width(), line);
        const QRectF foot(0, line + page.height(), page.width(), line);
        if (number > 0)
            painter.drawText(head, Qt::AlignLeft | Qt::AlignTop, writer.title());
        painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("Page %1 of %2") // English, as reports are
                             .arg(number + 1)
                             .arg(pages));
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, QStringLiteral("QuotaDeck"));
    }
    painter.end();
    return bytes.toStdString();
}
} // namespace quotadeck::ui

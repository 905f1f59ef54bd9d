// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pageprint.h"

#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <numeric>

namespace quotadeck::ui {
namespace {
struct PrintTexts
{
    Q_DECLARE_TR_FUNCTIONS(PagePrint)
};

constexpr int kPageCaption = 34; ///< px
constexpr int kPageScale = 2; // sharp on dense screens and on paper
constexpr double kFontPoints = 8;
constexpr double kWidestPrinted = 0.5; ///< of the sheet
constexpr double kPrintedIndent = 1.2; ///< lines

/// Paints a table on sheet after sheet.
class TablePrinter
{
public:
    TablePrinter(QPagedPaintDevice& device, QPainter& painter, const models::TableContent& table)
        : m_device(device)
        , m_painter(painter)
        , m_table(table)
        , m_font(QApplication::font())
    {
        m_font.setPointSizeF(kFontPoints);
        m_strong = m_font;
        m_strong.setBold(true);
        const QFontMetricsF metrics(m_font, &device);
        m_line = metrics.height() * 1.35;
        m_gap = metrics.averageCharWidth();
        m_sheet = QRectF(0, 0, device.width(), device.height());
        fitColumns();
    }

    bool print()
    {
        // Three lines are for caption, titles and the number of the sheet.
        const auto perSheet = static_cast<std::size_t>(std::max(1.0, m_sheet.height() / m_line - 3));
        const std::size_t rows = m_table.rows.size();
        const std::size_t sheets = std::max<std::size_t>(1, (rows + perSheet - 1) / perSheet);
        for (std::size_t sheet = 0; sheet < sheets; ++sheet) {
            if (sheet > 0 && !m_device.newPage())
                return false;
            paintFrame(sheet + 1, sheets);
            for (std::size_t row = sheet * perSheet; row < std::min(rows, (sheet + 1) * perSheet); ++row)
                paintRow(m_table.rows[row], 2 + static_cast<double>(row - sheet * perSheet));
        }
        return true;
    }

private:
    void fitColumns()
    {
        const QFontMetricsF normal(m_font, &m_device);
        const QFontMetricsF strong(m_strong, &m_device);
        for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
            double width = strong.horizontalAdvance(m_table.columns[column].title);
            for (const auto& row : m_table.rows) {
                const double text = normal.horizontalAdvance(shortText(row.cells[column].text));
                width = std::max(width, text + (column == 0 ? row.level * kPrintedIndent * m_line : 0));
            }
            m_widths.push_back(std::min(width, kWidestPrinted * m_sheet.width()) + 2 * m_gap);
        }
        const double all = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
        for (double& width : m_widths) {
            if (all > m_sheet.width())
                width *= m_sheet.width() / all;
        }
    }

    void paintFrame(std::size_t sheet, std::size_t sheets)
    {
        m_painter.setPen(Qt::black);
        m_painter.setFont(m_strong);
        const QFontMetricsF metrics(m_strong, &m_device);
        const QString caption = shortText(models::originText(m_table.origin), LineBreaks::Mark);
        m_painter.drawText(QRectF(0, 0, m_sheet.width(), m_line), Qt::AlignLeft | Qt::AlignVCenter,
                           metrics.elidedText(caption, Qt::ElideRight, m_sheet.width()));
        double left = 0;
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            paintCell(m_table.columns[column].title, column, left, 1, 0);
            left += m_widths[column];
        }
        m_painter.drawLine(QPointF(0, 2 * m_line), QPointF(m_sheet.width(), 2 * m_line));
        m_painter.setFont(m_font);
        m_painter.drawText(QRectF(0, m_sheet.height() - m_line, m_sheet.width(), m_line),
                           Qt::AlignRight | Qt::AlignVCenter,
                           PrintTexts::tr("Page %1 of %2").arg(sheet).arg(sheets));
    }

    void paintRow(const models::TableContent::Row& row, double line)
    {
        double left = 0;
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            paintCell(row.cells[column].text, column, left, line,
                      column == 0 ? row.level * kPrintedIndent * m_line : 0);
            left += m_widths[column];
        }
    }

    void paintCell(const QString& text, std::size_t column, double left, double line, double indent)
    {
        const QRectF cell(left + indent, line * m_line, std::max(0.0, m_widths[column] - indent - m_gap),
                          m_line);
        const Qt::Alignment side = m_table.columns[column].isNumeric ? Qt::AlignRight : Qt::AlignLeft;
        const QFontMetricsF metrics(m_painter.font(), &m_device);
        m_painter.drawText(
            cell, side | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(shortText(text, LineBreaks::Mark), Qt::ElideMiddle, cell.width()));
    }

    QPagedPaintDevice& m_device;
    QPainter& m_painter;
    const models::TableContent& m_table;
    QFont m_font;
    QFont m_strong;
    double m_line = 0;
    double m_gap = 0;
    QRectF m_sheet;
    std::vector<double> m_widths;
};
} // namespace

QImage pictureOf(QWidget& page, const QString& caption)
{
    const QSize size(page.width(), page.height() + kPageCaption);
    QImage image(size * kPageScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPageScale);
    image.setText(QStringLiteral("Description"), caption);
    image.fill(page.palette().color(QPalette::Base));
    QPainter painter(&image);
    painter.setFont(page.font());
    painter.setPen(page.palette().color(QPalette::Text));
    const QRect line(metrics::kLarge, 0, page.width() - 2 * metrics::kLarge, kPageCaption);
    painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(shortText(caption, LineBreaks::Mark), Qt::ElideRight, line.width()));
    page.render(&painter, QPoint(0, kPageCaption));
    return image;
}

bool printTable(QPagedPaintDevice& device, const models::TableContent& table)
{
    QPainter painter;
    return painter.begin(&device) && TablePrinter(device, painter, table).print() && painter.end();
}

bool printPicture(QPagedPaintDevice& device, const QImage& picture)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QSize size = picture.size().scaled(device.width(), device.height(), Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(QPoint(0, 0), size), picture);
    return painter.end();
}
} // namespace quotadeck::ui

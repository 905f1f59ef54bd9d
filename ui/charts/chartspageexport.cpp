// SPDX-License-Identifier: GPL-3.0-or-later
// How the page is written into files; chartspage.cpp is what it does.
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartpane.h"
#include "ui/charts/chartspage.h"
#include "ui/charts/swatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kCaptionHeight = 34;
constexpr int kLegendRow = 20;
constexpr int kLegendColumn = 300;
constexpr int kPictureScale = 2; // sharp on dense screens and on paper

int legendColumns(int width)
{
    return std::max(1, (width - 2 * metrics::kLarge) / kLegendColumn);
}

int legendHeight(const ChartContent& chart, int width)
{
    const int columns = legendColumns(width);
    return (static_cast<int>(chart.lines.size()) + columns - 1) / columns * kLegendRow + metrics::kMedium;
}

void paintLegend(QPainter& painter, const ChartContent& chart, const QPalette& palette, const QRectF& place)
{
    const int columns = legendColumns(static_cast<int>(place.width()));
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        const ChartLine& line = chart.lines[i];
        const int row = static_cast<int>(i) / columns;
        const int column = static_cast<int>(i) % columns;
        const QRectF swatch(place.left() + metrics::kLarge + column * kLegendColumn,
                            place.top() + row * kLegendRow, kSwatchSize.width(), kLegendRow);
        paintSwatch(painter, line.style, swatch, seriesColor(palette, line.style));
        const auto summary = summaryOf(line.values, chart.from, chart.to);
        const QString name = shortText(line.name);
        const QString text
            = summary ? QStringLiteral("%1  %2").arg(name, chart.unit().text(summary->last)) : name;
        const QRectF label(swatch.right() + metrics::kSmall, swatch.top(),
                           kLegendColumn - kSwatchSize.width() - 2 * metrics::kSmall, kLegendRow);
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(
            label, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text, Qt::ElideMiddle, static_cast<int>(label.width())));
    }
}
} // namespace

ExportFacts ChartsPage::exportFacts() const
{
    const TimeView::Range range = m_view.shown();
    return {QString::fromStdString(m_source.name), m_source.isSimulated, range.from, range.to, m_view.zone()};
}

/// All charts below each other with their legends, as "png" or "svg".
QByteArray ChartsPage::picture(const QString& format) const
{
    int width = 0;
    int height = kCaptionHeight;
    for (const ChartPane* pane : m_panes)
        width = std::max(width, pane->canvas()->width());
    for (const ChartPane* pane : m_panes)
        height += kLegendRow + pane->canvas()->height() + legendHeight(pane->content(), width);
    const auto paintAll = [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font());
        painter.fillRect(QRect(0, 0, width, height), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRect(metrics::kLarge, 0, width - 2 * metrics::kLarge, kCaptionHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, shortText(exportCaption(exportFacts())));
        int top = kCaptionHeight;
        for (const ChartPane* pane : m_panes) {
            QFont strong = font();
            strong.setBold(true);
            painter.setFont(strong);
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(QRect(metrics::kLarge, top, width, kLegendRow), Qt::AlignLeft | Qt::AlignVCenter,
                             shortText(pane->content().title));
            painter.setFont(font());
            top += kLegendRow;
            pane->canvas()->render(&painter, QPoint(0, top));
            top += pane->canvas()->height();
            const int legend = legendHeight(pane->content(), width);
            paintLegend(painter, pane->content(), palette(), QRectF(0, top, width, legend));
            top += legend;
        }
    };
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (format == QStringLiteral("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({width, height});
        generator.setViewBox(QRect(0, 0, width, height));
        generator.setTitle(tr("QuotaDeck charts"));
        generator.setDescription(exportCaption(exportFacts()));
        QPainter painter(&generator);
        paintAll(painter);
    } else {
        QImage image(QSize(width, height) * kPictureScale, QImage::Format_RGB32);
        image.setDevicePixelRatio(kPictureScale);
        image.setText(QStringLiteral("Description"), exportCaption(exportFacts()));
        QPainter painter(&image);
        paintAll(painter);
        painter.end();
        image.save(&buffer, "png");
    }
    return buffer.data();
}

Result<std::string> ChartsPage::exportContent(const QString& path) const
{
    const QString format = QFileInfo(path).suffix().toLower();
    std::vector<ChartContent> contents;
    for (const ChartPane* pane : m_panes)
        contents.push_back(pane->content());
    if (format == QStringLiteral("png") || format == QStringLiteral("svg"))
        return picture(format).toStdString();
    if (format == QStringLiteral("csv"))
        return chartsAsCsv(exportFacts(), contents).toStdString();
    if (format == QStringLiteral("json"))
        return chartsAsJson(exportFacts(), contents).toStdString();
    return fail(ErrorCode::InvalidArgument, path.toStdString(),
                tr("the file name must end with .png, .svg, .csv or .json").toStdString());
}
} // namespace quotadeck::ui

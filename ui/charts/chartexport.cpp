// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartexport.h"

#include "models/common/exporttext.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartpane.h"
#include "ui/charts/seriesstyles.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace quotadeck::ui {
namespace {
/// Texts of the functions here, which belong to no class.
struct ChartExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

/// A comment must stay on its line.
QString oneLine(QString text)
{
    return text.replace(u'\n', u' ').replace(u'\r', u' ');
}

bool isShown(const ChartContent& chart, const models::SeriesColumn& column)
{
    return column.time >= chart.from && column.time <= chart.to;
}

QString resourceOf(const ChartContent& chart)
{
    const bool hasNone = chart.measure == models::Measure::Applications || !chart.type;
    return hasNone ? QString() : QString::fromStdString(chart.type->name());
}

void appendLine(QStringList& lines, const ChartContent& chart, const ChartLine& line)
{
    int stretchNumber = 0;
    for (const auto& stretch : line.values) {
        ++stretchNumber;
        for (const models::SeriesColumn& column : stretch) {
            if (!isShown(chart, column))
                continue;
            const models::SeriesColumn* limit = columnAt(line.limit, column.time);
            const QStringList fields = {models::csvText(chart.title),
                                        models::csvText(line.subject),
                                        measureId(line.measure),
                                        models::csvText(resourceOf(chart)),
                                        chart.unit().plainName(),
                                        QString::number(stretchNumber),
                                        isoText(column.time),
                                        models::plainNumber(column.last),
                                        models::plainNumber(column.min),
                                        models::plainNumber(column.max),
                                        limit ? models::plainNumber(limit->last) : QString()};
            lines << fields.join(u',');
        }
    }
}

QJsonArray columnsJson(const ChartContent& chart, const models::SeriesColumns& columns)
{
    QJsonArray stretches;
    for (const auto& stretch : columns) {
        QJsonArray samples;
        for (const models::SeriesColumn& column : stretch) {
            if (isShown(chart, column)) {
                samples << QJsonObject{{QStringLiteral("time"), isoText(column.time)},
                                       {QStringLiteral("last"), column.last},
                                       {QStringLiteral("min"), column.min},
                                       {QStringLiteral("max"), column.max}};
            }
        }
        if (!samples.isEmpty())
            stretches << samples;
    }
    return stretches;
}

QJsonObject chartJson(const ChartContent& chart)
{
    QJsonArray series;
    for (const ChartLine& line : chart.lines) {
        series << QJsonObject{{QStringLiteral("subject"), line.subject},
                              {QStringLiteral("measure"), measureId(line.measure)},
                              {QStringLiteral("stretches"), columnsJson(chart, line.values)},
                              {QStringLiteral("limit"), columnsJson(chart, line.limit)}};
    }
    QJsonArray events;
    for (const models::EventMark& mark : chart.marks) {
        events << QJsonObject{{QStringLiteral("time"), isoText(static_cast<double>(mark.time.count()))},
                              {QStringLiteral("text"), markText(mark)}};
    }
    return {{QStringLiteral("title"), chart.title},
            {QStringLiteral("resource"), resourceOf(chart)},
            {QStringLiteral("unit"), chart.unit().plainName()},
            {QStringLiteral("series"), series},
            {QStringLiteral("events"), events}};
}

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

QString exportCaption(const ExportHeader& header)
{
    QStringList parts;
    if (header.isSimulated)
        parts << ChartExportTexts::tr("SIMULATED");
    if (!header.source.isEmpty())
        parts << header.source;
    parts << QStringLiteral("%1 – %2").arg(momentText(header.from, header.zone),
                                           momentText(header.to, header.zone));
    if (header.zone == TimeZone::Local)
        parts << ChartExportTexts::tr("local time");
    return parts.join(QStringLiteral("  ·  "));
}

QByteArray chartsAsCsv(const ExportHeader& header, std::span<const ChartContent> charts)
{
    QStringList lines;
    lines << QStringLiteral("# source: %1").arg(oneLine(header.source));
    lines << QStringLiteral("# simulated: %1")
                 .arg(header.isSimulated ? QLatin1String("yes") : QLatin1String("no"));
    lines << QStringLiteral("# from: %1").arg(isoText(header.from));
    lines << QStringLiteral("# to: %1").arg(isoText(header.to));
    const auto marks
        = charts.empty() ? std::vector<models::EventMark>() : charts.front().marks; // all have the same
    for (const models::EventMark& mark : marks) {
        lines << QStringLiteral("# event: %1 %2")
                     .arg(isoText(static_cast<double>(mark.time.count())), oneLine(markText(mark)));
    }
    lines << QStringLiteral("chart,subject,measure,resource,unit,stretch,time,last,min,max,limit");
    for (const ChartContent& chart : charts) {
        for (const ChartLine& line : chart.lines)
            appendLine(lines, chart, line);
    }
    return lines.join(QStringLiteral("\r\n")).append(QStringLiteral("\r\n")).toUtf8();
}

QByteArray chartsAsJson(const ExportHeader& header, std::span<const ChartContent> charts)
{
    QJsonArray all;
    for (const ChartContent& chart : charts)
        all << chartJson(chart);
    const QJsonObject root{{QStringLiteral("source"), header.source},
                           {QStringLiteral("simulated"), header.isSimulated},
                           {QStringLiteral("from"), isoText(header.from)},
                           {QStringLiteral("to"), isoText(header.to)},
                           {QStringLiteral("charts"), all}};
    return QJsonDocument(root).toJson();
}

QString exportFileName(const ExportHeader& header, const QString& what)
{
    return models::exportFileName({header.source, what, fileTimeText(header.to, header.zone)});
}

QByteArray chartsAsPicture(const ExportHeader& header, const QList<ChartPane*>& panes, const QWidget& page,
                           const QString& format)
{
    int width = 0;
    int height = kCaptionHeight;
    for (const ChartPane* pane : panes)
        width = std::max(width, pane->canvas()->width());
    for (const ChartPane* pane : panes)
        height += kLegendRow + pane->canvas()->height() + legendHeight(pane->content(), width);
    const auto paintAll = [&](QPainter& painter) {
        painter.setLayoutDirection(Qt::LeftToRight); // as the charts
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(page.font());
        painter.fillRect(QRect(0, 0, width, height), page.palette().color(QPalette::Base));
        painter.setPen(page.palette().color(QPalette::Text));
        painter.drawText(QRect(metrics::kLarge, 0, width - 2 * metrics::kLarge, kCaptionHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, shortText(exportCaption(header)));
        int top = kCaptionHeight;
        for (const ChartPane* pane : panes) {
            QFont strong = page.font();
            strong.setBold(true);
            painter.setFont(strong);
            painter.setPen(page.palette().color(QPalette::Text));
            painter.drawText(QRect(metrics::kLarge, top, width, kLegendRow), Qt::AlignLeft | Qt::AlignVCenter,
                             shortText(pane->content().title));
            painter.setFont(page.font());
            top += kLegendRow;
            pane->canvas()->render(&painter, QPoint(0, top));
            top += pane->canvas()->height();
            const int legend = legendHeight(pane->content(), width);
            paintLegend(painter, pane->content(), page.palette(), QRectF(0, top, width, legend));
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
        generator.setTitle(ChartExportTexts::tr("QuotaDeck charts"));
        generator.setDescription(exportCaption(header));
        QPainter painter(&generator);
        paintAll(painter);
    } else {
        QImage image(QSize(width, height) * kPictureScale, QImage::Format_RGB32);
        image.setDevicePixelRatio(kPictureScale);
        image.setText(QStringLiteral("Description"), exportCaption(header));
        QPainter painter(&image);
        paintAll(painter);
        painter.end();
        image.save(&buffer, "png");
    }
    return buffer.data();
}
} // namespace quotadeck::ui

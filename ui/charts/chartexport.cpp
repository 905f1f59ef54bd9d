// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartexport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace quotadeck::ui {
namespace {
struct ChartExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

/// Plain digits, whole where the number is.
QString plain(double value)
{
    return value == std::floor(value) && std::abs(value) < 9e15 ? QString::number(value, 'f', 0)
                                                                : QString::number(value, 'g', 15);
}

QString quoted(QString field)
{
    const bool needsQuotes
        = field.contains(u',') || field.contains(u'"') || field.contains(u'\n') || field.contains(u'\r');
    return needsQuotes ? QStringLiteral("\"%1\"").arg(field.replace(u'"', QStringLiteral("\"\""))) : field;
}

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
            const QStringList fields = {quoted(chart.title),
                                        quoted(line.subject),
                                        measureId(line.measure),
                                        quoted(resourceOf(chart)),
                                        chart.unit().plainName(),
                                        QString::number(stretchNumber),
                                        isoText(column.time),
                                        plain(column.last),
                                        plain(column.min),
                                        plain(column.max),
                                        limit ? plain(limit->last) : QString()};
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
} // namespace

QString exportCaption(const ExportFacts& facts)
{
    QStringList parts;
    if (facts.isSimulated)
        parts << ChartExportTexts::tr("SIMULATED");
    if (!facts.source.isEmpty())
        parts << facts.source;
    parts << QStringLiteral("%1 – %2").arg(momentText(facts.from, facts.zone),
                                           momentText(facts.to, facts.zone));
    if (facts.zone == TimeZone::Local)
        parts << ChartExportTexts::tr("local time");
    return parts.join(QStringLiteral("  ·  "));
}

QByteArray chartsAsCsv(const ExportFacts& facts, std::span<const ChartContent> charts)
{
    QStringList lines;
    lines << QStringLiteral("# source: %1").arg(oneLine(facts.source));
    lines << QStringLiteral("# simulated: %1")
                 .arg(facts.isSimulated ? QLatin1String("yes") : QLatin1String("no"));
    lines << QStringLiteral("# from: %1").arg(isoText(facts.from));
    lines << QStringLiteral("# to: %1").arg(isoText(facts.to));
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

QByteArray chartsAsJson(const ExportFacts& facts, std::span<const ChartContent> charts)
{
    QJsonArray all;
    for (const ChartContent& chart : charts)
        all << chartJson(chart);
    const QJsonObject root{{QStringLiteral("source"), facts.source},
                           {QStringLiteral("simulated"), facts.isSimulated},
                           {QStringLiteral("from"), isoText(facts.from)},
                           {QStringLiteral("to"), isoText(facts.to)},
                           {QStringLiteral("charts"), all}};
    return QJsonDocument(root).toJson();
}
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/reportchart.h"

#include "core/usage/reporttables.h"
#include "models/reports/reporttablemodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr std::size_t kMostReportSeries = 7; // one hue is for the others
constexpr int kReportBarHeight = 15;
constexpr double kReportLabelShare = 0.28; ///< of the width
constexpr int kReportLegendWidth = 190;
constexpr int kReportAxisWidth = 56;
constexpr double kWidestReportBar = 60;
constexpr double kBillion = 1e9; // of a currency

QString numberText(double value)
{
    return QLocale().toString(value, 'f', value >= 100 ? 0 : value >= 1 ? 1 : 2);
}
} // namespace

ReportChart::ReportChart(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Chart of the report"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize ReportChart::sizeHint() const
{
    return scaled(QSize(400, 170));
}

QSize ReportChart::minimumSizeHint() const
{
    const int lines = static_cast<int>(m_series.size()) + (m_unknownRows > 0 ? 1 : 0); // none over another
    return scaled(QSize(200, 90)).expandedTo(QSize(0, lines * fontMetrics().height() + 2 * metrics::kSmall));
}

void ReportChart::Value::add(const Value& other)
{
    figure.isLowerBound = figure.isLowerBound || other.figure.isLowerBound
        || figure.value.has_value() != other.figure.value.has_value();
    if (other.figure.value)
        figure.value = figure.value.value_or(0) + *other.figure.value;
    size += other.size;
}

void ReportChart::setReport(const models::MadeReport* made, std::optional<ResourceType> type,
                            models::ReportMeasure measure)
{
    m_labels.clear();
    m_series.clear();
    m_unknownRows = 0;
    m_hasReport = made && type;
    if (m_hasReport)
        addSeries(*made, *type, measure);
    std::ranges::stable_sort(m_series, std::greater(),
                             [](const Series& series) { return series.total.size; });
    joinOthers();
    describe();
    updateGeometry();
    update();
}

/// Those with a bar.
void ReportChart::addSeries(const models::MadeReport& made, ResourceType type, models::ReportMeasure measure)
{
    const usage::Report& report = made.report;
    m_isCost = measure == models::ReportMeasure::Cost;
    m_type = type;
    m_unit = m_isCost ? QString::fromStdString(usage::shownName(report.currency.value_or(std::string())))
                      : models::reportUnit(type, made.reading.isMoment);
    const double whole = m_isCost ? kBillion : static_cast<double>(usage::hourOf(type));
    for (const usage::ReportColumn& column : report.columns)
        m_labels << QString::fromStdString(column.label);
    m_isColumnKnown.clear();
    for (std::size_t i = 0; i < report.columns.size(); ++i) // without rows: what was covered had nothing
        m_isColumnKnown.push_back(report.rows.empty() && report.isSeen(i));
    const auto valueOf = [&](const usage::Cell& cell, std::optional<std::size_t> column) {
        const models::ReportFigure figure = models::measureIn(report, cell, column, type, measure);
        return figure.value ? Value{figure, static_cast<double>(*figure.value) / whole} : Value();
    };
    const auto add = [&](const QString& name, const usage::ReportRow& row) {
        Series series{name, {}, valueOf(row.total, std::nullopt)};
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            series.values.push_back(valueOf(row.cells[i], i));
            if (series.values.back().figure.value)
                m_isColumnKnown[i] = true;
        }
        if (!series.total.figure.value)
            ++m_unknownRows;
        else if (series.total.size > 0)
            m_series.push_back(std::move(series));
    };
    for (const usage::ReportRow& row : report.rows) {
        QStringList names;
        for (const auto& name : row.key)
            names << (!name               ? tr("(unknown)")
                          : name->empty() ? tr("(none)")
                                          : QString::fromStdString(usage::shownName(*name)));
        add(names.join(QStringLiteral(" · ")), row);
    }
    if (m_isCost && report.idle) // a part of the total
        add(models::ReportTableModel::tr("Idle of guaranteed"), *report.idle);
}

void ReportChart::joinOthers()
{
    if (m_series.size() <= kMostReportSeries + 1)
        return;
    Series others = m_series[kMostReportSeries];
    others.name = tr("%n others", nullptr, static_cast<int>(m_series.size() - kMostReportSeries));
    for (std::size_t i = kMostReportSeries + 1; i < m_series.size(); ++i) {
        for (std::size_t column = 0; column < others.values.size(); ++column)
            others.values[column].add(m_series[i].values[column]);
        others.total.add(m_series[i].total);
    }
    m_series.resize(kMostReportSeries);
    m_series.push_back(std::move(others));
}

/// For screen readers.
void ReportChart::describe()
{
    QStringList spoken;
    for (const Series& series : m_series)
        spoken << valueText(series.name, series.total);
    if (spoken.isEmpty() && m_hasReport)
        spoken << emptyText();
    if (m_hasReport && m_unknownRows > 0)
        spoken << unknownRowsText();
    const auto columns = m_hasReport ? std::ranges::count(m_isColumnKnown, false) : 0;
    if (columns > 0 && m_labels.size() > 1)
        spoken << tr("%n columns unknown", nullptr, static_cast<int>(columns));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

QColor ReportChart::colorOf(std::size_t series) const
{
    return series < kMostReportSeries ? seriesColor(palette(), static_cast<int>(series)) : dimText(palette());
}

QString ReportChart::amountText(const Value& value) const
{
    if (!value.figure.value)
        return tr("unknown");
    const QString number
        = m_isCost ? models::costText(value.figure) : models::figureText(m_type, value.figure);
    return m_unit.isEmpty() ? number : number + u' ' + m_unit;
}

QString ReportChart::valueText(const QString& name, const Value& value) const
{
    return QStringLiteral("%1: %2").arg(name, amountText(value));
}

QString ReportChart::emptyText() const
{
    return m_unknownRows > 0 ? tr("No known amount above 0") : tr("No amount above 0");
}

QString ReportChart::unknownRowsText() const
{
    return tr("%n rows unknown", nullptr, m_unknownRows);
}

void ReportChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(
        Qt::LeftToRight); // bars grow to the right, and time goes there, in every language
    painter.fillRect(rect(), palette().color(QPalette::Base));
    m_bars.clear();
    if (m_series.empty()) {
        painter.setPen(dimText(palette()));
        if (m_hasReport)
            painter.drawText(rect(), Qt::AlignCenter, emptyText());
        return;
    }
    if (m_labels.size() > 1)
        paintStacks(painter);
    else
        paintBars(painter);
}

void ReportChart::paintBars(QPainter& painter)
{
    QRectF all
        = QRectF(rect()).adjusted(metrics::kMedium, metrics::kSmall, -metrics::kMedium, -metrics::kSmall);
    all.setBottom(paintUnknownRows(painter, all));
    const double labelWidth = all.width() * kReportLabelShare;
    double numberWidth = 0;
    for (const Series& series : m_series)
        numberWidth = std::max(
            numberWidth,
            double(fontMetrics().horizontalAdvance(amountText(series.total) + QStringLiteral("  "))));
    const double room = std::max(20.0, all.width() - labelWidth - numberWidth - 2 * metrics::kSmall);
    double most = 0; // the others may be more than the first
    for (const Series& series : m_series)
        most = std::max(most, series.total.size);
    const double step = std::min(double(scaled(24)), all.height() / static_cast<double>(m_series.size()));
    const double height = std::min(double(scaled(kReportBarHeight)), step - 2);
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const Series& series = m_series[i];
        const double top = all.top() + step * static_cast<double>(i);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(all.left(), top, labelWidth, step), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(series.name, Qt::ElideMiddle, int(labelWidth)));
        const QRectF bar(all.left() + labelWidth + metrics::kSmall, top + (step - height) / 2,
                         std::max(1.0, room * series.total.size / most), height);
        painter.fillRect(bar, colorOf(i));
        painter.drawText(QRectF(bar.right() + metrics::kSmall, top, numberWidth + metrics::kLarge, step),
                         Qt::AlignLeft | Qt::AlignVCenter, amountText(series.total));
        m_bars.push_back({QRectF(all.left(), top, all.width(), step), valueText(series.name, series.total)});
    }
}

void ReportChart::paintStacks(QPainter& painter)
{
    QRectF all
        = QRectF(rect()).adjusted(metrics::kMedium, metrics::kMedium, -metrics::kMedium, -metrics::kSmall);
    const QRectF legend(all.right() - scaled(kReportLegendWidth), all.top(), scaled(kReportLegendWidth),
                        all.height());
    const double line = fontMetrics().height();
    const QRectF plot(all.left() + scaled(kReportAxisWidth), all.top(),
                      all.width() - scaled(kReportAxisWidth) - scaled(kReportLegendWidth) - metrics::kLarge,
                      all.height() - line - metrics::kTiny);
    if (plot.width() < 20 || plot.height() < 20)
        return;
    const auto columns = static_cast<std::size_t>(m_labels.size());
    std::vector<double> sums(columns);
    for (const Series& series : m_series) {
        for (std::size_t i = 0; i < columns; ++i)
            sums[i] += series.values[i].size;
    }
    const double most = std::max(*std::ranges::max_element(sums), 1e-9);
    painter.setPen(hairline(palette()));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.topLeft(), plot.topRight());
    painter.setPen(dimText(palette()));
    const auto axis = [&](double y, double value) {
        painter.drawText(QRectF(all.left(), y - line / 2, scaled(kReportAxisWidth) - metrics::kTiny, line),
                         Qt::AlignRight | Qt::AlignVCenter, numberText(value));
    };
    axis(plot.top(), most);
    axis(plot.bottom(), 0);
    const double step = plot.width() / static_cast<double>(columns);
    const double width = std::clamp(step * 0.75, 1.0, kWidestReportBar);
    double labelled = plot.left() - step;
    for (std::size_t i = 0; i < columns; ++i) {
        const double middle = plot.left() + step * (static_cast<double>(i) + 0.5);
        double bottom = plot.bottom();
        if (!m_isColumnKnown[i]) {
            const QRectF place(middle - width / 2, plot.top(), width, plot.height());
            painter.fillRect(place, QBrush(dimText(palette()), Qt::BDiagPattern));
            m_bars.push_back({place, valueText(m_labels[static_cast<int>(i)], {})});
        }
        for (std::size_t s = 0; s < m_series.size(); ++s) {
            const Value& value = m_series[s].values[i];
            if (!value.figure.value)
                continue; // a gap
            const double height = plot.height() * value.size / most;
            const QRectF bar(middle - width / 2, bottom - height, width, height);
            painter.fillRect(bar, colorOf(s));
            bottom -= height;
            m_bars.push_back(
                {bar, m_labels[static_cast<int>(i)] + u'\n' + valueText(m_series[s].name, value)});
        }
        const QString& label = m_labels[static_cast<int>(i)];
        const double needed = fontMetrics().horizontalAdvance(label) + metrics::kSmall;
        if (middle - needed / 2 >= labelled && middle + needed / 2 <= plot.right() + metrics::kLarge) {
            painter.setPen(dimText(palette()));
            painter.drawText(QRectF(middle - needed / 2, plot.bottom() + metrics::kTiny, needed, line),
                             Qt::AlignCenter, label);
            labelled = middle + needed / 2;
        }
    }
    paintLegend(painter, legend);
}

double ReportChart::paintUnknownRows(QPainter& painter, const QRectF& place)
{
    if (m_unknownRows == 0)
        return place.bottom();
    const double top = place.bottom() - fontMetrics().height();
    painter.setPen(dimText(palette()));
    painter.drawText(QRectF(place.left(), top, place.width(), fontMetrics().height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(unknownRowsText(), Qt::ElideRight, int(place.width())));
    return top;
}

void ReportChart::paintLegend(QPainter& painter, const QRectF& place)
{
    const double bottom = paintUnknownRows(painter, place);
    const double line = fontMetrics().height() + 2;
    double top = place.top();
    for (std::size_t i = 0; i < m_series.size() && top + line <= bottom + 2; ++i, top += line) {
        painter.fillRect(QRectF(place.left(), top + 3, line - 8, line - 8), colorOf(i));
        painter.setPen(palette().color(QPalette::Text));
        const QRectF text(place.left() + line, top, place.width() - line, line);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_series[i].name, Qt::ElideMiddle, int(text.width())));
        m_bars.push_back(
            {QRectF(place.left(), top, place.width(), line), valueText(m_series[i].name, m_series[i].total)});
    }
}

bool ReportChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto bar = std::ranges::find_if(
            m_bars, [&](const Bar& it) { return it.place.contains(QPointF(help->pos())); });
        if (bar == m_bars.end())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               bar->text.toHtmlEscaped().replace(u'\n', QLatin1String("<br>")), this);
        return true;
    }
    return QWidget::event(event);
}
} // namespace quotadeck::ui

#include "moc_reportchart.cpp"

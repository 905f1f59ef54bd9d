// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reports/reportexport.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace quotadeck::ui {
/// What the rows of a report held of one resource: a bar for each row, or, where the report has several columns, a stack of
/// the rows for each of those. The rows with the most are apart, the rest is one.
class ReportChart final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportChart(QWidget* parent = nullptr);

    /// Null: nothing is painted.
    void setReport(const models::MadeReport* made, std::optional<ResourceType> type);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// One row, in hours, by column; negative: no sample covers it.
    struct Series
    {
        QString name;
        std::vector<double> values;
        double total = 0;
    };
    struct Bar
    {
        QRectF place;
        QString text;
    };

    void paintBars(QPainter& painter);
    void paintStacks(QPainter& painter);
    void paintLegend(QPainter& painter, const QRectF& place);
    [[nodiscard]] QColor colorOf(std::size_t series) const;
    [[nodiscard]] QString valueText(const QString& name, double value) const;

    QStringList m_labels; ///< of the columns
    std::vector<Series> m_series;
    QString m_unit;
    std::vector<Bar> m_bars; ///< as painted last, for tool tips
};
} // namespace quotadeck::ui

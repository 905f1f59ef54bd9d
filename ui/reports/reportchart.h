// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reports/reportexport.h"
#include "models/reports/reportmeasure.h"

#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace quotadeck::ui {
/// What the rows of a report held of one resource, or another measure of it: a bar for each row, or, where the report has
/// several columns, a stack of the rows for each of those. The rows with the most are apart, the rest is one. What is not known
/// has no bar; a column of which nothing is known is hatched.
class ReportChart final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportChart(QWidget* parent = nullptr);

    /// Null: nothing is painted.
    void setReport(const models::MadeReport* made, std::optional<ResourceType> type,
                   models::ReportMeasure measure);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Value
    {
        models::ReportFigure figure{}; ///< nothing: not known
        double size = 0; ///< of its bar: in hours, or in the currency

        void add(const Value& other);
    };
    /// One row, by column.
    struct Series
    {
        QString name;
        std::vector<Value> values;
        Value total;
    };
    struct Bar
    {
        QRectF place;
        QString text;
    };

    void addSeries(const models::MadeReport& made, ResourceType type, models::ReportMeasure measure);
    void joinOthers();
    void describe();
    void paintBars(QPainter& painter);
    void paintStacks(QPainter& painter);
    void paintLegend(QPainter& painter, const QRectF& place);
    /// At the bottom of @p place, if there are any. Returns where the rest of it ends.
    double paintUnknownRows(QPainter& painter, const QRectF& place);
    [[nodiscard]] QColor colorOf(std::size_t series) const;
    [[nodiscard]] QString amountText(const Value& value) const;
    [[nodiscard]] QString valueText(const QString& name, const Value& value) const;
    [[nodiscard]] QString unknownRowsText() const;
    [[nodiscard]] QString emptyText() const; ///< why there is no bar

    QStringList m_labels; ///< of the columns
    std::vector<Series> m_series;
    std::vector<bool> m_isColumnKnown;
    int m_unknownRows = 0;
    bool m_hasReport = false;
    bool m_isCost = false;
    ResourceType m_type{"vcore"}; ///< of the amounts
    QString m_unit;
    std::vector<Bar> m_bars; ///< as painted last, for tool tips
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/comparison.h"
#include "models/table/rowlist.h"

#include <memory>

namespace quotadeck::models {
struct ComparisonRow
{
    QString id;
    QString name;
    sim::Measure measure = sim::Measure::Submitted;
    std::optional<double> a;
    std::optional<double> b;
    std::optional<double> change;

    friend bool operator==(const ComparisonRow&, const ComparisonRow&) = default;
};

/// Two runs of a scenario side by side: a row for each queue or user and each measure. GUI thread only.
class ComparisonModel final : public RowList<ComparisonRow>
{
    Q_OBJECT
public:
    enum Column { NameColumn, MeasureColumn, FirstColumn, SecondColumn, ChangeColumn, ColumnCount };
    Q_ENUM(Column)
    enum class Kind { Queues, Users };
    enum class Shown { All, Differences };

    explicit ComparisonModel(QObject* parent = nullptr);

    /// Null: none is known.
    void setComparison(std::shared_ptr<const sim::Comparison> comparison);
    void setKind(Kind kind);
    void setShown(Shown shown);
    [[nodiscard]] const std::shared_ptr<const sim::Comparison>& comparison() const { return m_comparison; }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    static ColumnTable<ComparisonRow> columns();
    void showRows();

    std::shared_ptr<const sim::Comparison> m_comparison;
    Kind m_kind = Kind::Queues;
    Shown m_shown = Shown::Differences;
};
} // namespace quotadeck::models

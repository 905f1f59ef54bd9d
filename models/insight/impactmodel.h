// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/impact.h"
#include "models/common/livetree.h"
#include "models/common/roles.h"

#include <QString>

#include <string>
#include <vector>

namespace quotadeck::models {
/// A verdict with what it holds for below, or one of those.
struct ImpactLine
{
    bool isGroup = false; ///< a verdict; of `row` only that counts
    int count = 0; ///< of a verdict: how many it holds for
    int rank = 0; ///< place in the engine's order
    insight::ImpactRow row;

    friend bool operator==(const ImpactLine&, const ImpactLine&) = default;
};

/// What an edit does to whom, grouped by verdict, the worst first. SortRole is qint64 in base units, invalid where
/// there is no number, else the text; the verdict sorts in the engine's order.
class ImpactModel final : public LiveTree<ImpactLine>
{
    Q_OBJECT
public:
    enum Column {
        WhoColumn,
        QueueColumn,
        ResourceColumn,
        LimitBeforeColumn,
        LimitAfterColumn,
        UsedColumn,
        LeftBeforeColumn,
        LeftAfterColumn,
        EffectColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ImpactModel(QObject* parent = nullptr);

    void setImpact(const insight::Impact& impact);
    /// Shows only rows with @p text in a name or a queue, in any case. Empty: all.
    void setFilterText(const QString& text);
    /// nullptr for a verdict. Valid until the next change.
    [[nodiscard]] const insight::ImpactRow* impactRow(const QModelIndex& index) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const ImpactLine& line, int column, int role) const override;
    [[nodiscard]] bool isBefore(const ImpactLine& left, const ImpactLine& right, int column) const override;
    [[nodiscard]] bool isSameCell(const ImpactLine& left, const ImpactLine& right, int column) const override;
    [[nodiscard]] bool isMatch(const ImpactLine& line) const override;

    std::vector<std::string> m_ids; ///< of the rows
    QString m_filter;
};

/// "over now", for people.
[[nodiscard]] QString impactText(insight::ImpactVerdict verdict);
} // namespace quotadeck::models

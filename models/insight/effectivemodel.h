// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/effectivelimits.h"
#include "models/common/rowlist.h"
#include "models/insight/insightsource.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// One side of a line: what is set there, or what a level above sets.
struct EffectiveCell
{
    std::optional<insight::EffectiveSide> set;
    std::optional<Quantity> inherited;
    QString inheritedFrom; ///< the queue

    friend bool operator==(const EffectiveCell&, const EffectiveCell&) = default;
};

struct EffectiveLine
{
    QString id;
    QString queue;
    bool isRepeated = false; ///< the line before is of the same queue
    DenialSubject subject = DenialSubject::Queue;
    std::optional<ResourceType> type; ///< none: the number of running applications
    EffectiveCell before;
    EffectiveCell after;
    bool isCompared = false; ///< there is a before

    [[nodiscard]] bool isChanged() const;
    friend bool operator==(const EffectiveLine&, const EffectiveLine&) = default;
};

/// What holds for a person level by level, before and after an edit. SortRole is qint64 in base units, invalid where
/// nothing is set, else the text.
class EffectiveModel final : public RowList<EffectiveLine>
{
    Q_OBJECT
public:
    enum Column {
        QueueColumn,
        WhoseColumn,
        ResourceColumn,
        BeforeColumn,
        AfterColumn,
        ChangeColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    using RowList::RowList;

    /// @p baseline says what the limits before the edits are.
    void setLimits(const std::optional<insight::EffectiveLimits>& limits,
                   BaselineKind baseline = BaselineKind::File);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const EffectiveLine& line, int column, int role) const override;

    BaselineKind m_before = BaselineKind::File;
};
} // namespace quotadeck::models

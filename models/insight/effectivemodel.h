// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/effectivelimits.h"
#include "models/insight/insightsource.h"
#include "models/table/rowlist.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// A limit before or after the edit: set at this level, or inherited from one above.
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

/// The limits that apply to a person, level by level, before and after an edit.
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

    explicit EffectiveModel(QObject* parent = nullptr);

    /// @p baseline says what the limits before the edits are.
    void setLimits(const std::optional<insight::EffectiveLimits>& limits,
                   BaselineKind baseline = BaselineKind::File);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    static ColumnTable<EffectiveLine> columns();

    BaselineKind m_before = BaselineKind::File;
};
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/impact.h"
#include "models/common/roles.h"
#include "models/table/livetree.h"

#include <QString>

#include <string>
#include <vector>

namespace quotadeck::models {
/// A verdict, or below it one of the rows that it applies to.
struct ImpactLine
{
    bool isGroup = false; ///< a verdict; of `row` only that counts
    int count = 0; ///< of a verdict: the number of its rows
    int rank = 0; ///< place in the engine's order
    insight::ImpactRow row;

    friend bool operator==(const ImpactLine&, const ImpactLine&) = default;
};

/// The users, groups and queues that an edit affects, grouped by verdict, the worst first.
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
    /// nullptr for a verdict. Valid until the next change.
    [[nodiscard]] const insight::ImpactRow* impactRow(const QModelIndex& index) const;

private:
    static ColumnTable<ImpactLine> columns();
    [[nodiscard]] bool isListed(const ImpactLine& line) const override;

    std::vector<std::string> m_ids; ///< of the rows
};

/// "over now", for people.
[[nodiscard]] QString impactText(insight::ImpactVerdict verdict);
} // namespace quotadeck::models

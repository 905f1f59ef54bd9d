// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/explain.h"
#include "models/common/rowlist.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// One amount at one level of the way from the root to the leaf, or that a level sets none.
struct TraceLine
{
    enum class Kind {
        Level, ///< of a queue, user or group at one level
        Unset, ///< nothing is set there for them
        Whole, ///< the smallest of all levels
    };

    QString id;
    Kind kind = Kind::Level;
    QString queue;
    bool isRepeated = false; ///< the line before is of the same queue
    DenialSubject subject = DenialSubject::Queue;
    QString name; ///< of the user or group
    insight::Match match = insight::Match::None;
    insight::TraceCell cell;
    std::optional<Quantity> inherited; ///< the least that a level above sets for the same subject
    QString inheritedFrom; ///< the queue that does
    bool isKnown = true; ///< what is used

    friend bool operator==(const TraceLine&, const TraceLine&) = default;
};

/// Which limit holds where, from the root down; a queue is named by its last part. UsageRole is valid in BarColumn of what is limited and known: pending is
/// what is asked for. SortRole is qint64 in base units, invalid where there is no number, the path of a queue, else the text.
class TraceModel final : public RowList<TraceLine>
{
    Q_OBJECT
public:
    enum Column {
        QueueColumn,
        WhoseColumn,
        MatchColumn,
        ResourceColumn,
        BarColumn,
        LimitColumn,
        UsedColumn,
        AskedColumn,
        LeftColumn,
        MarkColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    using RowList::RowList;

    /// How limits came to be known; a list does not say how they came to hold.
    enum class Origin { Configured, Listed };
    enum class Amounts {
        Decisive, ///< what is asked for and limited
        All, ///< what is asked for or limited
    };
    void setExplanation(const insight::Explanation& explanation, Origin origin, Amounts amounts);
    /// The first line that refuses the request; invalid without one.
    [[nodiscard]] QModelIndex firstInTheWay() const;
    void clear() { setRows({}); }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const TraceLine& line, int column, int role) const override;
    [[nodiscard]] QString display(const TraceLine& line, Column column) const;
    [[nodiscard]] QString matchText(const TraceLine& line) const;

    Origin m_origin = Origin::Configured;
};
} // namespace quotadeck::models

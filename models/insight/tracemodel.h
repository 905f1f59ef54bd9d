// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/explain.h"
#include "models/table/rowlist.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// One amount at one level of the path from the root to the leaf, or a level that sets none.
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
    bool isListed = false; ///< the limits come from a list, which does not name the rule that matched
    insight::TraceCell cell;
    std::optional<Quantity> inherited; ///< the least that a level above sets for the same subject
    QString inheritedFrom; ///< the queue that does
    bool isKnown = true; ///< the usage

    friend bool operator==(const TraceLine&, const TraceLine&) = default;
};

/// The limits at each level of a path, from the root down; a queue is named by its last part. UsageRole is valid in
/// BarColumn where a limit and the usage are known: pending is the requested amount.
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

    explicit TraceModel(QObject* parent = nullptr);

    /// Where limits come from; a list does not name the rule that matched.
    enum class Origin { Configured, Listed };
    enum class Amounts {
        Decisive, ///< requested and limited
        All, ///< requested or limited
    };
    void setExplanation(const insight::Explanation& explanation, Origin origin, Amounts amounts);
    /// The first line that refuses the request; invalid without one.
    [[nodiscard]] QModelIndex firstInTheWay() const;
    void clear() { setRows({}); }

private:
    static ColumnTable<TraceLine> columns();
};
} // namespace quotadeck::models

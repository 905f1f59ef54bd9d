// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/diff/change.h"
#include "models/limits/configsession.h"
#include "models/table/livetree.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// A queue of an edited configuration in the outline, or something of a partition.
struct OutlineRow
{
    enum class Kind { Queue, Partition, Rules };
    Kind kind = Kind::Queue;
    QString name;
    std::size_t partition = 0;
    QString partitionName;
    QueuePath queue; ///< empty for what is no queue
    TextSpan place; ///< of the name; empty for a root that is not written
    bool isParent = false;
    int limits = 0;
    int errors = 0; ///< of the queue itself
    int warnings = 0; ///< of the queue itself
    int errorsBelow = 0; ///< of the queues below
    int warningsBelow = 0; ///< likewise
    QString mark; ///< a sign for what the edits change of it; empty: nothing
    QString markText; ///< the same in words
};

/// The queues of an edited configuration as written, in the order of the text, after the settings of their partition and
/// its placement rules. A file with several partitions has these at the top with all else below. GUI thread only.
class QueueOutlineModel final : public LiveTree<OutlineRow>
{
    Q_OBJECT
public:
    enum Column { QueueColumn, LimitsColumn, ProblemsColumn, ChangeColumn, ColumnCount };
    Q_ENUM(Column)

    explicit QueueOutlineModel(QObject* parent = nullptr);

    /// An unreadable configuration keeps the last readable outline, none at all clears it.
    void setRevision(const ConfigRevisionPtr& revision);
    /// Marks the queues that @p changes concern.
    void setChanges(const std::vector<config::Change>& changes);

    [[nodiscard]] const OutlineRow& row(const QModelIndex& index) const { return rowAt(index); }
    /// The row of @p queue in the first partition that has it; invalid when none has.
    [[nodiscard]] QModelIndex indexOfQueue(const QueuePath& queue) const;
    /// The row of what @p place belongs to; invalid where the outline has none.
    [[nodiscard]] QModelIndex indexOfPlace(const TextPlace& place) const;
    /// The first queue with limits, or else the first queue: where editing starts.
    [[nodiscard]] QModelIndex firstWithLimits() const;

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    static ColumnTable<OutlineRow> columns();

    struct Mark
    {
        QString sign;
        QString text;
    };
    static void addOtherProblems(const ConfigRevision& revision, std::vector<Incoming>& rows);
    [[nodiscard]] static Mark markOf(const config::Change& change);
    void addMark(OutlineRow& row) const;

    std::vector<std::string> m_ids; ///< of the rows there are
    std::unordered_map<std::string, Mark> m_marks; ///< by the queue's path
};
} // namespace quotadeck::models

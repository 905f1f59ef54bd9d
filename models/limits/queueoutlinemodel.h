// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/diff/change.h"
#include "models/limits/configsession.h"
#include "models/limits/drift.h"
#include "models/table/livetree.h"

#include <QStringList>

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
    QString path; ///< the same for filters, which look at all rows
    TextSpan place; ///< of the name; empty for a root that is not written
    std::size_t position = 0; ///< among its siblings, in the order of the text
    bool isParent = false;
    int limits = 0;
    QStringList users; ///< whom its limits name
    QStringList groups; ///< likewise
    int errors = 0; ///< of the queue itself
    int warnings = 0; ///< of the queue itself
    int errorsBelow = 0; ///< of the queues below
    int warningsBelow = 0; ///< likewise
    QString mark; ///< a sign for what the edits change of it; empty: nothing
    QString markText; ///< the same in words
    DriftMark drift; ///< of the queue itself
    DriftMark driftBelow; ///< of the queues below; without lines
};

/// The queues of an edited configuration as written, in the order of the text, after the settings of their partition and
/// its placement rules. A file with several partitions has these at the top with all else below. A queue that was renamed or
/// moved keeps its row. A filter shows queues only, with those above them. GUI thread only.
class QueueOutlineModel final : public LiveTree<OutlineRow>
{
    Q_OBJECT
public:
    enum Column { QueueColumn, LimitsColumn, ProblemsColumn, ChangeColumn, DriftColumn, ColumnCount };
    Q_ENUM(Column)

    explicit QueueOutlineModel(QObject* parent = nullptr);

    /// An unreadable configuration keeps the last readable outline, none at all clears it.
    void setRevision(const ConfigRevisionPtr& revision);
    /// Marks the queues that @p changes concern.
    void setChanges(const std::vector<config::Change>& changes);
    /// Marks what differs from the saved file and the cluster; null: nothing is known.
    void setDrift(const DriftPtr& drift);

    [[nodiscard]] const OutlineRow& row(const QModelIndex& index) const { return rowAt(index); }
    /// The row called @p id, hidden by the filter or not; nullptr when there is none. Valid until the next change.
    [[nodiscard]] const OutlineRow* rowOf(const QString& id) const { return rowFor(id.toStdString()); }
    /// Whether the row of @p index, which must be valid, matches the filter itself.
    [[nodiscard]] bool isMatch(const QModelIndex& index) const { return LiveTreeModel::isMatch(index); }
    /// Of all partitions, roots included, whatever the filter.
    [[nodiscard]] int queueCount() const { return m_queueCount; }
    /// True when a partition has @p queue, whatever the filter.
    [[nodiscard]] bool hasQueue(const QueuePath& queue, std::optional<std::size_t> partition = {}) const
    {
        return findQueue(queue, partition) != nullptr;
    }
    /// The row of @p queue in partition number @p partition, or else in the first one that has it; invalid when there is none, or the
    /// filter hides it.
    [[nodiscard]] QModelIndex indexOfQueue(const QueuePath& queue,
                                           std::optional<std::size_t> partition = {}) const;
    /// The row of what @p place belongs to; invalid where the outline has none, or the filter hides it.
    [[nodiscard]] QModelIndex indexOfPlace(const TextPlace& place) const;
    /// The first queue with limits, or else the first queue: where editing starts.
    [[nodiscard]] QModelIndex firstWithLimits() const;

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    /// Queues but the root are dragged to another queue, or to another place among its queues.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    /// moveRequested() follows: the rows move with the text.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    /// A queue was dropped on @p parent, at @p position among the queues there counted without it; none: at the end.
    void moveRequested(std::size_t partition, const quotadeck::QueuePath& queue,
                       const quotadeck::QueuePath& parent, std::optional<std::size_t> position);

private:
    static ColumnTable<OutlineRow> columns();
    [[nodiscard]] bool isListed(const OutlineRow& row) const override;

    /// A queue that is being dragged, and where it would go.
    struct Drop
    {
        std::size_t partition = 0;
        QueuePath queue;
        QueuePath parent;
        std::optional<std::size_t> position;
    };
    /// None where it cannot go.
    [[nodiscard]] std::optional<Drop> dropAt(const QMimeData* data, int row, const QModelIndex& parent) const;

    struct Mark
    {
        QString sign;
        QString text;
    };
    static void addOtherProblems(const ConfigRevision& revision, std::vector<Incoming>& rows);
    [[nodiscard]] static Mark markOf(const config::Change& change);
    void addMark(OutlineRow& row) const;
    void addDrift(OutlineRow& row, const std::string& partition) const;
    struct DriftMarks
    {
        const DriftMark* own; ///< never null, as the next; of m_drift, or an empty one
        const DriftMark* below;
    };
    [[nodiscard]] DriftMarks driftMarksOf(const OutlineRow& row, const std::string& partition) const;
    [[nodiscard]] std::string partitionOf(const OutlineRow& row) const;
    /// Gives @p rows, whose ids are those of their places, the ids that they had where they were in the configuration before.
    /// Returns whether any may be another.
    bool identify(const ConfigRevision& revision, std::vector<Incoming>& rows);
    /// The id of the row of @p queue in the first partition that has it; nullptr when none has.
    [[nodiscard]] const std::string* findQueue(const QueuePath& queue,
                                               std::optional<std::size_t> partition) const;
    /// Of the row at the place with this id.
    [[nodiscard]] std::string rowIdOf(const std::string& placeId) const;

    ConfigRevisionPtr m_revision; ///< that is shown
    std::vector<std::string> m_ids; ///< of the rows there are, in the order of the text
    std::unordered_map<std::string, std::string>
        m_idsElsewhere; ///< by the id of the place, where a row has another id
    int m_queueCount = 0;
    std::unordered_map<std::string, Mark> m_marks; ///< by the queue's path
    DriftPtr m_drift; ///< null: not known
};
} // namespace quotadeck::models

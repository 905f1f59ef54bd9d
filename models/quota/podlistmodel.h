// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/table/livetree.h"

#include <QString>

#include <chrono>
#include <optional>
#include <string>

namespace quotadeck::models {
/// A row of the list of pods of an application: an allocation, or a request that waits for one.
struct PodRow
{
    enum class State { Allocated, Preempted, Pending };

    QString name; ///< of the pod, or the key of allocation or request
    QString key;
    State state = State::Allocated;
    bool isPlaceholder = false;
    QString node; ///< of a request the node that it requires; empty: none
    QString instanceType; ///< of the node; empty: not reported
    QString taskGroup;
    QString priority; ///< as sent; empty: not sent
    std::chrono::nanoseconds since{}; ///< of the allocation or request, since the epoch; 0 = not sent
    QString age;
    std::optional<Resource> amounts; ///< nil: not reported
    QString reason; ///< why it was not allocated, the latest one
    std::int64_t attempts = 0; ///< that were denied for that reason
    QString reasons; ///< all of them with counts and times, a line each
};

/// The allocations and requests of one application.
///
/// Ownership: keeps the last snapshot that knows the applications.
class PodListModel final : public LiveTree<PodRow>
{
    Q_OBJECT
public:
    enum Column {
        PodColumn,
        StateColumn,
        NodeColumn,
        InstanceTypeColumn,
        KindColumn, ///< pod or placeholder
        PriorityColumn,
        AgeColumn,
        ResourcesColumn,
        AttemptsColumn,
        ReasonColumn,
        TaskGroupColumn, ///< views hide it at first
        ColumnCount
    };
    Q_ENUM(Column)

    explicit PodListModel(QObject* parent = nullptr);

    /// The snapshot and partition of @p update are looked at from now on. What they do not report stays.
    void apply(const SnapshotUpdate& update);
    /// The application whose pods are listed; empty or unknown: none are.
    void setApplication(const QString& id);
    [[nodiscard]] QString applicationId() const { return QString::fromStdString(m_id); }
    /// As reported last, also when it has finished; nullptr when there is none. Valid until the next applicationChanged().
    [[nodiscard]] const ApplicationInfo* application() const { return m_application; }
    /// It is among the finished applications.
    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }
    /// The node of the row called @p id; empty when it has none.
    [[nodiscard]] QString nodeOf(const QString& id) const;

Q_SIGNALS:
    /// Another application, or another state of it; after the rows have changed.
    void applicationChanged();

private:
    static ColumnTable<PodRow> columns();
    void show();
    [[nodiscard]] PodRow rowOf(const AllocationInfo& allocation, const PartitionSnapshot& partition) const;
    [[nodiscard]] PodRow rowOf(const RequestInfo& request, const PartitionSnapshot& partition) const;
    [[nodiscard]] QString ageOf(std::int64_t time) const;

    SnapshotPtr m_snapshot;
    std::string m_partition;
    std::string m_id;
    const ApplicationInfo* m_application = nullptr; // in the snapshot
    bool m_hasEnded = false;
};
} // namespace quotadeck::models

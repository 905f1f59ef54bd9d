// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/snapshot/clusterevent.h"
#include "core/snapshot/snapshotdelta.h"
#include "models/charts/eventmarks.h"
#include "models/events/eventlistmodel.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::models {
/// Fills the list of events. A source that reports events by itself is the only one to be asked then; of all others they are found by
/// comparing its snapshots, what came and went between two of them excepted. Restarts and health checks, which schedulers report as no
/// event, are those of the charts.
///
/// Shape:     while paused the list stands; what comes meanwhile waits, the last EventListModel::kMostEvents of it.
/// Threading: GUI thread; rows are made in the background, in their order.
class EventLog final : public QObject
{
    Q_OBJECT
public:
    enum class Origin { None, Reported, Compared };

    /// @p list outlives the log.
    explicit EventLog(EventListModel* list, QObject* parent = nullptr);
    ~EventLog() override;

    void clear(); ///< Another source, or another past.
    /// Another partition: what was found by comparing goes. A source that reports events does so for all partitions.
    void leavePartition();
    /// Whether the source reports events by itself, now.
    void setReporting(bool isReporting);
    void take(const EventBatch& batch, SnapshotPtr latest, const std::string& partition);
    /// Every snapshot, in its order. @p marks has what the charts know of it.
    void compare(const std::shared_ptr<const SnapshotUpdate>& update, const EventMarks& marks);
    /// Adds @p rows, which the program has found itself, after what was taken before.
    void add(const std::vector<EventRow>& found);
    void setPaused(bool isPaused);

    /// How the last rows are known.
    [[nodiscard]] Origin origin() const { return m_origin; }
    [[nodiscard]] std::size_t waiting() const { return m_waiting.size(); } ///< while paused
    [[nodiscard]] std::uint64_t dropped() const { return m_dropped; } ///< that were older than those listed

Q_SIGNALS:
    void listChanging(); ///< the list is about to get rows
    void changed(); ///< the list, or anything of the above

private:
    class Finder;

    struct Work
    {
        std::shared_ptr<const SnapshotUpdate> update; ///< to compare; null: nothing
        EventBatch reported;
        SnapshotPtr latest; ///< that names the queues of the events; null: none
        std::string partition;
        std::vector<EventRow> others;
        bool replacesCompared = false; ///< the rows found by comparing go
    };

    void start(Work work);
    void addRows(std::vector<EventRow> rows);
    void show(std::vector<EventRow> rows);

    EventListModel* m_list; // not owned
    std::shared_ptr<Finder> m_finder; ///< of the jobs alone
    std::vector<EventRow> m_waiting;
    Origin m_origin = Origin::None;
    bool m_isReporting = false;
    bool m_isPaused = false;
    bool m_dropsCompared = false; ///< with the next rows
    std::uint64_t m_dropped = 0;
    int m_past = 0; ///< its number: what belongs to an earlier one is dropped
    background::OrderedJobs m_jobs;
};
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"
#include "core/snapshot/snapshotdelta.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace quotadeck::models {
/// The snapshot on screen and the latest one of the source, each with the elastic quotas of its moment. Nothing else makes
/// differences between snapshots: whatever shows or stores them connects to the signals.
///
/// Shape:     what the source reads is handled in its order, and nothing of it is skipped. recorded() follows every
///            snapshot, paused or not; shown() follows those that come on screen. Each signal carries the difference to
///            what the same signal carried before. A list that a snapshot does not know counts as it was known last.
/// Threading: GUI thread; differences are made in the background.
class Stage final : public QObject
{
    Q_OBJECT
public:
    /// Whether the source reads a moment once, or goes back to any of them; those add nothing to what is recorded.
    enum class Moments { Once, Again };

    explicit Stage(QObject* parent = nullptr) : QObject(parent) { }

    /// Another source: forgets everything, what waits included.
    void begin(Moments moments);
    /// The source read @p snapshot, of whose partitions @p partition is the one that is looked at. Another partition than
    /// before clears what is shown. @p quotas are those of the same moment; null: none, or not known.
    void take(SnapshotPtr snapshot, std::string partition, elastic::QuotaSnapshotPtr quotas = nullptr);
    void markGap(SystemTime time); ///< The source failed at @p time.
    void rewind(); ///< The source goes back: what was recorded is no past of what comes.
    /// While paused the screen stands; only the first snapshot of a source or partition is shown all the same.
    void setPaused(bool isPaused);
    /// Shows @p snapshot with @p quotas, an earlier one of the present source and partition, until showLatest() or another source
    /// or partition. What comes meanwhile is recorded and not shown.
    void showPast(SnapshotPtr snapshot, elastic::QuotaSnapshotPtr quotas = nullptr);
    void showLatest();

    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// An earlier moment of a source that goes on is shown, or about to be.
    [[nodiscard]] bool isPast() const { return m_past.snapshot != nullptr; }
    [[nodiscard]] const SnapshotPtr& shownSnapshot() const { return m_shown; } ///< null before the first
    [[nodiscard]] const SnapshotPtr& latest() const
    {
        return m_latest.snapshot;
    } ///< newer than the shown one while paused
    [[nodiscard]] const elastic::QuotaSnapshotPtr& latestQuotas() const
    {
        return m_latest.quotas;
    } ///< of latest()
    [[nodiscard]] const std::string& partition() const { return m_partition; } ///< of both
    [[nodiscard]] bool isBehind() const { return m_isBehind; } ///< See behindChanged().
    /// What is shown is earlier than what was recorded last, as in a recording that was read to its end.
    [[nodiscard]] bool isEarlier() const
    {
        return m_shown && m_recordedUntil && m_shown->time < *m_recordedUntil;
    }
    /// Nothing was read yet.
    [[nodiscard]] bool isEmpty() const { return !m_latest.snapshot && !m_isWorking && m_events.empty(); }
    /// The latest snapshot is on screen, and none waits.
    [[nodiscard]] bool isUpToDate() const
    {
        return m_events.empty() && !m_isWorking && m_shown == m_latest.snapshot;
    }

Q_SIGNALS:
    void recorded(const std::shared_ptr<const quotadeck::SnapshotUpdate>& update);
    void gapReached(quotadeck::SystemTime time); ///< between two of recorded()
    void rewound(); ///< the next recorded() brings everything as new
    void shown(const std::shared_ptr<const quotadeck::SnapshotUpdate>& update);
    void firstShown(); ///< after shown(), the first one after cleared()
    /// Another source or partition: @p removal takes away every row that is shown. The next recorded() and shown() bring
    /// everything as new.
    void cleared(const std::shared_ptr<const quotadeck::SnapshotUpdate>& removal);
    /// There was no memory for the difference to a snapshot, which is skipped.
    void failed(const quotadeck::Error& error);
    /// Many snapshots wait: the source should hold back those that can; and when that is over.
    void behindChanged(bool isBehind);

private:
    using UpdatePtr = std::shared_ptr<const SnapshotUpdate>;
    struct Reading
    {
        SnapshotPtr snapshot;
        std::string partition;
        elastic::QuotaSnapshotPtr quotas;
        bool isPast = false; ///< see showPast()
    };
    struct Gap
    {
        SystemTime time;
    };
    struct Rewind
    {
    };
    using Event = std::variant<Reading, Gap, Rewind>;
    /// What the next difference is made against; null: it brings everything as new.
    struct Base
    {
        SnapshotPtr snapshot;
        elastic::QuotaSnapshotPtr quotas;

        friend bool operator==(const Base&, const Base&) = default;
    };
    /// An update, and what the next one of its kind is made against. Null: none.
    struct Step
    {
        UpdatePtr update;
        Base base;
    };
    struct Steps
    {
        Step recorded;
        Step shown;
    };

    void add(Event event);
    void proceed();
    void handle(const Reading& reading);
    void startSteps(const Reading& reading, bool isRecorded, bool isShown);
    void finishSteps(const Reading& reading, const Result<Steps>& steps);
    void emitSteps(const Reading& reading, const Steps& steps);
    void clear();
    void compareBacklog();

    Moments m_moments = Moments::Once;
    std::deque<Event> m_events; ///< not handled yet
    bool m_isWorking = false; ///< a difference is being made
    bool m_isProceeding = false; ///< a receiver of a signal must not handle what comes after it
    bool m_hasFailed
        = false; ///< the last difference, which is not tried again before there is another snapshot
    bool m_isBehind = false;
    bool m_isPaused = false;
    int m_source = 0; ///< its number
    Base m_latest;
    SnapshotPtr m_shown;
    Base m_past; ///< to be shown instead of the latest one; null: none
    std::string m_partition;
    Base m_recordedBase;
    Base m_shownBase;
    std::optional<SystemTime> m_recordedUntil;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models

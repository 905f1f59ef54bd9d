// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/storebreaker.h"
#include "background/jobs.h"
#include "core/base/result.h"
#include "core/connect/collectplan.h"
#include "core/metrics/metricfamily.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/usage/calendar.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::app {
/// Adds up what clusters hold and writes it into a store, again and again. What cannot be written is kept and written later.
///
/// Memory:    at most mostAmounts, and waits, that are not written and those of the current interval of each cluster; beyond that
///            the oldest intervals are lost, which is counted.
/// Deletion:  with CollectStore::keep, after a write, the intervals of these clusters that ended longer ago; a failure stops nothing.
/// Threading: GUI thread; samples are added on another one, and written on a third one, so that a store that does not answer stops
///            neither. A sample that comes while the one before it is being added is left out.
class StoreKeeper final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t kMostAmounts = 500'000;
    static constexpr std::chrono::milliseconds kLongestEnd{30'000};

    /// @param longestGap between samples
    StoreKeeper(connect::CollectStore plan, const std::vector<std::string>& clusters,
                usage::Seconds longestGap, std::size_t mostAmounts = kMostAmounts, QObject* parent = nullptr);
    ~StoreKeeper() override;

    /// A sample of @p partition of the cluster with the index @p cluster.
    void take(std::size_t cluster, const SnapshotPtr& snapshot, const std::string& partition);
    /// Writes what is not written yet, and waits for that at most @p longest: then a server that does not answer is left, once a
    /// connection that is being made, or the lock of a file, has timed out. It is not tried again.
    /// Errors: Network with the store, how many amounts, and waits, of each cluster are not written, and why.
    [[nodiscard]] Status finish(std::chrono::milliseconds longest = kLongestEnd);
    /// About the store itself.
    [[nodiscard]] std::vector<metrics::Family> families() const;

Q_SIGNALS:
    /// The store can be written again, or not any more, or for another reason than before; @p error is empty or says why.
    void storeChanged(const QString& error);
    /// @p amounts of @p cluster, and waits, are lost, because the store could not be written for too long.
    void amountsLost(const QString& cluster, qulonglong amounts);
    /// Updating the tables failed, or fails for another reason; empty: updated. Until then the store is written without what those of
    /// earlier versions lack.
    void updateChanged(const QString& error);
    /// Old intervals cannot be deleted, or for another reason than before; empty: they can be again.
    void removalChanged(const QString& error);
    void familiesChanged();

private:
    struct Books;
    struct Batch;
    struct Outcome;
    struct Counts;

    void write();
    void takeOutcome(const Outcome& outcome);
    void takeCounts(const Counts& counts);
    void report(const std::optional<Error>& error);
    /// False: it took until @p deadline, and the store was left.
    bool waitForWrites(const QDeadlineTimer& deadline);
    [[nodiscard]] std::string unwrittenText() const;

    connect::CollectStore m_plan;
    QString m_run; ///< name of this run of the collector
    std::vector<std::string> m_clusters;
    std::vector<bool> m_isAdding; ///< by cluster
    std::shared_ptr<Books> m_books; ///< of the jobs of m_samples
    QTimer m_timer; ///< it is time to write
    QElapsedTimer m_sinceWrite; ///< since the write under way, or the last one, began
    bool m_isWriting = false;
    bool m_isUp = false;
    std::optional<QString> m_error; ///< as it was reported; nothing: nothing was reported yet
    QString m_updateError; ///< as it was reported; empty: none
    QString m_removalError; ///< likewise
    std::uint64_t m_failures = 0; ///< since the last write
    std::optional<double> m_lastWrite; ///< seconds since the epoch
    std::vector<std::size_t> m_unwritten; ///< amounts, and waits, by cluster
    std::vector<std::size_t> m_lost; ///< likewise, since the start
    std::shared_ptr<history::StoreBreaker> m_breaker;
    std::shared_ptr<std::atomic<bool>> m_isEnding; ///< nothing is deleted any more
    std::shared_ptr<Batch>
        m_progress; ///< of the last job of m_writes, which alone uses it while it runs; null: there was none
    background::OrderedJobs m_samples;
    background::OrderedJobs m_writes;
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/insight/donors.h"
#include "core/insight/draining.h"
#include "core/insight/unused.h"
#include "core/snapshot/clustersnapshot.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::models {
/// What all samples of one partition come to.
struct PartitionHistory
{
    insight::QueuePeaks peaks;
    insight::ObservedUse use;
    insight::DrainingHistory draining;
    std::optional<SystemTime> last; ///< of the samples; nothing: there is none
};

/// By the name of the partition. Used by the jobs of one thread alone.
using HistoryStore = std::map<std::string, PartitionHistory>;

struct InsightData;

/// What the samples in @p store come to for a question about partition @p partition of the edited configuration; empty: that of the
/// source. nullptr: there are none of it, no such partition, or nothing is edited.
[[nodiscard]] const PartitionHistory* historyFor(const HistoryStore& store, const InsightData& data,
                                                 const QString& partition);

/// Sums up the samples of the source on screen, as they are recorded: what was demanded in each queue at most, and who used
/// something where. Not the samples themselves, so that it needs no more memory over time.
/// Threading: GUI thread; samples are read in the background, one after the other.
class SampleHistory final : public QObject
{
    Q_OBJECT
public:
    explicit SampleHistory(QObject* parent = nullptr);

    /// Samples that are not later than the ones before add nothing.
    void add(const SnapshotPtr& snapshot);
    /// Another source, or another run of it.
    void clear();

    /// For jobs on pool() alone; never null.
    [[nodiscard]] const std::shared_ptr<HistoryStore>& store() const { return m_store; }
    [[nodiscard]] QThreadPool* pool() { return m_jobs.pool(); }

Q_SIGNALS:
    void changed(); ///< more is known, or nothing any more; at most every two seconds while samples arrive

private:
    void report();

    std::shared_ptr<HistoryStore> m_store = std::make_shared<HistoryStore>();
    QTimer m_pause; ///< between two reports
    bool m_isChanged = false; ///< since the last report
    background::OrderedJobs m_jobs;
};

/// What samples a question was answered by.
struct SampleRange
{
    std::size_t samples = 0;
    SystemTime first; ///< known when there are samples
    SystemTime last;

    friend bool operator==(const SampleRange&, const SampleRange&) = default;
};

/// "120 samples from 2026-11-02 08:00:00 to 08:59:30"; empty without samples.
[[nodiscard]] QString sampleRangeText(const SampleRange& range);
/// A note that the samples cover less than an hour; empty when they cover more.
[[nodiscard]] QString shortRangeText(const SampleRange& range);
} // namespace quotadeck::models

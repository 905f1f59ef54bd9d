// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restconfig.h"
#include "app/feed/restreading.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>

#include <chrono>
#include <map>
#include <string>
#include <vector>

class QNetworkAccessManager;
class QThreadPool;

namespace quotadeck::feed {
/// One read of everything a scheduler tells, from the first request to the snapshot.
///
/// Shape:     partitions, clusters and health are asked for together; once the partitions are known, all parts of
///            the chosen one together. A required part that fails ends the poll at once.
/// Threading: GUI thread; answers are read in the pool.
/// Ownership: manager and pool must outlive it. Destroying it gives up silently, whatever is under way.
class RestPoll final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestPoll)
public:
    /// @p partition as for Feed::setPartition(), @p earlier as for makeReading().
    RestPoll(QNetworkAccessManager& manager, QThreadPool& pool, RestConfig config, std::string partition,
             SnapshotPtr earlier);
    ~RestPoll() override;

    void start(); ///< Once. finished() comes later, never from within.

    /// Until the last answer arrived, zero before.
    [[nodiscard]] std::chrono::milliseconds latency() const { return m_latency; }

Q_SIGNALS:
    void finished(const quotadeck::Result<quotadeck::feed::RestReading>& reading); ///< Exactly once.

private:
    using PartitionList = std::vector<PartitionInfo>;

    void ask(RestEndpoint endpoint);
    void take(RestEndpoint endpoint, const Result<HttpAnswer>& answer);
    void readPartitions(const HttpAnswer& answer);
    void askForPartition();
    void readAllIfComplete();
    void finish(const Result<RestReading>& reading);

    QNetworkAccessManager& m_manager;
    QThreadPool& m_pool;
    RestConfig m_config;
    std::string m_wanted;
    SnapshotPtr m_earlier;
    RestAnswers m_answers;
    int m_open = 0; ///< requests and partition lists under way
    bool m_isOver = false;
    QElapsedTimer m_elapsed;
    std::chrono::milliseconds m_latency{};
    QFutureWatcher<Result<PartitionList>> m_partitionsRead;
    QFutureWatcher<Result<RestReading>> m_allRead;
};
} // namespace quotadeck::feed

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/restconfig.h"
#include "app/http/httpanswer.h"
#include "background/jobs.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::feed {
/// The parts a scheduler is read in. The order is that of the requests: what belongs to a partition comes last.
enum class RestEndpoint {
    Partitions,
    Clusters,
    Health,
    Queues,
    Users,
    Groups,
    Applications,
    Nodes,
    Completed, ///< applications, as the next
    Rejected
};

/// What SourceStatus::unavailable calls @p endpoint: its path without the partition, "usage/users".
[[nodiscard]] std::string endpointName(RestEndpoint endpoint);

/// Its path in the REST interface of a scheduler. @p partition matters from Queues on.
[[nodiscard]] QUrl endpointUrl(RestEndpoint endpoint, const std::string& partition);

/// The answers of one poll, complete.
struct RestAnswers
{
    std::vector<PartitionInfo> partitions;
    std::string partition; ///< the one that was read; not among `partitions` if there is no such one
    /// All but the partitions. Without Completed and Rejected the finished applications are as they were.
    std::map<RestEndpoint, Result<http::HttpAnswer>> answers;
    SystemTime time; ///< when the last one arrived
};

/// What one poll led to.
struct RestReading
{
    SnapshotReading read;
    std::map<std::string, Error> unavailable; ///< as in SourceStatus

    friend bool operator==(const RestReading&, const RestReading&) = default;
};

/// The partitions @p answer lists. Errors: Parse, TooLarge, with its endpoint.
[[nodiscard]] Result<std::vector<PartitionInfo>> readPartitionList(const http::HttpAnswer& answer);

/// The applications @p answer lists. Errors: the same.
[[nodiscard]] Result<std::vector<ApplicationInfo>> readApplicationList(const http::HttpAnswer& answer);

/// The names of @p partitions, in their order.
[[nodiscard]] std::vector<std::string> namesOf(const std::vector<PartitionInfo>& partitions);

/// Makes a snapshot of @p answers.
///
/// The queues are required: their error is the result. Any other part that fails is noted as unavailable and
/// keeps what @p earlier, the snapshot before, or null, knows of it, except where the server does not offer it or refuses
/// it: that is unknown. A partition that does not exist is noted, too. Pure; takes milliseconds.
[[nodiscard]] Result<RestReading> makeReading(const RestAnswers& answers, const SnapshotPtr& earlier);

/// How many applications of a partition have ended, by state (REST-11).
using EndedCounts = std::map<std::string, std::int64_t>;

/// Whether a poll reads the finished applications.
struct FinishedRequest
{
    bool isWanted = false;
    std::optional<EndedCounts> known; ///< when they were read last: the same counts are not read again
};

/// One complete read of a scheduler, from the first request to the snapshot.
///
/// Shape:     partitions, clusters and health are requested together; once the partitions are known, all parts of
///            the chosen one together. A required part that fails ends the poll at once.
/// Threading: GUI thread; answers are read in the pool.
/// Ownership: the pool must outlive it. Destroying it gives up silently, whatever is under way.
class RestPoll final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestPoll)
public:
    /// @p partition as for Feed::setPartition(), @p earlier as for makeReading().
    RestPoll(QThreadPool& pool, RestConfig config, std::string partition, SnapshotPtr earlier,
             FinishedRequest finished = {});
    ~RestPoll() override;

    void start(); ///< Once. finished() comes later, never from within.

    /// Until the last answer arrived, zero before.
    [[nodiscard]] std::chrono::milliseconds latency() const { return m_latency; }
    /// The counts of the finished applications that were requested; nothing: they were not.
    [[nodiscard]] const std::optional<EndedCounts>& requestedFinished() const { return m_requestedFinished; }

Q_SIGNALS:
    void finished(const quotadeck::Result<quotadeck::feed::RestReading>& reading); ///< Exactly once.

private:
    using PartitionList = std::vector<PartitionInfo>;

    void ask(RestEndpoint endpoint);
    void take(RestEndpoint endpoint, const Result<http::HttpAnswer>& answer);
    void readPartitions(const http::HttpAnswer& answer);
    void askForPartition(Result<PartitionList> partitions);
    void askForFinished();
    void readAllIfComplete();
    void finish(const Result<RestReading>& reading);

    RestConfig m_config;
    std::string m_wanted;
    SnapshotPtr m_earlier;
    FinishedRequest m_finished;
    std::optional<EndedCounts> m_requestedFinished;
    RestAnswers m_answers;
    int m_open = 0; ///< requests and partition lists under way
    bool m_isOver = false;
    QElapsedTimer m_elapsed;
    std::chrono::milliseconds m_latency{};
    background::LatestJob m_reading;
};
} // namespace quotadeck::feed

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/koordinatorfeed.h"
#include "app/kube/koordinatoraccess.h"
#include "app/kube/kubeaccess.h"
#include "app/kube/objectwatch.h"
#include "background/jobs.h"
#include "core/elastic/quotajson.h"

#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace quotadeck::app {
/// Follows the elastic quotas of a cluster through its API server: the groups, the profiles that make some of them, and the nodes that
/// they share are watched; what the leading scheduler adds over HTTP, effective minima and pods, is asked for at an interval.
///
/// Shape:     the groups of all namespaces, or where these may not be listed, of that of the context. Whatever else may not be read
///            is unknown, and listed in SourceStatus::unavailable. A snapshot follows every change, and comes at the interval all the
///            same: a server that has sent nothing for so long is asked whether it is there. Its time is when that was heard from last.
/// Errors:    Unsupported for a cluster without elastic quotas; those of ObjectWatch.
/// Threading: GUI thread; objects are read on a worker thread.
class ClusterQuotaFeed final : public feed::Feed
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClusterQuotaFeed)
public:
    ClusterQuotaFeed(std::shared_ptr<kube::KubeAccess> server, std::string name,
                     std::chrono::milliseconds interval, kube::WatchTiming timing = {},
                     QObject* parent = nullptr);
    ~ClusterQuotaFeed() override;

    void start() override;
    void stop() override;
    void refresh() override; ///< Tries again what failed, and asks the scheduler.
    void setInterval(std::chrono::milliseconds interval) override; ///< @p interval is positive.
    void setPartition(const std::string&) override { } ///< Elastic quotas have none.
    void setGroup(const std::string& name) override; ///< If the scheduler can be asked.

    [[nodiscard]] SourceStatus status() const override { return m_status; }

private:
    template <typename T>
    using Cache = std::map<kube::ObjectKey, std::pair<kube::ApiObjectPtr, std::shared_ptr<const T>>>;
    /// The objects as they were read last: only those that differ are read again.
    struct Known
    {
        Cache<elastic::QuotaObject> quotas;
        Cache<elastic::QuotaMachine> nodes;
    };
    struct Input;
    struct Reading
    {
        std::shared_ptr<const Known> known;
        elastic::QuotaSnapshotPtr snapshot;
    };

    [[nodiscard]] static Reading makeReading(const Input& input);
    [[nodiscard]] std::unique_ptr<kube::ObjectWatch> newWatch(kube::WatchedResource watched);
    void watchQuotas(const std::string& nameSpace);
    void takeQuotaStatus(const kube::WatchStatus& status);
    void askScheduler();
    void takeSchedulerStatus(const SourceStatus& status);
    [[nodiscard]] bool isComplete() const;
    void readSoon();
    void tick();
    void read();
    void conclude(Reading reading);
    void showStatus();

    std::shared_ptr<kube::KubeAccess> m_server;
    std::chrono::milliseconds m_interval;
    kube::WatchTiming m_timing;
    SourceStatus m_status;
    std::string m_nameSpace; ///< the only one that is watched; empty: all
    std::optional<Error> m_refused; ///< to watch all
    std::unique_ptr<kube::ObjectWatch> m_quotas; ///< null while stopped, as the next
    std::unique_ptr<kube::ObjectWatch> m_profiles;
    std::unique_ptr<kube::ObjectWatch> m_nodes;
    std::shared_ptr<kube::KoordinatorAccess> m_pods;
    std::unique_ptr<feed::KoordinatorFeed> m_scheduler;
    std::optional<elastic::QuotaSummaries> m_summaries; ///< of the scheduler; nothing: it cannot be asked
    std::optional<Error> m_schedulerError;
    bool m_isSchedulerKnown = false; ///< it has answered, or will not
    std::shared_ptr<const Known> m_known;
    QTimer m_soon; ///< so that a burst of changes is one snapshot
    QTimer m_tick;
    QTimer m_patience; ///< runs while the first snapshot waits for what only completes it
    bool m_isReading = false;
    bool m_isDue = false; ///< something came while reading
    background::LatestJob m_job{this};
};
} // namespace quotadeck::app

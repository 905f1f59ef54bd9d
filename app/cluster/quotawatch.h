// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/feed/feed.h"
#include "app/kube/quotaclient.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace quotadeck::models {
class ElasticMonitor;
} // namespace quotadeck::models

namespace quotadeck::app {
/// Lets the monitor follow the elastic quotas of a scheduler or a cluster, beside the source of everything else, until the
/// monitor gets another source.
///
/// Ownership: @p monitor outlives it.
class QuotaWatch final : public QObject
{
    Q_OBJECT
public:
    explicit QuotaWatch(models::ElasticMonitor* monitor, QObject* parent = nullptr);

    /// Reads the scheduler at @p address from now on. Errors: InvalidArgument for what is no address.
    [[nodiscard]] Status start(const QString& address, const QString& token,
                               std::chrono::milliseconds interval);
    /// Whether a cluster is asked first if it has elastic quotas.
    enum class Discovery { First, Needless };
    /// Follows the cluster that @p connection leads to, if it has elastic quotas; discovered() says so.
    void follow(const ConnectionPtr& connection, std::chrono::milliseconds interval, Discovery discovery);
    void leave(); ///< Ends follow().
    void stop(); ///< Watches nothing any more.
    /// How often what is watched now is read; it must be a scheduler or a cluster.
    void setInterval(std::chrono::milliseconds interval);
    void
    refresh(); ///< Also asks again whether a cluster has elastic quotas that has refused the credentials. Ignored while there is nothing to do.
    /// That was watched last.
    [[nodiscard]] const QString& address() const { return m_address; }
    /// What was read last of the watched server. Null: nothing yet, the last read failed, or nothing is watched.
    [[nodiscard]] const elastic::QuotaSnapshotPtr& latest() const { return m_latest; }

Q_SIGNALS:
    /// Whether the cluster of follow() has elastic quotas; then the monitor has its source.
    void discovered(bool isThere);
    /// The first read of the scheduler or the cluster failed.
    void firstReadFailed(const quotadeck::Error& error);
    /// After each read of the watched server. Null: the read failed, or the server is watched no longer.
    void quotasRead(const quotadeck::elastic::QuotaSnapshotPtr& quotas);

private:
    void take(const elastic::QuotaSnapshotPtr& quotas);
    void discover(const std::function<void()>& found);
    void begin(std::unique_ptr<feed::Feed> feed);

    models::ElasticMonitor* m_monitor; // not owned
    std::unique_ptr<feed::Feed> m_feed; ///< null: nothing is watched
    std::unique_ptr<kube::QuotaClient> m_discovery; ///< of the cluster that is followed, or null
    std::function<void()> m_discoverAgain; ///< once the credentials are accepted; null: needless
    elastic::QuotaSnapshotPtr m_latest;
    QString m_address;
};
} // namespace quotadeck::app

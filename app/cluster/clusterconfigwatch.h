// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/kube/configclient.h"
#include "app/kube/objectwatch.h"
#include "background/jobs.h"
#include "core/kube/clusterconfig.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::app {
struct ConfigWatchTiming
{
    kube::WatchTiming watch{};
    std::chrono::milliseconds interval{60'000}; ///< of reading where watching is not allowed
};

/// Follows the configuration that a scheduler in Kubernetes has stored in its ConfigMaps.
///
/// Shape:     watches both maps. Without the right to list and watch them it reads them at an interval; without the right to read
///            them it gives up, and the configuration is not known.
/// Errors:    none are reported: what needs the configuration reads it and reports why it cannot.
/// Threading: GUI thread; never waits.
class ClusterConfigWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClusterConfigWatch)
public:
    /// @p connection leads to a cluster. Starts when the event loop runs.
    explicit ClusterConfigWatch(ConnectionPtr connection, ConfigWatchTiming timing = {},
                                QObject* parent = nullptr);
    ~ClusterConfigWatch() override;

    /// As it was stored last; nothing: not known.
    [[nodiscard]] const std::optional<kube::ClusterConfig>& config() const { return m_config; }
    /// Whether config() is what is stored now, as far as the server has reported.
    [[nodiscard]] bool isCurrent() const;
    /// The server accepts the credentials again, or is there again.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    struct Watches
    {
        Watches(const http::ServerAccessPtr& server, const std::string& nameSpace,
                const kube::WatchTiming& timing);

        kube::ObjectWatch defaults;
        kube::ObjectWatch configs;
    };

    void find();
    void watch(const std::string& nameSpace);
    void follow(kube::ObjectWatch& watch);
    void takeStatus(const kube::WatchStatus& status);
    void readMaps();
    void poll();
    void take(const Result<kube::ClusterConfig>& config);

    ConnectionPtr m_connection;
    ConfigWatchTiming m_timing;
    bool m_isSearching = false;
    std::string m_nameSpace; ///< of the scheduler; empty: not found yet
    std::unique_ptr<Watches> m_watches; ///< null: not allowed, or not found yet
    std::unique_ptr<kube::ConfigClient> m_client; ///< where watching is not allowed
    QTimer m_poll;
    background::LatestJob m_reading{this};
    bool m_isReading = false; ///< the maps as they are now
    bool m_isPolling = false; ///< likewise, of m_client
    std::optional<kube::ClusterConfig> m_config;
};
} // namespace quotadeck::app

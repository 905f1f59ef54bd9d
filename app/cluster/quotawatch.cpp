// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/quotawatch.h"

#include "app/cluster/clusterquotafeed.h"
#include "app/feed/koordinatorfeed.h"
#include "models/elastic/elasticmonitor.h"

#include <QTimer>

#include <utility>

namespace quotadeck::app {
namespace {
constexpr std::chrono::seconds kNextDiscovery{10}; ///< after one that did not reach the server
}

QuotaWatch::QuotaWatch(models::ElasticMonitor* monitor, QObject* parent) : QObject(parent), m_monitor(monitor)
{
    connect(m_monitor, &models::ElasticMonitor::sourceChanged, this, [this] {
        if (m_monitor->kind() == SourceKind::Rest) {
            m_latest = nullptr; // it was of the source before
            return;
        }
        m_feed.reset();
        m_discovery.reset();
        take(nullptr);
    });
    connect(m_monitor, &models::ElasticMonitor::groupChanged, this, [this](const QString& name) {
        if (!m_feed)
            return;
        m_feed->setGroup(name.toStdString());
        m_feed->refresh();
    });
}

void QuotaWatch::take(const elastic::QuotaSnapshotPtr& quotas)
{
    m_latest = quotas;
    Q_EMIT quotasRead(quotas);
}

Status QuotaWatch::start(const QString& address, const QString& token, std::chrono::milliseconds interval)
{
    const connect::Secrets secrets{.token = token.toStdString()};
    const auto connection
        = Connection::open({.reach = connect::addressReach(address.toStdString(), secrets)}, secrets);
    if (!connection)
        return tl::unexpected(connection.error());
    feed::RestConfig config = (*connection)->rest();
    config.interval = interval;
    m_address = address;
    m_discovery.reset();
    begin(std::make_unique<feed::KoordinatorFeed>(std::move(config)));
    return {};
}

void QuotaWatch::follow(const ConnectionPtr& connection, std::chrono::milliseconds interval,
                        Discovery discovery)
{
    leave();
    const auto& server = connection->cluster()->server();
    m_discovery = std::make_unique<kube::QuotaClient>(server, connection->name());
    const auto found = [this, server, name = connection->name(), interval] {
        begin(std::make_unique<ClusterQuotaFeed>(server, name, interval));
        Q_EMIT discovered(true);
    };
    if (discovery == Discovery::First)
        discover(found);
    else
        found();
}

void QuotaWatch::discover(const std::function<void()>& found)
{
    m_discovery->discover([this, found](const Result<bool>& isThere) {
        if (isThere && *isThere)
            found();
        else if (!isThere && kube::isConnectionError(isThere.error()))
            QTimer::singleShot(kNextDiscovery, m_discovery.get(), [this, found] { discover(found); });
        else if (!isThere && isThere.error().code == ErrorCode::Unauthorized)
            m_discoverAgain = [this, found] { discover(found); };
        else // what may not be found out is as good as nothing
            Q_EMIT discovered(false);
    });
}

void QuotaWatch::setInterval(std::chrono::milliseconds interval)
{
    if (m_feed)
        m_feed->setInterval(interval);
}

void QuotaWatch::leave()
{
    if (m_discovery)
        stop();
}

void QuotaWatch::stop()
{
    m_discovery.reset();
    m_discoverAgain = nullptr;
    if (std::exchange(m_feed, nullptr))
        m_monitor->setSource(SourceKind::None, {});
}

void QuotaWatch::begin(std::unique_ptr<feed::Feed> feed)
{
    m_feed = std::move(feed);
    m_monitor->setSource(SourceKind::Rest, QString::fromStdString(m_feed->status().name));
    connect(m_feed.get(), &feed::Feed::snapshotRead, m_monitor, [this](const feed::SnapshotReading& reading) {
        m_monitor->setSnapshot(reading.quotas);
        take(reading.quotas);
    });
    connect(m_feed.get(), &feed::Feed::statusChanged, this, [this](const SourceStatus& status) {
        m_monitor->setStatus(status);
        if (status.error)
            take(nullptr);
        if (status.error && !status.lastGood)
            Q_EMIT firstReadFailed(*status.error);
    });
    m_feed->start();
}

void QuotaWatch::refresh()
{
    if (m_feed)
        m_feed->refresh();
    else if (const auto again = std::exchange(m_discoverAgain, nullptr))
        again();
}
} // namespace quotadeck::app

#include "moc_quotawatch.cpp"

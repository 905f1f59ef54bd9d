// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quotawatch.h"

#include "app/connection.h"
#include "models/elastic/elasticmonitor.h"

#include <utility>

namespace quotadeck::app {
QuotaWatch::QuotaWatch(models::ElasticMonitor* monitor, QObject* parent) : QObject(parent), m_monitor(monitor)
{
    connect(m_monitor, &models::ElasticMonitor::sourceChanged, this, [this] {
        if (m_monitor->kind() != SourceKind::Rest)
            m_feed.reset();
    });
    connect(m_monitor, &models::ElasticMonitor::groupChanged, this, [this](const QString& name) {
        if (!m_feed)
            return;
        m_feed->setGroup(name.toStdString());
        m_feed->refresh();
    });
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
    m_feed = std::make_unique<feed::KoordinatorFeed>(std::move(config));
    m_monitor->setSource(SourceKind::Rest, QString::fromStdString(m_feed->status().name));
    connect(m_feed.get(), &feed::Feed::snapshotRead, m_monitor,
            [this](const feed::SnapshotReading& reading) { m_monitor->setSnapshot(reading.quotas); });
    connect(m_feed.get(), &feed::Feed::statusChanged, this, [this](const SourceStatus& status) {
        m_monitor->setStatus(status);
        if (status.error && !status.lastGood)
            Q_EMIT firstReadFailed(*status.error);
    });
    m_feed->start();
    return {};
}

void QuotaWatch::refresh()
{
    if (m_feed)
        m_feed->refresh();
}
} // namespace quotadeck::app

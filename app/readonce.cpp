// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readonce.h"

#include "app/clusterquotafeed.h"
#include "app/commandconnection.h"
#include "app/feed/activeconfigreader.h"
#include "app/feed/koordinatorfeed.h"
#include "app/feed/restfeed.h"
#include "app/http/httpfetcher.h"

#include <QEventLoop>
#include <QObject>

#include <memory>
#include <optional>

namespace quotadeck::app {
namespace {
/// The first that @p feed reads; errors of its first status with one.
Result<feed::SnapshotReading> readFirst(feed::Feed& feed)
{
    std::optional<Result<feed::SnapshotReading>> outcome;
    QEventLoop loop;
    QObject::connect(&feed, &feed::Feed::snapshotRead, &loop, [&](const feed::SnapshotReading& reading) {
        outcome = reading;
        loop.quit();
    });
    QObject::connect(&feed, &feed::Feed::statusChanged, &loop, [&outcome, &loop](const SourceStatus& status) {
        if (!status.error || outcome)
            return;
        outcome = tl::unexpected(*status.error);
        loop.quit();
    });
    feed.start();
    if (!outcome)
        loop.exec();
    return *outcome;
}
} // namespace

Result<cli::SnapshotReading> readOnce(const cli::ServerChoice& server, const std::string& partition)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    feed::RestFeed feed((*connection)->rest());
    feed.setPartition(partition);
    return readFirst(feed).map([&feed](const feed::SnapshotReading& reading) {
        return cli::SnapshotReading{reading.snapshot, feed.status().unavailable};
    });
}

namespace {
Result<cli::QuotaReading> readQuotas(feed::Feed& feed)
{
    return readFirst(feed).map([&feed](const feed::SnapshotReading& reading) {
        return cli::QuotaReading{{reading.quotas->objects, reading.quotas->pods}, feed.status().unavailable};
    });
}
} // namespace

Result<cli::QuotaReading> readQuotasOnce(const cli::ServerChoice& server)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    if (const auto& cluster = (*connection)->cluster()) {
        ClusterQuotaFeed feed(cluster->server(), (*connection)->name(), (*connection)->rest().interval);
        return readQuotas(feed);
    }
    feed::KoordinatorFeed feed((*connection)->rest());
    return readQuotas(feed);
}

Result<cli::ActiveConfig> readActiveConfigOnce(const cli::ServerChoice& server)
{
    const auto connection = connectionFor(server);
    if (!connection)
        return tl::unexpected(connection.error());
    const feed::RestConfig& config = (*connection)->rest();
    const auto request = feed::activeConfigRequest(config);
    http::HttpFetcher fetcher(config.access, request);
    std::optional<Result<http::HttpAnswer>> answer;
    QEventLoop loop;
    QObject::connect(&fetcher, &http::HttpFetcher::finished, &loop,
                     [&](const Result<http::HttpAnswer>& received) {
                         answer = received;
                         loop.quit();
                     });
    fetcher.start();
    loop.exec();
    return answer->map([&](const http::HttpAnswer& received) {
        return cli::ActiveConfig{config.name + received.where, received.body.toStdString()};
    });
}
} // namespace quotadeck::app

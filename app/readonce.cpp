// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readonce.h"

#include "app/feed/activeconfigreader.h"
#include "app/feed/koordinatorfeed.h"
#include "app/feed/restfeed.h"
#include "app/http/httpfetcher.h"
#include "app/schedulerconfig.h"

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
    auto config = configFor(server);
    if (!config)
        return tl::unexpected(config.error());
    feed::RestFeed feed(*std::move(config));
    feed.setPartition(partition);
    return readFirst(feed).map([&feed](const feed::SnapshotReading& reading) {
        return cli::SnapshotReading{reading.snapshot, feed.status().unavailable};
    });
}

Result<elastic::QuotaSummaries> readQuotasOnce(const cli::ServerChoice& server)
{
    auto config = feed::KoordinatorFeed::configFor(server.url);
    if (!config)
        return tl::unexpected(config.error());
    feed::KoordinatorFeed feed(*std::move(config));
    return readFirst(feed).map([](const feed::SnapshotReading& reading) {
        return elastic::QuotaSummaries{reading.quotas->objects, reading.quotas->pods};
    });
}

Result<cli::ActiveConfig> readActiveConfigOnce(const cli::ServerChoice& server)
{
    const auto config = configFor(server);
    if (!config)
        return tl::unexpected(config.error());
    const auto request = feed::activeConfigRequest(*config);
    http::HttpFetcher fetcher(config->access, request);
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
        const std::string url = request.url.toEncoded().toStdString();
        return cli::ActiveConfig{request.url.isRelative() ? config->name + url : url,
                                 received.body.toStdString()};
    });
}
} // namespace quotadeck::app

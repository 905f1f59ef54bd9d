// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readonce.h"

#include "app/feed/activeconfigreader.h"
#include "app/feed/httpfetcher.h"
#include "app/feed/koordinatorfeed.h"
#include "app/feed/restfeed.h"

#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QObject>

#include <memory>
#include <optional>

namespace quotadeck::app {
Result<cli::SnapshotReading> readOnce(const std::string& url, const std::string& partition)
{
    auto config = feed::RestConfig::fromAddress(url);
    if (!config)
        return tl::unexpected(config.error());

    feed::RestFeed feed(*std::move(config));
    feed.setPartition(partition);
    std::optional<Result<cli::SnapshotReading>> outcome;
    QEventLoop loop;
    QObject::connect(&feed, &feed::Feed::updated, &loop,
                     [&](const std::shared_ptr<const SnapshotUpdate>& update) {
                         outcome = cli::SnapshotReading{update->snapshot, feed.status().unavailable};
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
    feed.stop();
    return *outcome;
}

Result<elastic::QuotaSummaries> readQuotasOnce(const std::string& url)
{
    auto config = feed::KoordinatorFeed::configFor(url);
    if (!config)
        return tl::unexpected(config.error());
    feed::KoordinatorFeed feed(*std::move(config));
    std::optional<Result<elastic::QuotaSummaries>> outcome;
    QEventLoop loop;
    QObject::connect(&feed, &feed::KoordinatorFeed::updated, &loop,
                     [&](const elastic::QuotaSnapshotPtr& snapshot) {
                         outcome = elastic::QuotaSummaries{snapshot->objects, snapshot->pods};
                         loop.quit();
                     });
    QObject::connect(&feed, &feed::KoordinatorFeed::statusChanged, &loop, [&](const SourceStatus& status) {
        if (!status.error || outcome)
            return;
        outcome = tl::unexpected(*status.error);
        loop.quit();
    });
    feed.start();
    loop.exec();
    feed.stop();
    return *outcome;
}

Result<cli::ActiveConfig> readActiveConfigOnce(const std::string& url)
{
    auto config = feed::RestConfig::fromAddress(url);
    if (!config)
        return tl::unexpected(config.error());
    const auto request = feed::activeConfigRequest(*config);
    QNetworkAccessManager manager;
    feed::HttpFetcher fetcher(manager, request);
    std::optional<Result<feed::HttpAnswer>> answer;
    QEventLoop loop;
    QObject::connect(&fetcher, &feed::HttpFetcher::finished, &loop,
                     [&](const Result<feed::HttpAnswer>& received) {
                         answer = received;
                         loop.quit();
                     });
    fetcher.start();
    loop.exec();
    return answer->map([&](const feed::HttpAnswer& received) {
        return cli::ActiveConfig{request.url.toEncoded().toStdString(), received.body.toStdString()};
    });
}
} // namespace quotadeck::app
